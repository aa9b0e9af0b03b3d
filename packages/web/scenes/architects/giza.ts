// The great pyramid, laid in four courses of blocks and crowned with gold.
import { boat, n, palm } from '../kit.ts';
import { byDay, byNight, disc, fill, land, line, type Monument, type Piece, sky, tints, waves } from './kit.ts';

const p = tints({
  far: ['#e6b780', '#1c2f4d'],
  a: ['#e9bc6f', '#8a8fb4'],
  b: ['#b97b3f', '#414d77'],
  c: ['#d69d55', '#6a729c'],
  d: ['#8e5a30', '#2b3457'],
  e: ['#f7dda0', '#b2b6d4'],
  cap: ['#fbe39a', '#fbe3a0'],
  capd: ['#e0a526', '#d99b34'],
  g1: ['#dfa665', '#2d3b5c'],
  g2: ['#c98a4c', '#233050'],
  w1: ['#4c8f96', '#14344a'],
  w2: ['#6fb0ae', '#2b5a6e'],
  leaf: ['#3f6b3a', '#1b3b3a'],
  leaf2: ['#5e8b47', '#28524a'],
  trunk: ['#6b4526', '#1c1f33'],
  sail: ['#fff6e3', '#e9d9b0'],
  hull: ['#5a3520', '#0e1526'],
});

const APEX = [120, 14] as const;
const FOOT = 230;
/** Corners of the foot: left, the edge between light and shade, right. */
const LEFT = 6;
const RIDGE = 152;
const RIGHT = 234;
/** Share of the height, from the top, at which each stage begins and ends. */
const LEVELS = [1, 0.8, 0.61, 0.43, 0.25, 0] as const;
const ROWS = 3;

const at = (share: number) => {
  const x = (foot: number): number => n(APEX[0] + (foot - APEX[0]) * share);
  return { y: n(APEX[1] + (FOOT - APEX[1]) * share), left: x(LEFT), ridge: x(RIDGE), right: x(RIGHT) };
};

/** Upright joints of one stage's blocks, each row shifted against the next. */
const joints = (stage: number, upper: number, lower: number): readonly [lit: string, shaded: string] => {
  let lit = '';
  let shaded = '';
  for (let row = 0; row < ROWS; row++) {
    const top = at(upper + ((lower - upper) * row) / ROWS);
    const foot = at(upper + ((lower - upper) * (row + 1)) / ROWS);
    const shift = (row + stage) % 2 ? 9 : 18;
    for (let x = foot.left + 4 + shift; x < top.ridge - 3; x += 19) lit += `M${n(x)} ${top.y}V${foot.y}`;
    for (let x = foot.ridge + 3 + shift; x < top.right - 3; x += 19) shaded += `M${n(x)} ${top.y}V${foot.y}`;
  }
  return [lit, shaded];
};

const course = (stage: number): Piece => {
  const lower = LEVELS[stage - 1] ?? 1;
  const upper = LEVELS[stage] ?? 0;
  const top = at(upper);
  const foot = at(lower);
  const gold = stage === 5;
  const faces =
    fill(`M${top.left} ${top.y}H${top.ridge}L${foot.ridge} ${foot.y}H${foot.left}Z`, gold ? p.cap : p.a) +
    fill(`M${top.ridge} ${top.y}H${top.right}L${foot.right} ${foot.y}H${foot.ridge}Z`, gold ? p.capd : p.b);
  let litRows = '';
  let shadedRows = '';
  for (let row = 1; row < ROWS; row++) {
    const { y, left, ridge, right } = at(upper + ((lower - upper) * row) / ROWS);
    litRows += `M${left} ${y}H${ridge}`;
    shadedRows += `M${ridge} ${y}H${right}`;
  }
  const rows = line(litRows, gold ? p.capd : p.c, 1.2, 0.9) + line(shadedRows, p.d, 1.2, gold ? 0.35 : 0.55);
  const [lit, shaded] = joints(stage, upper, lower);
  const blocks = gold
    ? ''
    : line(lit, p.c, 1, 0.75) + line(shaded, p.d, 1, 0.3) + line(`M${top.left} ${n(top.y + 0.8)}H${top.ridge}`, p.e, 1.8, 0.9);
  const gate = fill('M58 230V214a11 11 0 0 1 22 0V230Z', p.c) + fill('M62 230V216a7 7 0 0 1 14 0V230Z', p.d);
  const shine =
    disc(120, 34, 44, byNight('#fbe3a0', 0.12)) +
    `<path d="M120-2v7M103 3l4 6M137 3l-4 6" stroke="${byDay('#fffbef')}" stroke-width="2" stroke-linecap="round"/>`;
  return {
    art: (gold ? shine : '') + faces + rows + blocks + (stage === 1 ? gate : ''),
    outline: gold
      ? `M${APEX[0]} ${APEX[1]}L${foot.right} ${foot.y}H${foot.left}Z`
      : `M${top.left} ${top.y}H${top.right}L${foot.right} ${foot.y}H${foot.left}Z`,
    fold: `M${top.ridge} ${top.y}L${foot.ridge} ${foot.y}`,
  };
};

export const giza: Monument = {
  line: ['#7a4a22', '#c3cbea'],
  ground:
    sky({ rings: ['#f3cf9b', '#f6dab0', '#f9e5c6', '#fcf0dc'], sun: '#fffbef', at: [186, 62], moonAt: [200, 44] }) +
    land('M-140 206Q-70 192 0 212Q50 196 120 210T240 204Q310 194 380 208', p.far) +
    fill('M30 172L-10 216H66ZM300 158L254 214H350ZM-84 182L-122 216H-44Z', p.g1, 0.7) +
    fill('M30 172L40 216H66ZM300 158L312 214H350ZM-84 182L-74 216H-44Z', p.g2, 0.7),
  front:
    land('M-140 226Q-60 222 0 229Q60 222 130 229T240 226Q310 222 380 228', p.g1) +
    land('M-140 236Q-70 230 0 238Q90 230 150 238T240 234Q310 230 380 236', p.g2) +
    land('M-140 246Q-70 242 0 247Q80 241 160 246T240 244Q320 241 380 246', p.w1) +
    fill('M-140 246Q-70 242 0 247Q80 241 160 246T240 244Q320 241 380 246v3Q320 244 240 247T150 250T0 250T-140 249Z', p.w2) +
    waves(256, 1, p.w2, 0.8) +
    palm(14, 240, 0.8, p) +
    palm(24, 242, 0.58, p) +
    palm(220, 238, 0.72, p) +
    palm(-48, 240, 0.9, p) +
    palm(276, 240, 0.85, p) +
    boat(176, 249, 0.42, p) +
    boat(-92, 250, 0.5, p),
  pieces: [course(1), course(2), course(3), course(4), course(5)],
};
