// From ids to the dense numbers inside the engine.
import { BONUS_IDS, type BonusId } from '../data/common.ts';
import { DIE_IDS, type DieId } from '../data/dice.ts';
import { COLOURS, type Colour } from '../data/effects.ts';
import { CITY_IDS, type CityId } from '../data/wonders.ts';
import { SPACE_IDS } from './boards.ts';
import { highBit, lowBit } from './tables.ts';
import type { SpaceId } from './types.ts';

const numbering = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, n) => [id, n]));
export const numberOfBonus = numbering(BONUS_IDS);
export const numberOfCity = numbering(CITY_IDS);
export const numberOfDie = numbering(DIE_IDS);
export const numberOfSpace = numbering(SPACE_IDS);
const numberOfColour = numbering(COLOURS);

const found = (numbers: ReadonlyMap<string, number>, id: string): number => {
  const n = numbers.get(id);
  if (n === undefined) throw new Error(`no such id: ${id}`);
  return n;
};
export const bonusNumber = (id: BonusId): number => found(numberOfBonus, id);
export const cityNumber = (id: CityId): number => found(numberOfCity, id);
export const colourNumber = (id: Colour): number => found(numberOfColour, id);
export const dieNumber = (id: DieId): number => found(numberOfDie, id);
export const spaceNumber = (id: SpaceId): number => found(numberOfSpace, id);

/** Spaces by their bits in two words, in the order of the sheet. */
export const spacesIn = (low: number, high: number): SpaceId[] =>
  SPACE_IDS.filter((_, space) => ((low & lowBit(space)) | (high & highBit(space))) !== 0);
