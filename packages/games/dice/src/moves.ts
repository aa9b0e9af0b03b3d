// Moves in words and as action numbers.
import { type Action, idOf, moveReader, type Seat, unreachable } from '@maravilha/kernel';
import { BONUS_IDS, CITY_IDS } from '../data/boards.ts';
import { DIE_IDS } from '../data/dice.ts';
import { SPACE_IDS } from './spaces.ts';
import {
  ACTION_COUNT,
  BUILD_WONDER,
  CONSTRUCT,
  CROSS,
  constructAction,
  DECLINE,
  dieIn,
  PASS,
  spaceIn,
  TAKE_BONUS,
  TAKE_CITY,
} from './action-codes.ts';
import type { DiceState } from './state.ts';
import { bonusIds, cityIds, dieIds, spaceIds } from './tables.ts';
import type { DiceMove } from './types.ts';

export const toMove = (_s: DiceState, _seat: Seat, action: Action): DiceMove => {
  if (action < PASS || action >= ACTION_COUNT) throw new Error(`no such action: ${action}`);
  if (action >= TAKE_CITY) return { kind: 'city', city: CITY_IDS[action - TAKE_CITY] };
  if (action >= CONSTRUCT) return { kind: 'construct', die: DIE_IDS[dieIn(action)], space: SPACE_IDS[spaceIn(action)] };
  if (action >= CROSS) return { kind: 'cross', space: SPACE_IDS[action - CROSS] };
  if (action >= TAKE_BONUS) return { kind: 'bonus', bonus: BONUS_IDS[action - TAKE_BONUS] };
  if (action === DECLINE) return { kind: 'decline' };
  return action === BUILD_WONDER ? { kind: 'wonder' } : { kind: 'pass' };
};

export const toAction = (_s: DiceState, _seat: Seat, move: DiceMove): Action => {
  switch (move.kind) {
    case 'city':
      return TAKE_CITY + cityIds.numberOf(move.city);
    case 'construct':
      return constructAction(dieIds.numberOf(move.die), spaceIds.numberOf(move.space));
    case 'wonder':
      return BUILD_WONDER;
    case 'pass':
      return PASS;
    case 'cross':
      return CROSS + spaceIds.numberOf(move.space);
    case 'bonus':
      return TAKE_BONUS + bonusIds.numberOf(move.bonus);
    case 'decline':
      return DECLINE;
    default:
      return unreachable(move);
  }
};

const space = /* @__PURE__ */ idOf(spaceIds, 'space');
/** Reads a move from outside. */
export const readMove = /* @__PURE__ */ moveReader<DiceMove>({
  city: { city: /* @__PURE__ */ idOf(cityIds, 'city') },
  construct: { die: /* @__PURE__ */ idOf(dieIds, 'die'), space },
  wonder: {},
  pass: {},
  cross: { space },
  bonus: { bonus: /* @__PURE__ */ idOf(bonusIds, 'bonus') },
  decline: {},
});
