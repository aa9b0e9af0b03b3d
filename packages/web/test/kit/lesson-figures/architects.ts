import {
  architects,
  type ArchitectsState,
  type ArchitectsView,
  CAT_POINTS,
  OPEN_TOKENS,
  STAGE_COSTS,
  VICTORY_POINTS,
} from '@maravilha/architects';
import type { Figures, Played } from './played.ts';

const viewOf = ({ before }: Played): ArchitectsView => before.view as unknown as ArchitectsView;
const nextViewOf = ({ after }: Played): ArchitectsView => after.view as unknown as ArchitectsView;
const cardsOf = (played: Played): Readonly<Record<string, number>> => viewOf(played).seats[0]!.cards;

/** Points of blue cards that a step brings. */
const blue = ({ before, after }: Played): number => {
  const [then, now] = [before, after].map(({ state }) => architects.score(state as unknown as ArchitectsState).seats[0]!.rows.blue);
  return now! - then!;
};

/** The stage that is built by a step. */
const newStages = (played: Played): readonly number[] =>
  nextViewOf(played).seats[0]!.built.filter((stage) => !viewOf(played).seats[0]!.built.includes(stage));

/** What the battle of the last scene was fought with. */
let shields: readonly number[] = [];

export const architectsFigures: Figures = {
  stages: () => [STAGE_COSTS.length],
  grey: (played) => [cardsOf(played)['wood']!, cardsOf(played)['stone']!, 4, STAGE_COSTS[3].count],
  take: () => [3],
  must: (played) => [...newStages(played), cardsOf(played)['wood']!, cardsOf(played)['stone']!],
  token: () => [OPEN_TOKENS],
  cat: (played) => [blue(played), CAT_POINTS],
  horn: (played) => {
    shields = viewOf(played).seats.map((seat, n) => seat.shields + (n === 0 ? 1 : 0));
    return [viewOf(played).conflict.tokens - viewOf(played).conflict.battle];
  },
  battle: () => [...shields, VICTORY_POINTS],
};
