// How an action of Dice is told to the policy: which space, stage, bonus or city, what it costs, and whether it completes a structure.
import {
  BONUS_COUNT,
  BUILD_WONDER,
  chosenCoins,
  CITY_COUNT,
  CONSTRUCT,
  CROSS,
  crossedIn,
  defenceMet,
  dieCost,
  type DiceState,
  dieIn,
  FIRST_SPACE,
  FREE_DIE,
  GIVES_BONUS,
  kindOf,
  nextOf,
  nextStage,
  PASS,
  SPACE_COUNT,
  spaceCost,
  spaceIn,
  spacesOf,
  STRUCTURE,
  STRUCTURES,
  TAKE_BONUS,
  TAKE_CITY,
} from '@maravilha/dice/internals';
import type { Seat } from '@maravilha/kernel';
import type { Traits, TraitSink } from '../../value/policy.ts';

const STAGES = 3;
const WEST = STRUCTURES.indexOf('barracksWest');
const EAST = STRUCTURES.indexOf('barracksEast');

// Where each group of traits begins; all of them once for each phase.
const SPACE = 0;
const STAGE = SPACE + SPACE_COUNT;
const BONUS = STAGE + CITY_COUNT * STAGES;
const CITY = BONUS + BONUS_COUNT;
const PASSED = CITY + CITY_COUNT;
/** By coins at hand, up to this many. */
const COINS_SEEN = 8;
const PASSED_RICH = PASSED + 1;
const PAID = PASSED_RICH + COINS_SEEN + 1;
const BROKE = PAID + 1;
const MET = BROKE + 1;
const COMPLETES = MET + 1;
const COUNT = COMPLETES + 1;
/** By the resources that the seat produces; the last turn is a phase of its own. */
const PHASES = 4;
const LAST_TURN = 3;

const phaseOf = (s: DiceState, seat: Seat): number => {
  if (s.last === 1) return LAST_TURN;
  const resources = s.resources[seat];
  if (resources < 3) return 0;
  return resources < 5 ? 1 : 2;
};

/** A space that is crossed off for so many coins. */
const tellSpace = (s: DiceState, seat: Seat, space: number, price: number, sink: TraitSink, from: number): void => {
  sink.add(from + PAID, price / 4);
  if (s.coins[seat] - price < 2) sink.add(from + BROKE, 1);
  const structure = STRUCTURE[space];
  if (structure === WEST || structure === EAST) sink.add(from + MET, defenceMet(s, seat, structure));
  if (GIVES_BONUS[structure] === 0) return;
  const crossed = crossedIn(s, seat, structure) | (1 << (space - FIRST_SPACE[structure]));
  if (crossed === spacesOf(s.city[seat], structure)) sink.add(from + COMPLETES, 1);
};

const tellAction = (s: DiceState, seat: Seat, action: number, free: boolean, sink: TraitSink, from: number): void => {
  if (action >= TAKE_CITY) sink.add(from + CITY + action - TAKE_CITY, 1);
  else if (action >= CONSTRUCT) {
    const space = spaceIn(action);
    const die = dieIn(action);
    sink.add(from + SPACE + space, 1);
    tellSpace(s, seat, space, (free ? 0 : dieCost(s, seat, die)) - chosenCoins(s, seat, die) + spaceCost(s, seat, space), sink, from);
  } else if (action >= CROSS) {
    const space = action - CROSS;
    sink.add(from + SPACE + space, 1);
    tellSpace(s, seat, space, spaceCost(s, seat, space), sink, from);
  } else if (action >= TAKE_BONUS) sink.add(from + BONUS + action - TAKE_BONUS, 1);
  else if (action === BUILD_WONDER) {
    const space = nextStage(s, seat);
    sink.add(from + STAGE + s.city[seat] * STAGES + space - FIRST_SPACE[STRUCTURE[space]], 1);
    tellSpace(s, seat, space, spaceCost(s, seat, space), sink, from);
  } else if (action === PASS) {
    sink.add(from + PASSED, 1);
    sink.add(from + PASSED_RICH + Math.min(s.coins[seat], COINS_SEEN), 1);
  }
  // What is left is to decline an offer, which everything else is measured by.
};

export const diceTraits: Traits = {
  count: PHASES * COUNT,
  tells: () => true,
  tell: (state, seat, list, sink) => {
    const s = state as DiceState;
    const from = phaseOf(s, seat) * COUNT;
    const free = kindOf(nextOf(s, seat)) === FREE_DIE;
    for (let i = 0; i < list.length; i++) {
      sink.next();
      tellAction(s, seat, list.items[i], free, sink, from);
    }
  },
  plainly: (_s, _seat, list, rng) => list.items[rng.int(list.length)],
  // To do something, and to complete something first, until better is learnt.
  begin: (weights) => {
    for (let from = 0; from < weights.length; from += COUNT) {
      weights.fill(1, from + SPACE, from + BONUS);
      weights[from + COMPLETES] = 1;
    }
  },
};
