// The games of the family as the home page shows them. A game is playable when this client has a table for it.
import type { ComponentType } from 'preact';
import type { OptionSpec } from '@maravilha/kernel';
import type { PictureId } from '../symbols/art.ts';
import type { TableSession } from '../table/session.ts';
import type { WordGroup } from '../i18n/index.ts';

export const FAMILY = ['base', 'cities', 'duel', 'architects', 'dice'] as const;
export type FamilyId = (typeof FAMILY)[number];

export const FAMILY_FACTS: Record<FamilyId, { readonly seats: string; readonly minutes: number; readonly picture: PictureId }> = {
  base: { seats: '3–7', minutes: 30, picture: 'tile-base' },
  cities: { seats: '3–7', minutes: 40, picture: 'tile-cities' },
  duel: { seats: '2', minutes: 30, picture: 'tile-duel' },
  architects: { seats: '2–7', minutes: 25, picture: 'tile-architects' },
  dice: { seats: '2–7', minutes: 30, picture: 'tile-dice' },
};

const PLAYABLE = ['duel'] as const;
export type PlayableId = (typeof PLAYABLE)[number];

export const isPlayable = (game: string): game is PlayableId => PLAYABLE.some((id) => id === game);

/** What has to be fetched before the table of a game can be drawn. */
export interface GameParts {
  readonly words: readonly WordGroup[];
  readonly table: () => Promise<{ readonly default: ComponentType<{ readonly session: TableSession }> }>;
  readonly optionSpecs: () => Promise<readonly OptionSpec[]>;
}

export const GAME_PARTS: Record<PlayableId, GameParts> = {
  duel: {
    words: ['table', 'duel'],
    table: () => import('../games/duel/table.tsx'),
    optionSpecs: async () => (await import('./duel-options.ts')).optionSpecs,
  },
};
