/** Typed arrays answer `undefined` out of range; in the toys every index is one of a seat, a turn, a card or a token. */
export const at = (items: Uint8Array | Int32Array, index: number): number => items[index] as number;
