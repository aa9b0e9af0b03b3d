// Theme, sound and motion: chosen by the person, otherwise by the system. The language lives with the words, in i18n.ts.
import { effect, type Signal, signal } from '@preact/signals';
import { recall, remember } from './memory.ts';

const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['slow', 'normal', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined => values.find((v) => v === value);

const prefers = (query: string): boolean => matchMedia(query).matches;

export const theme: Signal<Theme> = signal(oneOf(THEMES, recall('theme')) ?? (prefers('(prefers-color-scheme: dark)') ? 'night' : 'day'));
export const sound: Signal<boolean> = signal(recall('sound') !== 'off');
export const motion: Signal<Motion> = signal(
  oneOf(MOTIONS, recall('motion')) ?? (prefers('(prefers-reduced-motion: reduce)') ? 'none' : 'normal'),
);

/** Durations are multiplied by this; 0 means that nothing moves. */
export const MOTION_FACTOR: Record<Motion, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };

effect(() => {
  document.documentElement.dataset['theme'] = theme.value;
});
effect(() => {
  document.documentElement.style.setProperty('--speed', String(MOTION_FACTOR[motion.value]));
});

// Only a choice is stored: whoever never chose keeps following the system.
export const chooseTheme = (next: Theme): void => {
  theme.value = next;
  remember('theme', next);
};
export const chooseSound = (on: boolean): void => {
  sound.value = on;
  remember('sound', on ? 'on' : 'off');
};
export const chooseMotion = (next: Motion): void => {
  motion.value = next;
  remember('motion', next);
};
