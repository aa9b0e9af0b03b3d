// Amounts of the seven resources in one number: field r holds 0 … 7 in bits 4r … 4r + 2, with a guard bit above it in bit 4r + 3, so that
// one subtraction answers for all seven at once. No city makes more than four fixed units of a resource, and no cost asks for more.
import { RESOURCES, type Resource } from '../data/effects.ts';

export const fieldOf = (packed: number, resource: number): number => (packed >>> (4 * resource)) & 7;
export const unitIn = (resource: number): number => 1 << (4 * resource);

/** Packs an amount for each resource. */
export const pack = (amount: (resource: Resource) => number): number =>
  RESOURCES.reduce((packed, r, i) => packed + amount(r) * unitIn(i), 0);

/** What is missing of each resource. A field whose guard bit the subtraction has used up was covered in full. */
export const shortfall = (need: number, have: number): number => {
  const rest = (need | 0x8888888) - have;
  const guards = rest & 0x8888888;
  return rest & (guards - (guards >>> 3));
};
