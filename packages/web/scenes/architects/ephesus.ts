// The temple of Artemis: steps, three bays of columns with the goddess in the middle one, and the gable.
import { cypress } from '../kit.ts';
import { box, disc, fill, land, line, mix, type Monument, opening, sky, tints } from './kit.ts';

const p = tints({
  far: ['#9db3b4', '#1a2f48'],
  a: ['#fffaf0', '#a9b3c9'],
  b: ['#c9c0b4', '#525e7a'],
  c: ['#e9e1d4', '#8792ad'],
  d: ['#8f867e', '#39445e'],
  e: ['#b7483a', '#8a3b40'],
  f: ['#28568a', '#2e5a8e'],
  gold: ['#d9a233', '#e0b25a'],
  g1: ['#9db07a', '#1d3640'],
  g2: ['#7f9660', '#152a34'],
  leaf: ['#3f6b3a', '#1b3b3a'],
  leaf2: ['#5e8b47', '#28524a'],
});
const CYPRESS = { l1: p.leaf, l2: p.leaf2 };
/** The room behind the columns; by night a lamp burns in it. */
const CELLA = mix('#53606e', '#f0be62d9');

const columns = (xs: readonly number[]): string =>
  fill(xs.map((x) => box(x - 5, 108, 10, 88)).join(''), p.a) +
  fill(xs.map((x) => box(x + 1, 108, 4, 88)).join(''), p.b) +
  line(xs.map((x) => `M${x - 2.5} 112V182`).join(''), p.b, 1, 0.8) +
  fill(xs.map((x) => box(x - 5, 182, 10, 13)).join(''), p.e, 0.8) +
  fill(xs.map((x) => box(x - 5, 180.5, 10, 1.5)).join(''), p.gold) +
  fill(xs.map((x) => `${box(x - 8, 104, 16, 5)}${box(x - 8, 195, 16, 5)}`).join(''), p.c) +
  fill(xs.map((x) => `M${x - 8} 109h16l-3 3h-10Z`).join(''), p.b, 0.7);

const steps =
  fill(box(26, 200, 188, 10), p.a) +
  fill(box(20, 210, 200, 11), p.c) +
  fill(box(14, 221, 212, 12), p.b) +
  fill('M150 200H214V210H220V221H226V233H150Z', p.d, 0.16) +
  line('M26 209.5H214M20 220.5H220', p.d, 1, 0.5);

const bay = (x: number): string => fill(box(x - 24, 108, 48, 92), p.d, 0.38) + columns([x - 20, x, x + 20]);

const shrine =
  fill(box(94, 108, 52, 92), p.d, 0.5) +
  fill(opening(120, 200, 32, 86), CELLA) +
  fill('M114 200v-34q-6-10 2-18q-1-9 4-9t4 9q8 8 2 18v34Z', p.gold) +
  disc(120, 138, 5, p.gold) +
  fill('M115 133h10l-1.5-5h-7Z', p.gold) +
  line('M115 172h10M114.5 180h11M114.5 188h11', p.d, 1, 0.55) +
  columns([98, 142]);

const METOPES = [28, 48, 68, 88, 108, 128, 148, 168, 188, 206] as const;

const gable =
  fill(box(20, 90, 200, 14), p.c) +
  fill(box(20, 90, 200, 4), p.a) +
  fill(METOPES.map((x) => box(x, 96, 6, 6)).join(''), p.f) +
  fill('M120 36L226 90H14Z', p.a) +
  fill('M120 36L226 90H120Z', p.c) +
  fill('M120 47L196 86H44Z', p.e) +
  fill('M120 47L196 86H120Z', p.d, 0.18) +
  disc(120, 73, 10, p.gold) +
  fill('M76 86q6-14 16-8l6 8ZM164 86q-6-14-16-8l-6 8Z', p.gold, 0.85) +
  fill('M120 24l5 12h-10ZM14 82l5 8h-9ZM226 82l5 8h-10Z', p.gold);

export const ephesus: Monument = {
  line: ['#44576b', '#d3dcf0'],
  ground:
    sky({ rings: ['#bcd0e2', '#cbdbe8', '#dbe6ed', '#ecf1f0'], sun: '#fffbef', at: [52, 66], moonAt: [44, 48] }) +
    land('M-140 194Q-60 172 0 210Q60 176 120 194T240 186Q310 176 380 200', p.far),
  front:
    land('M-140 230Q-60 226 0 231Q80 226 240 230Q310 226 380 231', p.g1) +
    land('M-140 241Q-60 237 0 242Q100 236 240 241Q310 237 380 242', p.g2) +
    cypress(12, 236, 44, CYPRESS) +
    cypress(228, 236, 50, CYPRESS) +
    cypress(216, 240, 32, CYPRESS) +
    cypress(-26, 240, 58, CYPRESS) +
    cypress(-46, 238, 40, CYPRESS) +
    cypress(-92, 242, 52, CYPRESS) +
    cypress(266, 240, 60, CYPRESS) +
    cypress(286, 238, 42, CYPRESS) +
    cypress(332, 242, 54, CYPRESS),
  pieces: [
    { art: steps, outline: 'M26 200H214V210H220V221H226V233H14V221H20V210H26Z' },
    { art: bay(58), outline: 'M28 104H90V200H28Z' },
    { art: shrine, outline: 'M92 104H148V200H92Z' },
    { art: bay(182), outline: 'M150 104H212V200H150Z' },
    { art: gable, outline: 'M120 36L226 90H220V104H20V90H14Z' },
  ],
};
