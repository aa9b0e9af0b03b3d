// The Great Library, opened like a cupboard: halls of scrolls, the gallery above, the dome of stars.
import { arch, column, n, palm, plan, scene, sky, star, times, waves } from './kit.ts';

export const library = scene(
  {
    s0: '#a9c4cf',
    s1: '#bcd3d8',
    s2: '#d2e2e0',
    s3: '#e8f0e8',
    sun: '#fffbe9',
    far: '#8fb0b8',
    w1: '#3a7f93',
    w2: '#5ea0ac',
    a: '#fff3dc',
    b: '#c9a884',
    c: '#ecd6b2',
    d: '#8d6a4f',
    in: '#5b3a33',
    in2: '#7a4d3d',
    scroll: '#f2dba4',
    scroll2: '#d98f5a',
    scroll3: '#9cc0b0',
    wood: '#3f2620',
    roof: '#b9583c',
    roof2: '#8c3e2c',
    dome: '#2f6f86',
    dome2: '#1e5068',
    dome3: '#5c98a6',
    gold: '#eab945',
    gold2: '#b27d1e',
    lamp: '#f4cf7a',
    g1: '#d9c493',
    g2: '#bfa673',
    g3: '#a08858',
    leaf: '#3c6b47',
    leaf2: '#5e8f55',
    trunk: '#6b4526',
    robe: '#a63f2e',
    robe2: '#2f6494',
    robe3: '#fff6e6',
    skin: '#7a4a30',
    hair: '#3a2417',
    line: '#4f5f6a',
  },
  {
    s0: '#0c1a2c',
    s1: '#11253b',
    s2: '#18334d',
    s3: '#224461',
    sun: '#f4e8c8',
    far: '#16304a',
    w1: '#0e2b42',
    w2: '#1e4a63',
    a: '#8f98b0',
    b: '#444f6c',
    c: '#6c7793',
    d: '#2f3a55',
    in: '#d98a3a',
    in2: '#f0b357',
    scroll: '#fff0c0',
    scroll2: '#a8563a',
    scroll3: '#f7d98a',
    wood: '#6e3f26',
    roof: '#4e3a50',
    roof2: '#35283d',
    dome: '#2b5a86',
    dome2: '#1c3c64',
    dome3: '#4a80a8',
    gold: '#f2c76c',
    gold2: '#a9793a',
    lamp: '#ffe39a',
    g1: '#263750',
    g2: '#1c2a41',
    g3: '#142034',
    leaf: '#16363c',
    leaf2: '#23504e',
    trunk: '#171e30',
    robe: '#6e2f3c',
    robe2: '#2b4a7e',
    robe3: '#c9bfae',
    skin: '#1e1a2a',
    hair: '#0d0f1c',
    line: '#bcd0de',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 66 : 84, night ? 50 : 62, night);
    // the sea, and the lighthouse of the same city far away
    s += `<path d="M0 132H360V160H0Z" fill="${p.w1}"/><path d="M0 132H360v3H0Z" fill="${p.w2}"/>${waves(142, 1, p.w2, 0.6)}`;
    s += `<path d="M24 132L27 104H25V101H28L29 90H37L38 101H41V104H39L42 132Z" fill="${p.far}"/><path d="M33 82q4 5 2 8h-4q-2-3 2-8Z" fill="${p.gold}"/><path d="M300 132Q330 118 360 122V132Z" fill="${p.far}"/>`;
    s += `<path d="M0 150Q90 142 180 148T360 146V200H0Z" fill="${p.g1}"/>`;
    // a bay: an arch with shelves, the scrolls seen from their ends
    const bay = (x: number, y: number, w: number, h: number, seed: number): string => {
      const colours = [p.scroll, p.scroll2, p.scroll3];
      const rows = Math.floor((h - w / 2) / 8) + 1;
      const shelves = times(rows, (i) => {
        const sy = n(y - 4 - i * 8);
        const narrow = i === rows - 1 ? w * 0.2 : 0;
        return (
          `<path d="M${n(x - w / 2 + 3 + narrow)} ${sy}H${n(x + w / 2 - 2 - narrow)}" fill="none" stroke="${colours[(seed + i) % 3]}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 4.9"/>` +
          `<path d="M${n(x - w / 2)} ${n(sy + 2.6)}h${w}" stroke="${p.wood}" stroke-width="1.2"/>`
        );
      });
      return arch(x, y, w, h, seed % 2 ? p.in : p.in2) + shelves;
    };
    // stage 3: the dome of stars
    if (stage >= 3)
      s +=
        (night ? `<circle cx="180" cy="56" r="62" fill="${p.lamp}" opacity=".1"/>` : '') +
        `<path d="M142 60H218V76H142Z" fill="${p.c}"/><path d="M190 60H218V76H190Z" fill="${p.b}"/>${times(7, (i) => arch(150 + i * 10, 75, 5, 10, p.in2))}` +
        `<path d="M138 60a42 38 0 0 1 84 0Z" fill="${p.dome}"/><path d="M180 22a42 38 0 0 1 42 38H192Q198 38 180 22Z" fill="${p.dome2}"/><path d="M138 60a42 38 0 0 1 32-37Q152 38 152 60Z" fill="${p.dome3}"/>` +
        [
          [162, 44],
          [174, 34],
          [188, 46],
          [204, 50],
          [150, 52],
          [196, 36],
          [172, 52],
        ]
          .map(([x = 0, y = 0]) => star(x, y, p.gold, 0.95))
          .join('') +
        `<path d="M136 57H224V62H136Z" fill="${p.gold}"/><path d="M174 22h12l-2-5h-8Z" fill="${p.gold2}"/><path d="M179 6h2v12h-2Z" fill="${p.gold}"/><circle cx="180" cy="8" r="5.5" fill="none" stroke="${p.gold}" stroke-width="1.8"/><ellipse cx="180" cy="8" rx="9" ry="2.6" fill="none" stroke="${p.gold}" stroke-width="1.4" transform="rotate(-18 180 8)"/>`;
    else s += plan('M142 76V60H138a42 38 0 0 1 84 0H218V76ZM180 22V6', p);
    // stage 2: the gallery
    if (stage >= 2)
      s +=
        `<path d="M98 84H262V112H98Z" fill="${p.a}"/><path d="M212 84H262V112H212Z" fill="${p.b}"/>${times(6, (i) => bay(115 + i * 26, 112, 15, 23, i))}` +
        times(7, (i) => column(102 + i * 26, 88, 112, 5, i > 3 ? p.c : p.a, p.b, p.c)) +
        `<path d="M92 76H268V84H92Z" fill="${p.a}"/><path d="M212 76H268V84H212Z" fill="${p.b}"/><path d="M92 81H268V84H92Z" fill="${p.gold}"/><path d="M96 76L104 70H256L264 76Z" fill="${p.roof}"/><path d="M200 70H256L264 76H200Z" fill="${p.roof2}"/>`;
    else s += plan('M98 112V84H92V76L104 70H256L268 76V84H262V112ZM124 112V92M150 112V92M180 112V92M210 112V92M236 112V92', p);
    // stage 1: the halls, their steps and their roof
    if (stage >= 1)
      s +=
        `<path d="M66 118H294V158H66Z" fill="${p.a}"/><path d="M212 118H294V158H212Z" fill="${p.b}"/>` +
        times(8, (i) => (i === 3 || i === 4 ? '' : bay(84 + i * 27.5, 158, 19, 34, i + 1))) +
        `<path d="M164 158V138a16 16 0 0 1 32 0v20Z" fill="${p.wood}"/><path d="M168 158V139a12 12 0 0 1 24 0v19Z" fill="${night ? p.lamp : p.in}"/><path d="M161 158V137a19 19 0 0 1 38 0v21" fill="none" stroke="${p.gold}" stroke-width="2.4"/>` +
        [70, 97.5, 125, 152, 208, 235.5, 263, 290].map((x) => column(x, 124, 158, 6, x > 200 ? p.c : p.a, p.b, p.c)).join('') +
        `<path d="M60 110H300V119H60Z" fill="${p.c}"/><path d="M212 110H300V119H212Z" fill="${p.d}" opacity=".7"/><path d="M60 116H300V119H60Z" fill="${p.gold}"/><path d="M66 110L96 104H264L294 110Z" fill="${p.roof}"/><path d="M212 104H264L294 110H212Z" fill="${p.roof2}"/>` +
        times(
          3,
          (i) =>
            `<path d="M${58 - i * 5} ${158 + i * 4}H${302 + i * 5}v4H${58 - i * 5}Z" fill="${i % 2 ? p.c : p.a}"/><path d="M212 ${158 + i * 4}H${302 + i * 5}v4H212Z" fill="${p.b}" opacity=".8"/>`,
        );
    else
      s += plan(
        'M48 170V166H53V162H58V158H66V119H60V110L96 104H264L300 110V119H294V158H302V162H307V166H312V170ZM164 158V138a16 16 0 0 1 32 0v20M84 158V134M112 158V134M139 158V134M221 158V134M248 158V134M276 158V134',
        p,
      );
    s += `<path d="M0 170Q90 164 180 168T360 168V200H0Z" fill="${p.g2}"/><path d="M150 170h60l24 30H126Z" fill="${p.c}" opacity=".75"/><path d="M0 188Q60 180 122 190L116 200H0ZM360 186Q300 180 238 190L244 200H360Z" fill="${p.g3}"/>`;
    // scholars: one reads, two talk
    const scholar = (x: number, y: number, k: number, robe: string, scroll: boolean): string =>
      `<path d="M${n(x - 5 * k)} ${y}L${n(x - 4 * k)} ${n(y - 15 * k)}Q${x} ${n(y - 19 * k)} ${n(x + 4 * k)} ${n(y - 15 * k)}L${n(x + 5 * k)} ${y}Z" fill="${robe}"/><circle cx="${x}" cy="${n(y - 20.5 * k)}" r="${n(3 * k)}" fill="${p.skin}"/><path d="M${n(x - 3 * k)} ${n(y - 21 * k)}a${n(3 * k)} ${n(3 * k)} 0 0 1 ${n(6 * k)} 0Z" fill="${p.hair}"/>` +
      (scroll
        ? `<path d="M${n(x + 2 * k)} ${n(y - 13 * k)}h${n(9 * k)}v${n(5 * k)}h${n(-9 * k)}Z" fill="${p.scroll}"/><path d="M${n(x + 1 * k)} ${n(y - 14 * k)}h${n(2 * k)}v${n(7 * k)}h${n(-2 * k)}ZM${n(x + 10 * k)} ${n(y - 14 * k)}h${n(2 * k)}v${n(7 * k)}h${n(-2 * k)}Z" fill="${p.gold2}"/>`
        : '');
    s += scholar(118, 186, 1, p.robe2, true) + scholar(236, 184, 0.95, p.robe, false) + scholar(249, 185, 1, p.robe3, false);
    s += palm(36, 186, 1.2, p) + palm(54, 189, 0.85, p) + palm(326, 186, 1.1, p) + palm(340, 190, 0.8, p);
    return s;
  },
);
