import type { Player, PlayerId } from '@maravilha/host';

/** Keeps who people are: their names, and by what their browsers are known. A promise that resolves says that the change is durable. */
export interface Sessions {
  /** `idHash` is the hash of the opaque session id; the id itself is never stored. */
  addSession(idHash: string, player: Player, at: number): Promise<void>;
  findSession(idHash: string): Promise<(Player & { readonly seenAt: number }) | undefined>;
  touchSession(idHash: string, at: number): Promise<void>;
  /** A token that makes another browser the same person, until then. It takes the place of an older one of the player. */
  addDevice(tokenHash: string, player: PlayerId, until: number): Promise<void>;
  /** Whose token it is, with a new session for them; the token is used up. `undefined`: unknown, used or too old. */
  redeemDevice(tokenHash: string, idHash: string, now: number): Promise<Player | undefined>;
  rename(player: PlayerId, name: string): Promise<void>;
  names(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;
  /** Removes sessions last seen before this, of people who sit at no table, and tokens that are too old. */
  forget(seenBefore: number, now: number): Promise<void>;
}
