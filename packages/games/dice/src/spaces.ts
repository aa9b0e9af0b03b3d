// The boards as one list of spaces: the same numbers for every city, whatever its rows say.
import { CITY_IDS, type CityId, COMMON, UNIVERSITIES, WONDERS } from '../data/boards.ts';
import { type Colour, type SpaceDef, STRUCTURES, type StructureDef, type StructureId } from '../data/effects.ts';
import type { SpaceId } from './types.ts';
import { NEWEST_RULES, structureUnder } from './versions.ts';

const rowsOf = (city: CityId, structure: StructureId): StructureDef => {
  if (structure === 'wonder') return WONDERS[city];
  if (structure === 'university') return UNIVERSITIES[city];
  return COMMON[structure];
};

/** A structure as it stands on the board of a city, and as these rules read it. */
export const structureOf = (city: CityId, structure: StructureId, rules = NEWEST_RULES): StructureDef =>
  structureUnder(rules, rowsOf(city, structure));

/** Every space that some board has, structure by structure in the order of the sheet. */
export const SPACE_IDS: readonly SpaceId[] = STRUCTURES.flatMap((structure) => {
  const names = new Set(CITY_IDS.flatMap((city) => Object.keys(structureOf(city, structure).spaces)));
  return [...names].map((name): SpaceId => `${structure}.${name}`);
});

export const structureIn = (space: SpaceId): StructureId => space.slice(0, space.indexOf('.')) as StructureId;

export const spaceOf = (city: CityId, space: SpaceId): SpaceDef | undefined =>
  structureOf(city, structureIn(space)).spaces[space.slice(space.indexOf('.') + 1)];

/** Structures of a colour: both Barracks are red. */
export const structuresOf = (city: CityId, colour: Colour): readonly StructureId[] =>
  STRUCTURES.filter((structure) => structureOf(city, structure).colour === colour);
