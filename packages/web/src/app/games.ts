// The games of the family as the home page shows them. A game is playable when this client has a table for it.
import type { ComponentType } from 'preact';
import type { OptionSpec } from '@maravilha/kernel';
import type { PictureId } from '../symbols/art.ts';
import type { TableSession } from '../table/session.ts';
import type { WordGroup } from '../i18n/index.ts';

const PLAYABLE = ['duel', 'seven-wonders'] as const;
export type PlayableId = (typeof PLAYABLE)[number];

export const isPlayable = (game: string): game is PlayableId => PLAYABLE.some((id) => id === game);

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

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
  /** Missing while the game is still to come. */
  readonly plays?: TileGame;
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
  architects: { least: 2, most: 7, minutes: 25, picture: 'tile-architects' },
  dice: { least: 2, most: 7, minutes: 30, picture: 'tile-dice' },
};

/** What a table may agree on, for the lobby. */
export interface GameOptions {
  readonly specs: readonly OptionSpec[];
  /** Seat counts with which the option `teams` goes together, where a game has it. */
  readonly teamSeats: readonly number[];
  /** What is advised for a first game, where that is more than one option. */
  readonly firstGame: OptionValues | undefined;
}

/** What has to be fetched before the table of a game can be drawn. */
export interface GameParts {
  readonly words: readonly WordGroup[];
  readonly table: () => Promise<{ readonly default: ComponentType<{ readonly session: TableSession }> }>;
  readonly options: () => Promise<GameOptions>;
}

type TableModule = Awaited<ReturnType<GameParts['table']>>;

/** Found by name when the client is built: its lobby is finished before its table is. */
const sevenWondersTable = (): Promise<TableModule> => {
  const load = import.meta.glob<TableModule>('../games/seven-wonders/table.tsx')['../games/seven-wonders/table.tsx'];
  return load === undefined ? Promise.reject(new Error('this build has no table for 7 Wonders')) : load();
};

export const GAME_PARTS: Record<PlayableId, GameParts> = {
  duel: {
    words: ['table', 'duel'],
    table: () => import('../games/duel/table.tsx'),
    options: async () => ({ specs: (await import('./duel-options.ts')).optionSpecs, teamSeats: [], firstGame: undefined }),
  },
  'seven-wonders': {
    words: ['table'],
    table: () => sevenWondersTable(),
    options: async () => {
      const { optionSpecs, teamSeats } = await import('./seven-wonders-options.ts');
      // The game's own defaults are those of a first game.
      return { specs: optionSpecs, teamSeats, firstGame: Object.fromEntries(optionSpecs.map((spec) => [spec.key, spec.default])) };
    },
  },
};
