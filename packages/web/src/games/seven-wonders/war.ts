// How the conflicts of this age would end if they came now, seen from the viewer's place. Who meets whom is the engine's word.
import { type Conflict, sevenWondersTable as engine, type Neighbour } from '@maravilha/seven-wonders';
import { cityAt, type Table } from './model.ts';

export type War =
  | {
      readonly kind: 'fight';
      readonly outcome: 'win' | 'lose' | 'tie';
      /** Whom the viewer meets on that side. */
      readonly foe: number;
      /** The neighbour sits out by diplomacy, so the viewer meets somebody else. */
      readonly absent: boolean;
      readonly mine: number;
      readonly theirs: number;
      /** Points of all tokens the viewer would take. */
      readonly points: number;
      readonly stakes: number;
    }
  /** No conflict on that side: partners, the viewer or the neighbour sits out and nobody is left to meet. */
  | { readonly kind: 'none'; readonly why: 'partners' | 'i-sit-out' | 'nobody' };

const fightOf = (table: Table, conflict: Conflict, neighbour: number): War => {
  const first = conflict.seats[0] === table.me;
  const foe = first ? conflict.seats[1] : conflict.seats[0];
  const [mine, theirs] = first ? conflict.shields : [conflict.shields[1], conflict.shields[0]];
  const { age } = table.view;
  const outcome = conflict.winner === undefined ? 'tie' : conflict.winner === table.me ? 'win' : 'lose';
  const points = age === 0 ? 0 : engine.pointsFrom(conflict, table.me, age);
  return { kind: 'fight', outcome, foe, absent: foe !== neighbour, mine, theirs, points, stakes: conflict.stakes };
};

const foeIn = (table: Table, conflict: Conflict): number => (conflict.seats[0] === table.me ? conflict.seats[1] : conflict.seats[0]);

/** Steps from the viewer to a seat, going round by the left. */
const distance = (table: Table, seat: number): number => (seat - table.me + table.seats) % table.seats;

export const warOn = (table: Table, side: Neighbour): War => {
  const neighbour = side === 'left' ? table.left : table.right;
  const other = side === 'left' ? table.right : table.left;
  if (neighbour === engine.partnerIn(table.view.options, table.me)) return { kind: 'none', why: 'partners' };
  const fights = engine.conflictsOf(table.state).filter((conflict) => conflict.seats.includes(table.me));
  const direct = fights.find((conflict) => foeIn(table, conflict) === neighbour);
  if (direct !== undefined) return fightOf(table, direct, neighbour);
  if (fights.length === 0 && cityAt(table, table.me).diplomacy > 0) return { kind: 'none', why: 'i-sit-out' };
  // The neighbour sits out: beyond it waits somebody who is not met on the other side already.
  const beyond = fights
    .filter((conflict) => foeIn(table, conflict) !== other)
    .toSorted((a, b) => distance(table, foeIn(table, a)) - distance(table, foeIn(table, b)));
  const met = side === 'left' ? beyond[0] : beyond.length > 1 || fights.length > 1 ? beyond.at(-1) : undefined;
  return met === undefined ? { kind: 'none', why: 'nobody' } : fightOf(table, met, neighbour);
};
