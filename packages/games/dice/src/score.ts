import { leadersIn, lowestBit, type Seat, seatsOf, type SeatSet, shareVictory, tieBroken } from '@maravilha/kernel';
import { STRUCTURES } from '../data/effects.ts';
import { AGORA_FIRST_POINTS } from '../data/numbers.ts';
import { countIn, crossedIn, FIRST_SPACE, SPACES_IN } from './city.ts';
import { type DiceState, OVER } from './state.ts';
import {
  AGORA,
  ATTACK,
  ATTACK_COUNT,
  CITY_COUNT,
  countableBits,
  FX_COUNT,
  FX_HOW_MUCH,
  FX_KIND,
  FX_START,
  FX_WHAT,
  KIND,
  NONE,
  POINTS,
  SPACE_COUNT,
  STRUCTURE_COUNT,
  MAX_SEATS,
} from './tables.ts';
import { type PlacedSeat, placeSeats } from './tally.ts';
import { type DiceScore, type DiceSeatScore, type DiceView, ENDINGS, SCORE_ROWS, type ScoreRow } from './types.ts';

const PER_SPACE = KIND.coinsAndPointsPerSpace;
const PER_LEADER = KIND.pointsPerLeader;
const LEADERS = countableBits('leadersGallery');
const ROWS = Uint8Array.from(SCORE_ROWS, (row) => STRUCTURES.indexOf(row));

/** Points that an effect gives by what is crossed off at the end. */
const effectPoints = (s: DiceState, seat: Seat, fx: number): number => {
  if (FX_KIND[fx] === PER_LEADER) return countIn(s, seat, LEADERS) * FX_HOW_MUCH[fx];
  // The points of each space are the upper half.
  return FX_KIND[fx] === PER_SPACE ? countIn(s, seat, FX_WHAT[fx]) * (FX_HOW_MUCH[fx] >>> 8) : 0;
};

const counts = (fx: number): boolean => FX_KIND[fx] === PER_LEADER || FX_KIND[fx] === PER_SPACE;
/** Whether what the space scores is not, or not only, printed on it: `row` as everywhere, the city's spaces one after the other. */
const varies = (row: number): boolean =>
  ATTACK[row % SPACE_COUNT] !== NONE || Array.from({ length: FX_COUNT[row] }, (_, n) => FX_START[row] + n).some(counts);

/** `[city * STRUCTURE_COUNT + structure]`: such spaces, the first one as bit 0; then, over all sets of crossed spaces, their printed points. */
const boards = Array.from({ length: CITY_COUNT * STRUCTURE_COUNT }, (_, n) => {
  const structure = n % STRUCTURE_COUNT;
  const first = Math.floor(n / STRUCTURE_COUNT) * SPACE_COUNT + FIRST_SPACE[structure];
  const rows = Array.from({ length: SPACES_IN[structure] }, (_unused, space) => first + space);
  return {
    varying: rows.reduce((bits, row, space) => (varies(row) ? bits | (1 << space) : bits), 0),
    printed: Array.from({ length: 1 << rows.length }, (_unused, crossed) =>
      rows.reduce((sum, row, space) => ((crossed >>> space) & 1 ? sum + POINTS[row] : sum), 0),
    ),
  };
});
const VARYING = Uint16Array.from(boards, ({ varying }) => varying);
const PRINTED_AT = Uint16Array.from(boards, (_, n) => boards.slice(0, n).reduce((sum, { printed }) => sum + printed.length, 0));
const PRINTED = Uint16Array.from(boards.flatMap(({ printed }) => printed));

/** What a crossed space scores beside the points that are printed on it. */
export const morePoints = (s: DiceState, seat: Seat, space: number): number => {
  const row = s.city[seat] * SPACE_COUNT + space;
  let points = ATTACK[space] === NONE ? 0 : s.recorded[seat * ATTACK_COUNT + ATTACK[space]];
  for (let fx = FX_START[row]; fx < FX_START[row] + FX_COUNT[row]; fx++) points += effectPoints(s, seat, fx);
  return points;
};

/** [DI-SCORE-1] What a structure scores as it stands. */
const structurePoints = (s: DiceState, seat: Seat, structure: number): number => {
  const crossed = crossedIn(s, seat, structure);
  // While cities are chosen there is no board yet, and nothing crossed off.
  if (crossed === 0) return 0;
  const board = s.city[seat] * STRUCTURE_COUNT + structure;
  let points = PRINTED[PRINTED_AT[board] + crossed];
  if (structure === AGORA && s.agoraFirst[seat] === 1) points += AGORA_FIRST_POINTS;
  for (let rest = crossed & VARYING[board]; rest !== 0; rest &= rest - 1) {
    points += morePoints(s, seat, FIRST_SPACE[structure] + lowestBit(rest));
  }
  return points;
};

export const totalOf = (s: DiceState, seat: Seat): number => {
  let points = 0;
  for (let row = 0; row < ROWS.length; row++) points += structurePoints(s, seat, ROWS[row]);
  return points;
};

// Scratch of `winnersOf`.
const points = new Int32Array(MAX_SEATS);

/** Most points, then most coins that are not spent, then together. */
export const winnersOf = (s: DiceState): SeatSet => {
  for (let seat: Seat = 0; seat < s.seats; seat++) points[seat] = totalOf(s, seat);
  return leadersIn(s.seats, points, s.coins);
};

export interface RankedSeat extends PlacedSeat {
  readonly won: boolean;
}

export const rankingOf = (view: DiceView, { seats, winners }: DiceScore): readonly RankedSeat[] =>
  placeSeats(seats.map(({ total }, seat) => ({ total, coins: view.seats[seat].coins }))).map((placed) => ({
    ...placed,
    won: winners.includes(placed.seat),
  }));

export const result = (s: DiceState, out: Float64Array): void => shareVictory(s.winners, s.seats, out);

const seatScore = (s: DiceState, seat: Seat): DiceSeatScore => {
  const entries = SCORE_ROWS.map((row, n): [ScoreRow, number] => [row, structurePoints(s, seat, ROWS[n])]);
  return { total: totalOf(s, seat), rows: Object.fromEntries(entries) as Record<ScoreRow, number> };
};

export const score = (s: DiceState): DiceScore => {
  const seats = Array.from({ length: s.seats }, (_, seat) => seatScore(s, seat));
  const winners = s.phase === OVER ? seatsOf(s.winners) : [];
  const totals = seats.map(({ total }) => total);
  return {
    seats,
    ending: s.phase === OVER ? ENDINGS[0] : undefined,
    winners,
    tieBreak: tieBroken(totals, winners) ? 'coins' : undefined,
  };
};
