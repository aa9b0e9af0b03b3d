// What this browser remembers of the words at tables: how far they were read, and who is not listened to. Both only of the newest tables.
import { signal } from '@preact/signals';
import { recall, remember } from '../../base/memory.ts';

const AT_MOST = 100;

/** A few things by their keys, the one used last at the end; `=` and spaces stand in no code and in no `who`. */
const notes = (name: string) => {
  const stored = (): Map<string, string> =>
    new Map(
      (recall(name) ?? '')
        .split(' ')
        .filter((note) => note !== '')
        .map((note) => {
          const [key = '', value = ''] = note.split('=');
          return [key, value];
        }),
    );
  const held = signal<ReadonlyMap<string, string>>(stored());
  return {
    get: (key: string): string | undefined => held.value.get(key),
    set: (key: string, value: string | undefined): void => {
      // Another page of this browser may have written meanwhile.
      const next = new Map([...held.peek(), ...stored()]);
      next.delete(key);
      if (value !== undefined) next.set(key, value);
      const kept = [...next].slice(-AT_MOST);
      held.value = new Map(kept);
      remember(name, kept.map(([one, of]) => `${one}=${of}`).join(' '));
    },
  };
};

const read = notes('words-read');
const muted = notes('muted');

/** The number of the last word that was read at this place, such as a tab of a table. */
export const readUpTo = (place: string): number => Number(read.get(place) ?? 0);

export const markRead = (place: string, n: number): void => {
  if (n > readUpTo(place)) read.set(place, String(n));
};

/** `who` names a person at one table only. */
export const isMuted = (who: string): boolean => muted.get(who) !== undefined;

export const mute = (who: string, on: boolean): void => muted.set(who, on ? 'yes' : undefined);
