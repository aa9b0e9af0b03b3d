// Motion explains what happened; it never holds anybody up. The table is already in its new state when it starts: copies travel over
// it from where things were. Any press or key finishes all motion at once. What is heard comes at the moment at which it is seen.
import type { DiceEvent, SpaceId } from '@maravilha/dice';
import type { Cue } from '../../../base/sound.ts';
import { finishMotion } from '../../../table/motion/air.ts';
import { perform, stayCalm, wantsCalm } from '../../../table/motion/show.ts';
import type { Stage } from '../../../table/motion/contract.ts';
import type { Play } from '../play.ts';
import { showBonus, showChip, showCoins, showDraw, showEnter, showPass, showRoll, showWall } from './acts.ts';
import { type Act, type ActKind, changedBy, planOf } from './plan.ts';
import { type Scene, type Spots, spotsIn } from './scene.ts';

export { finishMotion, spotsIn };
export type { Spots };

const SHOWS: { readonly [Kind in ActKind]: (scene: Scene, act: Act<Kind>) => void } = {
  draw: showDraw,
  chip: showChip,
  pass: showPass,
  wall: showWall,
  coins: showCoins,
  bonus: showBonus,
  enter: showEnter,
  roll: showRoll,
};

const show = <Kind extends ActKind>(scene: Scene, act: Act<Kind>): void => SHOWS[act.kind](scene, act);

/** From the weightiest sound on. */
const WEIGHT: readonly Cue[] = ['victory', 'horns', 'complete', 'glass', 'pair', 'dice', 'pencil', 'coin'];

/** Spaces of the sheet in the middle that were crossed off before. */
const seenIn = ({ places }: Spots): ReadonlySet<SpaceId> =>
  new Set(
    [...places].flatMap(([key, { node, done }]) =>
      done && key.startsWith('mine:') && node instanceof HTMLElement && node.dataset['space'] !== undefined
        ? [node.dataset['space'] as SpaceId]
        : [],
    ),
  );

/** Shows what came with an update; answers how long it takes. */
export const showEvents = ({ root, layer, before, pace }: Stage<Spots>, events: readonly DiceEvent[], { table }: Play): number => {
  finishMotion();
  const after = spotsIn(root);
  const plan = planOf(events, { me: table.me, walls: [table.left, table.right], seen: seenIn(before) });
  const scene: Scene = { root, layer, before, after, table, pace };
  const changed = events.flatMap((event) => changedBy(event, table.me));
  if (wantsCalm(pace)) return stayCalm(after.places, changed, plan, WEIGHT);
  return perform(plan, pace, (act) => show(scene, act));
};
