import type { DiceEvent } from '@maravilha/dice';
import { finishMotion } from '../../../table/motion/air.ts';
import type { Stage } from '../../../table/stage.ts';
import type { Play } from '../play.ts';
export { finishMotion };
export type Spots = ReadonlyMap<string, { readonly rect: DOMRect; readonly node: Element }>;
export const spotsIn = (_: HTMLElement): Spots => new Map();
export const showEvents = (_: Stage<Spots>, __: readonly DiceEvent[], ___: Play): number => 0;
