// One puzzle being solved: its table, the attempts, and what this browser keeps of them.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PuzzleQuestion, WeighedMove } from '../../local/puzzle-run.ts';
import type { OpenPuzzle } from '../../local/puzzle-worker.ts';
import { puzzleWords } from '../../base/puzzle-words.ts';
import { nameIn } from '../../table/hint/say-reason.ts';
import type { Sayings } from '../../table/hint/sayings.ts';
import { PuzzleTable } from './puzzle-table.ts';
import { ATTEMPTS, fresh, keepRecord, noted, type PuzzleRecord, recallRecord, type Solving, stoneOf } from './record.ts';

interface Setting {
  readonly book: string;
  readonly day: number;
  readonly today: number;
  readonly question: PuzzleQuestion;
  readonly opened: OpenPuzzle;
  readonly sayings: Sayings;
}

export class Puzzling {
  readonly book: string;
  readonly day: number;
  readonly today: number;
  readonly question: PuzzleQuestion;
  readonly run: OpenPuzzle['run'];
  readonly seat: number;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly table: PuzzleTable;
  readonly record = signal<PuzzleRecord>({ days: [], best: 0 });
  readonly solving;
  readonly stone;
  /** The attempts of this visit. */
  readonly tried = signal<readonly WeighedMove[]>([]);
  /** An attempt could not be judged. */
  readonly failed = signal(false);
  readonly #opened: OpenPuzzle;

  constructor({ book, day, today, question, opened, sayings }: Setting) {
    this.book = book;
    this.day = day;
    this.today = today;
    this.question = question;
    this.run = opened.run;
    this.seat = question.puzzle.seat;
    this.#opened = opened;
    this.record.value = recallRecord(book);
    const { solving } = this.record.peek();
    this.solving = signal<Solving>(this.counts && solving?.day === day ? solving : fresh(day));
    this.stone = computed(() => stoneOf(this.solving.value));
    this.names = computed(() => {
      const words = puzzleWords();
      const { wonders } = sayings;
      return Array.from({ length: this.run.options.seats }, (_, seat) => {
        const wonder = this.run.wonders[seat];
        if (wonders === undefined || wonder === undefined) return seat === this.seat ? words.you : words.rival;
        return nameIn(sayings, wonders, wonder);
      });
    });
    const { game, rules } = question;
    this.table = new PuzzleTable({ game, rules, you: this.seat, names: this.names, run: this.run }, (move) => void this.#attempt(move));
  }

  /** Only the puzzle of today makes a stone and a streak. */
  get counts(): boolean {
    return this.day === this.today;
  }

  get left(): number {
    return ATTEMPTS - this.solving.value.attempts.length;
  }

  hint(): void {
    this.#note({ ...this.solving.peek(), hinted: true });
  }

  give(): void {
    this.#note({ ...this.solving.peek(), given: true });
  }

  close(): void {
    this.#opened.close();
  }

  async #attempt(move: object): Promise<void> {
    const { sending } = this.table;
    if (this.stone.peek() !== undefined || sending.peek()) return;
    sending.value = true;
    this.failed.value = false;
    try {
      const judged = await this.#opened.judge(move);
      const solving = this.solving.peek();
      batch(() => {
        this.tried.value = [...this.tried.peek(), judged.weighed];
        this.#note({ ...solving, attempts: [...solving.attempts, judged.at ?? null] });
      });
    } catch (error) {
      this.failed.value = true;
      reportError(error);
    }
    sending.value = false;
  }

  #note(solving: Solving): void {
    batch(() => {
      this.solving.value = solving;
      if (!this.counts) return;
      this.record.value = noted(this.record.peek(), solving);
      keepRecord(this.book, this.record.peek());
    });
  }
}
