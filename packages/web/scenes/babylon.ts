// Three terraces of gardens; water falls once the second stands.
import { cypress, n, palm, plan, scene, sky, waves } from './kit.ts';

const drawn = (d: string, colour: string | undefined, w: number): string =>
  d ? `<path d="${d}" stroke="${colour}" stroke-width="${w}" stroke-linecap="round"/>` : '';

export const babylon = scene(
  {
    s0: '#f0ddb0',
    s1: '#f4e5c1',
    s2: '#f8edd3',
    s3: '#fcf5e6',
    sun: '#fffdf4',
    far: '#c9c79a',
    a: '#d98f5c',
    b: '#a95f38',
    c: '#edb07c',
    arch: '#6e3420',
    arch2: '#8c4a2c',
    lip: '#f3d7a6',
    l1: '#3e7a45',
    l2: '#5e9a4c',
    l3: '#2b5b3b',
    l4: '#8dbb5a',
    fl: '#e56b7b',
    gate: '#2a5f95',
    gated: '#1e4570',
    gold: '#e8b647',
    foam: '#ffffff',
    w1: '#5fafb8',
    w2: '#8ccbcd',
    g1: '#b9b06a',
    trunk: '#6b4526',
    line: '#8a4a2a',
  },
  {
    s0: '#0f2233',
    s1: '#152d41',
    s2: '#1c3a50',
    s3: '#264a60',
    sun: '#f4e8c4',
    far: '#16303c',
    a: '#80555a',
    b: '#4b3346',
    c: '#9a6c66',
    arch: '#f0b85a',
    arch2: '#c9823c',
    lip: '#a98a70',
    l1: '#1e4a42',
    l2: '#2c6250',
    l3: '#143530',
    l4: '#2c6250',
    fl: '#d9788a',
    gate: '#1e3f6b',
    gated: '#142b4c',
    gold: '#c99a45',
    foam: '#ffffff',
    w1: '#1b4a5e',
    w2: '#3a7486',
    g1: '#1f3a3a',
    trunk: '#20202e',
    line: '#d8a98a',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 298 : 286, night ? 40 : 52, night);
    s += `<path d="M0 150Q60 120 130 140T260 132T360 138V200H0Z" fill="${p.far}"/>`;
    // city wall of glazed brick
    const wall = (x: number, w: number): string => {
      let m = '';
      for (let i = 0; i < w; i += 10) m += `M${x + i} 132h6v-6h-6Z`;
      return `<path d="M${x} 132h${w}v46h-${w}Z" fill="${p.gated}"/><path d="${m}" fill="${p.gated}"/><path d="M${x} 138h${w}v4h-${w}ZM${x} 158h${w}v3h-${w}Z" fill="${p.gold}"/>`;
    };
    s +=
      wall(0, 64) +
      wall(296, 64) +
      `<path d="M18 112h28v66h-28Z" fill="${p.gate}"/><path d="M18 112h6v-6h-6ZM29 112h6v-6h-6ZM40 112h6v-6h-6Z" fill="${p.gate}"/><path d="M25 178v-28a7 7 0 0 1 14 0v28Z" fill="${p.arch}"/><path d="M18 118h28v4h-28Z" fill="${p.gold}"/><path d="M314 112h28v66h-28Z" fill="${p.gate}"/><path d="M314 112h6v-6h-6ZM325 112h6v-6h-6ZM336 112h6v-6h-6Z" fill="${p.gate}"/><path d="M321 178v-28a7 7 0 0 1 14 0v28Z" fill="${p.arch}"/><path d="M314 118h28v4h-28Z" fill="${p.gold}"/>`;
    const tier = (x1: number, x2: number, y1: number, y2: number, na: number, seed: number): string => {
      let q = `<path d="M${x1} ${y1}H${x2}V${y2}H${x1}Z" fill="${p.a}"/><path d="M${(x1 + x2) / 2 + (x2 - x1) * 0.18} ${y1}H${x2}V${y2}H${(x1 + x2) / 2 + (x2 - x1) * 0.18}Z" fill="${p.b}" opacity=".55"/>`;
      const sp = (x2 - x1) / na,
        aw = sp * 0.5,
        h = y2 - y1;
      for (let i = 0; i < na; i++) {
        const cx = x1 + sp * (i + 0.5),
          r = aw / 2,
          ty = y1 + h * 0.42;
        q += `<path d="M${n(cx - r)} ${y2}V${n(ty + r)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${y2}Z" fill="${(i + seed) % 2 ? p.arch : p.arch2}"/><path d="M${n(cx - r - 2.5)} ${y2}V${n(ty + r)}a${n(r + 2.5)} ${n(r + 2.5)} 0 0 1 ${n(2 * r + 5)} 0V${y2}" fill="none" stroke="${p.c}" stroke-width="2"/>`;
      }
      q += `<path d="M${x1 - 4} ${y1 - 4}H${x2 + 4}V${y1 + 3}H${x1 - 4}Z" fill="${p.lip}"/><path d="M${x1 - 4} ${y1 + 3}H${x2 + 4}v2H${x1 - 4}Z" fill="${p.b}" opacity=".5"/>`;
      // bushes on the lip
      let k = seed * 7 + 3;
      for (let x = x1; x <= x2; x += 9) {
        k = (k * 17 + 11) % 29;
        q += `<circle cx="${x}" cy="${y1 - 4 - (k % 4)}" r="${6 + (k % 4)}" fill="${[p.l1, p.l2, p.l3][k % 3]}"/>`;
      }
      for (let x = x1 + 5; x <= x2; x += 13) {
        k = (k * 13 + 7) % 31;
        q += `<circle cx="${x}" cy="${y1 - 6 - (k % 5)}" r="${3.5 + (k % 3)}" fill="${k % 2 ? p.l4 : p.l2}"/>`;
      }
      // hanging strands: one path per green, for there are many
      const greens = [p.l1, p.l2, p.l3, p.l4];
      const strands = greens.map(() => '');
      let flowers = '';
      for (let x = x1 - 2; x <= x2 + 2; x += 7) {
        k = (k * 19 + 5) % 37;
        const len = 7 + (k % 5) * 4.2;
        strands[k % 4] += `M${x} ${y1 - 3}v${n(Math.min(len, h * 0.8) - 4.6)}`;
        if (k % 6 === 0) flowers += `M${x} ${n(y1 + len - 9)}h0`;
      }
      q += strands.map((d, i) => drawn(d, greens[i], 4.6)).join('') + drawn(flowers, p.fl, 3.4);
      return q;
    };
    const tree = (x: number, y: number, h: number): string => cypress(x, y, h, { l1: p.l3, l2: p.l1 });
    const garden = { leaf: p.l1, leaf2: p.l2, trunk: p.trunk };
    if (stage >= 3)
      s +=
        tree(146, 56, 32) +
        tree(214, 56, 32) +
        palm(164, 54, 0.9, garden) +
        palm(188, 54, 1.05, garden) +
        `<path d="M166 34h28v20h-28Z" fill="${p.c}"/><path d="M162 34h36l-6-8h-24Z" fill="${p.gate}"/><path d="M174 54V44a6 6 0 0 1 12 0v10Z" fill="${p.arch}"/><path d="M166 34h28v3h-28Z" fill="${p.gold}"/>` +
        tier(132, 228, 58, 92, 4, 1);
    else s += plan('M132 58H228V92H132ZM166 58V34H194V58M162 34H198L192 26H168Z', p);
    if (stage >= 2)
      s += tree(106, 92, 30) + tree(254, 92, 30) + palm(118, 94, 0.8, garden) + palm(240, 94, 0.8, garden) + tier(98, 262, 94, 132, 6, 2);
    else s += plan('M98 94H262V132H98Z', p);
    if (stage >= 1)
      s +=
        tree(72, 132, 28) + tree(288, 132, 28) + palm(84, 134, 0.7, garden) + palm(274, 134, 0.7, garden) + tier(64, 296, 134, 178, 8, 3);
    else s += plan('M64 134H296V178H64Z', p);
    if (stage >= 2)
      s += `<path d="M174 94h12l1 40h-14ZM172 134h16l2 46h-20Z" fill="${p.w2}"/><path d="M177 94v84M183 96v82" stroke="${p.foam}" stroke-width="1.3" opacity=".55"/>`;
    else if (stage >= 1)
      s += `<path d="M172 134h16l2 46h-20Z" fill="${p.w2}"/><path d="M177 136v42M183 136v42" stroke="${p.foam}" stroke-width="1.3" opacity=".55"/>`;
    s +=
      `<path d="M0 176H360V200H0Z" fill="${p.g1}"/><path d="M0 182Q120 176 240 182T360 180V200H0Z" fill="${p.w1}"/><path d="M0 182Q120 176 240 182T360 180v3Q300 180 240 185T0 185Z" fill="${p.w2}"/>` +
      waves(192, 1, p.w2, 0.9);
    let b = '';
    for (let i = 0; i < 24; i++) {
      const x = i * 16 - 4,
        k = (i * 7) % 5;
      if (x > 150 && x < 206) continue;
      b += `<circle cx="${x}" cy="${180 - (k % 3)}" r="${5 + k}" fill="${[p.l1, p.l3, p.l2][i % 3]}"/>`;
    }
    return s + b;
  },
);
