// Decks that run out.
import { eventsOf, forRows, kindsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { decksWith, duo, END, tableWith, take } from '../kit/scenario.ts';

test('[AR-EMPTY-1] an empty deck stays empty, the others are there', () => {
  const g = duo({}, { giza: ['blue-3'], rhodes: ['red-0', 'blue-3'] }, { counts: { giza: 1 } });
  expect(theEvent(g.play(take('giza')), 'took').next).toBeUndefined();
  expect(g.deck('giza')).toEqual({ id: 'giza', count: 0, top: undefined, left: {} });
  expect([...g.reach()].sort()).toEqual(['central', 'rhodes']);
  expect(g.refused(take('giza'))).toContain('deck-empty');
  g.play(take('rhodes'));
  expect([...g.reach()].sort()).toEqual(['central', 'rhodes']);
});

describe('[AR-EMPTY-2] no card within reach', () => {
  test('[AR-EMPTY-2] [AR-R05] the turn is over at once and the next player goes on', () => {
    const g = tableWith({
      options: { seats: 4 },
      cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }, { wonder: 'olympia' }, { wonder: 'babylon' }],
      decks: decksWith({ olympia: ['blue-3', 'red-0'] }, { giza: 0, babylon: 0, central: 0 }),
      turn: 3,
    });
    expect(g.reach()).toEqual(['olympia']);
    const events = g.play(take('olympia'));
    expect(kindsOf(events)).toEqual(['took', 'no-card', 'turn']);
    expect(theEvent(events, 'no-card').seat).toBe(0);
    g.expectDecision('card', 1);
    expect(g.reach()).toEqual(['rhodes']);
  });

  test('[AR-EMPTY-2] when all decks are empty the game ends and is scored', () => {
    const g = duo({ built: [1] }, { giza: ['blue-3'] }, { counts: { giza: 1, rhodes: 0, central: 0 } });
    const events = g.play(take('giza'));
    expect(kindsOf(events)).toEqual(['took', 'over']);
    expect(theEvent(events, 'over')).toEqual({ kind: 'over', ending: 'empty', winners: [0] });
    g.expectOver([0]);
    expect(g.score()).toMatchObject({ ending: 'empty', winners: [0] });
    expect(g.score().seats[0].total).toBe(7);
  });

  test('[AR-EMPTY-2] the turn of the last card is played in full, with its battle', () => {
    const g = duo({}, { giza: ['red-1'] }, { counts: { giza: 1, rhodes: 0, central: 0 }, battle: 2 });
    expect(kindsOf(g.play(take('giza')))).toEqual(['took', 'flipped', 'battle', 'over']);
    expect(g.seat(0).victories).toBe(2);
  });
});

describe('[AR-EMPTY-3] nothing to take', () => {
  test('[AR-EMPTY-3] an extra card is lost', () => {
    const g = tableWith({
      options: { seats: 3 },
      cities: [{ wonder: 'giza', tokens: ['urbanism'] }, { wonder: 'rhodes' }, { wonder: 'babylon' }],
      decks: decksWith({ giza: ['wood'] }, { giza: 1, babylon: 0, central: 0 }),
    });
    const events = g.play(take('giza'));
    expect(eventsOf(events, 'took').length).toBe(1);
    g.expectDecision('card', 1);
    expect(g.legal()).not.toContainEqual(END);
    expect(g.view().extras).toEqual([]);
  });

  test('[AR-EMPTY-3] so is the effect of a stage', () =>
    forRows(
      [
        ['ephesus', 'central'],
        ['olympia', 'central'],
        ['alexandria', 'central'],
      ] as const,
      ([wonder, last]) => {
        const g = duo({ wonder, built: [1], cards: { wood: 1 } }, { [last]: ['wood'] }, { counts: { [wonder]: 0, rhodes: 0, central: 1 } });
        const events = g.play(take(last));
        expect(theEvent(events, 'built').stage).toBe(2);
        expect(theEvent(events, 'effect-lost').seat).toBe(0);
        expect(g.cards(0)).toEqual({});
        g.expectOver([0]);
      },
    ));
});
