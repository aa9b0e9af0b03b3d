// A battle: neighbours meet at the deck between them, the larger number of shields stays, and takes its token.
import { arc, IN_OUT, middle, move, put } from '../../../table/motion/air.ts';
import { signPiece } from './pieces.tsx';
import { type Act, FLY, MOVE, STAY, STEP } from './plan.ts';
import { between, placeOf, type Scene } from './scene.ts';
import { showPulse } from './tokens.ts';

type Of<K extends Act['kind']> = Extract<Act, { readonly kind: K }>;

/** Side by side at the deck: half the width of a sign away from its middle. */
const APART = 27;

export const showClash = (scene: Scene, { seats, shields, winner, at }: Of<'clash'>): void => {
  const { layer, pace } = scene;
  const met = between(scene, seats);
  // Two without a shield do not meet.
  if (met === undefined || shields[0] + shields[1] === 0) return;
  const places = seats.map((seat) => placeOf(scene, 'shields', seat)?.rect);
  const [one, other] = places;
  if (one === undefined || other === undefined) return;
  const side = middle(one).x <= middle(other).x ? -1 : 1;
  for (const [i, rect] of [one, other].entries()) {
    const from = middle(rect);
    const piece = signPiece('shields', 'shield', String(shields[i]));
    piece.classList.add(winner === undefined ? 'tie' : winner === seats[i] ? 'win' : 'lose');
    put(layer, piece, from);
    const dx = met.x + (i === 0 ? side : -side) * APART - from.x;
    const dy = met.y - from.y;
    const here = `translate(${dx}px, ${dy}px)`;
    const total = MOVE + STAY + MOVE;
    const stays = winner === seats[i];
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1, visibility: 'visible', easing: IN_OUT },
      { transform: here, opacity: 1, visibility: 'visible', offset: MOVE / total },
      {
        transform: `${here} scale(${stays ? 1.3 : 0.9})`,
        opacity: stays ? 1 : 0.55,
        visibility: 'visible',
        offset: (MOVE + STAY * 0.5) / total,
      },
      { transform: `${here} scale(${stays ? 1.3 : 0.8})`, opacity: stays ? 1 : 0, visibility: 'visible', offset: (MOVE + STAY) / total },
      { transform: `${here} scale(${stays ? 1.1 : 0.8})`, opacity: 0, visibility: 'visible' },
    ];
    move(piece, frames, { delay: at * pace, time: total * pace, fill: 'none', easing: 'linear' }, () => piece.remove());
  }
};

export const showVictory = (scene: Scene, { seat, between: pair, count, at }: Of<'victory'>): void => {
  const { layer, pace } = scene;
  const from = between(scene, pair);
  const goal = placeOf(scene, 'victories', seat);
  if (from === undefined || goal === undefined) return;
  const to = middle(goal.rect);
  for (let i = 0; i < count; i++) {
    const piece = signPiece('victory', 'battle', '+1');
    put(layer, piece, from);
    const frames = arc(from, to).map((frame) => ({ ...frame, visibility: 'visible' }));
    move(piece, frames, { delay: (at + i * STEP) * pace, time: FLY * pace, fill: 'none' }, () => piece.remove());
  }
  showPulse(scene, `victories:${seat}`, at + FLY);
};
