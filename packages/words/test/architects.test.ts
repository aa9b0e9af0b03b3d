import {
  type ArchitectsEvent,
  type ArchitectsMove,
  CARD_IDS,
  COLOURS,
  DECISIONS,
  DECKS,
  ENDINGS,
  type Refusal,
  SCORE_ROWS,
  type Stage,
  TOKEN_IDS,
  WONDER_IDS,
} from '@maravilha/architects';
import {
  type ArchitectsWords,
  describeCard,
  describeCost,
  describeEvent,
  describeMove,
  describePayment,
  describeRefusal,
  describeStage,
  describeToken,
  describeWonder,
  tokenInShort,
} from '@maravilha/words/architects';
import { en } from '@maravilha/words/architects/en';
import { ptBR } from '@maravilha/words/architects/pt-BR';
import { describe, expect, test } from 'vitest';
import { EVENTS } from './architects-events.ts';

const LANGUAGES: readonly (readonly [string, ArchitectsWords])[] = [
  ['English', en],
  ['Portuguese', ptBR],
];
const NAMES = ['Íris', 'Caio', 'Dora', 'Otto'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';
const STAGES: readonly Stage[] = [1, 2, 3, 4, 5];
const DECK_IDS = Object.keys(DECKS) as readonly (keyof typeof DECKS)[];

/** Text for people: no hole, no key, no doubled space. */
const expectClause = (text: string): void => {
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  expect(text).not.toMatch(/ {2}|^ | $|^$|\b(effect|event|refusal|card|deck|stage|token|wonder)\.[a-z]/);
};
const expectText = (text: string): void => {
  expectClause(text);
  expect(text).toMatch(/^[\p{Lu}\d]/u);
};
const expectSentence = (text: string): void => {
  expectText(text);
  expect(text).toMatch(/[.!]$/);
};

// Records over the unions, so that a new kind does not compile until it has an example here.
const REFUSALS: { readonly [K in Refusal['code']]: readonly Extract<Refusal, { code: K }>[] } = {
  'game-over': [{ code: 'game-over' }],
  'not-awaited': [{ code: 'not-awaited' }],
  'other-decision': DECISIONS.map((decision) => ({ code: 'other-decision', decision })),
  'not-offered': [{ code: 'not-offered' }],
  'out-of-reach': DECK_IDS.map((deck) => ({ code: 'out-of-reach', deck })),
  'deck-empty': DECK_IDS.map((deck) => ({ code: 'deck-empty', deck })),
  'no-extra-card': [{ code: 'no-extra-card' }],
  'not-among-them': CARD_IDS.map((card) => ({ code: 'not-among-them', card })),
  'already-built': STAGES.map((stage) => ({ code: 'already-built', stage })),
  'not-yet': [
    { code: 'not-yet', needs: [1] },
    { code: 'not-yet', needs: [2, 3, 4] },
  ],
  'cannot-pay': [
    { code: 'cannot-pay', short: 1, cost: { count: 3, match: 'different' } },
    { code: 'cannot-pay', short: 2, cost: { count: 3, match: 'identical' } },
  ],
  'bad-payment': [{ code: 'bad-payment' }],
  'which-payment': [{ code: 'which-payment' }],
  'no-such-set': [{ code: 'no-such-set' }],
  'no-token': [{ code: 'no-token' }],
  forced: [
    { code: 'forced', stages: [2], exchange: false },
    { code: 'forced', stages: [], exchange: true },
    { code: 'forced', stages: [2, 3], exchange: true },
  ],
  'nothing-open': [{ code: 'nothing-open' }],
};

const MOVES: { readonly [K in ArchitectsMove['kind']]: readonly Extract<ArchitectsMove, { kind: K }>[] } = {
  starter: [
    { kind: 'starter', seat: 0 },
    { kind: 'starter', seat: 1 },
  ],
  wonder: WONDER_IDS.map((wonder) => ({ kind: 'wonder', wonder })),
  take: DECK_IDS.map((deck) => ({ kind: 'take', deck })),
  search: DECK_IDS.map((deck) => ({ kind: 'search', deck })),
  keep: CARD_IDS.map((card) => ({ kind: 'keep', card })),
  build: [
    { kind: 'build', stage: 1 },
    { kind: 'build', stage: 1, pay: ['wood', 'coin'] },
    { kind: 'build', stage: 1, pay: ['coin', 'coin'] },
    { kind: 'build', stage: 2, pay: ['coin', 'coin'] },
  ],
  exchange: [
    { kind: 'exchange', symbols: ['gear', 'gear'] },
    { kind: 'exchange', symbols: ['compass', 'gear', 'tablet'] },
  ],
  token: [{ kind: 'token', token: 'pile' }, ...TOKEN_IDS.map((token) => ({ kind: 'token', token }) as const)],
  end: [{ kind: 'end' }],
};

const toldOf = (words: ArchitectsWords, kind: ArchitectsEvent['kind']): readonly string[] =>
  EVENTS[kind].map((event) => describeEvent(words, event, nameOf));
const events = (): readonly ArchitectsEvent[] => Object.values(EVENTS).flat();
const refusals = (): readonly Refusal[] => Object.values(REFUSALS).flat();
const moves = (): readonly ArchitectsMove[] => Object.values(MOVES).flat();

describe.each(LANGUAGES)('%s', (_, words) => {
  test('every card, wonder, deck, token and colour has a name of its own', () => {
    const lists = [
      CARD_IDS.map((card) => words[`card.${card}`]),
      WONDER_IDS.flatMap((wonder) => [words[`wonder.${wonder}`], words[`monument.${wonder}`]]),
      TOKEN_IDS.map((token) => words[`token.${token}`]),
    ];
    for (const names of lists) {
      for (const name of names) expectText(name);
      expect(new Set(names).size).toBe(names.length);
    }
    const plain = [CARD_IDS.map((card) => words[`a.card.${card}`]), DECK_IDS.map((deck) => words[`deck.${deck}`])];
    for (const names of [...plain, COLOURS.map((colour) => words[`colour.${colour}`])]) {
      for (const name of names) expectClause(name);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const wonder of WONDER_IDS) expect(words[`deck.${wonder}`]).toContain(words[`wonder.${wonder}`]);
  });

  test('every card, token, wonder and stage is told in a sentence of its own', () => {
    const grouped = [
      CARD_IDS.map((card) => describeCard(words, card)),
      TOKEN_IDS.map((token) => describeToken(words, token)),
      WONDER_IDS.map((wonder) => describeWonder(words, wonder)),
    ];
    for (const told of grouped) for (const text of told) expectSentence(text);
    // The three symbols do the same.
    expect(grouped.map((told) => new Set(told).size)).toEqual([CARD_IDS.length - 2, TOKEN_IDS.length, WONDER_IDS.length]);
    for (const wonder of WONDER_IDS) for (const stage of STAGES) expectSentence(describeStage(words, wonder, stage));
    const shorts = TOKEN_IDS.map((token) => tokenInShort(words, token));
    for (const text of shorts) expectClause(text);
    expect(new Set(shorts).size).toBe(TOKEN_IDS.length);
    expect(new Set(STAGES.map((stage) => describeCost(words, stage))).size).toBe(STAGES.length);
  });

  test('every event is told in a sentence that names its seat', () => {
    for (const event of events()) {
      const text = describeEvent(words, event, nameOf);
      expectSentence(text);
      if ('seat' in event) expect(text).toContain(nameOf(event.seat));
    }
    const told = events().map((event) => describeEvent(words, event, nameOf));
    expect(new Set(told).size).toBe(told.length);
  });

  test('the card that the Cat shows is not named to others', () => {
    const [known, hidden] = EVENTS.looked.map((event) => describeEvent(words, event, nameOf));
    expect(known).toContain(words['a.card.gear']);
    for (const card of CARD_IDS) expect(hidden).not.toContain(words[`a.card.${card}`]);
  });

  test('every refusal is told in a sentence of its own', () => {
    const told = refusals().map((refusal) => describeRefusal(words, refusal));
    for (const text of told) expectSentence(text);
    // A game that is over is told in one way, whatever was asked.
    expect(told.length - new Set(told).size).toBeLessThanOrEqual(1);
  });

  test('every move has its own label', () => {
    const labels = moves().map((move) => describeMove(words, move, nameOf));
    for (const label of labels) expectText(label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('every decision has a prompt, and a line for those who wait', () => {
    for (const decision of DECISIONS) {
      expectText(words[`decision.${decision}`]);
      const line = words[`decision.wait.${decision}`]({ name: 'Íris' });
      expectText(line);
      if (decision !== 'over') expect(line).toContain('Íris');
    }
  });

  test('every row of the score pad and every ending has words', () => {
    const rows = SCORE_ROWS.map((row) => words[`score.${row}`]);
    expect(new Set(rows).size).toBe(SCORE_ROWS.length);
    for (const ending of ENDINGS) {
      expectText(words[`ending.${ending}`]);
      expectSentence(words[`ending.${ending}.how`]);
    }
    for (const key of ['ending.tie.stages', 'ending.shared'] as const) expectSentence(words[key]);
  });
});

test('no English is left in what Portuguese sentences say', () => {
  const english = /\b(the|of|and|or|your|you|card|coin|coins|built|took|stage|deck|for|from|to|with)\b/i;
  const told = [
    ...Object.values(ptBR).filter((message) => typeof message === 'string'),
    ...CARD_IDS.map((card) => describeCard(ptBR, card)),
    ...TOKEN_IDS.flatMap((token) => [describeToken(ptBR, token), tokenInShort(ptBR, token)]),
    ...WONDER_IDS.flatMap((wonder) => STAGES.map((stage) => describeStage(ptBR, wonder, stage))),
    ...events().map((event) => describeEvent(ptBR, event, nameOf)),
    ...refusals().map((refusal) => describeRefusal(ptBR, refusal)),
    ...moves().map((move) => describeMove(ptBR, move, nameOf)),
  ];
  for (const text of told) expect(text).not.toMatch(english);
});

test('counts take the form of their language', () => {
  expect([0, 1, 2].map((count) => en.units({ count, card: 'compass' }))).toEqual(['0 compasses', '1 compass', '2 compasses']);
  expect([1, 2].map((count) => ptBR.units({ count, card: 'gear' }))).toEqual(['1 engrenagem', '2 engrenagens']);
  expect(en.units({ count: 2, card: 'wood' })).toBe('2 wood');
  expect(ptBR.units({ count: 2, card: 'blue-3' })).toBe('2 cartas azuis de 3 pontos');
});

test('what tokens and stages do', () => {
  expect(describeToken(en, 'jewellery')).toBe('When you take stone or a coin, you may take 1 more card; once a turn.');
  expect(describeToken(ptBR, 'propaganda')).toBe(
    'Ao pegar uma carta vermelha com buzina, você pode pegar mais 1 carta; uma vez por turno.',
  );
  expect(tokenInShort(ptBR, 'crafts')).toBe('papiro ou vidro: mais 1 carta');
  expect(tokenInShort(en, 'science')).toBe('green card: 1 more card');
  expect(describeStage(en, 'ephesus', 5)).toBe('Stage 5 (4 different resources): 7 victory points; after stages 2, 3, and 4.');
  expect(describeStage(en, 'babylon', 2)).toBe('Stage 2 (2 identical resources): take a progress token; after stage 1.');
  expect(describeStage(ptBR, 'olympia', 4)).toBe(
    '4º Estágio (3 recursos idênticos): 5 pontos de vitória; pegue as cartas do topo do baralho à sua esquerda e do baralho à sua direita; depois do 2º e do 3º Estágio.',
  );
  expect(describePayment(en, { cards: ['wood', 'coin'], coins: 1, economy: true, engineering: false })).toBe(
    '1 wood and 1 coin; one coin counts twice (Economy)',
  );
});

test('a built stage says what was paid, and what helped', () => {
  expect(toldOf(en, 'built')).toEqual([
    'Íris built stage 2 with 1 wood and 1 coin: +5.',
    'Íris built stage 2 with 2 wood.',
    'Íris built stage 4 with 1 wood and 1 coin thanks to Economy and Engineering: +6.',
  ]);
  expect(toldOf(ptBR, 'built')[2]).toBe('Íris construiu o 4º Estágio com 1 madeira e 1 moeda, graças a Economia e Engenharia: +6.');
});

test('a battle tells shields, tokens and the cards that leave', () => {
  expect(toldOf(en, 'battle')).toEqual([
    'Battle! Shields: Íris: 3, Caio: 1, Dora: 2. Íris takes 2 military victory tokens. Dora takes 1 military victory token. 3 cards with horns are discarded; all conflict tokens return to peace.',
    'Battle! Shields: Íris: 2, Caio: 2. Nobody takes a military victory token. 1 card with horns is discarded; all conflict tokens return to peace.',
  ]);
  expect(toldOf(ptBR, 'battle')[1]).toBe(
    'Batalha! Escudos: Íris: 2, Caio: 2. Ninguém pega ficha de Vitória Militar. 1 carta com buzina é descartada; todas as fichas de Conflito voltam à Paz.',
  );
});

test('what must be done before the turn can end', () => {
  expect(REFUSALS.forced.map((refusal) => describeRefusal(en, refusal))).toEqual([
    'The turn cannot end yet: you must build stage 2.',
    'The turn cannot end yet: you must exchange your green cards for a progress token.',
    'The turn cannot end yet: you must build stage 2 or stage 3 and exchange your green cards for a progress token.',
  ]);
  expect(describeRefusal(ptBR, { code: 'forced', stages: [2, 3], exchange: false })).toBe(
    'O turno ainda não pode terminar: você tem de construir o 2º ou o 3º Estágio.',
  );
  expect(describeRefusal(ptBR, { code: 'cannot-pay', short: 2, cost: { count: 3, match: 'identical' } })).toBe(
    'Custa 3 recursos idênticos: faltam 2 recursos.',
  );
});
