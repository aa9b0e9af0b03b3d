// The words of the toy game. It is played like this:
// Every seat holds cards that only it sees. All play one at once; the highest card takes the top token of a face-down pile. Then the seat with
// the lowest card makes a follow-up: look at the bottom token, bury the top one under the pile, or wait for a point. The game is over when the hands are empty.
import type { Seat, Viewer } from '../../src/index.ts';

export type CardId = `card-${number}`;
export type TokenId = `token-${number}`;

/** A card is as high as its number, a token is worth its number. */
export const CARDS: readonly CardId[] = Array.from({ length: 16 }, (_, i): CardId => `card-${i + 1}`);
export const TOKENS: readonly TokenId[] = Array.from({ length: 6 }, (_, i): TokenId => `token-${i + 1}`);
export const MOST_SEATS = 4;

export interface ToyOptions {
  readonly seats: number;
  readonly hand: 'three' | 'four';
  /** The pile lies face up. */
  readonly openPile: boolean;
}

export type ToyMove =
  | { readonly kind: 'play'; readonly card: CardId }
  | { readonly kind: 'peek' }
  | { readonly kind: 'bury' }
  | { readonly kind: 'wait' };

export type ToyReason =
  | { readonly possible: true }
  | { readonly possible: false; readonly code: 'game-over' | 'not-your-turn' | 'other-decision' | 'not-in-hand' | 'already-seen' };

export const PHASES = ['play', 'follow', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface PileView {
  /** The token, if the viewer knows it. */
  readonly token: TokenId | undefined;
  /** Everybody saw who looked at it. */
  readonly seenBy: readonly Seat[];
}

export interface ToyView {
  readonly options: ToyOptions;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly round: number;
  /** The seat that owes the follow-up. */
  readonly loser: Seat | undefined;
  /** The viewer's own cards; `undefined` for a spectator. */
  readonly hand: readonly CardId[] | undefined;
  readonly played: readonly (readonly CardId[])[];
  /** From the top. */
  readonly pile: readonly PileView[];
  readonly taken: readonly (readonly TokenId[])[];
  readonly patience: readonly number[];
}

export type ToyEvent =
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'took'; readonly seat: Seat; readonly token: TokenId }
  /** `token` only for the seat that looked. */
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly token?: TokenId }
  | { readonly kind: 'buried'; readonly seat: Seat }
  | { readonly kind: 'waited'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/** What `position` reads: the start of a game with these hands and this top of the pile; the rest is dealt. */
export interface ToyPosition {
  readonly options?: Partial<ToyOptions>;
  readonly hands?: readonly (readonly CardId[])[];
  readonly pile?: readonly TokenId[];
}
