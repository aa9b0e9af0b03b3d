// Pen and dice in motion: crosses stroke by stroke, loops round coins, signs over the other seats, the roll.
import { DICE, type DieId, structureIn } from '@maravilha/dice';
import { IN_OUT, middle, move, OUT, type Point, put, SETTLE } from '../../../table/motion/air.ts';
import { chipPiece, coinPiece, diePiece, glassPiece, type Lie } from './pieces.tsx';
import { type Act, CHIP, LAND, LOOP, MOVE, STROKE, TUMBLE } from './plan.ts';
import { loopsIn, type Scene, seatPlace } from './scene.ts';

type Of<K extends Act['kind']> = Extract<Act, { readonly kind: K }>;

/** A line appears from its beginning on; its length is 1. */
const stroke = (path: Element, delay: number, time: number): void =>
  move(
    path,
    [
      { strokeDasharray: '1', strokeDashoffset: '1' },
      { strokeDasharray: '1', strokeDashoffset: '0' },
    ],
    { delay, time, easing: 'linear' },
  );

/** The cross in a place: one stroke, the other, then the number that an attack recorded. */
const drawCross = ({ pace }: Scene, place: Element, at: number): void => {
  const [again, first, second] = place.querySelectorAll(':scope > .pen-mark path');
  if (first !== undefined) stroke(first, at * pace, STROKE * pace);
  for (const path of [second, again]) if (path !== undefined) stroke(path, (at + STROKE) * pace, STROKE * pace);
  const written = place.querySelector('.written');
  if (written !== null) move(written, [{ opacity: 0 }, { opacity: 1 }], { delay: (at + 2 * STROKE) * pace, time: STROKE * pace });
};

export const showDraw = (scene: Scene, { space, at }: Of<'draw'>): void => {
  const node = scene.after.places.get(`mine:${space}`)?.node;
  if (node !== undefined) drawCross(scene, node, at);
};

export const showWall = (scene: Scene, { seat, space, at }: Of<'wall'>): void => {
  const side = structureIn(space) === 'barracksEast' ? 'left' : 'right';
  const wall = scene.after.places.get(`wall:${side}`)?.node;
  const node = scene.table[side] === seat ? wall?.querySelector(`[data-space="${space}"]`) : undefined;
  if (node) drawCross(scene, node, at);
};

/** Several signs over one seat stand side by side. */
const besideOf = (rect: DOMRect, nth: number): Point => ({ x: rect.left + 22 + (nth % 6) * 32, y: rect.bottom - 18 });

const popUp = ({ layer, pace }: Scene, node: HTMLElement, point: Point, at: number): void => {
  put(layer, node, point);
  move(
    node,
    [
      { opacity: 0, transform: 'scale(0.4)', easing: SETTLE },
      { opacity: 1, transform: 'scale(1)', offset: 0.16 },
      { opacity: 1, transform: 'scale(1)', offset: 0.8, easing: IN_OUT },
      { opacity: 0, transform: 'translateY(-6px)' },
    ],
    { delay: at * pace, time: CHIP * pace, easing: 'linear', fill: 'both' },
    () => node.remove(),
  );
};

export const showChip = (scene: Scene, { seat, nth, space, at }: Of<'chip'>): void => {
  const place = seatPlace(scene, seat);
  if (place === undefined) return;
  const node = chipPiece(space);
  popUp(scene, node, besideOf(place.rect, nth), at);
  for (const [i, path] of node.querySelectorAll('.crossing path').entries()) {
    stroke(path, (at + (i + 1) * STROKE) * scene.pace, STROKE * scene.pace);
  }
};

export const showPass = (scene: Scene, { seat, nth, count, at }: Of<'pass'>): void => {
  const place = seatPlace(scene, seat);
  if (place !== undefined) popUp(scene, coinPiece(count), besideOf(place.rect, nth), at);
};

/** An hourglass is turned. */
export const showBonus = (scene: Scene, { seat, nth, bonus, at }: Of<'bonus'>): void => {
  const { after, table, pace } = scene;
  const mine = after.places.get(`mine:bonus:${bonus}`);
  if (seat === table.me && mine !== undefined) {
    move(mine.node, [{ transform: 'rotate(-180deg)' }, { transform: 'rotate(0)' }], { delay: at * pace, time: MOVE * pace });
    drawCross(scene, mine.node, at + MOVE);
    return;
  }
  const place = seatPlace(scene, seat);
  if (place !== undefined) popUp(scene, glassPiece(), besideOf(place.rect, nth), at);
};

export const showCoins = ({ root, before, after, pace }: Scene, { at }: Of<'coins'>): void => {
  for (const [i, loop] of loopsIn(root).slice(before.loops).entries()) {
    for (const path of loop.querySelectorAll('path')) stroke(path, (at + i * LOOP) * pace, STROKE * pace);
  }
  const purse = after.places.get('mine:coins')?.node;
  if (purse !== undefined)
    move(purse, [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }], {
      delay: at * pace,
      time: MOVE * pace,
      fill: 'none',
    });
};

/** The real face, and upon it two others: what a tumbling die shows on its way means nothing. */
const passing = (die: DieId, face: number): readonly number[] => {
  const { length } = DICE[die].faces;
  return [face, (face + 1) % length, (face + 3) % length];
};

/** What tumbles lands just as the die of the Forum lies: turned as far, locked or muted like it. */
const lieOf = (node: Element): Lie => ({
  angle: Number(node.getAttribute('data-angle')),
  locked: node.classList.contains('locked'),
  faint: node.classList.contains('faint'),
});

const hide = (node: Element, time: number): void =>
  move(node, [{ opacity: 0 }, { opacity: 0 }], { delay: 0, time, easing: 'linear', fill: 'backwards' });

/** The special die comes in from the edge, a grey one leaves over the other. */
export const showEnter = ({ layer, after, pace }: Scene, { die, instead, at }: Of<'enter'>): void => {
  const box = after.places.get('forum')?.rect;
  if (box === undefined) return;
  const size = Math.min(48, box.height * 0.7);
  const goal = middle(box);
  const far = box.width / 2 + size;
  const send = (id: DieId, from: number, to: number): void => {
    const node = diePiece(id, [0], size);
    put(layer, node, goal);
    move(
      node,
      [
        { transform: `translateX(${from}px) rotate(${from}deg)`, opacity: from === 0 ? 1 : 0 },
        { transform: `translateX(${to}px) rotate(${to}deg)`, opacity: to === 0 ? 1 : 0 },
      ],
      { delay: at * pace, time: MOVE * pace, easing: OUT, fill: 'both' },
      () => node.remove(),
    );
  };
  send(instead, 0, far);
  send(die, -far, 0);
};

const tilt = (turn: number): Keyframe => ({ transform: `rotate(${turn}deg)` });

/** The box tilts, the dice tumble from its middle, and land one after the other. */
export const showRoll = ({ layer, after, pace }: Scene, { forum, at }: Of<'roll'>): void => {
  const box = after.places.get('forum');
  if (box === undefined) return;
  move(box.node, [tilt(0), tilt(-2), tilt(2), tilt(-1.5), tilt(1), tilt(0)], { delay: at * pace, time: TUMBLE * pace, fill: 'none' });
  const from = middle(box.rect);
  for (const [i, { die, face }] of forum.entries()) {
    const lies = after.places.get(`die:${die}`);
    if (lies === undefined) continue;
    const landed = at + TUMBLE + i * LAND;
    const faces = passing(die, face);
    const node = diePiece(die, faces, lies.rect.width, lieOf(lies.node));
    const goal = middle(lies.rect);
    put(layer, node, goal);
    const side = i % 2 === 0 ? 1 : -1;
    const [dx, dy] = [from.x - goal.x, from.y - goal.y];
    move(
      node,
      [
        { transform: `translate(${dx}px, ${dy}px) rotate(${side * 540}deg) scale(0.8)`, opacity: 0 },
        { opacity: 1, offset: 0.1 },
        { transform: `translate(${-dx * 0.12}px, ${-dy * 0.12}px) rotate(${side * 60}deg) scale(1.12)`, offset: 0.75, easing: SETTLE },
        { transform: 'none', opacity: 1 },
      ],
      { delay: at * pace, time: (landed - at) * pace, easing: OUT, fill: 'both' },
      () => node.remove(),
    );
    // One face after the other goes, from the uppermost down to the real one.
    for (const [n, one] of [...node.children].entries()) {
      if (n === 0) continue;
      const until = (faces.length - n) / faces.length;
      move(one, [{ opacity: 1 }, { opacity: 1, offset: until, easing: 'steps(1, jump-start)' }, { opacity: 0 }], {
        delay: at * pace,
        time: (landed - at) * pace,
        easing: 'linear',
        fill: 'both',
      });
    }
    hide(lies.node, landed * pace);
  }
};
