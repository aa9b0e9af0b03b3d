// Zeus on his throne, seen through the columns of the hall.
import { brazier, cypress, n, plan, scene, sky, star, times } from './kit.ts';

export const olympia = scene(
  {
    s0: '#e2b9a6',
    s1: '#eac9b6',
    s2: '#f2dac9',
    s3: '#f9eadc',
    sun: '#fffaec',
    far: '#c79c97',
    far2: '#a98089',
    a: '#fbebd2',
    b: '#e2c3a0',
    c: '#f3d9b8',
    d: '#8c5f46',
    col: '#f6ebd6',
    col2: '#cfbd9c',
    cold: '#a5916e',
    gold: '#e6b041',
    gold2: '#b47a1d',
    gold3: '#f5d27a',
    wood: '#7a3f2c',
    wood2: '#54281c',
    hair: '#6a4a32',
    st: '#b9a384',
    st2: '#8f7a5e',
    st3: '#d6c4a4',
    fl: '#ffd25a',
    fl2: '#ef7a2a',
    g1: '#c99a6c',
    g2: '#a97a50',
    l1: '#5f7a4a',
    l2: '#7f9a5c',
    line: '#7a4636',
    pool: '#5e8ca0',
  },
  {
    s0: '#17152f',
    s1: '#1f1d3d',
    s2: '#29274d',
    s3: '#36345f',
    sun: '#f5e9c6',
    far: '#221f42',
    far2: '#1a1835',
    a: '#b59a8e',
    b: '#6e5a68',
    c: '#97808a',
    d: '#43364c',
    col: '#6f739a',
    col2: '#444a70',
    cold: '#2c3052',
    gold: '#edbe5e',
    gold2: '#8f6430',
    gold3: '#fbe09a',
    wood: '#43293a',
    wood2: '#2c1b2b',
    hair: '#33263a',
    st: '#4a4c72',
    st2: '#33355a',
    st3: '#60638a',
    fl: '#ffe79a',
    fl2: '#f7a13a',
    g1: '#2a2949',
    g2: '#1f1e3a',
    l1: '#20344a',
    l2: '#2c4658',
    line: '#d9c2d6',
    pool: '#2c3f74',
  },
  (p, stage, night) => {
    let s = sky(p, 180, night ? 50 : 74, false);
    if (night)
      s +=
        `<circle cx="180" cy="50" r="31" fill="${p.s3}"/>` +
        [
          [98, 26],
          [122, 60],
          [92, 92],
          [250, 22],
          [266, 64],
          [240, 44],
          [110, 110],
          [262, 102],
        ]
          .map(([a = 0, b = 0], i) => star(a, b, p.sun, i % 3 ? 0.6 : 1))
          .join('');
    s += `<path d="M60 150Q110 112 160 132T300 120V170H60Z" fill="${p.far}"/><path d="M60 158Q120 134 180 146T300 140V176H60Z" fill="${p.far2}"/>`;
    s += cypress(96, 158, 22, p) + cypress(108, 160, 16, p) + cypress(252, 158, 20, p) + cypress(264, 160, 26, p);
    // floor
    s += `<path d="M0 160H360V200H0Z" fill="${p.g1}"/><path d="M0 176H360V200H0Z" fill="${p.g2}"/><path d="M180 160L60 200M180 160L300 200M180 160L130 200M180 160L230 200M180 160L0 190M180 160L360 190" stroke="${p.g1}" stroke-width="1.4" opacity=".6"/>`;
    // stage 1: plinth with frieze and pool
    if (stage >= 1)
      s +=
        `<path d="M112 150H248V176H112Z" fill="${p.st}"/><path d="M196 150H248V176H196Z" fill="${p.st2}"/><path d="M106 144H254V151H106Z" fill="${p.st3}"/><path d="M196 144H254V151H196Z" fill="${p.st}"/><path d="M104 175H256V182H104Z" fill="${p.st3}"/><path d="M200 175H256V182H200Z" fill="${p.st}"/>` +
        times(
          9,
          (i) =>
            `<path d="M${118 + i * 14.4} 172v-8q0-4 3.5-4t3.5 4v8ZM${119.6 + i * 14.4} 157a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0" fill="${p.gold}"/>`,
        ) +
        `<path d="M88 186H272L286 197H74Z" fill="${p.wood2}"/><path d="M96 188H264L272 194H88Z" fill="${p.pool}"/><path d="M150 189h60l6 5h-72Z" fill="${p.gold}" opacity=".45"/>`;
    else s += plan('M106 144H254V151H248V175H256V182H104V175H112V151H106ZM88 186H272L286 197H74Z', p);
    // stage 2: throne
    if (stage >= 2)
      s += `<path d="M134 46H226V144H134Z" fill="${p.wood}"/><path d="M186 46H226V144H186Z" fill="${p.wood2}"/><path d="M130 40H230V50H130Z" fill="${p.gold}"/><path d="M190 40H230V50H190Z" fill="${p.gold2}"/><path d="M140 56H220V60H140ZM140 68H220V70H140Z" fill="${p.gold2}"/><path d="M128 40q0-12 8-12t8 12ZM216 40q0-12 8-12t8 12Z" fill="${p.gold}"/><path d="M118 92H142V98H118ZM218 92H242V98H218Z" fill="${p.gold}"/><path d="M120 98h9v46h-9ZM231 98h9v46h-9Z" fill="${p.gold2}"/><path d="M120 98h4v46h-4ZM231 98h4v46h-4Z" fill="${p.gold}"/><path d="M116 92q-3-12 6-15q4-2 8 2q-6 3-3 13ZM244 92q3-12-6-15q-4-2-8 2q6 3 3 13Z" fill="${p.gold}"/><path d="M128 120H232V128H128Z" fill="${p.gold2}"/><path d="M150 132H210V144H150Z" fill="${p.gold}"/><path d="M182 132H210V144H182Z" fill="${p.gold2}"/>`;
    else
      s += plan(
        'M134 50H130V40H230V50H226V144H134ZM118 92H134M226 92H242V98H240V144H231V98H226M118 92V98H120V144H129V98H134M150 132H210V144H150Z',
        p,
      );
    // stage 3: the god
    if (stage >= 3) {
      s += night ? `<circle cx="180" cy="64" r="66" fill="${p.gold}" opacity=".12"/>` : '';
      // legs and mantle
      s += `<path d="M150 98C142 106 140 118 143 126L146 134H160L162 118ZM210 98C218 106 220 118 217 126L214 134H200L198 118Z" fill="${p.c}"/><path d="M144 94Q180 84 216 94C224 100 222 112 218 118L212 134L196 136L190 118H170L164 136L148 134L142 118C138 112 136 100 144 94Z" fill="${p.gold}"/><path d="M184 88Q204 88 216 94C224 100 222 112 218 118L212 134L196 136L190 118H184Z" fill="${p.gold2}"/><path d="M150 100L156 130M160 97L163 118M210 100L204 130M200 97L197 118M176 96V116M186 96V116" stroke="${p.wood}" stroke-width="1.3" opacity=".4"/>`;
      s += `<path d="M150 132h13l1 6q-8 3-17 1ZM210 132h-13l-1 6q8 3 17 1Z" fill="${p.a}"/>`;
      // torso
      s += `<path d="M152 62C162 54 170 53 180 53V94H160C160 82 156 72 152 62Z" fill="${p.a}"/><path d="M208 62C198 54 190 53 180 53V94H200C200 82 204 72 208 62Z" fill="${p.b}"/><path d="M160 66q10 8 20 2v3q-11 6-20-5ZM180 72v18M168 80h9M168 87h9" fill="${p.c}" stroke="${p.d}" stroke-width="1.1" stroke-opacity=".4"/>`;
      s += `<path d="M204 58C214 62 216 76 212 92L200 96C206 84 204 70 198 58Z" fill="${p.gold2}"/><path d="M150 96Q180 86 210 96V102Q180 93 150 102Z" fill="${p.gold3}"/>`;
      // right arm with Victory, left arm with sceptre and eagle
      s += `<path d="M154 62C144 66 140 76 136 86L122 84L120 90L138 95C146 92 150 84 160 76Z" fill="${p.a}"/><path d="M112 84h14v5h-14Z" fill="${p.gold2}"/><path d="M115 84l2-13h5l2 13Z" fill="${p.gold3}"/><circle cx="119.5" cy="67.5" r="3" fill="${p.gold3}"/><path d="M117 74C108 72 104 64 103 57C109 60 114 66 118 72ZM122 74C131 72 134 65 135 58C129 61 124 67 121 72Z" fill="${p.gold}"/>`;
      s += `<path d="M206 62C216 64 222 70 228 78L238 74L241 80L228 88C218 84 210 80 202 76Z" fill="${p.b}"/><path d="M240 30H243.5V144H240Z" fill="${p.gold2}"/><path d="M240 30h1.8v114H240Z" fill="${p.gold3}"/><path d="M235 30h14v3h-14Z" fill="${p.gold}"/><path d="M242 30C236 28 234 20 230 15C236 15 239 18 241 21C241 17 242 14 246 14L250 16L246 18C247 22 249 18 254 14C253 22 249 29 242 30Z" fill="${p.gold}"/><path d="M236 74h10v6h-10Z" fill="${p.b}"/>`;
      // head
      s +=
        `<path d="M173 46h14v9q-7 4-14 0Z" fill="${p.b}"/><path d="M166 30q-2 22 5 25l9 7l9-7q7-3 5-25Z" fill="${p.hair}"/><path d="M170 30q0-9 10-9V48Q170 46 170 30Z" fill="${p.a}"/><path d="M190 30q0-9-10-9V48Q190 46 190 30Z" fill="${p.b}"/><path d="M170 40Q180 36 190 40V48Q188 58 180 62Q172 58 170 48Z" fill="${p.hair}"/><path d="M176 43.5q4-2 8 0" stroke="${p.a}" stroke-width="1.4" fill="none"/><path d="M173.5 32h4.5M182 32h4.5" stroke="${p.hair}" stroke-width="1.5"/><path d="M166 32Q165 16 180 15Q195 16 194 32L191 28Q188 22 180 22Q172 22 169 28Z" fill="${p.hair}"/>` +
        [-70, -46, -22, 0, 22, 46, 70]
          .map((a) => `<path d="M0-13C3-15 3-19 0-22C-3-19-3-15 0-13Z" transform="translate(180 34) rotate(${a})" fill="${p.gold3}"/>`)
          .join('');
    } else
      s += plan(
        'M166 30Q166 15 180 15T194 30V46Q188 60 180 62Q172 60 166 46ZM152 62C162 54 170 53 180 53S198 54 208 62C204 76 202 84 202 94M158 94C158 84 156 74 152 62M154 62C144 66 140 76 136 86L120 86M208 62C216 64 222 70 228 78L240 76M241 30V144M144 94Q180 84 216 94C224 100 222 112 218 118L212 134H148L142 118C138 112 136 100 144 94Z',
        p,
      );
    // the hall: two pairs of columns frame the scene
    const pillar = (x: number, w: number): string =>
      `<path d="M${x - w / 2} 22h${w}l2 152h-${w + 4}Z" fill="${p.col}"/><path d="M${x + w * 0.1} 22h${w * 0.4}l2 152h-${w * 0.42}Z" fill="${p.col2}"/>` +
      times(3, (i) => `<path d="M${n(x - w / 2 + w * (0.16 + i * 0.16))} 24v148" stroke="${p.col2}" stroke-width="1.6"/>`) +
      `<path d="M${x - w / 2 - 6} 10h${w + 12}v7h-${w + 12}ZM${x - w / 2 - 3} 17h${w + 6}v5h-${w + 6}Z" fill="${p.col}"/><path d="M${x} 10h${w / 2 + 6}v7h-${w / 2 + 6}Z" fill="${p.col2}"/><path d="M${x - w / 2 - 6} 172h${w + 12}v10h-${w + 12}Z" fill="${p.col2}"/><path d="M${x - w / 2 - 6} 172h${w / 2 + 6}v10h-${w / 2 + 6}Z" fill="${p.col}"/>`;
    s +=
      pillar(64, 22) +
      pillar(296, 22) +
      pillar(20, 30) +
      pillar(340, 30) +
      `<path d="M0 0H360V10H0Z" fill="${p.col2}"/><path d="M0 8H360V11H0Z" fill="${p.gold}"/>` +
      times(20, (i) => `<path d="M${3 + i * 18} 1h9v5h-9Z" fill="${p.cold}" opacity=".7"/>`);
    s += brazier(86, 194, 1, p, night) + brazier(274, 194, 1, p, night);
    return s;
  },
);
