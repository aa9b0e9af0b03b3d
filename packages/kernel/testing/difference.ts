const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const brief = (value: unknown): string => {
  const text = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

type Fields = Readonly<Record<string, unknown>>;

/** Equality without allocation: the suite asks it millions of times, and almost always the answer is yes. */
const same = (a: unknown, b: unknown): boolean => {
  // −0 is not 0 here: JSON would turn the one into the other, so a view that holds it does not survive the wire.
  if (a === b) return a !== 0 || 1 / a === 1 / (b as number);
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  for (const key in a) if (!same((a as Fields)[key], (b as Fields)[key])) return false;
  for (const key in b) if ((b as Fields)[key] !== undefined && (a as Fields)[key] === undefined) return false;
  return true;
};

/**
 * Where two values first differ, or `undefined` if they are equal. A field that is `undefined` counts as absent, since JSON drops it.
 */
export const difference = (a: unknown, b: unknown, path = '$'): string | undefined => {
  if (same(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return `${path}: ${brief(a)} and ${brief(b)}`;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return `${path}: ${a.length} and ${b.length} items`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference((a as Fields)[key], (b as Fields)[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
