export {
  describeBill,
  describeDie,
  describeForum,
  describeMove,
  describePending,
  describeRefusal,
} from './describe.ts';
export { bonusName, describeBonus, describeEffect, describeSpace, effectInShort, spaceTags } from './effects.ts';
export { deedInShort, describeEvent, followTags } from './events.ts';
export type { FollowTag, Seats } from './events.ts';
export { describeSheet, describeStructure } from './sheet.ts';
export { placeName, spaceName, symbolName } from './spaces.ts';
export type { DiceWords } from './spaces.ts';
