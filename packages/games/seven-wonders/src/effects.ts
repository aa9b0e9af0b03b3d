// What a card or stage does at once, when it comes into the city. Losses of coins wait for the end of the turn: see cities/losses.ts.
import { type Emit, leftOf, only, rightOf, type Seat } from '@maravilha/kernel';
import { AGES } from '../data/effects.ts';
import { BOARD_IDS, CARD_IDS } from '../data/index.ts';
import { countFor } from './city.ts';
import type { SevenWondersState } from './state.ts';
import { CARD_COUNT, DIPLOMACY, DISCARD_DEFEATS, MAX_STAGES, REVIVE, THING, THING_COUNT, type Thing } from './tables.ts';
import type { EffectSource, SevenWondersEvent } from './types.ts';

type Out = Emit<SevenWondersEvent> | undefined;

/** 1 for things that do something at once. */
const AT_ONCE = Uint8Array.from({ length: THING_COUNT }, (_, thing) =>
  (THING.powers[thing] & (DIPLOMACY | DISCARD_DEFEATS | REVIVE)) |
  THING.coins[thing] |
  THING.coinsEach[thing] |
  THING.neighboursGain[thing] |
  THING.othersGain[thing] |
  THING.victoryAge[thing] |
  THING.neighbourDebts[thing]
    ? 1
    : 0,
);

/** Stages are counted from 1 in words. */
const stageOf = (thing: Thing): number => ((thing - CARD_COUNT) % MAX_STAGES) + 1;

const sourceOf = (s: SevenWondersState, seat: Seat, thing: Thing): EffectSource =>
  thing < CARD_COUNT ? CARD_IDS[thing] : { board: BOARD_IDS[s.board[seat]], stage: stageOf(thing) };

const gainCoins = (s: SevenWondersState, seat: Seat, count: number, builder: Seat, thing: Thing, emit: Out): void => {
  s.coins[seat] += count;
  if (count > 0) emit?.all({ kind: 'coins', seat, count, source: sourceOf(s, builder, thing) });
};

const takeDebt = (s: SevenWondersState, seat: Seat, count: number, builder: Seat, thing: Thing, emit: Out): void => {
  s.debts[seat] += count;
  emit?.all({ kind: 'debts-given', seat, count, source: sourceOf(s, builder, thing) });
};

/** Applies what the thing does at once. Counts look at the table as it is now, with all cards of the turn in place. */
export const applyAtOnce = (s: SevenWondersState, seat: Seat, thing: Thing, emit: Out): void => {
  if (AT_ONCE[thing] === 0) return;
  let coins = THING.coins[thing];
  const each = THING.coinsEach[thing];
  if (each !== 0) {
    const { coinsOf, coinsColours, coinsAges, coinsIn } = THING;
    coins += each * countFor(s, seat, coinsOf[thing], coinsColours[thing], coinsAges[thing], coinsIn[thing]);
  }
  if (coins > 0) gainCoins(s, seat, coins, seat, thing, emit);
  const toOthers = THING.othersGain[thing];
  if (toOthers > 0) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) gainCoins(s, other, toOthers, seat, thing, emit);
  }
  const left = leftOf(seat, s.seats);
  const right = rightOf(seat, s.seats);
  const toNeighbours = THING.neighboursGain[thing];
  if (toNeighbours > 0) {
    gainCoins(s, left, toNeighbours, seat, thing, emit);
    gainCoins(s, right, toNeighbours, seat, thing, emit);
  }
  const age = THING.victoryAge[thing];
  if (age > 0) {
    s.victories[seat * 3 + age - 1]++;
    emit?.all({ kind: 'victory-token', seat, age: AGES[age - 1], source: sourceOf(s, seat, thing) });
  }
  const debts = THING.neighbourDebts[thing];
  if (debts > 0) {
    takeDebt(s, left, debts, seat, thing, emit);
    takeDebt(s, right, debts, seat, thing, emit);
  }
  applyPowers(s, seat, thing, emit);
};

const applyPowers = (s: SevenWondersState, seat: Seat, thing: Thing, emit: Out): void => {
  const powers = THING.powers[thing];
  if (powers & DISCARD_DEFEATS && s.defeats[seat] > 0) {
    emit?.all({ kind: 'defeats-discarded', seat, count: s.defeats[seat], source: sourceOf(s, seat, thing) });
    s.defeats[seat] = 0;
  }
  if (powers & DIPLOMACY) {
    s.diplomacy[seat]++;
    emit?.all({ kind: 'diplomacy-taken', seat, source: sourceOf(s, seat, thing) });
  }
  if (powers & REVIVE) {
    if (thing < CARD_COUNT) s.reviveCard |= only(seat);
    else s.reviveStage |= only(seat);
  }
};
