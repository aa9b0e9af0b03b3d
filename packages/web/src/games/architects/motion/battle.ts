// A battle: neighbours meet at the deck between them, the larger number of shields stays, and takes its token.
import { arc, IN_OUT, middle } from '../../../table/motion/air.ts';
import { signPiece } from './pieces.tsx';
import { type Act, FLY, MOVE, STAY, STEP } from './plan.ts';
import { between, placeOf, type Scene, send } from './scene.ts';
import { showPulse } from './tokens.ts';

/** Side by side at the deck: half the width of a sign away from its middle. */
const APART = 27;

export const showClash = (scene: Scene, { seats, shields, winner, at }: Act<'clash'>): void => {
  const met = between(scene, seats);
  // Two without a shield do not meet.
  if (met === undefined || shields[0] + shields[1] === 0) return;
  const [one, other] = seats.map((seat) => placeOf(scene, 'shields', seat)?.rect);
  if (one === undefined || other === undefined) return;
  const side = middle(one).x <= middle(other).x ? -1 : 1;
  for (const [i, rect] of [one, other].entries()) {
    const from = middle(rect);
    const piece = signPiece('shields', 'shield', String(shields[i]));
    piece.classList.add(winner === undefined ? 'tie' : winner === seats[i] ? 'win' : 'lose');
    const here = `translate(${met.x + (i === 0 ? side : -side) * APART - from.x}px, ${met.y - from.y}px)`;
    const time = MOVE + STAY + MOVE;
    const stays = winner === seats[i];
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1, easing: IN_OUT },
      { transform: here, opacity: 1, offset: MOVE / time },
      { transform: `${here} scale(${stays ? 1.3 : 0.9})`, opacity: stays ? 1 : 0.55, offset: (MOVE + STAY * 0.5) / time },
      { transform: `${here} scale(${stays ? 1.3 : 0.8})`, opacity: stays ? 1 : 0, offset: (MOVE + STAY) / time },
      { transform: `${here} scale(${stays ? 1.1 : 0.8})`, opacity: 0 },
    ];
    send(scene, piece, from, frames, { at, time });
  }
};

export const showVictory = (scene: Scene, { seat, between: pair, count, at }: Act<'victory'>): void => {
  const from = between(scene, pair);
  const goal = placeOf(scene, 'victories', seat);
  if (from === undefined || goal === undefined) return;
  const frames = arc(from, middle(goal.rect));
  for (let i = 0; i < count; i++)
    send(scene, signPiece('victory', 'battle', '+1'), from, frames, { at: at + i * STEP, time: FLY, easing: IN_OUT });
  showPulse(scene, `victories:${seat}`, at + FLY);
};
