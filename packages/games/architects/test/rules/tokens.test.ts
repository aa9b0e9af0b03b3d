// Progress tokens: extra cards, Economy, Engineering, points.
import { eventsOf, forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, type CardId, type TokenId } from '../../src/index.ts';
import { build, duo, END, keep, search, take, token } from '../kit/scenario.ts';

const TRIGGERS: readonly (readonly [TokenId, readonly CardId[]])[] = [
  ['urbanism', ['wood', 'brick']],
  ['crafts', ['papyrus', 'glass']],
  ['jewellery', ['stone', 'coin']],
  ['science', ['compass', 'gear', 'tablet']],
  ['propaganda', ['red-1', 'red-2']],
];

describe('[AR-TOKEN-1] tokens that give an extra card', () => {
  test('[AR-TOKEN-1] each token answers to its cards and nothing else', () =>
    forRows(TRIGGERS, ([id, cards]) => {
      for (const card of CARD_IDS) {
        const g = duo({ tokens: [id] }, { central: [card] });
        const events = g.play(take('central'));
        if (cards.includes(card)) {
          expect(theEvent(events, 'extra')).toEqual({ kind: 'extra', seat: 0, token: id });
          expect(g.view().extras).toEqual([id]);
          g.expectDecision('act', 0);
        } else {
          expect(eventsOf(events, 'extra')).toEqual([]);
          g.expectDecision('card', 1);
        }
      }
    }));

  test('[AR-TOKEN-1] architecture: for a stage', () => {
    const g = duo({ cards: { wood: 1 }, tokens: ['architecture'] }, { central: ['stone'], giza: ['blue-3'] });
    const events = g.play(take('central'));
    expect(theEvent(events, 'extra').token).toBe('architecture');
    g.expectDecision('act', 0);
    expect(theEvent(g.play(take('giza')), 'took').by).toBe('architecture');
    g.expectDecision('card', 1);
  });

  test('[AR-TOKEN-1] what another player takes triggers nothing', () => {
    const g = duo({ tokens: ['urbanism'] }, { central: ['wood'] }, { turn: 1 });
    expect(eventsOf(g.play(take('central')), 'extra')).toEqual([]);
    g.expectDecision('card', 0);
  });
});

test('[AR-TOKEN-2] the extra card comes from the same three decks, as they are then', () => {
  const g = duo({ tokens: ['urbanism'] }, { giza: ['wood', 'blue-3'], rhodes: ['red-0'] });
  g.play(take('giza'));
  expect([...g.reach()].sort()).toEqual(['central', 'giza', 'rhodes']);
  expect(g.refused(take('olympia'))).toContain('out-of-reach');
  expect(theEvent(g.play(take('giza')), 'took')).toMatchObject({ deck: 'giza', card: 'blue-3', by: 'urbanism' });
  g.expectDecision('card', 1);
});

describe('[AR-TOKEN-3] once per turn', () => {
  test('[AR-TOKEN-3] [AR-R27] Jewellery, then Urbanism, and Jewellery is used up: three cards in all', () => {
    const g = duo({ built: [1, 2, 3, 4], tokens: ['jewellery', 'urbanism'] }, { central: ['coin', 'wood', 'stone'] });
    g.play(take('central'));
    expect(theEvent(g.play(take('central')), 'took')).toMatchObject({ card: 'wood', by: 'jewellery' });
    const events = g.play(take('central'));
    expect(theEvent(events, 'took')).toMatchObject({ card: 'stone', by: 'urbanism' });
    expect(eventsOf(events, 'extra')).toEqual([]);
    expect(g.cards(0)).toEqual({ wood: 1, stone: 1, coin: 1 });
    g.expectDecision('card', 1);
  });

  test('[AR-R28] Architecture: two stages, one card', () => {
    const g = duo(
      { built: [1], cards: { wood: 1, stone: 1, brick: 1, papyrus: 1 }, tokens: ['architecture'] },
      { giza: ['wood'], central: ['blue-3'] },
    );
    g.play(take('giza'));
    // The second stage waits: it is forced, but the card may come first.
    while (g.buildable().length > 0) g.play(build(g.buildable()[0]));
    expect(g.seat(0).built).toEqual([1, 2, 3]);
    expect(g.view().extras).toEqual(['architecture']);
    g.play(take('central'));
    expect(eventsOf(g.events, 'extra').length).toBe(1);
    expect(g.cards(0)).toEqual({ 'blue-3': 1 });
    g.expectDecision('card', 1);
  });

  test('[AR-TOKEN-3] a second trigger while the card is open gives no second card', () => {
    const g = duo({ tokens: ['urbanism', 'jewellery'] }, { giza: ['wood'], rhodes: ['brick'], central: ['stone', 'blue-3', 'blue-3'] });
    g.playAll(take('giza'));
    expect(g.view().extras).toEqual(['urbanism']);
    g.play(take('rhodes'));
    expect(g.view().extras).toEqual([]);
    expect(g.view().used).toEqual([]);
    g.expectDecision('card', 1);
    expect(g.seat(0).built).toEqual([1]);
  });
});

describe('[AR-TOKEN-4] chains', () => {
  test('[AR-TOKEN-4] an extra card triggers another token, moves the Cat, flips horns, forces a stage', () => {
    const g = duo(
      { cards: { glass: 1 }, tokens: ['urbanism', 'science', 'propaganda', 'jewellery'] },
      { central: ['gear', 'red-1', 'wood', 'blue-2-cat'] },
    );
    expect(theEvent(g.play(take('central')), 'extra').token).toBe('science');
    const horns = g.play(take('central'));
    expect(theEvent(horns, 'flipped').battle).toBe(1);
    expect(theEvent(horns, 'extra').token).toBe('propaganda');
    const wood = g.play(take('central'));
    expect(theEvent(wood, 'extra').token).toBe('urbanism');
    expect(g.buildable()).toEqual([1]);
    const last = g.play(take('central'));
    expect(theEvent(last, 'cat').seat).toBe(0);
    expect(theEvent(last, 'built')).toMatchObject({ stage: 1, paid: ['wood', 'glass'], forced: true });
    g.expectDecision('card', 1);
  });
});

describe('[AR-TOKEN-5] cards by the effect of a wonder', () => {
  test('[AR-TOKEN-5] [AR-R31] papyrus kept by Halicarnassus triggers Crafts', () => {
    const g = duo(
      { wonder: 'halicarnassus', built: [1], cards: { wood: 1 }, tokens: ['crafts'] },
      { central: ['wood'], halicarnassus: ['papyrus', 'red-0'] },
    );
    g.playAll(take('central'), search('halicarnassus'));
    expect(theEvent(g.play(keep('papyrus')), 'extra').token).toBe('crafts');
    g.expectDecision('act', 0);
    expect(g.can(END)).toBe(true);
  });

  test('[AR-TOKEN-5] so does a card that Ephesus, Olympia or Alexandria brings', () => {
    const ephesus = duo(
      { wonder: 'ephesus', built: [1], cards: { wood: 1 }, tokens: ['science'] },
      { ephesus: ['wood'], central: ['gear'] },
    );
    expect(theEvent(ephesus.play(take('ephesus')), 'extra').token).toBe('science');

    const olympia = duo(
      { wonder: 'olympia', built: [1], cards: { stone: 1 }, tokens: ['science', 'crafts'] },
      { central: ['stone'], olympia: ['compass'], rhodes: ['glass'] },
    );
    expect(eventsOf(olympia.play(take('central')), 'extra').map((event) => event.token)).toEqual(['science', 'crafts']);
    expect([...olympia.view().extras].sort()).toEqual(['crafts', 'science']);

    const alexandria = duo(
      { wonder: 'alexandria', built: [1], cards: { wood: 1 }, tokens: ['science'] },
      { alexandria: ['wood'], rhodes: ['gear'] },
    );
    alexandria.play(take('alexandria'));
    expect(theEvent(alexandria.play(take('rhodes')), 'extra').token).toBe('science');
  });
});

test('[AR-TOKEN-6] an extra card may be left, and the token is there again in the next turn', () => {
  const g = duo({ tokens: ['science'] }, { central: ['gear', 'tablet'], rhodes: ['red-0'] });
  g.play(take('central'));
  expect(g.can(END)).toBe(true);
  expect(theEvent(g.play(END), 'left').tokens).toEqual(['science']);
  expect(g.cards(0)).toEqual({ gear: 1 });
  g.play(take('rhodes'));
  expect(theEvent(g.play(take('central')), 'extra').token).toBe('science');
});

describe('[AR-TOKEN-7] Propaganda looks at the horns of the card', () => {
  test('[AR-TOKEN-7] [AR-R30] also when no conflict token is left to flip', () => {
    const g = duo(
      { wonder: 'babylon', built: [1], cards: { coin: 1 }, tokens: ['jewellery', 'architecture'] },
      { central: ['coin', 'red-1'], rhodes: ['red-1', 'blue-3'] },
      { battle: 2, open: ['propaganda', 'decor', 'politics'] },
    );
    g.play(take('central'));
    // The horned card first: all tokens show battle. Then the stage, and Propaganda with it.
    expect(theEvent(g.play(take('central')), 'flipped').battle).toBe(3);
    g.expectDecision('token', 0);
    g.play(token('propaganda'));
    const events = g.play(take('rhodes'));
    expect(eventsOf(events, 'flipped')).toEqual([]);
    expect(theEvent(events, 'extra').token).toBe('propaganda');
    const last = g.play(take('rhodes'));
    expect(theEvent(last, 'took')).toMatchObject({ card: 'blue-3', by: 'propaganda' });
    theEvent(last, 'battle');
  });

  test('[AR-TOKEN-7] two horns are one card', () => {
    const g = duo({ tokens: ['propaganda'] }, { central: ['red-2', 'blue-3'] });
    g.play(take('central'));
    expect(g.view().extras).toEqual(['propaganda']);
    g.play(take('central'));
    g.expectDecision('card', 1);
  });

  test('[AR-TOKEN-7] a red card without horn is nothing to it', () => {
    const g = duo({ tokens: ['propaganda'] }, { central: ['red-0'] });
    expect(eventsOf(g.play(take('central')), 'extra')).toEqual([]);
  });
});

describe('[AR-TOKEN-8] Economy', () => {
  test('[AR-TOKEN-8] [AR-R32] wood and one coin pay three identical, and must', () => {
    const g = duo({ built: [1, 2, 3], cards: { wood: 1 }, tokens: ['economy'] }, { giza: ['coin'] });
    const events = g.play(take('giza'));
    expect(theEvent(events, 'built')).toMatchObject({ stage: 4, paid: ['wood', 'coin'], economy: true, engineering: false, forced: true });
    expect(g.cards(0)).toEqual({});
    expect(g.view().discard).toMatchObject({ wood: 1, coin: 1 });
  });

  test('[AR-TOKEN-8] in a payment of different kinds the coin stands for two of them', () => {
    const g = duo({ built: [1, 2, 3, 4], cards: { wood: 1, stone: 1 }, tokens: ['economy'] }, { giza: ['coin'] });
    expect(theEvent(g.play(take('giza')), 'built')).toMatchObject({ stage: 5, paid: ['wood', 'stone', 'coin'], economy: true });
  });

  test('[AR-TOKEN-8] a coin alone pays two', () => {
    for (const built of [[], [1]] as const) {
      const g = duo({ built, tokens: ['economy'] }, { giza: ['coin'] });
      expect(theEvent(g.play(take('giza')), 'built')).toMatchObject({ stage: built.length + 1, paid: ['coin'], economy: true });
    }
  });

  test('[AR-TOKEN-8] it need not be used where the cards are enough: the player chooses', () => {
    const g = duo({ built: [1], cards: { wood: 1 }, tokens: ['economy'] }, { giza: ['coin'] });
    g.play(take('giza'));
    g.expectDecision('act', 0);
    expect(g.payments(2)).toEqual(['coin', 'wood coin']);
    expect(theEvent(g.play(build(2, 'wood coin')), 'built').economy).toBe(false);
  });

  test('[AR-TOKEN-8] [AR-R33] with two stages in one turn only one coin counts double', () => {
    const g = duo({ built: [1], cards: { wood: 1 }, tokens: ['economy', 'jewellery'] }, { giza: ['coin'], rhodes: ['coin'] });
    g.playAll(take('giza'), take('rhodes'));
    expect(g.payments(2)).toEqual(['coin', 'wood coin']);
    g.play(build(2, 'coin'));
    expect(g.seat(0).built).toEqual([1, 2]);
    expect(g.cards(0)).toEqual({ wood: 1, coin: 1 });
    g.expectDecision('card', 1);
  });

  test('[AR-TOKEN-8] used or not, both coins belong to one payment', () => {
    const g = duo({ wonder: 'rhodes', tokens: ['economy', 'jewellery'] }, { central: ['coin', 'coin'] });
    g.playAll(take('central'), take('central'));
    // Both feet cost two: one coin pays the first, the other one is a single coin then.
    g.play(build(1, 'coin'));
    expect(g.cards(0)).toEqual({ coin: 1 });
    g.expectDecision('card', 1);
  });
});

const rhodes = () => {
  const g = duo(
    { wonder: 'rhodes', cards: { wood: 1 }, tokens: ['engineering', 'urbanism', 'crafts'] },
    { rhodes: ['brick', 'papyrus'], central: ['papyrus'] },
  );
  g.playAll(take('rhodes'), take('rhodes'), take('central'));
  return g;
};

describe('[AR-TOKEN-9] Engineering', () => {
  test('[AR-TOKEN-9] any cards pay, and must', () => {
    const g = duo({ built: [1, 2, 3], cards: { wood: 1, stone: 1 }, tokens: ['engineering'] }, { giza: ['brick'] });
    expect(theEvent(g.play(take('giza')), 'built')).toMatchObject({
      stage: 4,
      paid: ['wood', 'stone', 'brick'],
      engineering: true,
      forced: true,
    });
    const alike = duo({ cards: { wood: 1 }, tokens: ['engineering'] }, { giza: ['wood'] });
    expect(theEvent(alike.play(take('giza')), 'built')).toMatchObject({ stage: 1, paid: ['wood', 'wood'], engineering: true });
  });

  test('[AR-TOKEN-9] once per turn: the second stage is paid as it says', () => {
    const g = rhodes();
    expect(theEvent(g.play(build(2, 'wood brick')), 'built').engineering).toBe(true);
    expect(g.seat(0).built).toEqual([2]);
    expect(g.cards(0)).toEqual({ papyrus: 2 });
    g.expectDecision('card', 1);
  });

  test('[AR-TOKEN-9] a payment that fits does not use it up', () => {
    const g = rhodes();
    const events = g.play(build(2, 'papyrus papyrus'));
    expect(eventsOf(events, 'built')).toMatchObject([
      { stage: 2, engineering: false },
      { stage: 1, paid: ['wood', 'brick'], engineering: false },
    ]);
  });

  test('[AR-TOKEN-9] in the next turn it is there again', () => {
    const g = duo({ cards: { wood: 1 }, tokens: ['engineering'] }, { central: ['wood', 'red-0', 'stone', 'red-0', 'brick'] });
    for (let n = 0; n < 5; n++) g.play(take('central'));
    expect(eventsOf(g.events, 'built').map(({ stage, engineering }) => [stage, engineering])).toEqual([
      [1, true],
      [2, true],
    ]);
  });
});

test('[AR-TOKEN-10] Economy and Engineering go together', () => {
  const g = duo({ built: [1, 2, 3, 4], cards: { wood: 2 }, tokens: ['economy', 'engineering'] }, { giza: ['coin'] });
  expect(theEvent(g.play(take('giza')), 'built')).toMatchObject({
    stage: 5,
    paid: ['wood', 'wood', 'coin'],
    economy: true,
    engineering: true,
    forced: true,
  });
});

const progress = (tokens: readonly TokenId[], more: object = {}, rest: object = {}): number =>
  duo({ tokens, ...more }, {}, rest).row(0, 'progress');

describe('[AR-TOKEN-12] tokens that score', () => {
  test('[AR-TOKEN-12] Decor: 4, and 6 with a complete wonder', () => {
    expect(progress(['decor'])).toBe(4);
    expect(progress(['decor'], { built: [1, 2, 3, 4] })).toBe(4);
  });

  test('[AR-R56] Decor: Giza complete 30 and 6, with four stages 22 and 4', () => {
    const g = duo({ built: [1, 2, 3, 4], cards: { wood: 1, stone: 1, brick: 1 }, tokens: ['decor'] }, { giza: ['glass'] });
    expect(g.score().seats[0].rows).toMatchObject({ wonder: 22, progress: 4 });
    g.play(take('giza'));
    expect(g.score().seats[0].rows).toMatchObject({ wonder: 30, progress: 6 });
  });

  test('[AR-TOKEN-12] [AR-R57] Politics: 1 for each Cat on a card, none for the pawn', () => {
    const g = duo({ cards: { 'blue-2-cat': 3 }, tokens: ['politics'] }, {}, { cat: 0 });
    expect(g.score().seats[0]).toEqual({ total: 11, rows: { wonder: 0, blue: 6, cat: 2, military: 0, progress: 3 } });
  });

  test('[AR-TOKEN-12] Strategy: 1 for each victory token', () => {
    expect(progress(['strategy'], { victories: 5 })).toBe(5);
    expect(duo({ tokens: ['strategy'], victories: 5 }).row(0, 'military')).toBe(15);
  });

  test('[AR-TOKEN-12] Education: 2 for each token, itself among them', () => {
    expect(progress(['education'])).toBe(2);
    expect(progress(['education', 'tactics', 'science'])).toBe(6);
  });

  test('[AR-TOKEN-12] Culture: 4 for one, 12 for both', () => {
    expect(progress(['culture'])).toBe(4);
    expect(progress(['culture', 'culture'])).toBe(12);
  });

  test('[AR-R55] Education with both Cultures and Tactics: 8 and 12', () => {
    expect(progress(['education', 'culture', 'culture', 'tactics'])).toBe(20);
  });

  test('[AR-TOKEN-12] the others score nothing', () => {
    const others: readonly TokenId[] = [
      'urbanism',
      'crafts',
      'jewellery',
      'science',
      'propaganda',
      'architecture',
      'economy',
      'engineering',
      'tactics',
    ];
    expect(progress(others)).toBe(0);
  });
});
