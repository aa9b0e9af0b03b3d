import { FastRng, type Seat, SPECTATOR } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import {
  CARD_IDS,
  type CardDef,
  type CardId,
  CARDS,
  type SevenWondersMove,
  type SevenWondersOptions,
  type SevenWondersState,
  sevenWonders,
} from '../../src/index.ts';
import { ageOf, HAND_SLOTS, OVER, seatOf, TURN, turnsOf } from '../../src/state.ts';
import { MAX_STAGES, NONE } from '../../src/tables.ts';
import { AllDeals } from '../kit/all-deals.ts';
import { ALL_OPTIONS } from '../kit/random.ts';
import { type Witness, witnessed } from '../kit/witness.ts';

/** What is hidden does not depend on who has which board: every number of seats, with and without Cities and teams. */
const TABLES: readonly SevenWondersOptions[] = ALL_OPTIONS.filter(({ boards, sides }) => boards === 'random' && sides === 'night');

/** Each outcome of so many runs came up about as often as its share says: within five standard deviations. */
const expectShares = (counts: ReadonlyMap<string, number>, shares: ReadonlyMap<string, number>, runs: number): void => {
  expect([...counts.keys()].filter((key) => !shares.has(key))).toEqual([]);
  for (const [key, share] of shares) {
    const deviation = Math.sqrt(runs * share * (1 - share));
    const found = counts.get(key) ?? 0;
    expect(Math.abs(found - runs * share), `${key}: ${found} of about ${runs * share}`).toBeLessThanOrEqual(5 * deviation);
    expect(found, key).toBeGreaterThan(0);
  }
};

const tally = (s: SevenWondersState, viewer: Seat, runs: number, what: (s: SevenWondersState) => string): Map<string, number> => {
  const rng = new FastRng(11);
  const copy = sevenWonders.blank(sevenWonders.view(s, SPECTATOR).options);
  sevenWonders.copy(s, copy);
  const counts = new Map<string, number>();
  for (let n = 0; n < runs; n++) {
    sevenWonders.redeal(copy, viewer, rng);
    const key = what(copy);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Few cards go face down, so that all deals can be tried. */
const mostlyBuild = (move: SevenWondersMove, rng: FastRng): boolean =>
  move.kind === 'revive' || (rng.int(5) === 0 ? move.kind !== 'build' : move.kind === 'build');

interface Case {
  readonly options: Partial<SevenWondersOptions> & { readonly seats: number };
  readonly age: 1 | 2 | 3;
  /** What else the moment must have. */
  readonly where?: Where;
}
type Where = (s: SevenWondersState, viewer: Seat, deals: AllDeals) => boolean;

const MOST_WAYS = 400;
const LEAST_WAYS = 6;

/** Compares redeals with all deals at one moment of the game, if there is one that can be compared. */
const compareIn = ({ options, age, where = () => true }: Case & { readonly options: SevenWondersOptions }, seed: number): boolean => {
  let done = false;
  const visit = (s: SevenWondersState, witness: Witness): void => {
    if (s.age !== age || s.decision === OVER || s.turn < turnsOf(s)) return;
    for (let viewer = 0; viewer < s.seats; viewer++) {
      const deals = new AllDeals(s, witness, viewer, age);
      if (done || deals.effort > 20_000 || !where(s, viewer, deals)) continue;
      const ways = deals.ways();
      expect(ways.has(deals.keyOf(deals.dealOf(s))), 'the truth is one of the deals').toBe(true);
      if (ways.size < LEAST_WAYS || ways.size > MOST_WAYS) continue;
      done = true;
      const all = [...ways.values()].reduce((a, b) => a + b, 0);
      const runs = 50 * all;
      const shares = new Map([...ways].map(([key, n]) => [key, n / all]));
      expectShares(
        tally(s, viewer, runs, (dealt) => deals.keyOf(deals.dealOf(dealt))),
        shares,
        runs,
      );
    }
  };
  witnessed(options, seed, visit, mostlyBuild);
  return done;
};

/** Compares redeals with all deals, at a few moments late in an age, where there are not too many. */
const compare = (settings: Case): void => {
  const full: SevenWondersOptions = { cities: false, teams: false, boards: 'random', sides: 'night', ...settings.options };
  const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);
  let compared = 0;
  for (const seed of seeds) {
    if (compareIn({ ...settings, options: full }, seed)) compared++;
    if (compared === 3) break;
  }
  expect(compared).toBe(3);
};

test('a redeal gives every deal that fits what a seat has seen, all equally often', () => {
  compare({ options: { seats: 3 }, age: 1 });
  compare({ options: { seats: 3 }, age: 2 });
});

const colourOf = (id: CardId): string => CARDS[id].colour;
const isUnseen =
  (colour: string): Where =>
  (s, _, deals) =>
    deals.poolOf(s).some((id) => colourOf(id) === colour);

test('a hidden card may be a black card or a guild that is not in the game at all', () => {
  compare({ options: { seats: 3, cities: true }, age: 1, where: isUnseen('black') });
  compare({ options: { seats: 3 }, age: 3, where: isUnseen('purple') });
  compare({ options: { seats: 3, cities: true }, age: 3, where: isUnseen('purple') });
});

test('partners see what both have held', () => {
  compare({ options: { seats: 4, teams: true }, age: 1 });
  compare({ options: { seats: 4, teams: true, cities: true }, age: 2 });
});

const hasLooked: Where = (s, viewer) => {
  for (let i = 0; i < s.looked[viewer]; i++) if (ageOf(s.pileFrom[i]) === s.age && seatOf(s.pileFrom[i]) !== viewer) return true;
  return false;
};

test('who has looked through the discard pile knows its cards', () => {
  compare({ options: { seats: 3 }, age: 2, where: hasLooked });
});

test('cards that a seat has sold and buried itself stay where they are', () => {
  let own = 0;
  const rng = new FastRng(3);
  for (const options of TABLES) {
    const dealt = sevenWonders.blank(options);
    witnessed(options, 6, (s) => {
      sevenWonders.copy(s, dealt);
      for (let viewer = 0; viewer < s.seats; viewer++) {
        sevenWonders.redeal(dealt, viewer, rng);
        for (let i = 0; i < s.pileCount; i++) {
          if (seatOf(s.pileFrom[i]) !== viewer) continue;
          own++;
          if (dealt.pile[i] !== s.pile[i]) expect(dealt.pile).toEqual(s.pile);
        }
        const mine = (under: Uint8Array): Uint8Array => under.subarray(viewer * MAX_STAGES, (viewer + 1) * MAX_STAGES);
        if (mine(dealt.under).join() !== mine(s.under).join()) expect(mine(dealt.under)).toEqual(mine(s.under));
        sevenWonders.copy(s, dealt);
      }
    });
  }
  expect(own).toBeGreaterThan(1000);
});

test('hands are sorted after a redeal, and hold as many cards as before', () => {
  const rng = new FastRng(5);
  let changed = 0;
  for (const options of TABLES) {
    const dealt = sevenWonders.blank(options);
    witnessed(options, 7, (s) => {
      const viewer = rng.int(s.seats + 1) - 1;
      sevenWonders.copy(s, dealt);
      sevenWonders.redeal(dealt, viewer, rng);
      for (let seat = 0; seat < s.seats; seat++) {
        const hand = dealt.hand.subarray(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS);
        const before = s.hand.subarray(seat * HAND_SLOTS, (seat + 1) * HAND_SLOTS);
        // Places without a card come last, and NONE is larger than any card.
        if (hand.join() !== hand.toSorted().join()) expect(hand).toEqual(hand.toSorted());
        if (hand.indexOf(NONE) !== before.indexOf(NONE)) expect(hand.indexOf(NONE)).toBe(before.indexOf(NONE));
        if (hand.join() !== before.join()) changed++;
      }
    });
  }
  expect(changed).toBeGreaterThan(100);
});

test('what other seats did last says the same card as the place where it lies', () => {
  const rng = new FastRng(9);
  let checked = 0;
  for (const options of TABLES) {
    const dealt = sevenWonders.blank(options);
    witnessed(options, 8, (s) => {
      if (s.decision !== TURN || s.turn === 1) return;
      sevenWonders.copy(s, dealt);
      sevenWonders.redeal(dealt, 0, rng);
      for (let seat = 1; seat < s.seats; seat++) {
        const { seats, discard } = sevenWonders.view(dealt, seat);
        const { last, stages } = seats[seat];
        if (last === undefined || last.kind === 'built') continue;
        const sold = discard.filter((place) => place.seat === seat && place.age === s.age && place.turn === s.turn - 1);
        // A card that was sold and then built by another is in nobody's hand and in no pile.
        if (last.kind === 'sold' && sold.length === 0) continue;
        checked++;
        expect(last.card).toBe(last.kind === 'stage' ? stages[last.stage - 1].card : sold[0].card);
      }
    });
  }
  expect(checked).toBeGreaterThan(50);
});

test('a coming hand may hold any card of its age; a guild comes as often as guilds are in the game', () => {
  const options: SevenWondersOptions = { seats: 3, cities: true, teams: false, boards: 'random', sides: 'day' };
  const s = sevenWonders.blank(options);
  sevenWonders.setup(options, new FastRng(1), s);
  const runs = 20_000;
  for (const age of [2, 3] as const) {
    const first = (age - 1) * s.seats * HAND_SLOTS;
    const shares = new Map<string, number>();
    for (const id of CARD_IDS) {
      const def: CardDef = CARDS[id];
      if (def.age !== age) continue;
      // 24 cards: three of the fourteen black ones, in Age III five of the ten guilds, and every copy of the others.
      const inGame = def.colour === 'black' ? 3 / 14 : def.colour === 'purple' ? 5 / 10 : (def.copies ?? []).filter((n) => n <= 3).length;
      if (inGame > 0) shares.set(id, inGame / 24);
    }
    expect([...shares.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expectShares(
      tally(s, 0, runs, (dealt) => CARD_IDS[dealt.deck[first]]),
      shares,
      runs,
    );
  }
});
