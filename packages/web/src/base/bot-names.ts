import { BOT_NAMES } from '@maravilha/words';
import { language } from './i18n.ts';

/** What a bot is called at tables of three and more, in the reader's language. */
export const botName = (seat: number): string => {
  const names = BOT_NAMES[language.value];
  return names[seat % names.length] ?? names[0];
};
