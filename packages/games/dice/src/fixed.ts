type Table = Uint8Array | Uint16Array | Int32Array;

/**
 * The same table in a buffer of its own. A small typed array lies among the objects, which move, so that every access looks up where it is;
 * one with a buffer stays where it is, and compiled code holds its address. For small tables that listing and stepping ask often.
 */
export const fixed = <T extends Table>(table: T): T => new (table.constructor as new (buffer: ArrayBufferLike) => T)(table.buffer);
