// Where the plaque of each stage stands on the drawing of 240 × 260, and which piece lies before which.
import type { Stage, WonderId } from '@maravilha/architects';

type Place = readonly [x: number, y: number];
type Places = readonly [Place, Place, Place, Place, Place];

const PLACES: Readonly<Record<WonderId, Places>> = {
  alexandria: [
    [120, 217],
    [120, 163],
    [120, 115],
    [120, 79],
    [120, 40],
  ],
  babylon: [
    [120, 216],
    [120, 171],
    [120, 132],
    [70, 92],
    [172, 60],
  ],
  ephesus: [
    [120, 217],
    [58, 166],
    [120, 124],
    [182, 166],
    [120, 78],
  ],
  giza: [
    [136, 210],
    [120, 168],
    [120, 127],
    [120, 89],
    [120, 54],
  ],
  halicarnassus: [
    [120, 221],
    [120, 186],
    [72, 112],
    [168, 146],
    [120, 76],
  ],
  olympia: [
    [120, 221],
    [80, 192],
    [162, 158],
    [120, 108],
    [120, 46],
  ],
  rhodes: [
    [42, 196],
    [198, 196],
    [120, 146],
    [120, 104],
    [94, 54],
  ],
};

/** In small pictures the plaques are large: those that can be open together stand one above the other. */
const APART: Readonly<Partial<Record<WonderId, Places>>> = {
  babylon: [
    [120, 216],
    [120, 171],
    [120, 132],
    [74, 92],
    [166, 40],
  ],
  ephesus: [
    [120, 217],
    [58, 146],
    [120, 96],
    [182, 196],
    [120, 78],
  ],
  halicarnassus: [
    [120, 221],
    [120, 186],
    [72, 98],
    [168, 148],
    [120, 76],
  ],
  olympia: [
    [120, 221],
    [80, 198],
    [162, 148],
    [120, 108],
    [120, 46],
  ],
};

export const placeOf = (wonder: WonderId, stage: Stage, apart: boolean): Place => {
  const places = (apart && APART[wonder]) || PLACES[wonder];
  return places[stage - 1] ?? places[0];
};

const UPWARDS = [1, 2, 3, 4, 5] as const satisfies readonly Stage[];

/** The upper terraces of Babylon are behind the lower ones, Zeus sits before the back of his throne and behind its arms. */
export const LAYERS: Readonly<Record<WonderId, readonly Stage[]>> = {
  alexandria: UPWARDS,
  babylon: [4, 5, 3, 2, 1],
  ephesus: UPWARDS,
  giza: UPWARDS,
  halicarnassus: UPWARDS,
  olympia: [1, 4, 2, 3, 5],
  rhodes: UPWARDS,
};
