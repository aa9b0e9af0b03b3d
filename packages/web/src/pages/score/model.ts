// A game on the pad: what entering changes, and what follows from it. It knows no rule; points and places come from the plug.
import {
  type Cell,
  countOf,
  countsAt,
  type Counter,
  type PadPoints,
  type PadRow,
  type PadSheet,
  type PadSide,
  pointsIn,
  type ScorePad,
} from '../../base/score-pad.ts';

export const emptySheet = (
  pad: ScorePad,
  names: readonly string[] = [],
  seats = pad.seatCounts[1] ?? pad.seatCounts[0] ?? 2,
): PadSheet => ({
  seats,
  teams: false,
  ending: 'civil',
  victor: 0,
  names,
  cells: [],
});

export const seatsOf = ({ seats }: PadSheet): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);

/** Whether anything was entered for those who sit there. */
export const isEmpty = (sheet: PadSheet): boolean =>
  seatsOf(sheet).every((seat) =>
    Object.values(sheet.cells[seat] ?? {}).every((cell) =>
      'typed' in cell ? cell.typed === 0 : Object.values(cell.counts).every((n) => n === 0),
    ),
  );

/** A list with one place set; places before it that were never set are filled. */
const withAt = <T>(list: readonly T[], at: number, filler: T, value: T): readonly T[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => (i === at ? value : (list[i] ?? filler)));

const withCell = (sheet: PadSheet, seat: number, row: string, cell: Cell): PadSheet => ({
  ...sheet,
  cells: withAt(sheet.cells, seat, {}, { ...sheet.cells[seat], [row]: cell }),
});

export const withName = (sheet: PadSheet, seat: number, name: string): PadSheet => ({
  ...sheet,
  names: withAt(sheet.names, seat, '', name),
});

export const withWonder = (sheet: PadSheet, seat: number, wonder: string): PadSheet => ({
  ...sheet,
  wonders: withAt(sheet.wonders ?? [], seat, '', wonder),
});

export const withTyped = (sheet: PadSheet, seat: number, row: string, typed: number): PadSheet => withCell(sheet, seat, row, { typed });

export const withCount = (sheet: PadSheet, seat: number, row: string, counter: Counter, count: number): PadSheet => {
  const within = Math.min(counter.most, Math.max(0, count));
  const set = (on: PadSheet, at: number, n: number): PadSheet =>
    withCell(on, at, row, { counts: { ...countsAt(on, at, row), [counter.id]: n } });
  const others =
    counter.lone === true && within > 0 ? seatsOf(sheet).filter((other) => countOf(countsAt(sheet, other, row), counter.id) > 0) : [];
  return set(
    others.reduce((on, other) => set(on, other, 0), sheet),
    seat,
    within,
  );
};

/** The way of entering a cell: counting starts where it was left empty, typing from what was counted. */
export const withMode = (pad: PadPoints, sheet: PadSheet, seat: number, row: string, mode: 'count' | 'points'): PadSheet =>
  withCell(sheet, seat, row, mode === 'count' ? { counts: {} } : { typed: pointsIn(pad, sheet, seat, row) });

/** Points are typed where nobody counts, and where they were typed before. */
export const modeOf = (sheet: PadSheet, seat: number, { id, typed }: PadRow): 'count' | 'points' => {
  const cell = sheet.cells[seat]?.[id];
  return typed && cell !== undefined && 'typed' in cell ? 'points' : 'count';
};

const MOST_POINTS = 999;

/** A number after one more key; `-` turns its sign. */
export const keyed = (typed: number, key: string): number => {
  if (key === '-') return typed === 0 ? 0 : -typed;
  const sign = typed < 0 ? -1 : 1;
  const next = key === 'Backspace' ? Math.trunc(Math.abs(typed) / 10) : Math.abs(typed) * 10 + Number(key);
  return next > MOST_POINTS || next === 0 ? (next === 0 ? 0 : typed) : sign * next;
};

export const withSeats = (pad: Pick<ScorePad, 'seatCounts' | 'teamSeats'>, sheet: PadSheet, seats: number): PadSheet =>
  pad.seatCounts.includes(seats)
    ? { ...sheet, seats, teams: sheet.teams && pad.teamSeats.includes(seats), victor: Math.min(sheet.victor, seats - 1) }
    : sheet;

/** Points by seat and row, sums and places. */
export interface Standing {
  readonly points: readonly Readonly<Record<string, number>>[];
  readonly totals: readonly number[];
  /** From first to last. */
  readonly sides: readonly PadSide[];
}

export const standingOf = (pad: PadPoints, sheet: PadSheet): Standing => {
  const points = seatsOf(sheet).map((seat) => Object.fromEntries(pad.scoring.map((row) => [row, pointsIn(pad, sheet, seat, row)])));
  const totals = points.map((row) => Object.values(row).reduce((sum, n) => sum + n, 0));
  return { points, totals, sides: pad.rank(sheet, totals) };
};

/** Seats of those who are first. */
export const leadersIn = ({ sides }: Standing): readonly number[] => sides.filter(({ place }) => place === 1).flatMap(({ seats }) => seats);

/** What was counted, in words: "4 compasses" as `Compasses 4`. */
export const countedIn = (sheet: PadSheet, seat: number, { id, counters }: PadRow): readonly string[] => {
  const counts = countsAt(sheet, seat, id);
  return counters.filter((counter) => countOf(counts, counter.id) > 0).map((counter) => `${counter.name} ${countOf(counts, counter.id)}`);
};

/** The cell that entering goes on to: the next seat, then the next row. */
export const nextCell = (
  sheet: PadSheet,
  rows: readonly PadRow[],
  [seat, row]: readonly [number, number],
  by: 1 | -1,
): readonly [number, number] => {
  const all = sheet.seats * rows.length;
  const at = (row * sheet.seats + seat + by + all) % all;
  return [at % sheet.seats, Math.floor(at / sheet.seats)];
};

/** What is shown to others. */
export interface Shared {
  readonly pad: ScorePad;
  readonly sheet: PadSheet;
  readonly standing: Standing;
  /** What the game is called. */
  readonly book: string;
}
