// The table of a scene: it gives views and takes moves as a table of the server or of this device does, so that the table of the game cannot
// tell it from those. What it shows was played by a real match (local/lesson-run.ts); it takes the one move that a step waits for.
import { batch, signal } from '@preact/signals';
import type { TableInfo } from '@maravilha/protocol';
import { LEARNER, type Lesson } from '../../base/lesson.ts';
import type { LessonRun, StepRun } from '../../local/lesson-run.ts';
import { stillInfo, StillTable } from '../../local/still-table.ts';

/** Both say the same, as far as both say it: a way to pay, for one, may be left out. */
const agree = (one: object, other: object): boolean => {
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    left.get('kind') === right.get('kind') &&
    [...left].every(([key, value]) => !right.has(key) || JSON.stringify(sorted(value)) === JSON.stringify(sorted(right.get(key))))
  );
};

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value;

interface Place {
  readonly scene: number;
  readonly at: number;
  /** To before my move, or to the step before. */
  goBack(): void;
}

export class LessonTable extends StillTable {
  readonly info;
  /** The move of the present step is made. */
  readonly done = signal(false);
  /** How often something else was tried in this step. */
  readonly strayed = signal(0);

  readonly #steps: readonly StepRun[];
  readonly #goBack: () => void;
  /** There is a step before the first one of this table. */
  readonly #follows: boolean;
  #at: number;

  /** At a step of the scene, with all that comes before it done. */
  constructor(lesson: Lesson, run: LessonRun, you: string, { scene, at, goBack }: Place) {
    super();
    const { options, steps } = sceneOf(run, scene);
    this.#steps = steps;
    this.#goBack = goBack;
    this.#follows = scene > 0;
    this.#at = at;
    this.info = signal(infoOf(lesson, run, options, you));
    for (const { begun, done } of steps.slice(0, at)) for (const frame of [begun, done]) if (frame !== undefined) this.show(frame);
    this.show(this.#step.begun);
  }

  get #step(): StepRun {
    const step = this.#steps[this.#at];
    if (step === undefined) throw new RangeError(`the scene has no step ${this.#at}`);
    return step;
  }

  /** On to the next step of the scene. */
  goOn(): void {
    batch(() => {
      this.actForMe();
      this.#at += 1;
      this.done.value = false;
      this.strayed.value = 0;
      if (this.#step.begun.hash !== this.match.peek()?.hash || this.#step.begun.events.length > 0) this.show(this.#step.begun);
    });
  }

  /** Makes the move that the step waits for. */
  actForMe(): void {
    const { move } = this.#step;
    if (move !== undefined && !this.done.peek()) this.move(move);
  }

  move(move: object): void {
    const { move: awaited, done } = this.#step;
    if (awaited === undefined || done === undefined || this.done.peek() || !agree(move, awaited)) {
      this.strayed.value += 1;
      return;
    }
    batch(() => {
      this.done.value = true;
      this.strayed.value = 0;
      this.show(done);
    });
  }

  override undo(): void {
    if (this.back !== undefined) this.#goBack();
  }

  protected override get back(): 'free' | undefined {
    return this.#follows || this.#at > 0 || this.done.peek() ? 'free' : undefined;
  }
}

const sceneOf = ({ scenes }: LessonRun, n: number): LessonRun['scenes'][number] => {
  const scene = scenes[n];
  if (scene === undefined) throw new RangeError(`the lesson has no scene ${n}`);
  return scene;
};

const infoOf = (lesson: Lesson, { rules }: LessonRun, options: LessonRun['scenes'][number]['options'], you: string): TableInfo =>
  stillInfo({
    game: lesson.game,
    rules,
    options: { ...options },
    seats: Array.from({ length: options.seats }, (_, seat) =>
      seat === LEARNER
        ? { seat, kind: 'person', name: you, online: true }
        : { seat, kind: 'bot', name: lesson.names[seat], bot: 'apprentice', online: true },
    ),
    you: LEARNER,
  });
