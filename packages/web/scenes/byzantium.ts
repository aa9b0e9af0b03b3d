// Byzantium over the strait: sea walls, nave with half domes, then the great dome.
import { arch, boat, n, plan, scene, sky, times, waves } from './kit.ts';

export const byzantium = scene(
  {
    s0: '#e79c86',
    s1: '#efb198',
    s2: '#f5c8ae',
    s3: '#fadfc8',
    sun: '#fff6de',
    far: '#c9808a',
    far2: '#a5647c',
    a: '#e9b98f',
    b: '#a96a58',
    c: '#d79a78',
    d: '#743f48',
    dome: '#5b7f9e',
    dome2: '#3c5c7e',
    dome3: '#84a4b8',
    gold: '#f0be4a',
    gold2: '#b67b1e',
    win: '#6b3442',
    wa: '#f2ddbc',
    wa2: '#c79b7c',
    wa3: '#b0503a',
    w1: '#3b5f8c',
    w2: '#5e86a9',
    w3: '#27456f',
    wl: '#e8b9a6',
    sail: '#fff3dc',
    sail2: '#a8384a',
    hull: '#40242c',
    l1: '#4b6a52',
    line: '#743f48',
  },
  {
    s0: '#1b1236',
    s1: '#261946',
    s2: '#332357',
    s3: '#43306b',
    sun: '#f5e7c2',
    far: '#2a1c4a',
    far2: '#20153c',
    a: '#8a6e8e',
    b: '#48365e',
    c: '#6c5479',
    d: '#2e2145',
    dome: '#4a5a92',
    dome2: '#2e3a6b',
    dome3: '#6675a8',
    gold: '#f5cd74',
    gold2: '#b3843a',
    win: '#fbcb6b',
    wa: '#6a5f86',
    wa2: '#463d64',
    wa3: '#5a2f4c',
    w1: '#17204a',
    w2: '#27336a',
    w3: '#0f1636',
    wl: '#6a6aa0',
    sail: '#d9cbaa',
    sail2: '#7a2f50',
    hull: '#0b0a20',
    l1: '#1e2a44',
    line: '#e3c5d8',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 70 : 282, night ? 44 : 64, night);
    s += `<path d="M0 130Q40 104 90 116T170 110T260 118T360 100V160H0Z" fill="${p.far}"/>`;
    s += (
      [
        [6, 112, 12, 30],
        [22, 118, 16, 24],
        [42, 110, 10, 32],
        [56, 116, 14, 26],
        [296, 112, 13, 32],
        [313, 106, 12, 38],
        [329, 114, 15, 30],
        [347, 108, 14, 34],
      ] as const
    )
      .map(
        ([x, y, w, h]) =>
          `<path d="M${x} ${y}h${w}v${h}h-${w}Z" fill="${p.far2}"/><path d="M${x} ${y}a${w / 2} ${n(w / 2.4)} 0 0 1 ${w} 0Z" fill="${p.far2}"/>` +
          (night ? `<rect x="${x + w / 2 - 1.5}" y="${y + 8}" width="3" height="5" fill="${p.win}"/>` : ''),
      )
      .join('');
    // stage 2: nave, buttresses, half domes
    if (stage >= 2) {
      s += `<path d="M104 96a34 32 0 0 1 50-14V112H104ZM256 96a34 32 0 0 0-50-14V112H256Z" fill="${p.dome}"/><path d="M256 96a34 32 0 0 0-50-14V112H256Z" fill="${p.dome2}"/><path d="M104 96a34 32 0 0 1 20-19q-10 14-9 35H104Z" fill="${p.dome3}"/>`;
      s += `<path d="M84 108H276V152H84Z" fill="${p.a}"/><path d="M204 108H276V152H204Z" fill="${p.b}"/><path d="M80 104H280V110H80Z" fill="${p.wa}"/><path d="M204 104H280V110H204Z" fill="${p.wa2}"/><path d="M128 80H156V152H128ZM204 80H232V152H204Z" fill="${p.c}"/><path d="M146 80h10v72h-10ZM218 80h14v72h-14Z" fill="${p.b}"/><path d="M124 76H160V81H124ZM200 76H236V81H200Z" fill="${p.wa}"/>`;
      s += `<path d="M156 152V92a24 24 0 0 1 48 0v60Z" fill="${p.a}"/><path d="M180 68a24 24 0 0 1 24 24v60h-24Z" fill="${p.c}"/><path d="M160 152V94a20 20 0 0 1 40 0v58" fill="none" stroke="${p.wa}" stroke-width="2"/>`;
      s +=
        times(5, (i) => arch(166 + i * 7, 108, 4, 12, p.win)) +
        times(3, (i) => arch(170 + i * 10, 93, 5, 12, p.win)) +
        times(5, (i) => arch(168 + i * 6, 128, 3.6, 12, p.win)) +
        [94, 108, 120, 240, 252, 266].map((x) => arch(x, 132, 6, 15, p.win)).join('') +
        arch(136, 104, 6, 12, p.win) +
        arch(212, 104, 6, 12, p.win) +
        arch(136, 128, 6, 12, p.win) +
        arch(212, 128, 6, 12, p.win) +
        `<path d="M84 120H128M232 120H276" stroke="${p.wa3}" stroke-width="2.2" opacity=".75"/><path d="M84 140H128M232 140H276" stroke="${p.wa3}" stroke-width="2.2" opacity=".75"/>`;
    } else
      s += plan(
        'M84 152V108H80V104H104V96a34 32 0 0 1 22-18M276 152V108H280V104H256V96a34 32 0 0 0-22-18M124 152V76H160V152M200 152V76H236V152M156 152V92a24 24 0 0 1 48 0v60',
        p,
      );
    // stage 3: the great dome
    if (stage >= 3) {
      s +=
        (night ? `<circle cx="180" cy="50" r="62" fill="${p.gold}" opacity=".1"/>` : '') +
        `<path d="M138 62H222V74H138Z" fill="${p.c}"/><path d="M188 62H222V74H188Z" fill="${p.b}"/>` +
        times(9, (i) => arch(143 + i * 9.2, 73, 4.6, 9, p.win)) +
        `<path d="M134 62a46 42 0 0 1 92 0Z" fill="${p.dome}"/><path d="M180 20a46 42 0 0 1 46 42H192Q196 38 180 20Z" fill="${p.dome2}"/><path d="M134 62a46 42 0 0 1 34-40Q150 38 150 62Z" fill="${p.dome3}"/><path d="M180 20V62M180 20Q164 36 162 62M180 20Q204 34 208 62" stroke="${p.dome2}" stroke-width="1.2" fill="none" opacity=".6"/><path d="M132 60H228V64H132Z" fill="${p.gold}"/><path d="M178.8 4h2.4v18h-2.4Z" fill="${p.gold}"/><circle cx="180" cy="14" r="3" fill="${p.gold}"/><circle cx="180" cy="5" r="2" fill="${p.gold}"/><path d="M174 22h12l-2-4h-8Z" fill="${p.gold2}"/>` +
        (
          [
            [142, 76],
            [218, 76],
          ] as const
        )
          .map(
            ([x, y]) =>
              `<path d="M${x - 9} ${y}a9 8 0 0 1 18 0Z" fill="${p.dome3}"/><path d="M${x} ${y - 8}a9 8 0 0 1 9 8h-9Z" fill="${p.dome2}"/><circle cx="${x}" cy="${y - 10}" r="2" fill="${p.gold}"/>`,
          )
          .join('');
    } else s += plan('M138 74V62H134a46 42 0 0 1 92 0H222V74ZM180 20V4', p);
    // the shore, then stage 1: sea walls
    s += `<path d="M0 152H360V172H0Z" fill="${p.l1}"/>`;
    const tower = (x: number, w: number, h: number): string =>
      `<path d="M${x} ${176 - h}h${w}v${h}h-${w}Z" fill="${p.wa}"/><path d="M${n(x + w * 0.6)} ${176 - h}h${n(w * 0.4)}v${h}h-${n(w * 0.4)}Z" fill="${p.wa2}"/>` +
      times(Math.round(w / 8), (i) => `<path d="M${x + i * 8} ${176 - h - 5}h5v5h-5Z" fill="${i > w / 14 ? p.wa2 : p.wa}"/>`) +
      `<path d="M${x} ${n(176 - h * 0.62)}h${w}v3.5h-${w}ZM${x} ${n(176 - h * 0.3)}h${w}v3.5h-${w}Z" fill="${p.wa3}"/>` +
      arch(x + w / 2, 176 - h * 0.66, 5, 9, p.win);
    if (stage >= 1)
      s +=
        `<path d="M0 152H360V176H0Z" fill="${p.wa}"/>` +
        times(36, (i) => `<path d="M${i * 10 + 1} 147h6v6h-6Z" fill="${p.wa}"/>`) +
        `<path d="M0 157H360v3.5H0ZM0 167H360v3.5H0Z" fill="${p.wa3}"/><path d="M0 172H360V176H0Z" fill="${p.wa2}"/>` +
        tower(18, 26, 44) +
        tower(92, 24, 40) +
        tower(244, 24, 40) +
        tower(316, 26, 44) +
        `<path d="M160 176V158a20 20 0 0 1 40 0v18Z" fill="${p.wa}"/><path d="M156 140H204V148H156Z" fill="${p.wa2}"/><path d="M156 146H204V176H156Z" fill="${p.wa}"/><path d="M188 146H204V176H188Z" fill="${p.wa2}"/>` +
        arch(180, 176, 20, 24, p.win) +
        `<path d="M156 146h48v3h-48Z" fill="${p.gold}"/>`;
    else s += plan('M0 176V152H18V132H44V152H92V136H116V152H156V140H204V152H244V136H268V152H316V132H342V152H360V176Z', p);
    s +=
      `<path d="M0 175H360V200H0Z" fill="${p.w1}"/><path d="M0 175H360v4H0Z" fill="${p.w2}"/>` +
      waves(187, 2, p.wl, 0.55) +
      boat(72, 186, 0.75, p, p.sail2) +
      boat(288, 184, 0.6, p) +
      boat(222, 192, 0.4, p);
    return s;
  },
);
