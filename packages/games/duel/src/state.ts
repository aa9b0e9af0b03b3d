import type { FlatState, Seat, SeatSet } from '@maravilha/kernel';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { CARD_COUNT, COLOUR_COUNT, TOKEN_COUNT, WONDER_COUNT } from './tables.ts';
import { DECISIONS, type DuelOptions, ENDINGS } from './types.ts';

// What is owed, as numbers: places in DECISIONS.
export const DRAFT = DECISIONS.indexOf('draft');
export const TURN = DECISIONS.indexOf('turn');
export const TOKEN_CHOICE = DECISIONS.indexOf('token');
export const LIBRARY = DECISIONS.indexOf('library');
export const REVIVE = DECISIONS.indexOf('revive');
export const DESTROY = DECISIONS.indexOf('destroy');
export const STARTER = DECISIONS.indexOf('starter');
export const OVER = DECISIONS.indexOf('over');

// How it ended: places in ENDINGS; NO_ENDING while the game goes on.
export const MILITARY = ENDINGS.indexOf('military');
export const SCIENCE = ENDINGS.indexOf('science');
export const CIVIL = ENDINGS.indexOf('civil');
export const NO_ENDING = -1;
export const NO_COLOUR = -1;

export { STARTER_OPTIONS, WONDER_OPTIONS };

export const SEATS = 2;
export const WONDERS_EACH = 4;
/** Room for the cards of one city, and for the discard: 60 cards come into play. */
export const CITY_SIZE = 64;
const DISCARD_SIZE = 64;
/** Five tokens of the board and one from the box are the most that one seat can hold. */
export const TOKENS_EACH = 6;

export interface DuelState extends FlatState {
  // The options, as places in the lists above.
  wondersBy: number;
  starterBy: number;

  decision: number;
  active: Seat;
  turn: Seat;
  first: Seat;
  age: number;
  /** Wonders taken in the draft so far; those on offer, as bits. */
  draftPick: number;
  offered: number;
  pawn: number;
  /** Loot tokens left, as bits: `lootBit(victim, zone)`. */
  loot: number;
  /** 1 if the seat on turn plays again. */
  again: number;
  /** Colour of the card that must be destroyed now; NO_COLOUR at any other time. */
  doomed: number;
  ending: number;
  winners: SeatSet;
  /** Progress tokens on the board and in the box, as bits. */
  board: number;
  box: number;
  /** Slots that hold a card; slots on which nothing lies (a cache); slots whose card nobody has seen. */
  present: number;
  open: number;
  unseen: number;
  /** Built by both seats together (a cache). */
  wondersBuilt: number;
  discardCount: number;

  readonly bytes: Uint8Array;
  /** Chain symbols shown by the city, as bits (a cache). */
  readonly chains: Int32Array;
  /** Symbols on brown and grey cards, packed: `productionOf` (a cache). */
  readonly production: Int32Array;
  /** Resources at a fixed price: their fields are full (a cache). */
  readonly fixed: Int32Array;
  /** What one bought unit of each resource costs the seat, packed: `unitPrice` (a cache). */
  readonly price: Int32Array;
  readonly coins: Uint16Array;
  /** Tokens owned, as bits (a cache of `tokenOrder`). */
  readonly tokens: Uint16Array;
  /** Wonders still to be built, as bits. */
  readonly unbuilt: Uint16Array;
  /** Science symbols, as bits (a cache). */
  readonly symbols: Uint8Array;
  /** Choice producers and discounts, see HELP_… (a cache). */
  readonly help: Uint8Array;
  /** Built wonders of each seat (a cache). */
  readonly wonderCount: Uint8Array;
  /** `[seat * COLOUR_COUNT + colour]`: cards of the colour (a cache). */
  readonly colours: Uint8Array;
  /** `[seat * CITY_SIZE + n]`: cards in the order in which they were built. */
  readonly built: Uint8Array;
  readonly builtCount: Uint8Array;
  readonly discard: Uint8Array;
  /** `[seat * WONDERS_EACH + n]`: the wonders of a seat, in the order in which they came. */
  readonly wonders: Uint8Array;
  readonly wondersHeld: Uint8Array;
  /** `[wonder]`: the card under it, NONE while it is not built. */
  readonly under: Uint8Array;
  /** `[seat * TOKENS_EACH + n]`: tokens in the order in which they were taken. */
  readonly tokenOrder: Uint8Array;
  readonly tokenCount: Uint8Array;
  /** Order of the wonders: two draft groups, then the ones left over. */
  readonly wonderDeck: Uint8Array;
  /** Order of the progress tokens: those laid on the board, then the box, first drawn first. */
  readonly progress: Uint8Array;
  /** All cards, age by age: see DECK_START. */
  readonly deck: Uint8Array;
}

export const lootBit = (victim: Seat, zone: number): number => 1 << (victim * 2 + zone);

const WORDS = { chains: SEATS, production: SEATS, fixed: SEATS, price: SEATS } as const;
const HALVES = { coins: SEATS, tokens: SEATS, unbuilt: SEATS } as const;
const OCTETS = {
  symbols: SEATS,
  help: SEATS,
  wonderCount: SEATS,
  colours: SEATS * COLOUR_COUNT,
  built: SEATS * CITY_SIZE,
  builtCount: SEATS,
  discard: DISCARD_SIZE,
  wonders: SEATS * WONDERS_EACH,
  wondersHeld: SEATS,
  under: WONDER_COUNT,
  tokenOrder: SEATS * TOKENS_EACH,
  tokenCount: SEATS,
  wonderDeck: WONDER_COUNT,
  progress: TOKEN_COUNT,
  deck: CARD_COUNT,
} as const;
const sum = (sizes: Readonly<Record<string, number>>): number => Object.values(sizes).reduce((a, b) => a + b, 0);
const STATE_BYTES = 4 * sum(WORDS) + 2 * sum(HALVES) + sum(OCTETS);

export const blank = (options: DuelOptions, rules: number): DuelState => {
  const buffer = new ArrayBuffer(STATE_BYTES);
  let at = 0;
  const octets = (n: number): Uint8Array => {
    const view = new Uint8Array(buffer, at, n);
    at += n;
    return view;
  };
  const halves = (n: number): Uint16Array => {
    const view = new Uint16Array(buffer, at, n);
    at += 2 * n;
    return view;
  };
  const words = (n: number): Int32Array => {
    const view = new Int32Array(buffer, at, n);
    at += 4 * n;
    return view;
  };
  return {
    rules,
    wondersBy: WONDER_OPTIONS.indexOf(options.wonders),
    starterBy: STARTER_OPTIONS.indexOf(options.starter),
    decision: OVER,
    active: 0,
    turn: 0,
    first: 0,
    age: 0,
    draftPick: 0,
    offered: 0,
    pawn: 0,
    loot: 0,
    again: 0,
    doomed: NO_COLOUR,
    ending: NO_ENDING,
    winners: 0,
    board: 0,
    box: 0,
    present: 0,
    open: 0,
    unseen: 0,
    wondersBuilt: 0,
    discardCount: 0,
    bytes: new Uint8Array(buffer),
    // The widest views come first: each must begin at a multiple of its own width.
    chains: words(WORDS.chains),
    production: words(WORDS.production),
    fixed: words(WORDS.fixed),
    price: words(WORDS.price),
    coins: halves(HALVES.coins),
    tokens: halves(HALVES.tokens),
    unbuilt: halves(HALVES.unbuilt),
    symbols: octets(OCTETS.symbols),
    help: octets(OCTETS.help),
    wonderCount: octets(OCTETS.wonderCount),
    colours: octets(OCTETS.colours),
    built: octets(OCTETS.built),
    builtCount: octets(OCTETS.builtCount),
    discard: octets(OCTETS.discard),
    wonders: octets(OCTETS.wonders),
    wondersHeld: octets(OCTETS.wondersHeld),
    under: octets(OCTETS.under),
    tokenOrder: octets(OCTETS.tokenOrder),
    tokenCount: octets(OCTETS.tokenCount),
    wonderDeck: octets(OCTETS.wonderDeck),
    progress: octets(OCTETS.progress),
    deck: octets(OCTETS.deck),
  };
};

/** All scalars in one place: `copy`, and nothing else, must name each of them. */
export const copy = (from: DuelState, into: DuelState): void => {
  into.bytes.set(from.bytes);
  into.wondersBy = from.wondersBy;
  into.starterBy = from.starterBy;
  into.decision = from.decision;
  into.active = from.active;
  into.turn = from.turn;
  into.first = from.first;
  into.age = from.age;
  into.draftPick = from.draftPick;
  into.offered = from.offered;
  into.pawn = from.pawn;
  into.loot = from.loot;
  into.again = from.again;
  into.doomed = from.doomed;
  into.ending = from.ending;
  into.winners = from.winners;
  into.board = from.board;
  into.box = from.box;
  into.present = from.present;
  into.open = from.open;
  into.unseen = from.unseen;
  into.wondersBuilt = from.wondersBuilt;
  into.discardCount = from.discardCount;
};

export const optionsOf = (s: DuelState): DuelOptions => ({
  seats: SEATS,
  wonders: WONDER_OPTIONS[s.wondersBy],
  starter: STARTER_OPTIONS[s.starterBy],
});
