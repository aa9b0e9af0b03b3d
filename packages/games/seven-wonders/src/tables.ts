// Numeric tables, built once from the rows: cards, boards and stages are dense numbers inside the engine.
// A `thing` is what has effects: card n is thing n, and stage k of a board side follows after the cards, see `stageThing`.
import { unreachable } from '@maravilha/kernel';
import {
  CHAINS,
  COLOURS,
  type CardDef,
  type Cost,
  type Countable,
  type Effect,
  RAW_COUNT,
  RESOURCES,
  SIDES,
  type StageDef,
  SYMBOLS,
} from '../data/effects.ts';
import { BOARD_IDS, BOARDS, type BoardId, CARD_IDS, CARDS, type CardId } from '../data/index.ts';
import { GUILD_CARDS } from '../data/guilds.ts';
import { EXTRA_GUILDS, HAND, HAND_WITH_CITIES } from '../data/numbers.ts';
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

// Choice producers of a city, one bit each in `choices[seat]`: what one unit may be. The first ones are brown cards and for sale.
const choiceOf = (effects: readonly Effect[]): readonly string[] | undefined => effects.find((e) => e.kind === 'produceChoice')?.oneOf;
const browns = cards.flatMap((c, i) => (c.colour === 'brown' && choiceOf(c.effects) !== undefined ? [i] : []));
const kindBits = (oneOf: readonly string[]): number => oneOf.reduce((bits, r) => bits | (1 << RESOURCES.findIndex((x) => x === r)), 0);
const RAW_KINDS = (1 << RAW_COUNT) - 1;
const GOODS_KINDS = ((1 << RESOURCE_COUNT) - 1) & ~RAW_KINDS;
const SALE_CHOICES = browns.length;
/** Bits of `choices` that neighbours may buy from. */
export const FOR_SALE = (1 << SALE_CHOICES) - 1;
/** Caravansery and Forum; the stages of Alexandria; Secret Warehouse (a kind that is produced) and Black Market (one that is not). */
const CHOICE_CARD_RAW = SALE_CHOICES;
const CHOICE_CARD_GOODS = SALE_CHOICES + 1;
const CHOICE_STAGE_RAW = SALE_CHOICES + 2;
const CHOICE_STAGE_GOODS = SALE_CHOICES + 3;
export const CHOICE_PRODUCED = SALE_CHOICES + 4;
export const CHOICE_UNPRODUCED = SALE_CHOICES + 5;
export const CHOICE_COUNT = SALE_CHOICES + 6;
/** Kinds, as bits over RESOURCES, that each choice producer may give; 0 for the last two, whose kinds depend on the city. */
export const CHOICE_KINDS = Uint8Array.from({ length: CHOICE_COUNT }, (_, bit) => {
  if (bit < SALE_CHOICES) return kindBits(choiceOf(cards[browns[bit]].effects) ?? []);
  if (bit === CHOICE_CARD_RAW || bit === CHOICE_STAGE_RAW) return RAW_KINDS;
  return bit === CHOICE_CARD_GOODS || bit === CHOICE_STAGE_GOODS ? GOODS_KINDS : 0;
});
const choiceBit = (thing: Thing, oneOf: readonly string[]): number => {
  const brown = browns.indexOf(thing);
  if (brown >= 0) return 1 << brown;
  const raw = kindBits(oneOf) === RAW_KINDS;
  if (thing < CARD_COUNT) return 1 << (raw ? CHOICE_CARD_RAW : CHOICE_CARD_GOODS);
  return 1 << (raw ? CHOICE_STAGE_RAW : CHOICE_STAGE_GOODS);
};

// Terms of trade of a city, one bit each in `deals[seat]`.
export const RAW_LEFT = 1;
export const RAW_RIGHT = 2;
export const GOODS_BOTH = 4;
export const WHARF_LEFT = 8;
export const WHARF_RIGHT = 16;
export const INITIAL_CHEAPER = 32;
/** Architect Firm: stages cost no resources. */
export const FREE_STAGES = 64;

// Standing and one-off powers of a thing, one bit each in `THING.powers`; `powers[seat]` of a state holds those of built stages.
export const PLAY_LAST = 1;
export const REVIVE = 2;
export const FIRST_OF_COLOUR = 4;
export const FIRST_OF_AGE = 8;
export const LAST_OF_AGE = 16;
export const DISCARD_DEFEATS = 32;
export const DIPLOMACY = 64;
export const COPY_SCIENCE = 128;
export const FREE_SCIENCE = 256;

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
  /** Bit of `choices` that it adds. */
  chooses: new Int32Array(THING_COUNT),
  deals: new Uint8Array(THING_COUNT),
  powers: new Uint16Array(THING_COUNT),
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

const fill = (i: Thing, e: Effect): void => {
  const c = THING;
  switch (e.kind) {
    case 'produce':
      c.produces[i] = pack((r) => e.resources[r] ?? 0);
      return;
    case 'produceChoice':
      c.chooses[i] = choiceBit(i, e.oneOf);
      return;
    case 'extraProduced':
      c.chooses[i] = 1 << CHOICE_PRODUCED;
      return;
    case 'extraUnproduced':
      c.chooses[i] = 1 << CHOICE_UNPRODUCED;
      return;
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
      c.points[i] = e.count;
      return;
    case 'pointsIfComplete':
      c.pointsIfComplete[i] = e.count;
      return;
    case 'shields':
      c.shields[i] = e.count;
      return;
    case 'science':
      c.symbol[i] = SYMBOLS.indexOf(e.symbol);
      return;
    case 'coins':
      c.coins[i] = e.count;
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
      c.neighboursGain[i] = e.count;
      return;
    case 'othersGainCoins':
      c.othersGain[i] = e.count;
      return;
    case 'othersLoseCoins':
      c.othersLose[i] = e.count;
      return;
    case 'othersLoseCoinsPer':
      if (e.of.kind === 'victories') c.othersLosePerVictory[i] = e.each;
      else c.othersLosePerStage[i] = e.each;
      return;
    case 'neighboursTakeDebt':
      c.neighbourDebts[i] = e.count;
      return;
    case 'victoryToken':
      c.victoryAge[i] = e.age;
      return;
    case 'scienceChoice':
      c.powers[i] |= FREE_SCIENCE;
      return;
    case 'playLastCard':
      c.powers[i] |= PLAY_LAST;
      return;
    case 'buildFromDiscard':
      c.powers[i] |= REVIVE;
      return;
    case 'freeFirstOfColour':
      c.powers[i] |= FIRST_OF_COLOUR;
      return;
    case 'freeFirstOfAge':
      c.powers[i] |= FIRST_OF_AGE;
      return;
    case 'freeLastOfAge':
      c.powers[i] |= LAST_OF_AGE;
      return;
    case 'discardDefeats':
      c.powers[i] |= DISCARD_DEFEATS;
      return;
    case 'diplomacy':
      c.powers[i] |= DIPLOMACY;
      return;
    case 'copyScience':
      c.powers[i] |= COPY_SCIENCE;
      return;
    default:
      unreachable(e);
  }
};
things.forEach((thing, i) => {
  for (const effect of thing.effects) fill(i, effect);
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

const numbering = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));
export const numberOfCard = numbering(CARD_IDS);
export const numberOfBoard = numbering(BOARD_IDS);
const found = (map: ReadonlyMap<string, number>, id: string): number => {
  const n = map.get(id);
  if (n === undefined) throw new Error(`unknown id: ${id}`);
  return n;
};
export const cardNumber = (id: CardId): number => found(numberOfCard, id);
export const boardNumber = (id: BoardId): number => found(numberOfBoard, id);

/** The lowest set bit, as an index. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
