// The clock of a seat as the bar of a table shows it.
import { effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { MatchUpdate } from '@maravilha/protocol';
import { playCue } from '../base/sound.ts';
import { link } from '../net/server.ts';

const LOW = 15_000;
const SECOND = 1000;

const clockText = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** When the line went. How the clocks of the server go on nobody here knows, so those on the page stand until its next word. */
const away = signal<number | undefined>(undefined);
effect(() => {
  away.value = link.connection.value === 'online' ? undefined : (away.peek() ?? Date.now());
});

/** Milliseconds left for a seat, counted on from the moment the update came. */
const useTimeLeft = (match: MatchUpdate | undefined, seat: number): number | undefined => {
  const [, tick] = useState(0);
  const [came, setCame] = useState({ match, at: Date.now() });
  if (came.match !== match) setCame({ match, at: Date.now() });
  const now = away.value;
  const runs = match?.clock?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!runs || now !== undefined) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), SECOND / 2);
    return () => clearInterval(timer);
  }, [runs, now]);
  const left = match?.clock?.left[seat];
  if (left === undefined) return undefined;
  return runs ? Math.max(0, left - ((now ?? Date.now()) - came.at)) : left;
};

/** The time of a seat as text, and whether it runs out; `mine` also hears it tick. Nothing at a table without a clock. */
export const useClock = (
  match: MatchUpdate | undefined,
  seat: number,
  mine: boolean,
): { readonly text: string | undefined; readonly low: boolean } => {
  const left = useTimeLeft(match, seat);
  const low = left !== undefined && left < LOW && mine;
  const seconds = left === undefined ? 0 : Math.ceil(left / SECOND);
  useEffect(() => {
    if (low) playCue('tick');
  }, [low, seconds]);
  return { text: left === undefined ? undefined : clockText(left), low };
};
