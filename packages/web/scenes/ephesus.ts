// The temple of Artemis in its grove: steps, colonnade, roof.
import { brazier, column, cypress, n, plan, scene, sky, times } from './kit.ts';

export const ephesus = scene(
  {
    s0: '#a9cdb8',
    s1: '#bbd9c5',
    s2: '#d0e5d3',
    s3: '#e6f1e2',
    sun: '#fffbea',
    far: '#8fb59b',
    far2: '#6e9c80',
    a: '#fff6e2',
    b: '#cdbb98',
    c: '#eadbbb',
    d: '#97825d',
    in: '#7a4a3a',
    in2: '#a5674c',
    gold: '#e2ae3a',
    gold2: '#b57c1c',
    roof: '#b9563a',
    roof2: '#8e3d29',
    g1: '#b7c381',
    g2: '#8ea860',
    g3: '#6b8a4b',
    l1: '#2f6644',
    l2: '#4c8552',
    deer: '#8a5a34',
    fl: '#ffd25a',
    fl2: '#ef7a2a',
    path: '#e9d9b2',
    line: '#5c6a47',
  },
  {
    s0: '#0c1e2e',
    s1: '#112a3d',
    s2: '#18384c',
    s3: '#22495e',
    sun: '#f5e9c6',
    far: '#15303b',
    far2: '#10262f',
    a: '#98a3b4',
    b: '#4b5870',
    c: '#76839a',
    d: '#323e55',
    in: '#f0b552',
    in2: '#c47a35',
    gold: '#f0c66a',
    gold2: '#b9873a',
    roof: '#5a3a48',
    roof2: '#3e2838',
    g1: '#1c3a3a',
    g2: '#162e32',
    g3: '#102428',
    l1: '#163832',
    l2: '#225044',
    deer: '#0e1a22',
    fl: '#ffe79a',
    fl2: '#f7a13a',
    path: '#2e4a4e',
    line: '#b9cbc0',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 328 : 286, night ? 40 : 58, night);
    s += `<path d="M0 132Q46 96 104 118T214 104T360 122V200H0Z" fill="${p.far}"/><path d="M0 146Q70 118 140 136T280 126T360 138V200H0Z" fill="${p.far2}"/>`;
    s +=
      cypress(14, 150, 46, p) +
      cypress(30, 153, 36, p) +
      cypress(46, 152, 28, p) +
      cypress(318, 150, 32, p) +
      cypress(334, 152, 44, p) +
      cypress(350, 150, 36, p);
    s += `<path d="M0 152Q90 144 180 150T360 148V200H0Z" fill="${p.g1}"/>`;
    // temple: crepidoma, colonnade, roof
    const X0 = 70,
      X1 = 290;
    if (stage >= 1) {
      s += times(
        5,
        (i) =>
          `<path d="M${X0 - i * 5 - 2} ${144 + i * 5}H${X1 + i * 5 + 2}v5H${X0 - i * 5 - 2}Z" fill="${i % 2 ? p.c : p.a}"/><path d="M226 ${144 + i * 5}H${X1 + i * 5 + 2}v5H226Z" fill="${p.b}" opacity="${i % 2 ? 0.95 : 0.72}"/>`,
      );
      s +=
        times(
          6,
          (i) => `<path d="M${158 - i * 1.6} ${143 + i * 4.4}h${44 + i * 3.2}v4.4h-${44 + i * 3.2}Z" fill="${i % 2 ? p.path : p.c}"/>`,
        ) +
        `<path d="M148 144h10v27h-16ZM202 144h10l6 27h-16Z" fill="${p.b}"/><path d="M148 141h10v4h-10ZM202 141h10v4h-10Z" fill="${p.a}"/>`;
    } else
      s += plan(
        `M${X0 - 2} 144H${X1 + 2}V149H${X1 + 7}V154H${X1 + 12}V159H${X1 + 17}V164H${X1 + 22}V169H${X0 - 22}V164H${X0 - 17}V159H${X0 - 12}V154H${X0 - 7}V149H${X0 - 2}ZM158 144L148 169M202 144L212 169`,
        p,
      );
    if (stage >= 2) {
      s += `<path d="M76 84H284V144H76Z" fill="${p.in}"/><path d="M104 90H256V144H104Z" fill="${p.in2}"/><path d="M164 144V100h32v44Z" fill="${night ? p.fl : p.in}"/>${night ? `<circle cx="180" cy="122" r="40" fill="${p.fl}" opacity=".2"/>` : ''}`;
      // the goddess in the doorway, small and golden
      s += `<path d="M172 144h16l-3-18h-10Z" fill="${night ? p.gold2 : p.gold}"/><path d="M174 126h12l1-11q-7-4-14 0Z" fill="${p.gold}"/><circle cx="180" cy="110" r="4.2" fill="${p.gold}"/><path d="M175 108l1-6h8l1 6Z" fill="${p.gold2}"/><path d="M174 118l-7 6M186 118l7 6" stroke="${p.gold}" stroke-width="2.4" stroke-linecap="round"/>`;
      s += times(8, (i) => {
        const x = n(84 + i * 27.4);
        return (
          column(x, 88, 144, 10, i > 4 ? p.c : p.a, p.b, p.c) +
          `<path d="M${x - 6} 132h12v9h-12Z" fill="${p.gold}" opacity=".85"/><path d="M${x + 1} 132h5v9h-5Z" fill="${p.gold2}" opacity=".8"/><circle cx="${x - 6}" cy="86.5" r="2.3" fill="${p.a}"/><circle cx="${x + 6}" cy="86.5" r="2.3" fill="${p.b}"/>`
        );
      });
    } else
      s += plan(
        times(8, (i) => {
          const x = n(84 + i * 27.4);
          return `M${x - 5} 88h10v56h-10Z`;
        }),
        p,
      );
    if (stage >= 3) {
      s +=
        `<path d="M68 72H292V84H68Z" fill="${p.a}"/><path d="M226 72H292V84H226Z" fill="${p.b}"/><path d="M68 80H292V84H68Z" fill="${p.gold}"/>` +
        times(18, (i) => `<path d="M${72 + i * 12.2} 74h5v5h-5Z" fill="${p.d}" opacity=".45"/>`);
      s += `<path d="M180 26L298 72H62Z" fill="${p.roof}"/><path d="M180 26L298 72H180Z" fill="${p.roof2}"/><path d="M180 33L274 70H86Z" fill="${p.a}"/><path d="M180 33L274 70H180Z" fill="${p.c}"/>`;
      s += `<path d="M173 70V52h14v18ZM146 70V58h10v12ZM204 70V58h10v12Z" fill="${p.in}"/><path d="M125 70q6-9 12-6l2 6ZM235 70q-6-9-12-6l-2 6Z" fill="${p.gold}"/><circle cx="180" cy="45" r="4" fill="${p.gold}"/>`;
      s += `<path d="M180 12C184 17 184 21 182 27H178C176 21 176 17 180 12Z" fill="${p.gold}"/><path d="M174 27h12v3h-12ZM58 72q0-11 8-12l4 8ZM302 72q0-11-8-12l-4 8Z" fill="${p.gold}"/>`;
    } else s += plan('M68 72H292V84H68ZM180 26L298 72H62Z', p);
    s += `<path d="M0 172Q90 164 180 170T360 168V200H0Z" fill="${p.g2}"/><path d="M150 171h60l22 29H128Z" fill="${p.path}"/><path d="M0 186Q70 178 128 188L120 200H0ZM360 182Q290 178 236 190L244 200H360Z" fill="${p.g3}"/>`;
    // braziers, grove, stag
    s += brazier(122, 189, 0.85, p, night) + brazier(238, 189, 0.85, p, night);
    s += cypress(20, 192, 62, p) + cypress(42, 196, 42, p) + cypress(342, 194, 64, p) + cypress(320, 197, 40, p);
    s += `<g transform="translate(286 193)" fill="${p.deer}"><path d="M-16-14C-10-18 4-17 10-20L14-30L20-31L25-27L20-24L18-14C16-9 14-8 12-7L13 3H10L8-6H-8L-11 3H-14L-13-7C-17-9-18-12-16-14Z"/><path d="M15-30C11-36 12-40 10-44M13-36L8-37M18-31C19-37 22-40 22-45M19.5-37L24-39" stroke="${p.deer}" stroke-width="1.5" fill="none" stroke-linecap="round"/></g>`;
    return s;
  },
);
