export {
  billLines,
  describeBill,
  describeCost,
  describeEffects,
  describeEvent,
  describeMove,
  describeRefusal,
  nameOfThing,
} from './describe.ts';
export type { DuelWords } from './describe.ts';
