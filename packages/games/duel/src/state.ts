import { type FlatState, flatState, type Seat, type SeatSet } from '@maravilha/kernel';
import { START_COINS, TRADE_BASE } from '../data/numbers.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { ONE_EACH } from './packed-resources.ts';
import { openSlots, type Structure } from './structure.ts';
import {
  CARD,
  CARD_COLOUR,
  CARD_COUNT,
  CHAIN_OUT,
  COLOUR_COUNT,
  type EffectRows,
  LOOT,
  NONE,
  TOKEN,
  TOKEN_COUNT,
  WONDER,
  WONDER_COUNT,
} from './tables.ts';
import {
  DECISIONS,
  type DuelEvent,
  type DuelMove,
  type DuelOptions,
  type DuelReason,
  type DuelScore,
  type DuelView,
  type DuelWish,
  ENDINGS,
} from './types.ts';

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

export interface DuelState extends FlatState, Structure {
  // The options, as places in the lists above.
  wondersBy: number;
  starterBy: number;

  decision: number;
  active: Seat;
  turn: Seat;
  first: Seat;
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
}

export const lootBit = (victim: Seat, zone: number): number => 1 << (victim * 2 + zone);

export const blank = (options: DuelOptions, rules: number): DuelState =>
  flatState((cut) => ({
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
    bytes: cut.bytes,
    chains: cut.int32(SEATS),
    production: cut.int32(SEATS),
    fixed: cut.int32(SEATS),
    price: cut.int32(SEATS),
    coins: cut.uint16(SEATS),
    tokens: cut.uint16(SEATS),
    unbuilt: cut.uint16(SEATS),
    symbols: cut.uint8(SEATS),
    help: cut.uint8(SEATS),
    wonderCount: cut.uint8(SEATS),
    colours: cut.uint8(SEATS * COLOUR_COUNT),
    built: cut.uint8(SEATS * CITY_SIZE),
    builtCount: cut.uint8(SEATS),
    discard: cut.uint8(DISCARD_SIZE),
    wonders: cut.uint8(SEATS * WONDERS_EACH),
    wondersHeld: cut.uint8(SEATS),
    under: cut.uint8(WONDER_COUNT),
    tokenOrder: cut.uint8(SEATS * TOKENS_EACH),
    tokenCount: cut.uint8(SEATS),
    wonderDeck: cut.uint8(WONDER_COUNT),
    progress: cut.uint8(TOKEN_COUNT),
    deck: cut.uint8(CARD_COUNT),
  }));

/** Only here must every scalar be named: a loop over their names takes fifteen times as long. */
export const copy = (from: DuelState, into: DuelState): void => {
  into.bytes.set(from.bytes);
  ({ wondersBy: into.wondersBy, starterBy: into.starterBy, decision: into.decision, active: into.active } = from);
  ({ turn: into.turn, first: into.first, age: into.age, draftPick: into.draftPick, offered: into.offered } = from);
  ({ pawn: into.pawn, loot: into.loot, again: into.again, doomed: into.doomed, ending: into.ending } = from);
  ({ winners: into.winners, board: into.board, box: into.box, present: into.present, open: into.open } = from);
  ({ unseen: into.unseen, wondersBuilt: into.wondersBuilt, discardCount: into.discardCount } = from);
};

export const optionsOf = (s: DuelState): DuelOptions => ({
  seats: SEATS,
  wonders: WONDER_OPTIONS[s.wondersBy],
  starter: STARTER_OPTIONS[s.starterBy],
});

/** An empty table: nobody owns anything but the first coins. */
export const clear = (s: DuelState): void => {
  s.bytes.fill(0);
  s.under.fill(NONE);
  s.coins.fill(START_COINS);
  s.age = 0;
  s.draftPick = 0;
  s.offered = 0;
  s.pawn = 0;
  s.loot = 0;
  for (let seat = 0; seat < SEATS; seat++) for (let zone = 0; zone < LOOT.length; zone++) s.loot |= lootBit(seat, zone);
  s.again = 0;
  s.doomed = NO_COLOUR;
  s.ending = NO_ENDING;
  s.winners = 0;
  s.board = 0;
  s.box = 0;
  s.present = 0;
  s.open = 0;
  s.unseen = 0;
  s.wondersBuilt = 0;
  s.discardCount = 0;
};

export const rivalOf = (seat: Seat): Seat => 1 - seat;
export const owns = (s: DuelState, seat: Seat, tokens: number): boolean => (s.tokens[seat] & tokens) !== 0;
export const colourCount = (s: DuelState, seat: Seat, colour: number): number => s.colours[seat * COLOUR_COUNT + colour];
export const cardAt = (s: DuelState, seat: Seat, n: number): number => s.built[seat * CITY_SIZE + n];
export const tokenAt = (s: DuelState, seat: Seat, n: number): number => s.tokenOrder[seat * TOKENS_EACH + n];

/** How far the pawn has moved towards the capital of the seat's rival; negative when the seat is the one under attack. */
export const advanceOf = (s: DuelState, seat: Seat): number => (seat === 0 ? s.pawn : -s.pawn);

export const giveWonder = (s: DuelState, seat: Seat, wonder: number): void => {
  s.wonders[seat * WONDERS_EACH + s.wondersHeld[seat]++] = wonder;
  s.unbuilt[seat] |= 1 << wonder;
};

const FIXED_PRICE = 1;

/** A bought unit costs the base and one coin for each symbol on the rival's brown and grey cards, or one coin where a card fixes it. */
export const setPrices = (s: DuelState, seat: Seat): void => {
  const fixed = s.fixed[seat];
  s.price[seat] = ((TRADE_BASE * ONE_EACH + s.production[rivalOf(seat)]) & ~fixed) | ((FIXED_PRICE * ONE_EACH) & fixed);
};

const recountLasting = (s: DuelState, seat: Seat, rows: EffectRows, i: number): void => {
  s.production[seat] += rows.produces[i];
  s.help[seat] += rows.helps[i];
  s.fixed[seat] |= rows.fixes[i];
  if (rows.symbol[i] !== NONE) s.symbols[seat] |= 1 << rows.symbol[i];
};

/** Derives every cache from what lies on the table, plainly. */
export const recount = (s: DuelState): void => {
  // One by one: set-up calls this too, and a list of them would be the only thing a playout allocates.
  s.chains.fill(0);
  s.tokens.fill(0);
  s.symbols.fill(0);
  s.fixed.fill(0);
  s.help.fill(0);
  s.wonderCount.fill(0);
  s.production.fill(0);
  s.colours.fill(0);
  for (let seat = 0; seat < SEATS; seat++) {
    for (let n = 0; n < s.builtCount[seat]; n++) {
      const card = cardAt(s, seat, n);
      s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]]++;
      s.chains[seat] |= CHAIN_OUT[card];
      recountLasting(s, seat, CARD, card);
    }
    for (let n = 0; n < s.wondersHeld[seat]; n++) {
      const wonder = s.wonders[seat * WONDERS_EACH + n];
      if (s.under[wonder] === NONE) continue;
      s.wonderCount[seat]++;
      recountLasting(s, seat, WONDER, wonder);
    }
    for (let n = 0; n < s.tokenCount[seat]; n++) {
      const token = tokenAt(s, seat, n);
      s.tokens[seat] |= 1 << token;
      recountLasting(s, seat, TOKEN, token);
    }
  }
  for (let seat = 0; seat < SEATS; seat++) setPrices(s, seat);
  s.wondersBuilt = s.wonderCount[0] + s.wonderCount[1];
  s.open = openSlots(s.age, s.present);
};

export interface DuelShape {
  readonly Options: DuelOptions;
  readonly State: DuelState;
  readonly Move: DuelMove;
  readonly Wish: DuelWish;
  readonly Reason: DuelReason;
  readonly View: DuelView;
  readonly Event: DuelEvent;
  readonly Score: DuelScore;
}
