import { diceVersions } from '@maravilha/dice';
import { diceKnowledge } from '@maravilha/bots/evaluation/dice';
import { gameName } from '@maravilha/words/dice/name';
import { member } from '../member.ts';

export const diceMember = member({
  name: gameName,
  versions: diceVersions,
  knowledge: diceKnowledge,
  terminal: async () => (await import('./terminal.ts')).diceTerminal,
});
