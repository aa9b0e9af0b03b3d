// The table of a match of the past: it gives the views that were, as a table of the server gives those that are.
import { batch, signal } from '@preact/signals';
import type { MatchEvent, MatchUpdate, Said, TableInfo } from '@maravilha/protocol';
import type { Frame } from '../../local/lesson-run.ts';
import type { Answer, Connection } from '../../net/link.ts';
import type { Refused, Revealed, TableSession } from '../../net/session.ts';
import type { Reviewing } from './review.ts';

const OVER: Answer = { ok: false, code: 'game-over', data: undefined };

export class ReviewTable implements TableSession {
  readonly code;
  readonly past = true;
  readonly info;
  readonly match = signal<MatchUpdate | undefined>(undefined);
  readonly log = signal<readonly MatchEvent[]>([]);
  readonly connection = signal<Connection>('online');
  readonly sending = signal(false);
  readonly refused = signal<Refused | undefined>(undefined);
  readonly revealed = signal<Revealed | undefined>(undefined);
  readonly words = signal<readonly Said[]>([]);

  readonly #listeners = new Set<(events: readonly MatchEvent[]) => void>();
  #shown: Frame | undefined;

  constructor(review: Reviewing) {
    this.code = review.past.code;
    this.info = signal(infoOf(review));
  }

  /** The moment as the seat saw it. Of what happened since the one that was shown only a single step on is news. */
  show(seat: number, frames: readonly Frame[], at: number): void {
    const frame = frames[at];
    if (frame === undefined || frame === this.#shown) return;
    const isStep = this.#shown !== undefined && frames[at - 1] === this.#shown;
    this.#shown = frame;
    const history = frames.slice(0, at + 1).flatMap(({ events }, i) => events.map((event) => ({ seq: i + 1, at: 0, event })));
    const seq = at + 1;
    const events = isStep ? history.filter((entry) => entry.seq === seq) : [];
    const { events: _, ...rest } = frame;
    batch(() => {
      if (this.info.peek().you !== seat) this.info.value = { ...this.info.peek(), you: seat };
      this.log.value = history;
      this.match.value = { ...rest, code: this.code, seq, after: at, events, partners: [] };
    });
    for (const listener of this.#listeners) listener(events);
  }

  onEvents(listener: (events: readonly MatchEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // What is over cannot be changed.
  move(): void {}
  undo(): void {}
  rematch(): void {}
  sit(): void {}
  allow(): void {}
  say(): Promise<boolean> {
    return Promise.resolve(false);
  }
  ask(): Promise<Answer> {
    return Promise.resolve(OVER);
  }
}

const infoOf = ({ log, past, names, seat: front }: Reviewing): TableInfo => ({
  code: past.code,
  game: log.game,
  rules: log.rules,
  options: { ...log.options },
  settings: { clock: 'none', spectators: false, listed: false, chat: 'off' },
  // To the table every moment is the present.
  status: 'playing',
  seats: names.map((name, seat) => {
    const { kind = 'person', bot } = past.seats[seat] ?? {};
    return kind === 'bot' ? { seat, kind, name, bot, online: true } : { seat, kind: 'person', name, online: true };
  }),
  owner: undefined,
  host: undefined,
  you: front.peek(),
  spectators: 0,
  me: '',
  votes: [],
  asks: [],
  changes: [],
});
