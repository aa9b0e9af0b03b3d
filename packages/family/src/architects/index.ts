import { architectsVersions } from '@maravilha/architects';
import { architectsKnowledge } from '@maravilha/bots/evaluation/architects';
import { member } from '../member.ts';

export const architectsMember = member({
  versions: architectsVersions,
  knowledge: architectsKnowledge,
  terminal: async () => (await import('./terminal.ts')).architectsTerminal,
});
