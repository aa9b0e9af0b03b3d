// The games as the home page shows them.
import type { GameLobby, GamePlug, Tile } from '../../table/plug.ts';

export interface HomeTile extends Tile {
  readonly game: GamePlug;
  readonly lobby: GameLobby;
}

export const tilesOf = (games: readonly { readonly game: GamePlug; readonly lobby: GameLobby }[]): readonly HomeTile[] =>
  games.flatMap(({ game, lobby }) => lobby.tiles.map((tile) => ({ ...tile, game, lobby }))).sort((a, b) => a.place - b.place);
