// What the tables of Duel must hold. The sums were added up from the rule book's facts, not from the tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RESOURCES = ['wood', 'stone', 'clay', 'glass', 'papyrus'];
const COLOURS = {
  1: { brown: 6, grey: 2, blue: 3, green: 4, red: 4, yellow: 4 },
  2: { brown: 3, grey: 2, blue: 5, green: 4, red: 5, yellow: 4 },
  3: { blue: 6, green: 4, red: 5, yellow: 5, purple: 7 },
};
/** Cost in coins and resources, points, shields and plain coins, summed over a group. */
const SUMS = {
  'Age I': { coins: 20, wood: 1, stone: 1, clay: 1, glass: 1, papyrus: 1, points: 11, shields: 4, gain: 4, produced: 8 },
  'Age II': { coins: 18, wood: 9, stone: 9, clay: 8, glass: 6, papyrus: 5, points: 28, shields: 8, gain: 6, produced: 8 },
  'Age III': { coins: 8, wood: 16, stone: 16, clay: 16, glass: 11, papyrus: 11, points: 61, shields: 12, gain: 0, produced: 0 },
  guilds: { coins: 0, wood: 8, stone: 7, clay: 7, glass: 3, papyrus: 4, points: 0, shields: 0, gain: 0, produced: 0 },
  wonders: { coins: 0, wood: 11, stone: 12, clay: 10, glass: 9, papyrus: 10, points: 42, shields: 4, gain: 21, produced: 0 },
  tokens: { coins: 0, wood: 0, stone: 0, clay: 0, glass: 0, papyrus: 0, points: 11, shields: 0, gain: 12, produced: 0 },
};
const ROWS = [
  [2, 3, 4, 5, 6],
  [6, 5, 4, 3, 2],
  [2, 3, 4, 2, 4, 3, 2],
];
const NUMBERS = {
  START_COINS: 7,
  CARDS_PER_AGE: 20,
  CARDS_OUT_PER_AGE: 3,
  GUILDS_IN_PLAY: 3,
  TOKENS_ON_BOARD: 5,
  DRAFT_GROUP: 4,
  WONDERS_PER_SEAT: 4,
  DRAFT_ORDER: [0, 1, 1, 0, 1, 0, 0, 1],
  WONDER_LIMIT: 7,
  SYMBOLS_TO_WIN: 6,
  CAPITAL: 9,
  DISCARD_INCOME: 2,
  TRADE_BASE: 2,
  COINS_PER_POINT: 3,
  ZONES: [
    { from: 1, points: 2, loot: 0 },
    { from: 3, points: 5, loot: 2 },
    { from: 6, points: 10, loot: 5 },
  ],
};

/** The kinds of the union `Effect`, read from its source: types leave no trace in the tables. */
export const effectKinds = (folder) => {
  const source = readFileSync(join(folder, 'effects.ts'), 'utf8');
  const union = /export type Effect =([\s\S]*?);\n\n/.exec(source)?.[1] ?? '';
  return [...union.matchAll(/^\s*\| \{ readonly kind: '(\w+)'/gm)].map((m) => m[1]);
};

const tally = (values) => {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export const check = (tables, kinds) => [
  ...checkIds(tables),
  ...checkCounts(tables),
  ...checkCosts(tables),
  ...checkEffects(tables, kinds),
  ...checkChains(tables),
  ...checkScience(tables),
  ...checkSums(tables),
  ...checkLayouts(tables),
  ...checkNumbers(tables),
];

const checkIds = ({ CARDS, WONDERS, TOKENS }) => {
  const ids = [...Object.keys(CARDS), ...Object.keys(WONDERS), ...Object.keys(TOKENS)];
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: the id is used twice`),
    ...ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id)).map((id) => `${id}: the id is not in kebab case`),
  ];
};

const checkCounts = ({ CARDS, WONDERS, TOKENS, FIRST_GAME }) => {
  const complaints = [];
  const cards = Object.values(CARDS);
  for (const [age, wanted] of Object.entries(COLOURS)) {
    const found = tally(cards.filter((card) => String(card.age) === age).map((card) => card.colour));
    if (!same(sorted(found), sorted(wanted)))
      complaints.push(`Age ${age}: colours are ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
  if (cards.length !== 73) complaints.push(`${cards.length} cards, not 73`);
  if (Object.keys(WONDERS).length !== 12) complaints.push(`${Object.keys(WONDERS).length} wonders, not 12`);
  if (Object.keys(TOKENS).length !== 10) complaints.push(`${Object.keys(TOKENS).length} progress tokens, not 10`);
  const first = FIRST_GAME.flat();
  if (FIRST_GAME.some((set) => set.length !== 4) || new Set(first).size !== 8 || first.some((id) => !(id in WONDERS))) {
    complaints.push('the first game does not have two sets of four different wonders');
  }
  return complaints;
};

const checkCosts = ({ CARDS, WONDERS }) => {
  const complaints = [];
  for (const [id, { cost }] of [...Object.entries(CARDS), ...Object.entries(WONDERS)]) {
    for (const [part, count] of Object.entries(cost)) {
      const most = part === 'coins' ? 8 : 3;
      if (part !== 'coins' && !RESOURCES.includes(part)) complaints.push(`${id}: unknown part of a cost: ${part}`);
      else if (!Number.isInteger(count) || count < 1 || count > most) complaints.push(`${id}: costs ${count} ${part}`);
    }
  }
  for (const [id, { cost }] of Object.entries(WONDERS)) {
    if (cost.coins !== undefined || Object.keys(cost).length === 0) complaints.push(`${id}: a wonder costs resources and nothing else`);
  }
  for (const [id, { cost, colour }] of Object.entries(CARDS)) {
    if (colour === 'blue' && cost.coins !== undefined) complaints.push(`${id}: a blue card has no coins in its cost`);
    const mixed = cost.coins !== undefined && Object.keys(cost).length > 1;
    if (mixed !== ['forum', 'caravansery'].includes(id))
      complaints.push(`${id}: only the Forum and the Caravansery cost coins and resources`);
  }
  return complaints;
};

const checkEffects = ({ CARDS, WONDERS, TOKENS, COLOURS: colours }, kinds) => {
  const complaints = kinds.length === 0 ? ['the union Effect was not found'] : [];
  const things = [...Object.entries(CARDS), ...Object.entries(WONDERS), ...Object.entries(TOKENS)];
  const used = new Set(things.flatMap(([, { effects }]) => effects.map((effect) => effect.kind)));
  for (const kind of kinds) if (!used.has(kind)) complaints.push(`effect ${kind}: nothing uses it`);
  for (const [id, { effects }] of things) {
    if (effects.length === 0) complaints.push(`${id}: has no effect`);
    for (const { kind } of effects) if (!kinds.includes(kind)) complaints.push(`${id}: unknown effect ${kind}`);
  }
  const needs = { brown: 'produce', grey: 'produce', blue: 'points', green: 'science', red: 'shields', purple: 'pointsPer' };
  for (const [id, { colour, effects, age }] of Object.entries(CARDS)) {
    if (!colours.includes(colour)) complaints.push(`${id}: unknown colour ${colour}`);
    const need = needs[colour];
    if (need !== undefined && !effects.some((effect) => effect.kind === need)) complaints.push(`${id}: a ${colour} card without ${need}`);
    for (const [colourOf, kind] of Object.entries(needs)) {
      const foreign = kind !== 'points' && colour !== colourOf && needs[colour] !== kind && effects.some((effect) => effect.kind === kind);
      if (foreign && colourOf !== 'grey') complaints.push(`${id}: a ${colour} card with ${kind}`);
    }
    if (age === 3 && (colour === 'brown' || colour === 'grey')) complaints.push(`${id}: Age III has no ${colour} card`);
  }
  const again = Object.values(WONDERS).filter(({ effects }) => effects.some((effect) => effect.kind === 'playAgain')).length;
  if (again !== 5) complaints.push(`${again} wonders let one play again, not 5`);
  return complaints;
};

const checkChains = ({ CARDS, CHAINS }) => {
  const complaints = [];
  const cards = Object.entries(CARDS);
  for (const [id, { chainIn, chainOut }] of cards) {
    for (const chain of [chainIn, chainOut])
      if (chain !== undefined && !CHAINS.includes(chain)) complaints.push(`${id}: unknown chain ${chain}`);
  }
  for (const chain of CHAINS) {
    const givers = cards.filter(([, card]) => card.chainOut === chain);
    const users = cards.filter(([, card]) => card.chainIn === chain);
    if (givers.length !== 1 || users.length !== 1) {
      complaints.push(`chain ${chain}: ${givers.length} cards show it and ${users.length} use it, not one each`);
      continue;
    }
    const [[giver, from]] = givers;
    const [[user, to]] = users;
    if (from.age >= to.age) complaints.push(`chain ${chain}: ${giver} is not of an earlier age than ${user}`);
    if (from.colour !== to.colour) complaints.push(`chain ${chain}: ${giver} and ${user} differ in colour`);
  }
  if (CHAINS.length !== 17) complaints.push(`${CHAINS.length} chains, not 17`);
  return complaints;
};

const symbolOf = ({ effects }) => effects.find((effect) => effect.kind === 'science')?.symbol;

const checkScience = ({ CARDS, TOKENS, SYMBOLS }) => {
  const complaints = [];
  const onCards = tally(Object.values(CARDS).flatMap((card) => symbolOf(card) ?? []));
  for (const symbol of SYMBOLS) {
    const wanted = symbol === 'scales' ? 0 : 2;
    const found = onCards[symbol] ?? 0;
    if (found !== wanted) complaints.push(`symbol ${symbol}: on ${found} cards, not ${wanted}`);
  }
  for (const symbol of Object.keys(onCards)) if (!SYMBOLS.includes(symbol)) complaints.push(`unknown symbol ${symbol}`);
  const onTokens = Object.entries(TOKENS).flatMap(([id, token]) => (symbolOf(token) === undefined ? [] : `${id} ${symbolOf(token)}`));
  if (!same(onTokens, ['law scales'])) complaints.push(`symbols on progress tokens: ${onTokens.join(', ')}`);
  if (SYMBOLS.length !== 7) complaints.push(`${SYMBOLS.length} science symbols, not 7`);
  return complaints;
};

const sumsOf = (things) => {
  const sums = { coins: 0, wood: 0, stone: 0, clay: 0, glass: 0, papyrus: 0, points: 0, shields: 0, gain: 0, produced: 0 };
  for (const { cost = {}, effects } of things) {
    for (const [part, count] of Object.entries(cost)) sums[part] += count;
    for (const effect of effects) {
      if (effect.kind === 'points' || effect.kind === 'shields') sums[effect.kind] += effect.count;
      if (effect.kind === 'coins') sums.gain += effect.count;
      if (effect.kind === 'produce') for (const count of Object.values(effect.resources)) sums.produced += count;
    }
  }
  return sums;
};

const checkSums = ({ CARDS, WONDERS, TOKENS }) => {
  const cards = Object.values(CARDS);
  const groups = {
    'Age I': cards.filter((card) => card.age === 1),
    'Age II': cards.filter((card) => card.age === 2),
    'Age III': cards.filter((card) => card.age === 3 && card.colour !== 'purple'),
    guilds: cards.filter((card) => card.colour === 'purple'),
    wonders: Object.values(WONDERS),
    tokens: Object.values(TOKENS),
  };
  return Object.entries(groups).flatMap(([group, things]) => {
    const sums = sumsOf(things);
    return Object.entries(SUMS[group]).flatMap(([part, wanted]) =>
      sums[part] === wanted ? [] : [`${group}: ${part} add up to ${sums[part]}, not ${wanted}`],
    );
  });
};

const checkLayouts = ({ LAYOUTS }) => {
  const complaints = [];
  if (LAYOUTS.length !== 3) complaints.push(`${LAYOUTS.length} layouts, not 3`);
  for (const [i, layout] of LAYOUTS.entries()) {
    const age = `layout ${i + 1}`;
    if (layout.length !== 20 || new Set(layout.map((slot) => slot.id)).size !== 20) complaints.push(`${age}: not 20 slots`);
    const up = layout.filter((slot) => slot.faceUp).length;
    if (up !== 12) complaints.push(`${age}: ${up} face up, not 12`);
    const rows = Object.values(tally(layout.map((slot) => slot.row)));
    if (!same(rows, ROWS[i])) complaints.push(`${age}: rows of ${rows.join(', ')}`);
    for (const slot of layout) {
      // A card lies on another if it is in the next row and half a card to the side.
      const wanted = layout.flatMap((other, at) => (other.row === slot.row + 1 && Math.abs(other.x - slot.x) === 1 ? [at] : []));
      if (!same(slot.coveredBy, wanted))
        complaints.push(`${slot.id}: covered by ${slot.coveredBy.join(', ') || 'nothing'}, by its place ${wanted.join(', ') || 'nothing'}`);
      if (slot.faceUp !== (slot.row % 2 === 1)) complaints.push(`${slot.id}: the wrong side is up`);
      if (!layout.some((other) => other.row === slot.row && other.x === -slot.x)) complaints.push(`${slot.id}: has no mirror image`);
    }
  }
  return complaints;
};

const checkNumbers = (tables) =>
  Object.entries(NUMBERS).flatMap(([name, wanted]) =>
    same(tables[name], wanted) ? [] : [`${name} is ${JSON.stringify(tables[name])}, not ${JSON.stringify(wanted)}`],
  );
