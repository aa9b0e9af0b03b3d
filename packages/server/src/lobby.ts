// The list of my tables and of open tables, pushed to those who asked for it.
import type { ServerMessage, TableSummary } from '@maravilha/protocol';
import { inBackground, type Surroundings } from './surroundings.ts';
import type { Client } from './room.ts';
import type { PlayerId, TableListing } from './store/types.ts';

const summaryFor = (player: PlayerId, table: TableListing): TableSummary => {
  const seat = table.seats.findIndex((record) => record.kind === 'person' && record.player === player);
  return {
    code: table.code,
    game: table.game,
    options: table.options,
    status: table.status,
    names: table.seats.flatMap((record) => (record.kind === 'person' ? [table.names.get(record.player) ?? ''] : [])),
    seats: table.seats.length,
    taken: table.seats.filter((record) => record.kind !== 'open').length,
    yourTurn: seat >= 0 && ((table.pending >>> seat) & 1) === 1,
  };
};

export class Lobby {
  readonly #context: Pick<Surroundings, 'store' | 'time' | 'limits' | 'log' | 'metrics'>;
  readonly #clients = new Set<Client>();
  readonly #touched = new Set<PlayerId>();
  #openTouched = false;
  #cancel: (() => void) | undefined;

  constructor(context: Pick<Surroundings, 'store' | 'time' | 'limits' | 'log' | 'metrics'>) {
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
    const { store, limits } = this.#context;
    const open = await store.openTables(limits.openTables);
    for (const client of clients) {
      const player = client.player.id;
      const yours = await store.tablesOf(player, limits.tablesPerPlayer);
      const mine = new Set(yours.map((table) => table.code));
      const message: ServerMessage = {
        t: 'lobby',
        yours: yours.map((table) => summaryFor(player, table)),
        open: open.filter((table) => !mine.has(table.code)).map((table) => summaryFor(player, table)),
      };
      client.send(JSON.stringify(message));
    }
  }
}
