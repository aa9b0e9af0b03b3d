// Circus Maximus on a race day: the lower seats, the arcade above them, then the spine with its obelisk, banners and chariots.
import { arch, n, plan, scene, sky, times } from './kit.ts';

/** A galloping horse that runs to the right; its hooves touch y. */
const horse = (x: number, y: number, k: number, fill: string, mane: string): string =>
  `<g transform="translate(${x} ${n(y - 15 * k)}) scale(${k})"><path d="M-17-3C-14-9-6-9 0-8C6-8 9-11 12-16L15-21L18-17L26-12L25-8L19-10C18-6 16-3 14 0C18 2 24 2 28 7L25 9C20 6 15 6 11 4C11 8 16 10 15 15L12 15C11 11 6 9 5 4C0 5-6 5-9 3C-12 6-18 7-22 13L-25 11C-22 6-17 3-16 0Z" fill="${fill}"/><path d="M-16-4C-22-5-26 0-33 0C-28 3-22 2-17 0ZM12-16C7-15 4-11 3-8L9-9Z" fill="${mane}"/></g>`;

/** A row of spectators: dots along the curve of the seats. */
const row = (y: number, lift: number, colour: string, from: number, gap: number): string =>
  `<path d="M${34 + from} ${y}Q180 ${y - lift} ${326 - from} ${y}" fill="none" stroke="${colour}" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;

export const circus = scene(
  {
    s0: '#e0a886',
    s1: '#e9ba99',
    s2: '#f1ceb1',
    s3: '#f9e3cc',
    sun: '#fff8e3',
    far: '#c58a72',
    far2: '#b0745f',
    l1: '#5b7448',
    a: '#fbe9cb',
    b: '#c79a74',
    c: '#eaceA6',
    d: '#8c5a44',
    in: '#6b3a30',
    seat: '#dcb68c',
    seat2: '#c79a72',
    wall: '#a63f2e',
    wall2: '#7d2c20',
    people: '#fff1d8',
    people2: '#a63526',
    people3: '#2f6494',
    people4: '#3a2a20',
    sand: '#efc994',
    sand2: '#dfae74',
    sand3: '#c88f57',
    spine: '#fff5e2',
    spine2: '#cdb08c',
    ob: '#c4664a',
    ob2: '#8e4231',
    gold: '#eeb945',
    gold2: '#b27a1c',
    red: '#a63526',
    blue: '#2a5f95',
    green: '#2e6b45',
    white: '#fff8ea',
    horse: '#5a3421',
    horse2: '#8a5430',
    mane: '#2e1a10',
    skin: '#8a5436',
    line: '#7a3f2c',
  },
  {
    s0: '#171229',
    s1: '#211936',
    s2: '#2d2247',
    s3: '#3c2e59',
    sun: '#f5e8c6',
    far: '#281e40',
    far2: '#201835',
    l1: '#23304a',
    a: '#8d81a0',
    b: '#4b4064',
    c: '#6c6083',
    d: '#33294c',
    in: '#f2b558',
    seat: '#564a70',
    seat2: '#463b5f',
    wall: '#5d2b3c',
    wall2: '#431f30',
    people: '#ffe9b0',
    people2: '#d8604a',
    people3: '#6d8fd0',
    people4: '#1c1530',
    sand: '#5b4a5e',
    sand2: '#4a3b52',
    sand3: '#372c44',
    spine: '#a79bb2',
    spine2: '#5f5476',
    ob: '#a3584f',
    ob2: '#5e3140',
    gold: '#f5cb70',
    gold2: '#a8762f',
    red: '#8e3036',
    blue: '#34589a',
    green: '#2c6350',
    white: '#d9cdbb',
    horse: '#1e1526',
    horse2: '#35243a',
    mane: '#0e0a16',
    skin: '#2a1c2c',
    line: '#e2c6cf',
  },
  (p, stage, night) => {
    const back = sky(p, night ? 36 : 92, night ? 32 : 58, night);
    let s = '';
    // the Palatine beyond: a palace on the hill, a few pines
    s += `<path d="M0 108Q50 70 120 84T250 76T360 90V140H0Z" fill="${p.far}"/><path d="M226 78h70v-22h-8v-6h-54v6h-8Z" fill="${p.far2}"/><path d="M222 56h78v4h-78Z" fill="${p.far}"/>${times(6, (i) => arch(236 + i * 10, 76, 5, 12, night ? p.in : p.far))}`;
    s += [30, 46, 322, 338]
      .map(
        (x, i) =>
          `<path d="M${x} 96v-16h2v16Z" fill="${p.far2}"/><ellipse cx="${x + 1}" cy="${78 - (i % 2) * 4}" rx="11" ry="5" fill="${p.l1}"/>`,
      )
      .join('');
    // stage 2: the arcade that closes the seats
    if (stage >= 2)
      s +=
        `<path d="M40 104Q180 62 320 104V126H40Z" fill="${p.a}"/><path d="M214 84Q270 88 320 104V126H214Z" fill="${p.b}"/>` +
        times(19, (i) => {
          const x = 50 + i * 14.4;
          const drop = ((x - 180) / 140) ** 2 * 20;
          return arch(x, n(108 + drop * 0.75), 8, 16, p.in);
        }) +
        `<path d="M36 102Q180 58 324 102V107Q180 64 36 107Z" fill="${p.c}"/><path d="M214 83Q272 86 324 102V107Q272 91 214 88Z" fill="${p.d}" opacity=".55"/>`;
    else
      s += plan(
        'M36 107V102Q180 58 324 102V107Q180 64 36 107ZM40 107V126M320 107V126M84 95V120M130 86V114M180 84V112M230 86V114M276 95V120',
        p,
      );
    // stage 1: seats in three bands and the painted wall of the track
    if (stage >= 1)
      s +=
        `<path d="M24 124Q180 88 336 124V150H24Z" fill="${p.seat}"/><path d="M24 133Q180 99 336 133V150H24Z" fill="${p.seat2}"/><path d="M24 142Q180 110 336 142V150H24Z" fill="${p.seat}"/>` +
        `<path d="M16 142Q180 116 344 142V152Q180 126 16 152Z" fill="${p.wall}"/><path d="M214 131Q284 134 344 142V152Q284 144 214 141Z" fill="${p.wall2}"/><path d="M16 141Q180 115 344 141V144Q180 118 16 144Z" fill="${p.gold}"/>`;
    else s += plan('M24 124Q180 88 336 124M24 133Q180 99 336 133M16 142Q180 116 344 142V152Q180 126 16 152Z', p);
    // the crowd comes with the races
    if (stage >= 3) {
      s +=
        row(124, 33, p.people, 0, 7) +
        row(124, 33, p.people2, 4, 21) +
        row(130, 31, p.people3, 2, 14) +
        row(130, 31, p.people, 5, 9) +
        row(136, 29, p.people4, 3, 16) +
        row(136, 29, p.people, 0, 8);
      // banners and streamers on the arcade
      s += [
        [70, p.red],
        [112, p.blue],
        [248, p.green],
        [290, p.red],
      ]
        .map(([x, fill]) => {
          const px = Number(x);
          const y = n(82 + ((px - 180) / 144) ** 2 * 20);
          return `<path d="M${px} ${y}v-24" stroke="${p.gold2}" stroke-width="1.6"/><path d="M${px} ${n(y - 24)}q8-4 16 0t14-1v11q-8 4-14 1t-16 1Z" fill="${fill}"/>`;
        })
        .join('');
    }
    // the track
    s += `<path d="M0 152Q180 122 360 152V224H0Z" fill="${p.sand}"/><path d="M0 168Q180 150 360 168V224H0Z" fill="${p.sand2}"/><path d="M0 188Q180 176 360 188V224H0Z" fill="${p.sand3}"/><path d="M20 176Q180 158 340 176M10 184Q180 168 350 184" fill="none" stroke="${p.sand3}" stroke-width="1.2" opacity=".6"/>`;
    // stage 3: the spine with obelisk, turning posts and the laps counted by dolphins
    if (stage >= 3) {
      const cone = (x: number): string =>
        `<path d="M${x - 5} 150q0-22 5-26q5 4 5 26Z" fill="${p.gold}"/><path d="M${x} 124q5 4 5 26h-5Z" fill="${p.gold2}"/><circle cx="${x}" cy="123" r="2" fill="${p.gold}"/>`;
      s +=
        cone(84) +
        cone(96) +
        cone(264) +
        cone(276) +
        `<path d="M172 146L175 60L180 50L180 146Z" fill="${p.ob}"/><path d="M180 50L185 60L188 146H180Z" fill="${p.ob2}"/><path d="M175 60L180 50L185 60Z" fill="${p.gold}"/><path d="M177 72v5M177 84v6M176.5 98v4M176 110v7M175.5 124v5" stroke="${p.ob2}" stroke-width="1.4"/><path d="M166 140h28v8h-28Z" fill="${p.spine}"/><path d="M182 140h12v8h-12Z" fill="${p.spine2}"/>` +
        `<path d="M122 128h28v3h-28Z" fill="${p.spine}"/><path d="M125 131h3v15h-3ZM144 131h3v15h-3Z" fill="${p.spine2}"/>${times(4, (i) => `<path d="M${125 + i * 6.5} 128q-1-6 4-6q-3 2-2 6Z" fill="${p.gold}"/>`)}` +
        `<path d="M214 132h30v3h-30Z" fill="${p.spine}"/><path d="M229 122l16 10h-32Z" fill="${p.wall}"/><path d="M217 135h3v11h-3ZM227 135h3v11h-3ZM238 135h3v11h-3Z" fill="${p.spine2}"/>` +
        `<path d="M104 144H256Q262 144 262 151T256 158H104Q98 158 98 151T104 144Z" fill="${p.spine}"/><path d="M180 144H256Q262 144 262 151T256 158H180Z" fill="${p.spine2}"/><path d="M98 151Q98 158 104 158H256Q262 158 262 151V156Q262 162 256 162H104Q98 162 98 156Z" fill="${p.wall}"/>`;
    } else
      s += plan(
        'M104 144H256Q262 144 262 151V156Q262 162 256 162H104Q98 162 98 156V151Q98 144 104 144ZM172 144L175 60L180 50L185 60L188 144M79 150q0-22 5-26q5 4 5 26M271 150q0-22 5-26q5 4 5 26',
        p,
      );
    // the race
    const chariot = (x: number, y: number, k: number, cloth: string, coat: string): string =>
      `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="14" cy="1" rx="56" ry="3" fill="${p.sand3}" opacity=".8"/><path d="M-24-18L22-20M-22-20L24-24" stroke="${p.mane}" stroke-width="1"/><path d="M-40-10H-10" stroke="${p.gold2}" stroke-width="2.6"/>` +
      `<path d="M-34-33C-40-28-46-27-54-30C-49-24-42-20-34-22Z" fill="${cloth}"/><path d="M-36-10L-34-32Q-30-36-25-32L-20-21L-16-20V-17L-23-18L-26-10Z" fill="${cloth}"/><path d="M-26-30L-14-22L-15-19L-28-25Z" fill="${p.skin}"/><circle cx="-27" cy="-37" r="3.8" fill="${p.skin}"/><path d="M-31-37a4 4 0 0 1 8-1Z" fill="${p.gold}"/>` +
      `<path d="M-44-6V-12C-42-18-34-19-28-18H-20C-17-14-16-10-16-6Z" fill="${p.gold}"/><path d="M-30-6V-18H-20C-17-14-16-10-16-6Z" fill="${p.gold2}"/><circle cx="-32" cy="-7" r="7" fill="${p.sand2}" stroke="${p.mane}" stroke-width="2"/><path d="M-32-14V0M-39-7H-25M-37-12L-27-2M-37-2L-27-12" stroke="${p.mane}" stroke-width="1.2"/></g>` +
      horse(x + 27 * k, y - 4 * k, k, p.horse2, p.mane) +
      horse(x + 22 * k, y, k, coat, p.mane);
    if (stage >= 3) s += chariot(254, 176, 0.72, p.blue, p.horse) + chariot(122, 193, 1, p.red, p.white);
    else
      s += `<path d="M300 186l3-12q3-4 6 0l3 12Z" fill="${p.people2}"/><circle cx="306" cy="170" r="2.6" fill="${p.skin}"/><path d="M58 182h20v-8h-20ZM62 174h12v-6h-12Z" fill="${p.spine2}"/>`;
    // a wonder card shows the upper 170 only
    return `${back}<g transform="translate(0 -20)">${s}</g>`;
  },
);
