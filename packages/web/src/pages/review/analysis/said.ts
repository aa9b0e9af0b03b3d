// How numbers and moves of an analysis are said.
import type { Mark, Verdict } from '@maravilha/bots/analysis';
import { analysisWords } from '../../../base/analysis-words.ts';
import { closedDoor } from '../../../base/door.ts';
import { useDoor } from '../../../base/ui/lazy.tsx';
import type { SymbolId } from '../../../symbols/drawings.ts';
import type { Sayings } from '../../../table/hint/sayings.ts';
import type { Review, Reviewing } from '../review.ts';
import type { Study } from './study.ts';

export const MARKS: readonly Mark[] = ['gem', 'chip', 'crack', 'ruin'];
export const markIcon = (mark: Mark): SymbolId => `q-${mark}`;

/** The games bring their own words; a page about one of them fetches only that. */
const SAYINGS = import.meta.glob<{ readonly sayings: Sayings }>('../../../games/*/sayings.ts');
const known = new Map<string, Sayings>();

/** The words of moves and reasons; wanted until they have come. */
const DOORS = new Map(Object.entries(SAYINGS).map(([path, load]) => [path.split('/').at(-2) ?? '', closedDoor(load)]));

/** Whether moves can be told. */
export const useSayings = ({ log }: Review): boolean => {
  const behind = DOORS.get(log.game);
  if (behind === undefined) throw new Error(`no moves of ${log.game} can be told`);
  const part = useDoor(behind);
  if (part !== undefined) known.set(log.game, part.sayings);
  return part !== undefined;
};

export const sayingsOf = ({ log }: Review): Sayings | undefined => known.get(log.game);

/** Nothing is sure while a match goes on. */
export const percentSaid = (percent: number, over = false): string => {
  const words = analysisWords();
  return percent <= 1 && !over ? words['percent.least'] : words.percent({ percent: over ? percent : Math.min(99, percent) });
};

/** A move in words; nothing until its turn can be shown. */
export const moveSaid = (review: Reviewing, { seat, moment }: Pick<Verdict, 'seat' | 'moment'>, move: object): string => {
  // What a move is about, every seat sees.
  const view = review.framesOf(review.seat.value)?.[moment]?.view;
  const nameOf = (other: number): string => review.names[other] ?? '';
  return view === undefined ? '' : (sayingsOf(review)?.move({ move: move as Verdict['made']['move'], view, seat, nameOf }) ?? '');
};

/** The chance of the seat before the moment, in whole per cents, or the result at the end; `undefined` where it is not judged. */
export const chanceAt = (study: Study, review: Review, at: number, seat: number): number | undefined => {
  const analysis = study.analysis.value;
  if (at >= review.moments.length) return analysis?.result[seat];
  const chance = analysis?.turns[at]?.chances[seat];
  return chance === undefined ? undefined : Math.min(99, Math.max(1, Math.round(chance * 100)));
};
