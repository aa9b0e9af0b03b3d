export { billLines, describeBill } from './bill.ts';
export { describeEvent } from './events.ts';
export type { DuelAsideWords } from './events.ts';
export { describeMove } from './moves.ts';
