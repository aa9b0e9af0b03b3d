// The colossus over the harbour: two legs on their moles, kilt, chest, then head and torch.
import { boat } from '../kit.ts';
import { box, byNight, disc, fill, line, type Monument, sea, sky, tints } from './kit.ts';

const p = tints({
  far: ['#7fa9a8', '#162b45'],
  far2: ['#5f8f93', '#0f2038'],
  a: ['#c98a3e', '#a97845'],
  b: ['#8a5524', '#553a33'],
  c: ['#e4ae5c', '#cc9a5c'],
  d: ['#613812', '#2e2428'],
  st: ['#e8dcc0', '#6b7892'],
  std: ['#bca985', '#414e69'],
  cl: ['#a33b28', '#8a353a'],
  cld: ['#7a2718', '#54222e'],
  w1: ['#2f7f8c', '#0f2c44'],
  w2: ['#4fa0a6', '#1c4560'],
  wl: ['#8fcbc7', '#3f6e86'],
  sail: ['#fff4dc', '#d9cba6'],
  sail2: ['#c4502f', '#8a3b34'],
  hull: ['#4d2d18', '#0a1422'],
  house: ['#f3e7cd', '#3a4a66'],
  roof: ['#b85a36', '#45364a'],
  window: ['#5f8f93', '#ffe08a'],
  fl: ['#ffd766', '#ffe08a'],
  fl2: ['#f08a2c', '#f59a35'],
});

const HOUSES = [
  [196, 180, 11, 14],
  [208, 172, 12, 22],
  [221, 182, 11, 12],
  [230, 174, 12, 20],
  [248, 180, 12, 16],
  [262, 170, 13, 26],
  [278, 182, 11, 14],
  [292, 176, 13, 20],
] as const;

const houses =
  fill(HOUSES.map(([x, y, w, h]) => box(x, y, w, h)).join(''), p.house) +
  fill(HOUSES.map(([x, y, w]) => `M${x - 1} ${y}l${w / 2 + 1}-5l${w / 2 + 1} 5Z`).join(''), p.roof) +
  fill(HOUSES.map(([x, y, w]) => box(x + w / 2 - 1.5, y + 4, 3, 4)).join(''), p.window);

const mole = (x: number): string =>
  fill(box(x - 26, 152, 52, 7), p.st) +
  fill(box(x - 22, 159, 44, 20), p.std) +
  fill(box(x - 22, 159, 22, 20), p.st, 0.75) +
  line(`M${x - 22} 168h44M${x - 8} 159v9M${x + 9} 168v11M${x - 12} 168v11`, p.std, 1.2, 0.9);

const leftLeg =
  mole(136) +
  fill('M122 152h30v-6h-9l-4-5h-7l-2 6q-8 0-8 5Z', p.a) +
  fill('M131 143C132 128 136 118 146 106L166 78L190 84L172 104C160 118 152 130 146 143Z', p.a) +
  fill('M131 143C132 128 136 118 146 106L158 89L163 92C152 108 146 124 141 143Z', p.c) +
  line('M140 121l13 5M131 148h14', p.d, 1.2, 0.45);

const rightLeg =
  mole(244) +
  fill('M258 152h-30v-6h9l4-5h7l2 6q8 0 8 5Z', p.b) +
  fill('M249 143C248 128 244 118 234 106L214 78L190 84L208 104C220 118 228 130 234 143Z', p.b) +
  fill('M249 143C248 128 244 118 234 106L226 94L221 98C231 112 237 126 241 143Z', p.d, 0.7) +
  line('M238 121l-11 5M249 148h-14', p.d, 1.2, 0.6);

const kilt =
  fill('M164 80L158 102L174 109L190 101V74H168Z', p.cl) +
  fill('M216 80L222 102L206 109L190 101V74H212Z', p.cld) +
  line('M190 76V100M176 78L172 107M204 78L208 107', p.d, 1, 0.45) +
  line('M158.6 100L174 106.5L190 98.5L206 106.5L221.4 100', p.c, 1.6) +
  fill(box(166, 73, 48, 7), p.c) +
  disc(190, 76.5, 4.5, p.fl);

const chest =
  fill('M166 44C152 70 146 96 150 128C158 122 162 110 166 98Z', p.cld, 0.9) +
  fill('M160 46C168 38 180 36 190 36V74H170C170 64 166 58 160 46Z', p.a) +
  fill('M220 46C212 38 200 36 190 36V74H210C210 64 214 58 220 46Z', p.b) +
  fill('M168 46q11 9 22 2v4q-12 6-22-6Z', p.c) +
  line('M190 54v18M178 61h10M178 67h10', p.d, 1.2, 0.5) +
  fill('M162 44C154 46 150 54 149 64L146 92L153 93L158 70L168 56Z', p.a) +
  fill('M162 44C156 46 152 52 151 60L148 92H146L149 64C150 54 154 46 162 44Z', p.c) +
  disc(149.5, 96, 5, p.a);

const crown = [-66, -44, -22, 0, 22, 44, 66]
  .map((turn) => `<path d="M-1.8-12L0-22L1.8-12Z" transform="translate(190 20) rotate(${turn})" fill="${p.fl}"/>`)
  .join('');

const head =
  fill('M184 30h12v9q-6 4-12 0Z', p.b) +
  fill('M180 17q0-9 10-9V34Q180 33 180 17Z', p.c) +
  fill('M200 17q0-9-10-9V34Q200 33 200 17Z', p.a) +
  fill('M184 19h4v1.6h-4ZM192 19h4v1.6h-4ZM186 28.5h8v1.3h-8Z', p.d, 0.7) +
  crown +
  fill('M178.5 14Q190 3 201.5 14L200.5 18Q190 9 179.5 18Z', p.fl) +
  fill('M216 42C224 42 228 36 231 26L237 4L244 6L240 30C237 46 230 54 216 58Z', p.b) +
  fill('M231 26L237 4L240 5L235 28C232 40 226 46 216 48V42C224 42 228 36 231 26Z', p.a) +
  fill('M233-2h16l-4 9h-8Z', p.c) +
  disc(241, -8, 40, byNight('#ffe08a', 0.16)) +
  disc(241, -8, 24, byNight('#ffe08a', 0.22)) +
  fill('M241-26C250-16 251-10 248-3H234C231-10 236-14 241-26Z', p.fl2) +
  fill('M241-16C246-10 246-6 244-3H238C236-7 239-9 241-16Z', p.fl);

export const rhodes: Monument = {
  line: ['#5a3110', '#e6c48e'],
  ground:
    sky({ rings: ['#8cc5c4', '#a3d2cc', '#bedfd4', '#dcecdd'], sun: '#fff7dd', at: [56, 66], moonAt: [50, 62] }) +
    fill('M-140 196V176L-100 158L-62 182L-20 164L0 196L34 168L70 190L104 164L140 196Z', p.far) +
    fill('M130 198L172 160L204 180L226 162L262 176L296 156L336 178L380 164V206H130Z', p.far2) +
    houses +
    sea(194, p) +
    boat(120, 226, 0.8, p, p.sail2),
  front: boat(216, 248, 0.5, p) + boat(24, 236, 0.46, p) + boat(-66, 226, 0.62, p, p.sail2) + boat(310, 230, 0.6, p),
  transform: 'translate(-108 37.2) scale(1.2)',
  pieces: [
    {
      art: leftLeg,
      outline:
        'M110 152H122Q124 147 130 147L131 143C132 128 136 118 146 106L166 78L190 84L172 104C160 118 152 130 146 143L152 146V152H162V159H158V179H114V159H110Z',
    },
    {
      art: rightLeg,
      outline:
        'M270 152H258Q256 147 250 147L249 143C248 128 244 118 234 106L214 78L190 84L208 104C220 118 228 130 234 143L228 146V152H218V159H222V179H266V159H270Z',
    },
    { art: kilt, outline: 'M166 73H214V80L222 102L206 109L190 101L174 109L158 102L166 80Z' },
    {
      art: chest,
      outline:
        'M160 46C168 38 180 36 190 36S212 38 220 46C214 58 210 64 210 74H170C169 68 168 62 164 56L158 70L153 93Q152 101 149 101T146 92L149 64C150 54 154 47 160 46Z',
    },
    {
      art: head,
      outline:
        'M184 37V32Q180 28 180 17Q177 12 180 2H200Q203 12 200 17Q200 28 196 32V37ZM216 42C224 42 228 36 231 26L237 6L233 -3Q233 -14 241 -24Q250 -14 249 -3L244 6L240 30C237 46 230 54 216 58Z',
    },
  ],
};
