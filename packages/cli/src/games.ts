import { duel } from '@maravilha/duel';
import type { AnyGame, Games } from '@maravilha/kernel';
import { duelText } from './duel-text.ts';
import type { BenchCase } from './bench-game.ts';
import type { TextIn } from './text.ts';

export interface Playable {
  readonly game: AnyGame;
  readonly text: TextIn;
  /** What `bench` measures of it. */
  readonly bench: readonly BenchCase[];
}

/** Every game of the command line; a new game is a line here and a text of its own. */
export const GAMES: Readonly<Record<string, Playable>> = {
  duel: { game: duel, text: duelText, bench: [{ options: {} }] },
};

/** The game of a position that does not name one. */
export const DEFAULT_GAME = 'duel';

export const ENGINES: Games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));
