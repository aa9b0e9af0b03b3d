// Guests: an opaque id in a cookie, a friendly name. No registration, nothing else about a person.
import type { Player, PlayerId, Time } from '@maravilha/host';
import { createHash } from 'node:crypto';
import type { Limits } from './limits.ts';
import { GUEST_NAMES } from './names.ts';
import type { Sessions } from './store/sessions.ts';

const COOKIE = 'sid';
/** Behind https: browsers take a cookie of this name from the host itself alone, so that no neighbouring host can slip in one of its own. */
const HOST_COOKIE = `__Host-${COOKIE}`;
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
  /** Of the new session: to be given back as a cookie. */
  readonly sid: string;
}

/** The session in a cookie. */
export interface Session {
  readonly sid: string;
  /** It stands under the name that it has without https. */
  readonly isOld: boolean;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

const valueOf = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{20,100})(?:;|$)`).exec(cookies)?.[1];

export const sessionIn = (cookies = ''): Session | undefined => {
  const sid = valueOf(cookies, HOST_COOKIE);
  if (sid !== undefined) return { sid, isOld: false };
  const old = valueOf(cookies, COOKIE);
  return old === undefined ? undefined : { sid: old, isOld: true };
};

export const cookieFor = (sid: string, secure: boolean): string =>
  `${secure ? HOST_COOKIE : COOKIE}=${sid}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Takes away a cookie whose session has moved to the other name. */
export const oldCookieGone = `${COOKIE}=; Path=/; Max-Age=0`;

export interface GuestsParts {
  readonly store: Sessions;
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

  /** Whoever holds this session id; `isDue`: it is to be noted that the session is in use. */
  async find(sid: string): Promise<{ readonly player: Player; readonly isDue: boolean } | undefined> {
    const { store, time, limits } = this.#parts;
    const found = await store.findSession(hashOf(sid));
    return found && { player: { id: found.id, name: found.name }, isDue: time.now() - found.seenAt > limits.seen };
  }

  async see(sid: string): Promise<void> {
    const { store, time } = this.#parts;
    await store.touchSession(hashOf(sid), time.now());
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
