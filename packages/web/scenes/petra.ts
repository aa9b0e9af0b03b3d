// Petra, cut into the rose rock at the end of the gorge: portico, broken pediment, then the upper storey with its urn.
import { column, n, plan, scene, sky, times } from './kit.ts';

export const petra = scene(
  {
    s0: '#8ec6d6',
    s1: '#a6d3dc',
    s2: '#c2e1e2',
    s3: '#dfefe8',
    sun: '#fffbea',
    a: '#f0ae86',
    b: '#c4694f',
    c: '#e08d69',
    d: '#8a3f37',
    e: '#5e2830',
    f: '#f8cba6',
    w1: '#b85b46',
    w2: '#9c483d',
    w3: '#7e3636',
    w4: '#cf7456',
    win: '#5a232b',
    gold: '#f2c35a',
    g1: '#e9b183',
    g2: '#cf8c62',
    g3: '#a9654a',
    camel: '#8a5230',
    camel2: '#6a3b22',
    cloth: '#23578c',
    fl: '#ffd25a',
    line: '#fbe3cc',
  },
  {
    s0: '#0e1a36',
    s1: '#142346',
    s2: '#1c3058',
    s3: '#28426f',
    sun: '#f5e9c6',
    a: '#a66e78',
    b: '#5a3b5c',
    c: '#84566a',
    d: '#382848',
    e: '#1e152c',
    f: '#cb938a',
    w1: '#3f2e58',
    w2: '#33264b',
    w3: '#221a38',
    w4: '#563e68',
    win: '#f7b956',
    gold: '#fbd98a',
    g1: '#3e2c44',
    g2: '#2e2138',
    g3: '#1f172b',
    camel: '#1e1628',
    camel2: '#150f1e',
    cloth: '#22407a',
    fl: '#ffe29a',
    line: '#e7c4b8',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 236 : 180, night ? 30 : 34, night);
    // the cliff with its bands, and the recess in it
    s += `<path d="M0 0H86L104 26L92 62L110 92V200H0ZM360 0H280L262 22L272 60L252 88V200H360Z" fill="${p.w1}"/><path d="M96 40L120 20L150 10H214L246 24L266 48V184H96Z" fill="${p.w4}"/><path d="M180 10H214L246 24L266 48V184H236V60Z" fill="${p.w1}" opacity=".55"/>`;
    s += `<path d="M96 62Q140 50 180 56T266 66v6Q220 60 180 64T96 72ZM96 104Q130 98 180 102T266 108v4Q220 106 180 108T96 112Z" fill="${p.b}" opacity=".3"/>`;
    s += `<path d="M118 30H242V176H118Z" fill="${p.d}" opacity="${stage ? 0.55 : 0.28}"/>`;
    const pillar = (x: number, top: number, foot: number, w: number): string => column(x, top, foot, w, p.f, p.c, p.a);
    if (stage >= 1)
      s +=
        `<path d="M120 166H240V178H120Z" fill="${p.a}"/><path d="M190 166H240V178H190Z" fill="${p.c}"/><path d="M122 112H238V166H122Z" fill="${p.c}"/><path d="M138 112H222V166H138Z" fill="${p.b}"/><path d="M166 166V128h28v38Z" fill="${p.e}"/>${night ? `<path d="M168 166V130h24v36Z" fill="${p.win}"/><circle cx="180" cy="150" r="34" fill="${p.win}" opacity=".2"/>` : ''}<path d="M162 124H198V129H162Z" fill="${p.f}"/><path d="M145 164v-28h10v28ZM205 164v-28h10v28Z" fill="${p.d}"/>` +
        [128, 142, 162, 198, 218, 232].map((x) => pillar(x, 114, 166, 8)).join('');
    else
      s += plan(
        'M120 178V166H240V178ZM124 166V114H132V166M138 166V114H146V166M158 166V114H166V166M194 166V114H202V166M214 166V114H222V166M228 166V114H236V166',
        p,
      );
    if (stage >= 2)
      s +=
        `<path d="M118 100H242V112H118Z" fill="${p.a}"/><path d="M188 100H242V112H188Z" fill="${p.c}"/><path d="M118 108H242V112H118Z" fill="${p.f}"/>` +
        times(11, (i) => `<circle cx="${n(126 + i * 10.8)}" cy="104" r="2" fill="${p.b}"/>`) +
        `<path d="M180 82L226 100H134Z" fill="${p.f}"/><path d="M180 82L226 100H180Z" fill="${p.a}"/><path d="M180 88L210 99H150Z" fill="${p.b}"/><circle cx="180" cy="95" r="2.6" fill="${p.gold}"/><path d="M180 76q4 3 2 7h-4q-2-4 2-7Z" fill="${p.gold}"/><path d="M116 96H136V101H116ZM224 96H244V101H224Z" fill="${p.f}"/>`;
    else s += plan('M118 100H242V112H118ZM180 82L226 100H134Z', p);
    if (stage >= 3)
      s +=
        `<path d="M122 54H238V96H122Z" fill="${p.b}"/><path d="M122 54H150V96H122ZM210 54H238V96H210Z" fill="${p.c}"/><path d="M157 54H203V84L180 76L157 84Z" fill="${p.c}"/>` +
        [126, 146, 214, 234].map((x) => pillar(x, 58, 96, 6)).join('') +
        pillar(162, 54, 84, 5.5) +
        pillar(180, 54, 76, 5.5) +
        pillar(198, 54, 84, 5.5) +
        `<path d="M133 94V72q0-4 3-4t3 4v22ZM221 94V72q0-4 3-4t3 4v22ZM169 78V66q0-3 2.5-3t2.5 3v12ZM186 78V66q0-3 2.5-3t2.5 3v12Z" fill="${p.d}"/>` +
        `<path d="M118 46H152V55H118ZM208 46H242V55H208Z" fill="${p.a}"/><path d="M118 46L152 32V46ZM242 46L208 32V46Z" fill="${p.f}"/><path d="M124 45L148 35V45ZM236 45L212 35V45Z" fill="${p.b}"/><path d="M155 47H205V55H155Z" fill="${p.a}"/><path d="M182 47H205V55H182Z" fill="${p.c}"/><path d="M157 47Q160 34 180 26Q200 34 203 47Z" fill="${p.f}"/><path d="M180 26Q200 34 203 47H184Z" fill="${p.c}"/><path d="M176 26h8l2-6q2-8-6-10q-8 2-6 10Z" fill="${p.gold}"/><path d="M178 9h4v-4h-4Z" fill="${p.gold}"/>`;
    else
      s += plan(
        'M122 96V54H118V46L152 32V54H150V96M238 96V54H242V46L208 32V54H210V96M157 84V55H155V47H157Q160 34 180 26Q200 34 203 47H205V55H203V84M176 26Q170 12 180 8Q190 12 184 26',
        p,
      );
    // canyon walls in front
    s += `<path d="M0 0H58L74 34L58 70L84 112L70 150L92 184V200H0Z" fill="${p.w2}"/><path d="M0 0H30L44 48L28 92L52 140L40 200H0Z" fill="${p.w3}"/><path d="M360 0H306L288 30L300 74L278 116L292 152L268 184V200H360Z" fill="${p.w2}"/><path d="M360 0H332L316 52L334 96L310 146L322 200H360Z" fill="${p.w3}"/><path d="M62 8L74 34L58 70M64 78L84 112L70 150M300 10L288 30L300 74M296 82L278 116L292 152" stroke="${p.w4}" stroke-width="1.8" fill="none" opacity=".7"/>`;
    s += `<path d="M40 184Q110 174 180 178T320 182L360 190V200H0Z" fill="${p.g1}"/><path d="M0 192Q110 182 200 188T360 190V200H0Z" fill="${p.g2}"/>`;
    if (night)
      s += (
        [
          [110, 186],
          [126, 192],
          [146, 184],
          [166, 190],
          [196, 190],
          [214, 184],
          [236, 192],
          [252, 186],
          [92, 194],
          [268, 194],
        ] as const
      )
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y - 3}" r="8" fill="${p.fl}" opacity=".22"/><path d="M${x - 2.2} ${y}h4.4v-4h-4.4Z" fill="${p.fl}"/>`,
        )
        .join('');
    // a small caravan
    const camel = (x: number, y: number, k: number, coat: string): string =>
      `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-18-14C-16-22-8-20-6-24C-3-29 2-29 5-23C8-20 12-20 14-23L19-33L27-34L28-30L22-28L19-17C17-12 14-11 11-11L12 2H9L7-9H-10L-12 2H-15L-15-8Z" fill="${coat}"/><path d="M-8-22C-5-30 4-30 6-22L8-12H-9Z" fill="${p.cloth}"/><path d="M-8-17H7.5" stroke="${p.gold}" stroke-width="1.6"/></g>`;
    s +=
      camel(132, 190, 0.72, p.camel) +
      camel(104, 194, 0.8, p.camel2) +
      `<path d="M150 190l2-13q3-5 6 0l2 13Z" fill="${p.cloth}"/><circle cx="155" cy="172.5" r="2.6" fill="${p.camel2}"/>`;
    return s;
  },
);
