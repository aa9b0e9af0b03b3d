// The Colossus over the harbour mouth: legs, trunk, then head and torch.
import { boat, houses, plan, scene, sky, waves } from './kit.ts';

export const rhodes = scene(
  {
    s0: '#8cc5c4',
    s1: '#a3d2cc',
    s2: '#bedfd4',
    s3: '#dcecdd',
    sun: '#fff7dd',
    far: '#7fa9a8',
    far2: '#5f8f93',
    a: '#c98a3e',
    b: '#8a5524',
    c: '#e4ae5c',
    d: '#613812',
    st: '#e8dcc0',
    std: '#bca985',
    cl: '#a33b28',
    cld: '#7a2718',
    w1: '#2f7f8c',
    w2: '#4fa0a6',
    wl: '#8fcbc7',
    sail: '#fff4dc',
    sail2: '#c4502f',
    hull: '#4d2d18',
    house: '#f3e7cd',
    houseD: '#d3bf98',
    roof: '#b85a36',
    fl: '#ffd766',
    fl2: '#f08a2c',
    line: '#613812',
  },
  {
    s0: '#0d1c33',
    s1: '#122743',
    s2: '#193555',
    s3: '#22456a',
    sun: '#f3e7c6',
    far: '#162b45',
    far2: '#0f2038',
    a: '#9a6a3c',
    b: '#4b3430',
    c: '#c08e52',
    d: '#2e2428',
    st: '#5f6c85',
    std: '#3a465f',
    cl: '#7a2f34',
    cld: '#4c1e2a',
    w1: '#0f2c44',
    w2: '#1c4560',
    wl: '#3f6e86',
    sail: '#d9cba6',
    sail2: '#8a3b34',
    hull: '#0a1422',
    house: '#3a4a66',
    houseD: '#2a3852',
    roof: '#45364a',
    fl: '#ffe08a',
    fl2: '#f59a35',
    line: '#d7b27a',
  },
  (p, stage, night) => {
    let s = sky(p, night ? 84 : 92, night ? 80 : 62, night);
    s += `<path d="M0 128L40 102L78 120L116 96L160 128Z" fill="${p.far}"/><path d="M210 132L262 92L300 112L330 90L360 106V140H210Z" fill="${p.far2}"/>`;
    s += houses(
      [
        [262, 112, 14, 16],
        [278, 104, 16, 24],
        [296, 114, 13, 14],
        [311, 106, 18, 22],
        [331, 100, 14, 28],
        [347, 112, 14, 16],
        [288, 118, 12, 12],
        [322, 120, 12, 12],
      ],
      p,
      night ? p.fl : p.far2,
    );
    s +=
      `<rect y="128" width="360" height="72" fill="${p.w1}"/><rect y="128" width="360" height="5" fill="${p.w2}"/>` +
      waves(144, 5, p.wl, 0.5);
    s += `<path d="M236 136H360V152H236Z" fill="${p.std}"/><path d="M236 134H360V140H236Z" fill="${p.st}"/>`;
    // moles
    const mole = (x: number): string =>
      `<path d="M${x - 26} 152h52v8h-52Z" fill="${p.st}"/><path d="M${x - 22} 160h44v40h-44Z" fill="${p.std}"/><path d="M${x - 22} 160h22v40h-22Z" fill="${p.st}" opacity=".75"/><path d="M${x - 22} 172h44M${x - 22} 184h44" stroke="${p.std}" stroke-width="1.2" opacity=".8"/>`;
    s += boat(189, 170, 0.85, p, p.sail2);
    s += mole(136) + mole(244);
    const parts = {
      legs: `<path d="M122 152h30v-6h-9l-4-5h-7l-2 6q-8 0-8 5Z" fill="${p.a}"/><path d="M131 143C132 128 136 118 146 106L166 78L190 84L172 104C160 118 152 130 146 143Z" fill="${p.a}"/><path d="M131 143C132 128 136 118 146 106L158 89L163 92C152 108 146 124 141 143Z" fill="${p.c}"/>
  <path d="M258 152h-30v-6h9l4-5h7l2 6q8 0 8 5Z" fill="${p.b}"/><path d="M249 143C248 128 244 118 234 106L214 78L190 84L208 104C220 118 228 130 234 143Z" fill="${p.b}"/><path d="M249 143C248 128 244 118 234 106L226 94L221 98C231 112 237 126 241 143Z" fill="${p.d}" opacity=".7"/><path d="M140 121l13 5M238 121l-11 5" stroke="${p.d}" stroke-width="1.2" opacity=".45"/>`,
      torso: `<path d="M166 44C152 70 146 96 150 128C158 122 162 110 166 98Z" fill="${p.cld}"/><path d="M164 80L160 100L174 108L190 100V72H168Z" fill="${p.cl}"/><path d="M216 80L220 100L206 108L190 100V72H212Z" fill="${p.cld}"/><path d="M190 74V100M176 76L172 106M204 76L208 106" stroke="${p.d}" stroke-width="1" opacity=".4"/>
  <path d="M160 46C168 38 180 36 190 36V78H170C170 66 166 58 160 46Z" fill="${p.a}"/><path d="M220 46C212 38 200 36 190 36V78H210C210 66 214 58 220 46Z" fill="${p.b}"/><path d="M168 46q11 9 22 2v4q-12 6-22-6Z" fill="${p.c}"/><path d="M190 56v20M178 62h10M178 69h10" stroke="${p.d}" stroke-width="1.2" opacity=".45"/><path d="M168 74h44v6h-44Z" fill="${p.c}"/>
  <path d="M162 44C154 46 150 54 149 64L146 92L153 93L158 70L168 56Z" fill="${p.a}"/><path d="M162 44C156 46 152 52 151 60L148 92H146L149 64C150 54 154 46 162 44Z" fill="${p.c}"/><circle cx="149.5" cy="96" r="5" fill="${p.a}"/>`,
      head: `<path d="M184 30h12v9q-6 4-12 0Z" fill="${p.b}"/><path d="M180 17q0-9 10-9V34Q180 33 180 17Z" fill="${p.c}"/><path d="M200 17q0-9-10-9V34Q200 33 200 17Z" fill="${p.a}"/>${[-66, -44, -22, 0, 22, 44, 66].map((a) => `<path d="M-1.8-12L0-22L1.8-12Z" transform="translate(190 20) rotate(${a})" fill="${p.fl}"/>`).join('')}<path d="M178.5 14Q190 3 201.5 14L200.5 18Q190 9 179.5 18Z" fill="${p.fl}"/>
  <path d="M216 42C224 42 228 36 231 26L237 4L244 6L240 30C237 46 230 54 216 58Z" fill="${p.b}"/><path d="M231 26L237 4L240 5L235 28C232 40 226 46 216 48V42C224 42 228 36 231 26Z" fill="${p.a}"/><path d="M233-2h16l-4 9h-8Z" fill="${p.c}"/>${night ? `<circle cx="241" cy="-8" r="40" fill="${p.fl}" opacity=".16"/><circle cx="241" cy="-8" r="24" fill="${p.fl}" opacity=".22"/>` : ''}<path d="M241-26C250-16 251-10 248-3H234C231-10 236-14 241-26Z" fill="${p.fl2}"/><path d="M241-16C246-10 246-6 244-3H238C236-7 239-9 241-16Z" fill="${p.fl}"/>`,
    };
    const outline = {
      legs: 'M131 143C132 128 136 118 146 106L166 78L190 84L214 78L234 106C244 118 248 128 249 143M122 152h30M228 152h30M146 143C152 130 160 118 172 104L190 84L208 104C220 118 228 130 234 143',
      torso:
        'M160 46C168 38 180 36 190 36S212 38 220 46C214 58 210 66 210 78L220 100L206 108L190 100L174 108L160 100L170 78C170 66 166 58 160 46ZM162 44C154 46 150 54 149 64L146 92H153L158 70',
      head: 'M180 17q0-9 10-9t10 9Q200 33 190 34Q180 33 180 17ZM216 42C224 42 228 36 231 26L237 4L244 6L240 30C237 46 230 54 216 58M233-2h16l-4 9h-8Z',
    };
    s += `<g transform="translate(0 27.4) scale(1 .82)">${stage >= 3 ? parts.head : plan(outline.head, p)}${stage >= 1 ? parts.legs : plan(outline.legs, p)}${stage >= 2 ? parts.torso : plan(outline.torso, p)}</g>`;
    s += boat(64, 176, 0.7, p) + boat(318, 184, 0.5, p);
    return s;
  },
);
