// Where the points of a row come from, one thing after the other: for people who ask how a number came about. The parts of a row add up to it.
import { membersOf, type Seat } from '@maravilha/kernel';
import { STRUCTURES } from '../data/effects.ts';
import { AGORA_FIRST_POINTS } from '../data/numbers.ts';
import { crossedIn, FIRST_SPACE } from './city.ts';
import { morePoints } from './score.ts';
import { SPACE_IDS } from './spaces.ts';
import type { DiceState } from './state.ts';
import { AGORA, POINTS, SPACE_COUNT } from './tables.ts';
import type { ScoreRow, SpaceId } from './types.ts';

export type Source = { readonly points: number } & (
  | { readonly kind: 'space'; readonly space: SpaceId }
  /** The first to complete the Agora. */
  | { readonly kind: 'first' }
);

/** Only what moved the sum. */
export const sourcesOf = (s: DiceState, seat: Seat, row: ScoreRow): readonly Source[] => {
  const structure = STRUCTURES.indexOf(row);
  const spaces = membersOf(crossedIn(s, seat, structure)).map((n): Source => {
    const space = FIRST_SPACE[structure] + n;
    const printed = POINTS[s.city[seat] * SPACE_COUNT + space];
    return { kind: 'space', space: SPACE_IDS[space], points: printed + morePoints(s, seat, space) };
  });
  const first: readonly Source[] = structure === AGORA && s.agoraFirst[seat] === 1 ? [{ kind: 'first', points: AGORA_FIRST_POINTS }] : [];
  return [...spaces, ...first].filter(({ points }) => points !== 0);
};
