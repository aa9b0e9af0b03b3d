import {
  BONUS_IDS,
  CITY_IDS,
  COLOURS,
  CONFIDENCES,
  DECISIONS,
  DICE,
  DIE_IDS,
  type DieDef,
  ENDINGS,
  SCORE_ROWS,
  SPACE_IDS,
  spaceOf,
  STRUCTURES,
  structureOf,
} from '@maravilha/dice';
import {
  bonusName,
  deedInShort,
  describeBonus,
  describeDie,
  describeEffect,
  describeEvent,
  describeForum,
  describeMove,
  describePending,
  describeRefusal,
  describeSpace,
  effectInShort,
  spaceName,
  spaceTags,
  symbolName,
} from '@maravilha/words/dice';
import { en } from '@maravilha/words/dice/en';
import { ptBR } from '@maravilha/words/dice/pt-BR';
import { describe, expect, test } from 'vitest';
import {
  COUNTABLES,
  cityOf,
  EFFECTS,
  EVENTS,
  expectClause,
  expectSentence,
  expectText,
  FORUM,
  LANGUAGES,
  MOVES,
  nameOf,
  PENDING,
  REFUSALS,
  SEATS,
} from './dice-kit.ts';

const all = <L extends Readonly<Record<string, readonly unknown[]>>>(lists: L): readonly L[keyof L][number][] =>
  Object.values(lists).flat();
/** Every symbol that a die or an arrow of some board has. */
const SYMBOLS = [
  ...new Set([
    ...DIE_IDS.flatMap((die) => (DICE[die] as DieDef).faces.map(({ symbol }) => symbol)),
    ...CITY_IDS.flatMap((city) => STRUCTURES.flatMap((structure) => structureOf(city, structure).tracks.flatMap(({ symbols }) => symbols))),
  ]),
].filter((symbol) => symbol !== 'wonder');
const boards = CITY_IDS.flatMap((city) =>
  SPACE_IDS.filter((space) => spaceOf(city, space) !== undefined).map((space) => ({ city, space })),
);

describe.each(LANGUAGES)('%s', (_, words) => {
  test('everything has a name of its own', () => {
    const lists = [
      CITY_IDS.flatMap((city) => [words[`city.${city}`], words[`monument.${city}`]]),
      COUNTABLES.map((of) => words[`structure.${of}`]),
    ];
    for (const names of lists) {
      for (const name of names) expectText(name);
      expect(new Set(names).size).toBe(names.length);
    }
    const plain = [
      SYMBOLS.map((symbol) => symbolName(words, symbol)),
      COLOURS.map((colour) => words[`colour.${colour}`]),
      DIE_IDS.map((die) => words[`die.${die}`]),
      CONFIDENCES.map((known) => words[`known.${known}`]),
      BONUS_IDS.map((bonus) => bonusName(words, bonus)),
    ];
    for (const names of plain) {
      for (const name of names) expectClause(name);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const known of CONFIDENCES) expectSentence(words[`known.${known}.how`]);
  });

  test('no symbol goes by its id', () => {
    const ids = SYMBOLS.filter((symbol) => !(`symbol.${symbol}` in words));
    expect(ids).toEqual([]);
    expect(symbolName(words, 'a-new-symbol')).toBe('a-new-symbol');
  });

  test('every space of a board has a name of its own, with or without the city', () => {
    for (const city of CITY_IDS) {
      const own = boards.filter((one) => one.city === city).map(({ space }) => space);
      for (const names of [own.map((space) => spaceName(words, space, city)), own.map((space) => spaceName(words, space))]) {
        for (const name of names) expectText(name);
        expect(new Set(names).size).toBe(own.length);
      }
    }
  });

  test('every space says its cost and what it does', () => {
    for (const { city, space } of boards) {
      const text = describeSpace(words, space, city);
      expectSentence(text);
      expect(text).toContain(words['space.cost']({ cost: spaceOf(city, space)!.cost }));
      for (const tag of spaceTags(words, space, city)) expectClause(tag);
    }
  });

  test('every effect is told in a sentence and in a few words', () => {
    for (const form of [describeEffect, effectInShort]) {
      const told = all(EFFECTS).map((effect) => form(words, effect, 'barracksWest'));
      for (const text of told) (form === describeEffect ? expectSentence : expectClause)(text);
      expect(new Set(told).size).toBe(told.length);
    }
    for (const bonus of BONUS_IDS) expectSentence(describeBonus(words, bonus));
    for (const [west, east] of [EFFECTS.attack, EFFECTS.defence].map(([effect]) => [
      describeEffect(words, effect!, 'barracksWest'),
      describeEffect(words, effect!, 'barracksEast'),
    ])) {
      expect(west).not.toBe(east);
    }
  });

  test('every event is told in a sentence that names its seat, and those of a seat in a few words', () => {
    const told = all(EVENTS).map((event) => describeEvent(words, event, SEATS));
    for (const text of told) expectSentence(text);
    expect(new Set(told).size).toBe(told.length);
    for (const event of all(EVENTS)) {
      const short = deedInShort(words, event, SEATS);
      if ('seat' in event) {
        expect(describeEvent(words, event, SEATS)).toContain(nameOf(event.seat));
        expectClause(short!);
        expect(short).not.toContain(nameOf(event.seat));
      } else expect(short).toBeUndefined();
      // Without cities there is a name for every space, too.
      expectSentence(describeEvent(words, event, { whoOf: nameOf }));
    }
  });

  test('every refusal is told in a sentence of its own', () => {
    const told = all(REFUSALS).map((refusal) => describeRefusal(words, refusal, 'giza'));
    for (const text of told) expectSentence(text);
    expect(new Set(told).size).toBe(told.length);
  });

  test('every move has its own label', () => {
    const labels = all(MOVES).map((move) => describeMove(words, move, 'giza'));
    for (const label of labels) expectText(label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('every decision has a prompt, a line for those who wait, and what is open has a line', () => {
    for (const decision of DECISIONS) {
      expectText(words[`decision.${decision}`]);
      const line = words[`decision.wait.${decision}`]({ name: 'Íris' });
      expectText(line);
      if (decision !== 'over') expect(line).toContain('Íris');
    }
    const open = all(PENDING).map((pending) => describePending(words, pending));
    for (const text of open) expectText(text);
    expect(new Set(open).size).toBe(open.length);
  });

  test('every row of the score pad and every ending has words', () => {
    const rows = SCORE_ROWS.map((row) => words[`score.${row}`]);
    expect(rows).toEqual(SCORE_ROWS.map((row) => words[`structure.${row}`]));
    for (const ending of ENDINGS) {
      expectText(words[`ending.${ending}`]);
      expectSentence(words[`ending.${ending}.how`]);
    }
    for (const key of ['ending.tie.coins', 'ending.shared'] as const) expectSentence(words[key]);
  });

  test('dice say their symbol and section', () => {
    for (const die of FORUM) {
      const text = describeDie(words, die);
      expectText(text);
      expect(text).toContain(symbolName(words, die.symbol));
    }
    const forum = describeForum(words, FORUM);
    for (const { die } of FORUM) expect(forum).toContain(words[`die.${die}`]);
  });
});

test('no English is left in what Portuguese sentences say', () => {
  const english = /\b(the|of|and|or|your|you|die|dice|coin|coins|crossed|space|stage|for|from|to|with|bonus)\b/i;
  const told = [
    ...Object.entries(ptBR).flatMap(([key, message]) => (typeof message === 'string' && key !== 'game.name' ? [message] : [])),
    ...boards.map(({ city, space }) => describeSpace(ptBR, space, city)),
    ...all(EFFECTS).flatMap((effect) => [describeEffect(ptBR, effect), effectInShort(ptBR, effect)]),
    ...all(EVENTS).flatMap((event) => [describeEvent(ptBR, event, SEATS), deedInShort(ptBR, event, SEATS) ?? '']),
    ...all(REFUSALS).map((refusal) => describeRefusal(ptBR, refusal)),
    ...all(MOVES).map((move) => describeMove(ptBR, move)),
    ...all(PENDING).map((pending) => describePending(ptBR, pending)),
    ...FORUM.map((die) => describeDie(ptBR, die)),
  ];
  for (const text of told) expect(text).not.toMatch(english);
});

test('spaces are named by what leads there', () => {
  const names = ['warehouse.stone', 'wonder.w2', 'barracksWest.a2', 'barracksEast.d1', 'guildCourt.g1'] as const;
  expect(names.map((space) => spaceName(en, space))).toEqual([
    'Warehouse, stone',
    'Wonder, stage 2',
    'Western Barracks, attack 2',
    'Eastern Barracks, defence 1',
    'Guild Court, space 1',
  ]);
  expect(spaceName(ptBR, 'barracksEast.a2')).toBe('Quartel Oriental, ataque 2');
});

test('a space of the Agora is named by both symbols, one of several in a line by its place', () => {
  const { tracks } = structureOf('giza', 'agora');
  const [row] = tracks;
  const [space] = row!.spaces;
  const column = tracks.find((track) => track !== row && track.spaces.includes(space!));
  const both = [row, column].map((track) => symbolName(ptBR, track!.symbols[0]!));
  expect(spaceName(ptBR, `agora.${space}`)).toBe(`Ágora, ${both.join(' e ')}`);
  const chests = structureOf('giza', 'market').tracks.find(({ symbols }) => symbols.includes('chest'));
  expect(chests!.spaces.map((one) => spaceName(en, `market.${one}`))).toEqual(chests!.spaces.map((_, n) => `Market, chest space ${n + 1}`));
});

test('a line of the University goes by its symbol in a city, and by the die it unlocks where none is known', () => {
  expect(CITY_IDS.map((city) => spaceName(en, 'university.black1', city))).toContain('University, compass space 1');
  expect(new Set(CITY_IDS.map((city) => spaceName(en, 'university.black1', city))).size).toBeGreaterThan(1);
  expect(spaceName(en, 'university.black1')).toBe('University, black line 1');
  expect(spaceName(ptBR, 'university.white3')).toBe('Universidade, linha branca 3');
});

test('what effects do', () => {
  expect(describeEffect(en, { kind: 'attack', points: 5 }, 'barracksEast')).toBe(
    'Scores 5 victory points, minus the defence that the city on your right crossed off in earlier turns.',
  );
  expect(describeEffect(ptBR, { kind: 'cross', colours: ['red', 'blue'], count: 2 })).toBe(
    'Risque até 2 espaços dos Quartéis ou da Ágora, sem dado; você paga só o custo de cada espaço.',
  );
  expect(describeEffect(ptBR, { kind: 'dieCostZero', colour: 'blue' })).toBe('Dados azuis não custam nada para você.');
  expect(effectInShort(ptBR, { kind: 'dieCostZero', colour: 'grey' })).toBe('dados cinza grátis');
  expect(effectInShort(en, { kind: 'coinsAndPointsPerSpace', of: 'wonder', coins: 2, points: 2 })).toBe(
    '+2 coins, +2 at the end per Wonder space',
  );
  expect(describeEffect(en, { kind: 'coinsAndPointsPerSpace', of: 'agora', coins: 0, points: 1 })).toBe(
    '1 victory point at the end for each space crossed off in the Agora.',
  );
});

test('events say what was paid, and tell the score of an attack', () => {
  expect(EVENTS.crossed.map((event) => describeEvent(en, event, SEATS))).toEqual([
    'Íris crossed off Western Barracks, attack 2 (red die, 3 coins).',
    'Íris crossed off Warehouse, stone (grey die, free).',
    'Caio built stage 2 of the Wonder (1 coin).',
    `Caio crossed off ${spaceName(en, 'agora.b2')} thanks to an effect (free).`,
    `Caio crossed off ${spaceName(en, 'university.black1', cityOf(1))} (green die, 1 coin).`,
  ]);
  expect(EVENTS.attack.map((event) => describeEvent(ptBR, event, SEATS))).toEqual([
    'Íris registrou 3 pontos de vitória contra Caio.',
    'Íris registrou 1 ponto de vitória contra Caio, já descontada a defesa de 2.',
  ]);
  expect(describeEvent(ptBR, { kind: 'completed', seat: 0, structure: 'agora' }, SEATS)).toBe('Íris completou a Ágora.');
  expect(deedInShort(ptBR, { kind: 'completed', seat: 0, structure: 'market' }, SEATS)).toBe('Mercado completo');
});

test('a guild that is behind hears the numbers, and two seats that they must be ahead', () => {
  const [behind, even] = REFUSALS['guild-behind'].slice(-2);
  expect(describeRefusal(en, { code: 'guild-behind', of: 'warehouse', mine: 3, left: 2, right: 4 })).toBe(
    'You are behind: Warehouse 3 against 2 on the left and 4 on the right, at the start of the turn.',
  );
  expect(describeRefusal(en, behind!)).toBe('You are behind: Market 1 against 2, at the start of the turn.');
  expect(describeRefusal(en, even!)).toBe('With two players you must be ahead: Agora 4 against 4, at the start of the turn.');
});
