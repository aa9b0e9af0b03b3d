// What each wonder does when a stage with its sign is built.
import { eventsOf, forRows, kindsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Stage, WonderId } from '../../src/index.ts';
import { WONDERS } from '../../src/index.ts';
import { build, decksWith, duo, END, keep, search, tableWith, take, token } from '../kit/scenario.ts';

const OPEN = { open: ['decor', 'politics', 'strategy'] as const };

describe('[AR-WONDER-1] effects happen at once, and only with a stage that has the sign', () => {
  const SIGNS: readonly (readonly [WonderId, readonly Stage[]])[] = [
    ['alexandria', [2, 4]],
    ['babylon', [2, 4]],
    ['ephesus', [2, 3, 4]],
    ['giza', []],
    ['halicarnassus', [2, 4]],
    ['olympia', [2, 4]],
    ['rhodes', [2, 4]],
  ];
  test('[AR-WONDER-1] each wonder has the stages of its board', () =>
    forRows(SIGNS, ([wonder, stages]) => {
      expect(WONDERS[wonder].stages.flatMap(({ effect }, n) => (effect ? [n + 1] : []))).toEqual(stages);
    }));

  test('[AR-WONDER-1] they cannot be left', () => {
    const alexandria = duo({ wonder: 'alexandria', built: [1], cards: { wood: 1 } }, { alexandria: ['wood'] });
    alexandria.play(take('alexandria'));
    alexandria.expectDecision('any-deck', 0);
    expect(alexandria.legal()).not.toContainEqual(END);
    const halicarnassus = duo({ wonder: 'halicarnassus', built: [1], cards: { wood: 1 } }, { halicarnassus: ['wood', 'red-0', 'coin'] });
    halicarnassus.play(take('halicarnassus'));
    halicarnassus.expectDecision('search', 0);
    expect(halicarnassus.legal()).not.toContainEqual(END);
    halicarnassus.play(search('halicarnassus'));
    halicarnassus.expectDecision('keep', 0);
    expect(halicarnassus.legal()).not.toContainEqual(END);
    const babylon = duo({ wonder: 'babylon', built: [1], cards: { wood: 1 } }, { babylon: ['wood'] }, OPEN);
    babylon.play(take('babylon'));
    babylon.expectDecision('token', 0);
    expect(babylon.legal()).not.toContainEqual(END);
  });

  test('[AR-WONDER-1] a stage without the sign has none', () => {
    for (const wonder of ['alexandria', 'babylon', 'ephesus', 'halicarnassus', 'olympia'] as const) {
      const g = duo({ wonder, cards: { wood: 1 } }, { central: ['stone'] });
      expect(kindsOf(g.play(take('central')))).toEqual(['took', 'built', 'turn']);
    }
  });
});

describe('[AR-WONDER-2] Alexandria: the top card of any deck', () => {
  const WONDERS_OF_FIVE = ['alexandria', 'babylon', 'ephesus', 'giza', 'rhodes'] as const;
  const five = (built: readonly Stage[], cards: object, card: 'wood') => {
    const g = tableWith({
      options: { seats: 5 },
      cities: WONDERS_OF_FIVE.map((wonder, seat) => (seat === 0 ? { wonder, built, cards } : { wonder })),
      decks: decksWith({ alexandria: [card], ephesus: ['blue-3'] }),
    });
    g.play(take('alexandria'));
    return g;
  };

  test('[AR-WONDER-2] [AR-R47] with five players six decks are open, also those of players who are no neighbours', () => {
    const g = five([1], { wood: 1 }, 'wood');
    g.expectDecision('any-deck', 0);
    expect(g.legal().length).toBe(6);
    expect([...g.reach()].sort()).toEqual([...WONDERS_OF_FIVE, 'central'].sort());
    expect(g.deck('central', 0).top).toBeUndefined();
    expect(theEvent(g.play(take('ephesus')), 'took')).toMatchObject({ deck: 'ephesus', card: 'blue-3', by: 'wonder' });
    expect(g.cards(0)).toEqual({ 'blue-3': 1 });
    g.expectDecision('card', 1);
  });

  test('[AR-WONDER-2] with the fourth stage too', () => {
    const g = five([1, 2, 3], { wood: 2 }, 'wood');
    g.expectDecision('any-deck', 0);
    expect(g.seat(0).built).toEqual([1, 2, 3, 4]);
  });

  test('[AR-WONDER-2] an empty deck is not among them', () => {
    const g = tableWith({
      options: { seats: 3 },
      cities: [{ wonder: 'alexandria', built: [1], cards: { wood: 1 } }, { wonder: 'babylon' }, { wonder: 'giza' }],
      decks: decksWith({ alexandria: ['wood'] }, { babylon: 0 }),
    });
    g.play(take('alexandria'));
    expect([...g.reach()].sort()).toEqual(['alexandria', 'central', 'giza']);
    expect(g.refused(take('babylon'))).toContain('deck-empty');
  });
});

test('[AR-WONDER-3] Ephesus: the top card of the central deck, with each of the stages 2, 3 and 4', () => {
  const cases = [
    { stage: 2, cards: { wood: 1 }, card: 'wood' },
    { stage: 3, cards: { wood: 1, stone: 1 }, card: 'brick' },
    { stage: 4, cards: { wood: 2 }, card: 'wood', built: [1, 2] },
  ] as const;
  for (const { stage, cards, card, ...rest } of cases) {
    const g = duo(
      { wonder: 'ephesus', built: 'built' in rest ? rest.built : [1], cards },
      { ephesus: [card], central: ['blue-3', 'red-0'] },
    );
    const { count } = g.deck('central');
    const events = g.play(take('ephesus'));
    expect(theEvent(events, 'built').stage).toBe(stage);
    expect(eventsOf(events, 'took')[1]).toMatchObject({ deck: 'central', card: 'blue-3', by: 'wonder', next: undefined });
    expect(g.deck('central').count).toBe(count - 1);
    g.expectDecision('card', 1);
  }
});

test('[AR-R51] Ephesus: the central card makes another column payable: it must be built too, and its effect follows', () => {
  const g = duo(
    { wonder: 'ephesus', built: [1], cards: { wood: 1, stone: 1 }, tokens: ['urbanism'] },
    { ephesus: ['wood', 'brick'], central: ['coin', 'blue-3'] },
  );
  g.playAll(take('ephesus'), take('ephesus'));
  const events = g.play(build(2, 'wood wood'));
  expect(eventsOf(events, 'built').map(({ stage, paid }) => ({ stage, paid }))).toEqual([
    { stage: 2, paid: ['wood', 'wood'] },
    { stage: 3, paid: ['stone', 'brick', 'coin'] },
  ]);
  expect(eventsOf(events, 'took').map(({ card, by }) => [card, by])).toEqual([
    ['coin', 'wonder'],
    ['blue-3', 'wonder'],
  ]);
  expect(g.cards(0)).toEqual({ 'blue-3': 1 });
  g.expectDecision('card', 1);
});

describe('[AR-WONDER-4] Olympia: the left and the right card, both', () => {
  test('[AR-WONDER-4] left, then right', () => {
    const g = duo({ wonder: 'olympia', built: [1], cards: { stone: 1 } }, { central: ['stone'], olympia: ['blue-3'], rhodes: ['red-0'] });
    const events = g.play(take('central'));
    expect(eventsOf(events, 'took').map(({ deck, card, by }) => [deck, card, by])).toEqual([
      ['central', 'stone', 'turn'],
      ['olympia', 'blue-3', 'wonder'],
      ['rhodes', 'red-0', 'wonder'],
    ]);
    expect(g.cards(0)).toEqual({ 'blue-3': 1, 'red-0': 1 });
    g.expectDecision('card', 1);
  });

  test('[AR-WONDER-4] both lie there before anything forced is tested', () => {
    const g = duo(
      { wonder: 'olympia', built: [1], cards: { stone: 1, gear: 1, compass: 1 } },
      { central: ['stone'], olympia: ['tablet'], rhodes: ['gear'] },
      OPEN,
    );
    g.play(take('central'));
    g.expectDecision('act', 0);
    expect(g.legal().map(({ kind }) => kind)).toEqual(['exchange', 'exchange']);
  });

  test('[AR-WONDER-4] [AR-R48] with an empty right deck only the left one', () => {
    const g = duo(
      { wonder: 'olympia', built: [1], cards: { stone: 1 } },
      { central: ['stone'], olympia: ['blue-3'] },
      { counts: { rhodes: 0 } },
    );
    const events = g.play(take('central'));
    expect(eventsOf(events, 'took').map(({ deck }) => deck)).toEqual(['central', 'olympia']);
    expect(g.cards(0)).toEqual({ 'blue-3': 1 });
  });

  test('[AR-WONDER-4] with an empty left deck only the right one', () => {
    const words = { wonder: 'olympia', built: [1], cards: { stone: 1 } } as const;
    const g = duo(words, { central: ['stone'], rhodes: ['red-0'] }, { counts: { olympia: 0 } });
    const events = g.play(take('central'));
    expect(eventsOf(events, 'took').map(({ deck }) => deck)).toEqual(['central', 'rhodes']);
    expect(eventsOf(events, 'effect-lost')).toEqual([]);
    expect(g.cards(0)).toEqual({ 'red-0': 1 });
  });
});

test('[AR-WONDER-5] [AR-R52] Babylon: one token of those to be had, and no green card is given', () => {
  const g = duo({ wonder: 'babylon', built: [1], cards: { wood: 1, gear: 1 } }, { babylon: ['wood'] }, { ...OPEN, pile: ['tactics'] });
  const events = g.play(take('babylon'));
  expect(theEvent(events, 'built')).toMatchObject({ stage: 2, points: 0 });
  g.expectDecision('token', 0);
  expect(g.legal()).toEqual([token('decor'), token('politics'), token('strategy'), token('pile')]);
  expect(theEvent(g.play(token('pile')), 'token')).toMatchObject({ token: 'tactics', from: 'pile' });
  expect(g.cards(0)).toEqual({ gear: 1 });
  g.expectDecision('card', 1);
});

test('[AR-WONDER-6] Rhodes: a shield for good with the stages 2 and 4', () => {
  const g = duo({ wonder: 'rhodes', built: [1, 2, 3], cards: { wood: 2 } }, { rhodes: ['wood'], central: ['red-1'] }, { battle: 2 });
  expect(g.seat(0).shields).toBe(1);
  expect(theEvent(g.play(take('rhodes')), 'shield')).toEqual({ kind: 'shield', seat: 0, shields: 2 });
  const battle = theEvent(g.play(take('central')), 'battle').battle;
  expect(battle).toEqual({ shields: [2, 1], victories: [2, 0] });
  expect(g.seat(0).shields).toBe(2);
});

describe('[AR-WONDER-7] Halicarnassus: the five top cards of the left or right deck', () => {
  const five = ['red-0', 'coin', 'blue-3', 'gear', 'tablet'] as const;
  const searching = () => {
    const g = duo(
      { wonder: 'halicarnassus', built: [1], cards: { wood: 1 } },
      { central: ['wood'], halicarnassus: [...five, 'blue-2-cat'] },
    );
    g.play(take('central'));
    return g;
  };

  test('[AR-WONDER-7] one deck of two is chosen, never the central one', () => {
    const g = searching();
    g.expectDecision('search', 0);
    expect(g.legal()).toEqual([search('halicarnassus'), search('rhodes')]);
    expect(g.refused(search('central'))).toContain('out-of-reach');
  });

  test('[AR-WONDER-7] the cards looked at are seen by all', () => {
    const g = searching();
    expect(theEvent(g.play(search('halicarnassus')), 'searched')).toEqual({
      kind: 'searched',
      seat: 0,
      deck: 'halicarnassus',
      cards: five,
    });
    for (const viewer of [-1, 0, 1]) expect(g.view(viewer).search).toEqual({ deck: 'halicarnassus', cards: five });
    expect(g.legal()).toEqual(five.map((card) => keep(card)));
    expect(g.refused(keep('blue-2-cat'))).toContain('not-among-them');
  });

  test('[AR-WONDER-7] one is kept, the whole deck is shuffled, its new top shows', () => {
    const tops = new Set<string | undefined>();
    for (let seed = 1; seed <= 30; seed++) {
      const g = tableWith(
        {
          options: { seats: 2 },
          cities: [{ wonder: 'halicarnassus', built: [1], cards: { wood: 1 } }, { wonder: 'rhodes' }],
          decks: decksWith({ central: ['wood'], halicarnassus: five }),
        },
        seed,
      );
      g.playAll(take('central'), search('halicarnassus'));
      const { count, left } = g.deck('halicarnassus');
      const events = g.play(keep('blue-3'));
      const after = g.deck('halicarnassus');
      expect(after.count).toBe(count - 1);
      expect(after.left).toEqual(
        Object.fromEntries(
          Object.entries(left)
            .map(([card, n]) => [card, card === 'blue-3' ? n - 1 : n] as const)
            .filter(([, n]) => n > 0),
        ),
      );
      expect(theEvent(events, 'kept')).toEqual({ kind: 'kept', seat: 0, deck: 'halicarnassus', card: 'blue-3', next: after.top });
      expect(g.cards(0)).toEqual({ 'blue-3': 1 });
      expect(g.view().search).toBeUndefined();
      tops.add(after.top);
    }
    // Cards from below come up too, such as none of the five is.
    expect([...tops].some((top) => !(five as readonly (string | undefined)[]).includes(top))).toBe(true);
    expect([...tops].some((top) => (five as readonly (string | undefined)[]).includes(top))).toBe(true);
  });

  test('[AR-WONDER-7] [AR-R50] with three cards three are seen, and two lie there again', () => {
    const g = duo(
      { wonder: 'halicarnassus', built: [1], cards: { wood: 1 } },
      { central: ['wood'], rhodes: ['red-0', 'coin', 'blue-3'] },
      { counts: { rhodes: 3 } },
    );
    g.play(take('central'));
    expect(theEvent(g.play(search('rhodes')), 'searched').cards).toEqual(['red-0', 'coin', 'blue-3']);
    g.play(keep('red-0'));
    expect(g.deck('rhodes').count).toBe(2);
    expect(['coin', 'blue-3']).toContain(g.deck('rhodes').top);
  });

  test('[AR-R50] with one deck empty the other is searched; with both there is no effect', () => {
    const words = { wonder: 'halicarnassus', built: [1], cards: { wood: 1 } } as const;
    const one = duo(words, { central: ['wood'] }, { counts: { rhodes: 0 } });
    expect(theEvent(one.play(take('central')), 'searched').deck).toBe('halicarnassus');
    const none = duo(words, { central: ['wood'] }, { counts: { rhodes: 0, halicarnassus: 0 } });
    const events = none.play(take('central'));
    expect(theEvent(events, 'built').stage).toBe(2);
    expect(theEvent(events, 'effect-lost').seat).toBe(0);
    none.expectDecision('card', 1);
  });

  test('[AR-WONDER-7] what is kept acts like any card', () => {
    const g = duo(
      { wonder: 'halicarnassus', built: [1], cards: { wood: 1 } },
      { central: ['wood'], halicarnassus: ['red-2', 'coin'] },
      { battle: 2 },
    );
    g.playAll(take('central'), search('halicarnassus'));
    const events = g.play(keep('red-2'));
    expect(theEvent(events, 'flipped')).toMatchObject({ count: 1, battle: 3 });
    expect(theEvent(events, 'battle').battle.shields).toEqual([1, 0]);
  });
});

test('[AR-WONDER-8] Giza: more points, no effect', () => {
  const g = duo({ built: [1, 2, 3], cards: { wood: 2 } }, { central: ['wood'] });
  expect(kindsOf(g.play(take('central')))).toEqual(['took', 'built', 'turn']);
  expect(WONDERS.giza.stages.map(({ points }) => points)).toEqual([4, 5, 6, 7, 8]);
});

const city = (wonder: WonderId) => ({ wonder, built: [1] as const, cards: { stone: 1 }, tokens: ['architecture'] as const });

describe('[AR-WONDER-9] the effect comes before the card of Architecture', () => {
  test('[AR-WONDER-9] Ephesus', () => {
    const g = duo(city('ephesus'), { ephesus: ['stone', 'blue-3'], central: ['red-0'] });
    const events = g.play(take('ephesus'));
    expect(eventsOf(events, 'took').map(({ by }) => by)).toEqual(['turn', 'wonder']);
    g.expectDecision('act', 0);
    expect(g.view().extras).toEqual(['architecture']);
    expect(theEvent(g.play(take('ephesus')), 'took').by).toBe('architecture');
  });

  test('[AR-WONDER-9] the choice that a stage opens comes first', () =>
    forRows(
      [
        ['alexandria', 'any-deck'],
        ['halicarnassus', 'search'],
        ['babylon', 'token'],
      ] as const,
      ([wonder, decision]) => {
        const g = duo(city(wonder), { [wonder]: ['stone'] });
        g.play(take(wonder));
        expect(g.view().decision).toBe(decision);
        g.play(g.legal()[0]);
        if (g.view().decision === 'keep') g.play(g.legal()[0]);
        expect(g.view().extras).toContain('architecture');
      },
    ));
});
