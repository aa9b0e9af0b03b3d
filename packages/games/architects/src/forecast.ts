// What follows at once from taking a card, worked out from what lies open.
import { lowestBit, type Seat } from '@maravilha/kernel';
import { CARD_IDS, SYMBOLS } from '../data/effects.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { cardsOf, purseOf } from './city.ts';
import { helpOf, nextStages, payableStages } from './construction.ts';
import { battleOf } from './military.ts';
import { MOST_ALIKE, unitOf } from './payments.ts';
import { tokensLeft } from './science.ts';
import type { ArchitectsState } from './state.ts';
import { CARD_SHIELDS, CAT_CARDS, EXTRA_ON, GREEN_AT, HORNS, PAYING, RED_AT, STAGE_COUNT, STAGE_POINTS, stagesIn } from './tables.ts';
import type { Follows } from './types.ts';

/** Stages that the card makes payable, as bits. */
const newStages = (s: ArchitectsState, seat: Seat, card: number): number => {
  if (card >= PAYING || cardsOf(s, seat, card) >= MOST_ALIKE) return 0;
  const purse = purseOf(s, seat);
  const stages = nextStages(s, seat);
  const help = helpOf(s, seat);
  return payableStages(purse + unitOf(card), stages, help) & ~payableStages(purse, stages, help);
};

const exchangeOf = (s: ArchitectsState, seat: Seat, card: number): Follows['exchange'] => {
  if (card < GREEN_AT || card >= RED_AT || !tokensLeft(s)) return undefined;
  if (cardsOf(s, seat, card) > 0) return 'pair';
  return SYMBOLS.every((_, symbol) => GREEN_AT + symbol === card || cardsOf(s, seat, GREEN_AT + symbol) > 0) ? 'trio' : undefined;
};

export const followsOf = (s: ArchitectsState, seat: Seat, card: number): Follows => {
  const row = s.wonder[seat] * STAGE_COUNT;
  // What was triggered or used up in this turn belongs to the seat on turn; of these tokens nobody else has another.
  const extra = EXTRA_ON[card] & s.tokens[seat] & ~(s.triggered | s.used);
  const flips = Math.min(HORNS[card], s.conflict - s.battle);
  const peace = s.conflict - s.battle - flips;
  return {
    card: CARD_IDS[card],
    stages: stagesIn(newStages(s, seat, card)).map((stage) => ({ stage, points: STAGE_POINTS[row + stage - 1] })),
    exchange: exchangeOf(s, seat, card),
    extra: extra === 0 ? undefined : TOKEN_IDS[lowestBit(extra)],
    cat: CAT_CARDS.includes(card) && s.cat !== seat,
    flips,
    peace,
    battle: flips > 0 && peace === 0 ? battleOf(s, seat, CARD_SHIELDS[card]) : undefined,
  };
};
