// Where the cards of a graph of chains stand: a column for each age, a row for each end of a chain, so that no two lines meet but at a card.
import type { Piece } from '../../base/book.ts';

export interface Node {
  readonly piece: Piece;
  readonly age: number;
  /** In heights of a card; halves where a card stands between those that it leads to. */
  readonly row: number;
}

export interface Graph {
  readonly nodes: readonly Node[];
  readonly links: readonly (readonly [from: Node, to: Node])[];
  readonly rows: number;
}

const ageOf = (piece: Piece): number => piece.card?.age ?? 1;

export const graphOf = (pieces: readonly Piece[]): Graph => {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const tied = pieces.filter(({ card }) => card !== undefined && card.from.length + card.into.length > 0);
  const placed = new Map<string, Node>();
  /** The first free row of each age. */
  const free = [0, 0, 0, 0];
  let rows = 0;

  const place = (piece: Piece): Node => {
    const known = placed.get(piece.id);
    if (known !== undefined) return known;
    const age = ageOf(piece);
    const children = (piece.card?.into ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child === undefined || placed.has(id) ? [] : [place(child)];
    });
    const own = free[age] ?? 0;
    const below = children.map(({ row }) => row);
    const wanted = below.length === 0 ? rows : (Math.min(...below) + Math.max(...below)) / 2;
    const row = Math.max(own, wanted);
    free[age] = row + 1;
    if (below.length === 0) rows = Math.max(rows, row) + 1;
    rows = Math.max(rows, Math.ceil(row) + 1);
    const node = { piece, age, row };
    placed.set(piece.id, node);
    return node;
  };

  for (const piece of tied) if (piece.card?.from.length === 0) place(piece);
  for (const piece of tied) place(piece);
  const nodes = [...placed.values()];
  const links = nodes.flatMap((from) =>
    (from.piece.card?.into ?? []).flatMap((id) => {
      const to = placed.get(id);
      return to === undefined ? [] : [[from, to] as const];
    }),
  );
  return { nodes, links, rows };
};

/** A card with all that comes before and after it. */
export const familyOf = (id: string, pieces: ReadonlyMap<string, Piece>): ReadonlySet<string> => {
  const family = new Set<string>();
  const walk = (at: string, next: (piece: Piece) => readonly string[]): void => {
    family.add(at);
    const piece = pieces.get(at);
    for (const one of piece === undefined ? [] : next(piece)) walk(one, next);
  };
  walk(id, ({ card }) => card?.from ?? []);
  walk(id, ({ card }) => card?.into ?? []);
  return family;
};
