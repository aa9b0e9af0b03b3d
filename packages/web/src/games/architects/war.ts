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

export const forecastIn = ({ me, left, right }: Table, battle: Battle): Forecast => {
  const duels = engine.meetingsOf(battle).flatMap(({ seats, shields, winner }): Duel[] => {
    if (!seats.includes(me)) return [];
    const first = seats[0] === me;
    const foe = first ? seats[1] : seats[0];
    const [mine, theirs] = first ? shields : [shields[1], shields[0]];
    const side = left === right ? 'only' : foe === left ? 'left' : 'right';
    return [{ foe, side, mine, theirs, outcome: winner === me ? 'win' : winner === undefined ? 'tie' : 'none' }];
  });
  return { duels: duels.toSorted((a, b) => a.side.localeCompare(b.side)), victories: battle.victories[me] ?? 0 };
};

export const forecastOf = (table: Table): Forecast => forecastIn(table, engine.battleOf(table.state));
