// Signs of Architects: where a card comes from, battle, and resources of any kind.
import { type Drawings, F } from './pen.ts';

export const ARCHITECTS_SIGNS = {
  // a card taken from any deck, from the central one, from both sides, or after a search
  'any-deck':
    F('M2.3 5.6h3a.8.8 0 0 1 .8.8v11.2a.8.8 0 0 1-.8.8h-3a.8.8 0 0 1-.8-.8V6.4a.8.8 0 0 1 .8-.8Z', 'fill-opacity=".68"') +
    F('M18.7 5.6h3a.8.8 0 0 1 .8.8v11.2a.8.8 0 0 1-.8.8h-3a.8.8 0 0 1-.8-.8V6.4a.8.8 0 0 1 .8-.8Z', 'fill-opacity=".68"') +
    F(
      'M8.6 2.6h6.8a1.1 1.1 0 0 1 1.1 1.1v16.6a1.1 1.1 0 0 1-1.1 1.1H8.6a1.1 1.1 0 0 1-1.1-1.1V3.7a1.1 1.1 0 0 1 1.1-1.1ZM12 6.4l-3.2 4.4h2v5.8h2.4v-5.8h2Z',
    ),
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
