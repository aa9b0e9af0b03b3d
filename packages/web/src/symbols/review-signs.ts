// Signs of looking back. The four marks of a move are one stone: cut, with a corner off, split and fallen.
import { type Drawings, F } from './pen.ts';

const SOFT = 'fill-opacity=".72"';

export const REVIEW_SIGNS = {
  'q-gem':
    F('M6.2 3.5h3.3L7.6 8.3H2.3Z') +
    F('M11 3.5h2l2 4.8H9Z', SOFT) +
    F('M14.5 3.5h3.3l3.9 4.8h-5.3Z') +
    F('M2.3 9.8h5.2l3.2 10.2Z', SOFT) +
    F('M9 9.8h6L12 20.6Z') +
    F('M16.5 9.8h5.2L13.3 20Z', SOFT),
  'q-chip': F('M3 5.5h9.6l-1.8 3.4 4.2 1.7-.8 3.4 6.8 1.2v5.3H3Z') + F('M15.6 3.2l5.2 1.1-.6 5.4-4.1-1.2Z', SOFT),
  'q-crack': F('M2.5 4.5h8.7l-2.6 5 3.6 2.6-3.2 3.7 1.4 3.7H2.5Z') + F('M13.6 4.5h7.9v15h-8.7l-1.3-3.4 3.5-4-3.8-2.8Z'),
  'q-ruin':
    F('M2 19.3h20V22H2Z') +
    F('M4 10.5l2.3 1.7 2-2.2 2.7 2.7v5.2H4Z') +
    F('M13.6 11.2l7.8 2.1-1.3 4.7-6.5-1.7Z', SOFT) +
    F('M12.8 4.7l4.6.3-.9 3.7-4.1-.9Z') +
    F('M5.2 3l3.5 1-1 3.2-3-1.3Z', SOFT),
  'next-mark': F('M3.5 4.5v15L12 12Z') + F('M14 4.5h7v4.8l-2 1.2 2 1.6v7.4h-7v-5l1.8-2-1.8-1.8Z'),
} as const satisfies Drawings;
