// The games as the home page shows them.
import type { GamePlug, Tile } from '../../table/plug.ts';
import { GAMES } from '../games.ts';

export interface HomeTile extends Tile {
  readonly game: GamePlug;
}

export const TILES: readonly HomeTile[] = GAMES.flatMap((game) => game.tiles.map((tile) => ({ ...tile, game }))).sort(
  (a, b) => a.place - b.place,
);
