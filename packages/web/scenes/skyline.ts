// The skyline of the home page: six wonders in two tones against the rising sun.
import type { Time } from './kit.ts';

const COLOURS = {
  day: { far: '#e2d2b1', lit: '#d8c49b', shaded: '#c9ae7c', dark: '#b2935f', lamp: '#edbe62', ring: '#e6d8bc', leaf: '#9a7a49' },
  night: { far: '#14263d', lit: '#1a3049', shaded: '#21395a', dark: '#2b4768', lamp: '#f2bf63', ring: '#182c45', leaf: '#3b5a7c' },
} as const;

const FRONDS = [-160, -125, -90, -55, -20, 12, 192] as const;

export const renderSkyline = (time: Time): string => {
  const c = COLOURS[time];
  const tree = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${k})" fill="${c.dark}"><path d="M-2 0C-1-14 1-24 5-34L8-33C5-23 3-13 3 0Z"/>${FRONDS.map((turn) => `<path d="M0 0C7-6 15-5 21 1C14-1 7 1 0 3Z" transform="translate(6.5 -34) rotate(${turn})"/>`).join('')}</g>`;
  const lit = (left: string, right: string): string => `<path d="${left}" fill="${c.lit}"/><path d="${right}" fill="${c.shaded}"/>`;
  return `<circle cx="1010" cy="150" r="150" fill="${c.ring}"/><circle cx="1010" cy="150" r="108" fill="${c.far}"/><circle cx="1010" cy="150" r="66" fill="${c.lamp}"/>
 <path d="M0 176Q200 140 420 160T860 150T1366 146V192H0Z" fill="${c.far}"/>
 ${lit('M690 170L800 52L832 170Z', 'M800 52L832 170H910Z')}${lit('M640 172L692 116L706 172Z', 'M692 116L706 172H744Z')}${lit('M852 170L908 104L926 170Z', 'M908 104L926 170H968Z')}<path d="M800 52L789 64L803 64ZM800 52L803 64H811Z" fill="${c.lamp}"/>
 <path d="M962 124h110v48H962ZM954 118h126v6H954Z" fill="${c.shaded}"/><path d="M954 118L1017 88L1080 118Z" fill="${c.lit}"/><path d="M1017 88L1080 118H1017Z" fill="${c.shaded}"/><path d="M972 126h10v46h-10ZM992 126h10v46h-10ZM1012 126h10v46h-10ZM1032 126h10v46h-10ZM1052 126h10v46h-10Z" fill="${c.far}"/><path d="M950 170h134v6H950Z" fill="${c.dark}"/>
 <g transform="translate(1056 64) scale(.74)"><path d="M62 150L72 108Q76 90 84 78L82 52Q74 44 80 36Q88 28 96 28Q92 24 92 16Q92 6 100 6Q108 6 108 16Q108 24 104 28Q114 28 120 34L132 6L138 8L130 42L120 54L118 78Q126 90 130 108L140 150H124L101 98L78 150Z" fill="${c.dark}"/><path d="M135 -12q7 7 3 16h-7q-4 -8 4 -16Z" fill="${c.lamp}"/><path d="M54 150h38v14H54ZM112 150h38v14H112Z" fill="${c.shaded}"/></g>
 <path d="M1196 172L1202 112H1199V106H1204L1208 72H1206V67H1211V54H1233V67H1238V72H1236L1240 106H1245V112H1242L1248 172Z" fill="${c.lit}"/><path d="M1222 54H1233V67H1238V72H1236L1240 106H1245V112H1242L1248 172H1222Z" fill="${c.shaded}"/><path d="M1222 30q12 12 6 24h-12q-6 -12 6 -24Z" fill="${c.lamp}"/>
 <path d="M1262 172v-26h120v26ZM1280 146v-24h100v24ZM1298 122v-22h80v22Z" fill="${c.lit}"/><path d="${[1270, 1290, 1310, 1330, 1350].map((x) => `M${x} 172v-10a6 6 0 0 1 12 0v10Z`).join('')}${[1288, 1308, 1328, 1348].map((x) => `M${x} 146v-8a5 5 0 0 1 10 0v8Z`).join('')}${[1306, 1324, 1342].map((x) => `M${x} 122v-7a4 4 0 0 1 8 0v7Z`).join('')}" fill="${c.dark}"/>${[
   [1264, 144],
   [1272, 146],
   [1281, 143],
   [1290, 146],
   [1300, 144],
   [1311, 146],
   [1321, 143],
   [1332, 146],
   [1342, 144],
   [1353, 146],
   [1362, 143],
   [1283, 120],
   [1292, 122],
   [1302, 119],
   [1313, 122],
   [1323, 120],
   [1335, 122],
   [1346, 119],
   [1358, 122],
   [1301, 98],
   [1311, 100],
   [1321, 97],
   [1333, 100],
   [1344, 98],
   [1356, 100],
 ]
   .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${5 + (i % 3) * 1.2}" fill="${i % 2 ? c.dark : c.leaf}"/>`)
   .join('')}
 ${tree(622, 176, 1.15)}${tree(640, 178, 0.8)}${tree(936, 176, 0.9)}${tree(1092, 178, 0.7)}${tree(1182, 178, 0.9)}
 <path d="M0 182Q300 164 620 176T1100 174T1366 172V192H0Z" fill="${c.lit}"/>`;
};
