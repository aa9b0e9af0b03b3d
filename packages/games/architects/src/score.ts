import { leadersIn, lowestBit, placesIn, type Seat, seatsOf, type SeatSet, shareVictory, tieBroken } from '@maravilha/kernel';
import { CAT_POINTS, VICTORY_POINTS } from '../data/numbers.ts';
import { cardsOf, hasToken, isComplete, SECOND_CULTURE, stagesOf } from './city.ts';
import { type ArchitectsState, NO_ENDING } from './state.ts';
import {
  CARD_POINTS,
  CAT_CARDS,
  POINT_CARDS,
  POINT_TOKENS,
  POINTS_FINISHED,
  POINTS_PER_CAT,
  POINTS_PER_TOKEN,
  POINTS_PER_VICTORY,
  POINTS_UNFINISHED,
  SECOND_POINTS,
  STAGE_COUNT,
  STAGE_POINTS,
  MAX_SEATS,
} from './tables.ts';
import { type ArchitectsScore, type ArchitectsSeatScore, type ArchitectsView, ENDINGS } from './types.ts';

const wonderPoints = (s: ArchitectsState, seat: Seat): number => {
  const row = s.wonder[seat] * STAGE_COUNT;
  let points = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) if ((s.built[seat] >>> stage) & 1) points += STAGE_POINTS[row + stage];
  return points;
};

const bluePoints = (s: ArchitectsState, seat: Seat): number => {
  let points = 0;
  for (let i = 0; i < POINT_CARDS.length; i++) points += CARD_POINTS[POINT_CARDS[i]] * cardsOf(s, seat, POINT_CARDS[i]);
  return points;
};

const catPoints = (s: ArchitectsState, seat: Seat): number => (s.cat === seat ? CAT_POINTS : 0);
const militaryPoints = (s: ArchitectsState, seat: Seat): number => VICTORY_POINTS * s.victories[seat];

const catSigns = (s: ArchitectsState, seat: Seat): number => {
  let signs = 0;
  for (let i = 0; i < CAT_CARDS.length; i++) signs += cardsOf(s, seat, CAT_CARDS[i]);
  return signs;
};

/** AR-TOKEN-12. */
const progressPoints = (s: ArchitectsState, seat: Seat): number => {
  let points = hasToken(s, seat, SECOND_CULTURE) ? SECOND_POINTS : 0;
  for (let tokens = s.tokens[seat] & POINT_TOKENS; tokens !== 0; tokens &= tokens - 1) {
    const token = lowestBit(tokens);
    points += isComplete(s, seat) ? POINTS_FINISHED[token] : POINTS_UNFINISHED[token];
    points += POINTS_PER_VICTORY[token] * s.victories[seat] + POINTS_PER_TOKEN[token] * s.tokenCount[seat];
    if (POINTS_PER_CAT[token] > 0) points += POINTS_PER_CAT[token] * catSigns(s, seat);
  }
  return points;
};

export const totalOf = (s: ArchitectsState, seat: Seat): number =>
  wonderPoints(s, seat) + bluePoints(s, seat) + catPoints(s, seat) + militaryPoints(s, seat) + progressPoints(s, seat);

// Scratch of `winnersOf`.
const points = new Int32Array(MAX_SEATS);
const stages = new Int32Array(MAX_SEATS);

/** Most points, then most stages, then together (AR-END-4). */
export const winnersOf = (s: ArchitectsState): SeatSet => {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    points[seat] = totalOf(s, seat);
    stages[seat] = stagesOf(s, seat);
  }
  return leadersIn(s.seats, points, stages);
};

/** The place of each seat by the same rule, from 1; equals share one. */
export const placesOf = ({ seats }: ArchitectsScore, view: ArchitectsView): readonly number[] =>
  placesIn(
    seats.map(({ total }) => total),
    view.seats.map(({ built }) => built.length),
  );

/** Who completed a wonder, if that ended the game; it may be another than the winner. */
export const completerOf = (view: ArchitectsView): Seat | undefined =>
  view.ending === 'wonder' ? view.seats.findIndex(({ built }) => built.length === STAGE_COUNT) : undefined;

export const result = (s: ArchitectsState, out: Float64Array): void => shareVictory(s.winners, s.seats, out);

const seatScore = (s: ArchitectsState, seat: Seat): ArchitectsSeatScore => {
  const rows = {
    wonder: wonderPoints(s, seat),
    blue: bluePoints(s, seat),
    cat: catPoints(s, seat),
    military: militaryPoints(s, seat),
    progress: progressPoints(s, seat),
  };
  return { total: totalOf(s, seat), rows };
};

export const score = (s: ArchitectsState): ArchitectsScore => {
  const seats = Array.from({ length: s.seats }, (_, seat) => seatScore(s, seat));
  const over = s.ending !== NO_ENDING;
  const winners = over ? seatsOf(s.winners) : [];
  return {
    seats,
    ending: over ? ENDINGS[s.ending] : undefined,
    winners,
    tieBreak: tieBroken(
      seats.map((seat) => seat.total),
      winners,
    )
      ? 'stages'
      : undefined,
  };
};
