// The file and the log beside it. While a server has the file open, the newest writes stand in the log alone, and the file itself says that it
// has one; at a clean end everything is in the file, and it says so, too.
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** Where the head of the file says by which journal it is written, and by which number it means a log. */
const JOURNAL_AT = 18;
const BY_LOG = 2;

const headOf = (path: string): Buffer => {
  const head = Buffer.alloc(JOURNAL_AT + 1);
  const file = openSync(path, 'r');
  try {
    readSync(file, head, 0, head.length, 0);
    return head;
  } finally {
    closeSync(file);
  }
};

export interface Beside {
  /** It was not brought to a clean end. */
  readonly unclean: boolean;
  /** What must be said about its log, in a sentence. */
  readonly notice?: string;
}

/** To be asked before the file is opened. Throws where opening it would do harm. */
export const lookBeside = (path: string): Beside => {
  const log = `${path}-wal`;
  if (!existsSync(path)) return { unclean: false };
  const unclean = headOf(path)[JOURNAL_AT] === BY_LOG;
  if (unclean && !existsSync(log))
    return {
      unclean,
      notice: `${path} was in use when it was last written, and its log (${log}) is not there: if this is a copy of the file alone, what was played last is missing, so put back a whole copy.`,
    };
  if (!unclean && existsSync(log) && statSync(log).size > 0)
    throw new StartError(`${log} is the log of another file than ${path}, which is whole without one: move the log away, and start again.`);
  return { unclean };
};
