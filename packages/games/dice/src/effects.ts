// What a crossed space or bonus gives: at once, from now on, or as something more to choose.
import { type Emit, leftOf, rightOf, type Seat } from '@maravilha/kernel';
import { SPECIAL_DICE, STRUCTURES } from '../data/effects.ts';
import { SPACE_IDS } from './boards.ts';
import { countIn, crossedAtStart, FIRST_SPACE, isCrossed, SPACES_IN } from './city.ts';
import { push } from './pending.ts';
import { gain } from './reserve.ts';
import { ACTION, crossing, type DiceState, FREE_DIE } from './state.ts';
import {
  ATTACK,
  ATTACK_COUNT,
  CITY_COUNT,
  COLOUR_COUNT,
  FX_COUNT,
  FX_HOW_MUCH,
  FX_KIND,
  FX_START,
  FX_WHAT,
  KIND,
  SPACE_COUNT,
  STRUCTURE,
} from './tables.ts';
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

const WEST = STRUCTURES.indexOf('barracksWest');
const EAST = STRUCTURES.indexOf('barracksEast');

/** `[city * 2 + side]`, then the crossed spaces: the defence of the West (0) and East (1) Barracks. */
const DEFENCES: readonly Uint8Array[] = Array.from({ length: CITY_COUNT * 2 }, (_, n) => {
  const structure = n % 2 === 0 ? WEST : EAST;
  const at = Math.floor(n / 2) * SPACE_COUNT + FIRST_SPACE[structure];
  return Uint8Array.from({ length: 1 << SPACES_IN[structure] }, (_unused, crossed) => {
    let defence = 0;
    for (let space = 0; space < SPACES_IN[structure]; space++) {
      const start = FX_START[at + space];
      for (let fx = start; fx < start + FX_COUNT[at + space]; fx++) {
        if ((crossed >>> space) & 1 && FX_KIND[fx] === DEFENCE) defence += FX_HOW_MUCH[fx];
      }
    }
    return defence;
  });
});

/** [DI-WAR-1] The West Barracks face the left neighbour, the East Barracks the right one. */
export const attacked = (s: DiceState, seat: Seat, structure: number): Seat =>
  structure === WEST ? leftOf(seat, s.seats) : rightOf(seat, s.seats);

/** [DI-WAR-3] The defence that an attack from these Barracks meets: that of the other side, as it stood at the start of the turn. */
export const defenceMet = (s: DiceState, seat: Seat, structure: number): number => {
  const other = attacked(s, seat, structure);
  return structure === WEST
    ? DEFENCES[s.city[other] * 2 + 1][crossedAtStart(s, other, EAST)]
    : DEFENCES[s.city[other] * 2][crossedAtStart(s, other, WEST)];
};

const attack = (s: DiceState, seat: Seat, space: number, printed: number, emit: Out): void => {
  const structure = STRUCTURE[space];
  const defence = defenceMet(s, seat, structure);
  const points = Math.max(0, printed - defence);
  s.recorded[seat * ATTACK_COUNT + ATTACK[space]] = points;
  emit?.all({ kind: 'attack', seat, against: attacked(s, seat, structure), space: SPACE_IDS[space], points, defence });
};

/** What an effect changes for good; `recount` derives the same from the board alone. */
const keep = (s: DiceState, seat: Seat, fx: number): void => {
  switch (FX_KIND[fx]) {
    case PRODUCE:
      s.resources[seat]++;
      return;
    case DIE_MINUS:
      s.dieMinus[seat] += FX_HOW_MUCH[fx];
      return;
    case DIE_ZERO:
      s.dieZero[seat] |= 1 << FX_WHAT[fx];
      return;
    case WHEN_CHOSEN:
      s.dieCoins[seat * COLOUR_COUNT + FX_WHAT[fx]] += FX_HOW_MUCH[fx];
      return;
    case UNLOCK:
      s.unlocked[seat] |= 1 << FX_WHAT[fx];
      return;
    default:
  }
};

/** Derives what the crossed spaces of the seat give from now on. */
export const recount = (s: DiceState, seat: Seat): void => {
  s.resources[seat] = 0;
  s.unlocked[seat] = 0;
  s.dieMinus[seat] = 0;
  s.dieZero[seat] = 0;
  s.dieCoins.fill(0, seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT);
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (!isCrossed(s, seat, space)) continue;
    const row = s.city[seat] * SPACE_COUNT + space;
    for (let fx = FX_START[row]; fx < FX_START[row] + FX_COUNT[row]; fx++) keep(s, seat, fx);
  }
};

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
