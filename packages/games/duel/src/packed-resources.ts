// Amounts of the five resources in one number: field r holds the amount of resource r in bits 5r … 5r + 3, with a guard bit above it in
// bit 5r + 4, so that one subtraction answers for all five at once. Prices are most of what a playout does, and these few functions are
// most of a price: they write the numbers out, because a named constant costs a load and a check where a bundler turns it into a variable.
import { RESOURCES, type Resource } from '../data/effects.ts';

export const fieldOf = (packed: number, resource: number): number => (packed >>> (5 * resource)) & 15;
export const unitIn = (resource: number): number => 1 << (5 * resource);

/** Packs an amount for each resource. */
export const pack = (amount: (resource: Resource) => number): number =>
  RESOURCES.reduce((packed, r, i) => packed + amount(r) * unitIn(i), 0);

/** One in each field. */
export const ONE_EACH = pack(() => 1);

/** What is missing of each resource. A field whose guard bit the subtraction has used up was covered in full. */
export const shortfall = (need: number, have: number): number => {
  const rest = (need | 0x1084210) - have;
  const guards = rest & 0x1084210;
  return rest & (guards - (guards >>> 4));
};

/** Units times their prices, over all resources. */
export const sumOf = (units: number, prices: number): number =>
  (units & 15) * (prices & 15) +
  ((units >>> 5) & 15) * ((prices >>> 5) & 15) +
  ((units >>> 10) & 15) * ((prices >>> 10) & 15) +
  ((units >>> 15) & 15) * ((prices >>> 15) & 15) +
  ((units >>> 20) & 15) * ((prices >>> 20) & 15);
