import type { BookFigures } from '../../../base/book.ts';

export const figures: BookFigures = {};
