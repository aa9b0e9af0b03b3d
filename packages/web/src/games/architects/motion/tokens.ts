// Round pieces in motion: conflict tokens turn, progress tokens change hands, the Cat walks.
import type { TokenId } from '@maravilha/architects';
import { arc, IN_OUT, middle, OUT, type Point, SETTLE } from '../../../table/motion/air.ts';
import { catPiece, conflictPiece, tokenPiece } from './pieces.tsx';
import { type Act, FLY, MOVE, PASS, SHAKE } from './plan.ts';
import { appear, placeOf, type Scene, send, stir } from './scene.ts';

/**
 * The token on the table shows its last side already. For each side that it showed before, a copy lies over it: turned in, kept, turned
 * away; then the token itself turns in.
 */
const turnToken = (scene: Scene, token: number, flips: readonly Act<'flip'>[]): void => {
  const spot = scene.after.get(`conflict:${token}`);
  if (spot === undefined) return;
  const half = MOVE / 2;
  let since = 0;
  for (const [i, flip] of flips.entries()) {
    const until = flip.at + half;
    const time = until - since;
    const frames: Keyframe[] = [
      { transform: i === 0 ? 'rotateY(0)' : 'rotateY(-90deg)', offset: 0, easing: 'ease-out' },
      { transform: 'rotateY(0)', offset: i === 0 ? 0 : Math.min(0.5, half / time) },
      { transform: 'rotateY(0)', offset: Math.max(0.5, 1 - half / time), easing: 'ease-in' },
      { transform: 'rotateY(90deg)', offset: 1 },
    ];
    const piece = conflictPiece(flip.to === 'battle' ? 'peace' : 'battle', spot.rect.width);
    send(scene, piece, middle(spot.rect), frames, { at: since, time, waits: i === 0 });
    since = until;
  }
  stir(scene, spot.node, TURN_IN, { at: since, time: half, easing: 'ease-out', fresh: true });
};

const TURN_IN: Keyframe[] = [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }];

export const showFlips = (scene: Scene, acts: readonly Act[]): void => {
  const flips = acts.filter((act) => act.kind === 'flip');
  for (const token of new Set(flips.map((flip) => flip.token)))
    turnToken(
      scene,
      token,
      flips.filter((flip) => flip.token === token),
    );
};

/** Once, by a few pixels. */
export const showShake = (scene: Scene, { at }: Act<'shake'>): void => {
  const row = scene.after.get('conflict:0')?.node.parentElement;
  const ring = scene.root.querySelector('.middle .ring');
  const frames = [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` }));
  for (const node of [row, ring]) if (node) stir(scene, node, frames, { at, time: SHAKE, easing: 'linear' });
};

/** Along the stone ring if there is one, else over the table. */
const walk = ({ root }: Scene, from: Point, to: Point): Keyframe[] => {
  const ring = root.querySelector('.middle .ring')?.getBoundingClientRect();
  if (ring === undefined || ring.width === 0) return arc(from, to);
  const centre = middle(ring);
  const [rx, ry] = [ring.width / 2 - 23, ring.height / 2 - 15];
  const angle = ({ x, y }: Point): number => Math.atan2((y - centre.y) / ry, (x - centre.x) / rx);
  const begin = angle(from);
  // The shorter way round.
  const turn = ((angle(to) - begin + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const steps = 12;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const near = Math.min(1, 3 * Math.min(t, 1 - t));
    const on = { x: centre.x + rx * Math.cos(begin + turn * t), y: centre.y + ry * Math.sin(begin + turn * t) };
    const x = near * on.x + (1 - near) * (t < 0.5 ? from.x : to.x) - from.x;
    const y = near * on.y + (1 - near) * (t < 0.5 ? from.y : to.y) - from.y;
    // Paws: a small hop at every other step.
    return { transform: `translate(${x}px, ${y - (i % 2 === 0 ? 0 : 5)}px)`, offset: t };
  });
};

export const showCat = (scene: Scene, { from, to, at }: Act<'cat'>): void => {
  const { before, after } = scene;
  const sits = after.get('cat');
  const start = before.get('cat') ?? (from === undefined ? after.get('deck:central') : placeOf(scene, 'points', from));
  const goal = sits ?? placeOf(scene, 'points', to);
  if (start === undefined || goal === undefined) return;
  const [a, b] = [middle(start.rect), middle(goal.rect)];
  // Until it sets off it sits where it was.
  send(scene, catPiece(), a, walk(scene, a, b), { at, time: PASS, waits: true });
  if (sits !== undefined) appear(scene, sits.node, at + PASS);
};

/** Where in the row an open token lay: where the next one lies now, or by what was seen before. */
const openPlace = ({ open, table }: Scene, token: TokenId, next: TokenId | undefined): number => {
  const known = open.indexOf(token);
  if (known >= 0 || next === undefined) return Math.max(0, known);
  return Math.max(0, table.view.open.indexOf(next));
};

export const showToken = (scene: Scene, { seat, token, from, next, at }: Act<'token'>): void => {
  const { before, after } = scene;
  const slot = `open:${openPlace(scene, token, next)}`;
  const start = from === 'pile' ? before.get('pile') : (before.get(slot) ?? after.get(slot));
  const group = after.get(`tokens:${seat}`);
  const held = [...(group?.node.querySelectorAll('.token') ?? [])].at(-1);
  const goal = held?.getBoundingClientRect() ?? placeOf(scene, 'points', seat)?.rect;
  if (start === undefined || goal === undefined) return;
  const width = start.rect.width;
  const [a, b] = [middle(start.rect), middle(goal)];
  const scale = Math.max(0.4, Math.min(1, goal.width / width));
  const path = arc(a, b).map((frame, i, all) => ({
    ...frame,
    transform: `${String(frame['transform'])} scale(${1 + (scale - 1) * (i / (all.length - 1))})${from === 'pile' && i === 0 ? ' rotateY(90deg)' : ''}`,
  }));
  send(scene, tokenPiece(token, width), a, path, { at, time: FLY, easing: IN_OUT, waits: from === 'open' });
  if (held) appear(scene, held, at + FLY);
  if (from === 'open' && next !== undefined) turnNext(scene, slot, at + FLY * 0.5);
};

/** The pile gives the next token, which turns up in its place. */
const turnNext = (scene: Scene, slot: string, at: number): void => {
  const pile = scene.before.get('pile');
  const place = scene.after.get(slot);
  if (place === undefined) return;
  if (pile !== undefined) {
    const [a, b] = [middle(pile.rect), middle(place.rect)];
    const there = `translate(${b.x - a.x}px, ${b.y - a.y}px)`;
    const frames: Keyframe[] = [
      { transform: 'none', easing: OUT },
      { transform: there, offset: 0.65, easing: 'ease-in' },
      { transform: `${there} rotateY(90deg)` },
    ];
    send(scene, tokenPiece(undefined, place.rect.width), a, frames, { at, time: MOVE });
  }
  stir(scene, place.node, TURN_IN, { at: at + MOVE, time: MOVE / 2, easing: SETTLE, fresh: true });
};

/** A token that gives a card now, a shield that has come for good. */
export const showPulse = (scene: Scene, key: string, at: number): void => {
  const node = scene.after.get(key)?.node;
  if (node !== undefined) stir(scene, node, [{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { at, time: MOVE });
};
