// What a move would do, found by letting the engine make it on the imagined state. Only open facts are read from the result:
// what would be turned up or drawn is imagined, so it never leaves this file.
import { EventList, eventFor, NO_ACTION } from '@maravilha/kernel';
import { coinsOf, duelTable as duel, type DuelEvent, type DuelMove, type DuelState, SYMBOLS_TO_WIN, symbolsOf } from '@maravilha/duel';
import { toAction } from '@maravilha/duel/choices';
import { step } from '@maravilha/duel/step';
import type { Table } from './model.ts';

export interface Preview {
  /** Points of the seat before and after. */
  readonly points: { readonly before: number; readonly after: number };
  /** Coins of the seat after the move. */
  readonly coins: number;
  /** Steps of the pawn, as the seat pushes it. */
  readonly steps: number;
  /** Coins that the rival loses. */
  readonly loot: number;
  readonly pair: boolean;
  /** Different science symbols after the move, if there is a new one. */
  readonly symbols: number | undefined;
  readonly needed: number;
  /** The move ends the game: by which ending and for whom. */
  readonly over: Extract<DuelEvent, { kind: 'over' }> | undefined;
}

const copyOf = (table: Table) => {
  const state = duel.blank(table.view.options, table.state.rules);
  duel.copy(table.state, state);
  return state;
};

/** `undefined` when the move is not legal now. */
export const previewMove = (table: Table, move: DuelMove): Preview | undefined => {
  const { view, me: seat } = table;
  if (!table.mine || !duel.explain(table.state, seat, move).possible) return undefined;
  const state = copyOf(table);
  const joint = new Int32Array(view.options.seats).fill(NO_ACTION);
  joint[seat] = toAction(state, seat, move);
  const emitted = new EventList<DuelEvent>();
  step(state, joint, emitted);

  const events = emitted.items.map((e) => eventFor(e, seat));
  const points = (s: DuelState): number => duel.score(s).seats[seat === 0 ? 0 : 1].total;
  const symbols = symbolsOf(state, seat);
  const sum = (f: (e: DuelEvent) => number): number => events.reduce((total, e) => total + f(e), 0);
  return {
    points: { before: points(table.state), after: points(state) },
    coins: coinsOf(state, seat),
    steps: sum((e) => (e.kind === 'pawn' && e.seat === seat ? Math.abs(e.to - e.from) : 0)),
    loot:
      sum((e) => (e.kind === 'loot' && e.seat !== seat ? e.lost : 0)) -
      sum((e) => (e.kind === 'coins' && e.seat !== seat && e.count < 0 ? e.count : 0)),
    pair: events.some((e) => e.kind === 'pair' && e.seat === seat),
    symbols: symbols > symbolsOf(table.state, seat) ? symbols : undefined,
    needed: SYMBOLS_TO_WIN,
    over: events.find((e) => e.kind === 'over'),
  };
};
