// Round pieces in motion: conflict tokens turn, progress tokens change hands, the Cat walks.
import type { TokenId } from '@maravilha/architects';
import { arc, middle, move, OUT, type Point, put, SETTLE } from '../../../table/motion/air.ts';
import { catPiece, conflictPiece, tokenPiece } from './pieces.tsx';
import { type Act, FLY, MOVE, PASS, SHAKE } from './plan.ts';
import { placeOf, type Scene } from './scene.ts';

type Of<K extends Act['kind']> = Extract<Act, { readonly kind: K }>;

/**
 * The token on the table shows its last side already. For each side that it showed before, a copy lies over it: turned in, kept, turned
 * away; then the token itself turns in.
 */
const turnToken = ({ after, layer, pace }: Scene, token: number, flips: readonly Of<'flip'>[]): void => {
  const spot = after.get(`conflict:${token}`);
  if (spot === undefined) return;
  const half = MOVE / 2;
  let since = 0;
  for (const [i, flip] of flips.entries()) {
    const until = flip.at + half;
    const piece = conflictPiece(flip.to === 'battle' ? 'peace' : 'battle', spot.rect.width);
    put(layer, piece, middle(spot.rect));
    const time = until - since;
    const turned = i === 0 ? 'rotateY(0)' : 'rotateY(-90deg)';
    const frames: Keyframe[] = [
      { transform: turned, visibility: 'visible', offset: 0, easing: 'ease-out' },
      { transform: 'rotateY(0)', visibility: 'visible', offset: i === 0 ? 0 : Math.min(0.5, half / time) },
      { transform: 'rotateY(0)', visibility: 'visible', offset: Math.max(0.5, 1 - half / time), easing: 'ease-in' },
      { transform: 'rotateY(90deg)', visibility: 'visible', offset: 1 },
    ];
    if (i > 0) piece.style.visibility = 'hidden';
    move(piece, frames, { delay: since * pace, time: time * pace, fill: i === 0 ? 'both' : 'none', easing: 'linear' }, () =>
      piece.remove(),
    );
    since = until;
  }
  const show = [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }];
  move(spot.node, show, { delay: since * pace, time: half * pace, easing: 'ease-out' });
};

export const showFlips = (scene: Scene, acts: readonly Act[]): void => {
  const byToken = new Map<number, Of<'flip'>[]>();
  for (const act of acts) {
    if (act.kind !== 'flip') continue;
    const flips = byToken.get(act.token) ?? [];
    flips.push(act);
    byToken.set(act.token, flips);
  }
  for (const [token, flips] of byToken) turnToken(scene, token, flips);
};

/** Once, by a few pixels. */
export const showShake = ({ after, root, pace }: Scene, { at }: Of<'shake'>): void => {
  const row = after.get('conflict:0')?.node.parentElement;
  const ring = root.querySelector('.middle .ring');
  const frames = [0, -4, 4, -3, 2, 0].map((x) => ({ translate: `${x}px 0` }));
  for (const node of [row, ring]) if (node) move(node, frames, { delay: at * pace, time: SHAKE * pace, fill: 'none', easing: 'linear' });
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

export const showCat = (scene: Scene, { from, to, at }: Of<'cat'>): void => {
  const { before, after, layer, pace } = scene;
  const start = before.get('cat') ?? (from === undefined ? after.get('deck:central') : placeOf(scene, 'points', from));
  const goal = after.get('cat') ?? placeOf(scene, 'points', to);
  if (start === undefined || goal === undefined) return;
  const piece = catPiece();
  const [a, b] = [middle(start.rect), middle(goal.rect)];
  put(layer, piece, a);
  const frames = walk(scene, a, b).map((frame) => ({ ...frame, visibility: 'visible' }));
  // Until it sets off it sits where it was.
  move(piece, frames, { delay: at * pace, time: PASS * pace, fill: 'both', easing: 'linear' }, () => piece.remove());
  const seat = after.get('cat');
  if (seat !== undefined) move(seat.node, [{ opacity: 0 }, { opacity: 1 }], { delay: (at + PASS) * pace - 60, time: 60, easing: 'linear' });
};

/** Where in the row an open token lay: where the next one lies now, or by what was seen before. */
const openPlace = ({ open, table }: Scene, token: TokenId, next: TokenId | undefined): number => {
  const known = open.indexOf(token);
  if (known >= 0 || next === undefined) return Math.max(0, known);
  return Math.max(0, table.view.open.indexOf(next));
};

export const showToken = (scene: Scene, { seat, token, from, next, at }: Of<'token'>): void => {
  const { before, after, layer, pace } = scene;
  const slot = `open:${openPlace(scene, token, next)}`;
  const start = from === 'pile' ? before.get('pile') : (before.get(slot) ?? after.get(slot));
  const group = after.get(`tokens:${seat}`);
  const held = [...(group?.node.querySelectorAll('.token') ?? [])].at(-1);
  const goal = held?.getBoundingClientRect() ?? placeOf(scene, 'points', seat)?.rect;
  if (start === undefined || goal === undefined) return;
  const width = start.rect.width;
  const [a, b] = [middle(start.rect), middle(goal)];
  const piece = tokenPiece(token, width);
  put(layer, piece, a);
  const scale = Math.max(0.4, Math.min(1, goal.width / width));
  const path = arc(a, b).map((frame, i, all) => ({
    transform: `${String(frame['transform'])} scale(${1 + (scale - 1) * (i / (all.length - 1))})${from === 'pile' && i === 0 ? ' rotateY(90deg)' : ''}`,
    ...(frame.offset === undefined ? {} : { offset: frame.offset }),
  }));
  move(piece, path, { delay: at * pace, time: FLY * pace, fill: from === 'pile' ? 'forwards' : 'both' }, () => piece.remove());
  if (held) move(held, [{ opacity: 0 }, { opacity: 1 }], { delay: (at + FLY - 60) * pace, time: 60 * pace, easing: 'linear' });
  if (from === 'open' && next !== undefined) turnNext(scene, slot, at + FLY * 0.5);
};

/** The pile gives the next token, which turns up in its place. */
const turnNext = ({ before, after, layer, pace }: Scene, slot: string, at: number): void => {
  const pile = before.get('pile');
  const place = after.get(slot);
  if (place === undefined) return;
  if (pile !== undefined) {
    const [a, b] = [middle(pile.rect), middle(place.rect)];
    const piece = tokenPiece(undefined, place.rect.width);
    put(layer, piece, a);
    piece.style.visibility = 'hidden';
    const frames: Keyframe[] = [
      { transform: 'none', visibility: 'visible', easing: OUT },
      { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px)`, visibility: 'visible', offset: 0.65, easing: 'ease-in' },
      { transform: `translate(${b.x - a.x}px, ${b.y - a.y}px) rotateY(90deg)`, visibility: 'visible' },
    ];
    move(piece, frames, { delay: at * pace, time: MOVE * pace, fill: 'none', easing: 'linear' }, () => piece.remove());
  }
  const up = [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }];
  move(place.node, up, { delay: (at + MOVE) * pace, time: (MOVE / 2) * pace, easing: SETTLE });
};

/** A token that gives a card now, a shield that has come for good. */
export const showPulse = ({ after, pace }: Scene, key: string, at: number): void => {
  const node = after.get(key)?.node;
  if (node !== undefined) move(node, [{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { delay: at * pace, time: MOVE * pace, fill: 'none' });
};
