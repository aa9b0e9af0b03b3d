// Short messages that come and go. They stay while the pointer or the focus is on them, and screen readers hear them once.
import { type ReadonlySignal, signal } from '@preact/signals';
import { announce } from './announce.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'fine' | 'refused';
}

const LASTS_MS = 6_000;
const AT_MOST = 3;

const shown = signal<readonly Toast[]>([]);
export const toasts: ReadonlySignal<readonly Toast[]> = shown;
let count = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export const dismiss = (id: number): void => {
  hold(id);
  shown.value = shown.peek().filter((toast) => toast.id !== id);
};

export const hold = (id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};

export const release = (id: number): void => {
  hold(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), LASTS_MS),
  );
};

export const toast = (text: string, kind: Toast['kind'] = 'fine'): void => {
  const id = ++count;
  // The same sentence twice in a row is one message.
  const others = shown.peek().filter((other) => other.text !== text);
  shown.value = [...others.slice(1 - AT_MOST), { id, text, kind }];
  announce(text);
  release(id);
};
