export { type Figure, medianOf } from './figures.ts';
export { NEEDS, PARTS, type Part } from './part-names.ts';
export { measurePart, type PartTerms } from './parts.ts';
