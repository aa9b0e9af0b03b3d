import type { GameText, NameOf } from '@maravilha/family';
import { type AnyGame, legalMoves, type Score, type Seat, type Shape } from '@maravilha/kernel';
import type { WhoOf } from '@maravilha/words';
import type { CliWords } from '@maravilha/words/cli';

export interface ListedMove {
  readonly move: Shape['Move'];
  /** Why it is possible and what it costs, as the game explains it. */
  readonly reason: Shape['Reason'];
}

/** Every legal move of the seat with what the game says about it. */
export const explainedMoves = (game: AnyGame, state: Shape['State'], seat: Seat): readonly ListedMove[] =>
  legalMoves(game, state, seat).map((move) => ({ move, reason: game.explain(state, seat, move) }));

/** The legal moves that a person chooses from. */
export const listedMoves = (game: AnyGame, state: Shape['State'], seat: Seat, text: GameText): readonly ListedMove[] =>
  explainedMoves(game, state, seat).filter(({ move, reason }) => text.listed?.(move, reason) ?? true);

/** What happened, line by line. */
export const eventLines = (events: readonly Shape['Event'][], text: GameText, whoOf: WhoOf): readonly string[] =>
  events.map((event) => text.event(event, whoOf)).filter((line) => line !== '');

/** Columns of equal width: the first to the left, the others to the right. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};

/** The score pad: a row for each category, a column for each seat. */
export const scorePad = (rows: readonly string[], score: Score, text: GameText, words: CliWords, nameOf: NameOf): string[] => {
  const cells = (label: string, points: (seat: Seat) => number | undefined): string[] => [
    label,
    ...score.seats.map((_, seat) => String(points(seat) ?? 0)),
  ];
  return columns([
    ['', ...score.seats.map((_, seat) => nameOf(seat))],
    ...rows.map((row) => cells(text.row(row), (seat) => score.seats[seat]?.rows[row])),
    cells(words['table.total'], (seat) => score.seats[seat]?.total),
  ]);
};
