// Numeric tables, built once from the rows: cards, boards and stages are dense numbers inside the engine.
// A `thing` is what has effects: card n is thing n, and stage k of a board side follows after the cards, see `stageThing`.
import { numbering, unreachable } from '@maravilha/kernel';
import {
  CHAINS,
  COLOURS,
  type CardDef,
  type Colour,
  type Cost,
  type Countable,
  type Effect,
  NEIGHBOURS,
  type Resource,
  RESOURCES,
  SIDES,
  type StageDef,
  SYMBOLS,
} from '../data/effects.ts';
import { BOARD_IDS, BOARDS, CARD_IDS, CARDS } from '../data/index.ts';
import { GUILD_CARDS } from '../data/guilds.ts';
import { EXTRA_GUILDS, HAND, HAND_WITH_CITIES, TRADE_PRICE } from '../data/numbers.ts';
import { pack } from './packed-resources.ts';

export const NONE = 255;
export const CARD_COUNT = CARD_IDS.length;
export const BOARD_COUNT = BOARD_IDS.length;
export const BASE_BOARD_COUNT = 7;
export const RESOURCE_COUNT = RESOURCES.length;
export const COLOUR_COUNT = COLOURS.length;
export const SYMBOL_COUNT = SYMBOLS.length;
export const MAX_STAGES = 4;
/** 32-bit words that hold one bit per card. */
export const CARD_WORDS = Math.ceil(CARD_COUNT / 32);

export const BLUE = COLOURS.indexOf('blue');
export const YELLOW = COLOURS.indexOf('yellow');
export const GREEN = COLOURS.indexOf('green');
export const PURPLE = COLOURS.indexOf('purple');
export const BLACK = COLOURS.indexOf('black');

const cards: readonly CardDef[] = CARD_IDS.map((id) => CARDS[id]);

// Board sides: Day of board b is 2b, Night 2b + 1.
export const boardSide = (board: number, side: number): number => board * SIDES.length + side;
const stagesOf: readonly (readonly StageDef[])[] = BOARD_IDS.flatMap((id) => SIDES.map((side) => BOARDS[id][side]));
export const STAGE_COUNT = Uint8Array.from(stagesOf, (stages) => stages.length);
export const INITIAL = Uint8Array.from(BOARD_IDS, (id) => RESOURCES.indexOf(BOARDS[id].initial));

export type Thing = number;
export const stageThing = (side: number, stage: number): Thing => CARD_COUNT + side * MAX_STAGES + stage;
export const THING_COUNT = CARD_COUNT + stagesOf.length * MAX_STAGES;

const things: readonly { readonly cost: Cost; readonly effects: readonly Effect[] }[] = [
  ...cards,
  ...stagesOf.flatMap((stages) => Array.from({ length: MAX_STAGES }, (_, k) => stages[k] ?? { cost: {}, effects: [] })),
];

export const COIN_COST = Uint8Array.from(things, (t) => t.cost.coins ?? 0);
/** Units of each resource that a thing asks for, packed. */
export const NEED = Int32Array.from(things, (t) => pack((r) => t.cost[r] ?? 0));

export const CARD_AGE = Uint8Array.from(cards, (c) => c.age);
export const CARD_COLOUR = Uint8Array.from(cards, (c) => COLOURS.indexOf(c.colour));
/** The card that counts as identical besides the card itself (grey cards of Ages I and II); a card without one is its own twin. */
export const TWIN = Uint8Array.from(cards, (c, i) => {
  const twin = cards.findIndex((other, j) => j !== i && c.structure !== undefined && other.structure === c.structure);
  return twin < 0 ? i : twin;
});
/** The symbol, as a bit, that makes the card free; and those that it shows. */
export const CHAIN_IN = Int32Array.from(cards, (c) => (c.chainIn === undefined ? 0 : 1 << CHAINS.indexOf(c.chainIn)));
export const CHAIN_OUT = Int32Array.from(cards, (c) => (c.chainOut ?? []).reduce((bits, chain) => bits | (1 << CHAINS.indexOf(chain)), 0));

const isForSale = (thing: Thing): boolean => thing < CARD_COUNT && (cards[thing].colour === 'brown' || cards[thing].colour === 'grey');
/** Black cards and the boards that come after those of the base game. */
const isOfCities = (thing: Thing): boolean =>
  thing < CARD_COUNT ? cards[thing].colour === 'black' : thing >= stageThing(boardSide(BASE_BOARD_COUNT, 0), 0);
const nameOf = (thing: Thing): string => {
  if (thing < CARD_COUNT) return CARD_IDS[thing];
  const [side, stage] = [Math.floor((thing - CARD_COUNT) / MAX_STAGES), (thing - CARD_COUNT) % MAX_STAGES];
  return `${BOARD_IDS[Math.floor(side / SIDES.length)]} (${SIDES[side % SIDES.length]}), stage ${stage + 1}`;
};

// Producers that offer a choice or are not for sale, one bit each in `choices[seat]`: what one unit may be. Those for sale come first.
// Stages of different board sides never meet in one city, so alike ones share a bit.
const kindBits = (oneOf: readonly Resource[]): number => oneOf.reduce((bits, r) => bits | (1 << RESOURCES.indexOf(r)), 0);
/** Kinds of the unit, as bits over RESOURCES, or a word for the two whose kinds depend on the city. */
type Unit = number | 'produced' | 'unproduced';
const unitsOf = (thing: Thing, e: Effect): readonly Unit[] => {
  if (e.kind === 'produceChoice') return [kindBits(e.oneOf)];
  if (e.kind === 'extraProduced') return ['produced'];
  if (e.kind === 'extraUnproduced') return ['unproduced'];
  if (e.kind !== 'produce' || isForSale(thing)) return [];
  return RESOURCES.flatMap((r) => Array.from({ length: e.resources[r] ?? 0 }, () => kindBits([r])));
};
const producers: { readonly unit: Unit; readonly key: string }[] = [];
const chooses = new Int32Array(THING_COUNT);
const addProducers = (wanted: (thing: Thing, unit: Unit) => boolean): number => {
  const onSide = new Map<string, number>();
  things.forEach(({ effects }, thing) => {
    for (const unit of effects.flatMap((e) => unitsOf(thing, e)).filter((u) => wanted(thing, u))) {
      const place = thing < CARD_COUNT ? `card ${thing}` : `side ${Math.floor((thing - CARD_COUNT) / MAX_STAGES)}`;
      const before = onSide.get(`${place} ${unit}`) ?? 0;
      onSide.set(`${place} ${unit}`, before + 1);
      const key = `${thing < CARD_COUNT ? place : 'side'} ${unit} ${before}`;
      if (!producers.some((known) => known.key === key)) producers.push({ unit, key });
      chooses[thing] |= 1 << producers.findIndex((known) => known.key === key);
    }
  });
  return (1 << producers.length) - 1;
};
/** Bits of `choices` that neighbours may buy from. */
export const FOR_SALE = addProducers((thing, unit) => isForSale(thing) && typeof unit === 'number');
const plain =
  addProducers((thing, unit) => !isForSale(thing) && thing < CARD_COUNT && typeof unit === 'number') |
  addProducers((thing, unit) => thing >= CARD_COUNT && typeof unit === 'number');
/** Bits of `choices` for Secret Warehouse (a kind that is produced) and for Black Market (one that is not). */
export const PRODUCED = addProducers((_, unit) => unit === 'produced') & ~plain;
export const UNPRODUCED = addProducers((_, unit) => unit === 'unproduced') & ~plain & ~PRODUCED;
export const CHOICE_COUNT = producers.length;
/** Kinds, as bits over RESOURCES, that each choice producer may give; 0 for those whose kinds depend on the city. */
export const CHOICE_KINDS = Uint8Array.from(producers, ({ unit }) => (typeof unit === 'number' ? unit : 0));

// Terms of trade of a city, one bit each in `deals[seat]`.
export const RAW_LEFT = 1;
export const RAW_RIGHT = 2;
export const GOODS_BOTH = 4;
export const WHARF_LEFT = 8;
export const WHARF_RIGHT = 16;
export const INITIAL_CHEAPER = 32;
/** Architect Firm: stages cost no resources. */
export const FREE_STAGES = 64;

// Standing and one-off powers of a thing, one bit each in `THING.powers`; `powers[seat]` of a state holds the standing ones.
export const PLAY_LAST = 1;
export const REVIVE = 2;
export const FIRST_OF_COLOUR = 4;
export const FIRST_OF_AGE = 8;
export const LAST_OF_AGE = 16;
export const DISCARD_DEFEATS = 32;
export const DIPLOMACY = 64;
export const COPY_SCIENCE = 128;
export const FREE_SCIENCE = 256;
const POWERS = {
  playLastCard: PLAY_LAST,
  buildFromDiscard: REVIVE,
  freeFirstOfColour: FIRST_OF_COLOUR,
  freeFirstOfAge: FIRST_OF_AGE,
  freeLastOfAge: LAST_OF_AGE,
  discardDefeats: DISCARD_DEFEATS,
  diplomacy: DIPLOMACY,
  copyScience: COPY_SCIENCE,
  scienceChoice: FREE_SCIENCE,
} as const;
/** Powers that a city keeps; all others are used up, or counted at the end. */
const STANDING = PLAY_LAST | FIRST_OF_COLOUR | FIRST_OF_AGE | LAST_OF_AGE;

// What `coinsPer` and `pointsPer` count.
export const COUNT_CARDS = 1;
export const COUNT_STAGES = 2;
const COUNT_VICTORIES = 3;
export const COUNT_DEFEATS = 4;
const countCode = (of: Countable): number =>
  ({ cards: COUNT_CARDS, stages: COUNT_STAGES, victories: COUNT_VICTORIES, defeats: COUNT_DEFEATS })[of.kind];
const colourBits = (of: Countable): number =>
  of.kind === 'cards' ? of.colours.reduce((bits, c) => bits | (1 << COLOURS.indexOf(c)), 0) : 0;
/** Ages, as bits 1 … 3, whose victory tokens count. */
const ageBits = (of: Countable): number => (of.kind === 'victories' ? (of.age === undefined ? 14 : 1 << of.age) : 0);
export const IN_OWN = 1;
export const IN_NEIGHBOURS = 2;
const scopeBits = (scope: 'own' | 'neighbours' | 'own-and-neighbours'): number =>
  (scope === 'neighbours' ? 0 : IN_OWN) | (scope === 'own' ? 0 : IN_NEIGHBOURS);

const columns = () => ({
  /** Fixed production, packed. */
  produces: new Int32Array(THING_COUNT),
  /** Bits of `choices` that it adds. */
  chooses,
  deals: new Uint8Array(THING_COUNT),
  powers: new Uint16Array(THING_COUNT),
  /** Those of the powers that a city keeps. */
  standing: new Uint8Array(THING_COUNT),
  points: new Uint8Array(THING_COUNT),
  /** 7 points if the wonder is complete. */
  pointsIfComplete: new Uint8Array(THING_COUNT),
  shields: new Uint8Array(THING_COUNT),
  /** Place in SYMBOLS, or NONE. */
  symbol: new Uint8Array(THING_COUNT).fill(NONE),
  coins: new Uint8Array(THING_COUNT),
  coinsEach: new Uint8Array(THING_COUNT),
  coinsOf: new Uint8Array(THING_COUNT),
  coinsColours: new Uint8Array(THING_COUNT),
  coinsAges: new Uint8Array(THING_COUNT),
  coinsIn: new Uint8Array(THING_COUNT),
  pointsEach: new Uint8Array(THING_COUNT),
  pointsOf: new Uint8Array(THING_COUNT),
  pointsColours: new Uint8Array(THING_COUNT),
  pointsAges: new Uint8Array(THING_COUNT),
  pointsIn: new Uint8Array(THING_COUNT),
  neighboursGain: new Uint8Array(THING_COUNT),
  othersGain: new Uint8Array(THING_COUNT),
  othersLose: new Uint8Array(THING_COUNT),
  othersLosePerVictory: new Uint8Array(THING_COUNT),
  othersLosePerStage: new Uint8Array(THING_COUNT),
  neighbourDebts: new Uint8Array(THING_COUNT),
  /** Age of the victory token it gives, or 0. */
  victoryAge: new Uint8Array(THING_COUNT),
});
export const THING = columns();

/** Adds an effect to the columns. What counts adds up; a power or a term of trade is there or not, however often a city has it. */
const fill = (i: Thing, e: Effect): void => {
  const c = THING;
  switch (e.kind) {
    case 'produce':
      if (isForSale(i)) c.produces[i] += pack((r) => e.resources[r] ?? 0);
      return;
    case 'produceChoice':
    case 'extraProduced':
    case 'extraUnproduced':
      return; // Numbered above, with all other producers.
    case 'tradePrice':
      if (e.of === 'goods') c.deals[i] |= GOODS_BOTH;
      else for (const side of e.sides) c.deals[i] |= side === 'left' ? RAW_LEFT : RAW_RIGHT;
      return;
    case 'tradeRebate':
      c.deals[i] |= e.side === 'left' ? WHARF_LEFT : WHARF_RIGHT;
      return;
    case 'initialRebate':
      c.deals[i] |= INITIAL_CHEAPER;
      return;
    case 'stagesWithoutResources':
      c.deals[i] |= FREE_STAGES;
      return;
    case 'points':
      c.points[i] += e.count;
      return;
    case 'pointsIfComplete':
      c.pointsIfComplete[i] += e.count;
      return;
    case 'shields':
      c.shields[i] += e.count;
      return;
    case 'science':
      c.symbol[i] = SYMBOLS.indexOf(e.symbol);
      return;
    case 'coins':
      c.coins[i] += e.count;
      return;
    case 'coinsPer':
      c.coinsEach[i] = e.each;
      c.coinsOf[i] = countCode(e.of);
      c.coinsColours[i] = colourBits(e.of);
      c.coinsAges[i] = ageBits(e.of);
      c.coinsIn[i] = scopeBits(e.in);
      return;
    case 'pointsPer':
      c.pointsEach[i] = e.each;
      c.pointsOf[i] = countCode(e.of);
      c.pointsColours[i] = colourBits(e.of);
      c.pointsAges[i] = ageBits(e.of);
      c.pointsIn[i] = scopeBits(e.in);
      return;
    case 'neighboursGainCoins':
      c.neighboursGain[i] += e.count;
      return;
    case 'othersGainCoins':
      c.othersGain[i] += e.count;
      return;
    case 'othersLoseCoins':
      c.othersLose[i] += e.count;
      return;
    case 'othersLoseCoinsPer':
      if (e.of.kind === 'victories') c.othersLosePerVictory[i] += e.each;
      else c.othersLosePerStage[i] += e.each;
      return;
    case 'neighboursTakeDebt':
      c.neighbourDebts[i] += e.count;
      return;
    case 'victoryToken':
      c.victoryAge[i] = e.age;
      return;
    case 'scienceChoice':
    case 'playLastCard':
    case 'buildFromDiscard':
    case 'freeFirstOfColour':
    case 'freeFirstOfAge':
    case 'freeLastOfAge':
    case 'discardDefeats':
    case 'diplomacy':
    case 'copyScience':
      c.powers[i] |= POWERS[e.kind];
      c.standing[i] |= POWERS[e.kind] & STANDING;
      return;
    default:
      unreachable(e);
  }
};

/** Kinds of which a thing has room for one. */
const ONCE: readonly Effect['kind'][] = [
  'science',
  'coinsPer',
  'pointsPer',
  'victoryToken',
  'scienceChoice',
  'copyScience',
  'diplomacy',
  'buildFromDiscard',
];
/** Colours whose points have a row on the score pad. */
const SCORED: readonly Colour[] = ['blue', 'yellow', 'purple', 'black'];
const holdersOf = (test: (e: Effect) => boolean): Thing[] => things.flatMap(({ effects }, i) => (effects.some(test) ? [i] : []));

/** Why the engine cannot play an effect on this thing; every other effect works on every card and stage. */
const refusalOf = (i: Thing, e: Effect): string | undefined => {
  const card = cards[i];
  switch (e.kind) {
    case 'points':
    case 'pointsPer':
    case 'pointsIfComplete':
      return card !== undefined && !SCORED.includes(card.colour) ? `the score pad has no row for ${card.colour} cards` : undefined;
    case 'tradePrice':
      if (e.price !== TRADE_PRICE - 1) return `a price is lowered to ${TRADE_PRICE - 1}, not to ${e.price}`;
      return e.of === 'goods' && e.sides.length < NEIGHBOURS.length ? 'the price of goods is lowered on both sides' : undefined;
    case 'tradeRebate':
      if (e.count !== 1) return 'a rebate is one coin';
      return holdersOf((other) => other.kind === 'tradeRebate' && other.side === e.side).length > 1 ? 'rebates do not add up' : undefined;
    case 'initialRebate':
      if (e.count !== 1) return 'a rebate is one coin';
      return holdersOf((other) => other.kind === e.kind).length > 1 ? 'rebates do not add up' : undefined;
    case 'othersLoseCoins':
    case 'othersLoseCoinsPer':
      return isOfCities(i) ? undefined : 'coins are lost with Cities only';
    case 'playLastCard': {
      const boards = holdersOf((other) => other.kind === e.kind).map((holder) => nameOf(holder).split(' ')[0]);
      return card !== undefined || new Set(boards).size > 1 ? 'the stages of one board alone may give the last card' : undefined;
    }
    case 'buildFromDiscard':
      return card !== undefined && holdersOf((other) => other.kind === e.kind).filter((holder) => holder < CARD_COUNT).length > 1
        ? 'one card alone may build from the discard pile'
        : undefined;
    default:
      return undefined;
  }
};

things.forEach(({ effects }, i) => {
  for (const effect of effects) {
    const twice = ONCE.includes(effect.kind) && effects.filter(({ kind }) => kind === effect.kind).length > 1;
    const why = twice ? 'stands twice' : refusalOf(i, effect);
    if (why !== undefined) throw new Error(`${nameOf(i)}: ${effect.kind}: ${why}`);
    fill(i, effect);
  }
});

export const cardsInHand = (cities: boolean): number => (cities ? HAND_WITH_CITIES : HAND);
/** Guilds in a game. */
export const guildCount = (seats: number): number => seats + EXTRA_GUILDS;
const numbersWhere = (test: (card: CardDef, i: number) => boolean): Uint8Array =>
  Uint8Array.from(cards.flatMap((c, i) => (test(c, i) ? [i] : [])));
/** The cards with copies that a seat count plays with in an age, one entry per copy: `AGE_DECK[seats][age]`. */
export const AGE_DECK: readonly (readonly Uint8Array[])[] = Array.from({ length: 8 }, (_, seats) =>
  Array.from({ length: 4 }, (_age, age) =>
    Uint8Array.from(cards.flatMap((c, i) => (c.age === age ? (c.copies ?? []).filter((from) => from <= seats).map(() => i) : []))),
  ),
);
const guildIds: readonly string[] = Object.keys(GUILD_CARDS);
export const GUILDS = numbersWhere((_, i) => guildIds.includes(CARD_IDS[i]));
/** Black cards by age. */
export const BLACK_CARDS_OF: readonly Uint8Array[] = Array.from({ length: 4 }, (_, age) =>
  numbersWhere((c) => c.colour === 'black' && c.age === age),
);

export const CARD_NUMBERS = numbering(CARD_IDS);
export const BOARD_NUMBERS = numbering(BOARD_IDS);
export const cardNumber = CARD_NUMBERS.numberOf;
export const boardNumber = BOARD_NUMBERS.numberOf;
