// The people of this device: one whose browser it is, whoever sits at its tables beside them, and a line that only looks on.
import { recall, remember } from '../base/memory.ts';

/** Whose browser this is. */
export const ME = 'me';

/** Looks at a table for all people of the device: it sees what all may see. */
export const ALL = 'all';

/** What names are compared by. */
export const sameName = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Somebody is who they are called: another name is another person, and tables that were begun before keep theirs. */
export const personOf = (name: string): string => `${ME}.${sameName(name)}`;

const [NAMES, MINE] = ['people', 'people.me'] as const;
/** More names than anybody wants to choose from are forgotten, the oldest first. */
const MOST = 14;

const textsIn = (kept: string | undefined): readonly string[] => {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    // Not written by this page.
    return [];
  }
};

/** Who has sat here, the last one first. */
export const knownNames = (): readonly string[] => textsIn(recall(NAMES));

export const noteName = (name: string): void => {
  const others = knownNames().filter((known) => sameName(known) !== sameName(name));
  remember(NAMES, JSON.stringify([name, ...others].slice(0, MOST)));
};

/** What the owner of the browser is called at its tables, if they have said so there. */
export const nameHere = (): string | undefined => recall(MINE);

export const noteNameHere = (name: string): void => void remember(MINE, name);
