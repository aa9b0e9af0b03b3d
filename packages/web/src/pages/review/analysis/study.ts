// The analysis of the match in view: how far it is, what it says, and how to begin and end it. What was found once is kept in this browser.
import {
  type Analysis,
  analysisOf,
  DEPTHS,
  type Judgement,
  type Outline,
  type Task,
  tasksOf,
  type Verdict,
} from '@maravilha/bots/analysis';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from '../../../base/memory.ts';
import { AnalysisCrew } from '../../../local/analysis-crew.ts';
import { AnalysisStore } from '../../../local/analysis-store.ts';
import { isOver, type Review } from '../review.ts';

/** How thoroughly the master looks at each decision. It is a setting of this browser. */
export type Depth = keyof typeof DEPTHS;
const DEPTH_KEY = 'analysis-depth';

const isDepth = (value: unknown): value is Depth => typeof value === 'string' && value in DEPTHS;

/** `barred`: the match was not played to its end, so nothing can be said of it. */
type State = 'barred' | 'reading' | 'idle' | 'running' | 'stopped' | 'failed' | 'done';

const keyOf = ({ moment, seat }: Task): string => `${moment} ${seat}`;

export class Study {
  readonly state = signal<State>('reading');
  readonly depth = signal<Depth>('usual');
  /** Whether this browser keeps what is found. */
  readonly kept = signal(true);
  readonly analysis: ReadonlySignal<Analysis | undefined>;
  readonly done: ReadonlySignal<number>;
  readonly tasks: number;
  readonly #review: Review;
  readonly #outline = signal<Outline | undefined>(undefined);
  readonly #judgements = signal<readonly Judgement[]>([]);
  readonly #store: Promise<AnalysisStore | undefined>;
  readonly #taken = new Set<string>();
  #crew: AnalysisCrew | undefined;

  constructor(review: Review) {
    this.#review = review;
    this.tasks = tasksOf(review.moments, 0, undefined).length;
    this.done = computed(() => this.#judgements.value.length);
    this.analysis = computed(() => {
      const outline = this.#outline.value;
      return outline && analysisOf(outline, this.#judgements.value);
    });
    const depth = recall(DEPTH_KEY);
    if (isDepth(depth)) this.depth.value = depth;
    this.#store = AnalysisStore.open().catch(() => {
      // It goes on without, and says so.
      this.kept.value = false;
      return undefined;
    });
    if (isOver(review)) void this.#read();
    else this.state.value = 'barred';
  }

  /** What the seat chose at this moment, as far as it is judged. */
  verdictsOf(moment: number, seat: number): readonly Verdict[] {
    return this.analysis.value?.turns[moment]?.verdicts.filter((one) => one.seat === seat) ?? [];
  }

  /** What was found with another depth stays kept. */
  choose(depth: Depth): void {
    this.stop();
    this.depth.value = depth;
    remember(DEPTH_KEY, depth);
    this.#judgements.value = [];
    this.#outline.value = undefined;
    void this.#read();
  }

  start(): void {
    if (this.state.peek() === 'running' || this.state.peek() === 'done') return;
    const of = this.#id();
    this.#taken.clear();
    for (const judgement of this.#judgements.peek()) this.#taken.add(keyOf(judgement));
    this.state.value = 'running';
    this.#review.opinion.value = true;
    this.#crew = new AnalysisCrew(this.#review.log, of.effort, {
      outline: (outline) => {
        if (this.#outline.peek() !== undefined) return;
        this.#outline.value = outline;
        this.#keep((store) => store.begin(of, outline));
      },
      judgement: (judgement) => {
        this.#judgements.value = [...this.#judgements.peek(), judgement];
        this.#keep((store) => store.keep(of, judgement));
        if (this.#judgements.peek().length === this.tasks) this.#end('done');
      },
      next: () => {
        const { at, seat } = this.#review;
        const task = tasksOf(this.#review.moments, at.peek(), seat.peek()).find((one) => !this.#taken.has(keyOf(one)));
        if (task !== undefined) this.#taken.add(keyOf(task));
        return task;
      },
      failed: () => this.#end('failed'),
    });
  }

  stop(): void {
    if (this.state.peek() === 'running') this.#end('stopped');
  }

  #end(state: State): void {
    this.#crew?.stop();
    this.#crew = undefined;
    this.state.value = state;
  }

  #id(): { readonly log: Review['log']; readonly effort: { readonly playouts: number } } {
    return { log: this.#review.log, effort: { playouts: DEPTHS[this.depth.peek()] } };
  }

  async #read(): Promise<void> {
    this.state.value = 'reading';
    const of = this.#id();
    const depth = this.depth.peek();
    const store = await this.#store;
    const found = await store?.read(of).catch(() => {
      this.kept.value = false;
      return undefined;
    });
    if (this.state.peek() !== 'reading' || this.depth.peek() !== depth) return;
    this.#outline.value = found?.outline;
    this.#judgements.value = found?.judgements ?? [];
    const done = this.#judgements.peek().length;
    // Without an opinion the plain score is drawn.
    this.#review.opinion.value = done > 0;
    this.state.value = done === this.tasks ? 'done' : done > 0 ? 'stopped' : 'idle';
  }

  /** In the order in which it was found; should the store fail, the page goes on without. */
  #keep(write: (store: AnalysisStore) => Promise<void>): void {
    const attempt = async (): Promise<void> => {
      const store = await this.#store;
      if (store !== undefined) await write(store);
    };
    attempt().catch(() => {
      this.kept.value = false;
    });
  }
}

const studies = new WeakMap<Review, Study>();

/** One for each match in view. */
export const studyOf = (review: Review): Study => {
  const study = studies.get(review) ?? new Study(review);
  studies.set(review, study);
  return study;
};
