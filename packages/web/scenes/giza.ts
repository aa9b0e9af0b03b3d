// Three pyramids by the river; the great one wears the gold.
import { boat, n, palm, plan, scene, sky, waves, type Palette } from './kit.ts';

interface Pyramid {
  readonly apex: readonly [number, number];
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  /** Where the edge between the lit and the shaded face meets the ground. */
  readonly ridge: number;
  readonly courses: number;
  /** Share of the height that is gold. */
  readonly gold: number;
}

const pyramid = (p: Palette<'d' | 'cap' | 'capd'>, it: Pyramid, lit: string, shaded: string): string => {
  const [ax, ay] = it.apex;
  const at = (share: number) => ({
    y: n(ay + (it.foot - ay) * share),
    left: n(ax + (it.left - ax) * share),
    ridge: n(ax + (it.ridge - ax) * share),
    right: n(ax + (it.right - ax) * share),
  });
  const faces = (share: number, light: string, dark: string): string => {
    const e = at(share);
    return `<path d="M${ax} ${ay}L${e.left} ${e.y}H${e.ridge}Z" fill="${light}"/><path d="M${ax} ${ay}L${e.ridge} ${e.y}H${e.right}Z" fill="${dark}"/>`;
  };
  let litLines = '';
  let shadedLines = '';
  for (let i = 1; i < it.courses; i++) {
    const e = at(i / it.courses);
    litLines += `M${e.left} ${e.y}H${e.ridge}`;
    shadedLines += `M${e.ridge} ${e.y}H${e.right}`;
  }
  return (
    faces(1, lit, shaded) +
    `<path d="${litLines}" stroke="${shaded}" opacity=".38"/><path d="${shadedLines}" stroke="${p.d}" opacity=".4"/>` +
    (it.gold ? faces(it.gold, p.cap, p.capd) : '')
  );
};

export const giza = scene(
  {
    s0: '#f3cf9b',
    s1: '#f6dab0',
    s2: '#f9e5c6',
    s3: '#fcf0dc',
    sun: '#fffbef',
    far: '#e6b780',
    a: '#e9bc6f',
    b: '#b97b3f',
    c: '#d69d55',
    d: '#8e5a30',
    cap: '#fff3c4',
    capd: '#e0a526',
    g1: '#dfa665',
    g2: '#c98a4c',
    g3: '#a96c39',
    w1: '#4c8f96',
    w2: '#6fb0ae',
    leaf: '#3f6b3a',
    leaf2: '#5e8b47',
    trunk: '#6b4526',
    sail: '#fff6e3',
    hull: '#5a3520',
    line: '#7a4a22',
  },
  {
    s0: '#10203a',
    s1: '#162b4a',
    s2: '#1e385b',
    s3: '#2a4a70',
    sun: '#f7e9c4',
    far: '#1c2f4d',
    a: '#7a7fa3',
    b: '#39446b',
    c: '#5f678f',
    d: '#2b3457',
    cap: '#fbe3a0',
    capd: '#d99b34',
    g1: '#2d3b5c',
    g2: '#233050',
    g3: '#192542',
    w1: '#14344a',
    w2: '#2b5a6e',
    leaf: '#1b3b3a',
    leaf2: '#28524a',
    trunk: '#1c1f33',
    sail: '#e9d9b0',
    hull: '#0e1526',
    line: '#aab3d6',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 326 : 262, night ? 38 : 66, night);
    s += `<path d="M0 148Q50 128 110 142T230 134T360 144V200H0Z" fill="${p.far}"/>`;
    s +=
      stage >= 2
        ? pyramid(p, { apex: [284, 58], left: 214, right: 352, foot: 152, ridge: 302, courses: 7, gold: 0.26 }, p.c, p.d)
        : plan('M284 58L214 152H352ZM284 58L302 152', p);
    s +=
      stage >= 3
        ? pyramid(p, { apex: [168, 22], left: 62, right: 272, foot: 154, ridge: 196, courses: 11, gold: 0.13 }, p.a, p.b) +
          (night ? '' : `<path d="M168 4v9M150 9l5 8M186 9l-5 8" stroke="${p.sun}" stroke-width="2" stroke-linecap="round"/>`)
        : plan('M168 22L62 154H272ZM168 22L196 154', p);
    s +=
      stage >= 1
        ? pyramid(p, { apex: [76, 98], left: 24, right: 132, foot: 160, ridge: 88, courses: 5, gold: 0 }, p.c, p.d)
        : plan('M76 98L24 160H132ZM76 98L88 160', p);
    s += `<path d="M0 156Q70 146 150 155T360 150V200H0Z" fill="${p.g1}"/><path d="M0 166Q90 156 190 165T360 160V200H0Z" fill="${p.g2}"/>`;
    s += `<path d="M196 155L214 168H178Z" fill="${p.g3}" opacity=".5"/>`;
    s +=
      `<path d="M0 176Q100 168 200 175T360 172V200H0Z" fill="${p.w1}"/><path d="M0 176Q100 168 200 175T360 172v4Q280 174 200 179T0 180Z" fill="${p.w2}"/>` +
      waves(187, 2, p.w2, 0.8);
    s += palm(30, 176, 1.05, p) + palm(46, 178, 0.75, p) + palm(328, 174, 0.95, p) + boat(252, 182, 0.62, p);
    return s;
  },
);
