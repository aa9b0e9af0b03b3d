// What the tests of a host are written against, so that they run wherever a host runs. All of it is plain: a runner is a list of names and
// functions, and a claim that does not hold throws.

export interface Suite {
  readonly test: (name: string, run: () => Promise<void> | void) => void;
}

/** A part of a suite: its tests are named after it. */
export const within = (suite: Suite, part: string): Suite => ({ test: (name, run) => suite.test(`${part}: ${name}`, run) });

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner instanceof Map || inner instanceof Set ? [...inner] : inner)) ?? String(value);

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Where the two differ first. `whole`: neither may have anything that the other lacks; what is `undefined` counts as lacking. */
const difference = (actual: unknown, expected: unknown, whole: boolean, path: string): string | undefined => {
  if (Object.is(actual, expected)) return undefined;
  if (expected instanceof Map || expected instanceof Set) {
    if (!(actual instanceof Map || actual instanceof Set)) return path;
    return difference([...actual], [...expected], whole, path);
  }
  if (!isObject(actual) || !isObject(expected) || Array.isArray(actual) !== Array.isArray(expected)) return path;
  if (Array.isArray(expected) && actual['length'] !== expected.length) return `${path}.length`;
  const keys = new Set([...Object.keys(expected), ...(whole ? Object.keys(actual) : [])]);
  for (const key of keys) {
    const found = difference(actual[key], expected[key], whole, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const compare = (actual: unknown, expected: unknown, whole: boolean, what: string): void => {
  const path = difference(actual, expected, whole, what);
  if (path !== undefined) throw new Error(`${path} is not as expected\n  actual:   ${shown(actual)}\n  expected: ${shown(expected)}`);
};

export const equal = (actual: unknown, expected: unknown, what = 'it'): void => compare(actual, expected, true, what);

/** It may have more fields than expected, but no other ones. */
export const like = (actual: unknown, expected: object, what = 'it'): void => compare(actual, expected, false, what);

const isAmong = (list: readonly unknown[], value: unknown): boolean => list.some((one) => difference(one, value, true, '') === undefined);

export const claim = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`it does not hold that ${what}`);
};

export const has = (list: readonly unknown[], value: unknown): void =>
  claim(isAmong(list, value), `${shown(value)} is among ${shown(list)}`);

export const lacks = (list: readonly unknown[], value: unknown): void =>
  claim(!isAmong(list, value), `${shown(value)} is not among ${shown(list)}`);

/** What is there for certain. */
export const must = <T>(value: T | undefined, what = 'a value'): T => {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
};

export const fails = async (work: Promise<unknown>): Promise<void> => {
  const held = await work.then(
    () => true,
    () => false,
  );
  if (held) throw new Error('it should have failed');
};
