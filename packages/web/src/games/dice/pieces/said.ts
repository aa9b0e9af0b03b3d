// A drawing is silent for screen readers unless it can be pressed or has a name of its own.
import type { Outer } from '../../../components/types.ts';

export const saidOf = (outer: Outer): Pick<Outer, 'role' | 'aria-hidden'> => {
  if (outer.onClick !== undefined || outer.role !== undefined) return {};
  return outer['aria-label'] === undefined ? { 'aria-hidden': true } : { role: 'img' };
};
