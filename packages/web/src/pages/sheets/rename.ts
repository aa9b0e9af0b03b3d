import { homeWords } from '../../base/i18n.ts';
import { remember } from '../../base/memory.ts';
import { refusalOf } from '../../net/refusals.ts';
import { link } from '../../net/server.ts';

/** Whether this browser was asked for a name: nobody is asked twice. */
export const NAME_ASKED = 'name-asked';

/** Answers why not, if it cannot be. */
export const rename = async (name: string): Promise<string | undefined> => {
  const words = homeWords();
  // The server knows what a name may be; the one thing worth saying before asking it is that there is none.
  if (name === '') return words['name.bad'];
  const answer = await link.request({ t: 'rename', name });
  if (!answer.ok) return answer.code === 'bad-message' ? words['name.bad'] : (await refusalOf(answer.code))();
  remember(NAME_ASKED, 'yes');
  return undefined;
};
