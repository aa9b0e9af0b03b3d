// Moves, reasons and positions: where words become numbers and numbers words.
import {
  badInput,
  includes,
  isRecord,
  only,
  readOptions,
  shown,
  unreachable,
  type Action,
  type InputError,
  type MoveError,
  type Position,
  type Result,
  type Rng,
  type Seat,
} from '../../src/index.ts';
import { at } from '../at.ts';
import * as table from './options.ts';
import { BURY, PEEK, WAIT, awaiting, cardId } from './rules.ts';
import { blank, bottomOf, BOX, clear, FOLLOW, knows, NO_TOKEN, OVER, PLAY, type ToyShape, type ToyState } from './state.ts';
import { CARDS, TOKENS, type CardId, type ToyMove, type ToyReason } from './types.ts';

export const toMove = (_s: ToyState, _seat: Seat, action: Action): ToyMove => {
  if (action === PEEK) return { kind: 'peek' };
  if (action === BURY) return { kind: 'bury' };
  if (action === WAIT) return { kind: 'wait' };
  return { kind: 'play', card: cardId(action) };
};

export const toAction = (_s: ToyState, _seat: Seat, move: ToyMove): Action => {
  switch (move.kind) {
    case 'play':
      return CARDS.indexOf(move.card);
    case 'peek':
      return PEEK;
    case 'bury':
      return BURY;
    case 'wait':
      return WAIT;
    default:
      return unreachable(move);
  }
};

const isCard = (raw: unknown): raw is CardId => CARDS.includes(raw as CardId);

const refuse = (detail: string): Result<ToyMove, MoveError> => ({ ok: false, error: { code: 'malformed-move', detail } });

export const readMove = (raw: unknown): Result<ToyMove, MoveError> => {
  if (!isRecord(raw)) return refuse(`expected a move, not ${shown(raw)}`);
  const { kind, card } = raw;
  if (kind === 'peek' || kind === 'bury' || kind === 'wait') return { ok: true, value: { kind } };
  if (kind !== 'play') return refuse(`no move of kind ${shown(kind)}`);
  return isCard(card) ? { ok: true, value: { kind, card } } : refuse(`no card ${shown(card)}`);
};

/** Every card may be asked about; of a card that is elsewhere the answer says only that it is not in the hand. */
export const wishes = (): readonly ToyMove[] => [
  ...CARDS.map((card): ToyMove => ({ kind: 'play', card })),
  { kind: 'peek' },
  { kind: 'bury' },
  { kind: 'wait' },
];

export const explain = (s: ToyState, seat: Seat, wish: ToyMove): ToyReason => {
  if (s.phase === OVER) return { possible: false, code: 'game-over' };
  if (!includes(awaiting(s), seat)) return { possible: false, code: 'not-your-turn' };
  if (s.phase !== (wish.kind === 'play' ? PLAY : FOLLOW)) return { possible: false, code: 'other-decision' };
  if (wish.kind === 'play' && s.place[CARDS.indexOf(wish.card)] !== seat) return { possible: false, code: 'not-in-hand' };
  if (wish.kind === 'peek' && knows(s, only(seat), bottomOf(s))) return { possible: false, code: 'already-seen' };
  return { possible: true };
};

const placeHands = (s: ToyState, raw: unknown): InputError | undefined => {
  if (!Array.isArray(raw) || raw.length > s.seats) return badInput('hands', `expected at most ${s.seats} hands, not ${shown(raw)}`).error;
  for (const [seat, hand] of raw.entries()) {
    const path = `hands[${seat}]`;
    if (!Array.isArray(hand) || hand.length > s.handSize)
      return badInput(path, `expected at most ${s.handSize} cards, not ${shown(hand)}`).error;
    for (const card of hand) {
      if (!isCard(card)) return badInput(path, `no card ${shown(card)}`).error;
      if (s.place[CARDS.indexOf(card)] !== BOX) return badInput(path, `${card} stands twice`).error;
      s.place[CARDS.indexOf(card)] = seat;
    }
  }
  return undefined;
};

const placePile = (s: ToyState, raw: unknown): InputError | undefined => {
  if (!Array.isArray(raw)) return badInput('pile', `expected a list of tokens, not ${shown(raw)}`).error;
  for (const [index, id] of raw.entries()) {
    const token = TOKENS.indexOf(id);
    if (token < 0) return badInput('pile', `no token ${shown(id)}`).error;
    if (s.pile.includes(token)) return badInput('pile', `${shown(id)} stands twice`).error;
    s.pile[index] = token;
  }
  return undefined;
};

/** Numbers 0 … n − 1 in a random order. */
const shuffled = (n: number, rng: Rng): Uint8Array => {
  const order = Uint8Array.from({ length: n }, (_, i) => i);
  rng.shuffle(order, n);
  return order;
};

const fill = (s: ToyState, rng: Rng): void => {
  const cards = [...shuffled(CARDS.length, rng)].filter((card) => s.place[card] === BOX);
  for (let seat = 0; seat < s.seats; seat++) {
    const held = s.place.filter((place) => place === seat).length;
    for (const card of cards.splice(0, s.handSize - held)) s.place[card] = seat;
  }
  const tokens = [...shuffled(TOKENS.length, rng)].filter((token) => !s.pile.includes(token));
  for (let index = 0; index < TOKENS.length; index++) if (at(s.pile, index) === NO_TOKEN) s.pile[index] = tokens.pop() as number;
};

export const position = (words: unknown, rng: Rng, rules: number): Result<Position<ToyShape>, InputError> => {
  if (!isRecord(words)) return badInput('', `expected a position, not ${shown(words)}`);
  const unknown = Object.keys(words).find((key) => !['options', 'hands', 'pile'].includes(key));
  if (unknown !== undefined) return badInput(unknown, 'a position has no such part');
  const options = readOptions<ToyShape>(table, words['options']);
  if (!options.ok) return options;
  const state = blank(options.value, rules);
  clear(options.value, state);
  const error = placeHands(state, words['hands'] ?? []) ?? placePile(state, words['pile'] ?? []);
  if (error !== undefined) return { ok: false, error };
  fill(state, rng);
  return { ok: true, value: { options: options.value, state } };
};
