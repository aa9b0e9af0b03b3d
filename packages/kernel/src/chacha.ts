import { WordRng } from './rng.ts';

export const SEED_BYTES = 32;

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/**
 * The block function of RFC 8439 §2.3: sixteen words of input (constants, key, counter, nonce) to sixteen words of key stream. All quarter rounds
 * are written out over variables: with a function over an array it took nearly three times as long, and every playout of Dice asks for it.
 */
export const chachaBlock = (input: Int32Array, out: Int32Array): void => {
  let x0 = input[0] as number;
  let x1 = input[1] as number;
  let x2 = input[2] as number;
  let x3 = input[3] as number;
  let x4 = input[4] as number;
  let x5 = input[5] as number;
  let x6 = input[6] as number;
  let x7 = input[7] as number;
  let x8 = input[8] as number;
  let x9 = input[9] as number;
  let x10 = input[10] as number;
  let x11 = input[11] as number;
  let x12 = input[12] as number;
  let x13 = input[13] as number;
  let x14 = input[14] as number;
  let x15 = input[15] as number;
  for (let round = 0; round < 10; round++) {
    // The columns of the four by four words.
    x0 = (x0 + x4) | 0;
    x12 = turned(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = turned(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = turned(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = turned(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = turned(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = turned(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = turned(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = turned(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = turned(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = turned(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = turned(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = turned(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = turned(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = turned(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = turned(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = turned(x7 ^ x11, 7);
    // The diagonals.
    x0 = (x0 + x5) | 0;
    x15 = turned(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = turned(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = turned(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = turned(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = turned(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = turned(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = turned(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = turned(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = turned(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = turned(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = turned(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = turned(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = turned(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = turned(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = turned(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = turned(x4 ^ x9, 7);
  }
  out[0] = x0 + (input[0] as number);
  out[1] = x1 + (input[1] as number);
  out[2] = x2 + (input[2] as number);
  out[3] = x3 + (input[3] as number);
  out[4] = x4 + (input[4] as number);
  out[5] = x5 + (input[5] as number);
  out[6] = x6 + (input[6] as number);
  out[7] = x7 + (input[7] as number);
  out[8] = x8 + (input[8] as number);
  out[9] = x9 + (input[9] as number);
  out[10] = x10 + (input[10] as number);
  out[11] = x11 + (input[11] as number);
  out[12] = x12 + (input[12] as number);
  out[13] = x13 + (input[13] as number);
  out[14] = x14 + (input[14] as number);
  out[15] = x15 + (input[15] as number);
};

/** The input of the block function: 32 bytes of key, the block counter and the three words of the nonce. */
export const chachaInput = (key: Uint8Array, counter: number, nonce: readonly [number, number, number]): Int32Array => {
  if (key.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${key.length}`);
  const input = new Int32Array(16);
  input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  const data = new DataView(key.buffer, key.byteOffset, key.length);
  for (let i = 0; i < 8; i++) input[4 + i] = data.getInt32(i * 4, true);
  input[12] = counter;
  input.set(nonce, 13);
  return input;
};

/**
 * The generator of real matches: the key stream of ChaCha20. Its future cannot be computed from its past, only from the seed.
 * Equal seeds with different stream numbers give independent generators. One stream has 2³⁶ words; no game comes near.
 */
export class ChaChaRng extends WordRng {
  private readonly input: Int32Array;
  private readonly block = new Int32Array(16);
  private next = 16;

  constructor(seed: Uint8Array, stream = 0) {
    super();
    this.input = chachaInput(seed, 0, [stream, 0, 0]);
  }

  word(): number {
    if (this.next === 16) {
      chachaBlock(this.input, this.block);
      this.input[12] = (this.input[12] as number) + 1;
      this.next = 0;
    }
    return (this.block[this.next++] as number) >>> 0;
  }
}
