// How the spaces of a structure stand on the sheet, whatever its rows say: in lanes behind their symbols, or in a grid where two arrows cross.
// Every space is drawn exactly once.
import type { StructureDef, TrackDef } from '@maravilha/dice';

export interface Lane {
  /** Symbols that lead here; none for spaces that only effects reach. */
  readonly symbols: readonly string[];
  /** The spaces may be crossed off in any order. */
  readonly any: boolean;
  /** Names as the rows have them. */
  readonly spaces: readonly string[];
}

const laneOf = (track: TrackDef, spaces: readonly string[]): Lane => ({ symbols: track.symbols, any: track.order === 'any', spaces });

/** One lane for each arrow; a space of two arrows stands in the first. */
export const lanesOf = (structure: StructureDef): readonly Lane[] => {
  const names = Object.keys(structure.spaces);
  const placed = new Set<string>();
  const lanes: Lane[] = [];
  for (const track of structure.tracks) {
    const spaces = track.spaces.filter((name) => names.includes(name) && !placed.has(name));
    for (const name of spaces) placed.add(name);
    if (spaces.length > 0) lanes.push(laneOf(track, spaces));
  }
  const rest = names.filter((name) => !placed.has(name));
  return rest.length > 0 ? [...lanes, { symbols: [], any: true, spaces: rest }] : lanes;
};

export interface SpaceGrid {
  readonly rows: readonly Lane[];
  readonly columns: readonly Lane[];
}

const share = (a: TrackDef, b: TrackDef): boolean => a.spaces.some((name) => b.spaces.includes(name));

/** Rows and columns if every space lies on one of each and no two in the same place; else nothing. */
export const gridOf = (structure: StructureDef): SpaceGrid | undefined => {
  const rows: TrackDef[] = [];
  const columns: TrackDef[] = [];
  for (const track of structure.tracks) (rows.some((row) => share(row, track)) ? columns : rows).push(track);
  if (rows.length < 2 || columns.length < 2) return undefined;
  const names = Object.keys(structure.spaces);
  const places = names.map((name) => {
    const inRows = rows.filter((row) => row.spaces.includes(name));
    const inColumns = columns.filter((column) => column.spaces.includes(name));
    const [row, column] = [inRows[0], inColumns[0]];
    return inRows.length === 1 && inColumns.length === 1 && row && column ? `${rows.indexOf(row)} ${columns.indexOf(column)}` : undefined;
  });
  if (places.includes(undefined) || new Set(places).size < names.length) return undefined;
  const known = (track: TrackDef): Lane =>
    laneOf(
      track,
      track.spaces.filter((name) => names.includes(name)),
    );
  return { rows: rows.map(known), columns: columns.map(known) };
};

/** The space where a row and a column meet. */
export const meeting = (row: Lane, column: Lane): string | undefined => row.spaces.find((name) => column.spaces.includes(name));
