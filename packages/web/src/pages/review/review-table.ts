// The table of a match of the past: it gives the views that were, as a table of the server gives those that are.
import { signal } from '@preact/signals';
import type { TableInfo } from '@maravilha/protocol';
import type { Frame } from '../../local/lesson-run.ts';
import { stillInfo, StillTable } from '../../local/still-table.ts';
import type { Reviewing } from './review.ts';

export class ReviewTable extends StillTable {
  readonly past = true;
  readonly info;
  #shown: Frame | undefined;

  constructor(review: Reviewing) {
    super(review.past.code);
    this.info = signal(infoOf(review));
  }

  /** The moment as the seat saw it. Of what happened since the one that was shown only a single step on is news. */
  goTo(seat: number, frames: readonly Frame[], at: number): void {
    const frame = frames[at];
    if (frame === undefined || frame === this.#shown) return;
    const isStep = this.#shown !== undefined && frames[at - 1] === this.#shown;
    this.#shown = frame;
    const history = frames.slice(0, at + 1).flatMap(({ events }, i) => events.map((event) => ({ seq: i + 1, at: 0, event })));
    const seq = at + 1;
    const events = isStep ? history.filter((entry) => entry.seq === seq) : [];
    this.tell({ ...frame, code: this.code, seq, after: at, events, partners: [] }, history, () => {
      if (this.info.peek().you !== seat) this.info.value = { ...this.info.peek(), you: seat };
    });
  }

  // What is over cannot be changed.
  move(): void {}
}

const infoOf = ({ log, past, names, seat: front }: Reviewing): TableInfo => ({
  // To the table every moment is the present.
  ...stillInfo({
    game: log.game,
    rules: log.rules,
    options: { ...log.options },
    seats: names.map((name, seat) => {
      const { kind = 'person', bot } = past.seats[seat] ?? {};
      return kind === 'bot' ? { seat, kind, name, bot, online: true } : { seat, kind: 'person', name, online: true };
    }),
    you: front.peek(),
  }),
  code: past.code,
  // It is nobody's.
  owner: undefined,
  host: undefined,
});
