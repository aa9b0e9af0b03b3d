import { diceVersions } from '@maravilha/dice';
import { diceKnowledge } from '@maravilha/bots/evaluation/dice';
import { member } from '../member.ts';

export const diceMember = member({
  versions: diceVersions,
  knowledge: diceKnowledge,
  terminal: async () => (await import('./terminal.ts')).diceTerminal,
});
