// Who comes by a request: the person of the session in its cookie, or a new guest.
import { inBackground, type Player } from '@maravilha/host';
import type { IncomingMessage } from 'node:http';
import { isSecure, sourceOf, type Trust } from './address.ts';
import type { Context } from './context.ts';
import { cookieFor, type Guests, oldCookieGone, sessionIn } from './guests.ts';
import { Networks } from './networks.ts';

export interface Visitor {
  readonly player: Player;
  /** For the answer to set. */
  readonly cookies: readonly string[];
}

export class Visitors {
  readonly #context: Context;
  readonly #guests: Guests;
  readonly #trust: Trust;
  readonly #newGuests: Networks;

  constructor(context: Context, guests: Guests, trust: Trust) {
    this.#context = context;
    this.#guests = guests;
    this.#trust = trust;
    this.#newGuests = new Networks('guests', context.limits.guests, context);
  }

  /** Whoever holds the session; their cookie lives on from now, where that was not said lately. */
  async known(request: IncomingMessage): Promise<Visitor | undefined> {
    const session = sessionIn(request.headers.cookie);
    const found = session && (await this.#guests.find(session.sid));
    if (session === undefined || found === undefined) return undefined;
    // Nobody waits for it, and it is no harm if the disk is full.
    if (found.isDue) inBackground(this.#context, 'seen', this.#guests.see(session.sid));
    const secure = isSecure(request, this.#trust);
    const moves = secure && session.isOld;
    if (!found.isDue && !moves) return { player: found.player, cookies: [] };
    return { player: found.player, cookies: [cookieFor(session.sid, secure), ...(moves ? [oldCookieGone] : [])] };
  }

  /** `undefined`: so many new guests come from there that no further one is taken now. */
  async meet(request: IncomingMessage): Promise<Visitor | undefined> {
    const known = await this.known(request);
    if (known !== undefined) return known;
    if (!this.mayBeNew(request)) return undefined;
    const { player, sid } = await this.#guests.welcome();
    return { player, cookies: [cookieFor(sid, isSecure(request, this.#trust))] };
  }

  /** Another browser becomes the person whose token it brings. */
  async redeem(request: IncomingMessage, token: string): Promise<Visitor | undefined> {
    const guest = await this.#guests.redeemDevice(token);
    return guest && { player: guest.player, cookies: [cookieFor(guest.sid, isSecure(request, this.#trust))] };
  }

  mayBeNew(request: IncomingMessage): boolean {
    return this.#newGuests.take(sourceOf(request, this.#trust));
  }

  sweep(): void {
    this.#newGuests.sweep();
  }
}
