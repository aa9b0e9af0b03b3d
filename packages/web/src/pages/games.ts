// The games that can be played: every folder of `games` is one.
import { type OptionValues } from '../base/names.ts';
import type { GamePlug } from '../table/plug.ts';

export const GAMES: readonly GamePlug[] = Object.values(import.meta.glob<GamePlug>('../games/*/index.ts', { eager: true, import: 'plug' }));

/** `undefined` for a game that only a newer server knows. */
export const gameOf = (id: string): GamePlug | undefined => GAMES.find((game) => game.id === id);

export const gameName = (id: string, options: OptionValues = {}): string => gameOf(id)?.name(options) ?? id;

/** The words of an option or of one of its values; an option that only a newer server knows is not shown. */
export const optionText = (game: GamePlug, path: string): string | undefined => game.lobbyWords()[`option.${path}`];
