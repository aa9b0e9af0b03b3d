// The games of the family as the home page shows them.
import type { PictureId } from '../../symbols/art.ts';
import type { OptionValues } from '../../base/names.ts';
import type { PlayableId } from '../games.ts';

export const FAMILY = ['base', 'cities', 'duel', 'architects', 'dice'] as const;
export type FamilyId = (typeof FAMILY)[number];

/** The game that a tile of the home page opens: an expansion is its game with an option. */
export interface TileGame {
  readonly game: PlayableId;
  readonly options: OptionValues;
  /** Seats of a table unless somebody says otherwise. */
  readonly seats: number;
  /** The one option worth asking before a quick game; all others are at the table. The first value is for a first game. */
  readonly quick: { readonly key: string; readonly values: readonly string[] };
}

interface TileFacts {
  readonly least: number;
  readonly most: number;
  readonly minutes: number;
  readonly picture: PictureId;
  readonly plays: TileGame;
}

const SIDES = { key: 'sides', values: ['day', 'night', 'mixed'] } as const;

export const FAMILY_FACTS: Record<FamilyId, TileFacts> = {
  base: {
    least: 3,
    most: 7,
    minutes: 30,
    picture: 'tile-base',
    plays: { game: 'seven-wonders', options: {}, seats: 3, quick: SIDES },
  },
  cities: {
    least: 3,
    most: 7,
    minutes: 40,
    picture: 'tile-cities',
    plays: { game: 'seven-wonders', options: { cities: true }, seats: 5, quick: SIDES },
  },
  duel: {
    least: 2,
    most: 2,
    minutes: 30,
    picture: 'tile-duel',
    plays: { game: 'duel', options: {}, seats: 2, quick: { key: 'wonders', values: ['first-game', 'draft', 'random'] } },
  },
  architects: {
    least: 2,
    most: 7,
    minutes: 25,
    picture: 'tile-architects',
    plays: { game: 'architects', options: {}, seats: 4, quick: { key: 'wonders', values: ['random', 'choose'] } },
  },
  dice: {
    least: 2,
    most: 7,
    minutes: 25,
    picture: 'tile-dice',
    plays: { game: 'dice', options: {}, seats: 3, quick: { key: 'cities', values: ['random', 'choose'] } },
  },
};
