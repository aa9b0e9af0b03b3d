// A table in memory, with those who look at it.
import { type AnyGame, type Seat, SPECTATOR, type Viewer } from '@maravilha/kernel';
import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import type { MatchRun } from './match-run.ts';
import { seatOf } from './seating.ts';
import type { Player, PlayerId, TableRecord } from './store/types.ts';

/** One open socket, as tables and lobby see it. */
export interface Client {
  readonly player: Player;
  send(text: string): void;
}

/** What a bot was asked, and how far it has come. */
export interface BotTurn {
  /** Which choice it was asked for: `openSince` of its seat. */
  readonly since: number;
  /** A legal move, once the bot has found one. */
  move: object | undefined;
  /** The time that every bot lets pass is over. */
  rested: boolean;
}

export interface Loaded {
  readonly record: TableRecord;
  /** The version that is played here. `undefined`: this build does not know it, so nothing can be done at the table. */
  readonly game: AnyGame | undefined;
  readonly run: MatchRun | undefined;
  readonly names: Map<PlayerId, string>;
}

export class Room {
  readonly code: string;
  readonly clients = new Set<Client>();
  /** Bots that have been asked and whose choice is not applied yet. */
  readonly asked = new Map<Seat, BotTurn>();
  /** Those who want the rematch that this table is. */
  readonly willing = new Set<PlayerId>();
  record: TableRecord;
  game: AnyGame | undefined;
  run: MatchRun | undefined;
  names: Map<PlayerId, string>;
  cancelTimer: (() => void) | undefined;

  constructor(loaded: Loaded) {
    this.code = loaded.record.code;
    this.record = loaded.record;
    this.game = loaded.game;
    this.run = loaded.run;
    this.names = loaded.names;
  }

  /** Read anew from the store; those who look stay. */
  replace(loaded: Loaded): void {
    this.record = loaded.record;
    this.game = loaded.game;
    this.run = loaded.run;
    this.names = loaded.names;
    this.asked.clear();
  }

  viewerOf(client: Client): Viewer {
    return seatOf(this.record, client.player.id) ?? SPECTATOR;
  }

  isPresent(player: PlayerId): boolean {
    for (const client of this.clients) if (client.player.id === player) return true;
    return false;
  }

  /** Somebody plays here, or looks on while a bot plays in their place. Without either the match rests: bots do not play among themselves. */
  get alive(): boolean {
    return (this.run?.held ?? 0) > 0 || [...this.clients].some((client) => this.viewerOf(client) !== SPECTATOR);
  }

  /** Nobody looks, no bot thinks, no clock runs: it may be put away until somebody asks for it. */
  get idle(): boolean {
    return this.clients.size === 0 && this.asked.size === 0 && (this.run?.clock?.running.length ?? 0) === 0;
  }

  info(viewer: Viewer): TableInfo {
    const { record } = this;
    const owner = record.owner === undefined ? undefined : seatOf(record, record.owner);
    return {
      code: record.code,
      game: record.game,
      rules: record.rules,
      options: record.options,
      settings: record.settings,
      status: record.status,
      seats: record.seats.map((_, seat) => this.#seatInfo(seat)),
      owner,
      you: viewer === SPECTATOR ? undefined : viewer,
      spectators: [...this.clients].filter((client) => this.viewerOf(client) === SPECTATOR).length,
      next: record.next,
      seedHash: this.run?.match.seedHash,
    };
  }

  sendTable(to: Iterable<Client> = this.clients): void {
    this.#sendByViewer(to, (viewer) => JSON.stringify({ t: 'table', table: this.info(viewer) }));
  }

  /** To everyone who follows: they hold `after`, and learn what happened since. */
  sendUpdate(after: number, now: number): void {
    this.#sendMatch('update', this.clients, after, now);
  }

  /** From `since` on, or everything when that was never a number of this match. */
  sendSync(to: Client, since: number, now: number): void {
    const { run } = this;
    if (run === undefined) return;
    this.#sendMatch('sync', [to], since <= run.seq ? since : 0, now);
    this.sendReveal([to]);
  }

  /** After the end, the seed behind the hash is revealed. */
  sendReveal(to: Iterable<Client> = this.clients): void {
    const { run, record } = this;
    if (run === undefined || !run.match.over || record.seed === undefined) return;
    const text = JSON.stringify({ t: 'revealed', code: this.code, seed: record.seed, log: run.match.log() });
    for (const client of to) client.send(text);
  }

  /** The only place where a match becomes text: from the viewer's own view and events, nothing else. */
  #sendMatch(t: 'sync' | 'update', to: Iterable<Client>, after: number, now: number): void {
    const { run } = this;
    if (run === undefined) return;
    this.#sendByViewer(to, (viewer) => {
      const view = run.view(viewer);
      const rest = JSON.stringify({ t, ...run.update(viewer, after, view.hash, now) });
      return `${rest.slice(0, -1)},"view":${view.text}}`;
    });
  }

  #sendByViewer(to: Iterable<Client>, make: (viewer: Viewer) => string): void {
    const texts = new Map<Viewer, string>();
    for (const client of to) {
      const viewer = this.viewerOf(client);
      let text = texts.get(viewer);
      if (text === undefined) {
        text = make(viewer);
        texts.set(viewer, text);
      }
      client.send(text);
    }
  }

  #seatInfo(seat: number): SeatInfo {
    const record = this.record.seats[seat] ?? { kind: 'open' };
    const bot = this.run?.botAt(seat) ?? (record.kind === 'bot' ? record.level : undefined);
    if (record.kind === 'person') {
      return { seat, kind: 'person', name: this.names.get(record.player), bot, online: this.isPresent(record.player) };
    }
    return { seat, kind: record.kind, name: undefined, bot, online: record.kind === 'bot' };
  }
}
