// The hanging gardens: three terraces with arches and falling water, a bower and the royal tower on top.
import { cypress, n, palm } from '../kit.ts';
import { box, fill, land, line, mix, type Monument, opening, round, sky, tints, waves } from './kit.ts';

const p = tints({
  far: ['#c9c79a', '#16303c'],
  a: ['#d98f5c', '#8a5d60'],
  b: ['#a95f38', '#51384a'],
  c: ['#edb07c', '#a97870'],
  arch: ['#6e3420', '#f0b85a'],
  arch2: ['#8c4a2c', '#c9823c'],
  lip: ['#f3d7a6', '#b3947a'],
  l1: ['#3e7a45', '#235449'],
  l2: ['#5e9a4c', '#2f6a56'],
  l3: ['#2b5b3b', '#163a34'],
  l4: ['#8dbb5a', '#3f7d62'],
  fl: ['#e56b7b', '#d9788a'],
  gate: ['#2a5f95', '#234878'],
  gated: ['#1e4570', '#162f52'],
  gold: ['#e8b647', '#c99a45'],
  w1: ['#5fafb8', '#1b4a5e'],
  w2: ['#8ccbcd', '#3a7486'],
  g1: ['#b9b06a', '#1f3a3a'],
  trunk: ['#6b4526', '#20202e'],
});
const TREE = { leaf: p.l1, leaf2: p.l2, trunk: p.trunk };
const CYPRESS = { l1: p.l3, l2: p.l1 };
const FOAM = mix('#ffffff99', '#ffffff66');
const LEAVES = [p.l1, p.l2, p.l3, p.l4] as const;

const leaf = (i: number): string => LEAVES[i] ?? p.l1;

/** Things scattered by a fixed rule, gathered by colour: one element for each. */
class Scatter {
  private readonly paths = new Map<string, string>();

  add(colour: string, d: string): void {
    this.paths.set(colour, (this.paths.get(colour) ?? '') + d);
  }

  draw(): string {
    return [...this.paths].map(([colour, d]) => fill(d, colour)).join('');
  }
}

/** A hanging branch with a round end. */
const tendril = (x: number, y: number, length: number): string => `M${n(x - 2.2)} ${y}h4.5v${n(length - 2.3)}a2.25 2.25 0 0 1-4.5 0Z`;

/** The green on a terrace: bushes along its edge, then tendrils that hang from it, some with flowers. */
const greenery = (left: number, right: number, y: number, height: number, seed: number): string => {
  const bushes = new Scatter();
  const tips = new Scatter();
  const hanging = new Scatter();
  // Powers of 5 run through every number below 97 before they repeat.
  let k = seed * 7 + 3;
  for (let x = left; x <= right; x += 9) {
    k = (k * 5) % 97;
    bushes.add(leaf(k % 3), round(x, y - 4 - (k % 4), 5 + (k % 4)));
  }
  for (let x = left + 5; x <= right; x += 13) {
    k = (k * 5) % 97;
    tips.add(k % 2 ? p.l4 : p.l2, round(x, y - 6 - (k % 5), 3 + (k % 3)));
  }
  for (let x = left - 2; x <= right + 2; x += 7) {
    k = (k * 5) % 97;
    const length = 7 + (k % 5) * 4;
    hanging.add(leaf(k % 4), tendril(x, y - 5, Math.min(length, height * 0.75)));
    if (k % 5 === 0) hanging.add(p.fl, round(x, y + Math.min(length, height * 0.75) - 9, 1.8));
  }
  return bushes.draw() + tips.draw() + hanging.draw();
};

const terrace = (left: number, right: number, top: number, foot: number, arches: number, seed: number): string => {
  const width = right - left;
  const height = foot - top;
  const step = width / arches;
  const half = step * 0.26;
  const head = height * 0.58;
  const middle = (i: number): number => left + step * (i + 0.5);
  const every = Array.from({ length: arches }, (_, i) => i);
  const openings = (parity: number): string =>
    every
      .filter((i) => (i + seed) % 2 === parity)
      .map((i) => opening(middle(i), foot, 2 * half, head))
      .join('');
  const rims = every
    .map((i) => {
      const r = n(half + 2.2);
      return `M${n(middle(i) - r)} ${foot}V${n(foot - head + half)}a${r} ${r} 0 0 1 ${n(2 * r)} 0V${foot}`;
    })
    .join('');
  return (
    fill(box(left, top, width, height), p.a) +
    fill(box(left + width * 0.68, top, width * 0.32, height), p.b, 0.5) +
    fill(openings(1), p.arch) +
    fill(openings(0), p.arch2) +
    line(rims, p.c, 1.8) +
    fill(box(left - 4, top - 4, width + 8, 7), p.lip) +
    greenery(left, right, top, height, seed) +
    fill(`M113 ${top - 3}h14l1 ${height + 4}h-16Z`, p.w2) +
    line(`M117 ${top}V${foot}M123 ${top}V${foot}`, FOAM, 1.2)
  );
};

const first =
  cypress(20, 190, 26, CYPRESS) +
  cypress(220, 190, 26, CYPRESS) +
  palm(30, 192, 0.62, TREE) +
  palm(206, 192, 0.62, TREE) +
  terrace(14, 226, 192, 236, 7, 3);

const second =
  cypress(44, 150, 26, CYPRESS) +
  cypress(196, 150, 26, CYPRESS) +
  palm(54, 152, 0.66, TREE) +
  palm(182, 152, 0.66, TREE) +
  terrace(38, 202, 152, 190, 6, 2);

const third = palm(74, 112, 0.6, TREE) + palm(162, 112, 0.6, TREE) + terrace(62, 178, 114, 150, 4, 1);

const bower =
  cypress(84, 110, 34, CYPRESS) +
  palm(100, 86, 0.95, TREE) +
  fill(box(78, 84, 39, 28), p.a) +
  fill(box(78, 84, 39, 4), p.lip) +
  fill(opening(97, 112, 14, 19), p.arch) +
  fill(round(80, 82, 7), p.l1) +
  fill(round(90, 80, 8) + round(112, 82, 6), p.l2) +
  fill(round(102, 81, 7), p.l3) +
  fill(round(96, 78, 5), p.l4) +
  fill(tendril(82, 82, 12) + tendril(114, 82, 9), p.l1) +
  fill(tendril(88, 82, 18), p.l4) +
  fill(tendril(95, 82, 10), p.l3) +
  fill(tendril(108, 82, 15), p.l2) +
  fill(round(91, 77, 1.8) + round(106, 79, 1.8), p.fl);

const tower =
  cypress(166, 110, 38, CYPRESS) +
  fill(box(122, 70, 40, 42), p.c) +
  fill(box(148, 70, 14, 42), p.b, 0.6) +
  fill(box(122, 76, 40, 4), p.gold) +
  fill('M118 70H166L158 58H126Z', p.gate) +
  fill('M142 58H158L166 70H142Z', p.gated, 0.55) +
  fill(box(132, 46, 20, 12), p.c) +
  fill('M129 46H155L142 32Z', p.gate) +
  fill('M142 32L155 46H142Z', p.gated, 0.55) +
  fill('M141.3 33V21h1.4V33Z', p.trunk) +
  fill('M142.7 21L153 24.5L142.7 28Z', p.fl) +
  fill(opening(142, 112, 16, 22) + opening(142, 58, 6, 9), p.arch) +
  fill(box(124, 84, 6, 7) + box(154, 84, 6, 7), p.arch2) +
  fill(round(124, 113, 5), p.l1) +
  fill(round(160, 112, 6), p.l2) +
  fill(round(166, 110, 5), p.l3);

/** The city wall of glazed bricks, on both sides. */
const wall = (from: number, width: number): string => {
  let teeth = '';
  for (let x = 0; x < width; x += 10) teeth += box(from + x, 184, 6, 6);
  return fill(box(from, 190, width, 46) + teeth, p.gated) + fill(box(from, 196, width, 4), p.gold);
};

const hedge = (() => {
  const bushes = new Scatter();
  for (let i = -10; i < 27; i++) {
    const x = i * 15 - 2;
    const k = Math.abs(i * 7) % 5;
    if (x < 104 || x > 136) bushes.add(leaf([0, 2, 1][Math.abs(i) % 3] ?? 0), round(x, 237 - (k % 3), 4.5 + k));
  }
  return bushes.draw();
})();

export const babylon: Monument = {
  line: ['#7f4023', '#e6bc9f'],
  ground:
    sky({ rings: ['#f0ddb0', '#f4e5c1', '#f8edd3', '#fcf5e6'], sun: '#fffdf4', at: [190, 58], moonAt: [196, 46] }) +
    land('M-140 192Q-70 180 0 206Q50 176 110 196T240 190Q310 176 380 196', p.far) +
    wall(-140, 166) +
    wall(214, 166),
  front:
    fill('M-140 232H380V260H-140Z', p.g1) +
    land('M-140 242Q-70 237 0 242Q80 236 160 242T240 240Q310 236 380 242', p.w1) +
    fill('M-140 242Q-70 237 0 242Q80 236 160 242T240 240Q310 236 380 242v3Q310 240 240 243T160 245T0 245T-140 245Z', p.w2) +
    waves(253, 1, p.w2, 0.9) +
    hedge,
  pieces: [
    { art: first, outline: 'M10 188H230V195H226V236H14V195H10Z' },
    { art: second, outline: 'M34 148H206V155H202V188H38V155H34Z' },
    { art: third, outline: 'M58 110H182V117H178V148H62V117H58Z' },
    { art: bower, outline: 'M78 80H117V110H78Z' },
    { art: tower, outline: 'M122 70H118L126 58H132V46H129L142 32L155 46H152V58H158L166 70H162V110H122Z' },
  ],
};
