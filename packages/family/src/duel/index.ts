import { duelVersions } from '@maravilha/duel';
import { duelKnowledge } from '@maravilha/bots/evaluation/duel';
import { member } from '../member.ts';

export const duelMember = member({
  versions: duelVersions,
  knowledge: duelKnowledge,
  terminal: async () => (await import('./terminal.ts')).duelTerminal,
});
