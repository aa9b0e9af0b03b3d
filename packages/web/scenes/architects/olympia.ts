// The statue of Zeus: the plinth, both halves of the throne with the cloak, the body with Victory and sceptre, the head.
import { cypress } from '../kit.ts';
import { box, disc, fill, land, line, type Monument, sky, tints } from './kit.ts';

const p = tints({
  far: ['#9db282', '#183243'],
  a: ['#f7e6c6', '#a59ca4'],
  b: ['#c79a6b', '#5d5168'],
  c: ['#ebcb9b', '#867c8e'],
  d: ['#8e6238', '#3a3248'],
  e: ['#d9a233', '#d2a04a'],
  ed: ['#a8741b', '#8a5f28'],
  f: ['#7b4a9a', '#5b4290'],
  fd: ['#57306f', '#3a2a64'],
  hair: ['#fff6e3', '#d9d3cf'],
  g1: ['#8fa468', '#1d3640'],
  g2: ['#6f8850', '#152a34'],
  leaf: ['#3f6b3a', '#1b3b3a'],
  leaf2: ['#5e8b47', '#28524a'],
  st: ['#efe6d3', '#6b7892'],
  std: ['#c2b498', '#414e69'],
});
const CYPRESS = { l1: p.leaf, l2: p.leaf2 };

const pillar = (x: number): string =>
  fill(box(x - 9, 80, 18, 150), p.st, 0.55) + fill(box(x, 80, 9, 150), p.std, 0.5) + fill(box(x - 14, 72, 28, 8), p.st, 0.7);

const plinth =
  fill(box(44, 206, 152, 8) + box(38, 214, 164, 10), p.st) +
  fill(box(32, 224, 176, 10), p.std) +
  fill('M120 206H196V214H202V224H208V234H120Z', p.std, 0.55) +
  line('M44 213.5H196M38 223.5H202', p.std, 1.2) +
  fill(box(60, 216, 12, 6) + box(84, 216, 12, 6) + box(144, 216, 12, 6) + box(168, 216, 12, 6), p.e);

/** One half of the throne with leg and cloak; the right one is mirrored and in the shade. */
const throne = (right: boolean): string => {
  const x = (left: number): number => (right ? 240 - left : left);
  const block = (from: number, y: number, to: number, foot: number): string => `M${x(from)} ${y}H${x(to)}V${foot}H${x(from)}Z`;
  return (
    fill(block(56, 118, 70, 206), p.e) +
    fill(block(right ? 56 : 64, 120, right ? 61 : 70, 206), p.ed, 0.55) +
    fill(block(54, 112, 72, 120), p.ed) +
    fill(block(70, 164, 120, 206), p.ed) +
    fill(block(74, 170, 120, 176) + block(74, 182, 120, 206), p.e, 0.55) +
    fill(`M${x(120)} 140C${x(100)} 138 ${x(80)} 146 ${x(78)} 160L${x(82)} 206H${x(104)}L${x(108)} 172L${x(120)} 168Z`, right ? p.fd : p.f) +
    line(`M${x(88)} 160L${x(90)} 204M${x(98)} 158L${x(99)} 204M${x(112)} 150L${x(104)} 168`, right ? p.f : p.fd, 1.4, 0.7) +
    fill(`M${x(82)} 200H${x(104)}Q${x(110)} 200 ${x(110)} 206H${x(80)}Z`, right ? p.b : p.a)
  );
};

const sceptre =
  `<path d="M192 44V172" stroke="${p.e}" stroke-width="4" stroke-linecap="round"/>` + fill('M192 28q8 7 0 17q-8-10 0-17Z', p.e);

const body =
  sceptre +
  fill('M92 78C100 70 110 68 120 68V146H96C96 120 92 100 92 78Z', p.a) +
  fill('M148 78C140 70 130 68 120 68V146H144C144 120 148 100 148 78Z', p.b) +
  fill('M94 96q13 8 26 1v4q-14 6-26-1Z', p.c) +
  line('M120 84v40M106 112h12M107 122h11', p.d, 1.2, 0.4) +
  fill('M148 74C158 76 164 84 170 96L190 112L186 120L164 108C156 102 150 94 146 90Z', p.b) +
  disc(191, 115, 6, p.b) +
  fill('M92 74C82 76 76 84 72 96L60 118L66 123L82 106C88 98 92 92 95 90Z', p.a) +
  fill('M52 110h22l-4 6h-14ZM58 110q-3-14 5-18q8 4 5 18ZM56 100l-8-6l10 1ZM70 100l8-6l-10 1Z', p.e) +
  disc(63, 89, 3.2, p.e) +
  fill('M94 92L140 146H96Z', p.f) +
  fill('M94 92L104 92L146 140L144 146H132Z', p.fd);

const wreath = [-60, -36, -12, 12, 36, 60]
  .map((turn) => `<path d="M-2.5-16Q0-25 2.5-16Z" transform="translate(120 38) rotate(${turn})" fill="${p.e}"/>`)
  .join('');

const head =
  fill('M112 58h16v12q-8 5-16 0Z', p.b) +
  fill('M104 40Q104 22 120 22V64Q104 62 104 40Z', p.a) +
  fill('M136 40Q136 22 120 22V64Q136 62 136 40Z', p.b) +
  fill('M103 46Q106 74 120 80Q134 74 137 46Q134 56 120 54Q106 56 103 46Z', p.hair) +
  fill('M120 54Q134 56 137 46Q134 74 120 80Z', p.c, 0.7) +
  line('M112 58Q113 68 118 75M128 58Q127 68 122 75', p.c, 1.2) +
  fill('M100 38Q100 14 120 14T140 38Q136 26 120 26T100 38Z', p.hair) +
  fill('M101 36Q104 20 120 19Q136 20 139 36Q132 27 120 27T101 36Z', p.e) +
  wreath +
  line('M109 38.5h7M124 38.5h7', p.d, 1.3, 0.7) +
  disc(113, 42, 1.8, p.d) +
  disc(127, 42, 1.8, p.d) +
  fill('M118.6 42h1.4v8h-3Z', p.c) +
  fill('M115 56.5q5-2.5 10 0q-5 2.5-10 0Z', p.d, 0.65);

export const olympia: Monument = {
  line: ['#4e5a2c', '#e2d9a8'],
  ground:
    sky({ rings: ['#c9d9a8', '#d6e2ba', '#e3ebcd', '#f1f4e2'], sun: '#fffdef', at: [190, 64], moonAt: [50, 40] }) +
    land('M-140 198Q-60 178 0 212Q60 184 120 198T240 190Q310 178 380 204', p.far) +
    [-76, -22, 26, 206, 262, 316].map(pillar).join('') +
    fill(box(-140, 60, 520, 12), p.st, 0.5) +
    fill(box(-140, 68, 520, 4), p.std, 0.5),
  front:
    land('M-140 231Q-60 227 0 231Q80 227 240 231Q310 227 380 231', p.g1) +
    land('M-140 243Q-60 239 0 243Q100 238 240 243Q310 239 380 243', p.g2) +
    cypress(10, 240, 40, CYPRESS) +
    cypress(230, 240, 44, CYPRESS) +
    cypress(-48, 242, 50, CYPRESS) +
    cypress(-106, 240, 42, CYPRESS) +
    cypress(288, 242, 52, CYPRESS) +
    cypress(344, 240, 44, CYPRESS),
  pieces: [
    { art: plinth, outline: 'M44 206H196V214H202V224H208V234H32V224H38V214H44Z' },
    { art: throne(false), outline: 'M54 112H72V120H70V150Q90 138 119 140V206H56V120H54Z' },
    { art: throne(true), outline: 'M186 112H168V120H170V150Q150 138 121 140V206H184V120H186Z' },
    {
      art: body,
      outline:
        'M92 76C102 68 138 68 148 76C158 78 164 84 170 96L186 110V44H198V172H190V122L164 108L146 104V140H95V100L82 110L66 124L50 112Q56 92 62 92L70 96C76 84 82 78 92 76Z',
    },
    { art: head, outline: 'M100 40Q100 12 120 12T140 40Q138 72 120 80Q102 72 100 40Z' },
  ],
};
