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
  goddess: ['#d9a233', '#7d5428'],
  wall: ['#b9c1c8', '#3b4763'],
  g1: ['#9db07a', '#1d3640'],
  g2: ['#7f9660', '#152a34'],
  leaf: ['#3f6b3a', '#1b3b3a'],
  leaf2: ['#5e8b47', '#28524a'],
});
const CYPRESS = { l1: p.leaf, l2: p.leaf2 };
/** The room behind the columns; by night a lamp burns in it. */
const CELLA = mix('#53606e', '#f0be62');

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

const bay = (x: number): string => fill(box(x - 24, 108, 48, 92), p.wall) + columns([x - 20, x, x + 20]);

/** Artemis with her high crown, arms held out, the robe narrow as a pillar. */
const goddess =
  fill('M113 200l2.5-38h9l2.5 38Z', p.goddess) +
  fill('M113.5 149q6.5-4 13 0l.5 14h-14ZM114 150l-7 10v8l3-1v-5l5-4ZM126 150l7 10v8l-3-1v-5l-5-4Z', p.goddess) +
  disc(120, 140, 5, p.goddess) +
  fill('M115.5 136.5v-8.5h9v8.5Z', p.goddess) +
  line('M114.8 170h10.4M114.3 178h11.4M113.8 186h12.4M113.4 194h13.2M116 132h8', p.d, 1, 0.55);

const shrine = fill(box(94, 108, 52, 92), p.wall) + fill(opening(120, 200, 32, 86), CELLA) + goddess + columns([98, 142]);

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
