// Reading values from outside word by word: a reader refuses by throwing, and `reading` turns that into a value at the edge.
import type { InputError, Result } from './game.ts';
import { isRecord, shown } from './input.ts';

class BadInput extends Error {
  readonly error: InputError;

  constructor(path: string, detail: string) {
    super(`${path}: ${detail}`);
    this.error = { code: 'bad-input', path, detail };
  }
}

/** Only inside `reading`. */
export const refuse = (path: string, detail: string): never => {
  throw new BadInput(path, detail);
};

export const reading = <T>(read: () => T): Result<T, InputError> => {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, error: error.error };
    throw error;
  }
};

export type Fields = Readonly<Record<string, unknown>>;

export const joinPath = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

export const recordOf = (raw: unknown, path: string): Fields => (isRecord(raw) ? raw : refuse(path, 'must be an object'));

export const fieldsOf = (raw: unknown, path: string, known: readonly string[]): Fields => {
  const fields = recordOf(raw, path);
  for (const key of Object.keys(fields))
    if (!known.includes(key)) refuse(joinPath(path, key), `is not a known field; known are ${known.join(', ')}`);
  return fields;
};

export const optional = <T>(raw: unknown, read: (raw: unknown) => T): T | undefined => (raw === undefined ? undefined : read(raw));

export const listOf = <T>(raw: unknown, path: string, max: number, read: (raw: unknown, path: string) => T): T[] => {
  if (!Array.isArray(raw)) return refuse(path, 'must be a list');
  if (raw.length > max) refuse(path, `has ${raw.length} entries; at most ${max} are possible`);
  return raw.map((item: unknown, i) => read(item, joinPath(path, i)));
};

/** How many seats a position has: those that its options name, or as many as it describes. */
export const seatsIn = (options: Fields, counts: readonly number[], described: number): number => {
  const fewest = Math.min(...counts);
  return optional(options['seats'], (n) => wholeNumber(n, 'options.seats', fewest, Math.max(...counts))) ?? Math.max(fewest, described);
};

/** A list with one entry for each seat; those that were left out are read from nothing. */
export const perSeat = <T>(given: readonly T[], path: string, seats: number, read: (raw: unknown, path: string) => T): T[] => {
  if (given.length > seats) refuse(path, `has ${given.length} entries, but the table has ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? read({}, joinPath(path, seat)));
};

export const wholeNumber = (raw: unknown, path: string, from: number, to: number): number => {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < from || raw > to)
    return refuse(path, `must be a whole number from ${from} to ${to}`);
  return raw;
};

export const yesOrNo = (raw: unknown, path: string): boolean => (typeof raw === 'boolean' ? raw : refuse(path, 'must be true or false'));

export const oneOf = <T extends string>(raw: unknown, path: string, values: readonly T[]): T => {
  const value = values.find((v) => v === raw);
  return value ?? refuse(path, `must be one of ${values.join(', ')}`);
};

/** A number with the place in the words where it was read. */
export interface Named {
  readonly n: number;
  readonly path: string;
}

/** Reads an id into its number. */
export const named =
  (ids: ReadonlyMap<string, number>, what: string) =>
  (raw: unknown, path: string): Named => {
    const n = typeof raw === 'string' ? ids.get(raw) : undefined;
    return n === undefined ? refuse(path, `${shown(raw)} is not the id of a ${what}`) : { n, path };
  };
