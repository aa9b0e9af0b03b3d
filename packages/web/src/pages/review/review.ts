// The model of a match of the past: what was played, where one is in it, and whose eyes one looks through. Everything on the page is built on it.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Log, Score, Seat } from '@maravilha/kernel';
import type { Past } from '@maravilha/protocol';
import type { ComponentType } from 'preact';
import { reviewWords } from '../../base/review-words.ts';
import { canKeepTables } from '../../local/able.ts';
import type { Frame } from '../../local/lesson-run.ts';
import type { Moment, Story } from '../../local/review-run.ts';
import type { ReviewWorker } from '../../local/review-worker.ts';
import type { LogLine } from '../../table/log/log-sheet.tsx';
import type { GameReview, Place } from '../../table/plug.ts';

export type { Moment } from '../../local/review-run.ts';

export interface Review {
  readonly log: Log;
  /** By seat. */
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you: Seat | undefined;
  readonly moments: readonly Moment[];
  /** Moments played so far: from 0 to as many as there are. The table stands before the next one. */
  readonly at: Signal<number>;
  /** Whose view. */
  readonly from: Signal<Seat | 'open'>;
  /** The owl: what the master thinks is shown. */
  readonly opinion: Signal<boolean>;
  /** The seat that is in front: `from`, or the last one before all hands were opened. */
  readonly seat: ReadonlySignal<Seat>;
  /** Points if the game had ended there, before the first moment and after each. */
  readonly scores: readonly Score[];
  readonly places: readonly Place[];
  readonly past: Past;
}

/** What `analysis/index.ts` exports. All of it is fetched when a review is open; without it nothing of it is shown. */
export interface Analysis {
  /**
   * The drawing under the table, in the place of the plain score. It begins at `--gutter` and has a column of equal width for each moment and one
   * for the end; the page lays its slider over the columns.
   */
  readonly Strip: ComponentType<{ readonly review: Reviewing }>;
  /** In the place of the plain sentence, where the decision stood. */
  readonly Verdict: ComponentType<{ readonly review: Reviewing }>;
  /** At the side, above the moves. */
  readonly Alternatives: ComponentType<{ readonly review: Reviewing }>;
  /** The chances at that moment for the slider; `undefined` where the master has not been. */
  readonly standing: (review: Reviewing, at: number) => string | undefined;
  /** Instead of the table. */
  readonly Report: ComponentType<{ readonly review: Reviewing }>;
}

/** The way to play on from here; at the end there is none, and not every browser keeps tables. */
export const canPlayOn = ({ at, moments }: Review): boolean => canKeepTables() && at.value < moments.length;

export const isOver = ({ scores }: Review): boolean => scores.at(-1)?.ending !== undefined;

/** A whole review: the model, and what the page itself needs beside it. */
export class Reviewing implements Review {
  readonly log;
  readonly names;
  readonly you;
  readonly moments;
  readonly scores;
  readonly places: readonly Place[];
  readonly past;
  readonly game: GameReview;
  readonly worker: ReviewWorker;
  readonly at;
  readonly from;
  /** Covered until there is one. */
  readonly opinion = signal(false);
  readonly seat;
  /** What each seat saw, as far as it was asked for. */
  readonly #frames: Map<Seat, readonly Frame[]>;
  readonly #story: Story;
  /** Any view of the end. */
  readonly #end: object;
  readonly #came = signal(0);
  #front: Seat;

  constructor(story: Story, past: Past, game: GameReview, worker: ReviewWorker, seat: Seat, frames: readonly Frame[]) {
    this.#story = story;
    this.#end = frames.at(-1)?.view ?? {};
    this.past = past;
    this.game = game;
    this.worker = worker;
    this.log = story.log;
    this.moments = story.moments;
    this.scores = story.scores;
    this.you = past.you;
    this.names = namesOf(past, story.log.options.seats);
    this.#frames = new Map([[seat, frames]]);
    this.places = told(game.placesOf(frames.slice(0, -1).map(({ view }) => view)));
    this.#front = seat;
    this.at = signal(0);
    this.from = signal<Seat | 'open'>(seat);
    this.seat = computed((): Seat => {
      const from = this.from.value;
      if (from !== 'open') this.#front = from;
      return this.#front;
    });
  }

  get last(): number {
    return this.moments.length;
  }

  /** Asks for what is not there yet; whoever reads is told when it has come. */
  framesOf(seat: Seat): readonly Frame[] | undefined {
    void this.#came.value;
    const known = this.#frames.get(seat);
    if (known === undefined) void this.fetch(seat);
    return known;
  }

  async fetch(seat: Seat): Promise<void> {
    if (this.#frames.has(seat)) return;
    const frames = await this.worker.frames(seat);
    this.#frames.set(seat, frames);
    this.#came.value += 1;
  }

  go(to: number): void {
    this.at.value = Math.max(0, Math.min(this.last, to));
  }

  /** What happened in a moment, in words. */
  linesOf(moment: number): readonly { readonly seat: Seat | undefined; readonly line: LogLine }[] {
    const whoOf = (seat: Seat): string => this.names[seat] ?? '';
    return (this.#story.events[moment] ?? []).map((event) => ({
      seat: 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined,
      line: this.game.lineOf(event, whoOf, this.#end),
    }));
  }

  chapterOf(at: number): string {
    const place = this.places[at];
    return place === undefined ? reviewWords().end : this.game.chapter(place.chapter);
  }

  turnOf(at: number): string {
    const place = this.places[at];
    return place === undefined ? '' : this.game.turn(place.turn);
  }

  /** "Age III, turn 2" */
  whereIs(at: number): string {
    const turn = this.turnOf(at);
    return turn === '' ? this.chapterOf(at) : reviewWords().where({ chapter: this.chapterOf(at), turn: turn.toLocaleLowerCase() });
  }

  /** The end of an address: III.2 */
  idOf(at: number): string {
    const place = this.places[at];
    return place === undefined ? 'end' : `${this.game.numeral(place.chapter)}.${place.turn}${LETTERS[place.part] ?? ''}`;
  }
}

/** Several choices in one turn are told apart by a letter, from the second one on. */
const LETTERS = ['', ...'bcdefghijklmnopqrstuvwxyz'];

const told = (places: readonly Omit<Place, 'part'>[]): readonly Place[] => {
  const met = new Map<string, number>();
  return places.map((place) => {
    const key = `${place.chapter}.${place.turn}`;
    const part = met.get(key) ?? 0;
    met.set(key, part + 1);
    return { ...place, part };
  });
};

/** Those who share a name are told apart by their seats. */
const namesOf = ({ seats }: Past, count: number): readonly string[] => {
  const plain = Array.from({ length: count }, (_, seat) => seats[seat]?.name ?? reviewWords().seat({ n: seat + 1 }));
  return plain.map((name, seat) => (plain.some((other, i) => i !== seat && other === name) ? `${name} ${seat + 1}` : name));
};
