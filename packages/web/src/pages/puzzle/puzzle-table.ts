// The table of a puzzle: it shows one moment, and every move at it is an attempt.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { stillInfo, StillTable } from '../../local/still-table.ts';
import type { PuzzleRun } from '../../local/puzzle-run.ts';

interface At {
  readonly game: string;
  readonly rules: number;
  readonly you: number;
  /** By seat. */
  readonly names: ReadonlySignal<readonly string[]>;
  readonly run: PuzzleRun;
}

export class PuzzleTable extends StillTable {
  readonly unaided = true;
  readonly info;
  readonly beside = signal(false);
  readonly #attempt: (move: object) => void;

  constructor({ game, rules, you, names, run }: At, attempt: (move: object) => void) {
    super();
    this.#attempt = attempt;
    this.info = computed(() =>
      stillInfo({
        game,
        rules,
        options: { ...run.options },
        seats: names.value.map((name, seat) =>
          seat === you ? { seat, kind: 'person', name, online: true } : { seat, kind: 'bot', name, bot: 'master', online: true },
        ),
        you,
      }),
    );
    this.show(run.frame);
  }

  move(move: object): void {
    this.#attempt(move);
  }
}
