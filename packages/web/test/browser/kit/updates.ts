// What the server told a person about the newest table.
import type { Person } from './person.ts';

interface Told<View, Event, Move> {
  readonly t: string;
  readonly code: string;
  readonly seq: number;
  readonly hash: string;
  readonly view: View;
  readonly events: readonly { readonly seq: number; readonly event: Event }[];
  readonly awaiting: readonly number[];
  readonly ready: readonly number[];
  readonly sealed: readonly Move[];
}

/** Each frame is read once; there are thousands of looks at them. */
const read = new WeakMap<Person, { frames: number; readonly updates: Told<object, object, object>[] }>();

const allOf = (who: Person): readonly Told<object, object, object>[] => {
  const known = read.get(who) ?? { frames: 0, updates: [] };
  read.set(who, known);
  for (; known.frames < who.received.length; known.frames++) {
    const message = JSON.parse(who.received[known.frames] ?? '') as Partial<Told<object, object, object>>;
    if ((message.t === 'sync' || message.t === 'update') && message.view !== undefined)
      known.updates.push(message as Told<object, object, object>);
  }
  const code = known.updates.at(-1)?.code;
  return known.updates.filter((update) => update.code === code);
};

/** For the types of a game: all updates of the newest table, and the newest of them. */
export const updatesFor = <View extends object, Event extends object, Move extends object>() => {
  const updatesOf = (who: Person): readonly Told<View, Event, Move>[] => allOf(who) as readonly Told<View, Event, Move>[];
  const newestOf = (who: Person): Told<View, Event, Move> => {
    const newest = updatesOf(who).at(-1);
    if (newest === undefined) throw new Error('no view has come yet');
    return newest;
  };
  return { updatesOf, newestOf, viewOf: (who: Person): View => newestOf(who).view };
};

export type { Told };
