// How a battle would end if it came now, seen from one seat. Who takes what is the engine's word.
import { type Battle, architectsTable as engine } from '@maravilha/architects';
import type { Table } from './model.ts';

export interface Duel {
  readonly foe: number;
  /** Both neighbours of a table of two are the same seat: there is one comparison. */
  readonly side: 'left' | 'right' | 'only';
  readonly mine: number;
  readonly theirs: number;
  readonly outcome: 'win' | 'tie' | 'none';
}

export interface Forecast {
  readonly duels: readonly Duel[];
  /** Tokens that I would take in all. */
  readonly victories: number;
}

const duelOf = (battle: Battle, me: number, foe: number, side: Duel['side']): Duel => {
  const mine = battle.shields[me] ?? 0;
  const theirs = battle.shields[foe] ?? 0;
  return { foe, side, mine, theirs, outcome: mine > theirs ? 'win' : mine === theirs ? 'tie' : 'none' };
};

export const forecastIn = (table: Table, battle: Battle): Forecast => {
  const { me, left, right } = table;
  const duels =
    left === right ? [duelOf(battle, me, left, 'only')] : [duelOf(battle, me, left, 'left'), duelOf(battle, me, right, 'right')];
  return { duels, victories: battle.victories[me] ?? 0 };
};

export const forecastOf = (table: Table): Forecast => forecastIn(table, engine.battleOf(table.state));
