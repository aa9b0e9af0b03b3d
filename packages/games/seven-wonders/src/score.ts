import { leadersIn, lowestBit, type Seat, type SeatSet, seatsOf, shareVictory, tieBroken } from '@maravilha/kernel';
import type { CardId } from '../data/index.ts';
import { SEAT_COUNTS, VICTORY_POINTS } from '../data/numbers.ts';
import { ofTeam, teamScores } from '../teams/result.ts';
import { countFor } from './city.ts';
import { sciencePoints } from './science.ts';
import { addCard, blank, copy, hasBuilt, optionsOf, OVER, type SevenWondersState, stageCount } from './state.ts';
import { BLACK, BLUE, boardSide, CARD_COLOUR, CARD_WORDS, cardNumber, PURPLE, stageThing, type Thing, THING, YELLOW } from './tables.ts';
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

const ALL_COLOURS = -1;

/** Points of the built cards whose colour is one of the bits. */
const cardPoints = (s: SevenWondersState, seat: Seat, colours: number): number => {
  let points = 0;
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) {
      const card = w * 32 + lowestBit(rest);
      if ((colours >>> CARD_COLOUR[card]) & 1) points += thingPoints(s, seat, card);
    }
  }
  return points;
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
  cardPoints(s, seat, ALL_COLOURS) +
  sciencePoints(s, seat);

const seatScore = (s: SevenWondersState, seat: Seat): SevenWondersSeatScore => {
  const rows = {
    wonder: wonderPoints(s, seat),
    treasury: treasuryPoints(s.coins[seat], s.debts[seat]),
    military: militaryPoints(s, seat),
    blue: cardPoints(s, seat, 1 << BLUE),
    yellow: cardPoints(s, seat, 1 << YELLOW),
    green: sciencePoints(s, seat),
    purple: cardPoints(s, seat, 1 << PURPLE),
    black: cardPoints(s, seat, 1 << BLACK),
  };
  return { rows, total: Object.values(rows).reduce((a, b) => a + b, 0) };
};

// Scratch of `winnersOf`.
const MAX_SEATS = Math.max(...SEAT_COUNTS);
const points = new Int16Array(MAX_SEATS);
const treasuries = new Int16Array(MAX_SEATS);
const sides = new Int16Array(MAX_SEATS);

/**
 * [WO-SCORE-5] [CI-TEAM-10] Most points; on a tie the larger treasury; then victory is shared. Partners add up both. `NOBODY` while the game
 * goes on.
 */
export const winnersOf = (s: SevenWondersState): SeatSet => {
  if (s.decision !== OVER) return 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) points[seat] = totalOf(s, seat);
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    sides[seat] = ofTeam(s, seat, points);
    treasuries[seat] = ofTeam(s, seat, s.coins);
  }
  return leadersIn(s.seats, sides, treasuries);
};

export const score = (s: SevenWondersState): SevenWondersScore => {
  const seats = Array.from({ length: s.seats }, (_, seat) => seatScore(s, seat));
  const totals = seats.map((seat) => seat.total);
  const teams = teamScores(s, totals);
  if (s.decision !== OVER) return { seats, teams, ending: undefined, winners: [], tieBreak: undefined };
  const winners = seatsOf(winnersOf(s));
  const sums = totals.map((_, seat) => ofTeam(s, seat, totals));
  return { seats, teams, ending: ENDINGS[0], winners, tieBreak: tieBroken(sums, winners) ? 'treasury' : undefined };
};

export const result = (s: SevenWondersState, out: Float64Array): void => shareVictory(winnersOf(s), s.seats, out);
