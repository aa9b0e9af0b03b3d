// A light shake of the phone when it is my turn, for those who want it. Kept apart from the other settings, since only the menu and the table need it.
import { type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from './memory.ts';

const wanted = signal(recall('buzz') === 'on');

export const buzzWanted: ReadonlySignal<boolean> = wanted;

/** Desks have the function too, and nothing that shakes. */
export const canBuzz = (): boolean => typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

const LENGTH = 30;

export const buzz = (): void => {
  if (wanted.peek() && canBuzz()) navigator.vibrate(LENGTH);
};

export const wantBuzz = (on: boolean): void => {
  wanted.value = on;
  remember('buzz', on ? 'on' : 'off');
  // So that one knows what it is like.
  buzz();
};
