// Cards in motion: off a deck, to the discard pile, laid out from a search; and the stage that they pay for.
import type { CardId } from '@maravilha/architects';
import { IN_OUT, keep, middle, move, OUT, type Point, put, SETTLE } from '../../../table/motion/air.ts';
import { cardPiece, signPiece } from './pieces.tsx';
import { type Act, CARD_GAP, FLY, GROW, MOVE, SPREAD, STEP } from './plan.ts';
import { cardPlace, deckTop, type Scene, type Spot } from './scene.ts';

type Of<K extends Act['kind']> = Extract<Act, { readonly kind: K }>;

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
  const { layer, pace } = scene;
  const [start, goal] = [middle(from), middle(to)];
  const scale = Math.max(LEAST, Math.min(1, to.width / from.width));
  const frames = flight(start, goal, scale);
  const timing = { delay: at * pace, time: FLY * pace, easing: 'linear', fill: at === 0 ? 'both' : 'forwards' } as const;
  const send = (node: HTMLElement, steps: Keyframe[]): void => {
    put(layer, node, start);
    // Before its moment it is not there: the deck shows the card itself.
    if (at > 0) node.style.visibility = 'hidden';
    move(
      node,
      steps.map((step) => ({ visibility: 'visible', ...step })),
      timing,
      () => node.remove(),
    );
  };
  if (!turns) return send(cardPiece(card, from.width), frames('rotateY(0)'));
  const [up, lifted, landed] = frames('rotateY(0)');
  // Half-way the card stands on its edge, and one side gives way to the other.
  const edge = (turn: number): string =>
    `translate(${(goal.x - start.x) / 2}px, ${(goal.y - start.y) / 2 - 10}px) scale(${(1 + scale) / 2}) perspective(700px) rotateY(${turn}deg)`;
  send(cardPiece(undefined, from.width), [
    { ...up },
    { ...lifted, easing: 'ease-in' },
    { transform: edge(90), offset: 0.6 },
    { transform: edge(90) },
  ]);
  send(cardPiece(card, from.width), [{ transform: edge(-90) }, { transform: edge(-90), offset: 0.6, easing: 'ease-out' }, { ...landed }]);
};

/** The card on the table is there already: it waits until its copy lands, or takes it up with a flash if it is a pile. */
const receive = ({ before, pace }: Scene, key: string, spot: Spot, landed: number): void => {
  const fresh = spot.count > (before.get(key)?.count ?? 0);
  if (fresh) move(spot.node, [{ opacity: 0 }, { opacity: 1 }], { delay: (landed - 60) * pace, time: 60 * pace, easing: 'linear' });
  else
    move(spot.node, [{ filter: 'none' }, { filter: 'brightness(1.25)' }, { filter: 'none' }], {
      delay: landed * pace,
      time: MOVE * pace,
      fill: 'none',
    });
};

export const showCard = (scene: Scene, { seat, card, deck, at }: Of<'card'>): void => {
  const from = deckTop(scene, deck);
  const to = cardPlace(scene, seat, card);
  if (from === undefined || to === undefined) return;
  // A seat is large; a card is not.
  const wide = scene.after.has(`city:${seat}:${card}`) || scene.before.has(`city:${seat}:${card}`);
  const goal = wide ? to.rect : shrunk(to.rect, from.width * 0.5);
  fly(scene, card, from, goal, at, deck === 'central');
  const key = `city:${seat}:${card}`;
  const lies = scene.after.get(key);
  if (lies !== undefined) receive(scene, key, lies, at + FLY);
};

const shrunk = (rect: DOMRect, width: number): DOMRect => {
  const { x, y } = middle(rect);
  return new DOMRect(x - width / 2, y - width * 0.65, width, width * 1.3);
};

export const showDiscard = (scene: Scene, { seat, cards, at }: Of<'discard'>): void => {
  const pile = scene.after.get('discard');
  if (pile === undefined) return;
  const to = middle(pile.rect);
  const seen = new Map<CardId, number>();
  for (const [i, card] of cards.entries()) {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    const place = scene.before.get(`city:${seat}:${card}`) ?? cardPlace(scene, seat, card);
    if (place === undefined) continue;
    const lay = nth < (scene.before.get(`city:${seat}:${card}`)?.count ?? 0);
    const width = lay ? place.rect.width : Math.min(place.rect.width, 40);
    const piece = cardPiece(card, width);
    const from = middle(place.rect);
    const start = { x: from.x - nth * width * 0.5, y: from.y };
    put(scene.layer, piece, start);
    if (!lay) piece.style.visibility = 'hidden';
    const scale = Math.max(LEAST, Math.min(1, pile.rect.width / width));
    const frames: Keyframe[] = [
      { transform: 'none', visibility: 'visible', opacity: 1 },
      {
        transform: `translate(${to.x - start.x}px, ${to.y - start.y}px) rotate(${i % 2 === 0 ? -7 : 6}deg) scale(${scale})`,
        visibility: 'visible',
        opacity: 0.9,
      },
    ];
    // What lay in the city stays there until it leaves; what was only just taken comes into sight with it.
    const timing = { delay: (at + i * CARD_GAP) * scene.pace, time: FLY * scene.pace, fill: lay ? 'both' : 'forwards' } as const;
    move(piece, frames, timing, () => piece.remove());
  }
};

/** The piece fills by itself when it is drawn; here it waits until the cards that pay for it have left. */
export const showStage = (scene: Scene, { seat, stage, points, at }: Of<'stage'>): void => {
  const { after, layer, pace } = scene;
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
  const piece = signPiece('points', 'points', `+${points}`);
  put(layer, piece, middle(spot.rect));
  const frames: Keyframe[] = [
    { transform: 'scale(0.3)', opacity: 0, visibility: 'visible' },
    { transform: 'scale(1.15)', opacity: 1, visibility: 'visible', offset: 0.2, easing: SETTLE },
    { transform: 'scale(1)', opacity: 1, visibility: 'visible', offset: 0.7 },
    { transform: 'translateY(-26px)', opacity: 0, visibility: 'visible' },
  ];
  move(piece, frames, { delay: (at + GROW * 0.7) * pace, time: GROW * pace, fill: 'none', easing: 'linear' }, () => piece.remove());
};

/** The cards of a search lie fanned out beside their deck for a moment. */
export const showSearch = (scene: Scene, { deck, cards, at }: Of<'search'>): void => {
  const rect = deckTop(scene, deck);
  if (rect === undefined) return;
  const width = Math.max(rect.width, 44);
  const from = middle(rect);
  const half = ((cards.length - 1) / 2) * width * 0.72;
  // Inside the window, however near the edge the deck is.
  const x = Math.max(half + width, Math.min(innerWidth - half - width, from.x));
  for (const [i, card] of cards.entries()) {
    const piece = cardPiece(card, width);
    put(scene.layer, piece, from);
    const off = i - (cards.length - 1) / 2;
    const laid = `translate(${x + off * width * 0.72 - from.x}px, ${Math.abs(off) * 5 - 18}px) rotate(${off * 5}deg)`;
    const frames: Keyframe[] = [
      { transform: 'none', opacity: 1, visibility: 'visible', easing: OUT },
      { transform: laid, opacity: 1, visibility: 'visible', offset: 0.45 },
      { transform: laid, opacity: 1, visibility: 'visible', offset: 0.85 },
      { transform: laid, opacity: 0, visibility: 'visible' },
    ];
    piece.style.visibility = 'hidden';
    move(piece, frames, { delay: (at + i * STEP * 0.4) * scene.pace, time: SPREAD * scene.pace, fill: 'none', easing: 'linear' }, () =>
      piece.remove(),
    );
  }
};

export const showMix = ({ after, pace }: Scene, { deck, at }: Of<'mix'>): void => {
  const node = after.get(`deck:${deck}`)?.node.querySelector('.architects-card');
  if (node === null || node === undefined) return;
  const frames = [{ rotate: '0deg' }, { rotate: '-5deg' }, { rotate: '4deg' }, { rotate: '-2deg' }, { rotate: '0deg' }];
  move(node, frames, { delay: at * pace, time: MOVE * pace, fill: 'none' });
};

/** All decks drop onto the table. */
export const showDeal = ({ after, pace }: Scene, { at }: Of<'deal'>): void => {
  const decks = [...after].filter(([key]) => key.startsWith('deck:'));
  for (const [i, [, { node }]] of decks.entries()) {
    const frames = [
      { translate: '0 -40px', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ];
    move(node, frames, { delay: (at + i * STEP * 0.5) * pace, time: MOVE * pace, easing: OUT });
  }
};

/** The Cat's look: the holder sees the card come up, the others see an eye. */
export const showLook = ({ after, layer, pace }: Scene, { card, at }: Of<'look'>): void => {
  const spot = after.get('deck:central');
  if (spot === undefined) return;
  const peek = spot.node.querySelector('.peek');
  if (card !== undefined && peek !== null) {
    const frames = [
      { translate: '0 12px', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ];
    move(peek, frames, { delay: at * pace, time: MOVE * pace, easing: SETTLE });
    return;
  }
  const piece = signPiece('eye', 'eye', '');
  put(layer, piece, middle(spot.rect));
  const frames: Keyframe[] = [
    { transform: 'scaleY(0.1)', opacity: 0, visibility: 'visible' },
    { transform: 'none', opacity: 1, visibility: 'visible', offset: 0.3 },
    { transform: 'none', opacity: 1, visibility: 'visible', offset: 0.7 },
    { transform: 'scaleY(0.1)', opacity: 0, visibility: 'visible' },
  ];
  move(piece, frames, { delay: at * pace, time: MOVE * 2 * pace, fill: 'none', easing: 'linear' }, () => piece.remove());
};
