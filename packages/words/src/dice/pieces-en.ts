// Pieces of English sentences that several parts of the catalogue use.
import type { Countable } from '@maravilha/dice';
import { list, plural } from '../catalogue.ts';
import { either } from '../duel/either.ts';
import { namesEn } from './names-en.ts';

const LANGUAGE = 'en';
const counted = (one: string, other: string) => (count: number) => `${count} ${plural(LANGUAGE, count, one, other)}`;

export const points = counted('victory point', 'victory points');
export const coins = counted('coin', 'coins');
export const resources = counted('resource', 'resources');
export const spaces = counted('space', 'spaces');
export const bonuses = counted('bonus', 'bonuses');
export const and = (items: readonly string[]): string => list(LANGUAGE, items);
const or = (items: readonly string[]): string => either(LANGUAGE, items);
export const structure = (of: Countable): string => namesEn[`structure.${of}`];
export const the = (of: Countable): string => `the ${structure(of)}`;
/** "the Agora or the Market" */
export const theOneOf = (some: readonly Countable[]): string => or(some.map(the));
