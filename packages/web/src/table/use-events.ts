// Shows what came with an update: motion, sound, words for screen readers.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchEvent } from '@maravilha/protocol';
import { announce } from '../base/announce.ts';
import { MOTION_FACTOR, motion } from '../base/settings.ts';
import { type Cue, playCue } from '../base/sound.ts';
import { type Door, want } from '../base/door.ts';
import type { TablePlay } from './play.ts';
import type { Motion } from './motion/contract.ts';
import type { CardOf } from './talk/model.ts';

/** What the module `keys.ts` of a game exports. */
interface Keys<Play> {
  onKey(play: Play, event: KeyboardEvent): void;
}

/** What the module `told.ts` of a game exports. */
interface Told<Play, Event> {
  /** What is said to those who do not see the table. */
  say(play: Play, events: readonly Event[]): readonly string[];
}

/** What a game gives to its table beside what it draws. */
export interface TableKit<Play extends TablePlay, Event extends { readonly kind: string }, Spots> {
  /** The class of the table's root. */
  readonly name: string;
  /** Until it is fetched, and if it cannot be, nothing moves. */
  readonly motion: Door<Motion<Play, Event, Spots>>;
  readonly keys: Door<Keys<Play>>;
  readonly told: Door<Told<Play, Event>>;
  /** What a turn needs and the first view does not. */
  readonly turn?: Door<unknown>;
  readonly cues: Readonly<Partial<Record<Event['kind'], Cue>>>;
  /** Choices in one update that are still worth showing one by one. */
  readonly atOnce: number;
  eventsIn(events: readonly MatchEvent[]): readonly Event[];
  /** What names the moment: while it stays, what is open on the screen stays too. */
  momentOf(play: Play): string;
  /** The moment has changed: closes what was open for the last one. */
  settle(play: Play): void;
  /** A card that somebody points at in the chat, where partners show each other their cards. */
  readonly cardOf?: CardOf;
}

interface ElementRef {
  readonly current: HTMLElement | null;
}

/** The time the table stays in sight after the last move, before the result is shown. */
const LAST_LOOK = 1600;
/** After the last motion. */
const CALM = 500;
/** What others do one after the other is told in one go once it is quiet for so long, or my turn has come: speech would fall behind. */
const QUIET = 1500;

const useTelling = <Play, Event>(told: Door<Told<Play, Event>>): ((play: Play, events: readonly Event[], now: boolean) => void) => {
  const unfetched = useRef(new Set<() => void>());
  const unsaid = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const tell = (): void => announce(unsaid.current.splice(0).join(' '));
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      for (const stop of unfetched.current) stop();
    },
    [],
  );
  return (play, events, now) => {
    const stop = want(told, ({ say }) => {
      unfetched.current.delete(stop);
      unsaid.current.push(...say(play, events));
      clearTimeout(timer.current);
      if (now) tell();
      else timer.current = setTimeout(tell, QUIET);
    });
    unfetched.current.add(stop);
  };
};

export const useEvents = <Play extends TablePlay, Event extends { readonly kind: string }, Spots>(
  kit: TableKit<Play, Event, Spots>,
  play: Play,
  root: ElementRef,
  layer: ElementRef,
): void => {
  const match = play.session.match.value;
  const tell = useTelling(kit.told);
  const seen = useRef<number | undefined>(undefined);
  const moment = useRef('');
  const before = useRef<Spots | undefined>(undefined);
  const part = kit.motion.part();
  // Rendering comes before the page changes: what is measured here is where everything still lies.
  if (root.current !== null && part !== undefined && match !== undefined && seen.current !== match.seq) {
    before.current = part.spotsIn(root.current);
  }
  useLayoutEffect(() => {
    if (match === undefined || seen.current === match.seq) return;
    const first = seen.current === undefined;
    seen.current = match.seq;
    const now = kit.momentOf(play);
    if (moment.current !== now) {
      moment.current = now;
      kit.settle(play);
    }
    const events = kit.eventsIn(match.events);
    // After a reconnection many choices arrive at once: the table shows the result without animating each.
    const choices = new Set(match.events.map((event) => event.seq)).size;
    if (first || events.length === 0 || choices > kit.atOnce || root.current === null || layer.current === null) return;
    const pace = MOTION_FACTOR[motion.peek()];
    const stage = before.current && { root: root.current, layer: layer.current, before: before.current, pace };
    const shown = stage === undefined ? 0 : (part?.showEvents(stage, events, play) ?? 0);
    const cues: Readonly<Partial<Record<string, Cue>>> = kit.cues;
    for (const cue of new Set(events.map((e) => cues[e.kind]))) if (cue !== undefined) playCue(cue);
    const over = events.some((e) => e.kind === 'over');
    // The page of a match of the past tells each step itself.
    if (!play.session.past) tell(play, events, play.table.mine || over);
    if (over && pace > 0) {
      play.ui.reviewing.value = true;
      setTimeout(() => (play.ui.reviewing.value = false), Math.max(LAST_LOOK * pace, shown + CALM * pace));
    }
  }, [match?.seq]);
};
