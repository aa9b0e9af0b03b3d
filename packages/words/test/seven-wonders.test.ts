import {
  BOARD_IDS,
  BOARDS,
  type BoardDef,
  CARD_IDS,
  CARDS,
  DECISIONS,
  type Effect,
  ENDINGS,
  type LastTurn,
  type Refusal,
  SCORE_ROWS,
  type SevenWondersMove,
} from '@maravilha/seven-wonders';
import {
  conflictLines,
  describeCost,
  describeEffects,
  describeEvent,
  describeLast,
  describeMove,
  describeRefusal,
  describeStage,
  type SevenWondersWords,
} from '@maravilha/words/seven-wonders';
import { en } from '@maravilha/words/seven-wonders/en';
import { ptBR } from '@maravilha/words/seven-wonders/pt-BR';
import { describe, expect, test } from 'vitest';
import { EVENTS } from './seven-wonders-events.ts';

const LANGUAGES: readonly (readonly [string, SevenWondersWords])[] = [
  ['English', en],
  ['Portuguese', ptBR],
];
const NAMES = ['Íris', 'Caio', 'Dora', 'Otto'];
const nameOf = (seat: number): string => NAMES[seat] ?? '';
const NOTHING = { left: 0, right: 0 };

/** Text for people: no hole, no key, no doubled space. */
const expectText = (text: string): void => {
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  expect(text).not.toMatch(/ {2}|^ | $|\b(effect|event|refusal|card|board|stage|last)\.[a-z]/);
  expect(text).toMatch(/^[\p{Lu}\d]/u);
};
const expectSentence = (text: string): void => {
  expectText(text);
  expect(text).toMatch(/\.$/);
};

// Records over the unions, so that a new kind does not compile until it has an example here.
const REFUSALS: { readonly [K in Refusal['code']]: Extract<Refusal, { code: K }> } = {
  'game-over': { code: 'game-over' },
  'not-awaited': { code: 'not-awaited' },
  'other-decision': { code: 'other-decision', decision: 'loss' },
  'not-in-hand': { code: 'not-in-hand' },
  'already-built': { code: 'already-built', card: 'loom-ii' },
  'wonder-complete': { code: 'wonder-complete' },
  'too-expensive': { code: 'too-expensive', short: 3 },
  'no-source': { code: 'no-source', resources: ['ore', 'wood', 'ore'] },
  'bad-payment': { code: 'bad-payment' },
  'team-rule': { code: 'team-rule' },
  'not-in-discard': { code: 'not-in-discard' },
  'not-offered': { code: 'not-offered' },
  'too-many-coins': { code: 'too-many-coins', most: 2 },
};

const MOVES: { readonly [K in SevenWondersMove['kind']]: readonly Extract<SevenWondersMove, { kind: K }>[] } = {
  board: [{ kind: 'board', board: 'petra' }],
  side: [
    { kind: 'side', side: 'day' },
    { kind: 'side', side: 'night' },
  ],
  build: [
    { kind: 'build', card: 'baths' },
    { kind: 'build', card: 'baths', pay: { left: 2, right: 0 } },
    { kind: 'build', card: 'baths', pay: { left: 0, right: 2 } },
  ],
  stage: [
    { kind: 'stage', card: 'baths' },
    { kind: 'stage', card: 'baths', pay: { left: 2, right: 4 } },
  ],
  sell: [{ kind: 'sell', card: 'baths' }],
  revive: [{ kind: 'revive', card: 'baths' }],
  decline: [{ kind: 'decline' }],
  lose: [
    { kind: 'lose', coins: 0 },
    { kind: 'lose', coins: 1 },
  ],
};

const LAST: { readonly [K in LastTurn['kind']]: readonly Extract<LastTurn, { kind: K }>[] } = {
  built: [{ kind: 'built', card: 'baths', by: 'payment', pay: { left: 2, right: 0 }, bank: 0 }],
  stage: [
    { kind: 'stage', stage: 1, card: 'baths', pay: NOTHING, bank: 0 },
    { kind: 'stage', stage: 1, card: undefined, pay: NOTHING, bank: 0 },
  ],
  sold: [
    { kind: 'sold', card: 'baths' },
    { kind: 'sold', card: undefined },
  ],
};

describe.each(LANGUAGES)('%s', (_, words) => {
  test('no message is empty', () => {
    for (const [key, message] of Object.entries(words)) if (typeof message === 'string') expect(message, key).not.toBe('');
  });

  test('every structure and board has its own name', () => {
    // The three manufactured goods come back in Age II under the same name.
    const names = CARD_IDS.filter((id) => !id.endsWith('-ii')).map((id) => words[`card.${id}`]);
    expect(new Set(names).size).toBe(names.length);
    for (const id of ['loom', 'glassworks', 'press'] as const) expect(words[`card.${id}-ii`]).toBe(words[`card.${id}-i`]);
    for (const name of names) expect(name).toMatch(/^\p{Lu}/u);
    for (const kind of ['board', 'monument'] as const)
      expect(new Set(BOARD_IDS.map((id) => words[`${kind}.${id}`])).size).toBe(BOARD_IDS.length);
    for (const id of BOARD_IDS) expect(words[`monument.${id}`].endsWith(words[`monument.${id}.short`])).toBe(true);
  });

  test('every card and stage is told in a sentence', () => {
    for (const { cost, effects } of Object.values(CARDS)) {
      expectSentence(describeEffects(words, effects));
      expect(describeCost(words, cost)).not.toMatch(/undefined|^$/);
    }
    for (const board of Object.values(BOARDS)) {
      for (const side of [board.day, board.night]) for (const [i, def] of side.entries()) expectSentence(describeStage(words, i + 1, def));
    }
  });

  test('different effects are told differently', () => {
    const cards: readonly { readonly effects: readonly Effect[] }[] = Object.values(CARDS);
    const boards: readonly BoardDef[] = Object.values(BOARDS);
    const stages = boards.flatMap((board) => [...board.day, ...board.night]);
    const effects = [...cards, ...stages].flatMap((thing) => thing.effects);
    const told = new Map(effects.map((effect) => [JSON.stringify(effect), describeEffects(words, [effect])]));
    expect(new Set(told.values()).size).toBe(told.size);
  });

  test('every event is told in a sentence that names its seat', () => {
    for (const event of Object.values(EVENTS).flat()) {
      const text = describeEvent(words, event, nameOf);
      expectSentence(text);
      if ('seat' in event) expect(text).toContain(nameOf(event.seat));
    }
  });

  test('a hidden card is not named', () => {
    for (const kind of ['stage-built', 'sold', 'left-over'] as const) {
      const [known, hidden] = EVENTS[kind];
      const name = known?.card === undefined ? '' : words[`card.${known.card}`];
      expect(name).not.toBe('');
      expect(describeEvent(words, known ?? { kind: 'passed', to: 'left' }, nameOf)).toContain(name);
      expect(describeEvent(words, hidden ?? { kind: 'passed', to: 'left' }, nameOf)).not.toContain(name);
    }
  });

  test('every refusal is told in a sentence', () => {
    for (const refusal of Object.values(REFUSALS)) expectSentence(describeRefusal(words, refusal));
    for (const decision of DECISIONS) expectSentence(describeRefusal(words, { code: 'other-decision', decision }));
  });

  test('every move has its own label', () => {
    const labels = Object.values(MOVES).flatMap((moves) => moves.map((move) => describeMove(words, move)));
    for (const label of labels) expectText(label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('every last turn can be told', () => {
    const lines = Object.values(LAST).flatMap((some) => some.map((last) => describeLast(words, last)));
    for (const line of [...lines, describeLast(words, undefined)]) expectText(line);
    expect(new Set(lines).size).toBe(lines.length);
    expect(describeLast(words, { kind: 'sold', card: undefined }, ['baths', 'walls'])).toContain(words['card.walls']);
  });

  test('every decision has a prompt, and a line for those who wait', () => {
    for (const decision of DECISIONS) {
      expectText(words[`decision.${decision}`]);
      const one = words[`decision.wait.${decision}`]({ names: ['Íris'] });
      const two = words[`decision.wait.${decision}`]({ names: ['Íris', 'Caio'] });
      expectText(one);
      if (decision !== 'over') expect(two.replace(/^Íris (and|e) Caio/, '')).not.toBe(one.replace(/^Íris/, ''));
    }
  });

  test('every row of the score pad and every ending has words', () => {
    const rows = SCORE_ROWS.map((row) => words[`score.${row}`]);
    expect(new Set(rows).size).toBe(SCORE_ROWS.length);
    for (const ending of ENDINGS) expectSentence(words[`ending.${ending}.how`]);
    for (const key of ['ending.tie.treasury', 'ending.tie.treasury.teams', 'ending.shared'] as const) expectSentence(words[key]);
    expectText(words['team.sum']({ names: ['Íris', 'Caio'], total: 90, treasury: 7 }));
  });
});

test('no English is left in what Portuguese sentences say', () => {
  const english = /\b(the|of|and|your|you|card|coin|coins|built|took|stage|neighbour|for|from|to)\b/i;
  const told = [
    ...Object.values(ptBR).filter((message) => typeof message === 'string'),
    ...Object.values(CARDS).flatMap((card) => [describeEffects(ptBR, card.effects), describeCost(ptBR, card.cost)]),
    ...Object.values(EVENTS).flatMap((events) => events.map((event) => describeEvent(ptBR, event, nameOf))),
    ...Object.values(REFUSALS).map((refusal) => describeRefusal(ptBR, refusal)),
    ...Object.values(MOVES).flatMap((moves) => moves.map((move) => describeMove(ptBR, move))),
  ];
  for (const text of told) expect(text).not.toMatch(english);
});

test('counts take the form of their language', () => {
  expect([0, 1, 2].map((count) => en.coins({ count }))).toEqual(['0 coins', '1 coin', '2 coins']);
  expect([0, 1, 2].map((count) => ptBR.coins({ count }))).toEqual(['0 moedas', '1 moeda', '2 moedas']);
  expect([1, 2].map((count) => en.debts({ count }))).toEqual(['1 debt', '2 debts']);
  expect([1, 2].map((count) => ptBR.diplomacy({ count }))).toEqual(['1 ficha de Diplomacia', '2 fichas de Diplomacia']);
  expect(ptBR.units({ count: 2, resource: 'ore' })).toBe('2 minérios');
  expect(describeEvent(ptBR, { kind: 'over', winners: [0, 1] }, nameOf)).toBe('Fim da partida: Íris e Caio venceram.');
  expect(describeEvent(ptBR, { kind: 'over', winners: [0] }, nameOf)).toBe('Fim da partida: Íris venceu.');
});

test('effects of cards that count things', () => {
  expect(describeEffects(en, CARDS.lighthouse.effects)).toBe(
    '1 coin now and 1 victory point at the end for each yellow card in your city, including this one.',
  );
  expect(describeEffects(ptBR, CARDS['shipowners-guild'].effects)).toBe(
    '1 ponto de vitória por carta marrom, cinza ou roxa na sua cidade, incluindo esta.',
  );
  expect(describeEffects(en, CARDS.memorial.effects)).toBe(
    'Take 2 coins for each military defeat token you hold; then discard all your military defeat tokens.',
  );
  expect(describeStage(en, 1, BOARDS.petra.night[0])).toBe(
    'Stage 1 (2 ore and 2 clay): 3 victory points; every other player loses 2 coins or takes debt instead.',
  );
});

const built = (pay: { left: number; right: number }, bank: number): string =>
  describeEvent(en, { kind: 'built', seat: 0, card: 'stables', by: 'payment', pay, bank }, nameOf);

test('a price says who is paid', () => {
  expect(built({ left: 0, right: 0 }, 0)).toBe('Íris built the Stables.');
  expect(built({ left: 0, right: 0 }, 1)).toBe('Íris built the Stables for 1 coin.');
  expect(built({ left: 2, right: 0 }, 0)).toBe('Íris built the Stables for 2 coins to the left.');
  expect(built({ left: 2, right: 3 }, 1)).toBe('Íris built the Stables for 6 coins: 2 to the left, 3 to the right, 1 to the bank.');
});

const sold = (card: (typeof CARD_IDS)[number]): string => describeMove(ptBR, { kind: 'sell', card });

test('Portuguese articles follow the gender of the name', () => {
  expect(sold('aqueduct')).toBe('Vender o Aqueduto');
  expect(sold('gardens')).toBe('Vender os Jardins');
  expect(sold('cells')).toBe('Vender as Celas');
  expect(sold('mint')).toBe('Vender a Casa da Moeda');
});

test('conflicts tell victory, defeat, a tie and who sits out', () => {
  const [conflicts] = EVENTS.conflicts;
  if (conflicts === undefined) throw new Error('no example');
  expect(conflictLines(en, conflicts, nameOf)).toEqual([
    'Dora uses diplomacy and sits out.',
    'Caio beat Íris, 5 shields to 2: +3 against −1.',
    'Caio and Otto tie at 5 shields: no tokens.',
  ]);
  expect(describeEvent(ptBR, conflicts, nameOf)).toBe(
    'Conflitos Militares da Era II. Dora usa a Diplomacia e fica de fora. Caio venceu Íris com 5 escudos a 2: +3 contra −1. Caio e Otto empataram com 5 escudos: nenhuma ficha.',
  );
});

test('conflicts of teams are doubled, single with diplomacy, void if both use it', () => {
  const base = { kind: 'conflicts', age: 3, victories: [0, 0, 0, 0], defeats: [0, 0, 0, 0] } as const;
  const doubled = { seats: [1, 2], shields: [4, 1], winner: 1, stakes: 2 } as const;
  const single = { seats: [3, 0], shields: [0, 2], winner: 0, stakes: 1 } as const;
  expect(conflictLines(en, { ...base, conflicts: [doubled, single], diplomacy: [0] }, nameOf)).toEqual([
    'Íris uses diplomacy: one token instead of two.',
    'Caio beat Dora, 4 shields to 1: doubled, +10 against −2.',
    'Íris beat Otto, 2 shields to 0: +5 against −1.',
  ]);
  expect(conflictLines(en, { ...base, conflicts: [{ ...single, winner: undefined, stakes: 0 }], diplomacy: [0, 3] }, nameOf)).toEqual([
    'Otto and Íris both use diplomacy: no tokens.',
  ]);
});
