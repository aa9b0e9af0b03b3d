// A line that was begun and not sent waits in this tab, also while the chat is closed and when the page is loaded again.
import { signal } from '@preact/signals';

const PREFIX = 'maravilha.draft.';

/** Where storage is forbidden, a draft lasts as long as the page. */
const held = signal<ReadonlyMap<string, string>>(new Map());

const stored = (place: string): string => {
  try {
    return sessionStorage.getItem(PREFIX + place) ?? '';
  } catch {
    return '';
  }
};

export const draftAt = (place: string): string => held.value.get(place) ?? stored(place);

export const keepDraft = (place: string, text: string): void => {
  held.value = new Map(held.peek()).set(place, text);
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + place);
    else sessionStorage.setItem(PREFIX + place, text);
  } catch {
    // Nothing to mend: the signal holds it.
  }
};
