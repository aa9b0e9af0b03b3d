// A table at which nothing happens by itself: no server and no host behind it. Lessons, puzzles and matches of the past stand on such.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { MatchEvent, MatchUpdate, Said, TableInfo } from '@maravilha/protocol';
import type { Answer, Connection } from '../net/link.ts';
import type { Refused, Revealed, TableSession } from '../net/session.ts';
import type { Frame } from './lesson-run.ts';

/** Nobody else is at this table. */
const NOT_HERE: Answer = { ok: false, code: 'not-alone', data: undefined };

/** What such a table says of itself; the rest is alike at all of them. */
export type StillInfo = Pick<TableInfo, 'game' | 'rules' | 'options' | 'seats'> & { readonly you: number | undefined };

export const stillInfo = (info: StillInfo): TableInfo => ({
  ...info,
  code: '',
  settings: { clock: 'none', spectators: false, listed: false, chat: 'off' },
  status: 'playing',
  owner: info.you,
  host: info.you,
  spectators: 0,
  me: '',
  votes: [],
  asks: [],
  changes: [],
});

export abstract class StillTable implements TableSession {
  readonly code: string;
  readonly match = signal<MatchUpdate | undefined>(undefined);
  readonly log = signal<readonly MatchEvent[]>([]);
  readonly connection = signal<Connection>('online');
  readonly sending = signal(false);
  readonly refused = signal<Refused | undefined>(undefined);
  readonly revealed = signal<Revealed | undefined>(undefined);
  readonly words = signal<readonly Said[]>([]);
  abstract readonly info: ReadonlySignal<TableInfo>;
  readonly #listeners = new Set<(events: readonly MatchEvent[]) => void>();
  #seq = 0;

  constructor(code = '') {
    this.code = code;
  }

  abstract move(move: object): void;

  onEvents(listener: (events: readonly MatchEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How undo gets back to an earlier choice, if it does. */
  protected get back(): MatchUpdate['back'] {
    return undefined;
  }

  undo(): void {}
  rematch(): void {}
  sit(): void {}
  allow(): void {}
  say(): Promise<boolean> {
    return Promise.resolve(false);
  }
  ask(): Promise<Answer> {
    return Promise.resolve(NOT_HERE);
  }

  /** The next frame. */
  protected show({ events: happened, ...frame }: Frame): void {
    const after = this.#seq;
    this.#seq += 1;
    const seq = this.#seq;
    const events = happened.map((event) => ({ seq, at: 0, event }));
    this.tell({ ...frame, code: this.code, seq, after, events, partners: [], back: this.back }, [...this.log.peek(), ...events]);
  }

  /** What stands here now, and all that has happened until then; `also` changes with it. */
  protected tell(match: MatchUpdate, log: readonly MatchEvent[], also?: () => void): void {
    batch(() => {
      also?.();
      this.log.value = log;
      this.match.value = match;
    });
    for (const listener of this.#listeners) listener(match.events);
  }
}
