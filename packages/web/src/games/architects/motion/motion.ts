// Motion explains what happened; it never holds anybody up. The table is already in its new state when it starts: copies travel over
// it from where things were. Any press or key finishes all motion at once. What is heard comes at the moment at which it is seen.
import type { ArchitectsEvent, TokenId } from '@maravilha/architects';
import { type Cue, playCue } from '../../../base/sound.ts';
import { finishMotion, later, timeLeft } from '../../../table/motion/air.ts';
import { letSkip, outline, wantsCalm } from '../../../table/motion/show.ts';
import type { Stage } from '../../../table/motion/contract.ts';
import type { Play } from '../play.ts';
import { showClash, showVictory } from './battle.ts';
import { showCard, showDeal, showDiscard, showLook, showMix, showSearch, showStage } from './cards.ts';
import { type Act, changedBy, type Heard, planOf } from './plan.ts';
import { type Scene, type Spots, spotsIn } from './scene.ts';
import { showCat, showFlips, showPulse, showShake, showToken } from './tokens.ts';

export { finishMotion, spotsIn };
export type { Spots };

const show = (scene: Scene, act: Act): void => {
  switch (act.kind) {
    case 'card':
      return showCard(scene, act);
    case 'search':
      return showSearch(scene, act);
    case 'mix':
      return showMix(scene, act);
    case 'discard':
      return showDiscard(scene, act);
    case 'stage':
      return showStage(scene, act);
    case 'shake':
      return showShake(scene, act);
    case 'cat':
      return showCat(scene, act);
    case 'token':
      return showToken(scene, act);
    case 'shield':
      return showPulse(scene, `shields:${act.seat}`, act.at);
    case 'extra':
      return showPulse(scene, `tokens:${act.seat}`, act.at);
    case 'clash':
      return showClash(scene, act);
    case 'victory':
      return showVictory(scene, act);
    case 'look':
      return showLook(scene, act);
    case 'deal':
      return showDeal(scene, act);
    case 'flip':
      return; // A token may turn there and back: all its turns are shown together.
  }
};

/** Where nothing moves, one sound is enough: the weightiest. */
const WEIGHT: readonly Cue[] = [
  'victory',
  'battle',
  'complete',
  'stage-4',
  'stage-3',
  'stage-2',
  'stage-1',
  'horns',
  'horn',
  'click',
  'paw',
];
const weightiest = (heard: readonly Heard[]): Cue | undefined =>
  WEIGHT.find((cue) => heard.some((one) => one.cue === cue)) ?? heard[0]?.cue;

/** The open tokens as they were drawn last: an event tells which one was taken, not where it lay. */
let open: readonly TokenId[] = [];

/** Shows what came with an update; answers how long it takes. */
export const showEvents = ({ root, layer, before, pace }: Stage<Spots>, events: readonly ArchitectsEvent[], { table }: Play): number => {
  finishMotion();
  const { view } = table;
  const after = spotsIn(root);
  const built = view.seats.map((city) => city.built.length);
  const plan = planOf(events, { seats: table.seats, conflict: view.conflict.tokens, built });
  const scene: Scene = { root, layer, before, after, table, open, pace };
  open = view.open;
  if (wantsCalm(pace)) {
    outline(after, events.flatMap(changedBy));
    const cue = weightiest(plan.cues);
    if (cue !== undefined) playCue(cue);
    return 0;
  }
  for (const act of plan.acts) show(scene, act);
  showFlips(scene, plan.acts);
  for (const { cue, at } of plan.cues) later(at * pace, () => playCue(cue));
  letSkip();
  return timeLeft();
};
