// How loud the cues are. Kept apart from the other settings, since only the menu and the instruments need it.
import { type Signal, signal } from '@preact/signals';
import { recall, remember } from './memory.ts';

/** From soft to loud; the ear hears the steps as equal. */
const GAINS = [0.06, 0.13, 0.26, 0.5, 1] as const;
export const LOUDEST = GAINS.length;
const USUAL = 4;

const read = (stored: number): number => (Number.isInteger(stored) && stored >= 1 && stored <= LOUDEST ? stored : USUAL);

/** A step from 1 to `LOUDEST`. */
export const volume: Signal<number> = signal(read(Number(recall('volume'))));

export const chooseVolume = (step: number): void => {
  volume.value = read(step);
  remember('volume', String(volume.value));
};

export const gainOf = (step: number): number => GAINS[step - 1] ?? 0;
