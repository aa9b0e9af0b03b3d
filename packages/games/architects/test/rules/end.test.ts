// The end of the game and the score.
import { eventsOf, kindsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CityWords } from '../../src/index.ts';
import { build, decksWith, duo, END, tableWith, take, token } from '../kit/scenario.ts';

const ALMOST = { built: [1, 2, 3, 4], cards: { wood: 1, stone: 1, brick: 1 } } as const;

test('[AR-END-1] the game ends with the turn in which a wonder is complete; nobody else plays', () => {
  const g = tableWith({
    options: { seats: 3 },
    cities: [{ wonder: 'giza' }, { wonder: 'rhodes', ...ALMOST }, { wonder: 'olympia', ...ALMOST }],
    decks: decksWith({ rhodes: ['glass'], central: ['glass'] }),
    turn: 1,
  });
  const events = g.play(take('rhodes'));
  expect(kindsOf(events)).toEqual(['took', 'built', 'over']);
  expect(theEvent(events, 'over').ending).toBe('wonder');
  g.expectOver([1]);
  expect(g.view().ending).toBe('wonder');
});

test('[AR-END-1] five stages count, whichever is the last', () => {
  const g = duo({ wonder: 'babylon', built: [1, 2, 3], cards: { wood: 1, stone: 1, brick: 1 } }, { central: ['glass'] });
  g.play(take('central'));
  g.expectDecision('card', 1);
});

describe('[AR-END-2] the rest of that turn is played in full', () => {
  test('[AR-END-2] [AR-R53] Architecture still gives its card, and a blue 3 counts', () => {
    const g = duo({ ...ALMOST, tokens: ['architecture'] }, { giza: ['glass', 'blue-3'] });
    g.play(take('giza'));
    g.expectDecision('act', 0);
    expect(g.seat(0).built).toEqual([1, 2, 3, 4, 5]);
    const events = g.play(take('giza'));
    expect(kindsOf(events)).toEqual(['took', 'over']);
    g.expectOver([0]);
    expect(g.score().seats[0].rows).toMatchObject({ wonder: 30, blue: 3 });
  });

  test('[AR-END-2] an exchange that it brings is done', () => {
    const g = duo(
      { ...ALMOST, cards: { ...ALMOST.cards, gear: 1 }, tokens: ['architecture'] },
      { giza: ['glass'], rhodes: ['gear'] },
      { open: ['decor', 'politics', 'strategy'] },
    );
    g.playAll(take('giza'), take('rhodes'));
    g.expectDecision('token', 0);
    g.play(token('decor'));
    g.expectOver([0]);
    expect(g.row(0, 'progress')).toBe(6);
  });

  test('[AR-END-2] a battle is fought before the score', () => {
    const g = duo({ ...ALMOST, tokens: ['architecture'] }, { giza: ['glass'], rhodes: ['red-1'] }, { battle: 2 });
    g.playAll(take('giza'), take('rhodes'));
    expect(eventsOf(g.events, 'battle').length).toBe(1);
    expect(g.row(0, 'military')).toBe(6);
  });

  test('[AR-END-2] what is optional may still be left', () => {
    const g = duo({ ...ALMOST, tokens: ['crafts'] }, { giza: ['glass'] });
    g.play(take('giza'));
    g.play(build(5, 'wood stone brick glass'));
    g.play(END);
    g.expectOver([0]);
  });
});

test('[AR-END-3] stages, Cat, blue cards, 3 for each victory, progress tokens', () => {
  const g = duo(
    {
      wonder: 'rhodes',
      built: [1, 2, 3],
      cards: { 'blue-3': 2, 'blue-2-cat': 1, 'red-0': 2, gear: 1 },
      tokens: ['decor', 'politics', 'strategy', 'education', 'culture'],
      victories: 3,
    },
    {},
    { cat: 0 },
  );
  const rows = { wonder: 13, blue: 8, cat: 2, military: 9, progress: 4 + 1 + 3 + 10 + 4 };
  expect(g.score().seats[0]).toEqual({ total: 54, rows });
  expect(g.score()).toMatchObject({ ending: undefined, winners: [], tieBreak: undefined });
});

const final = (first: CityWords, second: CityWords) => {
  const g = tableWith({
    options: { seats: 3 },
    cities: [
      { wonder: 'giza', ...first },
      { wonder: 'rhodes', ...second },
      { wonder: 'ephesus', ...ALMOST },
    ],
    decks: decksWith({ ephesus: ['glass'] }),
    turn: 2,
  });
  g.play(take('ephesus'));
  expect(g.score().seats[2].total).toBe(22);
  return g;
};

describe('[AR-END-4] ties', () => {
  const FOUR: CityWords = { built: [1, 2, 3, 4], tokens: ['decor'], victories: 5 };

  test('[AR-END-4] [AR-R58] 41 points each: four stages win against three', () => {
    const g = final(FOUR, { built: [1, 2, 3], tokens: ['culture'], victories: 8 });
    expect(g.score().seats.map(({ total }) => total)).toEqual([41, 41, 22]);
    g.expectOver([0]);
    expect(g.score().tieBreak).toBe('stages');
  });

  test('[AR-END-4] [AR-R58] with as many stages both win', () => {
    const g = final(FOUR, { built: [1, 2, 3, 4], tokens: ['culture'], victories: 6 });
    expect(g.score().seats.map(({ total }) => total)).toEqual([41, 41, 22]);
    g.expectOver([0, 1]);
    expect(g.score().tieBreak).toBeUndefined();
  });

  test('[AR-END-4] five stages decide against four and four', () => {
    const g = final({ built: [1, 2, 3, 4] }, { built: [1, 2, 3, 4], victories: 1 });
    expect(g.score().seats.map(({ total }) => total)).toEqual([22, 22, 22]);
    g.expectOver([2]);
    expect(g.score().tieBreak).toBe('stages');
  });

  test('[AR-END-4] more than two can share the victory', () => {
    const g = tableWith({
      options: { seats: 3 },
      cities: [
        { wonder: 'giza', built: [1] },
        { wonder: 'rhodes', built: [1] },
        { wonder: 'alexandria', built: [1] },
      ],
      decks: decksWith({ central: ['red-0'] }, { giza: 0, rhodes: 0, alexandria: 0, central: 1 }),
    });
    g.play(take('central'));
    g.expectOver([0, 1, 2]);
    expect(g.score().tieBreak).toBeUndefined();
  });

  test('[AR-END-4] without a tie the points alone decide', () => {
    const g = final({ built: [1], victories: 7 }, {});
    g.expectOver([0]);
    expect(g.score().tieBreak).toBeUndefined();
  });
});
