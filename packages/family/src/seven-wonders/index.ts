import { sevenWondersVersions } from '@maravilha/seven-wonders';
import { sevenWondersKnowledge } from '@maravilha/bots/evaluation/seven-wonders';
import { gameName, NAMES } from '@maravilha/words/seven-wonders/name';
import { member } from '../member.ts';

export const sevenWondersMember = member({
  name: gameName,
  books: [
    { id: 'seven-wonders', name: (language) => NAMES[language].base },
    { id: 'cities', name: (language) => NAMES[language].cities },
  ],
  versions: sevenWondersVersions,
  knowledge: sevenWondersKnowledge,
  terminal: async () => (await import('./terminal.ts')).sevenWondersTerminal,
});
