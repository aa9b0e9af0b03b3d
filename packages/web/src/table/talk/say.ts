import type { Said } from '@maravilha/protocol';
import { talkWords } from './words.ts';

/** What was said, in the reader's language. */
export const textOf = ({ text, phrase, reaction }: Said): string => {
  const words = talkWords();
  if (phrase !== undefined) return words[`phrase.${phrase}`];
  return reaction === undefined ? (text ?? '') : words[`reaction.${reaction}`];
};
