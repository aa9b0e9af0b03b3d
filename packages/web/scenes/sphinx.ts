// The Sphinx at dawn: plinth and forepaws, then the lion, then the head in blue and gold.
import { brazier, n, palm, plan, scene, sky, times } from './kit.ts';

const farPyramid = (x: number, y: number, w: number, h: number, lit: string, shaded: string): string =>
  `<path d="M${x} ${y - h}L${x - w} ${y}H${n(x + w * 0.25)}Z" fill="${lit}"/><path d="M${x} ${y - h}L${n(x + w * 0.25)} ${y}H${x + w}Z" fill="${shaded}"/>`;

export const sphinx = scene(
  {
    s0: '#d3b3cf',
    s1: '#dfc2cf',
    s2: '#ecd4d0',
    s3: '#f8e7d8',
    sun: '#fffaec',
    far: '#c79fae',
    far2: '#b58a9f',
    d1: '#e3b48c',
    a: '#eec586',
    b: '#b98148',
    c: '#d8a462',
    d: '#8a5731',
    e: '#f8dca8',
    blue: '#2f6494',
    blue2: '#1f4970',
    gold: '#f0c052',
    gold2: '#b97c1f',
    eye: '#3a2417',
    g1: '#e6b07c',
    g2: '#d0935f',
    g3: '#b47648',
    st: '#e9cfa2',
    st2: '#a97748',
    leaf: '#456c44',
    leaf2: '#6a9150',
    trunk: '#6b4526',
    robe: '#a63f2e',
    robe2: '#fff1dc',
    skin: '#7a4a2c',
    fl: '#ffd25a',
    fl2: '#ef7a2a',
    line: '#7a4257',
  },
  {
    s0: '#14132f',
    s1: '#1b1b40',
    s2: '#252752',
    s3: '#323767',
    sun: '#f6e8c6',
    far: '#211f47',
    far2: '#1a1a3d',
    d1: '#2a2a52',
    a: '#8b82a4',
    b: '#4a4570',
    c: '#6d668c',
    d: '#33305a',
    e: '#aaa0b8',
    blue: '#35568c',
    blue2: '#22396a',
    gold: '#f2c468',
    gold2: '#a8772f',
    eye: '#1a1530',
    g1: '#33305a',
    g2: '#28264c',
    g3: '#1e1d3e',
    st: '#77708f',
    st2: '#423d66',
    leaf: '#1c3844',
    leaf2: '#2a4f56',
    trunk: '#1c1d36',
    robe: '#7a3346',
    robe2: '#cfc2b4',
    skin: '#2a2038',
    fl: '#ffe79a',
    fl2: '#f7a13a',
    line: '#cdbfe0',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 300 : 268, night ? 40 : 70, night);
    s += farPyramid(312, 140, 52, 54, p.far, p.far2) + farPyramid(252, 140, 34, 36, p.far, p.far2);
    s += `<path d="M0 138Q60 126 130 134T270 130T360 136V200H0Z" fill="${p.d1}"/><path d="M0 150Q80 140 180 146T360 142V200H0Z" fill="${p.g1}"/>`;
    s += palm(332, 150, 0.8, p) + palm(346, 153, 0.6, p);
    // stage 2: the lion
    const lion =
      `<path d="M146 106C170 92 206 96 236 95C276 93 300 112 300 138V152H116C114 134 126 116 146 106Z" fill="${p.a}"/>` +
      `<path d="M168 101C200 94 214 97 236 95C276 93 300 112 300 138V152H282C284 128 262 108 226 108C204 108 186 106 168 101Z" fill="${p.c}"/>` +
      `<path d="M158 152C158 140 172 134 196 134C222 134 232 140 236 152Z" fill="${p.d}"/>` +
      `<path d="M218 152C210 126 228 106 258 106C286 106 300 124 300 152Z" fill="${p.b}"/><path d="M218 152C210 126 228 106 258 106C238 112 228 130 234 152Z" fill="${p.c}"/>` +
      `<path d="M192 152C192 144 200 141 210 141H248C258 141 262 146 262 152Z" fill="${p.c}"/><path d="M198 144v8M206 142v10" stroke="${p.d}" stroke-width="1.2" opacity=".5"/>` +
      `<path d="M298 148C276 152 256 142 266 128C270 122 278 124 276 131" fill="none" stroke="${p.c}" stroke-width="5" stroke-linecap="round"/>` +
      `<path d="M174 112C186 120 190 132 188 148M182 106C196 112 206 122 208 134" fill="none" stroke="${p.b}" stroke-width="1.4" opacity=".55"/>`;
    s +=
      stage >= 2
        ? lion
        : plan(
            'M146 106C170 92 206 96 236 95C276 93 300 112 300 138V152H150M218 152C210 126 228 106 258 106C286 106 300 124 300 152M192 152C192 144 200 141 210 141H248C258 141 262 146 262 152',
            p,
          );
    // stage 3: breast, head cloth and face
    const stripe = (d: string): string => `<path d="${d}" fill="none" stroke="${p.gold}" stroke-width="2.6"/>`;
    const head =
      (night ? `<circle cx="132" cy="70" r="56" fill="${p.gold}" opacity=".08"/>` : '') +
      `<path d="M118 94C110 108 112 124 124 136H172C180 120 176 104 164 92Z" fill="${p.a}"/><path d="M146 94C156 106 160 122 156 136H172C180 120 176 104 164 92Z" fill="${p.b}" opacity=".7"/>` +
      `<path d="M112 52C112 34 130 24 148 28C168 33 174 54 178 78L188 112C176 120 162 118 152 111C151 94 151 76 146 62Z" fill="${p.blue}"/><path d="M148 28C168 33 174 54 178 78L188 112C180 117 171 118 164 116C166 84 164 50 148 28Z" fill="${p.blue2}"/>` +
      stripe('M128 30L127 49M142 28L136 52M156 32L143 57M166 42L148 66M172 54L150 79M176 68L151 92M180 84L152 103M184 99L156 113') +
      `<path d="M113 50L109 61L100 73L105 76L103 80L107 82L104 87C105 94 111 97 118 97L136 95L146 64L134 46Z" fill="${p.e}"/><path d="M127 48L134 46L146 64L136 95L120 97C130 88 133 66 127 48Z" fill="${p.c}"/>` +
      `<path d="M136 62C142 78 142 94 138 106L132 124L118 121C126 106 130 88 129 74Z" fill="${p.blue}"/>` +
      stripe('M131 80L140 82M130 90L140 93M127 100L138 103M124 109L135 113M121 117L133 121') +
      `<path d="M110 57L113 48C124 40 140 44 148 58L143 63C134 51 122 51 110 57Z" fill="${p.gold}"/><path d="M113 49C104 46 103 38 109 35C113 38 111 43 117 45Z" fill="${p.gold}"/><path d="M134 66q6-2 6 5t-5 8Z" fill="${p.c}"/>` +
      `<path d="M107.5 67q4.5-4.5 10.5-1.5q-4.5 4.5-10.5 1.5Z" fill="${p.robe2}"/><circle cx="112" cy="66.3" r="2" fill="${p.eye}"/><path d="M107 66.5q5-4.5 11-1l7 1.5" fill="none" stroke="${p.eye}" stroke-width="1.5" stroke-linecap="round"/><path d="M107 61q6-4 12-2" fill="none" stroke="${p.blue2}" stroke-width="1.5" stroke-linecap="round"/><path d="M104 83l7-1" stroke="${p.d}" stroke-width="1.4" stroke-linecap="round"/>` +
      `<path d="M106 96L118 97L118 116Q113 120 109 115Z" fill="${p.gold}"/><path d="M113 97L118 97L118 116Q116 118 113 118Z" fill="${p.gold2}"/>`;
    const headPlan =
      'M112 52C112 34 130 24 148 28C168 33 174 54 178 78L188 112C176 120 162 118 152 111M113 50L100 73L105 76L104 87C105 94 111 97 118 97L136 95M118 97V116H109L106 96M146 64C140 94 138 106 132 124';
    if (stage < 3) s += plan(headPlan, p);
    // stage 1: plinth, forepaws and the tablet between them
    s +=
      stage >= 1
        ? `<path d="M52 152H310V168H52Z" fill="${p.st}"/><path d="M214 152H310V168H214Z" fill="${p.st2}"/><path d="M48 150H314V155H48Z" fill="${p.e}"/><path d="M214 150H314V155H214Z" fill="${p.c}"/>` +
          times(11, (i) => `<path d="M${64 + i * 22} 158h12v6h-12Z" fill="${p.b}" opacity=".4"/>`) +
          `<path d="M170 114C152 118 140 124 132 134H82C70 134 62 140 62 150H182C186 136 182 122 170 114Z" fill="${p.a}"/><path d="M132 134H82C70 134 62 140 62 150H76C78 142 84 140 92 140H176C168 136 148 134 132 134Z" fill="${p.e}"/><path d="M170 114C182 122 186 136 182 150H158C168 140 170 126 170 114Z" fill="${p.b}"/><path d="M68 143v7M75 141v9M83 140v10" stroke="${p.d}" stroke-width="1.2" opacity=".55"/>`
        : plan(
            'M48 150H314V155H310V168H52V155H48ZM132 134H82C70 134 62 140 62 150H182C186 136 182 122 170 114C152 118 140 124 132 134Z',
            p,
          );
    if (stage >= 3) s += head;
    // people at the foot, for scale
    s += `<path d="M0 170Q90 162 180 168T360 164V200H0Z" fill="${p.g2}"/><path d="M0 186Q100 174 210 184T360 178V200H0Z" fill="${p.g3}"/>`;
    const walker = (x: number, y: number, k: number, robe: string): string =>
      `<path d="M${n(x - 4 * k)} ${y}L${n(x - 2.5 * k)} ${n(y - 13 * k)}Q${x} ${n(y - 16 * k)} ${n(x + 2.5 * k)} ${n(y - 13 * k)}L${n(x + 4 * k)} ${y}Z" fill="${robe}"/><circle cx="${x}" cy="${n(y - 17.5 * k)}" r="${n(2.6 * k)}" fill="${p.skin}"/>`;
    s += brazier(40, 178, 0.9, p, night) + walker(86, 183, 0.95, p.robe) + walker(97, 184, 0.9, p.robe2) + walker(252, 180, 0.8, p.robe2);
    return s;
  },
);
