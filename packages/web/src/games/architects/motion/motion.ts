// Motion explains what happened; it never holds anybody up. The table is already in its new state when it starts: copies travel over
// it from where things were. Any press or key finishes all motion at once. What is heard comes at the moment at which it is seen.
import type { ArchitectsEvent, TokenId } from '@maravilha/architects';
import type { Cue } from '../../../base/sound.ts';
import { finishMotion } from '../../../table/motion/air.ts';
import { perform, stayCalm, wantsCalm } from '../../../table/motion/show.ts';
import type { Stage } from '../../../table/motion/contract.ts';
import type { Play } from '../play.ts';
import { showClash, showVictory } from './battle.ts';
import { showCard, showDeal, showDiscard, showLook, showMix, showSearch, showStage } from './cards.ts';
import { type Act, type ActKind, changedBy, planOf } from './plan.ts';
import { type Scene, type Spots, spotsIn } from './scene.ts';
import { showCat, showFlips, showPulse, showShake, showToken } from './tokens.ts';

export { finishMotion, spotsIn };
export type { Spots };

const SHOWS: { readonly [Kind in ActKind]: (scene: Scene, act: Act<Kind>) => void } = {
  card: showCard,
  search: showSearch,
  mix: showMix,
  discard: showDiscard,
  stage: showStage,
  shake: showShake,
  cat: showCat,
  token: showToken,
  shield: (scene, { seat, at }) => showPulse(scene, `shields:${seat}`, at),
  extra: (scene, { seat, at }) => showPulse(scene, `tokens:${seat}`, at),
  clash: showClash,
  victory: showVictory,
  look: showLook,
  deal: showDeal,
  // A token may turn there and back: all its turns are shown together.
  flip: () => undefined,
};

const show = <Kind extends ActKind>(scene: Scene, act: Act<Kind>): void => SHOWS[act.kind](scene, act);

/** From the weightiest sound on. */
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
  'flick',
  'peace',
];

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
  if (wantsCalm(pace)) return stayCalm(after, events.flatMap(changedBy), plan, WEIGHT);
  showFlips(scene, plan.acts);
  return perform(plan, pace, (act) => show(scene, act));
};
