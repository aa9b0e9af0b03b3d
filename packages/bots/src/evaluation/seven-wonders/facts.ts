// What a city of 7 Wonders holds, counted in one pass: shields, science symbols and points by kind. The numbers stay until the next count.
import { leftOf, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
import {
  boardSide,
  CARD_COLOUR,
  CARD_WORDS,
  COLOUR_COUNT,
  COPY_SCIENCE,
  countFor,
  FREE_SCIENCE,
  NONE,
  partnerOf,
  type SevenWondersState,
  sciencePoints,
  stageCount,
  stageThing,
  SYMBOL_COUNT,
  THING,
  type Thing,
  turnsOf,
  VICTORY_POINTS,
} from '@maravilha/seven-wonders/internals';

export const LAST_AGE = 3;
const SEATS_MOST = 7;

/** By seat; symbols and points of cards with their kind or colour inside of it. */
export const shields = new Int32Array(SEATS_MOST);
export const symbols = new Int32Array(SEATS_MOST * SYMBOL_COUNT);
export const freeSymbols = new Int32Array(SEATS_MOST);
export const copiedSymbols = new Int32Array(SEATS_MOST);
export const cardPoints = new Float64Array(SEATS_MOST * COLOUR_COUNT);
export const wonderPoints = new Float64Array(SEATS_MOST);

// Science points of up to seven symbols of a kind and three of free choice.
const KIND_MOST = 8;
const FREE_MOST = 4;
const SET = 7;
const SCIENCE = new Uint8Array(KIND_MOST ** 3 * FREE_MOST);
const scienceAt = (a: number, b: number, c: number, free: number): number => ((a * KIND_MOST + b) * KIND_MOST + c) * FREE_MOST + free;
const plainScience = (a: number, b: number, c: number): number => a * a + b * b + c * c + SET * Math.min(a, b, c);
for (let a = 0; a < KIND_MOST; a++) {
  for (let b = 0; b < KIND_MOST; b++) {
    for (let c = 0; c < KIND_MOST; c++) {
      for (let free = 0; free < FREE_MOST; free++) {
        let best = 0;
        for (let i = 0; i <= free; i++)
          for (let j = 0; i + j <= free; j++) best = Math.max(best, plainScience(a + i, b + j, c + free - i - j));
        SCIENCE[scienceAt(a, b, c, free)] = Math.min(255, best);
      }
    }
  }
}
export const scienceWorth = (a: number, b: number, c: number, free: number): number =>
  SCIENCE[scienceAt(Math.min(a, KIND_MOST - 1), Math.min(b, KIND_MOST - 1), Math.min(c, KIND_MOST - 1), Math.min(free, FREE_MOST - 1))];

/** Points of science as the symbols lie now. */
export const scienceNow = (s: SevenWondersState, seat: Seat): number => {
  if (copiedSymbols[seat] > 0) return sciencePoints(s, seat);
  const at = seat * SYMBOL_COUNT;
  return scienceWorth(symbols[at], symbols[at + 1], symbols[at + 2], freeSymbols[seat]);
};

// The columns that are asked most stand here: looked up through two modules each would cost more than the sum itself.
const { points: POINTS, pointsEach, pointsOf: POINTS_OF, pointsColours, pointsAges, pointsIn, pointsIfComplete } = THING;
const { shields: SHIELDS, symbol: SYMBOL, powers: POWERS } = THING;

const pointsOf = (s: SevenWondersState, seat: Seat, thing: Thing): number => {
  const each = pointsEach[thing];
  let points = POINTS[thing];
  if (each !== 0) points += each * countFor(s, seat, POINTS_OF[thing], pointsColours[thing], pointsAges[thing], pointsIn[thing]);
  return points;
};

const addThing = (seat: Seat, thing: Thing): void => {
  shields[seat] += SHIELDS[thing];
  const symbol = SYMBOL[thing];
  if (symbol !== NONE) symbols[seat * SYMBOL_COUNT + symbol]++;
  const powers = POWERS[thing];
  if (powers & FREE_SCIENCE) freeSymbols[seat]++;
  if (powers & COPY_SCIENCE) copiedSymbols[seat]++;
};

/** Shields and symbols of one city. */
export const countCity = (s: SevenWondersState, seat: Seat): void => {
  shields[seat] = 0;
  symbols.fill(0, seat * SYMBOL_COUNT, (seat + 1) * SYMBOL_COUNT);
  freeSymbols[seat] = 0;
  copiedSymbols[seat] = 0;
  if (s.board[seat] === NONE) return;
  for (let w = 0; w < CARD_WORDS; w++)
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) addThing(seat, w * 32 + lowestBit(rest));
  const first = stageThing(boardSide(s.board[seat], s.side[seat]), 0);
  for (let k = 0; k < s.stages[seat]; k++) addThing(seat, first + k);
};

/** Points that cards and stages of one city give now. */
export const countPoints = (s: SevenWondersState, seat: Seat): void => {
  cardPoints.fill(0, seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT);
  wonderPoints[seat] = 0;
  if (s.board[seat] === NONE) return;
  const complete = s.stages[seat] === stageCount(s, seat);
  for (let w = 0; w < CARD_WORDS; w++) {
    for (let rest = s.built[seat * CARD_WORDS + w]; rest !== 0; rest &= rest - 1) {
      const card = w * 32 + lowestBit(rest);
      const points = pointsOf(s, seat, card) + (complete ? pointsIfComplete[card] : 0);
      cardPoints[seat * COLOUR_COUNT + CARD_COLOUR[card]] += points;
    }
  }
  const first = stageThing(boardSide(s.board[seat], s.side[seat]), 0);
  for (let k = 0; k < s.stages[seat]; k++) wonderPoints[seat] += pointsOf(s, seat, first + k);
};

export const militaryPoints = (s: SevenWondersState, seat: Seat): number => {
  let points = -s.defeats[seat];
  for (let age = 1; age <= LAST_AGE; age++) points += s.victories[seat * 3 + age - 1] * (VICTORY_POINTS[age] ?? 0);
  return points;
};

/** Part of the game still to come, from 1 to 0. */
export const restOf = (s: SevenWondersState): number => {
  if (s.age === 0) return 1;
  const turns = turnsOf(s);
  return Math.max(0, (LAST_AGE - s.age + 1) * turns - s.turn + 1) / (LAST_AGE * turns);
};

// Chance to win a conflict that is `gap` ages away with a lead of so many shields.
const LEAD_MOST = 12;
const WIN = Array.from({ length: LAST_AGE }, (_, gap) =>
  Float64Array.from({ length: 2 * LEAD_MOST + 1 }, (_v, i) => 1 / (1 + Math.exp((-1.5 * (i - LEAD_MOST)) / (1 + gap)))),
);

/** Whether the two would meet in a conflict. */
export const isOpponent = (s: SevenWondersState, seat: Seat, other: Seat): boolean => s.teams === 0 || other !== partnerOf(seat);

/** Points that the conflicts to come promise a city with so many shields. */
export const warWorth = (s: SevenWondersState, seat: Seat, own: number): number => {
  if (s.age === 0) return 0;
  const left = leftOf(seat, s.seats);
  const right = rightOf(seat, s.seats);
  return (
    (isOpponent(s, seat, left) ? warAgainst(s, seat, own, left) : 0) + (isOpponent(s, seat, right) ? warAgainst(s, seat, own, right) : 0)
  );
};

const warAgainst = (s: SevenWondersState, seat: Seat, own: number, other: Seat): number => {
  const lead = Math.max(-LEAD_MOST, Math.min(LEAD_MOST, own - shields[other])) + LEAD_MOST;
  let worth = 0;
  for (let age = s.age; age <= LAST_AGE; age++) {
    if (s.teams === 0 && s.diplomacy[seat] > age - s.age) continue;
    worth += WIN[age - s.age][lead] * ((VICTORY_POINTS[age] ?? 0) + 1) - 1;
  }
  return s.teams === 1 ? 2 * worth : worth;
};
