// The pictures of the five games on the home page.
import { DRAWINGS, type SymbolId } from '../src/symbols/drawings.ts';
import { alexandria } from './alexandria.ts';
import { giza } from './giza.ts';
import { type Time, times } from './kit.ts';
import { rhodes } from './rhodes.ts';

/** A symbol of the sprite, drawn in: a picture cannot reach outside itself. */
const symbol = (id: SymbolId, x: number, y: number, size: number, colour: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" fill="${colour}" color="${colour}">${DRAWINGS[id]}</svg>`;

const CITIES = {
  day: {
    s0: '#3b2e4f',
    s1: '#5a3f5f',
    s2: '#87526a',
    s3: '#c87a6b',
    lamp: '#ffd98a',
    roofs: '#2b2433',
    dark: '#1d1826',
    cloak: '#7a4c68',
    cloak2: '#5e3e5c',
  },
  night: {
    s0: '#0b1526',
    s1: '#111f36',
    s2: '#182b48',
    s3: '#213a5e',
    lamp: '#f3c369',
    roofs: '#2b2a2f',
    dark: '#0a0f1a',
    cloak: '#2a4468',
    cloak2: '#1f3454',
  },
} as const;

const WINDOWS = [
  [34, 130],
  [50, 130],
  [98, 114],
  [112, 114],
  [98, 130],
  [168, 142],
  [182, 142],
  [238, 128],
  [252, 128],
  [304, 142],
] as const;

/** Roofs at dusk, a lamp, and two hooded figures who trade under it. */
const cities = (time: Time): string => {
  const c = CITIES[time];
  const hood = (x: number, k: number, fill: string, side: 1 | -1): string =>
    `<g transform="translate(${x} 200) scale(${side * k} ${k})"><path d="M-30 6C-30-36-20-56 0-64C20-56 30-36 30 6Z" fill="${fill}"/><path d="M0-84C20-82 25-62 19-46H-17C-24-62-18-80 0-84Z" fill="${fill}"/><path d="M6-74C16-70 18-58 15-49H-3C-5-60-2-70 6-74Z" fill="${c.dark}"/><path d="M2-62h4M10-62h4" stroke="${c.lamp}" stroke-width="2.6" stroke-linecap="round"/><path d="M16-36C26-38 36-36 44-32L42-24C34-28 26-26 18-22Z" fill="${fill}"/></g>`;
  const rings = [
    [150, c.s1],
    [100, c.s2],
    [62, c.s3],
    [30, c.lamp],
  ] as const;
  return (
    `<rect width="360" height="200" fill="${c.s0}"/>${rings.map(([r, fill]) => `<circle cx="252" cy="84" r="${r}" fill="${fill}"/>`).join('')}` +
    `<path d="M0 120h30v-22h26v-14l16-12l16 12v30h22v-18h34v24h28v-40h10v-8h16v8h10v34h30v-20h36v16h22v-34l14-10l14 10v40h36v-18h20V200H0Z" fill="${c.s2}" opacity=".75"/>` +
    `<path d="M0 146h24v-26h44v18h20v-36h40v44h24v-16h44v22h30v-30h16v-8h22v8h10v26h26v-18h32v28h28V200H0Z" fill="${c.roofs}"/>` +
    WINDOWS.map(([x, y]) => `<path d="M${x} ${y + 9}v-5a3.5 3.5 0 0 1 7 0v5Z" fill="${c.lamp}" opacity="${x % 3 ? 0.95 : 0.5}"/>`).join(
      '',
    ) +
    `<path d="M0 172Q90 162 180 172T360 168V200H0Z" fill="${c.dark}"/><path d="M52 200V72q0-6 6-6h34" fill="none" stroke="${c.dark}" stroke-width="6"/>` +
    `<g transform="translate(0 -32)"><path d="M90 98v12" stroke="${c.dark}" stroke-width="3"/><circle cx="90" cy="124" r="36" fill="${c.lamp}" opacity=".16"/><circle cx="90" cy="124" r="22" fill="${c.lamp}" opacity=".25"/><path d="M82 112h16l4 20H78Z" fill="${c.lamp}"/><path d="M80 109h20v4H80ZM77 132h26v4H77Z" fill="${c.dark}"/></g>` +
    hood(132, 1.05, c.cloak, 1) +
    hood(228, 0.95, c.cloak2, -1) +
    `<circle cx="181" cy="168" r="17" fill="${c.lamp}" opacity=".25"/><circle cx="181" cy="168" r="8" fill="${c.lamp}"/><circle cx="181" cy="168" r="5" fill="none" stroke="${c.dark}" stroke-width="1.5"/>`
  );
};

/** Two shores, day against night, in both themes. */
const duel = (): string =>
  `<clipPath id="l"><path d="M0 0H212L148 200H0Z"/></clipPath><clipPath id="r"><path d="M212 0H360V200H148Z"/></clipPath>` +
  `<g clip-path="url(#l)"><g transform="translate(-98 0)">${alexandria.render(3, 'day')}</g></g><g clip-path="url(#r)"><g transform="translate(74 0)">${rhodes.render(3, 'night')}</g></g>` +
  `<path d="M212-4L148 204" stroke="#fbf1dc" stroke-width="5"/><circle cx="180" cy="100" r="30" fill="#fbf1dc"/><circle cx="180" cy="100" r="25.5" fill="#a63526"/>${symbol('shield', 164, 84, 32, '#fbf1dc')}`;

const ARCHITECTS = {
  day: {
    s0: '#bfd8cc',
    s1: '#cde2d4',
    s2: '#ddebdc',
    s3: '#eef4e6',
    stone: '#f7ebd0',
    shade: '#d9c49a',
    gold: '#e0a12b',
    brick: '#b5673c',
    dark: '#8e4a28',
    cat: '#2b2318',
  },
  night: {
    s0: '#122036',
    s1: '#1a2e4a',
    s2: '#24405f',
    s3: '#35577a',
    stone: '#8c96b5',
    shade: '#5e6a8c',
    gold: '#f2bf63',
    brick: '#3c4663',
    dark: '#27304a',
    cat: '#0b1526',
  },
} as const;

const block = (x: number, y: number, w: number, h: number, lit: string, shaded: string): string =>
  `<path d="M${x} ${y}h${w}v${h}h-${w}Z" fill="${lit}"/><path d="M${x + w * 0.62} ${y}h${w * 0.38}v${h}h-${w * 0.38}Z" fill="${shaded}"/><path d="M${x} ${y}h${w}v4h-${w}Z" fill="#fff" opacity=".28"/>`;

const door = (x: number, y: number, h: number, fill: string, opacity: number): string =>
  `<path d="M${x - 8} ${y}v-${h}a8 8 0 0 1 16 0v${h}Z" fill="${fill}" opacity="${opacity}"/>`;

/** A wonder in blocks, one of them on the crane; the cat keeps watch. */
const architects = (time: Time): string => {
  const c = ARCHITECTS[time];
  const rings = [
    [170, c.s1],
    [120, c.s2],
    [76, c.s3],
  ] as const;
  return (
    `<rect width="360" height="200" fill="${c.s0}"/>${rings.map(([r, fill]) => `<circle cx="180" cy="120" r="${r}" fill="${fill}"/>`).join('')}` +
    `<path d="M0 172H360V200H0Z" fill="${c.dark}"/><path d="M0 166H360v8H0Z" fill="${c.brick}"/>` +
    block(84, 124, 94, 42, c.stone, c.shade) +
    block(182, 124, 94, 42, c.stone, c.shade) +
    block(108, 84, 70, 36, c.brick, c.dark) +
    `<path d="M182 84h70v36h-70Z" fill="none" stroke="${c.brick}" stroke-width="2" stroke-dasharray="6 4"/>` +
    [100, 126, 152, 198, 224, 250].map((x) => door(x, 166, 18, c.dark, 0.7)).join('') +
    door(128, 120, 14, c.stone, 0.85) +
    door(158, 120, 14, c.stone, 0.85) +
    `<g transform="translate(0 -6) rotate(9 226 60)">${block(190, 36, 72, 36, c.brick, c.dark)}${door(212, 72, 14, c.stone, 0.85)}${door(240, 72, 14, c.stone, 0.85)}</g>` +
    `<path d="M226-4V28M226 28l-26 12M226 28l28 16" stroke="${c.dark}" stroke-width="2.5" fill="none"/>${symbol('cat', 116, 33, 52, c.cat)}` +
    `<path d="M24 166v-34h26v34ZM310 166v-44h26v44Z" fill="${c.gold}" opacity=".9"/><path d="M20 132h34v6H20ZM306 122h34v6h-34Z" fill="${c.stone}"/>`
  );
};

const DICE = {
  day: { s0: '#c9b48a', s1: '#d6c49d', s2: '#e2d3b0', s3: '#eee2c6', centre: '#f8f0dc', forum: '#8e6a2e' },
  night: { s0: '#14243a', s1: '#1b304b', s2: '#23405f', s3: '#2d5076', centre: '#3e6790', forum: '#f2bf63' },
} as const;

/** The Forum with its four sections and the dice in them. */
const dice = (time: Time): string => {
  const c = DICE[time];
  const die = (x: number, y: number, s: number, turn: number, face: string, edge: string, ink: string, id: SymbolId): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-s / 2}" y="${-s / 2 + s * 0.09}" width="${s}" height="${s}" rx="${s * 0.2}" fill="${edge}"/><rect x="${-s / 2}" y="${-s / 2}" width="${s}" height="${s}" rx="${s * 0.2}" fill="${face}"/>${symbol(id, -s * 0.31, -s * 0.31, s * 0.62, ink)}</g>`;
  return (
    `<rect width="360" height="200" fill="${c.s0}"/><circle cx="180" cy="104" r="150" fill="${c.s1}"/>` +
    times(
      4,
      (i) =>
        `<path d="M0 0H128A128 128 0 0 1 0 128Z" transform="translate(180 104) rotate(${i * 90}) translate(3 3)" fill="${i % 2 ? c.s3 : c.s2}"/>`,
    ) +
    `<circle cx="180" cy="104" r="30" fill="${c.s1}"/><circle cx="180" cy="104" r="22" fill="${c.centre}"/>${symbol('forum', 167, 91, 26, c.forum)}` +
    die(96, 66, 58, -12, '#23578c', '#163a60', '#fff6e5', 'points') +
    die(262, 58, 52, 14, '#dfa32b', '#a06f12', '#2a1d07', 'coin') +
    die(252, 144, 60, -8, '#a63526', '#6e2016', '#fff6e5', 'shield') +
    die(112, 150, 50, 16, '#a8aba9', '#7a7d7b', '#26211a', 'res-stone') +
    die(176, 34, 40, 22, '#f5efe2', '#c7bca3', '#2b2318', 'person') +
    die(186, 172, 42, -18, '#2e6b45', '#1c452b', '#fff6e5', 'sci-gear') +
    die(330, 106, 44, 10, '#674284', '#432a57', '#fff6e5', 'mk-purple') +
    die(30, 112, 42, -20, '#2b2a2f', '#121216', '#f7eedc', 'mk-black')
  );
};

export const TILES = {
  base: (time: Time): string => giza.render(3, time),
  cities,
  duel,
  architects,
  dice,
} as const;
