// What happened to the seats, in the words of the log.
import type { Ballot, SeatChange, TableInfo } from '@maravilha/protocol';
import type { SymbolId } from '../../symbols/drawings.ts';
import { peopleWords } from './words.ts';

export const changeText = ({ kind, name = '', turn = 1 }: SeatChange): string => {
  const words = peopleWords();
  if (kind === 'undone') return words['change.undone']({ name, turn });
  return kind === 'ended' ? words['change.ended'] : words[`change.${kind}`]({ name });
};

export const ballotText = ({ choice, name = '', of = '' }: Ballot): string => peopleWords()[`ballot.${choice}`]({ name, of });

export const CHANGE_SIGN: Readonly<Record<SeatChange['kind'], SymbolId>> = {
  left: 'bot',
  'timed-out': 'hourglass',
  returned: 'person',
  'stood-in': 'bot',
  offered: 'person',
  resigned: 'flag',
  'taken-over': 'person',
  ended: 'flag',
  undone: 'undo',
};

/** Nobody needs to be told what they did themselves; a match that ended says so in a place of its own. */
export const isNews = ({ kind, seat }: SeatChange, { you }: TableInfo): boolean =>
  kind !== 'ended' && (seat !== you || kind === 'timed-out' || kind === 'taken-over');

export const newsText = (change: SeatChange, { you }: TableInfo): string => {
  const words = peopleWords();
  if (change.seat !== you) return changeText(change);
  return change.kind === 'timed-out' ? words['change.you-timed-out'] : words['asked.granted'];
};
