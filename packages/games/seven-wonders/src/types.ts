// What the game says at its edge: moves, views, events, reasons and positions, in words.
import type { BaseView, Score, Seat, SeatScore, Viewer } from '@maravilha/kernel';
import type { Age, Chain, Neighbour, Resource, Side } from '../data/effects.ts';
import type { BoardId, CardId } from '../data/index.ts';
import type { BOARD_OPTIONS, SIDE_OPTIONS } from './options.ts';

export interface SevenWondersOptions {
  readonly seats: number;
  /** The Cities expansion: black cards, eight cards in hand, debts, diplomacy, two more boards. */
  readonly cities: boolean;
  /** Partners are seats 0 and 1, 2 and 3, 4 and 5. Four or six seats. */
  readonly teams: boolean;
  /** `choose`: in turn any board that is free; `draft`: the same among one board more than there are seats. */
  readonly boards: (typeof BOARD_OPTIONS)[number];
  /** `choose`: every seat picks the side of its board, all at once. */
  readonly sides: (typeof SIDE_OPTIONS)[number];
}

/** Coins paid to the neighbours; what the bank gets follows from the card or stage. */
export interface Pay {
  readonly left: number;
  readonly right: number;
}

export type SevenWondersMove =
  | { readonly kind: 'board'; readonly board: BoardId }
  | { readonly kind: 'side'; readonly side: Side }
  /** Without `pay` the cheapest payment is meant, so also nothing wherever nothing has to be paid; the game's own words name what is paid. */
  | { readonly kind: 'build'; readonly card: CardId; readonly pay?: Pay }
  /** Build the next stage with the card, which goes face down under the board. */
  | { readonly kind: 'stage'; readonly card: CardId; readonly pay?: Pay }
  | { readonly kind: 'sell'; readonly card: CardId }
  /** Build a card of the discard pile for nothing (Halicarnassus, Forging Agency). */
  | { readonly kind: 'revive'; readonly card: CardId }
  /** Leave the discard pile alone, or let the last card of the age go for nothing. */
  | { readonly kind: 'decline' }
  /** Settle a loss: this many coins to the bank, a debt for each coin still owed. */
  | { readonly kind: 'lose'; readonly coins: number };

/** What may be asked of `explain`; without `pay` a build or stage is asked about as such. */
export type SevenWondersWish =
  | SevenWondersMove
  /** The next stage, whichever card is used. */
  | { readonly kind: 'stage' };

export const DECISIONS = ['board', 'side', 'turn', 'last-card', 'revive', 'loss', 'over'] as const;
/**
 * What is owed: a board (one seat), sides (all), a card of the hand (all), the card left over at the end of an age (Babylon), a card of
 * the discard pile (one seat), the settling of losses (those who have a choice).
 */
export type Decision = (typeof DECISIONS)[number];

/** How a card came into a city: paid for, or why nothing had to be paid. */
export const BUILT_BY = ['payment', 'chain', 'first-of-colour', 'first-of-age', 'last-of-age', 'discard'] as const;
export type BuiltBy = (typeof BUILT_BY)[number];

/** What a seat did in the last turn that was revealed. `card` is open for builds, and for the seat itself; else it is `undefined`. */
export type LastTurn =
  | { readonly kind: 'built'; readonly card: CardId; readonly by: BuiltBy; readonly pay: Pay; readonly bank: number }
  /** Stages are counted from 1, here and in events. */
  | { readonly kind: 'stage'; readonly stage: number; readonly card: CardId | undefined; readonly pay: Pay; readonly bank: number }
  | { readonly kind: 'sold'; readonly card: CardId | undefined };

/** A card that lies face down, and where it came from: everyone saw that much. */
export interface FaceDown {
  readonly seat: Seat;
  readonly age: Age;
  readonly turn: number;
  /** The card, if the viewer knows it: it was in its own hand, or it has looked through the discard pile. */
  readonly card: CardId | undefined;
}

export interface SeatView {
  /** `undefined` until chosen. */
  readonly board: BoardId | undefined;
  readonly side: Side | undefined;
  readonly coins: number;
  readonly debts: number;
  readonly diplomacy: number;
  /** Military victory tokens of Ages I, II, III. */
  readonly victories: readonly [number, number, number];
  readonly defeats: number;
  readonly shields: number;
  /** In the order of the card list: by age, then by colour. */
  readonly built: readonly CardId[];
  /** One entry per built stage, in order. */
  readonly stages: readonly FaceDown[];
  readonly handCount: number;
  /** For the seat itself and, in team play, its partner. Sorted by the card list. */
  readonly hand: readonly CardId[] | undefined;
  readonly last: LastTurn | undefined;
  /** Built from the discard pile in the last turn. */
  readonly revived: readonly CardId[];
  /** Coins that the seat is about to lose and still has to settle. */
  readonly loss: number;
}

/**
 * Cards that the viewer saw together in one hand and can no longer tell apart: they lie in that hand, or face down where a seat put
 * one since. `hand` is the seat that was dealt the hand, `since` how often the viewer had seen it by then.
 */
export interface MemoryView {
  readonly age: Age;
  readonly hand: Seat;
  readonly since: number;
  /** Sorted by the card list, the same card as often as it is there. */
  readonly cards: readonly CardId[];
}

export interface SevenWondersView extends BaseView {
  readonly options: SevenWondersOptions;
  readonly viewer: Viewer;
  readonly decision: Decision;
  /** Seats that owe the decision. */
  readonly awaiting: readonly Seat[];
  /** 0 while boards and sides are chosen. */
  readonly age: 0 | Age;
  /** From 1; the last turn of an age is `turns`. 0 while boards and sides are chosen. */
  readonly turn: number;
  readonly turns: number;
  /** Who chooses a board first. */
  readonly first: Seat;
  /** Boards that can still be chosen. */
  readonly offered: readonly BoardId[];
  readonly seats: readonly SeatView[];
  /** Oldest first; it keeps its order. */
  readonly discard: readonly FaceDown[];
  readonly memory: readonly MemoryView[];
  /** Seats that will play their last card of this age, once the turn is settled. */
  readonly lastCard: readonly Seat[];
  /** Seats that will build from the discard pile, in order. */
  readonly reviving: readonly Seat[];
  readonly winners: readonly Seat[];
}

export const ENDINGS = ['points'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SCORE_ROWS = ['wonder', 'treasury', 'military', 'blue', 'yellow', 'green', 'purple', 'black'] as const;
export type ScoreRow = (typeof SCORE_ROWS)[number];

export interface SevenWondersSeatScore extends SeatScore {
  readonly rows: Readonly<Record<ScoreRow, number>>;
}

export interface TeamScore {
  readonly seats: readonly [Seat, Seat];
  readonly total: number;
  readonly treasury: number;
}

export interface SevenWondersScore extends Score {
  readonly seats: readonly SevenWondersSeatScore[];
  readonly ending: Ending | undefined;
  readonly tieBreak: 'treasury' | undefined;
  /** Team play: the sums; empty otherwise. */
  readonly teams: readonly TeamScore[];
}

/** One way to pay, with one way of buying that costs so much. */
export interface Split {
  readonly pay: Pay;
  /** Bank and neighbours together. */
  readonly total: number;
  readonly bought: readonly Purchase[];
}
export interface Purchase {
  readonly resource: Resource;
  readonly from: Neighbour;
  /** After all discounts; the rebate of a wharf is taken off one purchase. */
  readonly price: number;
}

export interface Bill {
  /** Why nothing has to be paid, if so. */
  readonly free: Exclude<BuiltBy, 'payment' | 'discard'> | undefined;
  /** The built card whose symbol frees this one, and the symbol. */
  readonly chain: { readonly symbol: Chain; readonly by: CardId } | undefined;
  /** Coin part of the printed cost, for the bank. */
  readonly bank: number;
  /** Resources of the printed cost, without those that Architect Firm waives. */
  readonly resources: readonly Resource[];
  /** Resources of it that the city makes itself in the cheapest split. */
  readonly own: readonly Resource[];
  /** Every non-dominated split between the neighbours, cheapest first; also those beyond the treasury. Empty when it cannot be bought at all. */
  readonly splits: readonly Split[];
}

export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-awaited' }
  | { readonly code: 'other-decision'; readonly decision: Decision }
  | { readonly code: 'not-in-hand' }
  | { readonly code: 'already-built'; readonly card: CardId }
  | { readonly code: 'wonder-complete' }
  | { readonly code: 'too-expensive'; readonly short: number }
  /** Units that nobody around sells and the city does not make, in the best case. */
  | { readonly code: 'no-source'; readonly resources: readonly Resource[] }
  /** This payment is not one of the legal ones. */
  | { readonly code: 'bad-payment' }
  /** Team play: own resources and chains come first. */
  | { readonly code: 'team-rule' }
  | { readonly code: 'not-in-discard' }
  | { readonly code: 'not-offered' }
  | { readonly code: 'too-many-coins'; readonly most: number };

export interface SevenWondersReason {
  readonly possible: boolean;
  /** Everything that stands against it, the most telling first; empty when possible. */
  readonly why: readonly Refusal[];
  /** For cards of the hand and the next stage, also when they cannot be had now. */
  readonly bill: Bill | undefined;
  /** Coins from the bank for selling. */
  readonly income: number | undefined;
  /** Settling a loss: the debts that this choice brings. */
  readonly debts: number | undefined;
}

/** The card or stage that an effect comes from. */
export type EffectSource = CardId | { readonly board: BoardId; readonly stage: number };

export interface Conflict {
  readonly seats: readonly [Seat, Seat];
  readonly shields: readonly [number, number];
  /** `undefined`: equal strength. */
  readonly winner: Seat | undefined;
  /** Tokens that each of the two takes: 1; in team play 2, or 1 with diplomacy, or 0 if both use it. */
  readonly stakes: number;
}

export type SevenWondersEvent =
  | { readonly kind: 'board-taken'; readonly seat: Seat; readonly board: BoardId }
  | { readonly kind: 'side-chosen'; readonly seat: Seat; readonly side: Side }
  | { readonly kind: 'age-began'; readonly age: Age }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly card: CardId;
      readonly by: BuiltBy;
      readonly pay: Pay;
      readonly bank: number;
    }
  /** `card` for the seat itself only; so with `sold` and `left-over`. */
  | {
      readonly kind: 'stage-built';
      readonly seat: Seat;
      readonly stage: number;
      readonly card: CardId | undefined;
      readonly pay: Pay;
      readonly bank: number;
    }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: CardId | undefined; readonly income: number }
  /** The last card of an age goes to the discard pile for nothing. */
  | { readonly kind: 'left-over'; readonly seat: Seat; readonly card: CardId | undefined }
  /** Coins from the neighbours for what they bought. */
  | { readonly kind: 'trade-income'; readonly seat: Seat; readonly count: number }
  /** Coins from the bank through an effect, the seat's own or another's. */
  | { readonly kind: 'coins'; readonly seat: Seat; readonly count: number; readonly source: EffectSource }
  | { readonly kind: 'victory-token'; readonly seat: Seat; readonly age: Age; readonly source: EffectSource }
  | { readonly kind: 'defeats-discarded'; readonly seat: Seat; readonly count: number; readonly source: EffectSource }
  | { readonly kind: 'diplomacy-taken'; readonly seat: Seat; readonly source: EffectSource }
  /** Debts that an effect gives without a choice. */
  | { readonly kind: 'debts-given'; readonly seat: Seat; readonly count: number; readonly source: EffectSource }
  | { readonly kind: 'looks-through-discard'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly decision: 'revive' | 'last-card' }
  | { readonly kind: 'loss'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'loss-settled'; readonly seat: Seat; readonly coins: number; readonly debts: number }
  | { readonly kind: 'passed'; readonly to: Neighbour }
  | {
      readonly kind: 'conflicts';
      readonly age: Age;
      readonly conflicts: readonly Conflict[];
      /** Seats that use a diplomacy token. */
      readonly diplomacy: readonly Seat[];
      /** Tokens taken, by seat. */
      readonly victories: readonly number[];
      readonly defeats: readonly number[];
    }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

export const EVENT_KINDS: Readonly<Record<SevenWondersEvent['kind'], true>> = {
  'board-taken': true,
  'side-chosen': true,
  'age-began': true,
  built: true,
  'stage-built': true,
  sold: true,
  'left-over': true,
  'trade-income': true,
  coins: true,
  'victory-token': true,
  'defeats-discarded': true,
  'diplomacy-taken': true,
  'debts-given': true,
  'looks-through-discard': true,
  declined: true,
  loss: true,
  'loss-settled': true,
  passed: true,
  conflicts: true,
  over: true,
};

/**
 * A position in words: scenario tests, `cli position` and lessons use it. All parts may be left out; what is left out is filled legally from a seed.
 * See docs/positions.md.
 */
export interface SevenWondersPosition {
  readonly game?: 'seven-wonders';
  readonly options?: Partial<SevenWondersOptions>;
  /** The lowest that has seen all the cards named, unless said. */
  readonly age?: Age;
  /** The lowest at which all the cards of this age that are named can have been played, unless said. */
  readonly turn?: number;
  /** By seat; the left neighbour of a seat is the next one. Fewer than seats: the rest is filled. */
  readonly cities?: readonly CityWords[];
  /** Cards of the discard pile, oldest first. None unless said. */
  readonly discard?: readonly CardId[];
}
export interface CityWords {
  /** Drawn unless said. */
  readonly board?: BoardId;
  readonly side?: Side;
  /** Built stages. */
  readonly stages?: number;
  /** Cards under the built stages, in order; drawn unless said. */
  readonly under?: readonly CardId[];
  readonly coins?: number;
  readonly debts?: number;
  readonly diplomacy?: number;
  readonly victories?: readonly [number, number, number];
  readonly defeats?: number;
  readonly built?: readonly CardId[];
  /** Cards in hand; filled up from the deck to the number that the turn asks for. */
  readonly hand?: readonly CardId[];
}
