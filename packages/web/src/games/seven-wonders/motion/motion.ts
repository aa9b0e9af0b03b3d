// Motion explains what happened; it never holds anybody up. The table is already in its new state when it starts: copies travel over
// it from where things were. Any press or key finishes all motion at once.
import type { Age, CardId, SevenWondersEvent } from '@maravilha/seven-wonders';
import type { Stage } from '../../../table/motion/contract.ts';
import { cardDef, type Table } from '../model.ts';
import { arc, finishMotion, IN_OUT, middle, move, OUT, type Point, put, SETTLE } from '../../../table/motion/air.ts';
import { letRun, outline, wantsCalm } from '../../../table/motion/show.ts';
import { dealHand, passHands } from './hands.ts';
import { cardPiece, coinPiece, debtPiece, dovePiece } from './pieces.tsx';
import { type Act, changedBy, FLY, LOSE, MOVE, planOf, type Purse, TURN_UP } from './plan.ts';
import { beforeSeat, pileOf, placeOf, release, type Scene, type Spot, type Spots, spotsIn } from './scene.ts';
import { showToken, showWar } from './war.ts';

export { finishMotion, spotsIn };
export type { Spots };

/** A card that lands is no larger than this, however large the place is. */
const LANDED = 0.5;
const COINS_DRAWN = 6;
const COIN_GAP = 40;

/** A copy of the own card as it lay in the hand. */
const ownCard = ({ before }: Scene, card: string): Spot | undefined => {
  for (const [key, spot] of before) if (key.startsWith('hand:') && spot.node.dataset['card'] === card) return spot;
  return undefined;
};

type CardAct = Extract<Act, { readonly kind: 'card' }>;

/** In a city that shows columns or counts by colour, those of the card. */
const columnOf = (city: HTMLElement, card: CardId): HTMLElement | null =>
  city.querySelector<HTMLElement>(`[data-colour="${cardDef(card).colour}"], .counts .c-${cardDef(card).colour}`);

const targetOf = (scene: Scene, { seat, card, to }: CardAct): HTMLElement | undefined => {
  if (to === 'discard') return pileOf(scene)?.node;
  if (to === 'board') return placeOf(scene, 'board', seat)?.node;
  const city = placeOf(scene, 'city', seat)?.node;
  if (card === undefined || city === undefined) return city;
  return scene.after.get(`card:${seat}:${card}`)?.node ?? columnOf(city, card) ?? city;
};

/** The card turns up before its seat, or is lifted out of my hand, and flies to where it lies now. */
const showCard = (scene: Scene, act: CardAct): void => {
  const { layer, pace, table } = scene;
  const target = targetOf(scene, act);
  const own = act.seat === table.me && act.card !== undefined && act.from === 'hand' ? ownCard(scene, act.card) : undefined;
  const from = own === undefined ? (act.from === 'discard' ? pileOf(scene) : undefined) : own;
  const start = from === undefined ? beforeSeat(scene, act.seat) : middle(from.rect);
  if (target === undefined || start === undefined) return;
  const piece = cardPiece(act.card, scene.age, scene.phone);
  if (own !== undefined) piece.style.setProperty('--fw', `${own.rect.width}px`);
  put(layer, piece, start);
  const goal = target.getBoundingClientRect();
  const to = middle(goal);
  const scale = Math.max(0.16, Math.min(LANDED, goal.height / piece.offsetHeight, goal.width / piece.offsetWidth));
  const lift = TURN_UP / (TURN_UP + FLY);
  const first = own === undefined ? 'rotateY(90deg)' : 'none';
  const seen = own === undefined ? 'none' : 'translateY(-12px)';
  const frames: Keyframe[] = [
    { transform: first, opacity: 1, easing: OUT },
    { transform: seen, opacity: 1, offset: lift * 0.6 },
    { transform: seen, opacity: 1, offset: lift, easing: IN_OUT },
    { transform: `translate(${to.x - start.x}px, ${to.y - start.y}px) scale(${scale})`, opacity: 0.85 },
  ];
  move(piece, frames, { delay: act.at * pace, time: (TURN_UP + FLY) * pace, easing: 'linear', fill: 'both' }, () => piece.remove());
  const landed = (act.at + TURN_UP + FLY) * pace;
  if (act.to === 'city' && scene.after.has(`card:${act.seat}:${act.card}`))
    move(target, [{ opacity: 0 }, { opacity: 1 }], { delay: landed - 90 * pace, time: 90 * pace });
  else
    move(target, [{ filter: 'none' }, { filter: 'brightness(1.14)' }, { filter: 'none' }], {
      delay: landed,
      time: MOVE * pace,
      fill: 'backwards',
    });
};

const FADES: readonly Keyframe[] = [
  { transform: 'none', opacity: 1 },
  { transform: 'translateY(44px)', opacity: 0 },
];
const DROPS: readonly Keyframe[] = [
  { transform: 'translateY(-46px)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.6 },
  { transform: 'none', opacity: 0 },
];

const purse = (scene: Scene, which: Purse): Point | undefined => {
  const spot = which === 'bank' ? scene.after.get('bank') : placeOf(scene, 'coins', which);
  return spot && middle(spot.rect);
};

const showCoins = (scene: Scene, from: Purse, to: Purse, count: number, at: number): void => {
  const a = purse(scene, from);
  const b = purse(scene, to);
  if (a === undefined || b === undefined) return;
  for (let i = 0; i < Math.min(count, COINS_DRAWN); i++) release(scene, coinPiece(), a, arc(a, b), at + i * COIN_GAP, MOVE, OUT);
};

/** The old number gives way to the new one, which is on the page already. */
const roll = ({ before, after, layer, pace }: Scene, seat: number, at: number): void => {
  const old = before.get(`coins:${seat}`)?.text ?? '';
  const coin = after.get(`coins:${seat}`)?.node.querySelector<HTMLElement>('.coin');
  if (coin === null || coin === undefined || old === '' || old === coin.textContent) return;
  const copy = coin.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  copy.textContent = old;
  const style = getComputedStyle(coin);
  Object.assign(copy.style, { fontSize: style.fontSize, width: style.width, height: style.height });
  put(layer, copy, middle(coin.getBoundingClientRect()));
  move(copy, [{ opacity: 1 }, { opacity: 1 }], { delay: 0, time: Math.max(1, at * pace), fill: 'both' }, () => copy.remove());
  const frames = [
    { opacity: 0, transform: 'translateY(35%)' },
    { opacity: 1, transform: 'none' },
  ];
  move(coin, frames, { delay: at * pace, time: MOVE * 0.5 * pace, easing: SETTLE });
};

const fade = (scene: Scene, seat: number, count: number, at: number): void => {
  const from = purse(scene, seat);
  if (from === undefined) return;
  for (let i = 0; i < Math.min(count, COINS_DRAWN); i++) {
    const start = { x: from.x + (i - (Math.min(count, COINS_DRAWN) - 1) / 2) * 12, y: from.y };
    release(scene, coinPiece(), start, FADES, at + i * COIN_GAP, LOSE, 'ease-in');
  }
};

/** Drops in from above and settles: debts and the dove of diplomacy. */
const drop = (scene: Scene, piece: HTMLElement, at: Point, delay: number): void =>
  release(scene, piece, at, DROPS, delay, LOSE * 1.5, SETTLE);

const dropDebts = (scene: Scene, seat: number, count: number, at: number): void => {
  const spot = placeOf(scene, 'debts', seat);
  if (spot === undefined) return;
  const to = middle(spot.rect);
  for (let i = 0; i < Math.min(count, COINS_DRAWN); i++) drop(scene, debtPiece(), { x: to.x + i * 9, y: to.y }, at + i * 2 * COIN_GAP);
};

// ---------------------------------------------------------------- all of it

const show = (scene: Scene, act: Act, played: ReadonlySet<string>): void => {
  switch (act.kind) {
    case 'card':
      return showCard(scene, act);
    case 'coins':
      return showCoins(scene, act.from, act.to, act.count, act.at);
    case 'roll':
      return roll(scene, act.seat, act.at);
    case 'fade':
      return fade(scene, act.seat, act.count, act.at);
    case 'debts':
      return dropDebts(scene, act.seat, act.count, act.at);
    case 'dove': {
      const at = beforeSeat(scene, act.seat);
      return at && drop(scene, dovePiece(), at, act.at);
    }
    case 'war':
      return showWar(scene, act);
    case 'token':
      return showToken(scene, act);
    case 'pass':
      return passHands(scene, act.to === 'left', played);
    case 'deal':
      return dealHand(scene);
  }
};

/** The age whose cards were played; with the conflicts of an age the next one has begun. */
const ageOf = (events: readonly SevenWondersEvent[], table: Table): Age => {
  for (const event of events) if (event.kind === 'conflicts') return event.age;
  return table.view.age === 0 ? 1 : table.view.age;
};

/** With a pace of 0 nothing moves, and what changed is outlined. */
export const showEvents = (
  { root, layer, before, pace }: Stage<Spots>,
  events: readonly SevenWondersEvent[],
  { table, phone }: { readonly table: Table; readonly phone: boolean },
): number => {
  finishMotion();
  const after = spotsIn(root);
  if (wantsCalm(pace)) {
    outline(after, events.flatMap(changedBy));
    return 0;
  }
  const scene: Scene = { root, layer, before, after, table, age: ageOf(events, table), phone, pace };
  const acts = planOf(events, table.seats);
  const played = new Set(acts.flatMap((act) => (act.kind === 'card' && act.seat === table.me && act.card !== undefined ? [act.card] : [])));
  for (const act of acts) show(scene, act, played);
  return letRun();
};
