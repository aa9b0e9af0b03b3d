// What a table may read in its own way, each reading beside the other; and the first version of the rules, which had no choice.
import { FastRng } from '@maravilha/kernel';
import { accepted } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type ArchitectsOptions, type ArchitectsPosition, architectsVersions } from '../../src/index.ts';
import { decksWith, duo, END, scenarioOf, take, tableWith, type Scenario } from '../kit/scenario.ts';

const withFourCards = (coins: ArchitectsOptions['coins']): Scenario => {
  const g = duo(
    { built: [1, 2], cards: { stone: 1, coin: 1 }, tokens: ['urbanism'] },
    { giza: ['wood'], rhodes: ['brick'] },
    { options: { coins } },
  );
  g.playAll(take('giza'), take('rhodes'));
  return g;
};

const victoriesOf = (battle: ArchitectsOptions['battle'], more: number): number => {
  const g = duo(more === 0 ? {} : { cards: { 'red-0': more } }, { giza: ['red-1'] }, { battle: 2, options: { battle } });
  g.play(take('giza'));
  return g.seat(0).victories;
};

const withTwoWood = (engineering: ArchitectsOptions['engineering']): Scenario => {
  const g = duo({ cards: { wood: 1 }, tokens: ['engineering'] }, { giza: ['wood'] }, { options: { engineering } });
  g.play(take('giza'));
  return g;
};

describe('coins', () => {
  test('[AR-BUILD-7] a coin goes only where cards are missing, and the one way left happens by itself', () => {
    expect(withFourCards('missing').seat(0)).toMatchObject({ built: [1, 2, 3], cards: { coin: 1 } });
  });

  test('[AR-BUILD-7] or freely, in the place of any card', () => {
    expect(withFourCards('free').payments(3)).toEqual(['stone brick coin', 'wood brick coin', 'wood stone brick', 'wood stone coin']);
  });

  test('[AR-BUILD-7] [AR-TOKEN-9] no token has to help so that a coin is saved', () => {
    const g = duo({ cards: { wood: 1 }, tokens: ['engineering', 'urbanism'] }, { giza: ['wood'], rhodes: ['coin'] });
    g.playAll(take('giza'), take('rhodes'));
    // Two wood are one kind: they pay two different resources by Engineering alone, wood and coin without it.
    expect(g.payments(1)).toEqual(['wood coin', 'wood wood']);
  });

  test('[AR-BUILD-7] among payments with as few coins the choice is free', () => {
    const g = duo({ built: [1, 2, 3], cards: { wood: 2, stone: 2 } }, { giza: ['coin'] });
    g.play(take('giza'));
    expect(g.payments(4)).toEqual(['stone stone coin', 'wood wood coin']);
  });
});

describe('a battle of two', () => {
  test('[AR-WAR-7] one shield against none is twice as many', () => {
    expect([0, 1, 2].map((more) => victoriesOf('double', more))).toEqual([2, 2, 2]);
  });

  test('[AR-WAR-7] or takes one token', () => {
    expect([0, 1, 2].map((more) => victoriesOf('single', more))).toEqual([1, 2, 2]);
  });

  test('[AR-WAR-7] with three seats there is nothing to read', () => {
    for (const battle of ['double', 'single'] as const) {
      const g = tableWith({
        options: { seats: 3, battle },
        cities: [{ wonder: 'giza' }, { wonder: 'rhodes', cards: { 'red-0': 1 } }, { wonder: 'babylon' }],
        decks: decksWith({ giza: ['red-1'] }),
        battle: 2,
      });
      g.play(take('giza'));
      expect(g.view().seats.map(({ victories }) => victories)).toEqual([1, 1, 0]);
    }
  });
});

describe('Engineering', () => {
  test('[AR-TOKEN-9] it counts when a build is forced', () => {
    expect(withTwoWood('must').seat(0).built).toEqual([1]);
  });

  test('[AR-TOKEN-9] or may be left', () => {
    const g = withTwoWood('may');
    expect(g.payments(1)).toEqual(['wood wood']);
    g.play(END);
    expect(g.seat(0).built).toEqual([]);
  });

  test('[AR-TOKEN-9] Economy forces all the same', () => {
    const g = duo({ tokens: ['economy'] }, { giza: ['coin'] }, { options: { engineering: 'may' } });
    g.play(take('giza'));
    expect(g.seat(0).built).toEqual([1]);
  });
});

test('under rules 1 coins went freely, one shield took one token, and Engineering forced, whatever a table says', () => {
  const [oldest] = architectsVersions;
  const words: ArchitectsPosition = {
    options: { seats: 2, coins: 'missing', battle: 'double', engineering: 'may' },
    cities: [{ wonder: 'giza', built: [1, 2], cards: { stone: 1, coin: 1 }, tokens: ['urbanism'] }, { wonder: 'rhodes' }],
    decks: decksWith({ giza: ['wood'], rhodes: ['brick'] }),
  };
  const g = scenarioOf(accepted(oldest.position(words, new FastRng(1))).state);
  expect(g.view().options).toMatchObject({ coins: 'free', battle: 'single', engineering: 'must' });
  g.playAll(take('giza'), take('rhodes'));
  expect(g.payments(3)).toHaveLength(4);
});
