import { architectsMember } from './architects/index.ts';
import { diceMember } from './dice/index.ts';
import { duelMember } from './duel/index.ts';
import { type Family, familyOf } from './family.ts';
import { sevenWondersMember } from './seven-wonders/index.ts';

export { type Family, familyOf } from './family.ts';
export { type Member, member } from './member.ts';
export type { BenchCase, GameText, NameOf, Terminal } from './terminal.ts';

/** THE list of games. A new one is a folder of its own in each package and one more line here. */
export const FAMILY: Family = familyOf([
  duelMember, //
  sevenWondersMember,
  architectsMember,
  diceMember,
]);
