import { sevenWondersVersions } from '@maravilha/seven-wonders';
import { sevenWondersKnowledge } from '@maravilha/bots/evaluation/seven-wonders';
import { gameName } from '@maravilha/words/seven-wonders/name';
import { member } from '../member.ts';

export const sevenWondersMember = member({
  name: gameName,
  versions: sevenWondersVersions,
  knowledge: sevenWondersKnowledge,
  terminal: async () => (await import('./terminal.ts')).sevenWondersTerminal,
});
