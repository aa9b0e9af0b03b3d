// Drawing anew what nobody can know: the key of the rolls to come. All else lies open.
import type { Rng, Viewer } from '@maravilha/kernel';
import { drawKey } from './setup.ts';
import type { DiceState } from './state.ts';

export const redeal = (s: DiceState, _viewer: Viewer, rng: Rng): void => drawKey(s, rng);
