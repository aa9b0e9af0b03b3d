// Motion explains what happened; it never holds anybody up. The table is already in its new state when it starts: copies travel over
// it from where things were. Any press or key finishes all motion at once. What is heard comes at the moment at which it is seen.
import type { DiceEvent, SpaceId } from '@maravilha/dice';
import { type Cue, playCue } from '../../../base/sound.ts';
import { finishMotion, later, timeLeft } from '../../../table/motion/air.ts';
import { letSkip, outline, wantsCalm } from '../../../table/motion/show.ts';
import type { Stage } from '../../../table/motion/contract.ts';
import type { Play } from '../play.ts';
import { showBonus, showChip, showCoins, showDraw, showEnter, showPass, showRoll, showWall } from './acts.ts';
import { type Act, changedBy, type Heard, planOf } from './plan.ts';
import { type Scene, type Spots, spotsIn } from './scene.ts';

export { finishMotion, spotsIn };
export type { Spots };

const show = (scene: Scene, act: Act): void => {
  switch (act.kind) {
    case 'draw':
      return showDraw(scene, act);
    case 'chip':
      return showChip(scene, act);
    case 'pass':
      return showPass(scene, act);
    case 'wall':
      return showWall(scene, act);
    case 'coins':
      return showCoins(scene, act);
    case 'bonus':
      return showBonus(scene, act);
    case 'enter':
      return showEnter(scene, act);
    case 'roll':
      return showRoll(scene, act);
  }
};

/** Where nothing moves, one sound is enough: the weightiest. */
const WEIGHT: readonly Cue[] = ['victory', 'horns', 'complete', 'glass', 'pair', 'dice', 'pencil', 'coin'];
const weightiest = (heard: readonly Heard[]): Cue | undefined => WEIGHT.find((cue) => heard.some((one) => one.cue === cue));

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
  if (wantsCalm(pace)) {
    outline(
      after.places,
      events.flatMap((event) => changedBy(event, table.me)),
    );
    const cue = weightiest(plan.cues);
    if (cue !== undefined) playCue(cue);
    return 0;
  }
  for (const act of plan.acts) show(scene, act);
  for (const { cue, at } of plan.cues) later(at * pace, () => playCue(cue));
  letSkip();
  return timeLeft();
};
