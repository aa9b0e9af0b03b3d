// The ways out of a table, from the home page.
import { signal } from '@preact/signals';
import type { TableSummary } from '@maravilha/protocol';
import { homeWords } from '../../base/i18n.ts';
import { toast, toastWithUndo } from '../../base/toasts.ts';
import type { Link } from '../../net/link.ts';
import { ask, link } from '../../net/server.ts';

/** Tables that are about to go: not shown any more, still to be had back. */
export const thrownAway = signal<ReadonlySet<string>>(new Set());

const bringBack = (code: string): void => {
  thrownAway.value = new Set([...thrownAway.peek()].filter((other) => other !== code));
};

const throwAway = (code: string, over: Link): void => {
  thrownAway.value = new Set([...thrownAway.peek(), code]);
  const discard = async (): Promise<void> => {
    const answer = await ask({ t: 'discard', code }, over);
    if (!answer.ok) bringBack(code);
  };
  toastWithUndo(
    () => homeWords()['home.thrown-away'],
    () => void discard(),
    () => bringBack(code),
  );
};

/** Nobody sits there who is not here, so that all leave together. */
export const isOurs = (table: TableSummary, over: Link): boolean => table.solo || over !== link;

/** Where nobody else sits, the table goes; before the start only my seat does. */
export const leave = (table: TableSummary, over: Link): void => {
  if (isOurs(table, over)) return throwAway(table.code, over);
  void ask({ t: 'stand', code: table.code }, over).then((answer) => answer.ok && toast(() => homeWords()['home.left']));
};
