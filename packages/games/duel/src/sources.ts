// Where the points of a row come from, one thing after the other: for people who ask how a number came about. The parts of a row add up to it.
import type { Seat } from '@maravilha/kernel';
import { CARD_IDS, type CardId, CARDS } from '../data/cards.ts';
import type { Colour } from '../data/effects.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS, type WonderId } from '../data/wonders.ts';
import { pointsOf } from './score.ts';
import { advanceOf, cardAt, type DuelState, tokenAt, WONDERS_EACH } from './state.ts';
import { CARD, NONE, TOKEN, WONDER } from './tables.ts';
import { trackPoints, treasuryPoints } from './tally.ts';
import type { ScoreRow } from './types.ts';

export type Source = { readonly points: number } & (
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'wonder'; readonly wonder: WonderId }
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'coins'; readonly count: number }
  /** How far the pawn stands on the opponent's side. */
  | { readonly kind: 'pawn'; readonly steps: number }
);

const cardsOf = (s: DuelState, seat: Seat, colour: Colour): readonly Source[] =>
  Array.from({ length: s.builtCount[seat] }, (_, n) => cardAt(s, seat, n))
    .filter((card) => CARDS[CARD_IDS[card]].colour === colour)
    .map((card) => ({ kind: 'card', card: CARD_IDS[card], points: pointsOf(s, seat, CARD, card) }));

const wondersOf = (s: DuelState, seat: Seat): readonly Source[] =>
  Array.from({ length: s.wondersHeld[seat] }, (_, n) => s.wonders[seat * WONDERS_EACH + n])
    .filter((wonder) => s.under[wonder] !== NONE)
    .map((wonder) => ({ kind: 'wonder', wonder: WONDER_IDS[wonder], points: pointsOf(s, seat, WONDER, wonder) }));

const tokensOf = (s: DuelState, seat: Seat): readonly Source[] =>
  Array.from({ length: s.tokenCount[seat] }, (_, n) => tokenAt(s, seat, n)).map((token) => ({
    kind: 'token',
    token: TOKEN_IDS[token],
    points: pointsOf(s, seat, TOKEN, token),
  }));

const partsOf = (s: DuelState, seat: Seat, row: ScoreRow): readonly Source[] => {
  switch (row) {
    case 'wonders':
      return wondersOf(s, seat);
    case 'progress':
      return tokensOf(s, seat);
    case 'treasury':
      return [{ kind: 'coins', count: s.coins[seat], points: treasuryPoints(s.coins[seat]) }];
    case 'military':
      return [{ kind: 'pawn', steps: advanceOf(s, seat), points: trackPoints(advanceOf(s, seat)) }];
    case 'blue':
    case 'green':
    case 'yellow':
    case 'purple':
      return cardsOf(s, seat, row);
  }
};

/** Only what moved the sum. */
export const sourcesOf = (s: DuelState, seat: Seat, row: ScoreRow): readonly Source[] =>
  partsOf(s, seat, row).filter(({ points }) => points !== 0);
