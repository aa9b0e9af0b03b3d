// What a viewer may see, field by field. All lies open but the key of the rolls to come, so every viewer sees the same.
import { type Brief, range, type Seat, seatsOf, type Viewer } from '@maravilha/kernel';
import { BONUS_IDS, CITY_IDS } from '../data/boards.ts';
import { COLOURS, SPECIAL_DICE } from '../data/effects.ts';
import { SPACE_IDS } from './spaces.ts';
import { forumOf } from './forum.ts';
import { isCrossed, spacesIn } from './city.ts';
import {
  ACTION,
  BONUS,
  CHOOSING,
  coloursOf,
  countOf,
  CROSS_SPACES,
  type DiceState,
  FREE_DIE,
  kindOf,
  nextOf,
  optionsOf,
  OVER,
  STACK,
} from './state.ts';
import { ATTACK, ATTACK_COUNT, ATTACK_SPACES, NONE } from './tables.ts';
import type { Decision, DiceView, Pending, SeatView } from './types.ts';

const named = <Id>(ids: readonly Id[], bits: number): Id[] => ids.filter((_, n) => (bits >>> n) & 1);

const pendingIn = (open: number): Pending => {
  switch (kindOf(open)) {
    case ACTION:
      return { kind: 'action' };
    case FREE_DIE:
      return { kind: 'free-die' };
    case CROSS_SPACES:
      return { kind: 'cross', colours: named(COLOURS, coloursOf(open)), count: countOf(open) };
    case BONUS:
      return { kind: 'bonus' };
    default:
      throw new Error(`nothing opens ${open}`);
  }
};

/** What is open for the seat in this turn, the next one first. */
const pendingOf = (s: DiceState, seat: Seat): Pending[] =>
  Array.from(s.stack.subarray(seat * STACK, seat * STACK + s.stackSize[seat]), pendingIn).reverse();

export const decisionOf = (s: DiceState, seat: Seat): Decision => {
  if (s.phase === OVER) return 'over';
  if (s.phase === CHOOSING) return s.active === seat ? 'city' : 'ready';
  const next = nextOf(s, seat);
  return next === 0 ? 'ready' : pendingIn(next).kind;
};

const attacksOf = (s: DiceState, seat: Seat): SeatView['attacks'] =>
  Object.fromEntries(
    ATTACK_SPACES.filter((space) => isCrossed(s, seat, space)).map((space) => [
      SPACE_IDS[space],
      s.recorded[seat * ATTACK_COUNT + ATTACK[space]],
    ]),
  );

const seatView = (s: DiceState, seat: Seat): SeatView => ({
  city: s.city[seat] === NONE ? undefined : CITY_IDS[s.city[seat]],
  decision: decisionOf(s, seat),
  pending: pendingOf(s, seat),
  crossed: spacesIn(s.low[seat], s.high[seat]),
  fresh: spacesIn(s.low[seat] & ~s.startLow[seat], s.high[seat] & ~s.startHigh[seat]),
  attacks: attacksOf(s, seat),
  coins: s.coins[seat],
  spent: s.spent[seat],
  resources: s.resources[seat],
  unlocked: named(SPECIAL_DICE, s.unlocked[seat]),
  bonuses: named(BONUS_IDS, s.bonuses[seat]),
  agoraFirst: s.agoraFirst[seat] === 1,
});

const PHASES = ['city', 'turn', 'over'] as const satisfies readonly DiceView['phase'][];

export const view = (s: DiceState, viewer: Viewer): DiceView => ({
  options: optionsOf(s),
  viewer,
  phase: PHASES[s.phase],
  turn: s.turn,
  last: s.last === 1,
  active: s.active,
  first: s.first,
  offered: named(CITY_IDS, s.offered),
  forum: forumOf(s),
  agoraTaken: s.agoraTaken === 1,
  seats: range(s.seats).map((seat) => seatView(s, seat)),
  winners: seatsOf(s.winners),
});

export const brief = (s: DiceState): Brief => ({
  wonders: range(s.seats).map((seat) => (s.city[seat] === NONE ? undefined : CITY_IDS[s.city[seat]])),
});
