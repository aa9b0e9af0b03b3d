// Red cards, conflict tokens, battle.
import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CardCounts, WonderId } from '../../src/index.ts';
import { CONFLICT_TOKENS } from '../../src/index.ts';
import { build, decksWith, duo, END, exchange, type Scenario, tableWith, take, token } from '../kit/scenario.ts';

const WONDERS: readonly WonderId[] = ['giza', 'babylon', 'olympia', 'ephesus', 'alexandria', 'halicarnassus', 'rhodes'];

/** The seats have so many shields, all by cards; the last of the first seat comes with the horn that brings the battle. */
const battleWith = (...shields: readonly number[]): Scenario => {
  const cities = shields.map((count, seat) => {
    const red = seat === 0 ? count - 1 : count;
    const cards: CardCounts = { 'red-0': Math.min(red, 2), 'red-1': Math.max(red - 2, 0) };
    return { wonder: WONDERS[seat], cards: Object.fromEntries(Object.entries(cards).filter(([, n]) => n > 0)) };
  });
  const seats = shields.length as 2 | 3 | 4 | 5 | 6 | 7;
  const g = tableWith({ options: { seats }, cities, decks: decksWith({ giza: ['red-1'] }), battle: CONFLICT_TOKENS[seats] - 1 });
  const events = g.play(take('giza'));
  expect(theEvent(events, 'battle').battle.shields).toEqual(shields);
  return g;
};
const victories = (g: Scenario): readonly number[] => g.view().seats.map((city) => city.victories);

test('[AR-WAR-1] every red card is one shield, whatever its horns', () => {
  for (const card of ['red-0', 'red-1', 'red-2'] as const) {
    const g = duo({}, { rhodes: [card] });
    g.play(take('rhodes'));
    expect(g.seat(0)).toMatchObject({ shields: 1, horned: card === 'red-0' ? 0 : 1 });
    expect(g.view().conflict.battle).toBe(Number(card.at(-1)));
  }
});

describe('[AR-WAR-2] horns flip conflict tokens', () => {
  test('[AR-WAR-2] one each', () => {
    const g = duo({}, { rhodes: ['red-2'] });
    expect(theEvent(g.play(take('rhodes')), 'flipped')).toEqual({ kind: 'flipped', seat: 0, count: 2, battle: 2, tokens: 3 });
    const none = duo({}, { rhodes: ['red-0'] });
    expect(eventsOf(none.play(take('rhodes')), 'flipped')).toEqual([]);
  });

  test('[AR-WAR-2] a horn beyond the last token does nothing', () => {
    const g = duo({}, { rhodes: ['red-2'] }, { battle: 2 });
    const events = g.play(take('rhodes'));
    expect(theEvent(events, 'flipped')).toMatchObject({ count: 1, battle: 3, tokens: 3 });
    theEvent(events, 'battle');
    expect(g.view().conflict).toEqual({ tokens: 3, battle: 0 });
  });
});

describe('[AR-WAR-3] the last token brings one battle at the end of the turn', () => {
  test('[AR-WAR-3] [AR-R40] a red extra card still counts, and flips nothing more', () => {
    const g = duo({ tokens: ['propaganda'] }, { giza: ['red-1'], rhodes: ['red-2'] }, { battle: 2, other: { cards: { 'red-0': 1 } } });
    const first = g.play(take('giza'));
    expect(theEvent(first, 'flipped').battle).toBe(3);
    expect(eventsOf(first, 'battle')).toEqual([]);
    g.expectDecision('act', 0);
    const second = g.play(take('rhodes'));
    expect(eventsOf(second, 'flipped')).toEqual([]);
    expect(theEvent(second, 'battle').battle).toEqual({ shields: [2, 1], victories: [2, 0] });
    expect(g.view().conflict).toEqual({ tokens: 3, battle: 0 });
    g.expectDecision('card', 1);
  });

  test('[AR-WAR-3] before it there is no battle', () => {
    const g = duo({}, { rhodes: ['red-2'] });
    expect(eventsOf(g.play(take('rhodes')), 'battle')).toEqual([]);
    expect(g.view().conflict.battle).toBe(2);
  });
});

describe('[AR-WAR-4] shields', () => {
  test('[AR-WAR-4] red cards, stages of Rhodes and 2 for Tactics', () => {
    const g = duo({ wonder: 'rhodes', built: [1, 2, 3, 4], cards: { 'red-0': 2, 'red-1': 1 }, tokens: ['tactics'] });
    expect(g.seat(0)).toMatchObject({ shields: 3 + 2 + 2, horned: 1 });
    expect(g.seat(1).shields).toBe(0);
  });

  test('[AR-WAR-4] stages of other wonders have none', () => {
    expect(duo({ wonder: 'olympia', built: [1, 2, 3, 4] }).seat(0).shields).toBe(0);
  });

  test('[AR-WAR-4] [AR-R45] a shield that Rhodes gets in the turn of the battle counts', () => {
    const g = duo(
      { wonder: 'rhodes', cards: { wood: 1 }, tokens: ['urbanism'] },
      { rhodes: ['wood'], giza: ['red-1'] },
      { battle: 2, other: { cards: { 'red-0': 1 } } },
    );
    g.play(take('rhodes'));
    const events = g.play(take('giza'));
    expect(theEvent(events, 'built').stage).toBe(2);
    expect(theEvent(events, 'battle').battle).toEqual({ shields: [2, 1], victories: [2, 0] });
  });
});

describe('[AR-WAR-5] three seats and more', () => {
  test('[AR-WAR-5] [AR-R41] a token for each neighbour with fewer shields', () => {
    expect(victories(battleWith(3, 1, 2))).toEqual([2, 0, 1]);
    expect(victories(battleWith(2, 2, 2))).toEqual([0, 0, 0]);
  });

  test('[AR-WAR-5] only neighbours meet, a tie gives nothing', () => {
    expect(victories(battleWith(1, 3, 1, 2))).toEqual([0, 2, 0, 2]);
    expect(victories(battleWith(1, 0, 2, 2, 0))).toEqual([2, 0, 1, 1, 0]);
    expect(victories(battleWith(1, 0, 0, 0, 0, 0, 4))).toEqual([1, 0, 0, 0, 0, 0, 2]);
  });

  test('[AR-WAR-5] twice as many shields is no more than more', () => {
    expect(victories(battleWith(4, 0, 4))).toEqual([1, 0, 1]);
  });

  test('[AR-WAR-5] nobody loses anything', () => {
    const g = tableWith({
      options: { seats: 3 },
      cities: [{ wonder: 'giza' }, { wonder: 'babylon', victories: 2 }, { wonder: 'olympia', victories: 1 }],
      decks: decksWith({ giza: ['red-1'] }),
      battle: 2,
    });
    g.play(take('giza'));
    expect(victories(g)).toEqual([2, 2, 1]);
  });
});

describe('[AR-WAR-6] two seats', () => {
  test('[AR-WAR-6] [AR-R42] one token for more shields, two for twice as many', () =>
    forRows(
      [
        [2, 1, 2],
        [3, 2, 1],
        [4, 2, 2],
        [3, 3, 0],
        [2, 0, 2],
        [5, 3, 1],
        [1, 2, 0],
      ],
      ([mine, theirs, tokens]) => {
        expect(victories(battleWith(mine, theirs))[0]).toBe(tokens);
      },
    ));

  test('[AR-WAR-6] it is the same for the other seat', () => {
    expect(victories(battleWith(1, 2))).toEqual([0, 2]);
    expect(victories(battleWith(2, 3))).toEqual([0, 1]);
  });
});

test('[AR-WAR-7] [AR-R43] at two seats 1 shield against none is twice as many', () => {
  expect(victories(battleWith(1, 0))).toEqual([2, 0]);
  expect(victories(battleWith(2, 0))).toEqual([2, 0]);
});

test('[AR-WAR-8] afterwards all discard their horned cards, and all tokens show peace', () => {
  const g = tableWith({
    options: { seats: 3 },
    cities: [
      { wonder: 'giza', cards: { 'red-0': 1, 'red-1': 1 } },
      { wonder: 'babylon', cards: { 'red-0': 2 } },
      { wonder: 'rhodes', built: [1, 2], cards: { 'red-1': 1, 'red-2': 1 }, tokens: ['tactics'] },
    ],
    decks: decksWith({ giza: ['red-1'] }),
    battle: 2,
  });
  const before = g.view().discard;
  const events = g.play(take('giza'));
  expect(theEvent(events, 'battle')).toEqual({
    kind: 'battle',
    battle: { shields: [3, 2, 5], victories: [1, 0, 2] },
    discarded: [2, 0, 2],
  });
  expect([g.cards(0), g.cards(1), g.cards(2)]).toEqual([{ 'red-0': 1 }, { 'red-0': 2 }, {}]);
  expect(g.view().seats.map(({ shields }) => shields)).toEqual([1, 2, 3]);
  expect(g.view().discard['red-1']).toBe((before['red-1'] ?? 0) + 3);
  expect(g.view().discard['red-2']).toBe((before['red-2'] ?? 0) + 1);
  expect(g.view().conflict).toEqual({ tokens: 3, battle: 0 });
});

test('[AR-WAR-8] the next battle starts from peace', () => {
  const g = duo({}, { giza: ['red-1'], rhodes: ['red-2', 'red-1'] }, { battle: 2 });
  g.play(take('giza'));
  g.play(take('rhodes'));
  expect(g.view().conflict.battle).toBe(2);
  theEvent(g.play(take('rhodes')), 'battle');
});

test('[AR-WAR-9] victory tokens never run out, and each is worth 3', () => {
  const g = duo({ victories: 28 }, { giza: ['red-1'] }, { battle: 2 });
  expect(g.row(0, 'military')).toBe(84);
  g.play(take('giza'));
  expect(g.seat(0).victories).toBe(30);
  expect(g.row(0, 'military')).toBe(90);
});

test('[AR-R46] the last stage and the last conflict token in one turn: battle first, and what it wins counts', () => {
  const g = duo(
    { built: [1, 2, 3, 4], cards: { wood: 1, stone: 1, brick: 1 }, tokens: ['crafts'] },
    { giza: ['glass'], rhodes: ['red-1'] },
    { battle: 2 },
  );
  g.play(take('giza'));
  g.expectDecision('act', 0);
  g.play(build(5, 'wood stone brick glass'));
  const events = g.play(take('rhodes'));
  expect(events.map(({ kind }) => kind)).toEqual(['took', 'flipped', 'battle', 'over']);
  g.expectOver([0]);
  expect(g.score().seats[0].rows).toMatchObject({ wonder: 30, military: 6 });
});

test('[AR-TOKEN-11] Tactics taken in the turn of the battle counts in it', () => {
  const g = duo(
    { cards: { gear: 1 }, tokens: ['science'] },
    { rhodes: ['gear', 'red-1'] },
    { battle: 2, open: ['tactics', 'decor', 'politics'], other: { cards: { 'red-0': 1 } } },
  );
  g.playAll(take('rhodes'), exchange('gear', 'gear'), token('tactics'));
  expect(g.seat(0).shields).toBe(2);
  const events = g.play(take('rhodes'));
  expect(theEvent(events, 'battle').battle).toEqual({ shields: [3, 1], victories: [2, 0] });
  // It stays.
  expect(g.seat(0).shields).toBe(2);
  expect(g.awaited()).toBe(1);
  expect(g.legal()).not.toContainEqual(END);
});
