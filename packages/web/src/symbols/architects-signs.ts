// Signs of Architects: where a card comes from, battle, and resources of any kind.
import { type Drawings, F } from './pen.ts';

const UP = 'l-3.4 4h2.2v3.7h2.4v-3.7h2.2Z';

export const ARCHITECTS_SIGNS = {
  // a card taken from any deck, from the central one, from both sides, or after a search
  'any-deck':
    F(
      'M2 4h7a1 1 0 0 1 1 1v4H7a2.5 2.5 0 0 0-2.5 2.5v.5H2a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM15 4h7a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2.5v-.5A2.5 2.5 0 0 0 17 9h-3V5a1 1 0 0 1 1-1Z',
      'fill-opacity=".65"',
    ) + F(`M7 10.5h10a1 1 0 0 1 1 1V22a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V11.5a1 1 0 0 1 1-1ZM12 12.8${UP}`),
  'central-deck':
    F(
      'M5 1.5h14A1.5 1.5 0 0 1 20.5 3v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V3A1.5 1.5 0 0 1 5 1.5ZM12 4.5l-4.3 5h2.8V14h3V9.5h2.8Z',
    ) + F('M5 18h14v1.8H5ZM6.5 21h11v1.8h-11Z', 'fill-opacity=".7"'),
  'both-decks': F('M6.5 3 1 9.5h3.3V20h4.4V9.5H12Z') + F('M17.5 3 12 9.5h3.3V20h4.4V9.5H23Z', 'fill-opacity=".72"'),
  'search-deck':
    F('M3 3h8a1 1 0 0 1 1 1v.5A7.6 7.6 0 0 0 7.5 14H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z', 'fill-opacity=".7"') +
    F('M14.5 6a5.8 5.8 0 0 1 4.7 9.2l3.6 3.6-2.2 2.2-3.6-3.6A5.8 5.8 0 1 1 14.5 6Zm0 2.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z'),
  battle:
    F('M2.5 2.5h4.2l7 7-2 2-2-2-.4.4 7.8 8.3 1.3-1.3 1.7 1.7-1.8 1.8 2 2-1.7 1.7-2-2-1.8 1.8-1.7-1.7 1.3-1.3L2.5 6.7Z') +
    F(
      'M21.5 2.5h-4.2l-3.2 3.2 3 3.2 4.4-4.4ZM9.3 14.4l-3.7 3.5-1.3-1.3-1.7 1.7 1.8 1.8-2 2 1.7 1.7 2-2 1.8 1.8 1.7-1.7-1.3-1.3 3.2-3.4Z',
      'fill-opacity=".72"',
    ),
  'extra-card': F(
    'M6 1.5h12A1.5 1.5 0 0 1 19.5 3v18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.5ZM10.8 7.5v3.3H7.5v2.4h3.3v3.3h2.4v-3.3h3.3v-2.4h-3.3V7.5Z',
  ),
  'any-match':
    '<circle cx="6.6" cy="6.6" r="4.6"/><rect x="13" y="2.6" width="8.4" height="8.4" rx="1"/>' +
    F('M6.6 12.8l5 9h-10Z') +
    F('M17.2 12.4l5 5-5 5-5-5Z'),
} as const satisfies Drawings;
