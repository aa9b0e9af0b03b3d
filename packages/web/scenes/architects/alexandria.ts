// The lighthouse: two square storeys, an octagon, a lantern room, and the fire with its beams.
import { boat, gulls } from '../kit.ts';
import { box, byDay, byNight, disc, fill, line, mix, type Monument, opening, sea, sky, tints } from './kit.ts';

const p = tints({
  far: ['#d68f85', '#142a48'],
  far2: ['#b9746f', '#0e2039'],
  a: ['#fff5e4', '#9ca9c6'],
  b: ['#cdaf9b', '#4c5b78'],
  c: ['#f1ddc6', '#7f8caa'],
  d: ['#a98a7b', '#2f3b55'],
  rock: ['#8c6a5e', '#24304a'],
  rock2: ['#6b4c46', '#182238'],
  rock3: ['#a9867a', '#33405c'],
  w1: ['#2e7588', '#0e2b45'],
  w2: ['#4c97a3', '#1b4763'],
  wl: ['#9ed2cf', '#3c6a86'],
  win: ['#7a5b50', '#f5c266'],
  fl: ['#ffd25a', '#ffe79a'],
  fl2: ['#ef7a2a', '#f7a13a'],
  sail: ['#fff6e3', '#d5c8a5'],
  hull: ['#4d2d25', '#070f1c'],
  gold: ['#d99a2b', '#e0b25a'],
});

const CITY = [
  [188, 192, 9, 14],
  [200, 184, 12, 22],
  [214, 190, 9, 16],
  [226, 180, 12, 26],
  [242, 188, 10, 18],
  [256, 178, 14, 28],
  [274, 190, 10, 16],
  [288, 184, 13, 22],
  [306, 192, 10, 14],
] as const;

/** Windows of one size, in rows and columns; by night they are lit. */
const windows = (xs: readonly number[], ys: readonly number[], h: number): string =>
  fill(ys.flatMap((y) => xs.map((x) => opening(x, y + h, 6, h))).join(''), p.win);

/** A cornice in light and shade. */
const cornice = (left: number, right: number, y: number, h: number): string => {
  const middle = (left + right) / 2;
  return fill(box(left, y, right - left, h), p.c) + fill(box(middle, y, right - middle, h), p.d);
};

const battlements = (xs: readonly number[], y: number, w: number): string => fill(xs.map((x) => box(x, y, w, 5)).join(''), p.c);

const base =
  fill('M56 234L60 198H120V234Z', p.a) +
  fill('M184 234L180 198H120V234Z', p.b) +
  line('M58.5 211H120M57.5 222H120', p.c, 1.6) +
  line('M120 211H181M120 222H182.5', p.d, 1.2, 0.5) +
  cornice(52, 188, 192, 7) +
  battlements([54, 66, 78, 156, 168, 180], 187, 6) +
  fill(opening(120, 234, 22, 27), p.win) +
  windows([71, 87, 149, 165], [204], 13);

const second =
  fill('M72 192L79 140H120V192Z', p.a) +
  fill('M168 192L161 140H120V192Z', p.b) +
  line('M73.5 178H120M75 166H120M77 153H120', p.c, 1.6) +
  line('M120 178H166M120 166H164.5M120 153H163', p.d, 1.2, 0.45) +
  windows([88, 106, 133, 151], [146, 160, 174], 10) +
  cornice(74, 166, 134, 7) +
  battlements([76, 87, 148, 159], 129, 5);

const octagon =
  fill('M92 134L96 98H110V134Z', p.a) +
  fill(box(110, 98, 20, 36), p.c) +
  fill('M130 98H144L148 134H130Z', p.b) +
  windows([102, 120, 138], [104, 119], 10) +
  cornice(91, 149, 92, 6);

const lantern =
  fill(box(103, 64, 9, 28), p.a) +
  fill(box(112, 64, 16, 28), p.c) +
  fill(box(128, 64, 9, 28), p.b) +
  windows([120], [71], 12) +
  line('M103 78H112M128 78H137', p.d, 1, 0.5) +
  cornice(99, 141, 59, 5.5);

const fire =
  disc(120, 34, 48, byNight('#ffe79a', 0.14)) +
  disc(120, 34, 28, byNight('#ffe79a', 0.22)) +
  fill('M120 36L-140-22V84ZM120 36L380-8V98Z', mix('#fff3c88c', '#ffe9a857')) +
  fill('M107 59V40h3.5V59ZM129.5 59V40h3.5V59Z', p.c) +
  fill('M120 10C132 22 134 32 129 46H111C106 34 114 28 120 10Z', p.fl2) +
  fill('M120 24C126 32 127 39 124 46H115C112 40 118 34 120 24Z', p.fl) +
  fill('M105 46h30l-3 6h-24Z', p.gold) +
  fill(box(110, 52, 20, 7), p.b);

export const alexandria: Monument = {
  line: ['#6e4238', '#d3dcf0'],
  ground:
    sky({ rings: ['#f2b39a', '#f5c3a6', '#f8d4b6', '#fbe4cb'], sun: '#fff8e4', at: [56, 98], moonAt: [196, 92] }) +
    fill(
      'M176 58h40q-8-9-16-6q-7-9-15 0q-7-2-9 6ZM-96 44h46q-9-10-18-7q-8-10-17 0q-8-2-11 7ZM290 92h44q-9-10-17-7q-8-10-16 0q-8-2-11 7Z',
      byDay('#fbe4cb'),
    ) +
    fill('M-140 208V196Q-60 180 0 204Q30 188 76 196T130 206ZM150 206Q190 184 240 190T380 186V208Z', p.far) +
    fill(CITY.map(([x, y, w, h]) => box(x, y, w, h)).join(''), p.far2) +
    fill(
      CITY.filter((_, i) => i % 2)
        .map(([x, y]) => box(x + 4, y + 5, 3, 4))
        .join(''),
      byNight('#f5c266'),
    ) +
    sea(204, p) +
    fill('M22 250L34 236L54 238L62 230H178L190 237L208 236L222 250Z', p.rock) +
    fill('M120 230H178L190 237L208 236L222 250H140Z', p.rock2) +
    fill('M34 236L54 238L46 250H22Z', p.rock3) +
    `<path d="M14 250H230" stroke="${p.wl}" stroke-width="2" stroke-linecap="round"/>`,
  front:
    boat(24, 246, 0.55, p) +
    boat(222, 240, 0.4, p) +
    boat(-70, 236, 0.7, p) +
    boat(300, 244, 0.62, p) +
    gulls('M64 52q5-5 9 0q4-5 9 0M52 66q4-4 7 0q3-4 7 0', byDay('#6e4238')),
  pieces: [
    { art: base, outline: 'M52 192V187H188V199H180L184 234H56L60 199H52Z' },
    { art: second, outline: 'M74 134V129H166V141H161L168 192H72L79 141H74Z' },
    { art: octagon, outline: 'M91 92H149V98H144L148 134H92L96 98H91Z' },
    { art: lantern, outline: 'M99 59H141V64.5H137V92H103V64.5H99Z' },
    { art: fire, outline: 'M107 59V40Q112 26 120 12Q128 26 133 40V59Z' },
  ],
};
