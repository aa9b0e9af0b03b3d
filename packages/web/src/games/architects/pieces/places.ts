// Where the plaque of each stage stands on the drawing of 240 × 260.
import type { Stage, WonderId } from '@maravilha/architects';

type Five = readonly [number, number, number, number, number];
/** From the lowest stage to the highest. */
interface Places {
  readonly x: Five;
  readonly y: Five;
}

const PLACES: Readonly<Record<WonderId, Places>> = {
  alexandria: { x: [120, 120, 120, 120, 120], y: [217, 163, 115, 79, 40] },
  babylon: { x: [120, 120, 120, 70, 172], y: [216, 171, 132, 92, 60] },
  ephesus: { x: [120, 58, 120, 182, 120], y: [217, 166, 124, 166, 78] },
  giza: { x: [136, 120, 120, 120, 120], y: [210, 168, 127, 89, 54] },
  halicarnassus: { x: [120, 120, 72, 168, 120], y: [221, 186, 112, 146, 76] },
  olympia: { x: [120, 80, 162, 120, 120], y: [221, 192, 158, 108, 46] },
  rhodes: { x: [42, 198, 120, 120, 94], y: [196, 196, 146, 104, 54] },
};

/** In small pictures the plaques are large: those that can be open together stand one above the other. */
const APART: Readonly<Partial<Record<WonderId, Places>>> = {
  babylon: { x: [120, 120, 120, 74, 166], y: [216, 171, 132, 92, 40] },
  ephesus: { x: [120, 58, 120, 182, 120], y: [217, 146, 96, 196, 78] },
  halicarnassus: { x: [120, 120, 72, 168, 120], y: [221, 186, 98, 148, 76] },
  olympia: { x: [120, 80, 162, 120, 120], y: [221, 198, 148, 108, 46] },
};

export const placeOf = (wonder: WonderId, stage: Stage, apart: boolean): readonly [x: number, y: number] => {
  const { x, y } = (apart && APART[wonder]) || PLACES[wonder];
  return [x[stage - 1] ?? 0, y[stage - 1] ?? 0];
};
