// How the conflicts of this age would end if they came now, seen from the viewer's place. Who meets whom is the engine's word.
import { sevenWondersTable as engine, type Neighbour } from '@maravilha/seven-wonders';
import type { Table } from './model.ts';

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
  /** No conflict on that side: partners, the viewer sits out, or nobody is left to meet. */
  | { readonly kind: 'none'; readonly why: 'partners' | 'stays-away' | 'nobody' };

export const warOn = (table: Table, side: Neighbour): War => {
  const { me, state, view } = table;
  const conflict = engine.conflictOn(state, me, side);
  if (typeof conflict === 'string') return { kind: 'none', why: conflict };
  const { seats, shields, stakes, winner } = conflict;
  const first = seats[0] === me;
  const foe = first ? seats[1] : seats[0];
  const [mine, theirs] = first ? shields : [shields[1], shields[0]];
  return {
    kind: 'fight',
    outcome: winner === undefined ? 'tie' : winner === me ? 'win' : 'lose',
    foe,
    absent: foe !== table[side],
    mine,
    theirs,
    points: view.age === 0 ? 0 : engine.pointsFrom(conflict, me, view.age),
    stakes,
  };
};
