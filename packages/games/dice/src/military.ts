// Attacks of the Barracks and the defence that they meet.
import { type Emit, leftOf, rightOf, type Seat } from '@maravilha/kernel';
import { STRUCTURES } from '../data/effects.ts';
import { SPACE_IDS } from './spaces.ts';
import { crossedAtStart, FIRST_SPACE, SPACES_IN } from './city.ts';
import type { DiceState } from './state.ts';
import { ATTACK, ATTACK_COUNT, CITY_COUNT, FX_COUNT, FX_HOW_MUCH, FX_KIND, FX_START, KIND, SPACE_COUNT, STRUCTURE } from './tables.ts';
import type { DiceEvent } from './types.ts';

type Out = Emit<DiceEvent> | undefined;

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
        if ((crossed >>> space) & 1 && FX_KIND[fx] === KIND.defence) defence += FX_HOW_MUCH[fx];
      }
    }
    return defence;
  });
});

/** [DI-WAR-1] The Western Barracks face the left neighbour, the Eastern Barracks the right one. */
export const attacked = (s: DiceState, seat: Seat, structure: number): Seat =>
  structure === WEST ? leftOf(seat, s.seats) : rightOf(seat, s.seats);

/** [DI-WAR-3] The defence that an attack from these Barracks meets: that of the other side, as it stood at the start of the turn. */
export const defenceMet = (s: DiceState, seat: Seat, structure: number): number => {
  const other = attacked(s, seat, structure);
  return structure === WEST
    ? DEFENCES[s.city[other] * 2 + 1][crossedAtStart(s, other, EAST)]
    : DEFENCES[s.city[other] * 2][crossedAtStart(s, other, WEST)];
};

export const attack = (s: DiceState, seat: Seat, space: number, printed: number, emit: Out): void => {
  const structure = STRUCTURE[space];
  const defence = defenceMet(s, seat, structure);
  const points = Math.max(0, printed - defence);
  s.recorded[seat * ATTACK_COUNT + ATTACK[space]] = points;
  emit?.all({ kind: 'attack', seat, against: attacked(s, seat, structure), space: SPACE_IDS[space], points, defence });
};
