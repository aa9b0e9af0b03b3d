// New tables, as they are asked for: with a deal of their own, played on from a moment, or dealt before.
import type { AnyGame } from '@maravilha/kernel';
import { type ClientMessage, DEFAULT_SETTINGS, type Past } from '@maravilha/protocol';
import { momentIn } from './before.ts';
import type { Context } from './context.ts';
import type { Deals } from './deals.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { Client, Room } from './room.ts';
import { newTable } from './seating.ts';
import type { PlayerId, TableRecord } from './store.ts';

type Create = Extract<ClientMessage, { t: 'create' }>;

/** A table that is yet to begin, without its code. */
interface Opened {
  readonly game: AnyGame;
  readonly record: TableRecord;
}

/** A match that is over, for whoever may look at it. */
type PastOf = (room: Room | undefined, reader: PlayerId) => Promise<Answer<Pick<Past, 'log'>>>;

export class Openings {
  readonly #context: Context;
  readonly #deals: Deals;
  readonly #pastOf: PastOf;

  constructor(context: Context, deals: Deals, pastOf: PastOf) {
    this.#context = context;
    this.#deals = deals;
    this.#pastOf = pastOf;
  }

  /** The table that the message asks for, which is yet to begin; or the code of one that is there already. */
  async open(client: Client, message: Create): Promise<Answer<{ readonly code: string } | Opened>> {
    const { family, levels, time, rooms, together } = this.#context;
    const { id: owner } = client.player;
    const { bots, start, seat, deal, from, settings } = message;
    const newest = family.find(message.game)?.newest.game;
    if (newest === undefined) return refuse('unknown-game');
    if (bots !== undefined && !levels.includes(bots)) return refuse('unknown-level');
    if (deal !== undefined) return this.#dealt(owner, deal, message);
    const isAlone = bots !== undefined && start === true;
    const common = { code: '', owner, settings, bots, seat, now: time.now() };
    if (from === undefined) {
      const made = newTable(newest, { ...common, options: message.options, clock: isAlone ? 'none' : DEFAULT_SETTINGS.clock });
      return made.ok ? grant({ game: newest, record: made.value }) : made;
    }
    // What is hidden may be known: nobody else comes in.
    if (!isAlone && together !== true) return refuse('not-alone');
    const past = 'log' in from ? grant(from) : await rooms.run(from.code, (room) => this.#pastOf(room, owner));
    if (!past.ok) return past;
    const moment = momentIn(family, past.value.log, from.rounds);
    if (!moment.ok) return moment;
    const { game, options, seed, origin } = moment.value;
    if (game.id !== message.game) return refuse('bad-log', { detail: `game: it is ${game.id}` });
    const made = newTable(game, { ...common, options, clock: 'none' });
    return made.ok ? grant({ game, record: { ...made.value, seed, origin } }) : made;
  }

  async #dealt(owner: PlayerId, deal: string, { game: id, start }: Create): Promise<Answer<{ readonly code: string } | Opened>> {
    const made = await this.#deals.tableFor(owner, deal, this.#context.time.now());
    if (!made.ok) return made;
    if ('code' in made.value) return grant({ code: made.value.code });
    const { record } = made.value;
    if (record.game !== id || start !== true) return refuse('bad-log', { detail: `game: it is ${record.game}, and begins at once` });
    const game = this.#context.family.find(id)?.expert(record.rules)?.game;
    return game === undefined ? refuse('unknown-rules', { game: id, rules: record.rules }) : grant({ game, record });
  }
}
