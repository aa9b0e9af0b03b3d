// Every way in which the hidden cards of an age can lie, found by trying: what a seat has seen must come out the same. Slow and obvious.
import type { Seat } from '@maravilha/kernel';
import { type Age, type CardDef, CARD_IDS, type CardId, CARDS, EXTRA_GUILDS, type SevenWondersState } from '../../src/index.ts';
import { HAND_SLOTS } from '../../src/state.ts';
import { MAX_STAGES } from '../../src/tables.ts';
import type { Departure, WatchedHand, Witness } from './witness.ts';

/** A hidden place of the age: one that a departed card lies in, or one in a hand. */
interface Place {
  readonly hand: WatchedHand;
  readonly departure: Departure | undefined;
}

const defOf = (id: CardId): CardDef => CARDS[id];
const isGuild = (id: CardId): boolean => defOf(id).colour === 'purple';
const isBlack = (id: CardId): boolean => defOf(id).colour === 'black';
const count = <T>(list: readonly T[], item: T): number => list.filter((other) => other === item).length;
const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean => [...a].sort().join() === [...b].sort().join();

export class AllDeals {
  private readonly places: readonly Place[];
  private readonly hands: readonly WatchedHand[];
  private readonly s: SevenWondersState;
  private readonly witness: Witness;
  private readonly viewer: Seat;
  /** Copies of each card that may be in hidden places. */
  private readonly left: ReadonlyMap<CardId, number>;

  constructor(s: SevenWondersState, witness: Witness, viewer: Seat, age: Age) {
    this.s = s;
    this.witness = witness;
    this.viewer = viewer;
    this.hands = witness.hands.filter((hand) => hand.age === age);
    this.places = this.hands.flatMap((hand) => [
      ...witness.hiddenOf(hand, viewer).map((departure) => ({ hand, departure })),
      ...(witness.seesHand(hand, viewer) ? [] : hand.cards.map(() => ({ hand, departure: undefined }))),
    ]);
    const known = this.hands.flatMap((hand) => this.contentAt(hand, 1, []));
    this.left = new Map(
      CARD_IDS.map((id) => [id, defOf(id).colour === 'black' && s.cities === 0 ? 0 : this.copies(id) - count(known, id)]),
    );
  }

  /** The cards in places whose hand the viewer had not seen before they left it: they may come from anywhere. */
  poolOf(s: SevenWondersState): CardId[] {
    return this.dealOf(s).filter((_, i) => this.looksBefore(this.places[i]).length === 0);
  }

  /** About how many deals would have to be tried. */
  get effort(): number {
    return this.places.reduce((product, place) => product * this.candidates(place).length, 1);
  }

  /** The cards in the hidden places of a state that differs from the witnessed one in hidden things alone. */
  dealOf(s: SevenWondersState): CardId[] {
    const next = new Map<WatchedHand, number>();
    return this.places.map(({ hand, departure }) => {
      if (departure !== undefined) return this.lyingIn(s, departure);
      const seat = this.witness.holding.indexOf(hand);
      const slot = next.get(hand) ?? 0;
      next.set(hand, slot + 1);
      return CARD_IDS[s.hand[seat * HAND_SLOTS + slot]];
    });
  }

  private lyingIn(s: SevenWondersState, departure: Departure): CardId {
    const at = this.witness.pile.indexOf(departure);
    if (at >= 0) return CARD_IDS[s.pile[at]];
    const seat = this.witness.under.findIndex((stages) => stages.includes(departure));
    return CARD_IDS[s.under[seat * MAX_STAGES + this.witness.under[seat].indexOf(departure)]];
  }

  /** A deal as text: hands have no order. */
  keyOf(deal: readonly CardId[]): string {
    return this.hands
      .map((hand) => {
        const of = (inHand: boolean): CardId[] =>
          deal.filter((_, i) => this.places[i].hand === hand && (this.places[i].departure === undefined) === inHand);
        return [...of(false), '|', ...of(true).sort()].join(' ');
      })
      .join(' / ');
  }

  /** The looks of the viewer's own eyes at a hand. */
  private looksAt(hand: WatchedHand): WatchedHand['looks'] {
    const eyes = this.witness.eyes(this.viewer);
    return hand.looks.filter(({ seat }) => eyes.includes(seat));
  }

  /** All cards of a hand at a turn, if the hidden places hold this deal. */
  private contentAt(hand: WatchedHand, turn: number, deal: readonly CardId[]): CardId[] {
    const hiddenHere = this.places.flatMap((place, i) => (place.hand === hand ? [{ ...place, card: deal[i] }] : []));
    const hidden = new Set(hiddenHere.map(({ departure }) => departure));
    return [
      ...hand.departures.filter((d) => d.turn >= turn && !hidden.has(d)).map((d) => d.card),
      ...(this.witness.seesHand(hand, this.viewer) ? hand.cards : []),
      ...hiddenHere.filter(({ departure }) => departure === undefined || departure.turn >= turn).flatMap(({ card }) => card ?? []),
    ];
  }

  /** The seat would have seen what it saw, and the age would have been made of the right cards. */
  private fits(deal: readonly CardId[]): boolean {
    const { seats } = this.s;
    const all = this.hands.flatMap((hand) => this.contentAt(hand, 1, deal));
    const guilds = all.filter(isGuild);
    const blacks = all.filter(isBlack);
    return (
      this.hands.every((hand) => this.looksAt(hand).every(({ turn, cards }) => sameCards(this.contentAt(hand, turn, deal), cards))) &&
      guilds.length === (this.hands[0].age === 3 ? seats + EXTRA_GUILDS : 0) &&
      blacks.length === (this.s.cities === 1 ? seats : 0) &&
      CARD_IDS.every((id) => count(all, id) <= this.copies(id))
    );
  }

  /** How often a card can be in the game. */
  private copies(id: CardId): number {
    return defOf(id).copies?.filter((from) => from <= this.s.seats).length ?? 1;
  }

  /** Looks at the hand up to the turn at which the card left it. */
  private looksBefore({ hand, departure }: Place): WatchedHand['looks'] {
    return this.looksAt(hand).filter(({ turn }) => turn <= (departure?.turn ?? Number.POSITIVE_INFINITY));
  }

  /** Cards that a place may hold as far as its own hand tells: unseen elsewhere, and there at every look before they left. */
  private candidates(place: Place): CardId[] {
    const looks = this.looksBefore(place);
    return CARD_IDS.filter(
      (id) => defOf(id).age === place.hand.age && (this.left.get(id) ?? 0) > 0 && looks.every(({ cards }) => cards.includes(id)),
    );
  }

  /** How many arrangements lead to each deal, by its key. All arrangements are equally likely. */
  ways(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const candidates = this.places.map((place) => this.candidates(place));
    const left = new Map(this.left);
    const deal: CardId[] = [];
    const fill = (at: number): void => {
      if (at === this.places.length) {
        if (this.fits(deal)) found.set(this.keyOf(deal), (found.get(this.keyOf(deal)) ?? 0) + 1);
        return;
      }
      for (const id of candidates[at]) {
        const copies = left.get(id) ?? 0;
        if (copies <= 0) continue;
        left.set(id, copies - 1);
        deal[at] = id;
        fill(at + 1);
        left.set(id, copies);
      }
    };
    fill(0);
    return found;
  }
}
