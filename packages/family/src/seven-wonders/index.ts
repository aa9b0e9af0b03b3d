import { sevenWondersVersions } from '@maravilha/seven-wonders';
import { sevenWondersKnowledge } from '@maravilha/bots/evaluation/seven-wonders';
import { member } from '../member.ts';

export const sevenWondersMember = member({
  versions: sevenWondersVersions,
  knowledge: sevenWondersKnowledge,
  terminal: async () => (await import('./terminal.ts')).sevenWondersTerminal,
});
