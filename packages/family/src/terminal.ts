import type { BaseOptions, Seat, Shape } from '@maravilha/kernel';
import type { Language, WhoOf } from '@maravilha/words';
import type { CliWords } from '@maravilha/words/cli';

/** What a seat is called in a text. */
export type NameOf = (seat: Seat) => string;

/** What the command line needs to speak about one game. The words themselves are in the catalogues. */
export interface GameText<G extends Shape = Shape> {
  readonly title: string;
  move(move: G['Move'], nameOf: NameOf): string;
  /** Whether a person wants to see this legal move in a list; without it all are shown. */
  listed?(move: G['Move'], reason: G['Reason']): boolean;
  /** The price or gain of a move, in one line; empty where there is none. */
  price(reason: G['Reason'], move: G['Move'], seat: Seat, nameOf: NameOf): string;
  /** Why a move cannot be made. */
  refusal(reason: G['Reason']): string;
  /** Empty for what needs no line in a terminal. */
  event(event: G['Event'], whoOf: WhoOf): string;
  /** The table as this view shows it, line by line. */
  table(view: G['View'], nameOf: NameOf): readonly string[];
  /** What the seat that is awaited has to decide. */
  prompt(view: G['View']): string;
  row(row: string): string;
  ending(ending: string): string;
}

/** By seat, the words that victories are counted by: its wonder or city, as a spectator sees it at the end. */
type Marks = readonly (readonly string[])[];

/** What is measured of a game: a set of options, and a position with the longest search for prices that is known. */
export interface BenchCase {
  readonly options: object;
  readonly hardest?: () => { readonly state: Shape['State']; readonly seat: Seat };
}

/** A table at which bots are measured: see docs/bots.md. */
interface LadderTable {
  readonly id: string;
  readonly name: string;
  readonly options: { readonly seats: number } & Readonly<Record<string, unknown>>;
}

/** What `npm run ladder` plays of a game: every step between two levels at each table, and masters among themselves. */
interface Ladder {
  readonly tables: readonly LadderTable[];
  readonly selfPlay: LadderTable & { readonly games: number };
}

/** A game on the command line. */
export interface Terminal<G extends Shape = Shape> {
  text(language: Language, words: CliWords): GameText<G>;
  marks(view: G['View']): Marks;
  readonly bench: readonly BenchCase[];
  readonly ladder: Ladder;
  /** By book, the tables whose games are looked through for puzzles, in turn. */
  readonly puzzles: Readonly<Record<string, readonly BaseOptions[]>>;
}

/** The word of an id that the catalogue knows; else the id itself. */
export const wordOf =
  <K extends string>(ids: readonly K[], say: (id: K) => string): ((id: string) => string) =>
  (id) => {
    const known = ids.find((one) => one === id);
    return known === undefined ? id : say(known);
  };

/** A line with a name and what belongs to it; no line for nothing. */
export const namedLine = (name: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`  ${name}: ${items.join(', ')}`];
