// The list of my tables and of open tables, pushed to those who asked for it.
import type { ServerMessage, TableSummary } from '@maravilha/protocol';
import { distinctNames } from './look-alike.ts';
import { inBackground, type Ports } from './ports.ts';
import type { News } from './news.ts';
import type { Client } from './room.ts';
import { peopleOf } from './seating.ts';
import type { PlayerId, TableListing } from './store.ts';

const summaryFor = (player: PlayerId, table: TableListing, known: ReadonlyMap<PlayerId, string>): TableSummary => {
  const seat = table.seats.findIndex((record) => record.kind === 'person' && record.player === player);
  const people = table.seats.flatMap((record, at) => (record.kind === 'person' ? [{ at, name: known.get(record.player) ?? '' }] : []));
  const names = distinctNames(people.map(({ name }) => name));
  const owes = (at: number): boolean => ((table.pending >>> at) & 1) === 1;
  return {
    code: table.code,
    game: table.game,
    options: table.options,
    status: table.status,
    names,
    seats: table.seats.length,
    taken: table.seats.filter((record) => record.kind !== 'open').length,
    yourTurn: seat >= 0 && owes(seat),
    you: seat < 0 ? undefined : seat,
    solo: people.length <= 1,
    waitingFor: names.filter((_, index) => owes(people[index]?.at ?? 0)),
    due: table.due === undefined ? undefined : Math.max(0, table.due - table.elapsed),
    age: table.brief?.age,
    wonders: table.brief?.wonders?.map((id) => id ?? null),
  };
};

interface Needs extends Pick<Ports, 'store' | 'players' | 'time' | 'limits' | 'log' | 'counters'> {
  readonly news: News | undefined;
}

/** Whose lists have changed; `open`: that of open tables, too. */
interface Touched {
  readonly players: Set<PlayerId>;
  open: boolean;
}

const untouched = (): Touched => ({ players: new Set(), open: false });

export class Lobby {
  readonly #context: Needs;
  readonly #clients = new Set<Client>();
  /** Here, and as other hosts tell. */
  #mine = untouched();
  #theirs = untouched();
  #cancel: (() => void) | undefined;

  constructor(context: Needs) {
    this.#context = context;
    context.news?.hearHosts((news) => {
      if (news.k === 'lobby') this.#note(this.#theirs, news.players, news.open);
    });
  }

  async join(client: Client): Promise<void> {
    this.#clients.add(client);
    await this.#send([client]);
  }

  leave(client: Client): void {
    this.#clients.delete(client);
  }

  /** Something changed for these people; with `open` also the list of open tables. */
  touch(players: readonly PlayerId[], open: boolean): void {
    this.#note(this.#mine, players, open);
  }

  close(): void {
    this.#cancel?.();
    this.#clients.clear();
  }

  #note(touched: Touched, players: readonly PlayerId[], open: boolean): void {
    if (this.#clients.size === 0 && (this.#context.news === undefined || touched === this.#theirs)) return;
    for (const player of players) touched.players.add(player);
    touched.open ||= open;
    this.#cancel ??= this.#context.time.after(this.#context.limits.lobby, () => {
      this.#cancel = undefined;
      inBackground(this.#context, 'lobby', this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const [mine, theirs] = [this.#mine, this.#theirs];
    this.#mine = untouched();
    this.#theirs = untouched();
    if (mine.open || mine.players.size > 0) this.#context.news?.tellHosts({ k: 'lobby', players: [...mine.players], open: mine.open });
    const all = mine.open || theirs.open;
    await this.#send([...this.#clients].filter(({ player }) => all || mine.players.has(player.id) || theirs.players.has(player.id)));
  }

  async #send(clients: readonly Client[]): Promise<void> {
    if (clients.length === 0) return;
    const { store, players, limits, time } = this.#context;
    const open = await store.openTables(limits.openTables, time.now() - limits.shown);
    for (const client of clients) {
      const player = client.player.id;
      const yours = await store.tablesOf(player, limits.tablesPerPlayer + limits.soloTables);
      const names = await players.names([...new Set([...yours, ...open].flatMap(peopleOf))]);
      const mine = new Set(yours.map((table) => table.code));
      const message: ServerMessage = {
        t: 'lobby',
        yours: yours.map((table) => summaryFor(player, table, names)),
        open: open.filter((table) => !mine.has(table.code)).map((table) => summaryFor(player, table, names)),
      };
      client.send(JSON.stringify(message));
    }
  }
}
