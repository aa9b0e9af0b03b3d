// Moves in words and as action numbers.
import { type Action, type MoveError, type Result, type Seat, unreachable } from '@maravilha/kernel';
import { BONUS_IDS, type BonusId, CITY_IDS, type CityId } from '../data/boards.ts';
import { DIE_IDS, type DieId } from '../data/dice.ts';
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
import { bonusNumber, cityNumber, dieNumber, numberOfBonus, numberOfCity, numberOfDie, numberOfSpace, spaceNumber } from './tables.ts';
import type { DiceMove, SpaceId } from './types.ts';

export const toMove = (_s: DiceState, _seat: Seat, action: Action): DiceMove => {
  if (action < PASS || action >= ACTION_COUNT) throw new Error(`no such action: ${action}`);
  if (action >= TAKE_CITY) return { kind: 'city', city: CITY_IDS[action - TAKE_CITY] };
  if (action >= CONSTRUCT) return { kind: 'construct', die: DIE_IDS[dieIn(action)], space: SPACE_IDS[spaceIn(action)] };
  if (action >= CROSS) return { kind: 'cross', space: SPACE_IDS[action - CROSS] };
  if (action >= TAKE_BONUS) return { kind: 'bonus', bonus: BONUS_IDS[action - TAKE_BONUS] };
  if (action === DECLINE) return { kind: 'decline' };
  return action === BUILD_WONDER ? { kind: 'wonder' } : { kind: 'pass' };
};

export const toAction = (_s: DiceState, _seat: Seat, move: DiceMove): Action | MoveError => {
  // Callers from outside may hold a record that only claims to be a move.
  const parsed = readMove(move);
  return parsed.ok ? actionOf(parsed.value) : parsed.error;
};

const actionOf = (move: DiceMove): Action => {
  switch (move.kind) {
    case 'city':
      return TAKE_CITY + cityNumber(move.city);
    case 'construct':
      return constructAction(dieNumber(move.die), spaceNumber(move.space));
    case 'wonder':
      return BUILD_WONDER;
    case 'pass':
      return PASS;
    case 'cross':
      return CROSS + spaceNumber(move.space);
    case 'bonus':
      return TAKE_BONUS + bonusNumber(move.bonus);
    case 'decline':
      return DECLINE;
    default:
      return unreachable(move);
  }
};

type Fields = Readonly<Record<string, unknown>>;
type Read = Result<DiceMove, MoveError>;
const malformed = (detail: string): { readonly ok: false; readonly error: MoveError } => ({
  ok: false,
  error: { code: 'malformed-move', detail },
});
const move = (value: DiceMove): Read => ({ ok: true, value });

const isKnown = <Id extends string>(ids: ReadonlyMap<string, number>, id: unknown): id is Id => typeof id === 'string' && ids.has(id);

/** The fields of each kind of move; any other field is refused by name. */
const FIELDS: Readonly<Record<DiceMove['kind'], readonly string[]>> = {
  city: ['city'],
  construct: ['die', 'space'],
  wonder: [],
  pass: [],
  cross: ['space'],
  bonus: ['bonus'],
  decline: [],
};
const KINDS = Object.keys(FIELDS) as readonly DiceMove['kind'][];

const NO_SPACE = 'space: not the id of a space';

const readFields = (kind: DiceMove['kind'], fields: Fields): Read => {
  switch (kind) {
    case 'city':
      return isKnown<CityId>(numberOfCity, fields.city) ? move({ kind, city: fields.city }) : malformed('city: not the id of a city');
    case 'construct': {
      const { die, space } = fields;
      if (!isKnown<DieId>(numberOfDie, die)) return malformed('die: not the id of a die');
      return isKnown<SpaceId>(numberOfSpace, space) ? move({ kind, die, space }) : malformed(NO_SPACE);
    }
    case 'cross':
      return isKnown<SpaceId>(numberOfSpace, fields.space) ? move({ kind, space: fields.space }) : malformed(NO_SPACE);
    case 'bonus':
      return isKnown<BonusId>(numberOfBonus, fields.bonus)
        ? move({ kind, bonus: fields.bonus })
        : malformed('bonus: not the id of a bonus');
    case 'wonder':
    case 'pass':
    case 'decline':
      return move({ kind });
    default:
      return unreachable(kind);
  }
};

/** Reads a move from outside. */
export const readMove = (raw: unknown): Read => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return malformed('a move must be an object');
  const fields = raw as Fields;
  const kind = KINDS.find((known) => known === fields.kind);
  if (kind === undefined) return malformed('kind: not a kind of move');
  const stray = Object.keys(fields).find((key) => key !== 'kind' && !FIELDS[kind].includes(key));
  return stray === undefined ? readFields(kind, fields) : malformed(`${stray}: a move of kind ${kind} has no such field`);
};
