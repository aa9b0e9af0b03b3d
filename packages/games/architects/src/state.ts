import { flatState, type FlatState, type Seat, type SeatSet } from '@maravilha/kernel';
import { CONFLICT_TOKENS, OPEN_TOKENS, type SEAT_COUNTS } from '../data/numbers.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { ALL_TOKENS, BOX_SIZE, CARD_COUNT, DECK_COUNT, MAX_SEATS, MIX_SIZE, MIXES, NONE } from './tables.ts';
import {
  type ArchitectsEvent,
  type ArchitectsMove,
  type ArchitectsOptions,
  type ArchitectsReason,
  type ArchitectsScore,
  type ArchitectsView,
  type ArchitectsWish,
  DECISIONS,
  ENDINGS,
} from './types.ts';
import { readingsCount } from './versions.ts';

// What is owed, as numbers: places in DECISIONS.
export const CHOOSE_STARTER = DECISIONS.indexOf('starter');
export const CHOOSE_WONDER = DECISIONS.indexOf('wonder');
export const CARD = DECISIONS.indexOf('card');
export const ACT = DECISIONS.indexOf('act');
export const ANY_DECK = DECISIONS.indexOf('any-deck');
export const SEARCHING = DECISIONS.indexOf('search');
export const KEEPING = DECISIONS.indexOf('keep');
export const TOKEN_CHOICE = DECISIONS.indexOf('token');
export const OVER = DECISIONS.indexOf('over');

// How it ended: places in ENDINGS; NO_ENDING while the game goes on.
export const COMPLETE = ENDINGS.indexOf('wonder');
export const EMPTY = ENDINGS.indexOf('empty');
export const NO_ENDING = -1;
/** Nobody holds the Cat. */
export const NO_SEAT = -1;

/** One seat could take them all. */
export const TOKENS_EACH = ALL_TOKENS.length;

export interface ArchitectsState extends FlatState {
  // The table
  seats: number;
  /** The place in WONDER_OPTIONS, and above it the readings as bits: none of them is set under rules 1, whose states stay as they were. */
  wonderOption: number;
  /** The place in STARTER_OPTIONS. */
  starterOption: number;
  // The moment
  decision: number;
  active: Seat;
  first: Seat;
  ending: number;
  winners: SeatSet;
  /** Wonders that can still be chosen, as bits. */
  offered: number;
  /** The seat that holds the Cat, or NO_SEAT. */
  cat: Seat;
  /** Seats that have looked at the card now on top of the central deck. */
  lookers: SeatSet;
  /** Conflict tokens in play, and those that show battle; the battle comes at the end of the turn in which all do. */
  conflict: number;
  battle: number;
  /** Tokens, as bits: those whose extra card was triggered in this turn; those used up in this turn. */
  triggered: number;
  used: number;
  /** The deck that is being searched, NONE at any other time; searches so far. */
  searched: number;
  searches: number;
  pileCount: number;
  /** The card that lies on top of the discard pile, NONE while it is empty. */
  lastDiscarded: number;

  readonly bytes: Uint8Array;
  /** Tokens owned, as bits (a cache of `tokenOrder`). */
  readonly tokens: Uint16Array;
  /** NONE until chosen. */
  readonly wonder: Uint8Array;
  /** Built stages, as bits. */
  readonly built: Uint8Array;
  readonly victories: Uint8Array;
  /** `[seat * CARD_COUNT + card]`: cards in front of the seat. */
  readonly city: Uint8Array;
  /** `[seat * TOKENS_EACH + n]`: tokens in the order in which they were taken. */
  readonly tokenOrder: Uint8Array;
  readonly tokenCount: Uint8Array;
  readonly discard: Uint8Array;
  /** `[deck]`: cards that are left; 0 until the decks are laid out. The top card is the last one. */
  readonly deckCount: Uint8Array;
  /** All decks one after the other, see DECK_START; 0 where a deck is not in play or used up. */
  readonly deck: Uint8Array;
  /** Open tokens, NONE where there is none. */
  readonly open: Uint8Array;
  /** Tokens of the pile; the top is the last one. */
  readonly pile: Uint8Array;
  /** `[search * MIX_SIZE + i]`: draws for the shuffle after each search of Halicarnassus, uniform in 0 … i. Nobody knows them. */
  readonly mix: Uint8Array;
}

// The readings in `wonderOption`.
const WONDER_PLACES = 1;
const ONLY_MISSING = 2;
const TWICE_NONE = 4;
const MAY_LEAVE = 8;

const readingsIn = ({ coins, battle, engineering }: ArchitectsOptions): number =>
  (coins === 'missing' ? ONLY_MISSING : 0) | (battle === 'double' ? TWICE_NONE : 0) | (engineering === 'may' ? MAY_LEAVE : 0);

/** Every game of a search and of a simulation begins with it, so it makes no records. */
export const takeOptions = (s: ArchitectsState, options: ArchitectsOptions): void => {
  s.seats = options.seats;
  s.wonderOption = WONDER_OPTIONS.indexOf(options.wonders) | (readingsCount(s.rules) ? readingsIn(options) : 0);
  s.starterOption = STARTER_OPTIONS.indexOf(options.starter);
};

export const blank = (options: ArchitectsOptions, rules: number): ArchitectsState => {
  const s = flatState<ArchitectsState>((cut) => ({
    rules,
    seats: 0,
    wonderOption: 0,
    starterOption: 0,
    decision: OVER,
    active: 0,
    first: 0,
    ending: NO_ENDING,
    winners: 0,
    offered: 0,
    cat: NO_SEAT,
    lookers: 0,
    conflict: 0,
    battle: 0,
    triggered: 0,
    used: 0,
    searched: NONE,
    searches: 0,
    pileCount: 0,
    lastDiscarded: NONE,
    bytes: cut.bytes,
    tokens: cut.uint16(MAX_SEATS),
    wonder: cut.uint8(MAX_SEATS),
    built: cut.uint8(MAX_SEATS),
    victories: cut.uint8(MAX_SEATS),
    city: cut.uint8(MAX_SEATS * CARD_COUNT),
    tokenOrder: cut.uint8(MAX_SEATS * TOKENS_EACH),
    tokenCount: cut.uint8(MAX_SEATS),
    discard: cut.uint8(CARD_COUNT),
    deckCount: cut.uint8(DECK_COUNT),
    deck: cut.uint8(BOX_SIZE),
    open: cut.uint8(OPEN_TOKENS),
    pile: cut.uint8(ALL_TOKENS.length),
    mix: cut.uint8(MIXES * MIX_SIZE),
  }));
  takeOptions(s, options);
  return s;
};

/** Only here must every scalar be named: a loop over their names takes fifteen times as long. */
export const copy = (from: ArchitectsState, into: ArchitectsState): void => {
  into.bytes.set(from.bytes);
  ({ seats: into.seats, wonderOption: into.wonderOption, starterOption: into.starterOption, decision: into.decision } = from);
  ({ active: into.active, first: into.first, ending: into.ending, winners: into.winners, offered: into.offered } = from);
  ({ cat: into.cat, lookers: into.lookers, conflict: into.conflict, battle: into.battle, triggered: into.triggered } = from);
  ({ used: into.used, searched: into.searched, searches: into.searches, pileCount: into.pileCount } = from);
  ({ lastDiscarded: into.lastDiscarded } = from);
};

export const optionsOf = (s: ArchitectsState): ArchitectsOptions => ({
  seats: s.seats,
  wonders: WONDER_OPTIONS[s.wonderOption & WONDER_PLACES],
  starter: STARTER_OPTIONS[s.starterOption],
  coins: coinsGoFreely(s) ? 'free' : 'missing',
  battle: oneIsTwiceNone(s) ? 'double' : 'single',
  engineering: engineeringForces(s) ? 'must' : 'may',
});

export const choosesWonders = (s: ArchitectsState): boolean => WONDER_OPTIONS[s.wonderOption & WONDER_PLACES] === 'choose';
export const coinsGoFreely = (s: ArchitectsState): boolean => (s.wonderOption & ONLY_MISSING) === 0;
export const oneIsTwiceNone = (s: ArchitectsState): boolean => (s.wonderOption & TWICE_NONE) !== 0;
export const engineeringForces = (s: ArchitectsState): boolean => (s.wonderOption & MAY_LEAVE) === 0;

/** As before set-up; the options stay. */
export const clear = (s: ArchitectsState): void => {
  s.bytes.fill(0);
  s.wonder.fill(NONE);
  s.open.fill(NONE);
  s.active = 0;
  s.first = 0;
  s.ending = NO_ENDING;
  s.winners = 0;
  s.offered = 0;
  s.cat = NO_SEAT;
  s.lookers = 0;
  // The options were checked before: seats is one of the counts.
  s.conflict = CONFLICT_TOKENS[s.seats as (typeof SEAT_COUNTS)[number]];
  s.battle = 0;
  s.triggered = 0;
  s.used = 0;
  s.searched = NONE;
  s.searches = 0;
  s.pileCount = 0;
  s.lastDiscarded = NONE;
};

export const isOnTurn = (s: ArchitectsState, seat: Seat): boolean => s.decision !== OVER && s.active === seat;

/** The types of the game, for the kernel. */
export interface ArchitectsShape {
  readonly Options: ArchitectsOptions;
  readonly State: ArchitectsState;
  readonly Move: ArchitectsMove;
  readonly Wish: ArchitectsWish;
  readonly Reason: ArchitectsReason;
  readonly View: ArchitectsView;
  readonly Event: ArchitectsEvent;
  readonly Score: ArchitectsScore;
}
