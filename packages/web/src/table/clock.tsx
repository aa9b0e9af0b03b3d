// The clock of a seat, or of several the one that runs out first: in the bar, and at each seat while it runs. Fetched where a table has clocks.
import './clock.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../base/announce.ts';
import { playCue } from '../base/sound.ts';
import type { TableSession } from '../net/session.ts';
import { type Haste, hasteAt, shortestOf } from './clock-choice.ts';
import { peopleWords } from './people/words.ts';
import type { TablePlay } from './play.ts';

const SECOND = 1000;
const clockText = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Milliseconds left for a seat, counted on from the moment the update came. While the server is away, the clocks stand. */
const useTimeLeft = ({ match: { value: match }, connection }: TableSession, seat: number | undefined): number | undefined => {
  const [, tick] = useState(0);
  const came = useRef({ match, at: Date.now() });
  if (came.current.match !== match) came.current = { match, at: Date.now() };
  const counts = connection.value === 'online' && seat !== undefined && match?.clock?.running.includes(seat) === true;
  const shown = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND / 2);
    return () => clearInterval(timer);
  }, [counts]);
  const left = seat === undefined ? undefined : match?.clock?.left[seat];
  if (left === undefined) return undefined;
  if (counts) shown.current = Math.max(0, left - (Date.now() - came.current.at));
  else if (connection.value === 'online') shown.current = left;
  return shown.current ?? left;
};

interface Reading {
  /** Nothing at a table without a clock. */
  readonly text: string | undefined;
  readonly haste: Haste | undefined;
}

/** The time of a seat as text, and whether it runs out. One's own warns once by words, and then ticks. */
const useClock = (session: TableSession, seat: number | undefined, mine: boolean): Reading => {
  const left = useTimeLeft(session, seat);
  const runs = seat !== undefined && session.match.value?.clock?.running.includes(seat) === true;
  const haste = left !== undefined && runs ? hasteAt(left) : undefined;
  const seconds = left === undefined ? 0 : Math.ceil(left / SECOND);
  useEffect(() => {
    if (mine && haste !== undefined) announce(peopleWords()['clock.left']({ seconds }));
  }, [mine, haste]);
  useEffect(() => {
    if (mine && haste === 'now') playCue('tick');
  }, [mine, haste, seconds]);
  return { text: left === undefined ? undefined : clockText(left), haste };
};

export interface ClockProps {
  readonly play: TablePlay;
  /** Of these the one whose time is over first. */
  readonly seats: readonly number[];
  /** It is the viewer's own, and the viewer is asked. */
  readonly mine?: boolean;
  readonly class: string;
}

export function Clock({ play, seats, mine = false, class: kind }: ClockProps) {
  const seat = shortestOf(play.session.match.value?.clock, seats);
  const { text: time, haste } = useClock(play.session, seat, mine);
  if (seat === undefined || time === undefined) return null;
  return (
    <span
      class={`numerals ${kind} ${haste ?? ''}`}
      role="timer"
      aria-label={peopleWords()['clock.of']({ name: play.nameOf(seat), time })}
      data-haste={haste}
      data-clock={seat}
    >
      {time}
    </span>
  );
}
