// What the tables of 7 Wonders and Cities must hold. Counts and sums were added up from the rule books' facts, not from the tables.
export { effectKinds } from './duel.mjs';

const RESOURCES = ['wood', 'stone', 'ore', 'clay', 'glass', 'papyrus', 'cloth'];
/** Cards of each colour in the deck of an age without guilds and black cards, by seats. */
const DECKS = {
  1: {
    3: { brown: 6, grey: 3, blue: 3, yellow: 3, red: 3, green: 3 },
    4: { brown: 9, grey: 3, blue: 4, yellow: 4, red: 4, green: 4 },
    5: { brown: 12, grey: 3, blue: 5, yellow: 5, red: 5, green: 5 },
    6: { brown: 14, grey: 6, blue: 6, yellow: 6, red: 5, green: 5 },
    7: { brown: 14, grey: 6, blue: 8, yellow: 9, red: 6, green: 6 },
  },
  2: {
    3: { brown: 4, grey: 3, blue: 4, yellow: 3, red: 3, green: 4 },
    4: { brown: 8, grey: 3, blue: 4, yellow: 4, red: 4, green: 5 },
    5: { brown: 8, grey: 6, blue: 5, yellow: 5, red: 5, green: 6 },
    6: { brown: 8, grey: 6, blue: 6, yellow: 8, red: 7, green: 7 },
    7: { brown: 8, grey: 6, blue: 8, yellow: 10, red: 9, green: 8 },
  },
  3: {
    3: { blue: 5, yellow: 3, red: 3, green: 5 },
    4: { blue: 6, yellow: 5, red: 5, green: 6 },
    5: { blue: 7, yellow: 7, red: 7, green: 7 },
    6: { blue: 9, yellow: 9, red: 8, green: 8 },
    7: { blue: 10, yellow: 10, red: 10, green: 10 },
  },
};
/** Rows of the table by age and colour. */
const ROWS = {
  1: { brown: 10, grey: 3, blue: 4, yellow: 4, red: 3, green: 3, black: 14 },
  2: { brown: 4, grey: 3, blue: 4, yellow: 4, red: 4, green: 4, black: 14 },
  3: { blue: 5, yellow: 5, red: 5, green: 5, purple: 10, black: 14 },
};
const FIELDS = 'coins wood stone ore clay glass papyrus cloth points shields gain produced choices perCoins perPoints losses gifts'.split(
  ' ',
);
/**
 * Cost in coins and resources; points, shields and coins for oneself; fixed production and resources offered in choices; coins and points
 * for each thing counted; coins that others lose and gain. Summed over the rows of a group, in the order of FIELDS.
 */
const SUMS = {
  'Age I': [6, 1, 1, 1, 1, 1, 1, 1, 12, 3, 5, 7, 12, 0, 0, 0, 0],
  'Age II': [4, 9, 8, 8, 8, 2, 2, 2, 17, 8, 0, 11, 7, 3, 0, 0, 0],
  'Age III': [0, 12, 14, 14, 15, 7, 7, 7, 32, 15, 0, 0, 0, 10, 6, 0, 0],
  guilds: [0, 9, 8, 8, 8, 4, 4, 4, 0, 0, 0, 0, 0, 0, 9, 0, 0],
  'black cards of Age I': [9, 1, 0, 1, 1, 0, 0, 0, 11, 2, 9, 0, 0, 0, 2, 2, 2],
  'black cards of Age II': [15, 3, 3, 4, 4, 2, 5, 3, 23, 3, 13, 0, 0, 0, 3, 6, 4],
  'black cards of Age III': [14, 9, 8, 7, 7, 6, 5, 7, 32, 5, 5, 0, 0, 4, 6, 10, 3],
  'Day sides': [5, 16, 14, 13, 15, 3, 4, 4, 106, 2, 9, 0, 4, 0, 0, 0, 0],
  'Night sides': [10, 12, 14, 16, 15, 4, 4, 3, 84, 2, 19, 0, 7, 0, 0, 2, 0],
};
/** How often each kind of effect is printed, on cards and stages. */
const KINDS = {
  produce: 14,
  produceChoice: 11,
  tradePrice: 3,
  points: 69,
  shields: 18,
  science: 12,
  scienceChoice: 3,
  coins: 12,
  coinsPer: 10,
  pointsPer: 18,
  pointsIfComplete: 1,
  playLastCard: 1,
  buildFromDiscard: 5,
  freeFirstOfColour: 1,
  freeFirstOfAge: 1,
  freeLastOfAge: 1,
  tradeRebate: 2,
  initialRebate: 1,
  extraProduced: 1,
  extraUnproduced: 1,
  stagesWithoutResources: 1,
  neighboursGainCoins: 2,
  othersGainCoins: 3,
  othersLoseCoins: 7,
  othersLoseCoinsPer: 3,
  neighboursTakeDebt: 3,
  victoryToken: 3,
  discardDefeats: 1,
  diplomacy: 6,
  copyScience: 3,
};
/** What is counted where, over coinsPer and pointsPer. */
const SCOPES = { own: 19, neighbours: 6, 'own-and-neighbours': 3 };
/** Which cards each card makes free. */
const FREES = {
  well: ['statue'],
  baths: ['aqueduct'],
  altar: ['pantheon'],
  theater: ['gardens'],
  'east-trading-post': ['forum'],
  'west-trading-post': ['forum'],
  marketplace: ['caravansery'],
  apothecary: ['dispensary', 'stables'],
  workshop: ['archery-range', 'laboratory'],
  scriptorium: ['courthouse', 'library'],
  caravansery: ['lighthouse'],
  forum: ['haven'],
  walls: ['fortifications'],
  'training-ground': ['circus'],
  dispensary: ['arena', 'lodge'],
  laboratory: ['observatory', 'siege-workshop'],
  library: ['senate', 'university'],
  school: ['academy', 'study'],
};
/** Initial resource, and stages of the Day and the Night side. */
const BOARDS = {
  alexandria: ['glass', 3, 3],
  babylon: ['wood', 3, 2],
  ephesus: ['papyrus', 3, 3],
  gizah: ['stone', 3, 4],
  halicarnassus: ['cloth', 3, 3],
  olympia: ['clay', 3, 3],
  rhodes: ['ore', 3, 2],
  byzantium: ['stone', 3, 2],
  petra: ['clay', 3, 2],
};
const NUMBERS = {
  SEAT_COUNTS: [3, 4, 5, 6, 7],
  TEAM_SEATS: [4, 6],
  START_COINS: 3,
  HAND: 7,
  HAND_WITH_CITIES: 8,
  EXTRA_GUILDS: 2,
  SALE: 3,
  TRADE_PRICE: 2,
  COINS_PER_POINT: 3,
  VICTORY_POINTS: [0, 1, 3, 5],
  DEFEAT_POINTS: -1,
  SCIENCE_SET: 7,
  EXTRA_BOARDS: 1,
  TEAM_STAKES: 2,
};

const tally = (values) => {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
/** Complaints about counts that differ, one for each name. */
const differences = (found, wanted, say) =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])].flatMap((name) =>
    (found[name] ?? 0) === (wanted[name] ?? 0) ? [] : [say(name, found[name] ?? 0, wanted[name] ?? 0)],
  );
const stagesOf = ({ BOARDS: boards }) =>
  Object.entries(boards).flatMap(([id, board]) =>
    ['day', 'night'].flatMap((side) => board[side].map((stage, i) => [`${id} ${side} ${i + 1}`, stage])),
  );

export const check = (tables, kinds) => [
  ...checkIds(tables),
  ...checkRows(tables),
  ...checkDecks(tables),
  ...checkBoards(tables),
  ...checkCosts(tables),
  ...checkEffects(tables, kinds),
  ...checkChains(tables),
  ...checkSums(tables),
  ...checkNumbers(tables),
];

const checkIds = ({ CARDS, BOARDS: boards, AGE_CARDS, GUILD_CARDS, BASE_BOARDS }) => {
  const ids = [...Object.keys(CARDS), ...Object.keys(boards)];
  // The lists are joined by spreading, so an id used twice would silently hide a row.
  const black = Object.values(CARDS).filter((card) => card.colour === 'black').length;
  const rows = Object.keys(AGE_CARDS).length + Object.keys(GUILD_CARDS).length + black;
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: the id is used twice`),
    ...ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id)).map((id) => `${id}: the id is not in kebab case`),
    ...(rows === Object.keys(CARDS).length ? [] : [`${rows} rows make ${Object.keys(CARDS).length} cards: an id is used twice`]),
    ...Object.keys(BASE_BOARDS).flatMap((id) => (id in boards ? [] : [`${id}: the board is missing`])),
  ];
};

const checkRows = ({ CARDS }) => {
  const complaints = [];
  for (const [age, wanted] of Object.entries(ROWS)) {
    const found = tally(
      Object.values(CARDS)
        .filter((card) => String(card.age) === age)
        .map((card) => card.colour),
    );
    complaints.push(...differences(found, wanted, (colour, is, should) => `Age ${age}: ${is} ${colour} rows, not ${should}`));
  }
  for (const [id, card] of Object.entries(CARDS)) {
    const single = card.colour === 'purple' || card.colour === 'black';
    if (single !== (card.copies === undefined)) complaints.push(`${id}: ${single ? 'exists once' : 'has no copies'}`);
    if (card.colour === 'black' && (card.chainIn !== undefined || card.chainOut !== undefined))
      complaints.push(`${id}: a black card has no chain`);
    const from = card.copies ?? [];
    if (from.some((seats, i) => seats < 3 || seats > 7 || (i > 0 && seats <= from[i - 1])))
      complaints.push(`${id}: copies ${from.join(', ')}`);
  }
  return [...complaints, ...checkStructures(CARDS)];
};

/** The manufactured goods come back in Age II under the same name; nothing else does. */
const checkStructures = (CARDS) => {
  const groups = {};
  for (const { structure, age } of Object.values(CARDS)) if (structure !== undefined) (groups[structure] ??= []).push(age);
  const wanted = { glassworks: [1, 2], loom: [1, 2], press: [1, 2] };
  return same(sorted(groups), wanted) ? [] : [`structures in two ages: ${JSON.stringify(groups)}`];
};

const checkDecks = ({ CARDS, HAND, HAND_WITH_CITIES, EXTRA_GUILDS, SEAT_COUNTS }) => {
  const complaints = [];
  const cards = Object.values(CARDS);
  const guilds = cards.filter((card) => card.colour === 'purple').length;
  for (const seats of SEAT_COUNTS) {
    for (const age of [1, 2, 3]) {
      const deck = cards
        .filter((card) => card.age === age)
        .flatMap((card) => (card.copies ?? []).filter((from) => from <= seats).map(() => card.colour));
      const where = `Age ${age} with ${seats} seats`;
      complaints.push(
        ...differences(tally(deck), DECKS[age][seats] ?? {}, (colour, is, should) => `${where}: ${is} ${colour} cards, not ${should}`),
      );
      const extra = age === 3 ? seats + EXTRA_GUILDS : 0;
      if (extra > guilds) complaints.push(`${where}: ${extra} guilds of ${guilds}`);
      if (deck.length + extra !== HAND * seats) complaints.push(`${where}: ${deck.length + extra} cards for ${seats} hands of ${HAND}`);
      const black = cards.filter((card) => card.age === age && card.colour === 'black').length;
      if (black < seats || deck.length + extra + seats !== HAND_WITH_CITIES * seats)
        complaints.push(`${where}: ${deck.length + extra + seats} cards with Cities for ${seats} hands of ${HAND_WITH_CITIES}`);
    }
  }
  return complaints;
};

const checkBoards = ({ BOARDS: boards, BASE_BOARDS }) => {
  const found = Object.fromEntries(Object.entries(boards).map(([id, b]) => [id, [b.initial, b.day.length, b.night.length]]));
  const complaints = Object.entries(BOARDS).flatMap(([id, wanted]) =>
    same(found[id], wanted) ? [] : [`${id}: ${found[id]?.join(', ') ?? 'is missing'}, not ${wanted.join(', ')}`],
  );
  for (const id of Object.keys(found)) if (!(id in BOARDS)) complaints.push(`${id}: unknown board`);
  const base = Object.keys(BASE_BOARDS).length;
  if (base !== 7) complaints.push(`${base} boards without Cities, not 7`);
  return complaints;
};

const checkCosts = (tables) => {
  const complaints = [];
  const all = [...Object.entries(tables.CARDS), ...stagesOf(tables)];
  for (const [id, { cost }] of all) {
    for (const [part, count] of Object.entries(cost)) {
      if (part !== 'coins' && !RESOURCES.includes(part)) complaints.push(`${id}: unknown part of a cost: ${part}`);
      else if (!Number.isInteger(count) || count < 1 || count > (part === 'coins' ? 10 : 4))
        complaints.push(`${id}: costs ${count} ${part}`);
    }
  }
  for (const [id, { cost, colour }] of Object.entries(tables.CARDS)) {
    if (colour !== 'black' && cost.coins !== undefined && !same(cost, { coins: 1 }))
      complaints.push(`${id}: only black cards cost more than 1 coin or coins and resources`);
  }
  for (const [id, { cost }] of stagesOf(tables)) {
    if (Object.keys(cost).length === 0) complaints.push(`${id}: costs nothing`);
    if (cost.coins !== undefined && !/^petra \w+ 2$/.test(id)) complaints.push(`${id}: only the second stage of Petra costs coins`);
  }
  return complaints;
};

const NEEDS = { brown: /^produce/, grey: /^produce$/, blue: /^points$/, green: /^science$/, red: /^shields$/, purple: /^points|^science/ };

const checkEffects = (tables, kinds) => {
  const complaints = kinds.length === 0 ? ['the union Effect was not found'] : [];
  const things = [...Object.entries(tables.CARDS), ...stagesOf(tables)];
  const effects = things.flatMap(([, thing]) => thing.effects);
  const used = tally(effects.map((effect) => effect.kind));
  for (const kind of kinds) if (used[kind] === undefined) complaints.push(`effect ${kind}: nothing uses it`);
  complaints.push(...differences(used, KINDS, (kind, is, should) => `effect ${kind}: ${is} times, not ${should}`));
  for (const [id, thing] of things) {
    if (thing.effects.length === 0) complaints.push(`${id}: has no effect`);
    for (const { kind } of thing.effects) if (!kinds.includes(kind)) complaints.push(`${id}: unknown effect ${kind}`);
  }
  for (const [id, { colour, effects: own }] of Object.entries(tables.CARDS)) {
    if (!tables.COLOURS.includes(colour)) complaints.push(`${id}: unknown colour ${colour}`);
    const need = NEEDS[colour];
    if (need !== undefined && (own.length !== 1 || !need.test(own[0].kind))) complaints.push(`${id}: not the effect of a ${colour} card`);
  }
  const scopes = tally(effects.flatMap((effect) => effect.in ?? []));
  complaints.push(...differences(scopes, SCOPES, (scope, is, should) => `${is} effects count ${scope}, not ${should}`));
  const symbols = tally(effects.flatMap((effect) => effect.symbol ?? []));
  complaints.push(
    ...differences(symbols, { compass: 4, gear: 4, tablet: 4 }, (symbol, is, should) => `symbol ${symbol}: on ${is} cards, not ${should}`),
  );
  return complaints;
};

const checkChains = ({ CARDS, CHAINS }) => {
  const complaints = [];
  const cards = Object.entries(CARDS);
  for (const [id, { chainIn, chainOut = [] }] of cards) {
    for (const chain of chainIn === undefined ? chainOut : [chainIn, ...chainOut])
      if (!CHAINS.includes(chain)) complaints.push(`${id}: unknown chain ${chain}`);
  }
  for (const chain of CHAINS) {
    const givers = cards.filter(([, card]) => card.chainOut?.includes(chain));
    const users = cards.filter(([, card]) => card.chainIn === chain);
    if (givers.length === 0 || users.length === 0)
      complaints.push(`chain ${chain}: ${givers.length} cards show it and ${users.length} use it`);
    for (const [giver, from] of givers)
      for (const [user, to] of users)
        if (from.age >= to.age) complaints.push(`chain ${chain}: ${giver} is not of an earlier age than ${user}`);
  }
  for (const [id, { chainOut = [] }] of cards) {
    const frees = cards.flatMap(([user, card]) => (chainOut.includes(card.chainIn) ? [user] : [])).sort();
    const wanted = FREES[id] ?? [];
    if (!same(frees, wanted)) complaints.push(`${id}: frees ${frees.join(', ') || 'nothing'}, not ${wanted.join(', ') || 'nothing'}`);
  }
  return complaints;
};

/** What an effect adds to the sums of its group: field and amount. */
const PART = {
  points: (e) => ['points', e.count],
  shields: (e) => ['shields', e.count],
  coins: (e) => ['gain', e.count],
  produce: (e) => ['produced', Object.values(e.resources).reduce((sum, n) => sum + n, 0)],
  produceChoice: (e) => ['choices', e.oneOf.length],
  coinsPer: (e) => ['perCoins', e.each],
  pointsPer: (e) => ['perPoints', e.each],
  othersLoseCoins: (e) => ['losses', e.count],
  othersLoseCoinsPer: (e) => ['losses', e.each],
  neighboursGainCoins: (e) => ['gifts', e.count],
  othersGainCoins: (e) => ['gifts', e.count],
};

const sumsOf = (things) => {
  const sums = Object.fromEntries(FIELDS.map((field) => [field, 0]));
  for (const { cost, effects } of things) {
    for (const [part, count] of Object.entries(cost)) sums[part] += count;
    for (const effect of effects) {
      const [field, amount] = PART[effect.kind]?.(effect) ?? [];
      if (field !== undefined) sums[field] += amount;
    }
  }
  return sums;
};

const checkSums = (tables) => {
  const cards = Object.values(tables.CARDS);
  const plain = (age) => cards.filter((card) => card.age === age && card.colour !== 'purple' && card.colour !== 'black');
  const black = (age) => cards.filter((card) => card.age === age && card.colour === 'black');
  const sides = (side) => Object.values(tables.BOARDS).flatMap((board) => board[side]);
  const groups = {
    'Age I': plain(1),
    'Age II': plain(2),
    'Age III': plain(3),
    guilds: cards.filter((card) => card.colour === 'purple'),
    'black cards of Age I': black(1),
    'black cards of Age II': black(2),
    'black cards of Age III': black(3),
    'Day sides': sides('day'),
    'Night sides': sides('night'),
  };
  return Object.entries(groups).flatMap(([group, things]) => {
    const sums = sumsOf(things);
    return FIELDS.flatMap((field, i) =>
      sums[field] === SUMS[group][i] ? [] : [`${group}: ${field} add up to ${sums[field]}, not ${SUMS[group][i]}`],
    );
  });
};

const checkNumbers = (tables) =>
  Object.entries(NUMBERS).flatMap(([name, wanted]) =>
    same(tables[name], wanted) ? [] : [`${name} is ${JSON.stringify(tables[name])}, not ${JSON.stringify(wanted)}`],
  );
