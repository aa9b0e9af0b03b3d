import { type Seat, type SeatSet, seatsOf, shareVictory, tieBroken } from '@maravilha/kernel';
import { countOf } from './city.ts';
import { advanceOf, cardAt, CIVIL, type DuelState, NO_ENDING, SEATS, tokenAt, WONDERS_EACH } from './state.ts';
import { BLUE, CARD, CARD_COLOUR, COUNT_NOTHING, type EffectRows, GREEN, NONE, PURPLE, TOKEN, WONDER, YELLOW } from './tables.ts';
import { civilWinners, trackPoints, treasuryPoints } from './tally.ts';
import { type DuelScore, type DuelSeatScore, ENDINGS } from './types.ts';

/** What a card, a wonder or a token scores for the seat that has it. */
export const pointsOf = (s: DuelState, seat: Seat, rows: EffectRows, i: number): number => {
  const of = rows.pointsOf[i];
  if (of === COUNT_NOTHING) return rows.points[i];
  return rows.points[i] + rows.pointsEach[i] * countOf(s, seat, of, rows.pointsColours[i], rows.pointsMost[i]);
};

const colourPoints = (s: DuelState, seat: Seat, colour: number): number => {
  let points = 0;
  for (let n = 0; n < s.builtCount[seat]; n++) {
    const card = cardAt(s, seat, n);
    if (CARD_COLOUR[card] === colour) points += pointsOf(s, seat, CARD, card);
  }
  return points;
};

const wonderPoints = (s: DuelState, seat: Seat): number => {
  let points = 0;
  for (let n = 0; n < s.wondersHeld[seat]; n++) {
    const wonder = s.wonders[seat * WONDERS_EACH + n];
    if (s.under[wonder] !== NONE) points += pointsOf(s, seat, WONDER, wonder);
  }
  return points;
};

const tokenPoints = (s: DuelState, seat: Seat): number => {
  let points = 0;
  for (let n = 0; n < s.tokenCount[seat]; n++) points += pointsOf(s, seat, TOKEN, tokenAt(s, seat, n));
  return points;
};

const militaryPoints = (s: DuelState, seat: Seat): number => trackPoints(advanceOf(s, seat));

/** The sum alone, without the rows: for search and for the end of a playout. */
export const totalOf = (s: DuelState, seat: Seat): number => {
  let points = wonderPoints(s, seat) + tokenPoints(s, seat) + treasuryPoints(s.coins[seat]) + militaryPoints(s, seat);
  for (let n = 0; n < s.builtCount[seat]; n++) points += pointsOf(s, seat, CARD, cardAt(s, seat, n));
  return points;
};

/** Most points; on a tie, most points of blue cards; then victory is shared. */
export const winnersByPoints = (s: DuelState): SeatSet =>
  civilWinners(totalOf(s, 0) - totalOf(s, 1), colourPoints(s, 0, BLUE) - colourPoints(s, 1, BLUE));

const seatScore = (s: DuelState, seat: Seat): DuelSeatScore => {
  const rows = {
    blue: colourPoints(s, seat, BLUE),
    green: colourPoints(s, seat, GREEN),
    yellow: colourPoints(s, seat, YELLOW),
    purple: colourPoints(s, seat, PURPLE),
    wonders: wonderPoints(s, seat),
    progress: tokenPoints(s, seat),
    treasury: treasuryPoints(s.coins[seat]),
    military: militaryPoints(s, seat),
  };
  return { rows, total: Object.values(rows).reduce((a, b) => a + b, 0) };
};

export const score = (s: DuelState): DuelScore => {
  const seats = [seatScore(s, 0), seatScore(s, 1)] as const;
  const winners = seatsOf(s.winners);
  return {
    seats,
    ending: s.ending === NO_ENDING ? undefined : ENDINGS[s.ending],
    winners,
    tieBreak: s.ending === CIVIL && tieBroken([seats[0].total, seats[1].total], winners) ? 'blue' : undefined,
  };
};

export const result = (s: DuelState, out: Float64Array): void => shareVictory(s.winners, SEATS, out);
