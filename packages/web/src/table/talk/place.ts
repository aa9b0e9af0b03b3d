// Where the chat stands: beside the table on a wide desk, which then lays itself out in what is left, else in a sheet.
import { signal } from '@preact/signals';
import { recall } from '../../base/memory.ts';
import type { TableSession } from '../../net/session.ts';

/** Rem of a media query is the reader's own font: 1920 px as browsers come. */
const room = matchMedia('(min-width: 120rem) and (min-height: 39rem)');
export const roomy = signal(room.matches);
room.addEventListener('change', () => (roomy.value = room.matches));

/** What this browser remembers `wanted` under. */
export const BESIDE = 'talk-beside';
/** The reader likes to have the chat beside the table, where there is room. */
export const wanted = signal(recall(BESIDE) === 'yes');

/** Bots do not answer: somebody else is here, or has said something. People at one device hear each other. */
export const mayTalk = ({ info, words }: TableSession): boolean => {
  const { seats, spectators, together } = info.value;
  return together !== true && (words.value.length > 0 || seats.filter(({ kind }) => kind === 'person').length + spectators > 1);
};

export const isBeside = (session: TableSession): boolean => roomy.value && wanted.value && mayTalk(session);
