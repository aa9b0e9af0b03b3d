// The mausoleum: steps, the podium with its frieze, two halves of the colonnade, and the stepped roof with the chariot.
import { cypress, n } from '../kit.ts';
import { box, disc, fill, land, line, type Monument, sky, tints } from './kit.ts';

const p = tints({
  far: ['#a99bb8', '#1f2b4a'],
  a: ['#fbf1e2', '#a7a6c4'],
  b: ['#c3ae9b', '#534f72'],
  c: ['#e6d6c2', '#8583a6'],
  d: ['#8c7769', '#383856'],
  e: ['#8e5a7c', '#7a4a70'],
  gold: ['#d9a233', '#e0b25a'],
  g1: ['#a8a374', '#23304a'],
  g2: ['#89875b', '#1a253c'],
  leaf: ['#41603b', '#1b3b3a'],
  leaf2: ['#5f7f47', '#28524a'],
  dark: ['#6a5058', '#f0be62'],
  wall: ['#b5a7a4', '#454667'],
  wall2: ['#9c8b88', '#37385a'],
});
const CYPRESS = { l1: p.leaf, l2: p.leaf2 };

const columns = (xs: readonly number[]): string =>
  fill(xs.map((x) => box(x - 3.5, 106, 7, 46)).join(''), p.a) +
  fill(xs.map((x) => box(x + 0.5, 106, 3, 46)).join(''), p.b) +
  fill(xs.map((x) => box(x - 5.5, 103, 11, 4) + box(x - 5.5, 151, 11, 4)).join(''), p.c);

const statues = (xs: readonly number[]): string =>
  fill(xs.map((x) => `M${x - 2.5} 152v-20q-3-6 0-9q-1-6 2.5-6t2.5 6q3 3 0 9v20Z`).join(''), p.gold);

const steps =
  fill(box(30, 206, 180, 8), p.a) +
  fill(box(24, 214, 192, 10), p.c) +
  fill(box(18, 224, 204, 10), p.b) +
  fill('M138 206H210V214H216V224H222V234H138Z', p.d, 0.18) +
  line('M30 213.5H210M24 223.5H216', p.d, 1, 0.4);

/** Riders of the frieze. */
const RIDERS = Array.from({ length: 10 }, (_, i) => `M${50 + i * 15} 179v-5q-2-3 1.5-5t3 3l4 1v6Z`).join('');

const podium =
  fill(box(40, 158, 160, 48), p.c) +
  fill(box(138, 158, 62, 48), p.b, 0.6) +
  fill(box(36, 156, 168, 8), p.a) +
  fill(box(138, 156, 66, 8), p.b, 0.5) +
  fill(box(44, 168, 152, 12), p.e) +
  fill(RIDERS, p.a) +
  fill(box(108, 190, 24, 16), p.dark) +
  fill('M104 190h32l-16-6Z', p.a) +
  line('M40 192H104M136 192H200M72 192V206M168 192V206M88 184V192M152 184V192', p.d, 1, 0.4);

const leftHalf =
  fill(box(46, 100, 74, 56), p.wall) +
  statues([63, 85, 107]) +
  columns([52, 74, 96, 115]) +
  fill(box(42, 96, 78, 8), p.a) +
  line('M42 100.5H119', p.c, 1.2);

const rightHalf =
  fill(box(120, 100, 74, 56), p.wall2) +
  statues([133, 155, 177]) +
  columns([125, 144, 166, 188]) +
  fill(box(120, 96, 78, 8), p.c) +
  line('M121 100.5H198', p.b, 1.2);

const roofSteps = Array.from({ length: 6 }, (_, i) => {
  const left = 46 + i * 11;
  const right = 194 - i * 11;
  const top = n(96 - (i + 1) * 8.5);
  return fill(box(left, top, right - left, 8.5), i % 2 ? p.a : p.c) + fill(box(132, top, right - 132, 8.5), p.b, 0.6);
}).join('');

/** Two horses draw the chariot with its driver. */
const quadriga =
  fill('M109 40v-8l-2.6-1.6l-3.4 1.6l-1-2.6l4-5.4l1-2.6l2 2q3 1.6 3 5.6h8q4 0 4 4v7h-3v-5.6h-8V40Z', p.gold) +
  fill('M122 40v-6.5h12V40ZM126.5 33.5v-6q2.5-3.5 5 0v6Z', p.gold) +
  disc(129, 22.5, 2.8, p.gold) +
  `<circle cx="127.5" cy="37" r="3" fill="none" stroke="${p.d}" stroke-width="1.3"/>` +
  line('M109 27L127 29', p.d, 0.9, 0.7);

const roof = roofSteps + fill(box(98, 40, 44, 5), p.a) + fill(box(132, 40, 10, 5), p.b, 0.6) + quadriga;

export const halicarnassus: Monument = {
  line: ['#5e4468', '#d8cfea'],
  ground:
    sky({ rings: ['#d6c3da', '#dfd0e2', '#e9deea', '#f4edf2'], sun: '#fffbf2', at: [50, 70], moonAt: [40, 56] }) +
    land('M-140 198Q-60 180 0 214Q60 186 120 200T240 192Q310 180 380 206', p.far),
  front:
    land('M-140 231Q-60 227 0 232Q80 227 240 231Q310 227 380 232', p.g1) +
    land('M-140 243Q-60 239 0 244Q100 238 240 243Q310 239 380 244', p.g2) +
    cypress(14, 238, 52, CYPRESS) +
    cypress(28, 242, 34, CYPRESS) +
    cypress(226, 238, 56, CYPRESS) +
    cypress(-24, 240, 62, CYPRESS) +
    cypress(-52, 242, 44, CYPRESS) +
    cypress(-100, 242, 56, CYPRESS) +
    cypress(254, 242, 40, CYPRESS) +
    cypress(278, 240, 64, CYPRESS) +
    cypress(330, 242, 50, CYPRESS),
  pieces: [
    { art: steps, outline: 'M30 206H210V214H216V224H222V234H18V224H24V214H30Z' },
    { art: podium, outline: 'M36 156H204V164H200V206H40V164H36Z' },
    { art: leftHalf, outline: 'M42 96H119V156H42Z' },
    { art: rightHalf, outline: 'M121 96H198V156H121Z' },
    {
      art: roof,
      outline: 'M40 96V87H51V79H62V70H73V62H84V53H95V45H106Q106 30 112 30L116 24H130L136 36V45H145V53H156V62H167V70H178V79H189V87H200V96Z',
    },
  ],
};
