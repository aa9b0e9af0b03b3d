export {
  billLines,
  describeBill,
  describeCost,
  describeEffects,
  describeMove,
  describeRefusal,
  describeStage,
  nameOfSource,
} from './describe.ts';
export type { SevenWondersWords } from './describe.ts';
export { conflictLines, describeEvent, describeLast } from './events.ts';
