// The battle: who takes how many victory tokens, and what leaves afterwards.
import { type Emit, leftOf, pinned, rightOf, type Seat } from '@maravilha/kernel';
import { cardsOf, shieldsOf, toDiscard } from './city.ts';
import { type ArchitectsState, oneIsTwiceNone } from './state.ts';
import { CARD_COUNT, HORNED_CARDS, MAX_SEATS } from './tables.ts';
import type { ArchitectsEvent, Battle } from './types.ts';

/** Two seats meet once: one token, or two with at least twice the shields (AR-WAR-6, AR-WAR-7). */
export const duelWins = (s: ArchitectsState, mine: number, theirs: number): number => {
  if (mine <= theirs) return 0;
  if (theirs === 0 && mine === 1) return oneIsTwiceNone(s) ? 2 : 1;
  return mine >= 2 * theirs ? 2 : 1;
};

const shields = pinned(new Uint8Array(MAX_SEATS));

const winsOf = (s: ArchitectsState, seat: Seat): number => {
  const { seats } = s;
  const mine = shields[seat];
  if (seats === 2) return duelWins(s, mine, shields[1 - seat]);
  return (mine > shields[leftOf(seat, seats)] ? 1 : 0) + (mine > shields[rightOf(seat, seats)] ? 1 : 0);
};

const countShields = (s: ArchitectsState): void => {
  for (let seat: Seat = 0; seat < s.seats; seat++) shields[seat] = shieldsOf(s, seat);
};

/** The battle as it would be now, with `more` shields for one seat. */
export const battleOf = (s: ArchitectsState, seat: Seat = 0, more = 0): Battle => {
  countShields(s);
  shields[seat] += more;
  const seats = Array.from({ length: s.seats }, (_, i) => i);
  return { shields: seats.map((i) => shields[i]), victories: seats.map((i) => winsOf(s, i)) };
};

/** Two neighbours who meet in a battle. */
export interface Meeting {
  readonly seats: readonly [Seat, Seat];
  readonly shields: readonly [number, number];
  readonly winner: Seat | undefined;
  /** Tokens that the winner takes. */
  readonly tokens: number;
}

/** The meetings of a battle, each seat with the one on its left. Two seats meet once. */
export const meetingsOf = ({ shields: counted, victories }: Battle): readonly Meeting[] => {
  const seats = counted.length;
  return Array.from({ length: seats === 2 ? 1 : seats }, (_, seat) => {
    const other = leftOf(seat, seats);
    const lead = counted[seat] - counted[other];
    const winner = lead > 0 ? seat : lead < 0 ? other : undefined;
    const tokens = winner === undefined ? 0 : seats === 2 ? victories[winner] : 1;
    return { seats: [seat, other], shields: [counted[seat], counted[other]], winner, tokens };
  });
};

export const fight = (s: ArchitectsState, emit: Emit<ArchitectsEvent> | undefined): void => {
  if (emit !== undefined) {
    const discarded = Array.from({ length: s.seats }, (_, seat) => HORNED_CARDS.reduce((sum, card) => sum + cardsOf(s, seat, card), 0));
    emit.all({ kind: 'battle', battle: battleOf(s), discarded });
  }
  countShields(s);
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    s.victories[seat] += winsOf(s, seat);
    for (let i = 0; i < HORNED_CARDS.length; i++) {
      const card = HORNED_CARDS[i];
      const count = s.city[seat * CARD_COUNT + card];
      if (count > 0) toDiscard(s, seat, card, count);
    }
  }
  s.battle = 0;
};
