import type { FlatState } from './game.ts';

/** Cuts typed views out of one buffer, one after the other. The widest come first: each must begin at a multiple of its own width. */
export class Cutter {
  readonly #buffer: ArrayBuffer;
  #used = 0;

  constructor(buffer: ArrayBuffer) {
    this.#buffer = buffer;
  }

  get used(): number {
    return this.#used;
  }

  /** All of the buffer. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.#buffer);
  }

  int32(length: number): Int32Array {
    return new Int32Array(this.#buffer, this.#take(4 * length), length);
  }

  int16(length: number): Int16Array {
    return new Int16Array(this.#buffer, this.#take(2 * length), length);
  }

  uint16(length: number): Uint16Array {
    return new Uint16Array(this.#buffer, this.#take(2 * length), length);
  }

  uint8(length: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#take(length), length);
  }

  #take(bytes: number): number {
    this.#used += bytes;
    return this.#used - bytes;
  }
}

/** More than any state takes. What is cut from it is thrown away. */
const measure = new ArrayBuffer(1 << 16);

/**
 * A new state whose views lie in one buffer of just the size that they take. `build` writes the state out as one record, so that all states of
 * a game share one hidden class; it is called twice, the first time to learn the size.
 */
export const flatState = <S extends FlatState>(build: (cut: Cutter) => S): S => {
  const rough = new Cutter(measure);
  build(rough);
  return build(new Cutter(new ArrayBuffer(rough.used)));
};

type Table = Uint8Array | Uint16Array | Int32Array;

/**
 * The same table in a buffer of its own. A small typed array lies among the objects, which move, so that every access looks up where it is;
 * one with a buffer stays where it is, and compiled code holds its address. For small tables that listing and stepping ask often.
 */
export const pinned = <T extends Table>(table: T): T => new (table.constructor as new (buffer: ArrayBufferLike) => T)(table.buffer);
