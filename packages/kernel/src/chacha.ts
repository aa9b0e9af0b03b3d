import { WordRng } from './rng.ts';

export const SEED_BYTES = 32;

const quarter = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
};

/** The block function of RFC 8439 §2.3: sixteen words of input (constants, key, counter, nonce) to sixteen words of key stream. */
export const chachaBlock = (input: Int32Array, out: Int32Array): void => {
  out.set(input);
  // Ten double rounds: the columns of the four by four words, then the diagonals.
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (input[i] as number);
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
