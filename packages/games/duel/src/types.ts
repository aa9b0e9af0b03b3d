// What Duel says at its edge: moves, views, events, reasons and positions, in words.
import type { Score, Seat, Viewer } from '@maravilha/kernel';
import type { CardId } from '../data/cards.ts';
import type { Age, Chain, Resource, ScienceSymbol } from '../data/effects.ts';
import type { TokenId } from '../data/tokens.ts';
import type { WonderId } from '../data/wonders.ts';

export interface DuelOptions {
  readonly seats: 2;
  /** How the wonders come to the seats. `first-game` is the set the rule book gives to newcomers. */
  readonly wonders: 'draft' | 'random' | 'first-game';
  /** Who is the first player. */
  readonly starter: 'random' | 'first-seat' | 'second-seat';
}

export type DuelMove =
  | { readonly kind: 'draft'; readonly wonder: WonderId }
  | { readonly kind: 'build'; readonly card: CardId }
  | { readonly kind: 'discard'; readonly card: CardId }
  /** Build the wonder with the card, which goes face down under it. */
  | { readonly kind: 'wonder'; readonly wonder: WonderId; readonly card: CardId }
  /** Take a progress token: from the board after a pair, or one of the three drawn by the Great Library. */
  | { readonly kind: 'token'; readonly token: TokenId }
  /** Put an opponent's card into the discard (Statue of Zeus, Circus Maximus). */
  | { readonly kind: 'destroy'; readonly card: CardId }
  /** Build a card of the discard pile for nothing (Mausoleum). */
  | { readonly kind: 'revive'; readonly card: CardId }
  /** Say who starts the next age. */
  | { readonly kind: 'starter'; readonly seat: Seat };

/** What may be asked of `explain`; a wonder may be asked about without naming the card that is used for it. */
export type DuelWish = DuelMove | { readonly kind: 'wonder'; readonly wonder: WonderId };

export const DECISIONS = ['draft', 'turn', 'token', 'library', 'revive', 'destroy', 'starter', 'over'] as const;
export type Decision = (typeof DECISIONS)[number];

export type Back = 'age-1' | 'age-2' | 'age-3' | 'guild';

/** One slot of the structure that still holds a card. Which slots cover which is in `LAYOUTS`. */
export interface SlotView {
  /** Index in the layout of the age. */
  readonly slot: number;
  /** The card, if it lies face up. */
  readonly card: CardId | undefined;
  readonly back: Back;
  /** Nothing lies on it: it can be taken. */
  readonly open: boolean;
}

export interface WonderView {
  readonly wonder: WonderId;
  /** `lost`: the eighth wonder, out of the game because seven are built. */
  readonly status: 'unbuilt' | 'built' | 'lost';
  /** The card that lies under it; both players saw it go there. */
  readonly under: CardId | undefined;
}

export interface CityView {
  readonly coins: number;
  /** In the order in which they were built. */
  readonly built: readonly CardId[];
  readonly wonders: readonly WonderView[];
  readonly tokens: readonly TokenId[];
}

export interface DuelView {
  readonly options: DuelOptions;
  readonly viewer: Viewer;
  readonly decision: Decision;
  /** The seat that owes the decision; the last one to act when the game is over. */
  readonly active: Seat;
  /** The seat whose turn it is: the same as `active` but for the choice of the next starter. */
  readonly turn: Seat;
  /** First player of the game. */
  readonly first: Seat;
  /** 0 during the draft. */
  readonly age: 0 | Age;
  /** Wonders that lie open for the draft; empty later. `draftPick` counts the wonders taken so far. */
  readonly offered: readonly WonderId[];
  readonly draftPick: number;
  readonly structure: readonly SlotView[];
  readonly cities: readonly [CityView, CityView];
  /** −9 … 9; positive: seat 0 has pushed towards the capital of seat 1. */
  readonly pawn: number;
  /** Loot tokens still on the track, by the seat that would lose the coins. */
  readonly loot: readonly [readonly number[], readonly number[]];
  /** Progress tokens on the board. */
  readonly board: readonly TokenId[];
  /** The three tokens drawn by the Great Library, for the seat that chooses among them; `undefined` for everyone else. */
  readonly drawn: readonly TokenId[] | undefined;
  readonly discard: readonly CardId[];
  /** Colour of the rival's card that must be destroyed now. */
  readonly doomed: 'brown' | 'grey' | undefined;
  /** The seat on turn plays again after this turn, if the age lasts. */
  readonly again: boolean;
  readonly ending: Ending | undefined;
  readonly winners: readonly Seat[];
}

export const ENDINGS = ['military', 'science', 'civil'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SCORE_ROWS = ['blue', 'green', 'yellow', 'purple', 'wonders', 'progress', 'treasury', 'military'] as const;
export type ScoreRow = (typeof SCORE_ROWS)[number];

export interface DuelScore extends Score {
  readonly seats: readonly [DuelSeatScore, DuelSeatScore];
  readonly ending: Ending | undefined;
  readonly tieBreak: 'blue' | undefined;
}
export interface DuelSeatScore {
  readonly total: number;
  readonly rows: Readonly<Record<ScoreRow, number>>;
}

/** Where one unit of a cost comes from. */
export type Unit =
  | { readonly resource: Resource; readonly from: 'own' }
  /** Covered by a choice producer (Forum, Caravansery, Piraeus, Great Lighthouse). */
  | { readonly resource: Resource; readonly from: 'choice'; readonly by: CardId | WonderId }
  /** Taken off by Masonry or Architecture. */
  | { readonly resource: Resource; readonly from: 'discount'; readonly by: TokenId }
  /** Bought; `rival` is what the opponent's brown and grey cards produce of it, `fixedBy` the card that fixes the price. */
  | { readonly resource: Resource; readonly from: 'bought'; readonly price: number; readonly rival: number; readonly fixedBy?: CardId };

export interface Bill {
  /** The built card whose symbol waives the whole cost, and the symbol. */
  readonly chain: { readonly symbol: Chain; readonly by: CardId } | undefined;
  /** Coin part of the cost. */
  readonly coins: number;
  readonly units: readonly Unit[];
  /** What trade costs: the part that Economy would receive. */
  readonly trade: number;
  /** coins + trade, or 0 by chain. */
  readonly total: number;
}

export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'other-decision'; readonly decision: Decision }
  | { readonly code: 'not-on-the-table' }
  | { readonly code: 'covered'; readonly by: readonly number[] }
  | { readonly code: 'too-expensive'; readonly short: number }
  | { readonly code: 'not-your-wonder' }
  | { readonly code: 'already-built' }
  | { readonly code: 'wonder-limit' };

export interface DuelReason {
  readonly possible: boolean;
  /** Everything that stands against it, the most telling first; empty when possible. */
  readonly why: readonly Refusal[];
  /** For cards and wonders, also when they cannot be had now. */
  readonly bill: Bill | undefined;
  /** Coins from the bank for discarding. */
  readonly income: number | undefined;
  /** Slots that taking this card would open. */
  readonly opens: readonly number[];
}

export type CoinSource = CardId | WonderId | TokenId;

export type DuelEvent =
  | { readonly kind: 'offered'; readonly wonders: readonly WonderId[] }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly wonder: WonderId }
  | { readonly kind: 'age-began'; readonly age: Age; readonly starter: Seat }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly card: CardId;
      readonly by: 'payment' | 'chain' | 'mausoleum';
      readonly paid: number;
      readonly trade: number;
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: CardId; readonly income: number }
  | {
      readonly kind: 'wonder-built';
      readonly seat: Seat;
      readonly wonder: WonderId;
      readonly card: CardId;
      readonly paid: number;
      readonly trade: number;
    }
  | { readonly kind: 'wonder-lost'; readonly seat: Seat; readonly wonder: WonderId }
  /** Coins from (positive) or to (negative) the bank through an effect, not through payment, discard or loot. */
  | { readonly kind: 'coins'; readonly seat: Seat; readonly count: number; readonly source: CoinSource }
  /** Economy: the seat received what its opponent paid in trade. */
  | { readonly kind: 'trade-income'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'pawn'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'loot'; readonly seat: Seat; readonly token: number; readonly lost: number }
  | { readonly kind: 'pair'; readonly seat: Seat; readonly symbol: ScienceSymbol }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly tokens: readonly TokenId[] | undefined }
  | { readonly kind: 'token'; readonly seat: Seat; readonly token: TokenId; readonly from: 'board' | 'box' }
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'revealed'; readonly slot: number; readonly card: CardId }
  | { readonly kind: 'again'; readonly seat: Seat }
  | { readonly kind: 'again-lost'; readonly seat: Seat }
  | { readonly kind: 'age-ended'; readonly age: Age; readonly chooser: Seat | undefined }
  | { readonly kind: 'starter-chosen'; readonly seat: Seat; readonly starter: Seat }
  | { readonly kind: 'over'; readonly ending: Ending; readonly winners: readonly Seat[] };

/**
 * A position in words: scenario tests, `cli position` and lessons use it. All parts may be left out; what is left out is filled legally from a seed.
 * See docs/positions.md.
 */
export interface DuelPosition {
  readonly game?: 'duel';
  readonly options?: Partial<DuelOptions>;
  readonly age?: Age;
  /** The seat on turn. Seat 0 unless said. */
  readonly active?: Seat;
  readonly first?: Seat;
  readonly cities?: readonly CityWords[];
  /** Positive: seat 0 leads. 0 unless said. */
  readonly pawn?: number;
  /** Loot tokens left, by victim. Those the pawn has not reached unless said. */
  readonly loot?: readonly (readonly number[])[];
  /** Progress tokens on the board; drawn unless said. */
  readonly tokens?: readonly TokenId[];
  /** Order of the box, first drawn first; shuffled unless said. */
  readonly box?: readonly TokenId[];
  readonly discard?: readonly CardId[];
  /** Cards by slot id (`a2r5c1`); slots not named hold cards drawn from the deck. */
  readonly structure?: Readonly<Record<string, CardId>>;
  /** Short form: these cards, and no others, are open; put into the nearest slots of the age, the rest of the structure follows behind them. */
  readonly row?: readonly CardId[];
  /** Slots that are already empty. */
  readonly taken?: readonly string[];
  /** How many cards are left, counted from the farthest row: 1 = this is the last card of the age. */
  readonly left?: number;
}
export interface CityWords {
  readonly coins?: number;
  readonly built?: readonly CardId[];
  /** Own wonders; a bare id is not built yet. Filled up to four. */
  readonly wonders?: readonly (WonderId | { readonly wonder: WonderId; readonly under?: CardId })[];
  readonly tokens?: readonly TokenId[];
}

/** Every kind of event, so that whoever reads events from outside knows its own. */
export const EVENT_KINDS: Readonly<Record<DuelEvent['kind'], true>> = {
  offered: true,
  drafted: true,
  'age-began': true,
  built: true,
  discarded: true,
  'wonder-built': true,
  'wonder-lost': true,
  coins: true,
  'trade-income': true,
  pawn: true,
  loot: true,
  pair: true,
  drew: true,
  token: true,
  destroyed: true,
  revealed: true,
  again: true,
  'again-lost': true,
  'age-ended': true,
  'starter-chosen': true,
  over: true,
};
