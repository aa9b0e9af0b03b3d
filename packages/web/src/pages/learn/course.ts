// One run through a lesson: at which step it is, the table of the scene, and what this browser remembers of it.
import { batch, signal } from '@preact/signals';
import { type Lesson, type LessonStep, stepsOf } from '../../base/lesson.ts';
import type { LessonRun } from '../../local/lesson-run.ts';
import { forget, recall, remember } from '../../base/memory.ts';
import { LessonTable } from './lesson-table.ts';

/** What is on the screen: the way in, a step, or the end. */
type Where = 'welcome' | 'step' | 'end';

const keyOf = (book: string): string => `learn.${book}`;

export class Course {
  readonly lesson: Lesson;
  readonly steps: readonly LessonStep[];
  readonly #run: LessonRun;
  readonly #book: string;
  readonly #you: string;
  /** Of each step: its scene, and its place there. */
  readonly #places: readonly (readonly [scene: number, at: number])[];
  readonly #where = signal<Where>('welcome');
  readonly #at = signal(0);
  readonly #table;
  #laid = 0;

  constructor(book: string, lesson: Lesson, run: LessonRun, you: string) {
    this.lesson = lesson;
    this.steps = stepsOf(lesson);
    this.#book = book;
    this.#run = run;
    this.#you = you;
    this.#places = lesson.scenes.flatMap(({ steps }, scene) => steps.map((_, at) => [scene, at] as const));
    const reached = Number(recall(keyOf(book)) ?? 0);
    const known = Number.isInteger(reached) && reached > 0 && reached < this.steps.length;
    this.#at.value = known ? reached : 0;
    this.#where.value = known ? 'step' : 'welcome';
    this.#table = signal(this.#tableAt(this.at));
  }

  get where(): Where {
    return this.#where.value;
  }

  /** The step that is shown, or the one to go on with. */
  get at(): number {
    return this.#at.value;
  }

  get step(): LessonStep {
    const step = this.steps[this.at];
    if (step === undefined) throw new RangeError(`the lesson has no step ${this.at}`);
    return step;
  }

  get table(): LessonTable {
    return this.#table.value;
  }

  /** Which of the tables it is: each is drawn anew, and nothing that lay open at the last one stays. */
  get laid(): number {
    return this.#laid;
  }

  goTo(at: number): void {
    batch(() => {
      this.#table.value = this.#tableAt(at);
      this.#stand(at);
    });
  }

  /** To the next step, at the same table as long as the scene lasts; after the last one to the end. */
  goOn(): void {
    const next = this.at + 1;
    const [scene] = this.#places[this.at] ?? [];
    if (next === this.steps.length) {
      forget(keyOf(this.#book));
      this.#where.value = 'end';
    } else if (this.#places[next]?.[0] === scene) {
      batch(() => {
        this.table.goOn();
        this.#stand(next);
      });
    } else this.goTo(next);
  }

  /** Back to the way in; the step is kept. */
  leave(): void {
    this.#where.value = 'welcome';
  }

  #stand(at: number): void {
    this.#at.value = at;
    this.#where.value = 'step';
    remember(keyOf(this.#book), `${at}`);
  }

  #tableAt(at: number): LessonTable {
    const [scene, place] = this.#places[at] ?? [0, 0];
    this.#laid += 1;
    const goBack = (): void => this.goTo(this.table.done.peek() ? this.at : Math.max(0, this.at - 1));
    return new LessonTable(this.lesson, this.#run, this.#you, { scene, at: place, goBack });
  }
}
