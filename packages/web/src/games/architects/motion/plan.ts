// What moves when, and what is heard with it, from the events of an update: no page, no clock. Times are milliseconds at normal speed.
// One seat acts at a time, so things follow each other: a card lands, then what it brings about; a battle comes after everything else.
import {
  type ArchitectsEvent,
  type Battle,
  type CardId,
  architectsTable as engine,
  type DeckId,
  type Stage,
  type TokenId,
} from '@maravilha/architects';
import type { Cue } from '../../../base/sound.ts';
import { type ActOf, Draft, type Plan } from '../../../table/motion/plan.ts';

export const FLY = 480;
export const MOVE = 320;
export const PASS = 620;
export const GROW = 900;
/** Between tokens that flip one after another, and cards that leave together. */
export const STEP = 120;
export const CARD_GAP = 70;
export const SHAKE = 240;
/** The larger number of shields stays this long. */
export const STAY = 400;
export const SPREAD = 760;

interface Acts {
  /** Off a deck into a city; from the central deck it turns over on the way. */
  readonly card: { readonly seat: number; readonly card: CardId; readonly deck: DeckId };
  /** Cards that lie beside their deck for a moment. */
  readonly search: { readonly deck: DeckId; readonly cards: readonly CardId[] };
  /** The deck is shuffled. */
  readonly mix: { readonly deck: DeckId };
  readonly discard: { readonly seat: number; readonly cards: readonly CardId[] };
  readonly stage: { readonly seat: number; readonly stage: Stage; readonly points: number };
  /** `token`: its place in the row, from 0. */
  readonly flip: { readonly token: number; readonly to: 'battle' | 'peace' };
  readonly shake: unknown;
  readonly cat: { readonly from: number | undefined; readonly to: number };
  readonly token: { readonly seat: number; readonly token: TokenId; readonly from: 'open' | 'pile'; readonly next: TokenId | undefined };
  readonly shield: { readonly seat: number };
  /** Two neighbours meet at the deck between them; `winner` is one of them, or nobody. */
  readonly clash: { readonly seats: Pair; readonly shields: Pair; readonly winner: number | undefined };
  readonly victory: { readonly seat: number; readonly between: Pair; readonly count: number };
  /** `card`: only for the seat that looks. */
  readonly look: { readonly seat: number; readonly card: CardId | undefined };
  readonly extra: { readonly seat: number; readonly token: TokenId };
  readonly deal: unknown;
}
export type Pair = readonly [number, number];
export type ActKind = keyof Acts;
export type Act<Kind extends ActKind = ActKind> = ActOf<Acts, Kind>;

class ArchitectsDraft extends Draft<Act> {
  readonly seats: number;
  /** When the next thing may begin. */
  now = 0;

  constructor(seats: number) {
    super();
    this.seats = seats;
  }
}

const takes = (draft: ArchitectsDraft, seat: number, deck: DeckId, card: CardId): void => {
  const { now } = draft;
  draft.add({ kind: 'card', seat, card, deck, at: now }, FLY);
  draft.hear('flick', now);
  draft.now = now + FLY;
};

const discards = (draft: ArchitectsDraft, seat: number, cards: readonly CardId[]): void => {
  if (cards.length === 0) return;
  draft.add({ kind: 'discard', seat, cards, at: draft.now }, FLY + (cards.length - 1) * CARD_GAP);
};

/** `stands`: how many stages stand with this one. */
const builds = (draft: ArchitectsDraft, event: Extract<ArchitectsEvent, { readonly kind: 'built' }>, stands: number): void => {
  discards(draft, event.seat, event.paid);
  const at = draft.now + MOVE;
  draft.add({ kind: 'stage', seat: event.seat, stage: event.stage, points: event.points, at }, GROW);
  draft.hear(stageCue(stands), at + MOVE);
  // What the stage brings about need not wait until the last of its colour has dried.
  draft.now = at + GROW * 0.6;
};

/** By the number of stages that stand; the last one completes the wonder. */
const STAGE_CUES = ['stage-1', 'stage-2', 'stage-3', 'stage-4'] as const;
const stageCue = (stands: number): Cue => STAGE_CUES[stands - 1] ?? 'complete';

const flips = (draft: ArchitectsDraft, count: number, battle: number, tokens: number): void => {
  const from = battle - count;
  for (let i = 0; i < count; i++) draft.add({ kind: 'flip', token: from + i, to: 'battle', at: draft.now + i * STEP }, MOVE);
  if (count > 0) draft.hear(count > 1 ? 'horns' : 'horn', draft.now);
  draft.now += MOVE + Math.max(0, count - 1) * STEP;
  if (battle < tokens || count === 0) return;
  draft.add({ kind: 'shake', at: draft.now }, SHAKE);
  draft.now += SHAKE;
};

const fights = (draft: ArchitectsDraft, battle: Battle, discarded: readonly number[], tokens: number): void => {
  const at = Math.max(draft.now, draft.end);
  draft.hear('battle', at + MOVE);
  const met = at + MOVE + STAY;
  let done = met;
  for (const { seats, shields, winner, tokens: count } of engine.meetingsOf(battle)) {
    draft.add({ kind: 'clash', seats, shields, winner, at }, MOVE + STAY + MOVE);
    if (winner === undefined) continue;
    draft.add({ kind: 'victory', seat: winner, between: seats, count, at: met }, FLY + (count - 1) * STEP);
    done = Math.max(done, met + FLY);
  }
  for (const [seat, count] of discarded.entries()) {
    if (count > 0)
      draft.add({ kind: 'discard', seat, cards: Array.from({ length: count }, () => 'red-1'), at: done }, FLY + (count - 1) * CARD_GAP);
  }
  const calm = done + (discarded.some((count) => count > 0) ? FLY : 0);
  for (let token = 0; token < tokens; token++) draft.add({ kind: 'flip', token, to: 'peace', at: calm + token * STEP }, MOVE);
  draft.hear('peace', calm);
  draft.now = draft.end;
};

/** What the plan must know of the table as it is afterwards. */
export interface Setting {
  readonly seats: number;
  /** Conflict tokens in the row. */
  readonly conflict: number;
  /** Stages that stand, by seat. */
  readonly built: readonly number[];
}

/** How many stages of its seat stood when each `built` came: the last one is what stands now. */
const standing = (events: readonly ArchitectsEvent[], built: readonly number[]): ReadonlyMap<ArchitectsEvent, number> => {
  const left = [...built];
  const stood = new Map<ArchitectsEvent, number>();
  for (const event of events.toReversed()) {
    if (event.kind !== 'built') continue;
    const now = left[event.seat] ?? 1;
    stood.set(event, now);
    left[event.seat] = now - 1;
  }
  return stood;
};

const follow = (draft: ArchitectsDraft, event: ArchitectsEvent, setting: Setting, stood: ReadonlyMap<ArchitectsEvent, number>): void => {
  switch (event.kind) {
    case 'began':
      draft.add({ kind: 'deal', at: draft.now }, MOVE);
      return;
    case 'looked':
      draft.add({ kind: 'look', seat: event.seat, card: event.card, at: draft.now }, MOVE * 2);
      draft.hear('paw', draft.now);
      return;
    case 'took':
      return takes(draft, event.seat, event.deck, event.card);
    case 'kept':
      takes(draft, event.seat, event.deck, event.card);
      draft.add({ kind: 'mix', deck: event.deck, at: draft.now }, MOVE);
      return;
    case 'searched':
      draft.add({ kind: 'search', deck: event.deck, cards: event.cards, at: draft.now }, SPREAD);
      draft.hear('flick', draft.now);
      draft.now += MOVE;
      return;
    case 'cat':
      draft.add({ kind: 'cat', from: event.from, to: event.seat, at: draft.now }, PASS);
      draft.hear('paw', draft.now);
      return;
    case 'flipped':
      return flips(draft, event.count, event.battle, event.tokens);
    case 'extra':
      draft.add({ kind: 'extra', seat: event.seat, token: event.token, at: draft.now }, MOVE);
      return;
    case 'built':
      return builds(draft, event, stood.get(event) ?? 1);
    case 'shield':
      draft.add({ kind: 'shield', seat: event.seat, at: draft.now }, FLY);
      return;
    case 'exchanged':
      discards(draft, event.seat, event.symbols);
      draft.now += MOVE;
      return;
    case 'token':
      draft.add({ kind: 'token', seat: event.seat, token: event.token, from: event.from, next: event.next, at: draft.now }, FLY + MOVE);
      draft.hear('click', draft.now + FLY);
      draft.now += FLY;
      return;
    case 'battle':
      return fights(draft, event.battle, event.discarded, setting.conflict);
    case 'starter-chosen':
    case 'wonder-chosen':
    case 'turn':
    case 'effect-lost':
    case 'left':
    case 'no-card':
      return;
    case 'over':
      draft.hear('victory', draft.end);
      return;
  }
};

export const planOf = (events: readonly ArchitectsEvent[], setting: Setting): Plan<Act> => {
  const draft = new ArchitectsDraft(setting.seats);
  const stood = standing(events, setting.built);
  for (const event of events) follow(draft, event, setting, stood);
  return draft;
};

/** The places that an event changed, for people who want no motion: they keep an outline for a moment. */
export const changedBy = (event: ArchitectsEvent): readonly string[] => {
  switch (event.kind) {
    case 'took':
    case 'kept':
      return [`city:${event.seat}:${event.card}`, `deck:${event.deck}`];
    case 'searched':
      return [`deck:${event.deck}`];
    case 'looked':
      return ['deck:central'];
    case 'cat':
      return ['cat'];
    case 'flipped':
      return Array.from({ length: event.count }, (_, i) => `conflict:${event.battle - event.count + i}`);
    case 'built':
      return [`points:${event.seat}`, 'discard'];
    case 'exchanged':
      return ['discard'];
    case 'token':
      return [`tokens:${event.seat}`];
    case 'shield':
      return [`seat:${event.seat}`];
    case 'battle':
      return event.battle.victories.flatMap((won, seat) => (won > 0 ? [`seat:${seat}`] : []));
    default:
      return [];
  }
};
