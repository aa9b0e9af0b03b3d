// Short, dry cues, made by oscillators and noise: no sound file. Off by one switch, and never the only sign of anything.
// The shell plays `turn` and `refused`; a game's table plays the others.
import { door } from './door.ts';
import { sound } from './settings.ts';

export type Cue =
  | 'turn'
  | 'card'
  | 'coin'
  | 'stage'
  | 'pair'
  | 'pawn'
  | 'age'
  | 'tick'
  | 'refused'
  | 'victory'
  // Architects: a card off a deck, the stages of a wonder from the ground up, one horn or two, a battle and the peace after it, the Cat.
  | 'flick'
  | `stage-${1 | 2 | 3 | 4}`
  | 'complete'
  | 'horn'
  | 'horns'
  | 'battle'
  | 'peace'
  | 'click'
  | 'paw'
  // Dice: the roll, a cross of the pencil, an hourglass that is turned.
  | 'dice'
  | 'pencil'
  | 'glass';

const synth = door(() => import('./synth.ts'));
let player: ((cue: Cue) => void) | undefined;
let mayPlay = false;

// Browsers let sound begin only after a gesture.
const onGesture = (): void => {
  removeEventListener('pointerdown', onGesture);
  removeEventListener('keydown', onGesture);
  if (typeof AudioContext !== 'function') return;
  mayPlay = true;
  // A page without sound still works, and it is asked for again while the page is idle.
  synth.fetch().catch(() => undefined);
};
addEventListener('pointerdown', onGesture);
addEventListener('keydown', onGesture);

export const playCue = (cue: Cue): void => {
  if (!sound.peek() || !mayPlay) return;
  player ??= synth.part()?.makePlayer();
  player?.(cue);
};
