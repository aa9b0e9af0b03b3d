import { CAPITAL, duel, type DuelState, type DuelView, SYMBOLS_TO_WIN, TRADE_BASE, unitPrice, WONDER_LIMIT } from '@maravilha/duel';
import { FastRng } from '@maravilha/kernel';
import { accepted } from '@maravilha/kernel/testing';
import type { Figures, Played } from './played.ts';

const viewOf = ({ before }: Played): DuelView => before.view as unknown as DuelView;
const stateOf = ({ before }: Played): DuelState => before.state as unknown as DuelState;
const nextViewOf = ({ after }: Played): DuelView => after.view as unknown as DuelView;

const coins = (view: DuelView): number => view.cities[0].coins;
const points = ({ before, after }: Played): number => {
  const [then, now] = [before, after].map(({ state }) => duel.score(state as unknown as DuelState).seats[0].total);
  return now! - then!;
};

/** What a discarded card brings to a city of these cards. */
const incomeWith = (built: readonly 'tavern'[]): number => {
  const { state } = accepted(duel.position({ cities: [{ built }, {}], row: ['stable'] }, new FastRng(1)));
  return duel.explain(state, 0, { kind: 'discard', card: 'stable' }).income ?? 0;
};

export const duelFigures: Figures = {
  ways: () => [SYMBOLS_TO_WIN],
  available: (played) => {
    const { structure } = viewOf(played);
    return [
      structure.filter(({ open }) => open).length,
      structure.filter(({ card }) => card !== undefined).length,
      structure.filter(({ card }) => card === undefined).length,
    ];
  },
  turn: (played) => [points(played)],
  price: (played) => {
    const state = stateOf(played);
    const said = duel.explain(state, 0, { kind: 'build', card: 'stable' });
    const [unit] = said.bill?.units ?? [];
    return [TRADE_BASE, unitPrice(state, 0, 0) - TRADE_BASE, said.bill?.total ?? 0, unit?.from === 'bought' ? unit.price : 0];
  },
  discard: (played) => [coins(nextViewOf(played)) - coins(viewOf(played)), incomeWith(['tavern']) - incomeWith([])],
  wonders: (played) => [viewOf(played).cities[0].wonders.length],
  again: (played) => [coins(nextViewOf(played)) - coins(viewOf(played)), WONDER_LIMIT],
  pawn: (played) => [nextViewOf(played).pawn - viewOf(played).pawn, CAPITAL],
  science: () => [SYMBOLS_TO_WIN],
};
