// The conflicts of an age: war boxes count up, then tokens fly to both sides.
import { arc, middle, move, type Point, put } from '../../../table/motion/air.ts';
import { tokenPiece, warPiece } from './pieces.tsx';
import { type Act, FLY, WAR } from './plan.ts';
import { beforeSeat, placeOf, release, type Scene } from './scene.ts';

/** Tokens of one conflict follow each other at this distance. */
const TOKEN_GAP = 120;
const TOKENS_DRAWN = 6;

/** The war box of the side on which the viewer meets that seat. */
const warBox = ({ root, table }: Scene, foe: number): HTMLElement | null => {
  const at = (seat: number): HTMLElement | null => root.querySelector<HTMLElement>(`[data-seat="${seat}"] .war`);
  if (foe === table.left || foe === table.right) return at(foe);
  // A neighbour sits out: the one behind it is met on that side.
  const steps = (foe - table.me + table.seats) % table.seats;
  return at(steps <= table.seats / 2 ? table.left : table.right);
};

const countUp = (piece: HTMLElement, delay: number, time: number): void => {
  for (const tally of piece.querySelectorAll('b')) {
    const numbers = tally.querySelectorAll<HTMLElement>('[data-count]');
    const slot = time / numbers.length;
    numbers.forEach((number, i) => {
      const last = i === numbers.length - 1;
      const frames = [{ visibility: 'visible' }, { visibility: 'visible' }];
      move(number, frames, { delay: delay + i * slot, time: last ? time : slot, fill: last ? 'forwards' : 'none', easing: 'linear' });
    });
  }
};

export const showWar = (scene: Scene, { conflict, at }: Extract<Act, { readonly kind: 'war' }>): void => {
  const { table, layer, pace } = scene;
  const [one, other] = conflict.seats;
  if (one !== table.me && other !== table.me) return;
  const first = one === table.me;
  const box = warBox(scene, first ? other : one)?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return;
  const outcome = conflict.winner === undefined ? 'tie' : conflict.winner === table.me ? 'win' : 'lose';
  const piece = warPiece(first ? conflict.shields : [conflict.shields[1], conflict.shields[0]], outcome);
  Object.assign(piece.style, { width: `${box.width}px`, height: `${Math.max(box.height, 26)}px` });
  put(layer, piece, middle(box));
  const frames = [{ visibility: 'visible' }, { visibility: 'visible' }];
  move(piece, frames, { delay: at * pace, time: (WAR + FLY) * pace, fill: 'none' }, () => piece.remove());
  countUp(piece, at * pace, WAR * 0.6 * pace);
  const sign = piece.querySelector<HTMLElement>('.sign');
  if (sign !== null) move(sign, [{ '--done': 0 }, { '--done': 1 }], { delay: (at + WAR * 0.6) * pace, time: 1, fill: 'both' });
};

export const showToken = (scene: Scene, { seat, against, points, count, at }: Extract<Act, { readonly kind: 'token' }>): void => {
  const { table } = scene;
  const goal = scene.after.get(`tokens:${seat}`) ?? placeOf(scene, 'board', seat);
  if (goal === undefined) return;
  const to = middle(goal.rect);
  const fromOf = (): Point | undefined => {
    if (against === undefined) return beforeSeat(scene, seat);
    const foe = seat === table.me ? against : against === table.me ? seat : undefined;
    const box = foe === undefined ? undefined : warBox(scene, foe)?.getBoundingClientRect();
    if (box !== undefined && box.width > 0) return middle(box);
    const a = beforeSeat(scene, seat);
    const b = beforeSeat(scene, against);
    return a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const from = fromOf();
  if (from === undefined) return;
  for (let i = 0; i < Math.min(count, TOKENS_DRAWN); i++) release(scene, tokenPiece(points), from, arc(from, to), at + i * TOKEN_GAP, FLY);
};
