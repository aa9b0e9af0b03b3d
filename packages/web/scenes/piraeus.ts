// The war harbour of Athens: ship sheds along the quay, towers with the chain between them, then the fleet.
import { arch, boat, gulls, n, plan, scene, sky, times, waves } from './kit.ts';

/** How low the chain hangs. */
const link = (x: number): number => n(146 + 20 * (1 - ((x - 180) / 84) ** 2));

export const piraeus = scene(
  {
    s0: '#8fcbd0',
    s1: '#a9d8d8',
    s2: '#c6e5df',
    s3: '#e2f2e8',
    sun: '#fffbe6',
    far: '#86b0ae',
    far2: '#6a989b',
    hill: '#a9b58a',
    hill2: '#8b9d74',
    a: '#fff4dc',
    b: '#c8a782',
    c: '#ecd7b4',
    d: '#8f6b50',
    in: '#4f4150',
    roof: '#c2603f',
    roof2: '#963f2b',
    st: '#e6d3ae',
    st2: '#b4966f',
    st3: '#8f7456',
    w1: '#2c8494',
    w2: '#4fa5ac',
    wl: '#98d2cf',
    hull: '#5a3320',
    hull2: '#3c2114',
    band: '#a63526',
    oar: '#e8c48c',
    sail: '#fff6e3',
    sail2: '#2a5f95',
    mast: '#6b4528',
    gold: '#edb944',
    eye: '#fff8ea',
    chain: '#4a3a30',
    flag: '#a63526',
    lamp: '#f7d27a',
    line: '#3f5b62',
  },
  {
    s0: '#0a1c2e',
    s1: '#0f283d',
    s2: '#16374e',
    s3: '#204962',
    sun: '#f5e9c8',
    far: '#14324a',
    far2: '#0f273c',
    hill: '#1f3a48',
    hill2: '#182f3d',
    a: '#8d9ab2',
    b: '#424f6b',
    c: '#6b7894',
    d: '#2d3852',
    in: '#f0b457',
    roof: '#5a4058',
    roof2: '#3c2c42',
    st: '#65728c',
    st2: '#3f4c66',
    st3: '#2d3850',
    w1: '#0d2f48',
    w2: '#1c4b66',
    wl: '#3f7490',
    hull: '#1b1a2a',
    hull2: '#10111e',
    band: '#8a3340',
    oar: '#8f8496',
    sail: '#d8cbaa',
    sail2: '#34548c',
    mast: '#1f2030',
    gold: '#f3c86c',
    eye: '#efe3c4',
    chain: '#9aa5b8',
    flag: '#9a3844',
    lamp: '#ffe39a',
    line: '#b9d3de',
  },
  (p, stage, night) => {
    const back = sky(p, night ? 184 : 96, night ? 40 : 58, night);
    let s = '';
    // Athens beyond: the rock with its temple, and the long walls coming down
    s += `<path d="M0 110L50 84L92 102L142 90L190 108L240 74L292 104L330 90L360 104V130H0Z" fill="${p.far}"/><path d="M196 110Q214 76 238 74H272Q290 80 304 110Z" fill="${p.far2}"/><path d="M238 66h34v-3h-34ZM255 56l19 7h-38Z" fill="${p.a}"/><path d="M240 66h3v8h-3ZM247 66h3v8h-3ZM254 66h3v8h-3ZM261 66h3v8h-3ZM268 66h3v8h-3Z" fill="${p.c}"/>`;
    s += `<path d="M0 118Q60 104 130 112T250 108T360 112V150H0Z" fill="${p.hill}"/><path d="M250 96L268 96L318 128H292Z" fill="${p.hill2}"/><path d="M249 95l46 33M269 95l52 33" stroke="${p.st}" stroke-width="2.4" stroke-dasharray="3 1.2"/>`;
    s += `<path d="M0 134H360V224H0Z" fill="${p.w1}"/><path d="M0 134H360v4H0Z" fill="${p.w2}"/>${waves(150, 4, p.wl, 0.45)}`;
    // stage 1: quay and ship sheds, each with a prow waiting in it
    if (stage >= 1)
      s +=
        times(7, (i) => {
          const x = 66 + i * 33;
          const shade = i > 3;
          return (
            `<path d="M${x} 106h30v28h-30Z" fill="${shade ? p.b : p.c}"/><path d="M${x + 15} 92L${x + 33} 106H${x - 3}Z" fill="${p.roof}"/><path d="M${x + 15} 92L${x + 33} 106H${x + 15}Z" fill="${p.roof2}"/><path d="M${x + 15} 97L${x + 26} 105.5H${x + 4}Z" fill="${shade ? p.c : p.a}"/>` +
            arch(x + 15, 134, 21, 25, p.in) +
            `<path d="M${x + 9} 134q0-14 6-18q6 4 6 18Z" fill="${p.hull}"/><path d="M${x + 15} 116q6 4 6 18h-6Z" fill="${p.hull2}"/><path d="M${x + 10} 125h10v2.4h-10Z" fill="${p.band}"/><circle cx="${x + 12.5}" cy="122" r="1.1" fill="${p.eye}"/><circle cx="${x + 17.5}" cy="122" r="1.1" fill="${p.eye}"/>` +
            `<path d="M${x - 2} 104h4v30h-4Z" fill="${p.a}"/>`
          );
        }) +
        `<path d="M295 104h4v30h-4Z" fill="${p.c}"/><path d="M52 132H308V138H52Z" fill="${p.st}"/><path d="M180 132H308V138H180Z" fill="${p.st2}"/><path d="M52 138H308v4H52Z" fill="${p.st3}"/>`;
    else s += plan(`M52 142V132H308V142Z${times(7, (i) => `M${66 + i * 33} 132V106h-3L${81 + i * 33} 92L${99 + i * 33} 106h-3V132`)}`, p);
    // stage 2: two towers on their moles, and the chain
    const tower = (x: number): string =>
      `<path d="M${x - 30} 158h60v6h-60Z" fill="${p.st}"/><path d="M${x} 158h30v6h-30Z" fill="${p.st2}"/><path d="M${x - 27} 164h54v60h-54Z" fill="${p.st2}"/><path d="M${x - 27} 164h24v60h-24Z" fill="${p.st}" opacity=".7"/><path d="M${x - 27} 174h54M${x - 27} 185h54M${x - 27} 196h54" stroke="${p.st3}" stroke-width="1.3" opacity=".7"/>` +
      `<path d="M${x - 17} 158L${x - 14} 96H${x + 2}V158Z" fill="${p.a}"/><path d="M${x + 2} 96H${x + 14}L${x + 17} 158H${x + 2}Z" fill="${p.b}"/><path d="M${x - 18} 88h36v9h-36Z" fill="${p.c}"/><path d="M${x + 2} 88h16v9h-16Z" fill="${p.d}" opacity=".75"/><path d="M${x - 18} 88v-6h7v6ZM${x - 7} 88v-6h7v6ZM${x + 4} 88v-6h6v6ZM${x + 12} 88v-6h6v6Z" fill="${p.c}"/>` +
      `<path d="M${x - 15.5} 120H${x + 15}v3H${x - 15.5}Z" fill="${p.roof}"/>${arch(x - 6, 115, 6, 12, p.in)}${arch(x + 8, 115, 5, 12, p.in)}${arch(x - 4, 158, 11, 19, p.in)}`;
    if (stage >= 2)
      s +=
        tower(82) +
        tower(278) +
        `<path d="M100 ${link(100)}Q180 ${n(link(180) + 18)} 260 ${link(260)}" fill="none" stroke="${p.chain}" stroke-width="4.6" stroke-dasharray="6 2.6"/><path d="M100 ${link(100)}Q180 ${n(link(180) + 18)} 260 ${link(260)}" fill="none" stroke="${p.wl}" stroke-width="1" stroke-dasharray="3 5.6" opacity=".8"/>`;
    else
      s +=
        [82, 278]
          .map((x) =>
            plan(
              `M${x - 30} 158H${x + 30}V164H${x + 27}V198H${x - 27}V164H${x - 30}ZM${x - 17} 158L${x - 14} 97H${x - 18}V82H${x + 18}V97H${x + 14}L${x + 17} 158`,
              p,
            ),
          )
          .join('') + plan('M100 150Q180 184 260 150', p);
    // stage 3: flags on the towers and the trireme with all its oars out
    if (stage >= 3) {
      s += [82, 278]
        .map(
          (x) =>
            `<path d="M${x} 82V56" stroke="${p.mast}" stroke-width="2"/><path d="M${x} 56q8-4 15 0t13-1v12q-7 4-13 1t-15 1Z" fill="${p.flag}"/>${night ? `<circle cx="${x - 6}" cy="108" r="18" fill="${p.lamp}" opacity=".18"/>` : ''}`,
        )
        .join('');
      s +=
        `<g transform="translate(178 176)">` +
        `<path d="M-2-14V-84" stroke="${p.mast}" stroke-width="3"/><path d="M-36-78H34" stroke="${p.mast}" stroke-width="3" stroke-linecap="round"/><path d="M-33-76H31C36-60 36-44 28-28C8-22-12-22-30-28C-24-44-26-60-33-76Z" fill="${p.sail}"/><path d="M-14-76H12C15-58 15-40 10-25.5C2-24-6-24-13-25C-9-42-10-60-14-76Z" fill="${p.sail2}"/><path d="M18-76H31C36-60 36-44 28-28L16-26C22-44 22-60 18-76Z" fill="${p.b}" opacity=".35"/>` +
        `<circle cx="0" cy="-51" r="9" fill="${p.gold}"/><path d="M-6-55q6-5 12 0v7q-6 7-12 0Z" fill="${p.sail2}"/><circle cx="-2.6" cy="-52" r="1.8" fill="${p.gold}"/><circle cx="2.6" cy="-52" r="1.8" fill="${p.gold}"/>` +
        `<path d="M-2-84h2v-6l14 3-14 4Z" fill="${p.flag}"/>` +
        times(13, (i) => `<path d="M${-44 + i * 7} 0l-9 15" stroke="${p.oar}" stroke-width="1.8" stroke-linecap="round"/>`) +
        `<path d="M-62-10C-68-24-62-34-52-33C-57-28-56-16-48-9H46L58-22L57-8L74 2H56C48 9 36 11 0 11H-38C-52 11-58 0-62-10Z" fill="${p.hull}"/><path d="M0 3H62L56 2C48 9 36 11 0 11Z" fill="${p.hull2}"/><path d="M-57-4H58L60-1H-55Z" fill="${p.band}"/><path d="M-50-9H46L43-14H-46Z" fill="${p.mast}"/>${times(11, (i) => `<circle cx="${-40 + i * 8}" cy="-11.5" r="3" fill="${i % 2 ? p.gold : p.band}"/>`)}` +
        `<circle cx="52" cy="-6" r="3" fill="${p.eye}"/><circle cx="53" cy="-6" r="1.3" fill="${p.hull2}"/><path d="M60-1L76 3L60 5Z" fill="${p.gold}"/></g>` +
        `<path d="M112 192q10-4 20 0t20 0 20 0 20 0 20 0 20 0 20 0" fill="none" stroke="${p.wl}" stroke-width="1.8" stroke-linecap="round"/>`;
    } else
      s += plan(
        'M116 166C110 152 116 142 126 143C121 148 122 160 130 167H224L236 154L235 168L252 178H234C226 185 214 187 178 187H140C126 187 120 176 116 166ZM176 162V92M145 100H209C214 116 214 132 206 148C186 154 166 154 148 148C154 132 152 116 145 100Z',
        p,
      );
    s += boat(28, 168, 0.7, p, p.sail2) + boat(336, 164, 0.55, p) + boat(322, 190, 0.8, p, p.flag);
    if (!night) s += gulls('M208 40q5-5 9 0q4-5 9 0M226 52q4-4 7 0q3-4 7 0M128 34q4-4 7 0q3-4 7 0', p.line);
    // a wonder card shows the upper 170 only
    return `${back}<g transform="translate(0 -18)">${s}</g>`;
  },
);
