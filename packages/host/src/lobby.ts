// The list of my tables and of open tables, pushed to those who asked for it.
import type { ServerMessage, TableSummary } from '@maravilha/protocol';
import { distinctNames } from './look-alike.ts';
import { inBackground, type Ports } from './ports.ts';
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

type Needs = Pick<Ports, 'store' | 'players' | 'time' | 'limits' | 'log' | 'counters'>;

export class Lobby {
  readonly #context: Needs;
  readonly #clients = new Set<Client>();
  readonly #touched = new Set<PlayerId>();
  #openTouched = false;
  #cancel: (() => void) | undefined;

  constructor(context: Needs) {
    this.#context = context;
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
    if (this.#clients.size === 0) return;
    for (const player of players) this.#touched.add(player);
    this.#openTouched ||= open;
    this.#cancel ??= this.#context.time.after(this.#context.limits.lobby, () => {
      this.#cancel = undefined;
      inBackground(this.#context, 'lobby', this.#flush());
    });
  }

  close(): void {
    this.#cancel?.();
    this.#clients.clear();
  }

  async #flush(): Promise<void> {
    const all = this.#openTouched;
    const clients = [...this.#clients].filter((client) => all || this.#touched.has(client.player.id));
    this.#touched.clear();
    this.#openTouched = false;
    await this.#send(clients);
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
