import { leadersIn, lowestBit, NOBODY, type Seat, type SeatSet, seatsOf, shareVictory, tieBroken } from '@maravilha/kernel';
import type { CardId } from '../data/index.ts';
import { SEAT_COUNTS, VICTORY_POINTS } from '../data/numbers.ts';
import { ofTeam, teamScores } from '../teams/result.ts';
import { countFor } from './city.ts';
import { sciencePoints } from './science.ts';
import { addCard, blank, copy, hasBuilt, optionsOf, OVER, type SevenWondersState, stageCount } from './state.ts';
import {
  BLACK,
  BLUE,
  boardSide,
  CARD_COLOUR,
  CARD_WORDS,
  cardNumber,
  COLOUR_COUNT,
  PURPLE,
  stageThing,
  type Thing,
  THING,
  YELLOW,
} from './tables.ts';
import { conflictPoints, treasuryPoints } from './tally.ts';
import { ENDINGS, type SevenWondersScore, type SevenWondersSeatScore } from './types.ts';

/** What a card or a stage of the city scores. */
export const thingPoints = (s: SevenWondersState, seat: Seat, thing: Thing): number => {
  const { pointsEach, pointsOf, pointsColours, pointsAges, pointsIn, pointsIfComplete } = THING;
  let points = THING.points[thing];
  if (pointsEach[thing] !== 0) {
    points += pointsEach[thing] * countFor(s, seat, pointsOf[thing], pointsColours[thing], pointsAges[thing], pointsIn[thing]);
  }
  if (pointsIfComplete[thing] !== 0 && s.stages[seat] === stageCount(s, seat)) points += pointsIfComplete[thing];
  return points;
};

/** Points the card itself would bring if it stood in the city and the game ended now. For people who read a guild, not for search. */
export const worthOf = (s: SevenWondersState, seat: Seat, card: CardId): number => {
  const built = blank(optionsOf(s), s.rules);
  copy(s, built);
  const number = cardNumber(card);
  if (!hasBuilt(built, seat, number)) addCard(built, seat, number);
  return thingPoints(built, seat, number);
};

/** Points of the built cards by colour, from the last call of `cardPoints`. */
const byColour = new Int16Array(COLOUR_COUNT);

/** The sum; each colour's part of it lies in `byColour`. */
const cardPoints = (s: SevenWondersState, seat: Seat): number => {
  byColour.fill(0);
  let sum = 0;
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) {
      const card = w * 32 + lowestBit(rest);
      const points = thingPoints(s, seat, card);
      byColour[CARD_COLOUR[card]] += points;
      sum += points;
    }
  }
  return sum;
};

const wonderPoints = (s: SevenWondersState, seat: Seat): number => {
  const side = boardSide(s.board[seat], s.side[seat]);
  let points = 0;
  for (let k = 0; k < s.stages[seat]; k++) points += thingPoints(s, seat, stageThing(side, k));
  return points;
};

const militaryPoints = (s: SevenWondersState, seat: Seat): number =>
  conflictPoints(s.victories, seat * (VICTORY_POINTS.length - 1), s.defeats[seat]);

/** The sum alone, without the rows: for search and for the end of a playout. */
export const totalOf = (s: SevenWondersState, seat: Seat): number =>
  wonderPoints(s, seat) +
  treasuryPoints(s.coins[seat], s.debts[seat]) +
  militaryPoints(s, seat) +
  cardPoints(s, seat) +
  sciencePoints(s, seat);

const seatScore = (s: SevenWondersState, seat: Seat): SevenWondersSeatScore => {
  const wonder = wonderPoints(s, seat);
  const treasury = treasuryPoints(s.coins[seat], s.debts[seat]);
  const military = militaryPoints(s, seat);
  const green = sciencePoints(s, seat);
  const total = wonder + treasury + military + green + cardPoints(s, seat);
  const [blue, yellow, purple, black] = [byColour[BLUE], byColour[YELLOW], byColour[PURPLE], byColour[BLACK]];
  return { rows: { wonder, treasury, military, blue, yellow, green, purple, black }, total };
};

// Scratch of `winnersOf` and `winnersBy`.
const MAX_SEATS = Math.max(...SEAT_COUNTS);
const points = new Int16Array(MAX_SEATS);
const treasuries = new Int16Array(MAX_SEATS);
const sides = new Int16Array(MAX_SEATS);

/** [WO-SCORE-5] [CI-TEAM-10] Most points; on a tie the larger treasury; then victory is shared. Partners add up both. */
const winnersBy = (s: SevenWondersState, totals: ArrayLike<number>): SeatSet => {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    sides[seat] = ofTeam(s, seat, totals);
    treasuries[seat] = ofTeam(s, seat, s.coins);
  }
  return leadersIn(s.seats, sides, treasuries);
};

/** `NOBODY` while the game goes on. */
export const winnersOf = (s: SevenWondersState): SeatSet => {
  if (s.decision !== OVER) return NOBODY;
  for (let seat: Seat = 0; seat < s.seats; seat++) points[seat] = totalOf(s, seat);
  return winnersBy(s, points);
};

export const score = (s: SevenWondersState): SevenWondersScore => {
  const seats = Array.from({ length: s.seats }, (_, seat) => seatScore(s, seat));
  const totals = seats.map((seat) => seat.total);
  const teams = teamScores(s, totals);
  if (s.decision !== OVER) return { seats, teams, ending: undefined, winners: [], tieBreak: undefined };
  const winners = seatsOf(winnersBy(s, totals));
  const sums = totals.map((_, seat) => ofTeam(s, seat, totals));
  return { seats, teams, ending: ENDINGS[0], winners, tieBreak: tieBroken(sums, winners) ? 'treasury' : undefined };
};

export const result = (s: SevenWondersState, out: Float64Array): void => shareVictory(winnersOf(s), s.seats, out);
