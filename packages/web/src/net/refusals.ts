// What the server refuses, in words. They are wanted seldom, so they come while the page is idle, or with the first refusal.
import type { RefusalCode } from '@maravilha/protocol';
import { door } from '../base/door.ts';
import { common, loadWords, refusedWords } from '../base/i18n.ts';
import { toast } from '../base/toasts.ts';

const refusals = door(async () => {
  await loadWords([refusedWords]);
  return refusalText;
});

/** A code without words comes from a newer server. */
export const refusalText = (code: string): string => {
  // Does not compile when a refusal has no words.
  const words: Readonly<Record<RefusalCode, string>> = refusedWords();
  return code in words ? words[code as RefusalCode] : words['server-error'];
};

const lost = (): string => common()['net.lost'];

/** How to say it, also after a change of language. `lost` is our own: it is said where no words can be fetched, too. */
export const refusalOf = async (code: string): Promise<() => string> => {
  if (code === 'lost') return lost;
  return refusals.fetch().then(
    (text) => () => text(code),
    () => lost,
  );
};

export const tellRefusal = async (code: string): Promise<void> => toast(await refusalOf(code), 'refused');
