// A witness follows a game by its events alone and keeps what every seat has seen: whose hand it held at which turn, which cards left the hand
// and where they lie. Slow and obvious: what views remember and what a redeal may change is compared with it.
import { ActionList, EventList, FastRng, NO_ACTION, type Seat, seatsOf } from '@maravilha/kernel';
import {
  type Age,
  CARD_IDS,
  type CardId,
  type MemoryView,
  type SevenWondersEvent,
  type SevenWondersMove,
  type SevenWondersOptions,
  type SevenWondersState,
  sevenWonders,
} from '../../src/index.ts';
import { HAND_SLOTS } from '../../src/state.ts';

/** A card that has left its hand; `lies` says where, if it lies face down. */
export interface Departure {
  readonly card: CardId;
  readonly turn: number;
  readonly lies: 'pile' | 'under' | undefined;
  /** Seats that know the card, and how often each seat had held the hand by then. */
  readonly knownTo: Set<Seat>;
  readonly held: readonly number[];
}

export interface WatchedHand {
  readonly age: Age;
  /** The seat that was dealt the hand. */
  readonly dealt: Seat;
  readonly cards: CardId[];
  readonly departures: Departure[];
  readonly held: number[];
  readonly looks: { readonly seat: Seat; readonly turn: number; readonly cards: readonly CardId[] }[];
}

const take = <T>(list: T[], test: (item: T) => boolean): T => {
  const at = list.findIndex(test);
  if (at < 0) throw new Error('the witness has lost a card');
  return list.splice(at, 1)[0];
};

const byList = (a: CardId, b: CardId): number => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b);

export class Witness {
  readonly hands: WatchedHand[] = [];
  /** In the order of the discard pile. */
  readonly pile: Departure[] = [];
  readonly under: Departure[][];
  holding: WatchedHand[] = [];
  turn = 0;
  private readonly seats: number;
  private readonly teams: boolean;

  constructor(s: SevenWondersState) {
    this.seats = s.seats;
    this.teams = s.teams === 1;
    this.under = Array.from({ length: s.seats }, () => []);
    if (s.age === 1) this.beginAge(s, 1);
  }

  /** What happened in a step that led to `s`. */
  hear(events: EventList<SevenWondersEvent>, s: SevenWondersState): void {
    for (const { full } of events.items) this.hearOne(full, s);
  }

  private hearOne(e: SevenWondersEvent, s: SevenWondersState): void {
    switch (e.kind) {
      case 'age-began':
        this.beginAge(s, e.age);
        return;
      case 'passed':
        this.holding = this.holding.map((_, seat) => this.holding[(seat + (e.to === 'left' ? this.seats - 1 : 1)) % this.seats]);
        this.turn++;
        this.look();
        return;
      case 'built':
        if (e.by === 'discard') take(this.pile, ({ card }) => card === e.card);
        else this.depart(e.seat, e.card, undefined);
        return;
      case 'sold':
      case 'left-over':
        this.pile.push(this.depart(e.seat, e.card, 'pile'));
        return;
      case 'stage-built':
        this.under[e.seat].push(this.depart(e.seat, e.card, 'under'));
        return;
      case 'looks-through-discard':
        for (const { knownTo } of this.pile) knownTo.add(e.seat);
        return;
      default:
    }
  }

  private beginAge(s: SevenWondersState, age: Age): void {
    this.turn = 1;
    this.holding = Array.from({ length: this.seats }, (_, seat) => ({
      age,
      dealt: seat,
      cards: Array.from(s.hand.subarray(seat * HAND_SLOTS, seat * HAND_SLOTS + s.handCount[seat]), (card) => CARD_IDS[card]),
      departures: [],
      held: Array.from({ length: this.seats }, () => 0),
      looks: [],
    }));
    this.hands.push(...this.holding);
    this.look();
  }

  private look(): void {
    this.holding.forEach((hand, seat) => {
      hand.held[seat]++;
      hand.looks.push({ seat, turn: this.turn, cards: [...hand.cards] });
    });
  }

  private depart(seat: Seat, id: CardId | undefined, lies: Departure['lies']): Departure {
    const hand = this.holding[seat];
    const card = take(hand.cards, (c) => c === id);
    const departure: Departure = { card, turn: this.turn, lies, knownTo: new Set([seat]), held: [...hand.held] };
    hand.departures.push(departure);
    return departure;
  }

  /** The seat and, in team play, its partner. */
  eyes(viewer: Seat): Seat[] {
    return this.teams ? [viewer, viewer % 2 === 0 ? viewer + 1 : viewer - 1] : [viewer];
  }

  /** Departures of the hand that lie face down, the viewer does not know where. */
  hiddenOf(hand: WatchedHand, viewer: Seat): Departure[] {
    const lying = new Set([...this.pile, ...this.under.flat()]);
    return hand.departures.filter((d) => lying.has(d) && !d.knownTo.has(viewer));
  }

  seesHand(hand: WatchedHand, viewer: Seat): boolean {
    return this.eyes(viewer).some((seat) => this.holding[seat] === hand);
  }

  /** What the viewer must remember. */
  memoryOf(viewer: Seat): MemoryView[] {
    const groups = new Map<string, { age: Age; hand: Seat; since: number; cards: CardId[] }>();
    const add = ({ age, dealt }: WatchedHand, held: readonly number[], card: CardId): void => {
      const since = this.eyes(viewer).reduce((sum, seat) => sum + held[seat], 0);
      if (since === 0) return;
      const key = `${age} ${dealt} ${since}`;
      const group = groups.get(key) ?? { age, hand: dealt, since, cards: [] };
      groups.set(key, group);
      group.cards.push(card);
    };
    for (const hand of this.hands) {
      for (const { held, card } of this.hiddenOf(hand, viewer)) add(hand, held, card);
      if (!this.seesHand(hand, viewer)) for (const card of hand.cards) add(hand, hand.held, card);
    }
    return [...groups.values()]
      .map((group) => ({ ...group, cards: group.cards.sort(byList) }))
      .sort((a, b) => a.age - b.age || a.hand - b.hand || a.since - b.since);
  }
}

/** A random game with a witness; `visit` sees both after every step. Where a seat can make one of the `favourite` moves, it makes one of them. */
export const witnessed = (
  options: SevenWondersOptions,
  seed: number,
  visit: (s: SevenWondersState, witness: Witness) => void,
  favourite: (move: SevenWondersMove, rng: FastRng) => boolean = () => false,
): void => {
  const rng = new FastRng(seed);
  const s = sevenWonders.blank(options);
  sevenWonders.setup(options, rng, s);
  const witness = new Witness(s);
  const list = new ActionList();
  const joint = new Int32Array(s.seats);
  visit(s, witness);
  while (sevenWonders.awaiting(s) !== 0) {
    joint.fill(NO_ACTION);
    for (const seat of seatsOf(sevenWonders.awaiting(s))) {
      sevenWonders.shortlist?.(s, seat, list);
      const all = list.toArray();
      const liked = all.filter((action) => favourite(sevenWonders.toMove(s, seat, action), rng));
      const from = liked.length > 0 ? liked : all;
      joint[seat] = from[rng.int(from.length)];
    }
    const events = new EventList<SevenWondersEvent>();
    sevenWonders.step(s, joint, events);
    witness.hear(events, s);
    visit(s, witness);
  }
};
