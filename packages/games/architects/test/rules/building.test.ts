// Grey and yellow cards: what pays for a stage, and that it must be built.
import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type CardCounts, type CardId, RESOURCES, type Stage } from '../../src/index.ts';
import { build, duo, END, keep, search, take, token } from '../kit/scenario.ts';

describe('[AR-BUILD-1] five resources', () => {
  test('[AR-BUILD-1] any two different ones pay the first stage', () => {
    for (const [i, one] of RESOURCES.entries()) {
      for (const two of RESOURCES.slice(i + 1)) {
        const g = duo({ cards: { [one]: 1 } }, { central: [two] });
        expect(theEvent(g.play(take('central')), 'built').paid).toEqual([one, two]);
      }
    }
  });

  test('[AR-BUILD-1] any two alike pay the second', () => {
    for (const kind of RESOURCES) {
      const g = duo({ built: [1], cards: { [kind]: 1 } }, { central: [kind] });
      expect(theEvent(g.play(take('central')), 'built')).toMatchObject({ stage: 2, paid: [kind, kind] });
    }
  });
});

describe('[AR-BUILD-2] coins', () => {
  test('[AR-BUILD-2] a coin is one unit of any resource', () => {
    for (const kind of RESOURCES) {
      const g = duo({ built: [1], cards: { [kind]: 1 } }, { central: ['coin'] });
      expect(theEvent(g.play(take('central')), 'built')).toMatchObject({ stage: 2, paid: [kind, 'coin'], economy: false });
    }
  });

  test('[AR-BUILD-2] several coins go into one payment', () => {
    const g = duo({ built: [1, 2, 3, 4], cards: { wood: 2, coin: 2 } }, { central: ['glass'] });
    expect(theEvent(g.play(take('central')), 'built')).toMatchObject({ stage: 5, paid: ['wood', 'glass', 'coin', 'coin'] });
  });

  test('[AR-BUILD-2] [AR-R08] coins alone pay too: two coins must build the second stage', () => {
    const g = duo({ built: [1], cards: { coin: 1 } }, { giza: ['coin'] });
    const events = g.play(take('giza'));
    expect(theEvent(events, 'built')).toMatchObject({ seat: 0, stage: 2, points: 5, paid: ['coin', 'coin'], forced: true });
    expect(g.cards(0)).toEqual({});
    g.expectDecision('card', 1);
  });
});

describe('[AR-BUILD-3] different and identical', () => {
  const NOTHING: readonly (readonly [string, readonly Stage[], CardCounts, CardId])[] = [
    ['wood, wood is one kind, not two different', [], { wood: 1 }, 'wood'],
    ['wood, stone is not a pair', [1], { wood: 1 }, 'stone'],
    ['wood, wood, stone is no three different', [1, 2], { wood: 2 }, 'stone'],
    ['wood, wood, coin is no three different', [1, 2], { wood: 2 }, 'coin'],
    ['wood, wood, stone is no three identical', [1, 2, 3], { wood: 2 }, 'stone'],
    ['wood, stone, coin is no three identical', [1, 2, 3], { wood: 1, stone: 1 }, 'coin'],
    ['wood, wood, stone, brick is no four different', [1, 2, 3, 4], { wood: 2, stone: 1 }, 'brick'],
    ['three kinds twice are no four different', [1, 2, 3, 4], { wood: 2, stone: 2, brick: 1 }, 'brick'],
  ];
  test('[AR-BUILD-3] what is not of one kind, or not all different, builds nothing', () =>
    forRows(NOTHING, ([, built, cards, card]) => {
      const g = duo({ built, cards }, { central: [card] });
      expect(eventsOf(g.play(take('central')), 'built')).toEqual([]);
      expect(g.seat(0).built).toEqual(built);
      g.expectDecision('card', 1);
    }));

  const PAID: readonly (readonly [string, readonly Stage[], CardCounts, CardId, readonly CardId[]])[] = [
    ['a coin stands for a kind that is not there yet', [1, 2], { wood: 2, coin: 1 }, 'stone', ['wood', 'stone', 'coin']],
    ['two coins stand for two kinds', [1, 2], { wood: 1, coin: 1 }, 'coin', ['wood', 'coin', 'coin']],
    ['among identical ones a coin takes the kind of the others', [1, 2, 3], { brick: 2 }, 'coin', ['brick', 'brick', 'coin']],
    ['three coins are three identical ones', [1, 2, 3], { coin: 2 }, 'coin', ['coin', 'coin', 'coin']],
    ['four coins are four different ones', [1, 2, 3, 4], { coin: 3 }, 'coin', ['coin', 'coin', 'coin', 'coin']],
  ];
  test('[AR-BUILD-3] a coin stands for any resource', () =>
    forRows(PAID, ([, built, cards, card, paid]) => {
      const g = duo({ built, cards }, { central: [card] });
      expect(theEvent(g.play(take('central')), 'built').paid).toEqual(paid);
    }));
});

describe('[AR-BUILD-4] what can be paid must be built', () => {
  test('[AR-BUILD-4] [AR-R07] wood and a coin must build the first stage', () => {
    const g = duo({ cards: { wood: 1 } }, { giza: ['coin'] });
    const events = g.play(take('giza'));
    expect(theEvent(events, 'built')).toMatchObject({ stage: 1, points: 4, paid: ['wood', 'coin'], forced: true });
    expect(g.row(0, 'wonder')).toBe(4);
    expect(g.cards(0)).toEqual({});
    g.expectDecision('card', 1);
  });

  test('[AR-BUILD-4] nothing is saved: the turn cannot end before', () => {
    const g = duo({ cards: { wood: 1 }, tokens: ['jewellery'] }, { giza: ['coin'] });
    g.play(take('giza'));
    g.expectDecision('act', 0);
    expect(g.refused(END)).toEqual(['forced']);
    g.play(build(1));
    expect(g.can(END)).toBe(true);
  });

  test('[AR-BUILD-4] [AR-R06] wood and wood is one kind only: nothing is built', () => {
    const g = duo({ cards: { wood: 1 } }, { giza: ['wood'] });
    expect(eventsOf(g.play(take('giza')), 'built')).toEqual([]);
    expect(g.cards(0)).toEqual({ wood: 2 });
    expect(g.reason(0, build(1)).why).toContainEqual({ code: 'cannot-pay', short: 1, cost: { count: 2, match: 'different' } });
  });
});

test('[AR-BUILD-5] [AR-R10] two stages in one turn: both must be built', () => {
  const g = duo({ built: [1], cards: { wood: 1, stone: 1, brick: 1, papyrus: 1 } }, { giza: ['wood'] });
  const events = g.play(take('giza'));
  expect(eventsOf(events, 'built').map(({ stage, points, paid }) => ({ stage, points, paid }))).toEqual([
    { stage: 2, points: 5, paid: ['wood', 'wood'] },
    { stage: 3, points: 6, paid: ['stone', 'brick', 'papyrus'] },
  ]);
  expect(g.cards(0)).toEqual({});
  expect(g.seat(0).built).toEqual([1, 2, 3]);
  g.expectDecision('card', 1);
});

describe('[AR-BUILD-6] which stage', () => {
  test('[AR-BUILD-6] a stage needs all stages below it', () => {
    const g = duo({}, {});
    for (const [stage, below] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ] as const) {
      expect(g.reason(0, { kind: 'build', stage }).why).toContainEqual({ code: 'not-yet', needs: [below] });
    }
  });

  test('[AR-BUILD-6] of several that can be paid the player chooses', () => {
    for (const stage of [1, 2] as const) {
      const g = duo({ wonder: 'rhodes', cards: { wood: 1 } }, { rhodes: ['coin'] });
      g.play(take('rhodes'));
      g.expectDecision('act', 0);
      expect(g.buildable()).toEqual([1, 2]);
      expect(g.refused(END)).toContain('forced');
      g.play(build(stage));
      expect(g.seat(0).built).toEqual([stage]);
      g.expectDecision('card', 1);
    }
  });

  test('[AR-BUILD-6] what stands is not built again', () => {
    expect(duo({ built: [1] }).reason(0, build(1)).why).toContainEqual({ code: 'already-built', stage: 1 });
  });
});

describe('[AR-BUILD-7] free choice of payment', () => {
  test('[AR-BUILD-7] the player says which cards go with the coin', () => {
    const g = duo({ built: [1, 2, 3], cards: { wood: 2, stone: 2 } }, { giza: ['coin'] });
    g.play(take('giza'));
    g.expectDecision('act', 0);
    expect(g.payments(4)).toEqual(['stone stone coin', 'wood wood coin']);
    expect(g.refused(build(4))).toContain('which-payment');
    g.play(build(4, 'coin stone stone'));
    expect(g.cards(0)).toEqual({ wood: 2 });
  });

  test('[AR-BUILD-7] at a table with free coins one may be spent although a grey card would do', () => {
    const g = duo(
      { built: [1, 2], cards: { stone: 1, coin: 1 }, tokens: ['urbanism'] },
      { giza: ['wood'], rhodes: ['brick'] },
      { options: { coins: 'free' } },
    );
    g.play(take('giza'));
    expect(g.payments(3)).toEqual(['wood stone coin']);
    g.play(take('rhodes'));
    expect(g.payments(3)).toEqual(['stone brick coin', 'wood brick coin', 'wood stone brick', 'wood stone coin']);
    g.play(build(3, 'wood stone coin'));
    expect(g.cards(0)).toEqual({ brick: 1 });
  });

  test('[AR-BUILD-7] no payment has a card too many', () => {
    const g = duo({ built: [1, 2, 3], cards: { wood: 2, stone: 2 } }, { giza: ['coin'] });
    g.play(take('giza'));
    expect(g.refused(build(4, 'wood wood stone coin'))).toContain('bad-payment');
    expect(g.refused(build(4, 'wood coin'))).toContain('bad-payment');
  });
});

test('[AR-BUILD-8] the payment need not be the one that allows most stages', () => {
  const words = [
    { built: [1], cards: { wood: 1, stone: 1, brick: 1 }, tokens: ['urbanism'] },
    { giza: ['wood'], rhodes: ['coin'] },
    { options: { coins: 'free' } },
  ] as const;
  const wasteful = duo(...words);
  wasteful.playAll(take('giza'), take('rhodes'));
  expect(wasteful.payments(2)).toEqual(['brick coin', 'stone coin', 'wood coin', 'wood wood']);
  wasteful.play(build(2, 'stone coin'));
  wasteful.expectDecision('card', 1);
  expect(wasteful.seat(0).built).toEqual([1, 2]);
  expect(wasteful.cards(0)).toEqual({ wood: 2, brick: 1 });

  const thrifty = duo(...words);
  thrifty.playAll(take('giza'), take('rhodes'), build(2, 'wood wood'));
  expect(thrifty.seat(0).built).toEqual([1, 2, 3]);
});

test('[AR-BUILD-9] what was paid is discarded, the points count and the effect happens at once', () => {
  const g = duo({ wonder: 'ephesus', built: [1], cards: { wood: 1 } }, { ephesus: ['wood'], central: ['blue-3'] });
  const before = g.view().discard;
  const events = g.play(take('ephesus'));
  expect(g.view().discard.wood ?? 0).toBe((before.wood ?? 0) + 2);
  expect(g.view().lastDiscarded).toBe('wood');
  expect(g.seat(0).built).toEqual([1, 2]);
  expect(g.row(0, 'wonder')).toBe(6);
  expect(events.slice(0, 3)).toMatchObject([
    { kind: 'took', by: 'turn' },
    { kind: 'built', stage: 2, points: 3 },
    { kind: 'took', by: 'wonder', deck: 'central', card: 'blue-3' },
  ]);
  expect(g.row(0, 'blue')).toBe(3);
});

test('[AR-BUILD-10] [AR-R60] coins, grey, green and red cards that are left are worth nothing', () => {
  const g = duo(
    { built: [1, 2, 3, 4], cards: { coin: 2, wood: 3, gear: 1, 'red-0': 2 } },
    { rhodes: ['glass'] },
    { other: { built: [1, 2, 3, 4], cards: { papyrus: 1, stone: 1, brick: 1 } }, turn: 1 },
  );
  g.play(take('rhodes'));
  g.expectOver([1]);
  expect(g.score().seats[0]).toEqual({ total: 22, rows: { wonder: 22, blue: 0, cat: 0, military: 0, progress: 0 } });
});

test('[AR-BUILD-11] an extra card may come first and be part of the payment', () => {
  const g = duo({ cards: { stone: 1 }, tokens: ['urbanism'] }, { giza: ['wood'], central: ['glass'] });
  g.play(take('giza'));
  g.expectDecision('act', 0);
  expect(g.payments(1)).toEqual(['wood stone']);
  g.play(take('central'));
  expect(g.payments(1)).toEqual(['stone glass', 'wood glass', 'wood stone']);
  g.play(build(1, 'stone glass'));
  expect(g.cards(0)).toEqual({ wood: 1 });
  g.expectDecision('card', 1);
});

describe('the order of the stages', () => {
  test('[AR-R11] Rhodes: the second stage before the first', () => {
    const g = duo({ wonder: 'rhodes', cards: { wood: 1 } }, { rhodes: ['wood'] });
    const events = g.play(take('rhodes'));
    expect(theEvent(events, 'built')).toMatchObject({ stage: 2, points: 4, forced: true });
    expect(theEvent(events, 'shield').shields).toBe(1);
    expect(g.seat(0)).toMatchObject({ built: [2], shields: 1 });
    expect(g.row(0, 'wonder')).toBe(4);
  });

  test('[AR-R12] Rhodes: with the second stage alone the first must come, and only then the third', () => {
    const g = duo({ wonder: 'rhodes', built: [2], cards: { wood: 1 } }, { rhodes: ['stone'] });
    expect(g.reason(0, build(3)).why).toContainEqual({ code: 'not-yet', needs: [1] });
    expect(theEvent(g.play(take('rhodes')), 'built')).toMatchObject({ stage: 1, points: 4 });
    expect(g.reason(0, build(3)).why.map(({ code }) => code)).not.toContain('not-yet');
  });

  test('[AR-R13] Ephesus: the third stage before the second and the fourth', () => {
    const g = duo({ wonder: 'ephesus', built: [1], cards: { wood: 1, stone: 1 } }, { ephesus: ['brick'], central: ['blue-3'] });
    const events = g.play(take('ephesus'));
    expect(theEvent(events, 'built')).toMatchObject({ stage: 3, points: 4, forced: true });
    expect(g.seat(0).built).toEqual([1, 3]);
    expect(g.cards(0)).toEqual({ 'blue-3': 1 });
    expect(g.reason(0, build(5)).why).toContainEqual({ code: 'not-yet', needs: [2, 4] });
  });

  test('[AR-R15] Babylon: the fifth stage before the fourth, and the game goes on', () => {
    const g = duo({ wonder: 'babylon', built: [1, 2, 3], cards: { wood: 1, stone: 1, brick: 1 } }, { babylon: ['glass'] });
    expect(theEvent(g.play(take('babylon')), 'built')).toMatchObject({ stage: 5, points: 7, forced: true });
    expect(g.seat(0).built).toEqual([1, 2, 3, 5]);
    g.expectDecision('card', 1);
  });

  test('[AR-R16] Babylon: the fourth stage as the last gives a token, then the game ends', () => {
    const g = duo(
      { wonder: 'babylon', built: [1, 2, 3, 5], cards: { wood: 2 } },
      { babylon: ['wood'] },
      { open: ['decor', 'tactics', 'politics'] },
    );
    expect(theEvent(g.play(take('babylon')), 'built')).toMatchObject({ stage: 4, points: 5 });
    g.expectDecision('token', 0);
    const events = g.play(token('decor'));
    expect(theEvent(events, 'over')).toEqual({ kind: 'over', ending: 'wonder', winners: [0] });
    g.expectOver([0]);
    expect(g.tokens(0)).toEqual(['decor']);
  });

  test('[AR-R17] Halicarnassus: the third and the fourth stage in either order, the fifth after both', () => {
    const words = { wonder: 'halicarnassus', built: [1, 2] } as const;
    const third = duo({ ...words, cards: { wood: 1, stone: 1 } }, { halicarnassus: ['brick'] });
    third.play(take('halicarnassus'));
    expect(third.seat(0).built).toEqual([1, 2, 3]);
    expect(third.reason(0, build(5)).why).toContainEqual({ code: 'not-yet', needs: [4] });

    const fourth = duo({ ...words, cards: { wood: 2 } }, { central: ['wood'], rhodes: ['blue-3', 'red-0'] });
    fourth.play(take('central'));
    expect(fourth.seat(0).built).toEqual([1, 2, 4]);
    fourth.playAll(search('rhodes'), keep('blue-3'));
    expect(fourth.reason(0, build(5)).why).toContainEqual({ code: 'not-yet', needs: [3] });
  });

  test('[AR-R18] Olympia: the third stage before the second; the fourth needs both', () => {
    const g = duo({ wonder: 'olympia', built: [1], cards: { wood: 1, stone: 1 } }, { olympia: ['brick'] });
    expect(theEvent(g.play(take('olympia')), 'built')).toMatchObject({ stage: 3, points: 5, forced: true });
    expect(g.seat(0).built).toEqual([1, 3]);
    expect(g.reason(0, build(4)).why).toContainEqual({ code: 'not-yet', needs: [2] });
  });
});
