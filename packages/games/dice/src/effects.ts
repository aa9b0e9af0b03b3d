// What a crossed space or bonus gives: at once, from now on, or as something more to choose.
import type { Emit, Seat } from '@maravilha/kernel';
import { SPECIAL_DICE } from '../data/effects.ts';
import { countIn } from './city.ts';
import { attack } from './military.ts';
import { gain } from './reserve.ts';
import { ACTION, crossing, type DiceState, FREE_DIE, keep, push } from './state.ts';
import { FX_HOW_MUCH, FX_KIND, FX_WHAT, KIND } from './tables.ts';
import type { CoinSource, DiceEvent } from './types.ts';

type Out = Emit<DiceEvent> | undefined;

const PRODUCE = KIND.produceResource;
const ATTACKS = KIND.attack;
const DEFENCE = KIND.defence;
const CROSS = KIND.cross;
const COINS = KIND.gainCoins;
const CONSTRUCT_FREE = KIND.constructFreeDie;
const ANOTHER_ACTION = KIND.anotherAction;
const PER_SPACE = KIND.coinsAndPointsPerSpace;
const PER_LEADER = KIND.pointsPerLeader;
const DIE_MINUS = KIND.dieCostMinus;
const DIE_ZERO = KIND.dieCostZero;
const WHEN_CHOSEN = KIND.coinsWhenChosen;
const UNLOCK = KIND.unlockDie;

export const gainFrom = (s: DiceState, seat: Seat, coins: number, source: CoinSource, emit: Out): void => {
  const count = gain(s, seat, coins);
  if (count > 0) emit?.all({ kind: 'coins', seat, count, source });
};

/** Coins that a space or bonus gives at once, as the board stands. */
const coinsFrom = (s: DiceState, seat: Seat, fx: number): number => {
  if (FX_KIND[fx] === COINS) return FX_HOW_MUCH[fx];
  // The coins of each space are the lower half.
  return FX_KIND[fx] === PER_SPACE ? countIn(s, seat, FX_WHAT[fx]) * (FX_HOW_MUCH[fx] & 0xff) : 0;
};

/** One effect of a space that has just been crossed off, or of a bonus; `space` matters to attacks only. */
export const applyEffect = (s: DiceState, seat: Seat, fx: number, space: number, source: CoinSource, emit: Out): void => {
  switch (FX_KIND[fx]) {
    case ATTACKS:
      attack(s, seat, space, FX_HOW_MUCH[fx], emit);
      return;
    case COINS:
    case PER_SPACE:
      gainFrom(s, seat, coinsFrom(s, seat, fx), source, emit);
      return;
    case CROSS:
      push(s, seat, crossing(FX_WHAT[fx], FX_HOW_MUCH[fx]));
      return;
    case CONSTRUCT_FREE:
      push(s, seat, FREE_DIE);
      return;
    case ANOTHER_ACTION:
      push(s, seat, ACTION);
      return;
    case UNLOCK:
      keep(s, seat, fx);
      emit?.all({ kind: 'unlocked', seat, die: SPECIAL_DICE[FX_WHAT[fx]] });
      return;
    case PRODUCE:
    case DIE_MINUS:
    case DIE_ZERO:
    case WHEN_CHOSEN:
      keep(s, seat, fx);
      return;
    // These count later: for attacks of neighbours, at the end.
    case DEFENCE:
    case PER_LEADER:
      return;
    default:
      throw new Error(`no such effect: ${FX_KIND[fx]}`);
  }
};
