import { CARD_IDS, CARDS, type DuelMove, type Refusal, TOKEN_IDS, TOKENS, WONDER_IDS, WONDERS } from '@maravilha/duel';
import { describeCost, describeEffects, describeRefusal, nameOfThing } from '@maravilha/words/duel';
import { billLines, type DuelAsideWords, describeBill, describeEvent, describeMove } from '@maravilha/words/duel/aside';
import { en } from '@maravilha/words/duel/aside/en';
import { ptBR } from '@maravilha/words/duel/aside/pt-BR';
import { describe, expect, test } from 'vitest';
import { EVENTS } from './duel-events.ts';

const LANGUAGES: readonly (readonly [string, DuelAsideWords])[] = [
  ['English', en],
  ['Portuguese', ptBR],
];
const nameOf = (seat: number): string => (seat === 0 ? 'Íris' : 'Caio');

/** A sentence for people: no hole, no key, no doubled space, a full stop at the end. */
const expectSentence = (text: string): void => {
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  expect(text).not.toMatch(/ {2}|\b(effect|event|refusal|card|wonder|token)\.[a-z]/);
  expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
};

// Records over the unions, so that a new kind does not compile until it has an example here.
const REFUSALS: { readonly [K in Refusal['code']]: Extract<Refusal, { code: K }> } = {
  'game-over': { code: 'game-over' },
  'not-your-turn': { code: 'not-your-turn' },
  'other-decision': { code: 'other-decision', decision: 'library' },
  'not-on-the-table': { code: 'not-on-the-table' },
  covered: { code: 'covered', by: [14, 15] },
  'too-expensive': { code: 'too-expensive', short: 3 },
  'not-your-wonder': { code: 'not-your-wonder' },
  'already-built': { code: 'already-built' },
  'wonder-limit': { code: 'wonder-limit' },
};

const MOVES: { readonly [K in DuelMove['kind']]: Extract<DuelMove, { kind: K }> } = {
  draft: { kind: 'draft', wonder: 'hanging-gardens' },
  build: { kind: 'build', card: 'baths' },
  discard: { kind: 'discard', card: 'baths' },
  wonder: { kind: 'wonder', wonder: 'piraeus', card: 'baths' },
  token: { kind: 'token', token: 'law' },
  destroy: { kind: 'destroy', card: 'sawmill' },
  revive: { kind: 'revive', card: 'palace' },
  starter: { kind: 'starter', seat: 1 },
};

describe.each(LANGUAGES)('%s', (_, words) => {
  test('no message is empty', () => {
    for (const [key, message] of Object.entries(words)) if (typeof message === 'string') expect(message, key).not.toBe('');
  });

  test('every card, wonder and progress token has its own name', () => {
    for (const ids of [CARD_IDS, WONDER_IDS, TOKEN_IDS]) {
      const names = ids.map((id) => nameOfThing(words, id));
      expect(new Set(names).size).toBe(ids.length);
      for (const name of names) expect(name).toMatch(/^\p{Lu}/u);
    }
  });

  test('every effect is told in a sentence', () => {
    for (const table of [CARDS, WONDERS, TOKENS])
      for (const thing of Object.values(table)) expectSentence(describeEffects(words, thing.effects));
  });

  test('every cost can be told', () => {
    for (const table of [CARDS, WONDERS])
      for (const thing of Object.values(table)) expect(describeCost(words, thing.cost)).not.toMatch(/undefined|^$/);
  });

  test('every event is told in a sentence that names its seat', () => {
    for (const event of Object.values(EVENTS).flat()) {
      const text = describeEvent(words, event, nameOf);
      expectSentence(text);
      if ('seat' in event) expect(text).toContain(nameOf(event.seat));
    }
  });

  test('every refusal is told in a sentence', () => {
    for (const refusal of Object.values(REFUSALS)) expectSentence(describeRefusal(words, refusal));
  });

  test('every move has a label', () => {
    const labels = Object.values(MOVES).map((move) => describeMove(words, move, nameOf));
    for (const label of labels) expect(label).not.toMatch(/undefined/);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

test('counts take the form of their language', () => {
  expect([0, 1, 2].map((count) => en.coins({ count }))).toEqual(['0 coins', '1 coin', '2 coins']);
  expect([0, 1, 2].map((count) => ptBR.coins({ count }))).toEqual(['0 moedas', '1 moeda', '2 moedas']);
  expect(ptBR.units({ count: 2, resource: 'clay' })).toBe('2 argilas');
});

test('a wonder of many effects is one sentence', () => {
  expect(describeEffects(en, WONDERS['appian-way'].effects)).toBe(
    'Take 3 coins; the opponent loses 3 coins; play again; 3 victory points.',
  );
  expect(describeEffects(ptBR, WONDERS['appian-way'].effects)).toBe(
    'Receba 3 moedas; o oponente perde 3 moedas; jogue novamente; 3 pontos de vitória.',
  );
});

test('Portuguese articles follow the gender of the name', () => {
  const built = (card: (typeof CARD_IDS)[number]): string =>
    describeEvent(ptBR, { kind: 'built', seat: 0, card, by: 'chain', paid: 0, trade: 0 }, nameOf);
  expect(built('aqueduct')).toBe('Íris construiu o Aqueduto de graça, por encadeamento.');
  expect(built('gardens')).toBe('Íris construiu os Jardins de graça, por encadeamento.');
  expect(built('library')).toBe('Íris construiu a Biblioteca de graça, por encadeamento.');
  expect(describeEvent(ptBR, { kind: 'drafted', seat: 1, wonder: 'pyramids' }, nameOf)).toBe('Caio escolheu as Pirâmides.');
});

test('a bill names every source of what is paid', () => {
  const bill = {
    chain: undefined,
    coins: 2,
    units: [
      { resource: 'stone', from: 'own' },
      { resource: 'stone', from: 'choice', by: 'caravansery' },
      { resource: 'wood', from: 'discount', by: 'masonry' },
      { resource: 'glass', from: 'bought', price: 3, rival: 1 },
      { resource: 'papyrus', from: 'bought', price: 1, rival: 2, fixedBy: 'customs-house' },
      { resource: 'papyrus', from: 'bought', price: 1, rival: 2, fixedBy: 'customs-house' },
    ],
    trade: 5,
    total: 7,
  } as const;
  expect(billLines(en, bill)).toEqual([
    'Coin cost: 2.',
    'Own production: 1 stone.',
    'Caravansery produces 1 stone.',
    'Masonry saves 1 wood.',
    'Bought: 1 glass for 1 × 3 (2 + 1, because the opponent produces 1).',
    'Bought: 2 papyrus for 2 × 1 (price fixed by Customs House).',
  ]);
  expect(describeBill(en, bill)).toMatch(/^7 coins\. Coin cost/);
  expect(describeBill(ptBR, bill)).toMatch(/^7 moedas\. Custo em moedas: 2\. Produção própria: 1 pedra\./);
});

test('a chain and a free card are told as such', () => {
  const bill = { chain: undefined, coins: 0, units: [], trade: 0, total: 0 };
  expect(describeBill(en, bill)).toBe('Free.');
  expect(describeBill(en, { ...bill, chain: { symbol: 'drop', by: 'baths' } })).toBe('Free: chained from the Baths (drop).');
  expect(describeBill(ptBR, { ...bill, chain: { symbol: 'drop', by: 'baths' } })).toBe('Grátis pelo encadeamento com os Banhos (gota).');
});
