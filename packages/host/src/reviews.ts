// Those who review a match together: who they are, who leads, where the leader is. Nothing of it is kept, and hosts tell each other by hints.
import type { Reviewer, ReviewPlace, ServerMessage } from '@maravilha/protocol';
import type { Context } from './context.ts';
import type { Lead, ReviewNews } from './news.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';
import { seatOf } from './seating.ts';
import type { Player, PlayerId } from './store.ts';

/** What was not said again after so many times that it should have been is over. */
const SILENCES = 3;

interface Guests {
  readonly people: readonly Player[];
  /** By ticks: when that was heard. */
  readonly at: number;
}

/** The review of one match, as this host knows it; it has one as long as somebody reviews here. */
interface Review {
  readonly here: Set<Client>;
  /** By host. */
  readonly elsewhere: Map<string, Guests>;
  lead: Lead | undefined;
}

/** Of two the one that all hosts hold for true: whoever was named later, and what they have shown last. */
const newer = (one: Lead | undefined, other: Lead | undefined): Lead | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.term !== other.term) return one.term > other.term ? one : other;
  // Both were the first to come, each at a host of their own.
  if (one.player !== other.player) return (one.since - other.since || (one.player < other.player ? -1 : 1)) < 0 ? one : other;
  return one.shown >= other.shown ? one : other;
};

export class Reviews {
  readonly #context: Context;
  readonly #reviews = new Map<string, Review>();

  constructor(context: Context) {
    this.#context = context;
  }

  join(room: Room, client: Client): Answer<undefined> {
    if (!room.clients.has(client)) return refuse('unknown-table');
    if (room.run === undefined || !room.run.over) return refuse('not-over');
    let review = this.#reviews.get(room.code);
    const isFirst = review === undefined;
    if (review === undefined) {
      review = { here: new Set(), elsewhere: new Map(), lead: undefined };
      this.#reviews.set(room.code, review);
    }
    review.here.add(client);
    // Who finds nobody leads. At another host there may be somebody: then that one has come before.
    if (peopleIn(review).length === 1 && leaderOf(review) === undefined) {
      review.lead = { ...review.lead, term: review.lead?.term ?? 0, since: this.#context.time.now(), player: client.player.id, shown: 0 };
    }
    this.#tell(room, review);
    this.#publish(room.code, review, isFirst);
    return grant(undefined);
  }

  /** Also whoever has not joined may leave: they have stopped looking. */
  leave(room: Room, client: Client): void {
    const review = this.#reviews.get(room.code);
    if (review === undefined || !review.here.delete(client)) return;
    this.#publish(room.code, review);
    if (review.here.size === 0) this.#reviews.delete(room.code);
    else this.#tell(room, review);
  }

  show(room: Room, client: Client, place: ReviewPlace): Answer<undefined> {
    const review = this.#reviews.get(room.code);
    if (review === undefined || !review.here.has(client)) return refuse('unknown-table');
    const { lead } = review;
    if (lead === undefined || lead.player !== client.player.id) return refuse('not-leading');
    review.lead = { ...lead, shown: lead.shown + 1, place };
    this.#tell(room, review);
    this.#publish(room.code, review);
    return grant(undefined);
  }

  /** The leader names another one; where the leader has gone, anybody may name themselves. */
  lead(room: Room, client: Client, who: string): Answer<undefined> {
    const review = this.#reviews.get(room.code);
    if (review === undefined || !review.here.has(client)) return refuse('unknown-table');
    const next = peopleIn(review).find(({ id }) => room.whoIs(id) === who);
    const leader = leaderOf(review);
    if (next !== undefined && next.id === leader) return grant(undefined);
    const mayName = leader === client.player.id || (leader === undefined && next?.id === client.player.id);
    if (next === undefined || !mayName) return refuse('not-leading');
    const { place, term = 0 } = review.lead ?? {};
    review.lead = { term: term + 1, since: this.#context.time.now(), player: next.id, shown: 0, place };
    this.#tell(room, review);
    this.#publish(room.code, review);
    return grant(undefined);
  }

  /** Another host says who reviews there, and what it holds of the leader. */
  hear(room: Room, { people, lead, asks }: ReviewNews, from: string): void {
    const review = this.#reviews.get(room.code);
    if (review === undefined) return;
    const before = textOf(room, review);
    if (people.length === 0) review.elsewhere.delete(from);
    else review.elsewhere.set(from, { people, at: this.#context.time.ticks() });
    review.lead = newer(review.lead, lead);
    if (textOf(room, review) !== before) this.#tell(room, review);
    if (asks) this.#publish(room.code, review);
  }

  /** Says again who is here, since hints may be lost, and forgets those of whom nothing was said for long. */
  async meet(): Promise<void> {
    const { rooms, time, limits } = this.#context;
    for (const [code, review] of this.#reviews) {
      this.#publish(code, review);
      const silent = [...review.elsewhere].filter(([, { at }]) => at < time.ticks() - SILENCES * limits.company);
      for (const [host] of silent) review.elsewhere.delete(host);
      if (silent.length > 0) await rooms.run(code, (room) => room && this.#tell(room, review));
    }
  }

  #publish(code: string, { here, lead }: Review, asks = false): void {
    this.#context.news?.review(code, { people: [...here].map(({ player }) => player), lead, asks });
  }

  /** The only place where a review becomes text. */
  #tell(room: Room, review: Review): void {
    const rest = textOf(room, review);
    for (const client of review.here) client.send(`{"t":"review","me":"${room.whoIs(client.player.id)}",${rest.slice(1)}`);
  }
}

/** Each person once, whoever sits first. */
const peopleIn = ({ here, elsewhere }: Review): readonly Player[] => {
  const all = [...[...here].map(({ player }) => player), ...[...elsewhere.values()].flatMap(({ people }) => people)];
  return [...new Map(all.map((player) => [player.id, player])).values()];
};

/** `undefined` while the one who led is not there. */
const leaderOf = (review: Review): PlayerId | undefined => peopleIn(review).find(({ id }) => id === review.lead?.player)?.id;

const textOf = (room: Room, review: Review): string => {
  const people = peopleIn(review)
    .map(({ id, name }): Reviewer => ({ who: room.whoIs(id), name: room.shownName(id, name), seat: seatOf(room.record, id) }))
    .sort((a, b) => (a.seat ?? Infinity) - (b.seat ?? Infinity) || a.name.localeCompare(b.name, 'en') || (a.who < b.who ? -1 : 1));
  const leader = leaderOf(review);
  const told: Omit<Extract<ServerMessage, { t: 'review' }>, 't' | 'me'> = {
    code: room.code,
    people,
    leader: leader === undefined ? undefined : room.whoIs(leader),
    place: review.lead?.place,
  };
  return JSON.stringify(told);
};
