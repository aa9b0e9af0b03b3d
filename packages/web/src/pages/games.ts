// The games that can be played: a game is playable when this client has a table for it.
import type { ComponentType } from 'preact';
import type { OptionSpec } from '@maravilha/kernel';
import type { OptionValues } from '../base/names.ts';
import type { TableSession } from '../net/session.ts';
import type { WordGroup } from '../base/i18n.ts';

const PLAYABLE = ['duel', 'seven-wonders', 'architects', 'dice'] as const;
export type PlayableId = (typeof PLAYABLE)[number];

export const isPlayable = (game: string): game is PlayableId => PLAYABLE.some((id) => id === game);

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

export const GAME_PARTS: Record<PlayableId, GameParts> = {
  duel: {
    words: ['table', 'duel'],
    table: () => import('../games/duel/table.tsx'),
    options: async () => ({ specs: (await import('./duel-options.ts')).optionSpecs, teamSeats: [], firstGame: undefined }),
  },
  'seven-wonders': {
    words: ['table', 'seven-wonders', 'seven-wonders/table'],
    table: () => import('../games/seven-wonders/table.tsx'),
    options: async () => {
      const { optionSpecs, teamSeats } = await import('./seven-wonders-options.ts');
      // The game's own defaults are those of a first game.
      return { specs: optionSpecs, teamSeats, firstGame: Object.fromEntries(optionSpecs.map((spec) => [spec.key, spec.default])) };
    },
  },
  architects: {
    words: ['table', 'architects', 'architects/table'],
    table: () => import('../games/architects/table.tsx'),
    options: async () => ({ specs: (await import('./architects-options.ts')).optionSpecs, teamSeats: [], firstGame: undefined }),
  },
  dice: {
    words: ['table', 'dice', 'dice/table'],
    table: () => import('../games/dice/table.tsx'),
    options: async () => ({ specs: (await import('./dice-options.ts')).optionSpecs, teamSeats: [], firstGame: undefined }),
  },
};
