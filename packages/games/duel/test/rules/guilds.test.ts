import { forRows } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { CardId, CityWords } from '../../src/index.ts';
import { duelWith } from '../kit/scenario.ts';

const COUNTED: readonly (readonly [CardId, readonly CardId[]])[] = [
  ['merchants-guild', ['tavern', 'forum', 'brewery']],
  ['shipowners-guild', ['quarry', 'clay-pool', 'press']],
  ['magistrates-guild', ['altar', 'baths', 'statue']],
  ['scientists-guild', ['scriptorium', 'workshop', 'apothecary']],
  ['tacticians-guild', ['stable', 'garrison', 'walls']],
];

/** The coins that building the guild brings, its price aside. */
const coinsOf = (guild: CardId, mine: CityWords, theirs: CityWords): number => {
  const g = duelWith({ cities: [{ coins: 40, ...mine }, theirs], row: [guild, 'palace'] });
  const { total } = g.bill(0, guild);
  g.play(0, { kind: 'build', card: guild });
  return g.coins(0) - 40 + total;
};
const pointsOf = (guild: CardId, mine: CityWords, theirs: CityWords): number =>
  duelWith({
    age: 3,
    cities: [
      { coins: 0, ...mine, built: [...(mine.built ?? []), guild] },
      { coins: 0, ...theirs },
    ],
  }).score().seats[0].rows.purple;

describe('guilds', () => {
  test('[DU-GUILD-1] a guild of cards pays 1 coin per card of the city that has most of them', () =>
    forRows(COUNTED, ([guild, cards]) => {
      expect(coinsOf(guild, { built: cards }, {})).toBe(3);
      expect(coinsOf(guild, {}, { built: cards })).toBe(3);
      expect(coinsOf(guild, { built: cards.slice(0, 1) }, { built: cards.slice(1) })).toBe(2);
      expect(coinsOf(guild, {}, {})).toBe(0);
    }));

  test('[DU-GUILD-2] a guild of cards is worth 1 point per card of the city that has most of them', () =>
    forRows(COUNTED, ([guild, cards]) => {
      expect(pointsOf(guild, { built: cards }, {})).toBe(3);
      expect(pointsOf(guild, { built: cards.slice(0, 1) }, { built: cards.slice(1) })).toBe(2);
    }));

  test('[DU-GUILD-2] points may come from the other city than the coins did', () => {
    const g = duelWith({
      cities: [{ coins: 40, built: ['altar'] }, { coins: 40 }],
      row: ['magistrates-guild', 'palace', 'arsenal', 'senate'],
    });
    const { total } = g.bill(0, 'magistrates-guild');
    g.play(0, { kind: 'build', card: 'magistrates-guild' });
    expect(g.coins(0)).toBe(40 - total + 1);
    g.play(1, { kind: 'build', card: 'palace' });
    g.play(0, { kind: 'discard', card: 'arsenal' });
    expect(g.score().seats[0].rows.purple).toBe(1);
    g.play(1, { kind: 'build', card: 'senate' });
    expect(g.score().seats[0].rows.purple).toBe(2);
  });

  test('[DU-GUILD-3] Builders: no coins, 2 points per wonder of the city that has built most', () => {
    const two: CityWords = { wonders: [{ wonder: 'pyramids' }, { wonder: 'colossus' }] };
    expect(coinsOf('builders-guild', two, {})).toBe(0);
    expect(pointsOf('builders-guild', two, { wonders: [{ wonder: 'sphinx' }] })).toBe(4);
  });

  test('[DU-GUILD-4] Moneylenders: no coins, 1 point per three coins of the richer treasury', () => {
    expect(coinsOf('moneylenders-guild', {}, { coins: 30 })).toBe(0);
    expect(pointsOf('moneylenders-guild', { coins: 11 }, { coins: 2 })).toBe(3);
    expect(pointsOf('moneylenders-guild', { coins: 2 }, { coins: 12 })).toBe(4);
  });

  test('[DU-GUILD-5] Shipowners counts both colours in one city', () => {
    expect(pointsOf('shipowners-guild', { built: ['quarry', 'clay-pool'] }, { built: ['press', 'glassworks', 'sawmill'] })).toBe(3);
  });

  test('[DU-GUILD-6] Scientists counts cards, not symbols', () => {
    expect(pointsOf('scientists-guild', { built: ['scriptorium'], tokens: ['law'] }, {})).toBe(1);
    expect(pointsOf('scientists-guild', { built: ['scriptorium', 'library'] }, {})).toBe(2);
  });

  test('[DU-R65] Shipowners adds colours inside one city', () => {
    expect(
      coinsOf(
        'shipowners-guild',
        { built: ['quarry', 'clay-pool', 'press'] },
        { built: ['lumber-yard', 'glassworks', 'glass-blower', 'drying-room'] },
      ),
    ).toBe(4);
  });

  test('[DU-R66] Builders counts built wonders only', () => {
    const mine: CityWords = { wonders: [{ wonder: 'pyramids' }] };
    const theirs: CityWords = { wonders: [{ wonder: 'sphinx' }, { wonder: 'colossus' }, { wonder: 'piraeus' }, 'mausoleum'] };
    expect(pointsOf('builders-guild', mine, theirs)).toBe(6);
  });

  test('[DU-R67] Moneylenders comes on top of the treasury', () => {
    const g = duelWith({ age: 3, cities: [{ coins: 5, built: ['moneylenders-guild'] }, { coins: 19 }] });
    expect(g.score().seats[0]).toMatchObject({ total: 7, rows: { treasury: 1, purple: 6 } });
  });
});
