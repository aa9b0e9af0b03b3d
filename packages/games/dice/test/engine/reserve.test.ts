import { FastRng } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { type DiceState, dice, RESERVE, START_COINS } from '../../src/index.ts';
import { gain, pay } from '../../src/reserve.ts';
import { randomGames, seatsAt } from '../kit/random.ts';

const withCoins = (coins: number, spent: number): DiceState => {
  const s = dice.blank({ seats: 2, cities: 'random' });
  s.coins[0] = coins;
  s.spent[0] = spent;
  return s;
};
const reserveOf = (s: DiceState): readonly [number, number] => [s.coins[0], s.spent[0]];

test('a game begins with the first coins circled and nothing spent', () => {
  const s = dice.blank({ seats: 3, cities: 'random' });
  dice.setup({ seats: 3, cities: 'random' }, new FastRng(1), s);
  for (const seat of seatsAt(s)) expect([s.coins[seat], s.spent[seat]]).toEqual([START_COINS, 0]);
});

test('coins that are spent fill their places', () => {
  const s = withCoins(9, 2);
  pay(s, 0, 4);
  expect(reserveOf(s)).toEqual([5, 6]);
});

test('while places are free a gain erases nothing', () => {
  const s = withCoins(3, 5);
  expect(gain(s, 0, RESERVE - 8)).toBe(RESERVE - 8);
  expect(reserveOf(s)).toEqual([RESERVE - 5, 5]);
});

test('with all places used, spent coins are erased and circled again', () => {
  const s = withCoins(10, RESERVE - 10);
  expect(gain(s, 0, 7)).toBe(7);
  expect(reserveOf(s)).toEqual([17, RESERVE - 17]);
});

test('free places go first, spent ones after them', () => {
  const s = withCoins(10, RESERVE - 12);
  gain(s, 0, 5);
  expect(reserveOf(s)).toEqual([15, RESERVE - 15]);
});

test('there are never more coins than places, and the rest is lost', () => {
  const s = withCoins(RESERVE - 2, 2);
  expect(gain(s, 0, 7)).toBe(2);
  expect(reserveOf(s)).toEqual([RESERVE, 0]);
  expect(gain(s, 0, 7)).toBe(0);
});

/** Place by place, as on the sheet. */
class Sheet {
  readonly places: ('free' | 'circled' | 'filled')[] = Array.from({ length: RESERVE }, () => 'free');
  count(what: 'circled' | 'filled'): number {
    return this.places.filter((place) => place === what).length;
  }
  turn(from: 'free' | 'circled' | 'filled', to: 'circled' | 'filled'): boolean {
    const at = this.places.indexOf(from);
    if (at >= 0) this.places[at] = to;
    return at >= 0;
  }
  gain(count: number): void {
    for (let n = 0; n < count; n++) if (!this.turn('free', 'circled')) this.turn('filled', 'circled');
  }
  pay(count: number): void {
    for (let n = 0; n < count; n++) this.turn('circled', 'filled');
  }
}

test('any order of gains and payments leaves the same as on a sheet with places', () => {
  const rng = new FastRng(7);
  for (let run = 0; run < 50; run++) {
    const s = withCoins(0, 0);
    const sheet = new Sheet();
    for (let n = 0; n < 60; n++) {
      const count = rng.int(10);
      if (rng.int(2) === 0) {
        gain(s, 0, count);
        sheet.gain(count);
      } else if (count <= s.coins[0]) {
        pay(s, 0, count);
        sheet.pay(count);
      }
      expect(reserveOf(s)).toEqual([sheet.count('circled'), sheet.count('filled')]);
    }
  }
});

test('in no game do coins and spent ones take more places than there are', () => {
  let most = 0;
  randomGames(2, (s) => {
    for (const seat of seatsAt(s)) {
      const used = s.coins[seat] + s.spent[seat];
      most = Math.max(most, used);
      if (used > RESERVE) expect(used).toBeLessThanOrEqual(RESERVE);
    }
  });
  expect(most).toBe(RESERVE);
});
