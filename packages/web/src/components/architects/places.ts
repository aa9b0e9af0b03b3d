// Where the plaque of each stage stands on the drawing of 240 × 260.
import type { WonderId } from '@maravilha/architects';

type Place = readonly [x: number, y: number];

export const PLACES: Readonly<Record<WonderId, readonly [Place, Place, Place, Place, Place]>> = {
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
    [72, 116],
    [168, 142],
    [120, 76],
  ],
  olympia: [
    [120, 221],
    [80, 188],
    [162, 164],
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
