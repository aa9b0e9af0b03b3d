import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';

export type Games = ReadonlyMap<string, AnyGame>;

export const gamesOf = (games: readonly AnyGame[]): Games => new Map(games.map((game) => [game.id, game]));

/** Every game that can be played here. A new game is one more word in this list. */
export const GAMES: Games = gamesOf([duel, sevenWonders, architects, dice]);
