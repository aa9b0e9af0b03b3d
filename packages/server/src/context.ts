import type { BotPlayer } from './bots.ts';
import type { Lobby } from './lobby.ts';
import type { Rooms } from './rooms.ts';
import type { Surroundings } from './surroundings.ts';

/** What the parts of one running server share. */
export interface Context extends Surroundings {
  readonly bots: BotPlayer;
  /** Time that a bot lets pass before it plays, so that people can follow. The same whatever it thinks about. */
  readonly botPause: number;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
}
