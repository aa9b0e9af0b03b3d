// Signs of the base game and of Cities: conflict tokens, who counts, and what no resource, coin or science symbol says.
import { SCIENCE } from './goods.ts';
import { type Drawings, F, L, ring, star } from './pen.ts';

const MEDAL = star(14, 11.4, 9.9);
const LEFT = F('M7.4 5.6 1 12l6.4 6.4Z');
const RIGHT = F('M16.6 5.6 23 12l-6.4 6.4Z');
const small = (drawing: string, x: number, y: number): string => `<g transform="translate(${x} ${y}) scale(.5)">${drawing}</g>`;

export const CITY_SIGNS = {
  // conflict tokens: a medal with its points, hollow for a defeat
  victory: F(`${MEDAL}${star(5, 6.6, 2.8, 12, 12.2)}`),
  'victory-1': F(`${MEDAL}M10.9 6.2h2.8v11.6h-3V9.6l-2.3.7V7.8Z`),
  'victory-3': F(
    `${MEDAL}M8.2 6.2H16v2.4l-3 2.7c2.1.3 3.5 1.5 3.5 3.3 0 2.1-1.8 3.5-4.4 3.5-1.9 0-3.4-.5-4.3-1.4l1.4-2.2c.8.6 1.7 1 2.7 1s1.7-.4 1.7-1.2-.6-1.1-1.9-1.1h-1.3v-1.9l2.3-2.5H8.2Z`,
  ),
  'victory-5': F(
    `${MEDAL}M8.7 6.2h7.2v2.6h-4.7l-.1 1.7c.4-.2.9-.3 1.4-.3 2.3 0 3.9 1.5 3.9 3.7 0 2.4-1.8 4.1-4.4 4.1-1.7 0-3-.5-4-1.4l1.4-2.3c.7.6 1.6 1 2.5 1s1.7-.6 1.7-1.4-.6-1.3-1.6-1.3c-.7 0-1.2.2-1.6.5l-2.1-.5Z`,
  ),
  defeat: ring(12, 12, 9.2, 2.2) + F('M6.6 10.4h10.8v3.2H6.6Z'),

  // whose things count: a filled place counts, a hollow one does not
  'scope-neighbours': LEFT + ring(12, 12, 2.7, 1.6) + RIGHT,
  'scope-all': LEFT + '<circle cx="12" cy="12" r="3.6"/>' + RIGHT,
  others:
    '<circle cx="12" cy="4.6" r="3.4"/><circle cx="4.4" cy="10.4" r="3.4"/><circle cx="19.6" cy="10.4" r="3.4"/>' + ring(12, 18.6, 3, 1.8),

  // the wonder, and cards built without paying
  'stage-whole':
    F('M7.2 1.8h4.8v4.4H7.2Z') + F('M4.4 7.7H15v4.4H4.4Z') + F('M1.6 13.6h10.2l-1.4 1.8 3.4 3.6H1.6Z') + L('M14 16.6l3 3.4 5.4-7', 2.8),
  'last-card':
    F(
      'M9 2.4h11.4a1.2 1.2 0 0 1 1.2 1.2v16.8a1.2 1.2 0 0 1-1.2 1.2H9a1.2 1.2 0 0 1-1.2-1.2V3.6A1.2 1.2 0 0 1 9 2.4ZM13.4 7.6v3.1h-3.1v2.6h3.1v3.1H16v-3.1h3.1v-2.6H16V7.6Z',
    ) + L('M5 4.4v15.2M2.2 6.6v10.8', 1.7),
  colours:
    F('M1.8 2h8.6v8.6H1.8Z') + F('M18 1.6l5.2 9H12.8Z') + ring(6.1, 17.9, 3.1, 2.4) + F('M16.4 13.4h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3Z'),
  'age-first': F('M1.8 3.4h6v17.2h-6Z') + L('M11 5h3.4v14H11ZM18 5h3.4v14H18Z', 1.6),
  'age-last': L('M2.6 5H6v14H2.6ZM9.6 5H13v14H9.6Z', 1.6) + F('M16.2 3.4h6v17.2h-6Z'),

  // goods of any kind: a raw material and a made one; hollow are those my city does not make
  goods:
    '<circle cx="7.6" cy="7.6" r="6"/>' +
    F('M12.6 13.4h8.2a1.4 1.4 0 0 1 1.4 1.4v6a1.4 1.4 0 0 1-1.4 1.4h-8.2a1.4 1.4 0 0 1-1.4-1.4v-6a1.4 1.4 0 0 1 1.4-1.4Z'),
  'goods-lacking':
    ring(7.6, 7.6, 5, 2) + L('M13 14.4h7.4a.8.8 0 0 1 .8.8v5.2a.8.8 0 0 1-.8.8H13a.8.8 0 0 1-.8-.8v-5.2a.8.8 0 0 1 .8-.8Z', 2),
  'goods-free': '<circle cx="6.4" cy="7" r="5"/>' + F('M11.4 13.6h10.4v8.6H11.4Z') + L('M15 2.6l6.2 6.2M21.2 2.6 15 8.8', 2.4),
  initial: '<circle cx="12" cy="6.6" r="5"/>' + F('M1.8 13.4h20.4v8.4H1.8Zm3 3v2.4h14.4v-2.4Z'),

  'sci-any': small(SCIENCE['sci-compass'], 6, -0.4) + small(SCIENCE['sci-gear'], -0.2, 11.8) + small(SCIENCE['sci-tablet'], 12.2, 11.8),
} as const satisfies Drawings;
