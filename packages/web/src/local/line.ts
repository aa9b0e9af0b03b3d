// The page's link to the tables of this device. Whoever imports it has begun or asked for such a table.
import { effect } from '@preact/signals';
import { Link } from '../net/link.ts';
import { myName } from '../net/server.ts';
import { browserSurroundings } from '../net/wire.ts';
import { consoleLog } from './log.ts';
import { ME, nameHere } from './people.ts';
import { fault, openLocal } from './wire.ts';
import { localWords } from './words.ts';

export { fault };

/** A line of one of the people of this device, or of `ALL`. Only that of the owner stays open; whoever asks for another one closes it. */
const linkOf = (id: string, name: () => string | undefined): Link =>
  new Link({ ...browserSurroundings, open: openLocal(() => ({ id, name: name(), otherwise: localWords()['local.you'] })) });

export const localLink = linkOf(ME, () => nameHere() ?? myName());

/** `name`: for somebody who sits down for the first time. */
export const openLink = (id: string, name?: string): Link => {
  const link = linkOf(id, () => (id === ME ? (nameHere() ?? myName()) : name));
  link.connect();
  return link;
};

/** Whether a table can be had from this device, once that is known. */
export const reach = (): Promise<boolean> =>
  new Promise((answer) => {
    localLink.connect();
    const stop = effect(() => {
      const online = localLink.connection.value === 'online';
      if (!online && fault.value === undefined) return;
      answer(online);
      queueMicrotask(() => stop());
    });
  });

/** Asks the browser not to throw these tables away when it runs out of room. If it says no, they last as long as it likes. */
export const askForKeeping = async (): Promise<void> => {
  try {
    await navigator.storage.persist();
  } catch (error) {
    consoleLog.warn({ err: error }, 'the browser does not say whether it keeps the tables of this device');
  }
};
