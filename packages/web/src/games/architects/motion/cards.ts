// Cards in motion: off a deck, to the discard pile, laid out from a search; and the stage that they pay for.
import type { CardId } from '@maravilha/architects';
import { IN_OUT, keep, middle, OUT, type Point, SETTLE } from '../../../table/motion/air.ts';
import { cardPiece, signPiece } from './pieces.tsx';
import { type Act, CARD_GAP, FLY, GROW, MOVE, SPREAD, STEP } from './plan.ts';
import { appear, cardPlace, deckTop, type Scene, send, type Spot, stir } from './scene.ts';

/** A card that lands is drawn no smaller than this part of what left. */
const LEAST = 0.2;

const flight = (from: Point, to: Point, scale: number): ((turn: string) => Keyframe[]) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (turn) => [
    { transform: `perspective(700px) ${turn}`, easing: OUT },
    { transform: `translateY(-14px) scale(1.04) perspective(700px) ${turn}`, offset: 0.22, easing: IN_OUT },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale}) perspective(700px) ${turn}` },
  ];
};

/** Face up all the way, or the back first and the face from the middle of the way on. */
const fly = (scene: Scene, card: CardId, from: DOMRect, to: DOMRect, at: number, turns: boolean): void => {
  const [start, goal] = [middle(from), middle(to)];
  const scale = Math.max(LEAST, Math.min(1, to.width / from.width));
  const frames = flight(start, goal, scale);
  // Before its moment it is not there: the deck shows the card itself.
  const launch = (shown: CardId | undefined, steps: Keyframe[]): void =>
    send(scene, cardPiece(shown, from.width), start, steps, { at, time: FLY, waits: at === 0 });
  if (!turns) return launch(card, frames('rotateY(0)'));
  const [up, lifted, landed] = frames('rotateY(0)');
  // Half-way the card stands on its edge, and one side gives way to the other.
  const edge = (turn: number): string =>
    `translate(${(goal.x - start.x) / 2}px, ${(goal.y - start.y) / 2 - 10}px) scale(${(1 + scale) / 2}) perspective(700px) rotateY(${turn}deg)`;
  launch(undefined, [{ ...up }, { ...lifted, easing: 'ease-in' }, { transform: edge(90), offset: 0.6 }, { transform: edge(90) }]);
  launch(card, [{ transform: edge(-90) }, { transform: edge(-90), offset: 0.6, easing: 'ease-out' }, { ...landed }]);
};

/** The card on the table is there already: it waits until its copy lands, or takes it up with a flash if it is a pile. */
const receive = (scene: Scene, key: string, spot: Spot, landed: number): void => {
  if (spot.count > (scene.before.get(key)?.count ?? 0)) appear(scene, spot.node, landed);
  else stir(scene, spot.node, [{ filter: 'none' }, { filter: 'brightness(1.25)' }, { filter: 'none' }], { at: landed, time: MOVE });
};

export const showCard = (scene: Scene, { seat, card, deck, at }: Act<'card'>): void => {
  const from = deckTop(scene, deck);
  const to = cardPlace(scene, seat, card);
  if (from === undefined || to === undefined) return;
  const key = `city:${seat}:${card}`;
  // A seat is large; a card is not.
  const goal = scene.after.has(key) || scene.before.has(key) ? to.rect : shrunk(to.rect, from.width * 0.5);
  fly(scene, card, from, goal, at, deck === 'central');
  const lies = scene.after.get(key);
  if (lies !== undefined) receive(scene, key, lies, at + FLY);
};

const shrunk = (rect: DOMRect, width: number): DOMRect => {
  const { x, y } = middle(rect);
  return new DOMRect(x - width / 2, y - width * 0.65, width, width * 1.3);
};

export const showDiscard = (scene: Scene, { seat, cards, at }: Act<'discard'>): void => {
  const pile = scene.after.get('discard');
  if (pile === undefined) return;
  const to = middle(pile.rect);
  const seen = new Map<CardId, number>();
  for (const [i, card] of cards.entries()) {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    const laid = scene.before.get(`city:${seat}:${card}`);
    const place = laid ?? cardPlace(scene, seat, card);
    if (place === undefined) continue;
    // What lay in the city stays there until it leaves; what was only just taken comes into sight with it.
    const waits = nth < (laid?.count ?? 0);
    const width = waits ? place.rect.width : Math.min(place.rect.width, 40);
    const { x, y } = middle(place.rect);
    const start = { x: x - nth * width * 0.5, y };
    const scale = Math.max(LEAST, Math.min(1, pile.rect.width / width));
    const lands = `translate(${to.x - start.x}px, ${to.y - start.y}px) rotate(${i % 2 === 0 ? -7 : 6}deg) scale(${scale})`;
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: lands, opacity: 0.9 },
    ];
    send(scene, cardPiece(card, width), start, frames, { at: at + i * CARD_GAP, time: FLY, easing: IN_OUT, waits });
  }
};

/** The piece fills by itself when it is drawn; here it waits until the cards that pay for it have left. */
export const showStage = (scene: Scene, { seat, stage, points, at }: Act<'stage'>): void => {
  const { after, pace } = scene;
  const spot = after.get(`stage:${seat}:${stage}`);
  if (spot === undefined) return;
  const drawing = spot.node.parentElement;
  const wait = (nodes: Iterable<Element>, delay: number): void => {
    for (const node of nodes) {
      for (const animation of node.getAnimations()) {
        animation.effect?.updateTiming({ delay: delay * pace, fill: 'both' });
        keep(animation);
      }
    }
  };
  wait([spot.node, ...(drawing?.querySelectorAll(`.leaves[href$="-${stage}"]`) ?? [])], at);
  wait(drawing?.querySelectorAll('.pops') ?? [], at + GROW * 0.7);
  if (points === 0) return;
  const frames: Keyframe[] = [
    { transform: 'scale(0.3)', opacity: 0 },
    { transform: 'scale(1.15)', opacity: 1, offset: 0.2, easing: SETTLE },
    { transform: 'scale(1)', opacity: 1, offset: 0.7 },
    { transform: 'translateY(-26px)', opacity: 0 },
  ];
  send(scene, signPiece('points', 'points', `+${points}`), middle(spot.rect), frames, { at: at + GROW * 0.7, time: GROW });
};

/** The cards of a search lie fanned out beside their deck for a moment. */
export const showSearch = (scene: Scene, { deck, cards, at }: Act<'search'>): void => {
  const rect = deckTop(scene, deck);
  if (rect === undefined) return;
  const width = Math.max(rect.width, 44);
  const from = middle(rect);
  const half = ((cards.length - 1) / 2) * width * 0.72;
  // Inside the window, however near the edge the deck is.
  const x = Math.max(half + width, Math.min(innerWidth - half - width, from.x));
  for (const [i, card] of cards.entries()) {
    const off = i - (cards.length - 1) / 2;
    const laid = `translate(${x + off * width * 0.72 - from.x}px, ${Math.abs(off) * 5 - 18}px) rotate(${off * 5}deg)`;
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1, easing: OUT },
      { transform: laid, opacity: 1, offset: 0.45 },
      { transform: laid, opacity: 1, offset: 0.85 },
      { transform: laid, opacity: 0 },
    ];
    send(scene, cardPiece(card, width), from, frames, { at: at + i * STEP * 0.4, time: SPREAD });
  }
};

export const showMix = (scene: Scene, { deck, at }: Act<'mix'>): void => {
  const node = scene.after.get(`deck:${deck}`)?.node.querySelector('.architects-card');
  const frames = [0, -5, 4, -2, 0].map((turn) => ({ rotate: `${turn}deg` }));
  if (node) stir(scene, node, frames, { at, time: MOVE });
};

/** From above or below into its place. */
const rises = (from: number): Keyframe[] => [
  { translate: `0 ${from}px`, opacity: 0 },
  { translate: '0 0', opacity: 1 },
];

/** All decks drop onto the table. */
export const showDeal = (scene: Scene, { at }: Act<'deal'>): void => {
  const decks = [...scene.after].filter(([key]) => key.startsWith('deck:'));
  for (const [i, [, { node }]] of decks.entries())
    stir(scene, node, rises(-40), { at: at + i * STEP * 0.5, time: MOVE, easing: OUT, fresh: true });
};

/** The Cat's look: the holder sees the card come up, the others see an eye. */
export const showLook = (scene: Scene, { card, at }: Act<'look'>): void => {
  const spot = scene.after.get('deck:central');
  if (spot === undefined) return;
  const peek = spot.node.querySelector('.peek');
  if (card !== undefined && peek !== null) {
    stir(scene, peek, rises(12), { at, time: MOVE, easing: SETTLE, fresh: true });
    return;
  }
  const frames: Keyframe[] = [
    { transform: 'scaleY(0.1)', opacity: 0 },
    { transform: 'none', opacity: 1, offset: 0.3 },
    { transform: 'none', opacity: 1, offset: 0.7 },
    { transform: 'scaleY(0.1)', opacity: 0 },
  ];
  send(scene, signPiece('eye', 'eye', ''), middle(spot.rect), frames, { at, time: MOVE * 2 });
};
