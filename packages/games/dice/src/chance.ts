// Rolls and swaps. All of them come from the hidden key of the state, so that a seat which plays ahead learns nothing of what is to come.
import { chachaBlock, chachaInput, type Emit } from '@maravilha/kernel';
import { DICE, DIE_IDS } from '../data/dice.ts';
import { SPECIAL_DICE } from '../data/effects.ts';
import { SECTION_COSTS } from '../data/numbers.ts';
import { bitCount, lowestBit } from './city.ts';
import type { DiceState } from './state.ts';
import { FACES, GREY_DICE, SPECIAL } from './tables.ts';
import type { DiceEvent, DieView } from './types.ts';

type Out = Emit<DiceEvent> | undefined;

const SECTIONS = SECTION_COSTS.length;
const BLOCK_WORDS = 16;
const KEY_AT = 4;
const COUNTER_AT = 12;

// Scratch of the block in use; nothing in it lives longer than one call from outside.
const input = chachaInput(new Uint8Array(32), 0, [0, 0, 0]);
const block = new Int32Array(BLOCK_WORDS);
const halves = new Uint16Array(block.buffer);
let next = 0;

/** A new block of chance; what is left of the last one is never used. */
export const openBlock = (s: DiceState): void => {
  input.set(s.key, KEY_AT);
  input[COUNTER_AT] = s.blocks++;
  chachaBlock(input, block);
  next = 0;
};

const half = (s: DiceState): number => {
  if (next === halves.length) openBlock(s);
  return halves[next++];
};

/** Uniform in 0 … n − 1: 16 bits times n, rejecting what would make some results likelier. `openBlock` comes before the first draw. */
const draw = (s: DiceState, n: number): number => {
  let product = half(s) * n;
  if ((product & 0xffff) < n) {
    const floor = 0x10000 % n;
    while ((product & 0xffff) < floor) product = half(s) * n;
  }
  return product >>> 16;
};

/** [DI-TURN-1] Every die of the Forum falls by itself: a face and a section. */
export const roll = (s: DiceState): void => {
  for (let rest = s.forum; rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    const fall = draw(s, FACES * SECTIONS);
    s.face[die] = (fall / SECTIONS) | 0;
    s.section[die] = fall % SECTIONS;
  }
};

/** Takes the n-th lowest of the set. */
const nthBit = (bits: number, n: number): number => {
  let rest = bits;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return lowestBit(rest);
};

/** [DI-SPECIAL-1] Each of these special dice takes the place of a random grey die. */
export const swapIn = (s: DiceState, entering: number, emit: Out): void => {
  for (let rest = entering; rest !== 0; rest &= rest - 1) {
    const special = lowestBit(rest);
    const grey = s.forum & GREY_DICE;
    const die = nthBit(grey, draw(s, bitCount(grey)));
    s.forum = (s.forum & ~(1 << die)) | (1 << SPECIAL[special]);
    s.face[die] = 0;
    s.section[die] = 0;
    emit?.all({ kind: 'die-entered', die: SPECIAL_DICE[special], instead: DIE_IDS[die] });
  }
};

/** The dice as they lie, in the order of the list. */
export const forumOf = (s: DiceState): readonly DieView[] =>
  DIE_IDS.flatMap((die, n) =>
    (s.forum >>> n) & 1 ? [{ die, face: s.face[n], symbol: DICE[die].faces[s.face[n]].symbol, section: s.section[n] }] : [],
  );
