// What is told of a choice, before what came of it. Fetched with the words that tell it.
import type { DuelEvent } from '@maravilha/duel';

const ACTS: ReadonlySet<DuelEvent['kind']> = new Set([
  'drafted',
  'built',
  'discarded',
  'wonder-built',
  'token',
  'destroyed',
  'starter-chosen',
  'over',
  'age-began',
  'again',
]);

/** The choice itself and what it turned up, before what came of it. */
export const isAct = (event: DuelEvent): boolean => ACTS.has(event.kind);

/** What belongs into the one line about the last choice. */
export const headlineOf = (events: readonly DuelEvent[]): readonly DuelEvent[] => {
  const acts = events.filter(isAct);
  const over = acts.find((e) => e.kind === 'over');
  if (over !== undefined) return [over];
  return acts.length > 0 ? acts : events.slice(-1);
};
