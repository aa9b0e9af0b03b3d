import { type FlatState, flatState, type Seat, type SeatSet } from '@maravilha/kernel';
import { BOARD_OPTIONS, SIDE_OPTIONS } from './options.ts';
import { unitIn } from './packed-resources.ts';
import {
  boardSide,
  CARD_COLOUR,
  CARD_COUNT,
  CARD_WORDS,
  cardsInHand,
  CHAIN_OUT,
  COLOUR_COUNT,
  INITIAL,
  MAX_STAGES,
  NONE,
  STAGE_COUNT,
  stageThing,
  type Thing,
  THING,
} from './tables.ts';
import {
  DECISIONS,
  type SevenWondersEvent,
  type SevenWondersMove,
  type SevenWondersOptions,
  type SevenWondersReason,
  type SevenWondersScore,
  type SevenWondersView,
  type SevenWondersWish,
} from './types.ts';

// What is owed, as numbers: places in DECISIONS.
export const BOARD = DECISIONS.indexOf('board');
export const SIDE = DECISIONS.indexOf('side');
export const TURN = DECISIONS.indexOf('turn');
export const LAST_CARD = DECISIONS.indexOf('last-card');
export const REVIVING = DECISIONS.indexOf('revive');
export const LOSS = DECISIONS.indexOf('loss');
export const OVER = DECISIONS.indexOf('over');

/** Places for cards of one hand. */
export const HAND_SLOTS = 8;
const AGE_COUNT = 3;

// What a seat did in the last turn, in `lastKind`.
export const LAST_NOTHING = 0;
export const LAST_BUILT = 1;
export const LAST_STAGE = 2;
export const LAST_SOLD = 3;

/** Where a face-down card came from, in one byte: age, turn and seat. */
export const origin = (age: number, turn: number, seat: Seat): number => (age << 6) | (turn << 3) | seat;
export const ageOf = (from: number): number => from >>> 6;
export const turnOf = (from: number): number => (from >>> 3) & 7;
export const seatOf = (from: number): Seat => from & 7;

export interface SevenWondersState extends FlatState {
  // The table
  seats: number;
  /** 1 or 0. */
  cities: number;
  teams: number;
  /** Places in BOARD_OPTIONS and SIDE_OPTIONS. */
  boardOption: number;
  sideOption: number;
  // The moment
  decision: number;
  /** The seat that owes a decision of one seat (board, last card, discard pile). */
  active: Seat;
  /** The seat that chooses a board first. */
  first: Seat;
  /** 0 while boards and sides are chosen. */
  age: number;
  /** From 1. */
  turn: number;
  /** Boards that can still be chosen, as bits. */
  offered: number;
  /** Seats that still have their last card of the age to play; `NOBODY` unless the last turn has been played. */
  lastDue: SeatSet;
  /** Seats that have a build from the discard pile to come: by a stage, and by the Forging Agency, which comes after. */
  reviveStage: SeatSet;
  reviveCard: SeatSet;
  /** Seats that still have to settle a loss and have a choice in it. */
  losing: SeatSet;
  /** Cards in the discard pile. */
  pileCount: number;

  // Cities, by seat
  readonly coins: Int16Array;
  /** Chain symbols shown, as bits over CHAINS. */
  readonly chains: Int32Array;
  /** Fixed production of board, brown and grey cards, packed; all of it is for sale. */
  readonly fixed: Int32Array;
  /** Choice producers, as bits; `FOR_SALE` of them are for sale. */
  readonly choices: Int32Array;
  /** Built cards, one bit each: words `seat * CARD_WORDS …`. */
  readonly built: Int32Array;
  readonly board: Uint8Array;
  readonly side: Uint8Array;
  /** Built stages. */
  readonly stages: Uint8Array;
  /** Terms of trade, as bits. */
  readonly deals: Uint8Array;
  /** Standing powers, as bits (PLAY_LAST, FIRST_OF_COLOUR, FIRST_OF_AGE, LAST_OF_AGE). */
  readonly powers: Uint8Array;
  readonly debts: Uint8Array;
  readonly diplomacy: Uint8Array;
  /** Victory tokens: `seat * 3 + age − 1`. */
  readonly victories: Uint8Array;
  readonly defeats: Uint8Array;
  /** Built cards by colour: `seat * COLOUR_COUNT + colour`. */
  readonly colours: Uint8Array;
  /** Coins about to be lost at the end of the turn. */
  readonly loss: Uint8Array;

  // Cards
  /** `seat * HAND_SLOTS …`, sorted; `NONE` beyond `handCount`. */
  readonly hand: Uint8Array;
  readonly handCount: Uint8Array;
  /** Hands still to be dealt: `((age − 1) * seats + seat) * HAND_SLOTS …`; `NONE` once dealt. */
  readonly deck: Uint8Array;
  /** Discard pile, oldest first, and where each card came from. */
  readonly pile: Uint8Array;
  readonly pileFrom: Uint8Array;
  /** How many cards of the pile, from the oldest, a seat knows because it has looked through it. */
  readonly looked: Uint8Array;
  /** Cards under the stages, `seat * MAX_STAGES + stage`, and where they came from; `NONE` under stages not built. */
  readonly under: Uint8Array;
  readonly underFrom: Uint8Array;

  // The last turn that was revealed, by seat
  readonly lastKind: Uint8Array;
  readonly lastCard: Uint8Array;
  /** Place in BUILT_BY. */
  readonly lastBy: Uint8Array;
  readonly lastLeft: Uint8Array;
  readonly lastRight: Uint8Array;
  readonly lastBank: Uint8Array;
  /** Up to two cards built from the discard pile, `seat * 2 …`; `NONE` where there is none. */
  readonly lastRevived: Uint8Array;
}

/** Wide views first, as the layout asks. The order and size of all of them is what a hash covers. */
export const blank = (options: SevenWondersOptions, rules: number): SevenWondersState => {
  const { seats } = options;
  return flatState((cut) => ({
    rules,
    bytes: cut.bytes,
    seats,
    cities: options.cities ? 1 : 0,
    teams: options.teams ? 1 : 0,
    boardOption: BOARD_OPTIONS.indexOf(options.boards),
    sideOption: SIDE_OPTIONS.indexOf(options.sides),
    decision: OVER,
    active: 0,
    first: 0,
    age: 0,
    turn: 0,
    offered: 0,
    lastDue: 0,
    reviveStage: 0,
    reviveCard: 0,
    losing: 0,
    pileCount: 0,
    chains: cut.int32(seats),
    fixed: cut.int32(seats),
    choices: cut.int32(seats),
    built: cut.int32(CARD_WORDS * seats),
    coins: cut.int16(seats),
    board: cut.uint8(seats),
    side: cut.uint8(seats),
    stages: cut.uint8(seats),
    deals: cut.uint8(seats),
    powers: cut.uint8(seats),
    debts: cut.uint8(seats),
    diplomacy: cut.uint8(seats),
    victories: cut.uint8(AGE_COUNT * seats),
    defeats: cut.uint8(seats),
    colours: cut.uint8(COLOUR_COUNT * seats),
    loss: cut.uint8(seats),
    hand: cut.uint8(HAND_SLOTS * seats),
    handCount: cut.uint8(seats),
    deck: cut.uint8(AGE_COUNT * HAND_SLOTS * seats),
    pile: cut.uint8(AGE_COUNT * HAND_SLOTS * seats),
    pileFrom: cut.uint8(AGE_COUNT * HAND_SLOTS * seats),
    looked: cut.uint8(seats),
    under: cut.uint8(MAX_STAGES * seats),
    underFrom: cut.uint8(MAX_STAGES * seats),
    lastKind: cut.uint8(seats),
    lastCard: cut.uint8(seats),
    lastBy: cut.uint8(seats),
    lastLeft: cut.uint8(seats),
    lastRight: cut.uint8(seats),
    lastBank: cut.uint8(seats),
    lastRevived: cut.uint8(2 * seats),
  }));
};

/** Only here must every scalar be named: a loop over their names takes fifteen times as long. */
export const copy = (from: SevenWondersState, into: SevenWondersState): void => {
  into.bytes.set(from.bytes);
  ({ seats: into.seats, cities: into.cities, teams: into.teams, boardOption: into.boardOption } = from);
  ({ sideOption: into.sideOption, decision: into.decision, active: into.active, first: into.first, age: into.age } = from);
  ({ turn: into.turn, offered: into.offered, lastDue: into.lastDue, reviveStage: into.reviveStage } = from);
  ({ reviveCard: into.reviveCard, losing: into.losing, pileCount: into.pileCount } = from);
};

/** The state of a table at which nothing has been dealt or chosen: no card anywhere, no board taken. */
export const clear = (s: SevenWondersState): void => {
  s.bytes.fill(0);
  for (const cards of [s.hand, s.deck, s.pile, s.under, s.board, s.lastCard, s.lastRevived]) cards.fill(NONE);
  s.decision = OVER;
  s.active = 0;
  s.first = 0;
  s.age = 0;
  s.turn = 0;
  s.offered = 0;
  s.lastDue = 0;
  s.reviveStage = 0;
  s.reviveCard = 0;
  s.losing = 0;
  s.pileCount = 0;
};

/** The options that the state was set up with. */
export const optionsOf = (s: SevenWondersState): SevenWondersOptions => ({
  seats: s.seats,
  cities: s.cities === 1,
  teams: s.teams === 1,
  boards: BOARD_OPTIONS[s.boardOption],
  sides: SIDE_OPTIONS[s.sideOption],
});

/** Turns of an age: the last card of a hand is not played. */
export const turnsOf = (s: SevenWondersState): number => cardsInHand(s.cities === 1) - 1;

export const hasBuilt = (s: SevenWondersState, seat: Seat, card: number): boolean =>
  ((s.built[seat * CARD_WORDS + (card >>> 5)] >>> (card & 31)) & 1) === 1;

/** Lasting effects of a card or stage; what it does at once is in effects.ts, what it is worth in score.ts. */
const addEffects = (s: SevenWondersState, seat: Seat, thing: Thing): void => {
  s.fixed[seat] += THING.produces[thing];
  s.choices[seat] |= THING.chooses[thing];
  s.deals[seat] |= THING.deals[thing];
  s.powers[seat] |= THING.standing[thing];
};

export const takeBoard = (s: SevenWondersState, seat: Seat, board: number): void => {
  s.board[seat] = board;
  s.fixed[seat] += unitIn(INITIAL[board]);
};

export const addCard = (s: SevenWondersState, seat: Seat, card: number): void => {
  s.built[seat * CARD_WORDS + (card >>> 5)] |= 1 << (card & 31);
  s.colours[seat * COLOUR_COUNT + CARD_COLOUR[card]]++;
  s.chains[seat] |= CHAIN_OUT[card];
  addEffects(s, seat, card);
};

/** The stage that would be built next; only if there is one. */
export const nextStage = (s: SevenWondersState, seat: Seat): Thing => stageThing(boardSide(s.board[seat], s.side[seat]), s.stages[seat]);
export const stageCount = (s: SevenWondersState, seat: Seat): number => STAGE_COUNT[boardSide(s.board[seat], s.side[seat])];

/** Adds the next stage and answers which it was. */
export const addStage = (s: SevenWondersState, seat: Seat): Thing => {
  const stage = nextStage(s, seat);
  s.stages[seat]++;
  addEffects(s, seat, stage);
  return stage;
};

/** Derives chains, production, terms of trade, powers and colours of every city from its board, its built cards and its stages. */
export const recount = (s: SevenWondersState): void => {
  const built = Int32Array.from(s.built);
  for (const sums of [s.built, s.chains, s.fixed, s.choices, s.deals, s.powers, s.colours]) sums.fill(0);
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.board[seat] !== NONE) takeBoard(s, seat, s.board[seat]);
    for (let card = 0; card < CARD_COUNT; card++) {
      if ((built[seat * CARD_WORDS + (card >>> 5)] >>> (card & 31)) & 1) addCard(s, seat, card);
    }
    const stages = s.stages[seat];
    s.stages[seat] = 0;
    for (let k = 0; k < stages; k++) addStage(s, seat);
  }
};

export interface SevenWondersShape {
  readonly Options: SevenWondersOptions;
  readonly State: SevenWondersState;
  readonly Move: SevenWondersMove;
  readonly Wish: SevenWondersWish;
  readonly Reason: SevenWondersReason;
  readonly View: SevenWondersView;
  readonly Event: SevenWondersEvent;
  readonly Score: SevenWondersScore;
}
