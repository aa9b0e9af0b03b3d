// What the tables of Architects must hold. The figures were copied row by row from the facts, not from the tables, in another layout.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DECKS = ['alexandria', 'babylon', 'ephesus', 'giza', 'halicarnassus', 'olympia', 'rhodes', 'central'];
const WONDERS = DECKS.filter((id) => id !== 'central');
/** Cards of each kind, in the order of DECKS. */
const COUNTS = {
  wood: [2, 2, 2, 2, 2, 1, 2, 4],
  stone: [2, 1, 2, 2, 2, 2, 2, 4],
  brick: [2, 2, 2, 1, 2, 2, 2, 4],
  papyrus: [2, 2, 2, 2, 1, 2, 2, 4],
  glass: [1, 2, 2, 2, 2, 2, 2, 4],
  coin: [4, 3, 3, 3, 3, 3, 2, 6],
  compass: [1, 2, 2, 2, 1, 1, 1, 4],
  gear: [2, 2, 1, 1, 1, 1, 2, 4],
  tablet: [1, 1, 2, 1, 2, 2, 1, 4],
  'red-0': [2, 2, 2, 2, 2, 2, 2, 4],
  'red-1': [1, 1, 1, 2, 2, 2, 2, 4],
  'red-2': [1, 1, 1, 0, 1, 1, 1, 2],
  'blue-3': [2, 2, 1, 2, 2, 1, 2, 4],
  'blue-2-cat': [2, 2, 2, 3, 2, 3, 2, 8],
};
/** What each kind of card is: its colour, then its effects. */
const CARDS = {
  wood: ['grey', 'resource wood'],
  stone: ['grey', 'resource stone'],
  brick: ['grey', 'resource brick'],
  papyrus: ['grey', 'resource papyrus'],
  glass: ['grey', 'resource glass'],
  coin: ['yellow', 'coin'],
  compass: ['green', 'symbol compass'],
  gear: ['green', 'symbol gear'],
  tablet: ['green', 'symbol tablet'],
  'red-0': ['red', 'shields 1'],
  'red-1': ['red', 'shields 1', 'horns 1'],
  'red-2': ['red', 'shields 1', 'horns 2'],
  'blue-3': ['blue', 'points 3'],
  'blue-2-cat': ['blue', 'points 2', 'cat'],
};
/** In the whole box: of each kind, and of each colour. */
const OF_EACH = { resource: 17, symbol: 14 };
const COLOURS = { grey: 85, yellow: 27, green: 42, red: 41, blue: 40 };
const SIZE = { wonder: 25, central: 60, box: 235 };
/** Effects; points by stage; stages with the effect; rows by stage; stages below by stage; points in all; ways to order the stages. */
const STAGES = {
  alexandria: [['any-deck'], [4, 3, 6, 5, 7], [2, 4], [1, 2, 3, 4, 5], [[], [1], [2], [3], [4]], 25, 1],
  babylon: [['progress'], [3, 0, 5, 5, 7], [2, 4], [1, 2, 3, 4, 4], [[], [1], [2], [3], [3]], 20, 2],
  ephesus: [['central'], [3, 3, 4, 5, 7], [2, 3, 4], [1, 2, 2, 2, 3], [[], [1], [1], [1], [2, 3, 4]], 22, 6],
  giza: [[], [4, 5, 6, 7, 8], [], [1, 2, 3, 4, 5], [[], [1], [2], [3], [4]], 30, 1],
  halicarnassus: [['search'], [3, 3, 6, 5, 7], [2, 4], [1, 2, 3, 3, 4], [[], [1], [2], [2], [3, 4]], 24, 2],
  olympia: [['left-and-right'], [3, 2, 5, 5, 7], [2, 4], [1, 2, 2, 3, 4], [[], [1], [1], [2, 3], [4]], 22, 2],
  rhodes: [['shields 1'], [4, 4, 5, 6, 7], [2, 4], [1, 1, 2, 3, 4], [[], [], [1, 2], [3], [4]], 26, 2],
};
const TOKENS = {
  urbanism: ['extra-card wood,brick'],
  crafts: ['extra-card papyrus,glass'],
  jewellery: ['extra-card stone,coin'],
  science: ['extra-card compass,gear,tablet'],
  propaganda: ['extra-card red-1,red-2'],
  architecture: ['extra-card stage'],
  economy: ['coin-worth 2'],
  engineering: ['any-match'],
  tactics: ['shields 2'],
  decor: ['points-wonder 4 6'],
  politics: ['points-per 1 cat-sign'],
  strategy: ['points-per 1 victory'],
  education: ['points-per 2 token'],
  culture: ['points-copies 4 12'],
};
const TOKENS_IN_BOX = 15;
const NUMBERS = {
  SEAT_COUNTS: [2, 3, 4, 5, 6, 7],
  STAGE_COSTS: [
    { count: 2, match: 'different' },
    { count: 2, match: 'identical' },
    { count: 3, match: 'different' },
    { count: 3, match: 'identical' },
    { count: 4, match: 'different' },
  ],
  CONFLICT_TOKENS: { 2: 3, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6 },
  OPEN_TOKENS: 3,
  CAT_POINTS: 2,
  VICTORY_POINTS: 3,
  SEARCH_SIZE: 5,
  TOKEN_COPIES: { culture: 2 },
};

/** The members of the union `Effect`, read from their source: types leave no trace in the tables. */
export const effectKinds = (folder) => {
  const source = readFileSync(join(folder, 'effects.ts'), 'utf8');
  const union = /export type Effect =([\s\S]*?);\n(?:\n|$)/.exec(source)?.[1] ?? '';
  return [...union.matchAll(/^\s*\| \{ readonly kind: '([\w-]+)'/gm)].map((m) => m[1]);
};

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, sorted(part)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
};
const text = (value) => JSON.stringify(sorted(value));
const same = (a, b) => text(a) === text(b);
/** The effects of a row, a line each: the kind and its parts in the order of the row. */
const linesOf = ({ effects }) => effects.map((effect) => Object.values(effect).join(' '));
const rowsOf = (table, line) => Object.fromEntries(Object.entries(table).map(([id, row]) => [id, line(row)]));

/** Complaints about rows that differ, are missing or are too many. */
const differences = (what, found, wanted) => [
  ...Object.entries(wanted).flatMap(([id, row]) => {
    if (!(id in found)) return [`${what} ${id}: is missing`];
    return same(found[id], row) ? [] : [`${what} ${id}: ${text(found[id])}, not ${text(row)}`];
  }),
  ...Object.keys(found).flatMap((id) => (id in wanted ? [] : [`${what} ${id}: is not in the box`])),
];

export const check = (tables, kinds) => [
  ...checkIds(tables),
  ...differences(
    'card',
    rowsOf(tables.CARDS, (card) => [card.colour, ...linesOf(card)]),
    CARDS,
  ),
  ...checkDecks(tables),
  ...checkSums(tables),
  ...WONDERS.flatMap((id) => checkWonder(id, tables)),
  ...Object.keys(tables.WONDERS).flatMap((id) => (WONDERS.includes(id) ? [] : [`wonder ${id}: is not in the box`])),
  ...differences('token', rowsOf(tables.TOKENS, linesOf), TOKENS),
  ...checkTokens(tables),
  ...checkKinds(tables, kinds),
  ...Object.entries(NUMBERS).flatMap(([name, wanted]) =>
    same(tables[name], wanted) ? [] : [`${name} is ${text(tables[name])}, not ${text(wanted)}`],
  ),
];

/** Wonders lend their names to decks; cards and tokens are named apart. */
const checkIds = ({ CARDS: cards, WONDERS: wonders, TOKENS: tokens, DECKS: decks }) => {
  const ids = [...Object.keys(cards), ...Object.keys(wonders), ...Object.keys(tokens)];
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: the id is used twice`),
    ...ids.filter((id) => !/^[a-z]+(-[a-z0-9]+)*$/.test(id)).map((id) => `${id}: the id is not in kebab case`),
    ...Object.keys(wonders).flatMap((id) => (id in decks ? [] : [`wonder ${id}: has no deck`])),
  ];
};

const checkDecks = ({ DECKS: decks, CARDS: cards }) => {
  const complaints = Object.keys(decks).flatMap((id) => (DECKS.includes(id) ? [] : [`deck ${id}: is not in the box`]));
  for (const [i, id] of DECKS.entries()) {
    const deck = decks[id];
    if (deck === undefined) {
      complaints.push(`deck ${id}: is missing`);
      continue;
    }
    for (const card of Object.keys(deck)) if (!(card in cards)) complaints.push(`deck ${id}: unknown card ${card}`);
    for (const [card, counts] of Object.entries(COUNTS))
      if ((deck[card] ?? 0) !== counts[i]) complaints.push(`deck ${id}: ${deck[card] ?? 0} ${card}, not ${counts[i]}`);
    const wanted = id === 'central' ? SIZE.central : SIZE.wonder;
    const size = sum(Object.values(deck));
    if (size !== wanted) complaints.push(`deck ${id}: ${size} cards, not ${wanted}`);
  }
  return complaints;
};

/** Sums over the box: they would show a slip that the facts and the table share. */
const checkSums = ({ DECKS: decks, CARDS: cards }) => {
  const inBox = (test) => sum(Object.values(decks).flatMap((deck) => Object.keys(deck).map((id) => (test(id) ? deck[id] : 0))));
  const complaints = Object.entries(cards).flatMap(([id, card]) =>
    Object.entries(OF_EACH).flatMap(([part, wanted]) => {
      const count = inBox((other) => other === id);
      return !card.effects.some(({ kind }) => kind === part) || count === wanted ? [] : [`${id}: ${count} in the box, not ${wanted}`];
    }),
  );
  for (const [colour, wanted] of Object.entries(COLOURS)) {
    const count = inBox((id) => cards[id]?.colour === colour);
    if (count !== wanted) complaints.push(`${colour}: ${count} cards in the box, not ${wanted}`);
  }
  const all = inBox(() => true);
  if (all !== SIZE.box) complaints.push(`${all} cards in the box, not ${SIZE.box}`);
  return complaints;
};

/** In how many orders the stages can be built. */
const ordersOf = (stages, built = []) => {
  if (built.length === stages.length) return 1;
  const next = stages.flatMap((stage, i) => (!built.includes(i + 1) && stage.above.every((below) => built.includes(below)) ? [i + 1] : []));
  return sum(next.map((n) => ordersOf(stages, [...built, n])));
};

/** All stages below, also those below the ones below. A stage never rests on one of a later number. */
const belowOf = (stages, n) => {
  const reached = new Set();
  const walk = (m) => {
    for (const below of stages[m - 1].above) {
      if (reached.has(below) || below >= m) continue;
      reached.add(below);
      walk(below);
    }
  };
  walk(n);
  return [...reached].sort();
};

const checkWonder = (id, { WONDERS: wonders }) => {
  const wonder = wonders[id];
  if (wonder === undefined) return [`wonder ${id}: is missing`];
  const { stages } = wonder;
  const numbered = stages.map((stage, i) => [i + 1, stage]);
  const found = [
    linesOf(wonder),
    stages.map((stage) => stage.points),
    numbered.flatMap(([n, stage]) => (stage.effect ? [n] : [])),
    stages.map((stage) => stage.row),
    stages.map((stage) => stage.above),
    sum(stages.map((stage) => stage.points)),
    ordersOf(stages),
  ];
  const names = ['effects', 'points', 'stages with the effect', 'rows', 'stages below', 'points in all', 'orders'];
  const complaints = found.flatMap((part, i) =>
    same(part, STAGES[id][i]) ? [] : [`wonder ${id}: ${names[i]} ${text(part)}, not ${text(STAGES[id][i])}`],
  );
  for (const [n, stage] of numbered) {
    const lower = numbered.flatMap(([m, other]) => (other.row < stage.row ? [m] : []));
    if (!same(belowOf(stages, n), lower)) complaints.push(`wonder ${id}: stage ${n} does not rest on all lower rows`);
  }
  return complaints;
};

const checkTokens = ({ TOKENS: tokens, TOKEN_COPIES: copies, CARDS: cards }) => {
  const complaints = [];
  const all = sum(Object.keys(tokens).map((id) => copies[id] ?? 1));
  if (all !== TOKENS_IN_BOX) complaints.push(`${all} progress tokens, not ${TOKENS_IN_BOX}`);
  const triggers = Object.values(tokens).flatMap(({ effects }) => effects.flatMap(({ on }) => (Array.isArray(on) ? on : [])));
  for (const [id, card] of Object.entries(cards)) {
    const wanted = card.colour === 'blue' || id === 'red-0' ? 0 : 1;
    const found = triggers.filter((on) => on === id).length;
    if (found !== wanted) complaints.push(`${id}: triggers ${found} tokens, not ${wanted}`);
  }
  return complaints;
};

const checkKinds = ({ CARDS: cards, TOKENS: tokens, WONDERS: wonders }, kinds) => {
  const used = [cards, tokens, wonders].flatMap((table) => Object.values(table).flatMap(({ effects }) => effects.map(({ kind }) => kind)));
  return [
    ...(kinds.length === 0 ? ['the union of effects was not found'] : []),
    ...kinds.flatMap((kind) => (used.includes(kind) ? [] : [`effect ${kind}: nothing uses it`])),
    ...used.flatMap((kind) => (kinds.includes(kind) ? [] : [`unknown effect ${kind}`])),
  ];
};
