// A host among others on one store: hears what they have done, and looks by itself at what may have been lost on the way.
import type { Context } from './context.ts';
import type { HeadNews, HereNews, News, ReviewNews } from './news.ts';
import type { Play } from './play.ts';
import { inBackground } from './ports.ts';
import type { Reviews } from './reviews.ts';
import type { Room } from './room.ts';
import { peopleOf } from './seating.ts';
import { every } from './time.ts';
import type { Talk } from './talk.ts';

/** What was not said again after so many times that it should have been is over. */
const SILENCES = 3;
/** So many tables are asked about in one go. */
const AT_ONCE = 500;

export class Nodes {
  readonly #context: Context;
  readonly #news: News;
  readonly #play: Play;
  readonly #talk: Talk;
  readonly #reviews: Reviews;
  /** Ends the hearing of a table. */
  readonly #tables = new Map<string, { readonly stop: () => void; readonly since: number }>();
  readonly #stops: readonly (() => void)[];
  /** What reads the store without a table. */
  readonly #work = new Set<Promise<void>>();
  #closed = false;

  constructor(
    context: Context,
    news: News,
    { play, talk, reviews }: { readonly play: Play; readonly talk: Talk; readonly reviews: Reviews },
  ) {
    const { time, limits, leases } = context;
    this.#context = context;
    this.#news = news;
    this.#play = play;
    this.#talk = talk;
    this.#reviews = reviews;
    const stopHearing = news.hearHosts((told) => {
      if (told.k === 'free') inBackground(context, 'take over', leases.takeOver());
    });
    this.#stops = [
      stopHearing,
      every(time, limits.lease / 3, () => this.#begin('heads', this.#look())),
      every(time, limits.company, () => this.#meet()),
      every(time, limits.company, () => inBackground(context, 'reviews', reviews.meet())),
      every(time, limits.sweep, () => this.#begin('names', this.#readNames())),
    ];
    inBackground(context, 'take over', leases.takeOver());
  }

  /** A table is in memory now. */
  join(room: Room): void {
    const { code } = room;
    const stop = this.#news.hearTable(code, {
      head: (head) => inBackground(this.#context, 'head', this.#hearHead(code, head)),
      here: (here, from) => inBackground(this.#context, 'company', this.#hearCompany(code, here, from)),
      review: (told, from) => inBackground(this.#context, 'review', this.#hearReview(code, told, from)),
    });
    this.#tables.set(code, { stop, since: this.#context.time.ticks() });
    this.#news.here(room, true);
  }

  leave(code: string): void {
    this.#tables.get(code)?.stop();
    this.#tables.delete(code);
  }

  /** What has begun is done: whoever closes the store does that after it. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    for (const code of this.#tables.keys()) this.leave(code);
    await Promise.allSettled(this.#work);
  }

  #begin(what: string, work: Promise<void>): void {
    this.#work.add(work);
    inBackground(
      this.#context,
      what,
      work.finally(() => this.#work.delete(work)),
    );
  }

  async #hearHead(code: string, { words, added, ...head }: HeadNews): Promise<void> {
    const { rooms } = this.#context;
    if (!this.#tables.has(code)) return;
    await rooms.catchUp(code, head, added);
    if (words !== undefined) await this.#hearWords(code, words);
  }

  #hearWords(code: string, words: number): Promise<void> {
    return this.#context.rooms.run(code, async (room) => {
      if (room?.words !== undefined && room.words < words) await this.#talk.catchUp(room);
    });
  }

  #hearReview(code: string, told: ReviewNews, from: string): Promise<void> {
    return this.#context.rooms.run(code, (room) => room && this.#reviews.hear(room, told, from));
  }

  #hearCompany(code: string, { people, gone, elapsed, asks }: HereNews, from: string): Promise<void> {
    const { rooms, time, limits } = this.#context;
    return rooms.run(code, (room) => {
      const table = this.#tables.get(code);
      if (room === undefined || table === undefined) return;
      room.hasRun(elapsed);
      const isNew = room.company.hear(from, people);
      // Who has just taken up the table does not know for how long somebody has been gone.
      if (time.ticks() - table.since < limits.company) room.missed(gone);
      if (isNew) this.#showCompany(room);
      if (asks) this.#news.here(room);
    });
  }

  #showCompany(room: Room): void {
    room.sendTable();
    this.#play.resume(room);
  }

  /** Hints may be lost: what is shown here is compared with the store. */
  async #look(): Promise<void> {
    const { rooms, store } = this.#context;
    const codes = [...this.#tables.keys()];
    for (let first = 0; first < codes.length; first += AT_ONCE) {
      if (this.#closed) return;
      const some = codes.slice(first, first + AT_ONCE);
      const heads = await store.heads(some);
      for (const code of some) {
        const head = heads.get(code);
        await rooms.catchUp(code, head);
        if (head !== undefined) await this.#hearWords(code, head.words);
      }
    }
  }

  /** Somebody may have got another name, and the hint was lost. */
  async #readNames(): Promise<void> {
    const { rooms, players } = this.#context;
    for (const { code, clients, record } of rooms.live()) {
      if (this.#closed) return;
      if (clients.size === 0) continue;
      const names = await players.names(peopleOf(record));
      await rooms.run(code, (room) => {
        if (room?.named(names) === true) room.sendTable();
      });
    }
  }

  /** Tells who is here, and forgets those of whom nothing was said for long. */
  #meet(): void {
    const { rooms, limits } = this.#context;
    for (const room of rooms.live()) {
      if (room.clients.size > 0) this.#news.here(room);
      const forgotten = rooms.run(room.code, (now) => {
        if (now?.company.forget(SILENCES * limits.company) === true) this.#showCompany(now);
      });
      inBackground(this.#context, 'company', forgotten);
    }
  }
}
