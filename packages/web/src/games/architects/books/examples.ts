// What the examples of the rules reckon. A test compares each of them with the engine.
import { type CardCounts, RESOURCES, type Stage, STAGE_COSTS, STAGES } from '@maravilha/architects/box';

/** Stages that these cards can pay for. */
export const payableWith = (cards: CardCounts): readonly Stage[] => {
  const counts = RESOURCES.map((resource) => cards[resource] ?? 0);
  const coins = cards.coin ?? 0;
  const different = counts.filter((n) => n > 0).length + coins;
  const identical = Math.max(...counts) + coins;
  return STAGES.filter((stage) => {
    const cost = STAGE_COSTS[stage - 1];
    return cost !== undefined && (cost.match === 'different' ? different : identical) >= cost.count;
  });
};

/** Military victory tokens against so many shields on both sides, from three players on. */
export const battleOf = (own: number, others: readonly number[]): number => others.filter((shields) => own > shields).length;
