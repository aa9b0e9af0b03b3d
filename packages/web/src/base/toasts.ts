// Short messages that come and go. They stay while the pointer or the focus is on them, and screen readers hear them once.
import { type ReadonlySignal, signal } from '@preact/signals';
import { announce } from './announce.ts';

export interface Toast {
  readonly id: number;
  /** In the language of the page, which may change while it stands. */
  text(): string;
  readonly kind: 'fine' | 'refused';
  /** For as long as the message stands, what it tells of can be taken back. */
  readonly undo?: () => void;
  /** It stands no longer, and nobody took it back. */
  readonly gone?: () => void;
}

const LASTS_MS = 6_000;
const AT_MOST = 3;

const shown = signal<readonly Toast[]>([]);
export const toasts: ReadonlySignal<readonly Toast[]> = shown;
let count = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

const remove = (id: number): Toast | undefined => {
  hold(id);
  const toast = shown.peek().find((one) => one.id === id);
  shown.value = shown.peek().filter((one) => one.id !== id);
  return toast;
};

export const dismiss = (id: number): void => remove(id)?.gone?.();

export const takeBack = (id: number): void => remove(id)?.undo?.();

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

const show = (toast: Omit<Toast, 'id'>): void => {
  const id = ++count;
  for (const { id: old } of shown.peek().slice(0, 1 - AT_MOST)) dismiss(old);
  shown.value = [...shown.peek(), { ...toast, id }];
  announce(toast.text());
  release(id);
};

export const toast = (text: Toast['text'], kind: Toast['kind'] = 'fine'): void => {
  // The same sentence twice in a row is one message.
  for (const other of shown.peek()) if (other.undo === undefined && other.text() === text()) dismiss(other.id);
  show({ text, kind });
};

/** Says what is about to be done. It is done when the message goes, unless somebody takes it back before. */
export const toastWithUndo = (text: Toast['text'], gone: () => void, undo: () => void): void => show({ text, kind: 'fine', gone, undo });
