import { duelVersions } from '@maravilha/duel';
import { duelKnowledge } from '@maravilha/bots/evaluation/duel';
import { gameName } from '@maravilha/words/duel/name';
import { member } from '../member.ts';

export const duelMember = member({
  name: gameName,
  versions: duelVersions,
  knowledge: duelKnowledge,
  terminal: async () => (await import('./terminal.ts')).duelTerminal,
});
