export {
  billLines,
  describeBill,
  describeCost,
  describeEffects,
  describeEvent,
  describeRefusal,
  nameOfThing,
} from './describe.ts';
export type { DuelWords } from './describe.ts';
export { describeMove } from './moves.ts';
