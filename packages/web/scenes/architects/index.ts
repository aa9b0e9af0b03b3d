// The seven wonders of Architects, each a file with its parts: the page puts them together by what stands and what can be built.
import { n, type Time } from '../kit.ts';
import { alexandria } from './alexandria.ts';
import { babylon } from './babylon.ts';
import { ephesus } from './ephesus.ts';
import { giza } from './giza.ts';
import { gridOf } from './grid.ts';
import { halicarnassus } from './halicarnassus.ts';
import { mix, type Monument, type Piece } from './kit.ts';
import { LAYERS, type MonumentId, type MonumentStage } from './layers.ts';
import { olympia } from './olympia.ts';
import { rhodes } from './rhodes.ts';

export const MONUMENTS: Readonly<Record<MonumentId, Monument>> = { alexandria, babylon, ephesus, giza, halicarnassus, olympia, rhodes };

/** `plan`: not yet. `open`: can be built. `halo` lies over a piece, whatever its state. */
export type MonumentPart = 'ground' | 'front' | `${'plan' | 'open' | 'built' | 'halo'}-${MonumentStage}`;

const PAPER = mix('#fffbf0', '#0e1d2f');
const GRID = mix('#7a5a2a', '#9db7d6');
const LAMP = mix('#f0c766', '#f7ce7d');
const INK = '#2b2318';

const stroke = (d: string, colour: string, width: number, dash: string, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${dash ? ` stroke-dasharray="${dash}"` : ''} stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''} vector-effect="non-scaling-stroke"/>`;

const paper = (piece: Piece, colour: string, strong: boolean): string =>
  `<path d="${piece.outline}" fill="${PAPER}" fill-opacity="${strong ? 0.74 : 0.34}"/>` +
  `<path d="${gridOf(piece.outline)}" fill="none" stroke="${GRID}" stroke-width=".7" opacity="${strong ? 0.26 : 0.14}"/>` +
  (strong
    ? stroke(piece.outline + (piece.fold ?? ''), colour, 2, '6 3.5', 1)
    : stroke(piece.outline + (piece.fold ?? ''), colour, 1.3, '4 3.5', 0.75));

const halo = ({ outline }: Piece): string => stroke(outline, LAMP, 5, '', 1) + stroke(outline, INK, 1.4, '', 1);

/** Numbers without the zeros they do not need. */
const small = (svg: string): string => svg.replace(/(\.\d*?[1-9])0+(?!\d)/g, '$1').replace(/(?<![\d.])0\.(?=\d)/g, '.');

const render = (monument: Monument): string => {
  const { transform } = monument;
  const part = (id: MonumentPart, body: string, moved: boolean): string =>
    `<g id="${id}"${moved && transform ? ` transform="${transform}"` : ''}>${body}</g>`;
  const strong = mix(monument.line[0], '#f7ce7d');
  const faint = mix(...monument.line);
  const pieces = monument.pieces.map((piece, i) => {
    const stage = (i + 1) as MonumentStage;
    return (
      part(`plan-${stage}`, paper(piece, faint, false), true) +
      part(`open-${stage}`, paper(piece, strong, true), true) +
      part(`built-${stage}`, piece.art, true) +
      part(`halo-${stage}`, halo(piece), true)
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${small(part('ground', monument.ground, false) + pieces.join('') + part('front', monument.front, false))}</svg>`;
};

export const renderMonuments = (): ReadonlyMap<string, string> =>
  new Map(Object.entries<Monument>(MONUMENTS).map(([id, monument]) => [id, render(monument)]));

const MIXED = /color-mix\(in srgb,(#[0-9a-f]+),(#[0-9a-f]+) var\(--night\)\)/gi;
/** What is seen only at the other time of day. */
const UNSEEN = /<[a-z]+ [^<>]*(?:fill|stroke)="#[0-9a-f]{6}00"[^<>]*\/>/gi;

/** The finished building on its land, by name and time of day: a picture that needs nothing around it. */
export const renderBuildings = (time: Time): ReadonlyMap<string, string> =>
  new Map(
    (Object.keys(MONUMENTS) as MonumentId[]).map((id) => {
      const { ground, front, pieces, transform } = MONUMENTS[id];
      const body = LAYERS[id].map((stage) => pieces[stage - 1]?.art ?? '').join('');
      const building = transform === undefined ? body : `<g transform="${transform}">${body}</g>`;
      return [id, `${ground}${building}${front}`.replace(MIXED, time === 'day' ? '$1' : '$2').replace(UNSEEN, '')];
    }),
  );
