import type { FlatState } from './game.ts';

type NumericView =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array
  | Uint8ClampedArray;

interface ViewMaker {
  new (buffer: ArrayBufferLike, byteOffset: number, length: number): NumericView;
}

/**
 * The scalar fields of a state, sorted by name, so that the order in which a game wrote them down does not matter. The version of the rules is
 * not among them.
 */
export const scalarsOf = (state: FlatState): readonly (readonly [string, number])[] => {
  const scalars: [string, number][] = [];
  for (const [key, value] of Object.entries(state)) if (typeof value === 'number' && key !== 'rules') scalars.push([key, value]);
  return scalars.sort(([a], [b]) => (a < b ? -1 : 1));
};

/** A new state with the same content and its own memory, made without knowing the game. Pools are faster: `blank` once, then `copy`. */
export const cloneState = <S extends FlatState>(state: S): S => {
  const bytes = state.bytes.slice();
  const clone: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(state)) {
    if (typeof value === 'number') clone[key] = value;
    else if (key === 'bytes') clone[key] = bytes;
    else if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
      const view = value as NumericView;
      const Maker = view.constructor as ViewMaker;
      clone[key] = new Maker(bytes.buffer, view.byteOffset - state.bytes.byteOffset, view.length);
    } else throw new TypeError(`a flat state has only numbers and typed views, but '${key}' is neither`);
  }
  return clone as unknown as S;
};
