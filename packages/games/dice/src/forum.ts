// Rolls and swaps. All of them come from the hidden key of the state, so that a seat which plays ahead learns nothing of what is to come.
import { bitCount, chachaBlock, chachaInput, type Emit, lowestBit } from '@maravilha/kernel';
import { DICE, DIE_IDS } from '../data/dice.ts';
import { SPECIAL_DICE } from '../data/effects.ts';
import { SECTION_COSTS } from '../data/numbers.ts';
import { type DiceState, KEY_WORDS } from './state.ts';
import { FACES, GREY_DICE, SPECIAL } from './tables.ts';
import type { DiceEvent, DieView } from './types.ts';

type Out = Emit<DiceEvent> | undefined;

const SECTIONS = SECTION_COSTS.length;
/** The ways in which one die can fall. */
const FALLS = FACES * SECTIONS;

// A block of chance is an eighth of a block of ChaCha20: four draws of 16 bits, as many as a roll needs unless one is rejected.
const EIGHTHS = 8;
const DRAWS = 4;
const KEY_AT = 4;
const COUNTER_AT = 12;

// Scratch: the ChaCha20 block in use, with the key and counter that it was made from, and the next draw. Turns of one game ask for the same
// block one after the other, so it is made anew only for another key or counter; what is drawn depends on the state alone.
const input = chachaInput(new Uint8Array(32), -1, [0, 0, 0]);
const words = new Int32Array(16);
let next = 0;
let end = 0;

const isMade = (key: Int32Array, counter: number): boolean => {
  if (input[COUNTER_AT] !== counter) return false;
  for (let n = 0; n < KEY_WORDS; n++) if (input[KEY_AT + n] !== key[n]) return false;
  return true;
};

/** A new block of chance; what is left of the last one is never used. */
export const openBlock = (s: DiceState): void => {
  const counter = (s.blocks / EIGHTHS) | 0;
  if (!isMade(s.key, counter)) {
    for (let n = 0; n < KEY_WORDS; n++) input[KEY_AT + n] = s.key[n];
    input[COUNTER_AT] = counter;
    chachaBlock(input, words);
  }
  next = (s.blocks % EIGHTHS) * DRAWS;
  end = next + DRAWS;
  s.blocks++;
};

/** 16 bits: the lower half of a word, then the upper. */
const half = (s: DiceState): number => {
  if (next === end) openBlock(s);
  const word = words[next >>> 1];
  return (next++ & 1) === 0 ? word & 0xffff : word >>> 16;
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

/** [DI-TURN-4] Every die of the Forum falls by itself: a face and a section. One draw is enough for two dice. */
export const roll = (s: DiceState): void => {
  const { face, section } = s;
  for (let rest = s.forum; rest !== 0; rest &= rest - 1) {
    const falls = draw(s, FALLS * FALLS);
    lay(face, section, lowestBit(rest), falls % FALLS);
    rest &= rest - 1;
    // The last die is alone if their number is odd.
    if (rest === 0) return;
    lay(face, section, lowestBit(rest), (falls / FALLS) | 0);
  }
};

const lay = (face: Uint8Array, section: Uint8Array, die: number, fall: number): void => {
  face[die] = (fall / SECTIONS) | 0;
  section[die] = fall % SECTIONS;
};

/** Takes the n-th lowest of the set. */
const nthBit = (bits: number, n: number): number => {
  let rest = bits;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return lowestBit(rest);
};

/** [DI-SPECIAL-2] Each of these special dice takes the place of a random grey die, and lies as that one lay until the next roll. */
export const swapIn = (s: DiceState, entering: number, emit: Out): void => {
  for (let rest = entering; rest !== 0; rest &= rest - 1) {
    const special = lowestBit(rest);
    const grey = s.forum & GREY_DICE;
    const die = nthBit(grey, draw(s, bitCount(grey)));
    s.forum = (s.forum & ~(1 << die)) | (1 << SPECIAL[special]);
    s.face[SPECIAL[special]] = s.face[die];
    s.section[SPECIAL[special]] = s.section[die];
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
