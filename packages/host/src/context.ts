import type { Lobby } from './lobby.ts';
import type { Ports } from './ports.ts';
import type { Rooms } from './rooms.ts';

/** What the parts of one host share. */
export interface Context extends Ports {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
}
