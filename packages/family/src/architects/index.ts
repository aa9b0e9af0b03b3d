import { architectsVersions } from '@maravilha/architects';
import { architectsKnowledge } from '@maravilha/bots/evaluation/architects';
import { gameName } from '@maravilha/words/architects/name';
import { member } from '../member.ts';

export const architectsMember = member({
  name: gameName,
  versions: architectsVersions,
  knowledge: architectsKnowledge,
  terminal: async () => (await import('./terminal.ts')).architectsTerminal,
});
