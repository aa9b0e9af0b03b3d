// What the game says at its edge: moves, views, events, reasons and positions, in words.
import type { BaseView, Score, Seat, SeatScore } from '@maravilha/kernel';
import type { DeckId } from '../data/decks.ts';
import type { CardCounts, CardId, ScienceSymbol, StageCost } from '../data/effects.ts';
import type { Stage } from '../data/numbers.ts';
import type { TokenId } from '../data/tokens.ts';
import type { WonderId } from '../data/wonders.ts';
import type { BATTLE_OPTIONS, COIN_OPTIONS, ENGINEERING_OPTIONS, STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';

export interface ArchitectsOptions {
  readonly seats: number;
  readonly wonders: (typeof WONDER_OPTIONS)[number];
  readonly starter: (typeof STARTER_OPTIONS)[number];
  readonly coins: (typeof COIN_OPTIONS)[number];
  readonly battle: (typeof BATTLE_OPTIONS)[number];
  readonly engineering: (typeof ENGINEERING_OPTIONS)[number];
}

export type ArchitectsMove =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'wonder'; readonly wonder: WonderId }
  /** Take the top card of a deck: the card of the turn, an extra card, or the card that Alexandria gives. A deck is named after its wonder. */
  | { readonly kind: 'take'; readonly deck: DeckId }
  /** Halicarnassus: look through the top cards of this deck … */
  | { readonly kind: 'search'; readonly deck: DeckId }
  /** … and keep one of them. */
  | { readonly kind: 'keep'; readonly card: CardId }
  /** `pay`: the cards to discard, in any order. Without it, the one payment there is; an error if there are several. */
  | { readonly kind: 'build'; readonly stage: Stage; readonly pay?: readonly CardId[] }
  /** Two alike or all three, in any order. */
  | { readonly kind: 'exchange'; readonly symbols: readonly ScienceSymbol[] }
  /** An open token, or the unseen top of the pile. */
  | { readonly kind: 'token'; readonly token: TokenId | 'pile' }
  /** Leave the extra cards that are still open, and end the turn. */
  | { readonly kind: 'end' };

/** What may be asked of `explain`. */
export type ArchitectsWish = ArchitectsMove;

export const DECISIONS = ['starter', 'wonder', 'card', 'act', 'any-deck', 'search', 'keep', 'token', 'over'] as const;
/**
 * What the active seat owes: who begins; a wonder; the card of the turn; what to do next in the turn (build, exchange, take an extra
 * card, end); the deck that Alexandria takes from; the deck that Halicarnassus searches, and the card it keeps; a progress token.
 */
export type Decision = (typeof DECISIONS)[number];

export interface DeckView {
  readonly id: DeckId;
  readonly count: number;
  /** Wonder decks lie face up; of the central deck only a seat that has looked knows the top. */
  readonly top: CardId | undefined;
  /** What is left in it, the top included: everyone can count what came out of it. */
  readonly left: CardCounts;
}

export interface SeatView {
  /** `undefined` until chosen. */
  readonly wonder: WonderId | undefined;
  /** Stages built, in ascending order of cost. */
  readonly built: readonly Stage[];
  readonly cards: CardCounts;
  /** In the order in which they were taken. */
  readonly tokens: readonly TokenId[];
  readonly victories: number;
  readonly shields: number;
  /** Shields that leave after a battle: those of horned cards. */
  readonly horned: number;
}

export interface ArchitectsView extends BaseView {
  readonly options: ArchitectsOptions;
  readonly decision: Decision;
  /** Whose turn it is, or who chooses; while the game goes on the seat that owes the decision. */
  readonly active: Seat;
  /** Who began; while it is not chosen, the seat that chooses. */
  readonly first: Seat;
  /** Wonders that can still be chosen. */
  readonly offered: readonly WonderId[];
  readonly seats: readonly SeatView[];
  /** One for each seat that has a wonder, in the order of the seats, then the central deck. Empty until all wonders are chosen. */
  readonly decks: readonly DeckView[];
  /** Seats that have looked at the card that now lies on top of the central deck. */
  readonly lookers: readonly Seat[];
  readonly cat: Seat | undefined;
  readonly conflict: { readonly tokens: number; readonly battle: number };
  /** Open progress tokens; how many lie in the pile, and which. */
  readonly open: readonly TokenId[];
  readonly pile: number;
  /** What the pile holds, in the order of the token list: what is nowhere else. */
  readonly inPile: readonly TokenId[];
  readonly discard: CardCounts;
  readonly lastDiscarded: CardId | undefined;
  /** Extra cards that the active seat may still take in this turn, by the token that gives each. */
  readonly extras: readonly TokenId[];
  /** Tokens that are used up in this turn. */
  readonly used: readonly TokenId[];
  /** Halicarnassus: the deck and the cards looked through, the top one first; everyone sees them. */
  readonly search: { readonly deck: DeckId; readonly cards: readonly CardId[] } | undefined;
  /** How many searches there have been in this game. */
  readonly searches: number;
  readonly ending: Ending | undefined;
  readonly winners: readonly Seat[];
}

/** A wonder was completed; or no deck has a card left. */
export const ENDINGS = ['wonder', 'empty'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SCORE_ROWS = ['wonder', 'blue', 'cat', 'military', 'progress'] as const;
export type ScoreRow = (typeof SCORE_ROWS)[number];

export interface ArchitectsSeatScore extends SeatScore {
  readonly rows: Readonly<Record<ScoreRow, number>>;
}

export interface ArchitectsScore extends Score {
  readonly seats: readonly ArchitectsSeatScore[];
  readonly ending: Ending | undefined;
  readonly tieBreak: 'stages' | undefined;
}

/** One way to pay for a stage. */
export interface Payment {
  /** In the order of the card list. */
  readonly cards: readonly CardId[];
  readonly coins: number;
  /** Whether it uses up Economy or Engineering for this turn. */
  readonly economy: boolean;
  readonly engineering: boolean;
}

/** A battle as it would be, or was: shields by seat, and the tokens that each seat takes. */
export interface Battle {
  readonly shields: readonly number[];
  readonly victories: readonly number[];
}

/** What follows at once from taking a card that the seat can see. */
export interface Follows {
  readonly card: CardId;
  /** Stages that would be payable with it and were not before: one of them must be built. */
  readonly stages: readonly { readonly stage: Stage; readonly points: number }[];
  /** Symbols that could be given for a progress token with it, if there is one to have. */
  readonly exchange: 'pair' | 'trio' | undefined;
  /** The token whose extra card it would give. */
  readonly extra: TokenId | undefined;
  /** It brings the Cat to the seat from elsewhere. */
  readonly cat: boolean;
  /** Conflict tokens that it flips, and how many stay on peace after that. */
  readonly flips: number;
  readonly peace: number;
  /** The battle at the end of this turn, if the card brings it about. */
  readonly battle: Battle | undefined;
}

export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-awaited' }
  | { readonly code: 'other-decision'; readonly decision: Decision }
  | { readonly code: 'not-offered' }
  /** The deck is not one of those that the seat may take from. */
  | { readonly code: 'out-of-reach'; readonly deck: DeckId }
  | { readonly code: 'deck-empty'; readonly deck: DeckId }
  /** No extra card is open. */
  | { readonly code: 'no-extra-card' }
  | { readonly code: 'not-among-them'; readonly card: CardId }
  | { readonly code: 'already-built'; readonly stage: Stage }
  /** Stages below that must stand before. */
  | { readonly code: 'not-yet'; readonly needs: readonly Stage[] }
  /** Resources that are missing, in the best case. */
  | { readonly code: 'cannot-pay'; readonly short: number; readonly cost: StageCost }
  /** These cards are not one of the payments. */
  | { readonly code: 'bad-payment' }
  /** There are several payments, and none was named. */
  | { readonly code: 'which-payment' }
  | { readonly code: 'no-such-set' }
  | { readonly code: 'no-token' }
  /** The turn cannot end yet: what must be done first. */
  | { readonly code: 'forced'; readonly stages: readonly Stage[]; readonly exchange: boolean }
  | { readonly code: 'nothing-open' };

export interface ArchitectsReason {
  readonly possible: boolean;
  /** Everything that stands against it, the most telling first; empty when possible. */
  readonly why: readonly Refusal[];
  /** For `take`, if the seat can see the card, and for `keep`. */
  readonly follows: Follows | undefined;
  /** For `build`: every payment, fewest coins first; empty when it cannot be paid. */
  readonly payments: readonly Payment[];
  /** For `build`: points of the stage. */
  readonly points: number | undefined;
}

/** Why a card was taken: the card of the turn, the extra card of a token, the effect of a wonder. */
export type TakenBy = 'turn' | 'wonder' | TokenId;

export type ArchitectsEvent =
  | { readonly kind: 'starter-chosen'; readonly seat: Seat }
  | { readonly kind: 'wonder-chosen'; readonly seat: Seat; readonly wonder: WonderId }
  /** All wonders are chosen, the decks are laid out; top cards by seat, the open tokens. */
  | { readonly kind: 'began'; readonly first: Seat; readonly tops: readonly CardId[]; readonly open: readonly TokenId[] }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** The holder of the Cat looks at the top of the central deck; `card` for that seat only. */
  | { readonly kind: 'looked'; readonly seat: Seat; readonly card: CardId | undefined }
  /** `next`: the card that is now on top, of a wonder deck that has one. */
  | {
      readonly kind: 'took';
      readonly seat: Seat;
      readonly deck: DeckId;
      readonly card: CardId;
      readonly by: TakenBy;
      readonly next: CardId | undefined;
    }
  | { readonly kind: 'cat'; readonly seat: Seat; readonly from: Seat | undefined }
  /** Conflict tokens flipped to battle, and how many show battle now. */
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly count: number; readonly battle: number; readonly tokens: number }
  /** A token gives an extra card from now on in this turn. */
  | { readonly kind: 'extra'; readonly seat: Seat; readonly token: TokenId }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly stage: Stage;
      readonly points: number;
      readonly paid: readonly CardId[];
      readonly economy: boolean;
      readonly engineering: boolean;
      /** There was no other way, so it happened by itself. */
      readonly forced: boolean;
    }
  | { readonly kind: 'shield'; readonly seat: Seat; readonly shields: number }
  /** An effect finds nothing to take. */
  | { readonly kind: 'effect-lost'; readonly seat: Seat }
  | { readonly kind: 'searched'; readonly seat: Seat; readonly deck: DeckId; readonly cards: readonly CardId[] }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly deck: DeckId; readonly card: CardId; readonly next: CardId | undefined }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly symbols: readonly ScienceSymbol[]; readonly forced: boolean }
  /** `next`: the token turned up in its place. */
  | {
      readonly kind: 'token';
      readonly seat: Seat;
      readonly token: TokenId;
      readonly from: 'open' | 'pile';
      readonly next: TokenId | undefined;
    }
  /** Extra cards that were open and not taken, or found no card. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly tokens: readonly TokenId[] }
  /** After it the horned cards have left: `discarded` by seat; all conflict tokens show peace. */
  | { readonly kind: 'battle'; readonly battle: Battle; readonly discarded: readonly number[] }
  /** The seat reaches no card and is passed over. */
  | { readonly kind: 'no-card'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly ending: Ending; readonly winners: readonly Seat[] };

/**
 * A position in words: scenario tests, `cli position` and lessons use it. All parts may be left out; what is left out is filled legally from a seed.
 * It stands at the start of a turn. See docs/positions.md.
 */
export interface ArchitectsPosition {
  readonly game?: 'architects';
  readonly options?: Partial<ArchitectsOptions>;
  /** By seat; the left neighbour of a seat is the next one. Fewer than seats: the rest has a drawn wonder and nothing else. */
  readonly cities?: readonly CityWords[];
  /** Whose turn begins. The first seat unless said. */
  readonly turn?: Seat;
  /** Conflict tokens that show battle. None unless said; never all. */
  readonly battle?: number;
  readonly cat?: Seat;
  /** By deck: the top cards, the uppermost first, and how many cards it holds in all. As many as the cities and the discard leave, unless said. */
  readonly decks?: Readonly<Partial<Record<DeckId, { readonly top?: readonly CardId[]; readonly count?: number }>>>;
  /** Open tokens, and the pile from its top; both are filled up with the tokens that no city holds. */
  readonly open?: readonly TokenId[];
  readonly pile?: readonly TokenId[];
}
export interface CityWords {
  /** Drawn unless said. */
  readonly wonder?: WonderId;
  readonly built?: readonly Stage[];
  readonly cards?: CardCounts;
  readonly tokens?: readonly TokenId[];
  readonly victories?: number;
}

/** Every kind of event, so that whoever reads events from outside knows its own. */
export const EVENT_KINDS: Readonly<Record<ArchitectsEvent['kind'], true>> = {
  'starter-chosen': true,
  'wonder-chosen': true,
  began: true,
  turn: true,
  looked: true,
  took: true,
  cat: true,
  flipped: true,
  extra: true,
  built: true,
  shield: true,
  'effect-lost': true,
  searched: true,
  kept: true,
  exchanged: true,
  token: true,
  left: true,
  battle: true,
  'no-card': true,
  over: true,
};
