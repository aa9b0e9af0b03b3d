// Tips of a first game: each has its moment, on a position where it is so, and none on another; what it says is the engine's.
import { readFileSync } from 'node:fs';
import { BONUSES, BONUSES_TO_END, SPACE_IDS, structureIn } from '@maravilha/dice';
import { ZONES } from '@maravilha/duel';
import { FAMILY } from '@maravilha/family';
import { FastRng } from '@maravilha/kernel';
import type { MatchUpdate } from '@maravilha/protocol';
import { SCIENCE_SET, type SevenWondersScore } from '@maravilha/seven-wonders';
import { LANGUAGES } from '@maravilha/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { ruleFile } from '../rulebook/plugin.ts';
import type { Made } from '../src/base/lesson.ts';
import type { DueTip } from '../src/base/tips.ts';
import { playLesson } from '../src/local/lesson-run.ts';
import { infoOf } from './kit/table-info.ts';
import { CODE } from './kit/code.ts';
import { pageless } from './kit/pageless.ts';

const page = await pageless(async () => ({
  i18n: await import('../src/base/i18n.ts'),
  books: await import('../src/pages/books.ts'),
  games: await import('../src/pages/games.ts'),
  sevenWondersWords: (await import('../src/games/seven-wonders/words.ts')).sevenWondersWords,
  duelWords: (await import('../src/games/duel/words.ts')).duelWords,
  architectsWords: (await import('../src/games/architects/words.ts')).architectsWords,
  diceWords: (await import('../src/games/dice/words.ts')).diceWords,
  sevenWonders: await import('../src/games/seven-wonders/tips.ts'),
  duel: await import('../src/games/duel/tips.ts'),
  architects: await import('../src/games/architects/tips.ts'),
  dice: await import('../src/games/dice/tips.ts'),
}));

const MODULES = { 'seven-wonders': page.sevenWonders, duel: page.duel, architects: page.architects, dice: page.dice } as const;
type Game = keyof typeof MODULES;

const PEOPLE = ['Lia', 'Bruno', 'Íris', 'Dora'];

/** At the end of what the seats have chosen from a position. */
const dueAt = (game: Game, { moves, ...position }: Position): readonly DueTip[] => {
  const { game: engine } = FAMILY.find(game)!.newest;
  const run = playLesson(engine, [{ position, steps: [{ id: '', chapter: '', rule: '', spots: [], before: moves ?? [] }] }]);
  const { view, hash, awaiting, ready, sealed } = run.scenes[0]!.steps[0]!.begun;
  const match: MatchUpdate = {
    code: CODE,
    seq: 1,
    after: 0,
    hash,
    view,
    events: [],
    awaiting,
    ready,
    sealed,
    partners: [],
  };
  return MODULES[game].tips.due(infoOf({ game, rules: run.rules }), match, (seat) => PEOPLE[seat]!);
};

interface Position {
  /** What is chosen there, before somebody looks. */
  readonly moves?: readonly Made[];
  readonly [field: string]: unknown;
}

interface Case {
  readonly game: Game;
  readonly id: string;
  /** Where its moment has come, and where it has not. */
  readonly there: Position;
  readonly not: Position;
  /** Names and figures of the engine, which each language says. */
  readonly says?: readonly (string | number)[];
  readonly spots: readonly string[];
}

const SW = { options: { seats: 3, sides: 'day' }, age: 2, turn: 1 };
const [BRUNO, IRIS] = [
  { board: 'rhodes', coins: 6, built: ['clay-pool', 'glassworks-i'] },
  { board: 'alexandria', coins: 4, built: ['press-i', 'barracks', 'guard-tower'] },
];
const sw = (hand: readonly string[], more: object = {}, others: readonly object[] = [BRUNO, IRIS]): Position => ({
  ...SW,
  cities: [{ board: 'gizah', coins: 5, built: ['lumber-yard', 'baths'], hand, ...more }, ...others],
});
const PEACE = [BRUNO, { board: 'alexandria', coins: 4, built: ['press-i'] }];
const NOBODY = [{ board: 'rhodes' }, { board: 'alexandria' }];
const PLAIN = ['sawmill', 'vineyard', 'caravansery', 'temple', 'dispensary', 'quarry', 'brickyard'];
const CITIES = { seats: 3, cities: true, sides: 'day' };
const LOSS: Position = {
  ...SW,
  options: CITIES,
  cities: [
    { board: 'gizah', coins: 4, hand: ['sawmill'] },
    { board: 'alexandria', coins: 5, built: ['press-i', 'theater', 'stone-pit'], hand: ['opium-den'] },
    { board: 'rhodes', coins: 6, hand: ['glassworks-ii'] },
  ],
};
const OTHERS_BUILD: readonly Made[] = [
  { seat: 1, move: { kind: 'build', card: 'opium-den' } },
  { seat: 2, move: { kind: 'build', card: 'glassworks-ii' } },
];
const withCard = (card: string): readonly string[] => [card, ...PLAIN.slice(1)];

const FIRST = { wonders: 'first-game', starter: 'first-seat' };
const MINE = ['pyramids', 'great-lighthouse', 'temple-of-artemis', 'statue-of-zeus'];
const HERS = ['circus-maximus', 'piraeus', 'appian-way', 'colossus'];
const built = (wonders: readonly string[]): readonly object[] => wonders.map((wonder) => ({ wonder }));
const TOKENS = ['agriculture', 'law', 'strategy', 'theology', 'masonry'];
const du = (mine: object, more: object = {}, hers: object = {}): Position => ({
  options: FIRST,
  age: 2,
  cities: [
    { wonders: MINE, coins: 9, built: ['logging-camp', 'quarry', 'glassworks', 'press', 'theater', 'palisade', 'apothecary'], ...mine },
    { wonders: HERS, coins: 6, built: ['lumber-yard', 'clay-pit', 'tavern', 'guard-tower', 'garrison', 'stable'], ...hers },
  ],
  tokens: TOKENS,
  row: ['school', 'statue'],
  ...more,
});

const SIX = { row: ['statue', 'walls'], tokens: TOKENS.filter((token) => token !== 'law') };

const DECKS = { giza: { top: ['wood'] }, babylon: { top: ['stone'] }, rhodes: { top: ['tablet'] } };
const AR = { options: { seats: 3, starter: 'random', wonders: 'random' }, open: ['economy', 'strategy', 'decor'] };
const ar = (mine: object, more: object = {}): Position => ({
  ...AR,
  cities: [
    { wonder: 'giza', ...mine },
    { wonder: 'babylon', cards: { 'red-0': 1 } },
    { wonder: 'rhodes', cards: { 'red-0': 3 } },
  ],
  decks: DECKS,
  ...more,
});

const RED = { forum: { red: { face: 2, section: 0 }, green: { face: 2, section: 0 } } };
const DEFENDED = [
  { city: 'rhodes', crossed: ['barracksEast.d1'] },
  { city: 'olympia', crossed: ['barracksWest.d1'] },
];
const di = (mine: object, more: object = {}, others: readonly object[] = [{ city: 'rhodes' }, { city: 'olympia' }]): Position => ({
  options: { seats: 3, cities: 'random' },
  forum: {
    blue: { face: 'mask', section: 0 },
    red: { face: 2, section: 0 },
    yellow: { face: 1, section: 1 },
    green: { face: 1, section: 1 },
  },
  cities: [{ city: 'giza', ...mine }, ...others],
  ...more,
});

/** All that a city can cross off there. */
const all = (...structures: readonly string[]): readonly string[] => SPACE_IDS.filter((space) => structures.includes(structureIn(space)));
const AGORA = all('agora').filter((space) => space !== 'agora.a2');

const CASES: readonly Case[] = [
  {
    game: 'seven-wonders',
    id: 'loss',
    there: { ...LOSS, moves: [...OTHERS_BUILD, { seat: 0, move: { kind: 'sell', card: 'sawmill' } }] },
    not: LOSS,
    says: ['−1'],
    spots: ['.question'],
  },
  {
    game: 'seven-wonders',
    id: 'chain',
    there: sw(withCard('aqueduct')),
    not: sw(withCard('aqueduct'), { built: ['lumber-yard'] }),
    says: ['card.aqueduct', 'card.baths'],
    spots: ['.hand [data-card="aqueduct"]', '[data-place="card:0:baths"]'],
  },
  {
    game: 'seven-wonders',
    id: 'war',
    there: sw(withCard('stables'), { built: ['lumber-yard', 'ore-vein'] }),
    not: sw(withCard('stables'), { built: ['lumber-yard', 'ore-vein'] }, PEACE),
    says: ['Íris', 2, 'card.stables'],
    spots: ['.hand [data-card="stables"]', '[data-seat="2"]'],
  },
  {
    game: 'seven-wonders',
    id: 'set',
    there: sw(withCard('school'), { built: ['apothecary', 'workshop', 'loom-i', 'lumber-yard', 'press-i'] }, NOBODY),
    not: sw(withCard('school'), { built: ['apothecary', 'loom-i', 'lumber-yard', 'press-i'] }, NOBODY),
    says: ['card.school', SCIENCE_SET],
    spots: ['.hand [data-card="school"]'],
  },
  {
    game: 'seven-wonders',
    id: 'split',
    there: sw(PLAIN, {}, PEACE),
    not: sw(PLAIN, {}, [{ board: 'rhodes', built: ['clay-pool'] }, { board: 'olympia' }]),
    says: ['card.temple'],
    spots: ['.hand [data-card="temple"]'],
  },
  {
    game: 'seven-wonders',
    id: 'same',
    there: sw(withCard('loom-ii'), { built: ['loom-i'] }),
    not: sw(withCard('loom-ii')),
    says: ['card.loom-ii'],
    spots: ['.hand [data-card="loom-ii"]'],
  },
  {
    game: 'seven-wonders',
    id: 'last-turn',
    there: { ...sw(PLAIN.slice(0, 2)), turn: 6 },
    not: { ...sw(PLAIN.slice(0, 3)), turn: 5 },
    spots: ['.hand [data-card]'],
  },
  {
    game: 'seven-wonders',
    id: 'dove',
    there: { ...sw(PLAIN.slice(0, 4), { diplomacy: 1 }), options: CITIES, turn: 5 },
    not: { ...sw(PLAIN.slice(0, 4)), options: CITIES, turn: 5 },
    spots: ['.own .big', '.my-city .figures'],
  },
  {
    game: 'duel',
    id: 'pair',
    there: du({}),
    not: du({}, { row: ['statue', 'walls'] }),
    says: ['card.school'],
    spots: ['.structure [data-place="card:school"]'],
  },
  {
    game: 'duel',
    id: 'six',
    there: du({ tokens: ['law'], built: ['workshop', 'apothecary', 'scriptorium'] }, SIX),
    not: du({ built: ['workshop', 'apothecary', 'scriptorium'] }, SIX),
    says: [2],
    spots: ['.me .science'],
  },
  {
    game: 'duel',
    id: 'pawn',
    there: du({}, { pawn: 1 }),
    not: du({}, { pawn: 0 }),
    says: ['Bruno', ZONES[1].from - 1, ZONES[1].loot],
    spots: ['.rail'],
  },
  {
    game: 'duel',
    id: 'seventh',
    there: du({ wonders: [...built(MINE.slice(0, 3)), MINE[3]] }, {}, { wonders: [...built(HERS.slice(0, 3)), HERS[3]] }),
    not: du({ wonders: [...built(MINE.slice(0, 3)), MINE[3]] }),
    spots: ['.me .wonders'],
  },
  {
    game: 'duel',
    id: 'reveal',
    there: du({}),
    // The first six cards of an age cover the hidden ones two by two.
    not: { options: FIRST, age: 1 },
    says: ['card.school', 'Bruno'],
    spots: ['.structure [data-place="card:school"]'],
  },
  {
    game: 'architects',
    id: 'must',
    there: ar({ cards: { stone: 1 } }),
    not: ar({ cards: { wood: 1 } }),
    says: ['card.wood', 1],
    spots: ['[data-top="giza"]'],
  },
  { game: 'architects', id: 'horn', there: ar({}, { battle: 2 }), not: ar({}, { battle: 1 }), says: ['Bruno'], spots: ['.conflict'] },
  {
    game: 'architects',
    id: 'cat',
    there: ar({}, { cat: 0, decks: { ...DECKS, central: { top: ['brick'] } } }),
    not: ar({}, { cat: 1 }),
    says: ['card.brick'],
    spots: ['[data-top="central"]'],
  },
  {
    game: 'architects',
    id: 'extra',
    there: { ...ar({ tokens: ['urbanism'] }), moves: [{ seat: 0, move: { kind: 'take', deck: 'giza' } }] },
    not: ar({ tokens: ['urbanism'] }),
    says: ['token.urbanism'],
    spots: ['[data-spot="tokens:0"]'],
  },
  {
    game: 'dice',
    id: 'unlock',
    there: di({ coins: 14, crossed: ['university.black1', 'university.black2'] }),
    not: di({ coins: 14, crossed: ['university.black1'] }),
    spots: ['.middle [data-space="university.black3"]'],
  },
  {
    game: 'dice',
    id: 'bonus',
    there: di({ coins: 14, crossed: AGORA }),
    not: di({ coins: 14, crossed: AGORA.slice(0, -1) }),
    says: ['structure.agora'],
    spots: ['.middle [data-space="agora.a2"]'],
  },
  {
    game: 'dice',
    id: 'defence',
    there: di({ coins: 20 }, RED, DEFENDED),
    not: di({ coins: 20 }, RED),
    says: [1],
    spots: ['.middle [data-space="barracksWest.a1"]'],
  },
  {
    game: 'dice',
    id: 'wonder',
    there: di({ coins: 12 }),
    not: di({ coins: 0 }),
    spots: ['.middle [data-structure="wonder"]'],
  },
  {
    game: 'dice',
    id: 'end',
    there: di({}, {}, [{ city: 'rhodes', crossed: all('agora', 'wonder', 'market'), bonuses: Object.keys(BONUSES) }, { city: 'olympia' }]),
    not: di({}, {}, [{ city: 'rhodes', crossed: all('agora', 'wonder') }, { city: 'olympia' }]),
    says: [BONUSES_TO_END],
    spots: ['.middle .bonuses'],
  },
];

const PLUGS = {
  'seven-wonders': page.sevenWondersWords,
  duel: page.duelWords,
  architects: page.architectsWords,
  dice: page.diceWords,
} as const;

beforeAll(() =>
  page.i18n.loadWords([
    ...page.games.GAMES.flatMap(({ tableWords }) => tableWords),
    ...Object.values(MODULES).flatMap(({ tips }) => tips.words),
  ]),
);

describe.each(CASES)('$game: $id', ({ game, id, there, not, says = [], spots }) => {
  const tipAt = (position: Position): DueTip | undefined => dueAt(game, position).find((tip) => tip.id === id);

  test('comes when it is so, and only then', () => {
    expect(tipAt(there)?.spots).toEqual(spots);
    expect(tipAt(not)).toBeUndefined();
  });

  test.each(LANGUAGES)('says it in %s, with the figures of the engine', async (language) => {
    await page.i18n.setLanguage(language);
    const text = tipAt(there)?.text ?? '';
    const names: Readonly<Record<string, unknown>> = PLUGS[game]();
    const said = says.map((part) => {
      const name = names[part];
      return typeof name === 'string' ? name : `${part}`;
    });
    for (const part of said) expect(text.toLowerCase()).toContain(part.toLowerCase());
    const figures = [...text.matchAll(/−?\d+/g)].map(([digits]) => digits);
    expect(figures.filter((digits) => !said.includes(digits))).toEqual([]);
  });
});

test('every tip has its case, and a rule that there is', () => {
  const ids = (Object.keys(MODULES) as Game[]).flatMap((game) => MODULES[game].TIPS.map(({ id }) => `${game} ${id}`));
  expect(CASES.map(({ game, id }) => `${game} ${id}`).toSorted()).toEqual(ids.toSorted());
  const rules = page.books.BOOKS.flatMap(({ id }) => [
    ...readFileSync(ruleFile('en', id), 'utf8').matchAll(/\*\*\[([A-Z]{2}-[A-Z0-9-]+)\]\*\*/g),
  ]);
  const known = new Set(rules.map(([, id]) => id));
  const named = Object.values(MODULES).flatMap(({ TIPS }) => TIPS.map(({ rule }) => rule));
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test('a debt is worth what the tip says', () => {
  const { game } = FAMILY.find('seven-wonders')!.newest;
  const totals = [0, 1].map((debts) => {
    const made = game.position({ options: CITIES, cities: [{ board: 'gizah', coins: 3, debts }, {}, {}] }, new FastRng(1));
    if (!made.ok) throw new Error(made.error.detail);
    return (game.score(made.value.state) as SevenWondersScore).seats[0]!.total;
  });
  expect(totals[1]! - totals[0]!).toBe(-1);
});

test('every book has tips, those of its game', async () => {
  for (const { game, tips } of page.books.BOOKS) expect((await tips()).tips).toBe(MODULES[game as Game].tips);
});
