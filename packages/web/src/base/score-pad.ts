// The score pad of a real table: what somebody entered, and what a game says of it through its plug. Points from counts, and who is first,
// are the engine's to say.
import type { TimeOfDay } from '../symbols/art.ts';
import type { SymbolId } from '../symbols/drawings.ts';
import type { Words } from './i18n.ts';

/** How many of each thing; what is missing is none. */
export type Counts = Readonly<Record<string, number>>;

/** What stands in a row for a seat: points as they are, or things to be counted. */
export type Cell = { readonly typed: number } | { readonly counts: Counts };

/** One game on the pad. Names and cells of seats that were taken away stay behind, so that they come back with the seat. */
export interface PadSheet {
  readonly seats: number;
  readonly teams: boolean;
  /** One of the plug's. */
  readonly ending: string;
  /** Who won, where that is not by points. */
  readonly victor: number;
  readonly names: readonly string[];
  /** Ids of the plug's by seat, empty where none was chosen; older pads have none. */
  readonly wonders?: readonly string[];
  readonly cells: readonly Readonly<Record<string, Cell>>[];
}

/** A wonder, or a city, that somebody may have before them. */
export interface PadWonder {
  readonly id: string;
  readonly name: string;
  pictureUrl(time: TimeOfDay): string;
}

export interface Counter {
  readonly id: string;
  readonly name: string;
  /** Its sign, or the points that are printed on it. */
  readonly sign: SymbolId | number;
  readonly most: number;
  /** Only one seat can have any. */
  readonly lone?: true;
}

export interface PadRow {
  readonly id: string;
  readonly name: string;
  readonly icon: SymbolId;
  /** The end of the class that colours it. */
  readonly colour: string;
  readonly counters: readonly Counter[];
  /** Points can be typed instead: nothing else follows from the counts. */
  readonly typed: boolean;
  /** It decides ties and scores nothing. */
  readonly tieOnly?: true;
  readonly note?: string;
}

/** Whoever wins or loses together. */
export interface PadSide {
  readonly seats: readonly number[];
  readonly total: number;
  /** What breaks a tie. */
  readonly tie: number;
  /** From 1; the first have won. */
  readonly place: number;
}

/** How a game is added up; needs no words. */
export interface PadPoints {
  /** The rows that score. */
  readonly scoring: readonly string[];
  /** What the counts of a row are worth. */
  points(sheet: PadSheet, seat: number, row: string): number;
  /** From first to last. */
  rank(sheet: PadSheet, totals: readonly number[]): readonly PadSide[];
}

export interface ScorePad extends PadPoints {
  readonly words: readonly Words<unknown>[];
  readonly seatCounts: readonly number[];
  /** Seat counts at which teams of two can be formed. */
  readonly teamSeats: readonly number[];
  /** The first is by points; more than one where there are others. */
  readonly endings: readonly ['civil', ...('military' | 'science')[]];
  readonly tie: 'treasury' | 'coins' | 'blue' | 'stages';
  /** Where everybody has one of their own, in the present language. */
  wonders?(): readonly PadWonder[];
  /** In the order of the rule book, in the present language. */
  rows(): readonly PadRow[];
}

const NOTHING: Counts = {};

export const countsAt = ({ cells }: PadSheet, seat: number, row: string): Counts => {
  const cell = cells[seat]?.[row];
  return cell !== undefined && 'counts' in cell ? cell.counts : NOTHING;
};

export const countOf = (counts: Counts, id: string): number => counts[id] ?? 0;

/** Points as they stand in the row, typed or counted. */
export const pointsIn = (pad: PadPoints, sheet: PadSheet, seat: number, row: string): number => {
  const cell = sheet.cells[seat]?.[row];
  return cell !== undefined && 'typed' in cell ? cell.typed : pad.points(sheet, seat, row);
};

/** Counters of things by the points that are printed on them. */
export const worthCounters = (values: readonly number[], say: (points: number) => string, most = 20): readonly Counter[] =>
  values.map((points) => ({ id: `${points}`, name: say(points), sign: points, most }));

/** What such things are worth together. */
export const worthOf = (counts: Counts): number =>
  Object.entries(counts).reduce((sum, [points, count]) => sum + (Number(points) || 0) * count, 0);
