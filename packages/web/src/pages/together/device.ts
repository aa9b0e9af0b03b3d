// How this device is used by several people: chosen at a table before its start, and kept for the next one.
import { type Signal, signal } from '@preact/signals';
import { recall, remember } from '../../base/memory.ts';

/** A hand is shown after a long press; else after any. */
export const holds: Signal<boolean> = signal(recall('together.hold') !== 'off');
export const chooseHolds = (on: boolean): void => {
  holds.value = on;
  remember('together.hold', on ? 'on' : 'off');
};

/** The device lies between two people, and the table turns round for whoever sits opposite. */
export const flat: Signal<boolean> = signal(recall('together.flat') === 'on');
export const chooseFlat = (on: boolean): void => {
  flat.value = on;
  remember('together.flat', on ? 'on' : 'off');
};

const HOLDER = 'together.holder';

/** Who had the device at this table: after a reload it goes on with them. */
export const holderOf = (code: string): number => {
  const [known, seat] = (recall(HOLDER) ?? '').split(' ');
  return known === code ? Number(seat) : 0;
};

export const noteHolder = (code: string, seat: number): void => void remember(HOLDER, `${code} ${seat}`);
