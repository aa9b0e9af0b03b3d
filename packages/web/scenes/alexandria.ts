// The great lighthouse in three tiers; the last one is lit.
import { boat, gulls, plan, scene, sky, waves } from './kit.ts';

export const alexandria = scene(
  {
    s0: '#f2b39a',
    s1: '#f5c3a6',
    s2: '#f8d4b6',
    s3: '#fbe4cb',
    sun: '#fff8e4',
    far: '#d68f85',
    far2: '#b9746f',
    a: '#fff5e4',
    b: '#cdaf9b',
    c: '#f1ddc6',
    d: '#a98a7b',
    rock: '#8c6a5e',
    rock2: '#6b4c46',
    rock3: '#a9867a',
    w1: '#2e7588',
    w2: '#4c97a3',
    wl: '#9ed2cf',
    win: '#7a5b50',
    fl: '#ffd25a',
    fl2: '#ef7a2a',
    beam: '#fff3c8',
    sail: '#fff6e3',
    hull: '#4d2d25',
    line: '#7a5146',
  },
  {
    s0: '#0b1930',
    s1: '#102442',
    s2: '#173255',
    s3: '#20426a',
    sun: '#f2e6c8',
    far: '#142a48',
    far2: '#0e2039',
    a: '#8e9bb8',
    b: '#45536f',
    c: '#74819f',
    d: '#2f3b55',
    rock: '#24304a',
    rock2: '#182238',
    rock3: '#33405c',
    w1: '#0e2b45',
    w2: '#1b4763',
    wl: '#3c6a86',
    win: '#f5c266',
    fl: '#ffe79a',
    fl2: '#f7a13a',
    beam: '#ffe9a8',
    sail: '#d5c8a5',
    hull: '#070f1c',
    line: '#c6d0e6',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 296 : 92, night ? 84 : 92, night);
    if (!night) s += `<path d="M250 40h46q-8-9-18-6q-8-10-18 0q-8-2-10 6ZM28 58h36q-6-7-14-5q-6-8-14 0q-6-1-8 5Z" fill="${p.s3}"/>`;
    s += `<path d="M0 138Q30 124 70 130T140 138ZM226 140Q262 120 300 128T360 122V142Z" fill="${p.far}"/>`;
    s += [
      [236, 128, 10, 12],
      [250, 122, 14, 18],
      [268, 126, 10, 14],
      [282, 118, 12, 22],
      [298, 124, 16, 16],
      [318, 116, 10, 24],
      [332, 122, 16, 18],
      [350, 116, 12, 24],
    ]
      .map(
        ([x = 0, y = 0, w = 0, h = 0], i) =>
          `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${p.far2}"/>` +
          (night && i % 2 ? `<rect x="${x + 4}" y="${y + 5}" width="3" height="4" fill="${p.win}"/>` : ''),
      )
      .join('');
    s +=
      `<rect y="138" width="360" height="62" fill="${p.w1}"/><rect y="138" width="360" height="4" fill="${p.w2}"/>` +
      waves(152, 4, p.wl, 0.45);
    if (stage >= 3)
      s +=
        `<g opacity="${night ? 0.34 : 0.5}"><path d="M188 23L-20-14V44Z" fill="${p.beam}"/><path d="M188 23L380-8V54Z" fill="${p.beam}"/></g>` +
        (night
          ? `<circle cx="188" cy="23" r="46" fill="${p.fl}" opacity=".13"/><circle cx="188" cy="23" r="28" fill="${p.fl}" opacity=".2"/>`
          : '');
    // reflection
    if (stage >= 1)
      s += `<g fill="${p.a}" opacity=".28"><rect x="168" y="176" width="44" height="3" rx="1.5"/><rect x="174" y="184" width="30" height="3" rx="1.5"/><rect x="180" y="192" width="18" height="2.5" rx="1.2"/></g>`;
    s += `<path d="M96 172L112 156L134 160L150 150H232L250 158L270 156L288 172Z" fill="${p.rock}"/><path d="M188 150H232L250 158L270 156L288 172H204Z" fill="${p.rock2}"/><path d="M112 156L134 160L126 172H96Z" fill="${p.rock3}"/><path d="M150 150H188L176 160H146Z" fill="${p.rock3}"/><path d="M88 172H296" stroke="${p.wl}" stroke-width="2" stroke-linecap="round"/>`;
    // tier 1
    if (stage >= 1)
      s += `<path d="M146 144h84v10h-84Z" fill="${p.b}"/><path d="M146 144h50v10h-50Z" fill="${p.c}"/><path d="M154 144L160 92H188V144Z" fill="${p.a}"/><path d="M222 144L216 92H188V144Z" fill="${p.b}"/><path d="M155 134H188M157 118H188M158.5 106H188" stroke="${p.c}" stroke-width="1.6"/><path d="M188 134H221M188 118H219M188 106H217.5" stroke="${p.d}" stroke-width="1.2" opacity=".5"/><path d="M166 98h5v6h-5ZM177 98h5v6h-5ZM165 110h5v6h-5ZM177 110h5v6h-5ZM194 98h5v6h-5ZM205 98h5v6h-5ZM194 110h5v6h-5ZM206 110h5v6h-5ZM194 123h5v7h-5ZM207 123h5v7h-5Z" fill="${p.win}"/><path d="M165 144v-11a6 6 0 0 1 12 0v11Z" fill="${p.win}"/><path d="M156 86h64v7h-64Z" fill="${p.c}"/><path d="M188 86h32v7h-32Z" fill="${p.d}"/><path d="M157 86v-5h4v5ZM166 86v-5h4v5ZM206 86v-5h4v5ZM215 86v-5h4v5Z" fill="${p.c}"/>`;
    else s += plan('M146 154V144H154L160 92H156V86H220V92H216L222 144H230V154ZM165 144v-11a6 6 0 0 1 12 0v11', p);
    if (stage >= 2)
      s += `<path d="M168 86L171 54H183V86Z" fill="${p.a}"/><path d="M183 54H194V86H183Z" fill="${p.c}"/><path d="M194 54H205L208 86H194Z" fill="${p.b}"/><path d="M174 62h4v7h-4ZM186 62h4v7h-4ZM197 62h4v7h-4ZM173 75h4v7h-4ZM186 75h4v7h-4ZM198 75h4v7h-4Z" fill="${p.win}"/><path d="M166 49h44v6h-44Z" fill="${p.c}"/><path d="M190 49h20v6h-20Z" fill="${p.d}"/>`;
    else s += plan('M168 86L171 54H166V49H210V54H205L208 86Z', p);
    if (stage >= 3)
      s += `<path d="M177 36h11v13h-11Z" fill="${p.a}"/><path d="M188 36h11v13h-11Z" fill="${p.b}"/><path d="M174 32h28v4h-28Z" fill="${p.c}"/><path d="M188 6C198 15 200 22 196 32H180C176 24 182 20 188 6Z" fill="${p.fl2}"/><path d="M188 16C193 22 194 27 191 32H184C181 28 186 24 188 16Z" fill="${p.fl}"/><path d="M175 32V17h2.5v15ZM198.5 32V17h2.5v15Z" fill="${p.c}"/>`;
    else s += plan('M177 49V36H174V32H202V36H199V49M176 32V16L188 6L200 16V32', p);
    s += boat(58, 168, 0.95, p) + boat(320, 160, 0.55, p) + boat(290, 186, 0.75, p);
    if (!night) s += gulls('M120 60q5-5 9 0q4-5 9 0M136 72q4-4 7 0q3-4 7 0M262 72q4-4 7 0q3-4 7 0', p.line);
    return s;
  },
);
