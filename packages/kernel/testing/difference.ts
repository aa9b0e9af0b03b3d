const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

const keysOf = (value: object): string[] => Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined);

/** Where two values first differ, or `undefined` if they are equal. A field that is `undefined` counts as absent, since JSON drops it. */
export const difference = (a: unknown, b: unknown, path = '$'): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return `${path}: ${brief(a)} and ${brief(b)}`;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return `${path}: ${a.length} and ${b.length} items`;
  for (const key of new Set([...keysOf(a), ...keysOf(b)])) {
    const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
