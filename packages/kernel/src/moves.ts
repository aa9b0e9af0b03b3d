import type { MoveError, Result } from './game.ts';
import type { Numbering } from './ids.ts';
import { isRecord } from './input.ts';
import { listOf, oneOf, reading, refuse } from './read.ts';

/** Reads one field, or refuses it by `refuse`. `undefined` comes in where the field is missing. */
export type Reader<T> = (raw: unknown, path: string) => T;

/** For each kind of move a reader for each of its fields. */
export type MoveFields<M extends { readonly kind: string }> = {
  readonly [K in M['kind']]: {
    readonly [F in Exclude<keyof Extract<M, { kind: K }>, 'kind'>]-?: Reader<Extract<M, { kind: K }>[F]>;
  };
};

export const idOf =
  <Id extends string>({ numbers }: Numbering<Id>, what: string): Reader<Id> =>
  (raw, path) => {
    const known = typeof raw === 'string' && numbers.has(raw);
    return known ? (raw as Id) : refuse(path, `not the id of a ${what}`);
  };

export const wordOf =
  <T extends string>(...values: readonly T[]): Reader<T> =>
  (raw, path) =>
    oneOf(raw, path, values);

/** From 0 up to, but not including, `end`. */
export const numberBelow =
  (end: number): Reader<number> =>
  (raw, path) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < end
      ? raw
      : refuse(path, `must be a whole number from 0 to ${end - 1}`);

export const maybe =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (raw, path) =>
    raw === undefined ? undefined : read(raw, path);

export const either =
  <A extends string, B>(word: A, read: Reader<B>): Reader<A | B> =>
  (raw, path) =>
    raw === word ? word : read(raw, path);

export const someOf =
  <T>(read: Reader<T>, least: number, most: number): Reader<readonly T[]> =>
  (raw, path) => {
    const list = listOf(raw, path, most, read);
    return list.length < least ? refuse(path, `must have at least ${least} entries`) : list;
  };

/** The one parser of a game's moves: a move from outside is read here once, and trusted from then on. */
export const moveReader = <M extends { readonly kind: string }>(fields: MoveFields<M>): ((raw: unknown) => Result<M, MoveError>) => {
  const readers = new Map<unknown, readonly (readonly [string, Reader<unknown>])[]>(
    Object.entries<Readonly<Record<string, Reader<unknown>>>>(fields).map(([kind, own]) => [kind, Object.entries(own)]),
  );
  const read = (raw: unknown): M => {
    if (!isRecord(raw)) return refuse('', 'a move must be an object');
    const { kind } = raw;
    const own = readers.get(kind);
    if (own === undefined) return refuse('kind', `not a kind of move; known are ${[...readers.keys()].join(', ')}`);
    const stray = Object.keys(raw).find((key) => key !== 'kind' && !own.some(([known]) => known === key));
    if (stray !== undefined) return refuse(stray, `a move of kind ${String(kind)} has no such field`);
    const move: Record<string, unknown> = { kind };
    for (const [key, reader] of own) {
      const value = reader(raw[key], key);
      if (value !== undefined) move[key] = value;
    }
    // The readers stand for the fields of this kind, which the type of `fields` ensures; the compiler cannot follow it through the loop.
    return move as M;
  };
  return (raw) => {
    const move = reading(() => read(raw));
    if (move.ok) return move;
    const { path, detail } = move.error;
    return { ok: false, error: { code: 'malformed-move', detail: path === '' ? detail : `${path}: ${detail}` } };
  };
};
