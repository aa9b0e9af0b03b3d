// What a table says about its people: fetched when there is something of it to say.
import type { PeopleWords } from '@maravilha/words/people';
import { type Words, wordsFrom } from '../../base/i18n.ts';

export const peopleWords: Words<PeopleWords> = wordsFrom<PeopleWords>({
  en: () => import('@maravilha/words/people/en'),
  'pt-BR': () => import('@maravilha/words/people/pt-BR'),
});
