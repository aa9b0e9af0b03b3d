// Action numbers. Each names what the seat sees: a die with a space, a space, a bonus, a city.
import { BONUS_COUNT, CITY_COUNT, DIE_COUNT, SPACE_COUNT } from './tables.ts';

export const PASS = 0;
export const BUILD_WONDER = PASS + 1;
export const DECLINE = BUILD_WONDER + 1;
export const TAKE_BONUS = DECLINE + 1;
export const CROSS = TAKE_BONUS + BONUS_COUNT;
export const CONSTRUCT = CROSS + SPACE_COUNT;
export const TAKE_CITY = CONSTRUCT + DIE_COUNT * SPACE_COUNT;
export const ACTION_COUNT = TAKE_CITY + CITY_COUNT;

export const constructAction = (die: number, space: number): number => CONSTRUCT + die * SPACE_COUNT + space;
export const dieIn = (action: number): number => ((action - CONSTRUCT) / SPACE_COUNT) | 0;
export const spaceIn = (action: number): number => (action - CONSTRUCT) % SPACE_COUNT;
