// What the device does at a table: its screen stays on while a game is alive, and it may shake when it is my turn. Fetched after the table.
import { computed, effect, signal } from '@preact/signals';
import { buzz } from '../base/buzz.ts';
import type { LiveTable } from '../net/live-table.ts';

/** A table that nobody touches and where nothing happens for so long is left alone by all. */
const ALIVE = 10 * 60_000;

const visible = signal(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', () => (visible.value = document.visibilityState === 'visible'));

/** Holds the screen on until the answer is called. The browser takes it back by itself when the page is hidden. */
const keepScreenOn = (): (() => void) => {
  let over = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // The battery is low, or the person does not allow it: the screen goes off as it always does.
    }
  };
  void ask();
  return () => {
    over = true;
    void lock?.release();
  };
};

/** True after each touch of the page and each change of the table, for a while. */
const aliveAt = (table: LiveTable) => {
  const alive = signal(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = (): void => {
    alive.value = true;
    clearTimeout(timer);
    timer = setTimeout(() => (alive.value = false), ALIVE);
  };
  // A line that comes back brings the same moment again, which is no life.
  const seq = computed(() => table.match.value?.seq);
  const stop = seq.subscribe(renew);
  addEventListener('pointerdown', renew);
  addEventListener('keydown', renew);
  return {
    alive,
    stop: (): void => {
      stop();
      clearTimeout(timer);
      removeEventListener('pointerdown', renew);
      removeEventListener('keydown', renew);
    },
  };
};

/** `myTurn`: something is asked of me at this table. Answers what ends it. */
export const atHand = (table: LiveTable, myTurn: { readonly value: boolean }): (() => void) => {
  const { alive, stop } = aliveAt(table);
  const held = computed(() => {
    const info = table.known.value;
    return info?.status === 'playing' && info.you !== undefined && alive.value && visible.value;
  });
  const ends = [
    stop,
    effect(() => (held.value && 'wakeLock' in navigator ? keepScreenOn() : undefined)),
    effect(() => {
      if (myTurn.value) buzz();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};
