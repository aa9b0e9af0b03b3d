export { describeCost, describeEffects, describeRefusal, nameOfThing } from './describe.ts';
export type { DuelWords } from './describe.ts';
