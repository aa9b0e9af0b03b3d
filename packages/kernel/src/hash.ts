import type { FlatState } from './game.ts';
import { scalarsOf } from './flat.ts';

const double = new Float64Array(1);
const halves = new Uint32Array(double.buffer);

const hex32 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

const finish = (word: number): number => {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
};

/**
 * A fast hash of 64 bits in two lanes of 32 (each in the manner of MurmurHash3). It finds differences but keeps no secrets:
 * use `sha256` for a commitment that cannot be forged.
 */
export class Hasher {
  private a = 0x9e3779b9 | 0;
  private b = 0x243f6a88 | 0;
  private words = 0;

  word(value: number): this {
    let k = Math.imul(value, 0xcc9e2d51);
    k = (k << 15) | (k >>> 17);
    k = Math.imul(k, 0x1b873593);
    let h = this.a ^ k;
    h = (h << 13) | (h >>> 19);
    this.a = (Math.imul(h, 5) + 0xe6546b64) | 0;

    k = Math.imul(value, 0x239b961b);
    k = (k << 16) | (k >>> 16);
    k = Math.imul(k, 0xab0e9789);
    h = this.b ^ k;
    h = (h << 17) | (h >>> 15);
    this.b = (Math.imul(h, 5) + 0x561ccd1b) | 0;

    this.words++;
    return this;
  }

  number(value: number): this {
    // Adding zero makes −0 equal to 0.
    double[0] = value + 0;
    return this.word(halves[0] as number).word(halves[1] as number);
  }

  /** The length goes in first, so that 'ab' + 'c' differs from 'a' + 'bc'. */
  text(text: string): this {
    this.word(text.length);
    const even = text.length & ~1;
    for (let i = 0; i < even; i += 2) this.word(text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16));
    if (even < text.length) this.word(text.charCodeAt(even));
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.word(bytes.length);
    for (let i = 0; i < bytes.length; i += 4) {
      this.word((bytes[i] ?? 0) | ((bytes[i + 1] ?? 0) << 8) | ((bytes[i + 2] ?? 0) << 16) | ((bytes[i + 3] ?? 0) << 24));
    }
    return this;
  }

  /** Sixteen hexadecimal digits. More may be added afterwards. */
  digest(): string {
    const a = finish(this.a ^ this.words);
    const b = finish(this.b ^ this.words ^ a);
    return hex32((a + b) | 0) + hex32(b);
  }
}

export const hashText = (text: string): string => new Hasher().text(text).digest();

/** Over the scalar fields in order of their names, then the bytes; the typed views show the same bytes and are skipped. */
export const hashState = (state: FlatState): string => {
  const hasher = new Hasher();
  for (const [key, value] of scalarsOf(state)) hasher.text(key).number(value);
  return hasher.bytes(state.bytes).digest();
};
