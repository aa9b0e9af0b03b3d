// The Mausoleum above the bay: podium, colonnade, stepped pyramid.
import { boat, column, cypress, houses, n, plan, scene, sky, times, waves } from './kit.ts';

export const halicarnassus = scene(
  {
    s0: '#9db8da',
    s1: '#b3c8e1',
    s2: '#ccdae9',
    s3: '#e5ebef',
    sun: '#fff8e2',
    far: '#8e9fc0',
    far2: '#7286ab',
    a: '#fff5e3',
    b: '#c4b29c',
    c: '#e9dac2',
    d: '#8b7a6c',
    in: '#4f4a66',
    rel: '#c77a4e',
    gold: '#e2ab39',
    gold2: '#a87219',
    w1: '#2c6f93',
    w2: '#4b93ae',
    wl: '#a3cedc',
    g1: '#bfa97b',
    g2: '#9b8a5e',
    house: '#f6e9d2',
    houseD: '#d8c3a0',
    roof: '#b4573a',
    l1: '#3e6a4a',
    l2: '#5e8b56',
    sail: '#fff6e3',
    hull: '#47301f',
    fl: '#ffd25a',
    line: '#4e5a7c',
  },
  {
    s0: '#0d1832',
    s1: '#122144',
    s2: '#1a2e58',
    s3: '#26406f',
    sun: '#f3e7c6',
    far: '#16274a',
    far2: '#101e3b',
    a: '#8f9bc0',
    b: '#454f78',
    c: '#6c789f',
    d: '#2e3760',
    in: '#f2b95a',
    rel: '#8a5a58',
    gold: '#f0c569',
    gold2: '#a8783a',
    w1: '#0f2c4e',
    w2: '#1c466b',
    wl: '#41709a',
    g1: '#26355a',
    g2: '#1c2947',
    house: '#35456a',
    houseD: '#283655',
    roof: '#3f3350',
    l1: '#16323f',
    l2: '#22474f',
    sail: '#d7caa6',
    hull: '#081020',
    fl: '#f7c76b',
    line: '#c2ccea',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 66 : 78, night ? 46 : 60, night);
    s += `<path d="M0 128L34 104L70 120L112 92L150 118L196 98L250 120L300 88L360 116V160H0Z" fill="${p.far}"/><path d="M240 150Q282 96 360 104V160H240Z" fill="${p.far2}"/>`;
    s += houses(
      [
        [286, 128, 13, 15],
        [300, 120, 15, 20],
        [316, 126, 12, 16],
        [329, 116, 15, 24],
        [345, 122, 14, 20],
        [296, 138, 12, 12],
        [312, 140, 13, 10],
        [334, 138, 12, 12],
      ],
      p,
      night ? p.fl : p.far2,
    );
    s += `<path d="M0 146H360V200H0Z" fill="${p.w1}"/><path d="M0 146H360v4H0Z" fill="${p.w2}"/>` + waves(160, 3, p.wl, 0.5);
    s += `<path d="M74 172Q110 148 150 148H300Q340 150 360 160V200H60Z" fill="${p.g1}"/><path d="M74 172Q110 152 150 154L110 200H60Z" fill="${p.g2}" opacity=".6"/>`;
    s += cypress(112, 168, 34, p) + cypress(98, 174, 24, p) + cypress(306, 166, 34, p) + cypress(322, 172, 26, p);
    // stage 1: podium, three belts, a frieze of riders
    if (stage >= 1)
      s +=
        `<path d="M128 172H292V180H128Z" fill="${p.c}"/><path d="M222 172H292V180H222Z" fill="${p.b}"/><path d="M134 132H286V172H134Z" fill="${p.a}"/><path d="M222 132H286V172H222Z" fill="${p.b}"/><path d="M130 126H290V133H130Z" fill="${p.c}"/><path d="M222 126H290V133H222Z" fill="${p.d}" opacity=".75"/><path d="M134 138H286V151H134Z" fill="${p.rel}"/><path d="M222 138H286V151H222Z" fill="${p.d}" opacity=".4"/>` +
        times(
          9,
          (i) =>
            `<path d="M${139 + i * 16.2} 150l1-5l5-1l2-4l3 1l-1 4l1 5h-2l-1-3h-4l-1 3ZM${142 + i * 16.2} 143l1-4h2l0 4Z" fill="${p.a}"/>`,
        ) +
        `<path d="M134 157H286M134 164H286" stroke="${p.b}" stroke-width="1.3"/><path d="M202 172V160a8 8 0 0 1 16 0v12Z" fill="${p.in}"/>`;
    else s += plan('M128 180V172H134V133H130V126H290V133H286V172H292V180ZM202 172V160a8 8 0 0 1 16 0v12', p);
    // stage 2: colonnade with statues
    if (stage >= 2)
      s +=
        `<path d="M140 84H280V126H140Z" fill="${p.in}"/><path d="M160 88H260V126H160Z" fill="${night ? p.rel : p.d}" opacity="${night ? 0.7 : 0.55}"/>` +
        times(8, (i) => {
          const x = n(154 + i * 16);
          return `<path d="M${x - 2.6} 126v-15q0-3 2.6-3t2.6 3v15Z" fill="${p.rel}" opacity=".9"/><circle cx="${x}" cy="105.5" r="2.1" fill="${p.rel}"/>`;
        }) +
        times(9, (i) => {
          const x = n(146 + i * 16);
          return column(x, 86, 126, 6.5, i > 4 ? p.c : p.a, p.b, p.c);
        }) +
        `<path d="M134 76H286V84H134Z" fill="${p.a}"/><path d="M222 76H286V84H222Z" fill="${p.b}"/><path d="M134 81.5H286V84H134Z" fill="${p.gold}"/>`;
    else s += plan('M134 76H286V84H134Z' + times(9, (i) => `M${n(143 + i * 16)} 86h6.5v40h-6.5Z`), p);
    // stage 3: stepped pyramid and chariot
    if (stage >= 3) {
      s += times(8, (i) => {
        const w = 146 - i * 15.6,
          y = 71 - i * 5.2;
        return `<path d="M${n(210 - w / 2)} ${n(y)}h${n(w)}v5.4h${n(-w)}Z" fill="${i % 2 ? p.c : p.a}"/><path d="M${n(210 + w * 0.08)} ${n(y)}h${n(w * 0.42)}v5.4h${n(-w * 0.42)}Z" fill="${p.b}" opacity="${i % 2 ? 0.95 : 0.75}"/>`;
      });
      s += `<path d="M194 28h32v7h-32Z" fill="${p.c}"/><path d="M212 28h14v7h-14Z" fill="${p.b}"/>`;
      s += `<g fill="${p.gold}"><path d="M196 28l1-8l-4-6l3-2l4 4l6 0l4-5l4-2l1 3l-3 3l-1 6l2 7h-2.5l-2.5-6h-6l-1.5 6Z"/><path d="M206 28l2-7l-1-6l4-4l4-1l0 3l-3 3l0 4l3 8Z" opacity=".8"/><circle cx="222" cy="24" r="4.2" fill="none" stroke="${p.gold2}" stroke-width="1.8"/><path d="M215 22h10l-1-8h-2l-1 5h-6ZM219 14q0-5 2.5-5t2.5 5l1 5h-7Z"/><circle cx="221.5" cy="6.8" r="2.2"/></g>`;
    } else s += plan('M137 76L202 34H218L283 76ZM194 28H226V35H194ZM196 28V16L206 12L212 18L222 12L226 28', p);
    s += `<path d="M60 196Q140 176 220 182T360 178V200H60Z" fill="${p.g2}"/>`;
    s += `<path d="M196 180h28l8 20h-44Z" fill="${p.c}" opacity=".8"/>`;
    s += boat(36, 176, 0.9, p) + boat(92, 160, 0.45, p);
    return s;
  },
);
