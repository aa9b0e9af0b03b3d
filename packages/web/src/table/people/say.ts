// What happened to the seats, in the words of the log.
import type { SeatChange, TableInfo } from '@maravilha/protocol';
import type { SymbolId } from '../../symbols/drawings.ts';
import { peopleWords } from './words.ts';

export const changeText = ({ kind, name = '' }: SeatChange): string => {
  const words = peopleWords();
  return kind === 'ended' ? words['change.ended'] : words[`change.${kind}`]({ name });
};

export const CHANGE_SIGN: Readonly<Record<SeatChange['kind'], SymbolId>> = {
  left: 'bot',
  'timed-out': 'hourglass',
  returned: 'person',
  'stood-in': 'bot',
  offered: 'person',
  resigned: 'flag',
  'taken-over': 'person',
  ended: 'flag',
};

/** To those whom it is news to: nobody needs to be told what they did themselves. */
export const newsText = (change: SeatChange, { you }: TableInfo): string | undefined => {
  const words = peopleWords();
  // A match that ended says so in a place of its own.
  if (change.kind === 'ended') return undefined;
  if (change.seat !== you) return changeText(change);
  if (change.kind === 'timed-out') return words['change.you-timed-out'];
  if (change.kind === 'taken-over') return words['asked.granted'];
  return undefined;
};
