// The suite that every game must pass: every number of seats with and without Cities and teams, and among them all ways to get boards and sides.
import { type Seat, SPECTATOR, type Viewer } from '@maravilha/kernel';
import { contractSuite } from '@maravilha/kernel/testing';
import { AGES, CARD_IDS, SEAT_COUNTS, type SevenWondersOptions, sevenWonders } from '../src/index.ts';
import { BOARD_OPTIONS, checkOptions, SIDE_OPTIONS } from '../src/options.ts';
import { ageOf, HAND_SLOTS, hasBuilt, OVER, seatOf, type SevenWondersState, turnOf } from '../src/state.ts';
import { partnerOf } from '../src/options.ts';
import { BLACK, CARD_AGE, CARD_COLOUR, MAX_STAGES, NONE, PURPLE } from '../src/tables.ts';

const seatsIn = (s: SevenWondersState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);
const cardsIn = (places: Uint8Array): number[] => Array.from(places).filter((card) => card !== NONE);
const builtIn = (s: SevenWondersState): number[] =>
  seatsIn(s).flatMap((seat) => Array.from(CARD_IDS.keys()).filter((card) => hasBuilt(s, seat, card)));

/** Guilds and black cards are drawn, and nobody knows which before they are seen: so they count as such. */
const componentOf = (card: number): string => {
  if (CARD_COLOUR[card] === PURPLE) return 'a guild';
  return CARD_COLOUR[card] === BLACK ? `a black card of Age ${CARD_AGE[card]}` : CARD_IDS[card];
};
const components = (s: SevenWondersState): string[] =>
  [...cardsIn(s.deck), ...cardsIn(s.hand), ...cardsIn(s.under), ...cardsIn(s.pile), ...builtIn(s)].map(componentOf);

/** Whether the viewer, or in team play the partner, has had in hand what the seat holds at that turn of an age. */
const hasHeld = (s: SevenWondersState, viewer: Viewer, age: number, turn: number, seat: Seat): boolean => {
  if (viewer === SPECTATOR) return false;
  const holders = s.teams === 1 ? [viewer, partnerOf(viewer)] : [viewer];
  // The hand goes back the way it came, one seat for each turn.
  const back = age === 2 ? 1 : s.seats - 1;
  for (let t = turn, at = seat; t >= 1; t--, at = (at + back) % s.seats) if (holders.includes(at)) return true;
  return false;
};

/** Cards that are nowhere but where the viewer has never been able to look. */
const secretsOf = (s: SevenWondersState, viewer: Viewer): string[] => {
  if (s.decision === OVER) return [];
  const hidden = new Set(cardsIn(s.deck));
  const seen = new Set(builtIn(s));
  const put = (card: number, known: boolean): void => {
    (known ? seen : hidden).add(card);
  };
  for (const seat of seatsIn(s)) {
    for (const card of cardsIn(s.hand.subarray(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS))) {
      put(card, hasHeld(s, viewer, s.age, s.turn, seat));
    }
    for (let k = 0; k < s.stages[seat]; k++) {
      const from = s.underFrom[seat * MAX_STAGES + k];
      put(s.under[seat * MAX_STAGES + k], hasHeld(s, viewer, ageOf(from), turnOf(from), seat));
    }
  }
  for (let i = 0; i < s.pileCount; i++) {
    const from = s.pileFrom[i];
    const looked = viewer !== SPECTATOR && i < s.looked[viewer];
    put(s.pile[i], looked || hasHeld(s, viewer, ageOf(from), turnOf(from), seatOf(from)));
  }
  return [...hidden].filter((card) => !seen.has(card)).map((card) => CARD_IDS[card]);
};

/** Each kind of table with another way to boards and sides, so that all of them occur. */
const cases = SEAT_COUNTS.flatMap((seats) => [false, true].flatMap((cities) => [false, true].map((teams) => ({ seats, cities, teams }))))
  .map((table, n) => ({
    options: {
      ...table,
      boards: BOARD_OPTIONS[n % BOARD_OPTIONS.length],
      sides: SIDE_OPTIONS[n % SIDE_OPTIONS.length],
    } satisfies SevenWondersOptions,
  }))
  .filter(({ options }) => checkOptions(options) === undefined);

/** Boards, sides, and in each age eight turns with what may follow: two builds from the discard pile, losses, a last card. */
const maxRounds = Math.max(...SEAT_COUNTS) + 1 + AGES.length * 8 * 5;

contractSuite('seven-wonders', sevenWonders, cases, { components, secretsOf, runs: 1, maxRounds });
