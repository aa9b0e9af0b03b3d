// Signs of the pages of rules and of cards. How sure a figure is: a full disc, half of one, a broken ring.
import { type Drawings, F, L, ring } from './pen.ts';

export const READING_SIGNS = {
  search: ring(10, 10, 6.6, 2.6) + L('M15 15l6 6', 3),
  printer: F('M6 1.8h12v5H6Z') + F('M2 8h20v9.4h-3.4V14H5.4v3.4H2Z') + F('M7 15.6h10v6.6H7Z'),
  filter: F('M2 3h20l-7.8 9.4v8.2l-4.4 1.6v-9.8Z'),
  tree: F('M1.8 9h6v6h-6ZM15.4 2h6.8v6h-6.8Zm0 14h6.8v6h-6.8Z') + L('M8 12h3.4M15.4 5h-2a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h2', 1.8),
  list: F('M2 4h4v4H2ZM8.5 4.6H22v2.8H8.5ZM2 10h4v4H2ZM8.5 10.6H22v2.8H8.5ZM2 16h4v4H2ZM8.5 16.6H22v2.8H8.5Z'),
  tap: F(
    'M8.8 3.2a1.9 1.9 0 0 1 3.8 0v6.6l6.3 1.2c1.5.3 2.3 1.4 2.1 2.9l-.9 5.9c-.2 1.4-1.1 2.2-2.5 2.2h-7c-.9 0-1.6-.3-2.2-1.1l-5.2-6.6c-1.1-1.4.6-3.2 2.1-2.2l3.5 2.3Z',
  ),
  'known-confirmed': F('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.7 14.6-4.6-4.6 2-2 2.6 2.6 6-6 2 2Z'),
  'known-single-source': ring(12, 12, 9.2, 1.8) + F('M12 5.4v13.2a6.6 6.6 0 0 1 0-13.2Z'),
  'known-inferred':
    L('M4.2 7.5A9 9 0 0 1 10 3.2M14 3.2a9 9 0 0 1 5.8 4.3M21 11.4a9 9 0 0 1-2.4 7M15.6 20.3a9 9 0 0 1-7.2 0M5.4 18.4a9 9 0 0 1-2.4-7', 2) +
    L('M7 12c1.2-1.8 2.4-1.8 3.6-.2s2.6 1.8 3.8.2 2-1.6 2.8-.4', 1.8),
} as const satisfies Drawings;
