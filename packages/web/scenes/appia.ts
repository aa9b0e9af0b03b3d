// The Appian Way: the paved road first, then the aqueduct, then tombs, pines and travellers.
import { arch, cypress, n, plan, scene, sky, times } from './kit.ts';

/** The aqueduct runs away from us: its top and its foot at x. */
const topAt = (x: number): number => n(101 - (x - 200) * 0.25);

const footAt = (x: number): number => n(124 + (x - 200) * 0.05);

export const appia = scene(
  {
    s0: '#b9cf9c',
    s1: '#cadbac',
    s2: '#dde8c2',
    s3: '#eff4dc',
    sun: '#fffbe6',
    far: '#93ad8a',
    far2: '#7a9a7c',
    a: '#f4dfb8',
    b: '#b98f66',
    c: '#e0c08f',
    d: '#80583f',
    in: '#5b4a3a',
    brick: '#c9714c',
    brick2: '#9a4f35',
    road: '#e6dcc6',
    road2: '#c3b598',
    joint: '#9a8b70',
    kerb: '#f6eedb',
    kerb2: '#a3937a',
    g1: '#bcc87e',
    g2: '#9cb365',
    g3: '#7d984e',
    g4: '#607d41',
    l1: '#2f6140',
    l2: '#4b8150',
    pine: '#3d6f42',
    pine2: '#5b8f4e',
    pine3: '#2b5436',
    trunk: '#6b4a30',
    robe: '#a63f2e',
    robe2: '#2f6494',
    skin: '#7a4a30',
    ox: '#7a5236',
    ox2: '#573824',
    cart: '#a5743f',
    cloth: '#fff3dc',
    fl: '#ffd25a',
    line: '#5f5a36',
  },
  {
    s0: '#0c1d24',
    s1: '#112a31',
    s2: '#193940',
    s3: '#244b50',
    sun: '#f5e9c6',
    far: '#17363c',
    far2: '#122c32',
    a: '#8b97a0',
    b: '#434f60',
    c: '#6a7684',
    d: '#2c3848',
    in: '#141f2b',
    brick: '#6b4a52',
    brick2: '#46313e',
    road: '#7c8690',
    road2: '#525e6b',
    joint: '#37434f',
    kerb: '#9aa3a8',
    kerb2: '#3a4652',
    g1: '#1e4040',
    g2: '#183536',
    g3: '#132a2c',
    g4: '#0e2124',
    l1: '#10302f',
    l2: '#1d4842',
    pine: '#15393a',
    pine2: '#225049',
    pine3: '#0e2a2c',
    trunk: '#161f28',
    robe: '#6e3140',
    robe2: '#2a4a74',
    skin: '#181820',
    ox: '#1c1f2a',
    ox2: '#12151d',
    cart: '#3f3a3c',
    cloth: '#cfc5b0',
    fl: '#ffe08a',
    line: '#c5d6c4',
  },
  (p, stage, night) => {
    const back = sky(p, night ? 184 : 252, night ? 40 : 60, night);
    let s = '';
    s += `<path d="M0 112L44 84L86 104L134 78L184 106L226 90L276 112L322 86L360 102V140H0Z" fill="${p.far}"/><path d="M0 120Q60 100 130 112T250 106T360 112V150H0Z" fill="${p.far2}"/>`;
    // stage 2: the aqueduct comes down to the city in two tiers, smaller with distance
    const piers = [
      [352, 30],
      [322, 27],
      [295, 24],
      [271, 21.5],
      [249.5, 19],
      [230.5, 17],
      [213.5, 15],
    ] as const;
    if (stage >= 2)
      s +=
        `<path d="M200 ${topAt(200)}L368 ${topAt(368)}V${footAt(368)}L200 ${footAt(200)}Z" fill="${p.c}"/><path d="M200 ${topAt(200)}L368 ${topAt(368)}v5L200 ${n(topAt(200) + 3)}Z" fill="${p.a}"/>` +
        piers
          .map(([x, w]) => {
            const cx = x - w / 2;
            const foot = footAt(cx);
            const h = foot - topAt(cx);
            return (
              arch(cx, foot, w * 0.68, h * 0.52, p.far) +
              `<path d="M${n(cx + w * 0.34)} ${n(foot - h * 0.18)}V${foot}h${n(w * 0.1)}V${n(foot - h * 0.3)}Z" fill="${p.b}"/>` +
              arch(cx - w * 0.24, n(foot - h * 0.6), w * 0.3, h * 0.24, p.far) +
              arch(cx + w * 0.24, n(foot - h * 0.6), w * 0.3, h * 0.24, p.far)
            );
          })
          .join('') +
        `<path d="M200 ${n(topAt(200) + 11)}L368 ${n(topAt(368) + 33)}" stroke="${p.b}" stroke-width="1.6"/>`;
    else
      s += plan(
        `M200 ${footAt(200)}V${topAt(200)}L368 ${topAt(368)}V${footAt(368)}Z${piers.map(([x, w]) => `M${n(x - w * 0.84)} ${footAt(x)}v${n(-w * 0.7)}a${n(w * 0.34)} ${n(w * 0.34)} 0 0 1 ${n(w * 0.68)} 0v${n(w * 0.7)}`).join('')}`,
        p,
      );
    s += `<path d="M0 122Q90 112 180 120T360 120V224H0Z" fill="${p.g1}"/><path d="M0 140Q60 126 150 134L110 224H0Z" fill="${p.g2}"/><path d="M360 136Q290 126 214 134L262 224H360Z" fill="${p.g2}"/>`;
    // stage 3: the round tomb, a tower tomb and a gate
    if (stage >= 3) {
      s +=
        `<path d="M64 112H134V140H64Z" fill="${p.a}"/><path d="M106 112H134V140H106Z" fill="${p.b}"/><path d="M60 136H138V144H60Z" fill="${p.c}"/><path d="M104 136H138V144H104Z" fill="${p.d}" opacity=".7"/><path d="M70 84H128V112H70Z" fill="${p.c}"/><path d="M104 84H128V112H104Z" fill="${p.b}"/><path d="M66 80H132V87H66Z" fill="${p.a}"/><path d="M104 80H132V87H104Z" fill="${p.c}"/>` +
        `<path d="${[70, 79, 88, 97, 106, 115, 124].map((x) => `M${x} 80v-5h5v5Z`).join('')}" fill="${p.c}"/><path d="M70 96H128v3H70Z" fill="${p.brick}"/>${times(6, (i) => `<circle cx="${75 + i * 10}" cy="91.5" r="2" fill="${p.brick}"/>`)}` +
        arch(94, 140, 12, 20, night ? p.fl : p.in);
      s += `<path d="M232 144V112h22v32Z" fill="${p.brick}"/><path d="M244 144V112h10v32Z" fill="${p.brick2}"/><path d="M228 112h30v-4h-30ZM228 144h30v4h-30Z" fill="${p.a}"/><path d="M243 94L256 108H230Z" fill="${p.a}"/><path d="M243 94L256 108H243Z" fill="${p.c}"/>${arch(243, 138, 8, 15, night ? p.fl : p.in)}`;
    } else s += plan('M60 144V136H64V112H70V87H66V80H132V87H128V112H134V136H138V144ZM232 148V112H228V108L243 94L258 108V112H254V148Z', p);
    // stage 1: the road, in perspective, with kerbs and basalt slabs
    const left = 'C168 132 150 140 152 150C154 160 132 168 116 178C104 186 92 194 86 204L74 224';
    const right = 'C198 132 196 140 206 150C218 162 236 170 250 182C258 190 264 196 268 204L280 224';
    if (stage >= 1) {
      s += `<path d="M180 121${left}H280L268 204C264 196 258 190 250 182C236 170 218 162 206 150C196 140 198 132 188 121Z" fill="${p.road}"/><path d="M184 121C190 134 186 142 190 152C198 166 208 178 212 204L214 224H280L268 204C264 196 258 190 250 182C236 170 218 162 206 150C196 140 198 132 188 121Z" fill="${p.road2}"/>`;
      s += `<path d="M178 128h14M170 134h25M164 140h34M160 147h20l4-5 6 7h14M158 155h16l8-6 10 8h18M150 163l20-3 10 6 14-5 28 4M134 171l24-3 12 7 22-6 20 6 30-4M118 180l30-4 14 8 26-7 24 8 36-5M102 191l34-5 18 9 30-8 26 9 48-6M170 160l-6 9M194 161l6 9M182 166l-2 9M150 169l-10 9M214 168l12 8M164 176l-8 10M204 178l8 9M188 178v10M134 178l-14 10M234 176l14 10M148 186l-10 12M222 188l8 12M186 190l-4 12M88 203l40-4 22 8 34-7 30 8 56-5M132 206l-8 12M176 204l-2 14M232 204l6 14" fill="none" stroke="${p.joint}" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>`;
      s += `<path d="M180 121${left}" fill="none" stroke="${p.kerb}" stroke-width="3.4"/><path d="M188 121${right}" fill="none" stroke="${p.kerb2}" stroke-width="3.4"/>`;
    } else
      s += `<path d="M180 121${left}H280L268 204C264 196 258 190 250 182C236 170 218 162 206 150C196 140 198 132 188 121Z" fill="${p.g3}" opacity=".6"/>${plan(`M180 121${left}M188 121${right}M178 128h14M168 136h28M160 147h44M154 159h60M132 171h108M110 184h142M92 198h172`, p)}`;
    // a milestone, cypresses and umbrella pines
    s += `<path d="M0 168Q50 152 112 164L80 224H0Z" fill="${p.g3}"/><path d="M360 164Q306 152 252 168L282 224H360Z" fill="${p.g3}"/><path d="M0 188Q40 178 82 186L72 224H0ZM360 184Q320 178 276 190L284 224H360Z" fill="${p.g4}"/>`;
    s += `<path d="M100 176v-18a5 5 0 0 1 10 0v18Z" fill="${p.a}"/><path d="M105 153a5 5 0 0 1 5 5v18h-5Z" fill="${p.b}"/><path d="M102 162h5M102 166h5" stroke="${p.d}" stroke-width="1.2"/><path d="M97 175h16v4H97Z" fill="${p.c}"/>`;
    const pine = (x: number, y: number, k: number): string =>
      `<path d="M${n(x - 2 * k)} ${y}C${n(x - 1 * k)} ${n(y - 20 * k)} ${n(x - 3 * k)} ${n(y - 36 * k)} ${n(x - 12 * k)} ${n(y - 50 * k)}L${n(x - 9 * k)} ${n(y - 52 * k)}L${x} ${n(y - 38 * k)}L${n(x + 8 * k)} ${n(y - 52 * k)}L${n(x + 11 * k)} ${n(y - 50 * k)}C${n(x + 4 * k)} ${n(y - 36 * k)} ${n(x + 2 * k)} ${n(y - 20 * k)} ${n(x + 3 * k)} ${y}Z" fill="${p.trunk}"/>` +
      `<path d="M${n(x - 30 * k)} ${n(y - 50 * k)}C${n(x - 30 * k)} ${n(y - 62 * k)} ${n(x - 12 * k)} ${n(y - 72 * k)} ${x} ${n(y - 72 * k)}S${n(x + 30 * k)} ${n(y - 62 * k)} ${n(x + 30 * k)} ${n(y - 50 * k)}Q${x} ${n(y - 44 * k)} ${n(x - 30 * k)} ${n(y - 50 * k)}Z" fill="${p.pine}"/><path d="M${n(x - 30 * k)} ${n(y - 50 * k)}C${n(x - 30 * k)} ${n(y - 62 * k)} ${n(x - 12 * k)} ${n(y - 72 * k)} ${x} ${n(y - 72 * k)}C${n(x - 8 * k)} ${n(y - 64 * k)} ${n(x - 14 * k)} ${n(y - 56 * k)} ${n(x - 16 * k)} ${n(y - 48 * k)}Z" fill="${p.pine2}"/><path d="M${n(x + 30 * k)} ${n(y - 50 * k)}Q${x} ${n(y - 44 * k)} ${n(x - 30 * k)} ${n(y - 50 * k)}Q${x} ${n(y - 53 * k)} ${n(x + 30 * k)} ${n(y - 50 * k)}Z" fill="${p.pine3}"/>`;
    s +=
      pine(40, 176, 1.25) +
      pine(322, 172, 1.15) +
      (stage >= 3
        ? pine(152, 134, 0.42) + pine(216, 134, 0.4) + cypress(282, 160, 44, p) + cypress(294, 164, 32, p) + cypress(70, 166, 30, p)
        : '');
    // travellers: an ox cart and two on foot
    const walker = (x: number, y: number, k: number, robe: string): string =>
      `<path d="M${n(x - 4 * k)} ${y}L${n(x - 2.6 * k)} ${n(y - 13 * k)}Q${x} ${n(y - 16 * k)} ${n(x + 2.6 * k)} ${n(y - 13 * k)}L${n(x + 4 * k)} ${y}Z" fill="${robe}"/><circle cx="${x}" cy="${n(y - 17.5 * k)}" r="${n(2.7 * k)}" fill="${p.skin}"/>`;
    s += walker(178, 142, 0.55, p.robe2);
    if (stage >= 1)
      s +=
        `<g transform="translate(178 180)"><path d="M-30-20C-30-30-4-30-4-20V-10H-30Z" fill="${p.cloth}"/><path d="M-16-27.5C-8-27-4-25-4-20V-10H-14C-12-16-12-22-16-27.5Z" fill="${p.c}"/><path d="M-33-12H0v5h-33Z" fill="${p.cart}"/><circle cx="-17" cy="-4" r="7" fill="${p.road2}" stroke="${p.ox2}" stroke-width="2"/><path d="M-17-11V3M-24-4h14" stroke="${p.ox2}" stroke-width="1.4"/><path d="M0-9H16" stroke="${p.ox2}" stroke-width="2"/><path d="M6-14C10-19 24-19 30-16C34-20 38-20 42-17L44-11L38-9C36-6 34-5 32-4L32 4H29L28-3H14L12 4H9L9-3C5-6 4-11 6-14Z" fill="${p.ox}"/><path d="M20-18C26-19 28-17 30-16C34-20 38-20 42-17L44-11L38-9C36-6 34-5 32-4L32 4H29L28-3H20C26-8 26-14 20-18Z" fill="${p.ox2}"/><path d="M36-19C37-23 41-24 44-22" fill="none" stroke="${p.kerb}" stroke-width="1.8" stroke-linecap="round"/></g>` +
        walker(238, 190, 0.95, p.robe);
    // a wonder card shows the upper 170 only
    return `${back}<g transform="translate(0 -15)">${s}</g>`;
  },
);
