// What the parts of a sheet ask of its rows and of what is crossed off.
import {
  SPECIAL_DICE,
  type SpaceDef,
  type SpaceId,
  type SpecialDie,
  type StructureDef,
  type StructureId,
  structureOf,
} from '@maravilha/dice';
import type { SheetProps } from './types.ts';

export type Rows = (structure: StructureId) => StructureDef;

export const rowsOf = ({ board, city }: Pick<SheetProps, 'board' | 'city'>): Rows => board ?? ((structure) => structureOf(city, structure));

export const spaceId = (structure: StructureId, name: string): SpaceId => `${structure}.${name}`;

const idsOf = (rows: Rows, structure: StructureId): readonly SpaceId[] =>
  Object.keys(rows(structure).spaces).map((name) => spaceId(structure, name));

interface Progress {
  readonly done: number;
  readonly of: number;
}

export const progressOf = (rows: Rows, structure: StructureId, crossed: readonly SpaceId[]): Progress => {
  const ids = idsOf(rows, structure);
  return { done: ids.filter((id) => crossed.includes(id)).length, of: ids.length };
};

/** The die that leads to a structure and has to be unlocked before. */
export const keyOf = (rows: Rows, structure: StructureId): SpecialDie | undefined =>
  SPECIAL_DICE.find((die) => die === rows(structure).colour);

/** The next stage of the Wonder. */
export const nextStage = (rows: Rows, crossed: readonly SpaceId[]): SpaceId | undefined =>
  rows('wonder')
    .tracks.flatMap((track) => track.spaces.map((name) => spaceId('wonder', name)))
    .find((id) => !crossed.includes(id));

/** What an attack prints; nothing if the space is none. */
export const attackOf = (space: SpaceDef): number | undefined => {
  for (const effect of space.effects) if (effect.kind === 'attack') return effect.points;
  return undefined;
};
