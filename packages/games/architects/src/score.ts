import { leadersIn, type Seat, seatsOf, type SeatSet, shareVictory, tieBroken } from '@maravilha/kernel';
import { stagesOf } from './city.ts';
import { type ArchitectsState, NO_ENDING } from './state.ts';
import { CARD_COUNT, MAX_SEATS, POINT_TOKENS, STAGE_COUNT, STAGE_POINTS } from './tables.ts';
import { bluePoints, catPoints, catSigns, placesBy, progressPoints, victoryPoints } from './tally.ts';
import { type ArchitectsScore, type ArchitectsSeatScore, type ArchitectsView, ENDINGS } from './types.ts';

const wonderPoints = (s: ArchitectsState, seat: Seat): number => {
  const row = s.wonder[seat] * STAGE_COUNT;
  let points = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) if ((s.built[seat] >>> stage) & 1) points += STAGE_POINTS[row + stage];
  return points;
};

const blueOf = (s: ArchitectsState, seat: Seat): number => bluePoints(s.city, seat * CARD_COUNT);
const catOf = (s: ArchitectsState, seat: Seat): number => catPoints(s.cat === seat);
const militaryOf = (s: ArchitectsState, seat: Seat): number => victoryPoints(s.victories[seat]);

const progressOf = (s: ArchitectsState, seat: Seat): number =>
  (s.tokens[seat] & POINT_TOKENS) === 0
    ? 0
    : progressPoints({
        tokens: s.tokens[seat],
        count: s.tokenCount[seat],
        stages: stagesOf(s, seat),
        victories: s.victories[seat],
        cats: catSigns(s.city, seat * CARD_COUNT),
      });

export const totalOf = (s: ArchitectsState, seat: Seat): number =>
  wonderPoints(s, seat) + blueOf(s, seat) + catOf(s, seat) + militaryOf(s, seat) + progressOf(s, seat);

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
  placesBy(
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
    blue: blueOf(s, seat),
    cat: catOf(s, seat),
    military: militaryOf(s, seat),
    progress: progressOf(s, seat),
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
