// What screen readers are told. The region is drawn once by the shell; games call `announce`.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Announcement {
  /** Distinguishes two equal texts, so that the second is read too. */
  readonly n: number;
  readonly text: string;
}

const newest = signal<Announcement>({ n: 0, text: '' });

export const announcement: ReadonlySignal<Announcement> = newest;

export const announce = (text: string): void => {
  newest.value = { n: newest.peek().n + 1, text };
};
