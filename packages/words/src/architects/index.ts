export {
  describeCard,
  describeCards,
  describeCity,
  describeCost,
  describeCounts,
  describeMove,
  describePayment,
  describeRefusal,
  describeStage,
  describeToken,
  describeWonder,
  tokenInShort,
} from './describe.ts';
export type { ArchitectsWords } from './describe.ts';
export { battleAgainst, battleLines, describeEvent, followTags } from './events.ts';
export type { FollowTag } from './events.ts';
