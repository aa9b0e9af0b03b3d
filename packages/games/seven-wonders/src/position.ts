// Builds the position that words describe; what they leave open is filled legally from a generator.
import { positionBy, refuse, type Rng, type Seat } from '@maravilha/kernel';
import { SIDES } from '../data/effects.ts';
import { BOARD_IDS } from '../data/index.ts';
import { ageOfPosition, checkCards, restOfDecks, shuffled, turnOfPosition } from './position-cards.ts';
import { type PositionNumbers, readPosition } from './position-words.ts';
import { blank, clear, HAND_SLOTS, origin, recount, type SevenWondersShape, type SevenWondersState, TURN } from './state.ts';
import { BASE_BOARD_COUNT, BOARD_COUNT, boardSide, CARD_AGE, CARD_WORDS, cardsInHand, MAX_STAGES, STAGE_COUNT } from './tables.ts';

const build = (p: PositionNumbers, rng: Rng, s: SevenWondersState): void => {
  checkCities(p);
  const age = ageOfPosition(p);
  checkCards(p, age);
  clear(s);
  s.decision = TURN;
  s.age = age;
  s.turn = turnOfPosition(p, age);
  setBoards(p, rng, s);
  p.cities.forEach((city, seat) => {
    s.stages[seat] = city.stages.n;
    s.coins[seat] = city.coins;
    s.debts[seat] = city.debts.n;
    s.diplomacy[seat] = city.diplomacy.n;
    s.victories.set(city.victories, seat * city.victories.length);
    s.defeats[seat] = city.defeats;
    for (const { n } of city.built) s.built[seat * CARD_WORDS + (n >>> 5)] |= 1 << (n & 31);
  });
  const rest = restOfDecks(p, rng);
  layFaceDown(p, rest, s);
  dealHands(p, rest, s);
  recount(s);
};

export const position = /* @__PURE__ */ positionBy<SevenWondersShape, PositionNumbers>({ read: readPosition, blank, build });

/** What only Cities has, and stages that nobody could have built so. */
const checkCities = (p: PositionNumbers): void => {
  for (const { stages, under, debts, diplomacy } of p.cities) {
    if (under.length > stages.n) refuse(under[stages.n].path, `lies under stage ${under.length}, but ${stages.n} are built`);
    if (p.options.cities) continue;
    for (const { n, path } of [debts, diplomacy]) if (n > 0) refuse(path, 'belongs to Cities, which options.cities leaves out');
  }
};

const setBoards = (p: PositionNumbers, rng: Rng, s: SevenWondersState): void => {
  const { cities, sides } = p.options;
  const count = cities ? BOARD_COUNT : BASE_BOARD_COUNT;
  const taken = new Map<number, string>();
  for (const { board } of p.cities) {
    if (board === undefined) continue;
    if (board.n >= count) refuse(board.path, `${BOARD_IDS[board.n]} is a board of Cities, which options.cities leaves out`);
    const before = taken.get(board.n);
    if (before !== undefined) refuse(board.path, `${BOARD_IDS[board.n]} is already named in ${before}`);
    taken.set(board.n, board.path);
  }
  const free = shuffled(
    Array.from({ length: count }, (_, board) => board).filter((board) => !taken.has(board)),
    rng,
  );
  const fixed = SIDES.findIndex((side) => side === sides);
  // Few sides have four stages: who has built most draws first.
  const seats = [...p.cities.keys()].sort((a, b) => p.cities[b].stages.n - p.cities[a].stages.n);
  for (const seat of seats) {
    const { board, side, stages } = p.cities[seat];
    if (side !== undefined && fixed >= 0 && side.n !== fixed) refuse(side.path, `options.sides says that all play ${sides}`);
    const possible = side !== undefined ? [side.n] : fixed >= 0 ? [fixed] : shuffled(SIDES.keys(), rng);
    const fits = (b: number): boolean => possible.some((n) => STAGE_COUNT[boardSide(b, n)] >= stages.n);
    const drawn = free.findIndex(fits);
    const b = board?.n ?? free.splice(drawn < 0 ? 0 : drawn, 1)[0];
    // A side that was not named should have the stages that are built.
    const n = possible.find((of) => STAGE_COUNT[boardSide(b, of)] >= stages.n) ?? possible[0];
    const most = STAGE_COUNT[boardSide(b, n)];
    if (stages.n > most) refuse(stages.path, `${BOARD_IDS[b]} (${SIDES[n]}) has ${most} stages`);
    s.board[seat] = b;
    s.side[seat] = n;
  }
};

/** Cards under stages and in the discard pile, each with a moment of its own age at which it can have come there. */
const layFaceDown = (p: PositionNumbers, rest: number[][], s: SevenWondersState): void => {
  const used = new Set<number>();
  const lastTurn = (age: number): number => (age < s.age ? cardsInHand(p.options.cities) - 1 : s.turn - 1);
  const momentOf = (card: number, seats: readonly Seat[]): number => {
    const age = CARD_AGE[card];
    const turns = Array.from({ length: lastTurn(age) }, (_, t) => t + 1);
    const moments = turns.flatMap((turn) => seats.map((seat) => origin(age, turn, seat)));
    // More cards than moments are only possible where the words put all of an age into the discard pile.
    const moment = moments.find((m) => !used.has(m)) ?? moments[moments.length - 1];
    used.add(moment);
    return moment;
  };
  p.cities.forEach(({ stages, under }, seat) => {
    for (let k = 0; k < stages.n; k++) {
      const card = under[k]?.n ?? takeSpare(rest, s.age, stages.path);
      s.under[seat * MAX_STAGES + k] = card;
      s.underFrom[seat * MAX_STAGES + k] = momentOf(card, [seat]);
    }
  });
  const seats = p.cities.map((_, seat) => seat);
  p.discard.forEach((card, i) => {
    s.pile[i] = card.n;
    s.pileFrom[i] = momentOf(card.n, seats);
  });
  s.pileCount = p.discard.length;
};

/** A card for a place that the words leave open: of an earlier age, where there is one. */
const takeSpare = (rest: number[][], age: number, path: string): number => {
  const past = rest.slice(1, Math.max(2, age)).find((cards) => cards.length > 0);
  return past?.pop() ?? refuse(path, 'no card is left that could lie under it');
};

/** Fills the hands up from this age's deck, and deals those of the ages to come. */
const dealHands = (p: PositionNumbers, rest: number[][], s: SevenWondersState): void => {
  const full = cardsInHand(p.options.cities);
  const size = full - s.turn + 1;
  p.cities.forEach(({ hand }, seat) => {
    if (hand.length > size) refuse(hand[size].path, `a hand has ${size} cards at turn ${s.turn}`);
    const cards = [...hand.map((card) => card.n), ...rest[s.age].splice(0, size - hand.length)];
    s.hand.set(
      cards.sort((a, b) => a - b),
      seat * HAND_SLOTS,
    );
    s.handCount[seat] = size;
    for (let age = s.age + 1; age < rest.length; age++) {
      const dealt = rest[age].splice(0, full).sort((a, b) => a - b);
      s.deck.set(dealt, ((age - 1) * s.seats + seat) * HAND_SLOTS);
    }
  });
};
