// What a viewer sees, and how a full state is made again from it.
import { SPECTATOR, includes, only, seatsOf, type Rng, type Seat, type Viewer } from '../../src/index.ts';
import { at } from '../at.ts';
import { cardId, tokenId } from './rules.ts';
import { BOX, NO_SEAT, PLAYED, clear, knows, optionsOf, pileHeight, type ToyState } from './state.ts';
import { CARDS, PHASES, TOKENS, type CardId, type Phase, type TokenId, type ToyView } from './types.ts';

const cardsAt = (s: ToyState, place: number): CardId[] => CARDS.filter((_, card) => s.place[card] === place);

const seatsAround = (s: ToyState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);

const sees = (s: ToyState, viewer: Viewer, index: number): boolean => knows(s, viewer === SPECTATOR ? 0 : only(viewer), index);

export const view = (s: ToyState, viewer: Viewer): ToyView => ({
  options: optionsOf(s),
  viewer,
  phase: PHASES[s.phase] as Phase,
  round: s.round,
  loser: s.loser === NO_SEAT ? undefined : s.loser,
  hand: viewer === SPECTATOR ? undefined : cardsAt(s, viewer),
  played: seatsAround(s).map((seat) => cardsAt(s, PLAYED + seat)),
  pile: Array.from({ length: pileHeight(s) }, (_, index) => ({
    token: sees(s, viewer, index) ? tokenId(at(s.pile, index)) : undefined,
    seenBy: seatsOf(at(s.seen, index)),
  })),
  taken: seatsAround(s).map((seat) => TOKENS.filter((_, token) => s.owner[token] === seat)),
  patience: seatsAround(s).map((seat) => at(s.patience, seat)),
});

const cardNumber = (id: CardId): number => CARDS.indexOf(id);
const tokenNumber = (id: TokenId): number => TOKENS.indexOf(id);

export const imagine = (view: ToyView, viewer: Viewer, s: ToyState): void => {
  clear(view.options, s);
  s.phase = PHASES.indexOf(view.phase);
  s.round = view.round;
  s.loser = view.loser ?? NO_SEAT;

  for (const id of view.hand ?? []) s.place[cardNumber(id)] = viewer;
  view.played.forEach((ids, seat) => {
    for (const id of ids) s.place[cardNumber(id)] = PLAYED + seat;
  });
  // The other hands are filled from the lowest unseen card on; `redeal` then draws them.
  let next = 0;
  view.played.forEach((ids, seat) => {
    if (seat === viewer) return;
    for (let held = ids.length; held < s.handSize; held++) {
      while (s.place[next] !== BOX) next++;
      s.place[next] = seat;
    }
  });

  view.taken.forEach((ids, seat) => {
    for (const id of ids) s.owner[tokenNumber(id)] = seat;
  });
  const known = new Set([...view.taken.flat(), ...view.pile.map((slot) => slot.token)]);
  const unknown = TOKENS.filter((id) => !known.has(id));
  view.pile.forEach((slot, index) => {
    s.pile[index] = tokenNumber(slot.token ?? (unknown.shift() as TokenId));
    for (const seat of slot.seenBy) s.seen[index] = at(s.seen, index) | only(seat);
  });
  s.patience.set(view.patience);
};

const slots = new Uint8Array(Math.max(CARDS.length, TOKENS.length));
const contents = new Uint8Array(slots.length);

/** Shuffles what lies in those places of `items` that `hidden` names. */
const shuffleHidden = (items: Uint8Array, length: number, rng: Rng, hidden: (index: number) => boolean): void => {
  let count = 0;
  for (let index = 0; index < length; index++) {
    if (!hidden(index)) continue;
    slots[count] = index;
    contents[count++] = at(items, index);
  }
  rng.shuffle(contents, count);
  for (let i = 0; i < count; i++) items[at(slots, i)] = at(contents, i);
};

export const redeal = (s: ToyState, viewer: Viewer, rng: Rng): void => {
  const inSight = (place: number): boolean => place === viewer || (place >= PLAYED && place < BOX);
  shuffleHidden(s.place, CARDS.length, rng, (card) => !inSight(at(s.place, card)));
  shuffleHidden(s.pile, pileHeight(s), rng, (index) => !sees(s, viewer, index));
};

const looks = (s: ToyState): number => s.seen.reduce((sum, seats) => sum + seatsOf(seats).length, 0);

/** After a round alone somebody may look at the pile; all else that one seat does lies open. */
export const uncovers = (before: ToyState, after: ToyState): boolean => looks(after) > looks(before);

/** For the contract suite: all cards and tokens, wherever they are. */
export const components = (s: ToyState): string[] => {
  const found: string[] = [];
  s.place.forEach((place, card) => {
    if (place <= BOX) found.push(cardId(card));
  });
  for (let index = 0; index < pileHeight(s); index++) found.push(tokenId(at(s.pile, index)));
  s.owner.forEach((seat, token) => {
    if (seat < s.seats) found.push(tokenId(token));
  });
  return found;
};

/** For the contract suite: what this viewer must not be told. */
export const secretsOf = (s: ToyState, viewer: Viewer): string[] => {
  const others = seatsAround(s).filter((seat) => !includes(viewer === SPECTATOR ? 0 : only(viewer), seat));
  const secrets: string[] = [...cardsAt(s, BOX), ...others.flatMap((seat) => cardsAt(s, seat))];
  for (let index = 0; index < pileHeight(s); index++) if (!sees(s, viewer, index)) secrets.push(tokenId(at(s.pile, index)));
  return secrets;
};
