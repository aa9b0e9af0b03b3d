// Guests: an opaque id in a cookie, a friendly name. No registration, nothing else about a person.
import { createHash } from 'node:crypto';
import type { Limits } from './limits.ts';
import { GUEST_NAMES } from './names.ts';
import type { MatchStore, Player, PlayerId } from './store/types.ts';
import type { Time } from './time.ts';

const COOKIE = 'sid';
const ID_BYTES = 32;
const PLAYER_BYTES = 12;
/** Short, so that the picture of the link is easy to take; it is good for minutes and for one use. */
const TOKEN_BYTES = 16;
/** Half a year; the server forgets a session that was not seen for as long. */
const MAX_AGE = 180 * 24 * 60 * 60;
/** Far fewer than there are. */
const REMEMBERED_NAMES = 1_000;

export interface Guest {
  readonly player: Player;
  /** Set when the guest is new: to be given back as a cookie. */
  readonly sid: string | undefined;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

const SID = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{20,100})(?:;|$)`);
export const sidOf = (cookies: string | undefined): string | undefined => SID.exec(cookies ?? '')?.[1];

export const cookieOf = (sid: string, secure: boolean): string =>
  `${COOKIE}=${sid}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export interface GuestsParts {
  readonly store: MatchStore;
  readonly time: Time;
  readonly random: (bytes: number) => Uint8Array;
  readonly limits: Limits;
}

export class Guests {
  readonly #parts: GuestsParts;
  /** The names given last, oldest first. */
  readonly #given = new Set<string>();

  constructor(parts: GuestsParts) {
    this.#parts = parts;
  }

  /** Whoever holds this session id. */
  async find(sid: string | undefined): Promise<Player | undefined> {
    if (sid === undefined) return undefined;
    const { store, time, limits } = this.#parts;
    const idHash = hashOf(sid);
    const found = await store.findSession(idHash);
    if (found === undefined) return undefined;
    const now = time.now();
    if (now - found.seenAt > limits.seen) await store.touchSession(idHash, now);
    return { id: found.id, name: found.name };
  }

  async welcome(): Promise<Guest> {
    const { store, time, random } = this.#parts;
    const sid = base64url(random(ID_BYTES));
    const player = { id: base64url(random(PLAYER_BYTES)), name: this.#drawName() };
    await store.addSession(hashOf(sid), player, time.now());
    return { player, sid };
  }

  /** A token that makes another browser this person. An older one is no longer good. */
  async offerDevice(player: PlayerId): Promise<string> {
    const { store, time, random, limits } = this.#parts;
    const token = base64url(random(TOKEN_BYTES));
    await store.addDevice(hashOf(token), player, time.now() + limits.device);
    return token;
  }

  /** The person whose token it is, with a session for this browser. The other browser keeps its own. */
  async redeemDevice(token: string): Promise<Guest | undefined> {
    const { store, time, random } = this.#parts;
    const sid = base64url(random(ID_BYTES));
    const player = await store.redeemDevice(hashOf(token), hashOf(sid), time.now());
    return player === undefined ? undefined : { player, sid };
  }

  /** A name that nobody got lately, so that those who meet at a table do not look alike. */
  #drawName(): string {
    let drawn = '';
    for (let tries = 0; tries < 20 && (drawn === '' || this.#given.has(drawn)); tries++) {
      const [high = 0, low = 0, tens = 0] = this.#parts.random(3);
      drawn = `${GUEST_NAMES[(high * 256 + low) % GUEST_NAMES.length] ?? 'Guest'} ${10 + (tens % 90)}`;
    }
    this.#given.add(drawn);
    const [oldest] = this.#given;
    if (this.#given.size > REMEMBERED_NAMES && oldest !== undefined) this.#given.delete(oldest);
    return drawn;
  }
}
