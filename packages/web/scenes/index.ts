// All pictures that are drawn at build time, by the name of their file.
import { alexandria } from './alexandria.ts';
import { appia } from './appia.ts';
import { renderBuildings } from './architects/index.ts';
import { babylon } from './babylon.ts';
import { byzantium } from './byzantium.ts';
import { circus } from './circus.ts';
import { ephesus } from './ephesus.ts';
import { giza } from './giza.ts';
import { halicarnassus } from './halicarnassus.ts';
import type { Scene, Stage, Time } from './kit.ts';
import { library } from './library.ts';
import { olympia } from './olympia.ts';
import { petra } from './petra.ts';
import { piraeus } from './piraeus.ts';
import { rhodes } from './rhodes.ts';
import { renderSkyline } from './skyline.ts';
import { sphinx } from './sphinx.ts';
import { TILES } from './tiles.ts';

export const SCENES = {
  alexandria,
  appia,
  babylon,
  byzantium,
  circus,
  ephesus,
  giza,
  halicarnassus,
  library,
  olympia,
  petra,
  piraeus,
  rhodes,
  sphinx,
} as const satisfies Record<string, Scene>;

export type SceneId = keyof typeof SCENES;

const STAGES = [0, 1, 2, 3] as const satisfies readonly Stage[];
const TIMES = ['day', 'night'] as const satisfies readonly Time[];

/** Numbers without the zeros they do not need; path data is most of every file. */
const small = (svg: string): string =>
  svg
    .replace(/(\.\d*?[1-9])0+(?!\d)/g, '$1')
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replace(/>\s+</g, '><');

const file = (body: string, [x, y, width, height]: readonly [number, number, number, number], fit: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="${fit} slice">${small(body)}</svg>`;

export const renderPictures = (): ReadonlyMap<string, string> => {
  const pictures = new Map<string, string>();
  for (const time of TIMES) {
    for (const [id, scene] of Object.entries<Scene>(SCENES))
      for (const stage of STAGES) pictures.set(`${id}-${time}-${stage}`, file(scene.render(stage, time), [0, 0, 360, 200], 'xMidYMin'));
    for (const [id, body] of renderBuildings(time)) pictures.set(`architects-${id}-${time}`, file(body, [-120, -6, 480, 266], 'xMidYMin'));
    for (const [id, draw] of Object.entries(TILES)) pictures.set(`tile-${id}-${time}`, file(draw(time), [0, 0, 360, 200], 'xMidYMid'));
    pictures.set(`skyline-${time}`, file(renderSkyline(time), [0, -14, 1366, 206], 'xMaxYMax'));
  }
  return pictures;
};
