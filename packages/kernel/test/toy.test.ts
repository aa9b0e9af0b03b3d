import { describe, expect, test } from 'vitest';
import { ActionList, EventList, FastRng, NO_ACTION, eventsFor, legalMoves, seatsOf, type Seat } from '../src/index.ts';
import { toy, type ToyEvent, type ToyMove, type ToyPosition, type ToyState, forRows } from '../testing/index.ts';

const positionOf = (words: ToyPosition): ToyState => {
  const position = toy.position(words, new FastRng(1));
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value.state;
};

const play = (s: ToyState, ...moves: ToyMove[]): EventList<ToyEvent> => {
  const joint = new Int32Array(s.seats).fill(NO_ACTION);
  for (const [i, seat] of seatsOf(toy.awaiting(s)).entries()) joint[seat] = toy.toAction(s, seat, moves[i]!) as number;
  const events = new EventList<ToyEvent>();
  toy.step(s, joint, events);
  return events;
};

const card = (n: number): ToyMove => ({ kind: 'play', card: `card-${n}` });

const HANDS: ToyPosition = {
  hands: [
    ['card-1', 'card-2', 'card-3'],
    ['card-8', 'card-9', 'card-10'],
  ],
  pile: ['token-5', 'token-6', 'token-1', 'token-2', 'token-3', 'token-4'],
};

const kindsFor = (s: ToyState, seat: Seat): string[] => legalMoves(toy, s, seat).map((move) => move.kind);

describe('rules', () => {
  test('the highest card takes the top token, the lowest has a follow-up', () => {
    const s = positionOf(HANDS);
    const events = play(s, card(3), card(8));
    expect(events.items.map((event) => event.full)).toContainEqual({ kind: 'took', seat: 1, token: 'token-5' });
    expect(toy.view(s, 0)).toMatchObject({ phase: 'follow', loser: 0, taken: [[], ['token-5']], played: [['card-3'], ['card-8']] });
    expect(kindsFor(s, 0)).toEqual(['peek', 'bury', 'wait']);
    expect(kindsFor(s, 1)).toEqual([]);
  });

  test('a look at the bottom is for one seat alone, once, and stays known when the pile moves', () => {
    const s = positionOf(HANDS);
    play(s, card(3), card(8));
    const events = play(s, { kind: 'peek' }).items;
    expect(eventsFor(events, 0)).toEqual([{ kind: 'peeked', seat: 0, token: 'token-4' }]);
    expect(eventsFor(events, 1)).toEqual([{ kind: 'peeked', seat: 0 }]);
    play(s, card(2), card(9));
    expect(kindsFor(s, 0)).toEqual(['bury', 'wait']);
    play(s, { kind: 'bury' });
    expect(toy.view(s, 0).pile.map((slot) => slot.token)).toEqual([undefined, undefined, 'token-4', undefined]);
    expect(toy.view(s, 1).pile.map((slot) => slot.token)).toEqual([undefined, undefined, undefined, undefined]);
    expect(toy.view(s, 1).pile.map((slot) => slot.seenBy)).toEqual([[], [], [0], []]);
  });

  test('an open pile is known to all and needs no look', () => {
    const s = positionOf({ ...HANDS, options: { openPile: true } });
    expect(toy.view(s, -1).pile.map((slot) => slot.token)).toEqual(HANDS.pile);
    play(s, card(3), card(8));
    expect(kindsFor(s, 0)).toEqual(['bury', 'wait']);
  });

  test('the game is over with the last cards; of equal totals the most in tokens wins', () => {
    const s = positionOf({
      hands: [
        ['card-1', 'card-2', 'card-16'],
        ['card-8', 'card-9', 'card-3'],
      ],
      pile: ['token-1', 'token-2', 'token-3'],
    });
    play(s, card(1), card(8));
    play(s, { kind: 'wait' });
    play(s, card(16), card(9));
    play(s, { kind: 'wait' });
    const events = play(s, card(2), card(3));
    expect(toy.score(s)).toEqual({
      seats: [
        { total: 3, rows: { tokens: 2, patience: 1 } },
        { total: 5, rows: { tokens: 4, patience: 1 } },
      ],
      ending: 'hands-empty',
      winners: [1],
      tieBreak: undefined,
    });
    expect(events.items.at(-1)?.full).toEqual({ kind: 'over', winners: [1] });

    // The same end with two more points of patience for seat 0: 5 each, but 4 of those of seat 1 are in tokens.
    s.patience[0] = 3;
    expect(toy.score(s)).toMatchObject({ winners: [1], tieBreak: 'tokens' });

    // Equal in both.
    s.owner.fill(255);
    s.patience.set([2, 2]);
    expect(toy.score(s)).toMatchObject({ winners: [0, 1] });
    const shares = new Float64Array(2);
    toy.result(s, shares);
    expect([...shares]).toEqual([0.5, 0.5]);
  });

  test('step refuses what was never legal, loudly', () => {
    const s = positionOf(HANDS);
    expect(() => play(s, card(8), card(9))).toThrow('does not hold');
    const t = positionOf(HANDS);
    play(t, card(3), card(8));
    expect(() => play(t, card(2))).toThrow('no follow-up');
  });
});

describe('redeal', () => {
  test('deals every unseen card to every hidden place equally often, and never moves what is seen', () => {
    const s = positionOf(HANDS);
    const rng = new FastRng(3);
    const held = Array.from({ length: 16 }, () => 0);
    const top = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 13_000; i++) {
      toy.redeal(s, 0, rng);
      s.place.forEach((place, index) => (held[index]! += place === 1 ? 1 : 0));
      top[s.pile[0]!]! += 1;
    }
    expect(held.slice(0, 3)).toEqual([0, 0, 0]);
    // 3 of 13 unseen cards are in the other hand: 3,000 times each; 48 is one standard deviation.
    for (const count of held.slice(3)) expect(Math.abs(count - 3000)).toBeLessThan(5 * 48);
    for (const count of top) expect(Math.abs(count - 13_000 / 6)).toBeLessThan(5 * 43);
  });
});

describe('position', () => {
  test('fills what is not named', () => {
    const s = positionOf({ options: { seats: 3 }, hands: [['card-5']] });
    const list = new ActionList();
    for (const seat of [0, 1, 2]) {
      toy.actions(s, seat, list);
      expect(list.length).toBe(3);
    }
    expect(legalMoves(toy, s, 0)).toContainEqual(card(5));
    expect([...s.pile].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('refuses what is not one, with its place', () =>
    forRows(
      [
        [7, ''],
        [{ rows: [] }, 'rows'],
        [{ options: { seats: 9 } }, 'seats'],
        [{ hands: 1 }, 'hands'],
        [{ hands: [[], [], []] }, 'hands'],
        [{ hands: [['card-1', 'card-2', 'card-3', 'card-4']] }, 'hands[0]'],
        [{ hands: [[], ['card-17']] }, 'hands[1]'],
        [{ hands: [['card-1'], ['card-1']] }, 'hands[1]'],
        [{ pile: 'token-1' }, 'pile'],
        [{ pile: ['token-7'] }, 'pile'],
        [{ pile: ['token-1', 'token-1'] }, 'pile'],
      ],
      ([words, path]) => {
        expect(toy.position(words, new FastRng(1))).toMatchObject({ ok: false, error: { code: 'bad-input', path } });
      },
    ));
});
