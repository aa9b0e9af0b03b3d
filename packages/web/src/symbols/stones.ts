// What a move is worth, as stones: cut, chipped, split; and the owl that knows.
import { type Drawings, F } from './pen.ts';

const PALE = 'fill-opacity=".72"';

export const STONES = {
  'stone-gem':
    F('M6.2 3.5h3.3L7.6 8.3H2.3Z') +
    F('M11 3.5h2l2 4.8H9Z', PALE) +
    F('M14.5 3.5h3.3l3.9 4.8h-5.3Z') +
    F('M2.3 9.8h5.2l3.2 10.2Z', PALE) +
    F('M9 9.8h6L12 20.6Z') +
    F('M16.5 9.8h5.2L13.3 20Z', PALE),
  'stone-chip': F('M3 5.5h9.6l-1.8 3.4 4.2 1.7-.8 3.4 6.8 1.2v5.3H3Z') + F('M15.6 3.2l5.2 1.1-.6 5.4-4.1-1.2Z', PALE),
  'stone-crack': F('M2.5 4.5h8.7l-2.6 5 3.6 2.6-3.2 3.7 1.4 3.7H2.5Z') + F('M13.6 4.5h7.9v15h-8.7l-1.3-3.4 3.5-4-3.8-2.8Z', PALE),
  owl:
    F(
      'M3.2 2.6l4.3 2.2h9L20.8 2.6V13a8.8 8.8 0 0 1-17.6 0ZM8 7.3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16 7.3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 13.6l-1.7 2.2 1.7 3 1.7-3Z',
    ) + '<circle cx="8" cy="10.8" r="1.6"/><circle cx="16" cy="10.8" r="1.6"/>',
} as const satisfies Drawings;
