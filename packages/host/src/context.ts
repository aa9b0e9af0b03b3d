import type { Leases } from './leases.ts';
import type { Lobby } from './lobby.ts';
import type { News } from './news.ts';
import type { Ports } from './ports.ts';
import type { Rooms } from './rooms.ts';

/** What the parts of one host share. */
export interface Context extends Ports {
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly leases: Leases;
  /** To and from other hosts that share the store, where there are any. */
  readonly news: News | undefined;
}
