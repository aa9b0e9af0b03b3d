// Files that a command writes in order to continue later.

/** `undefined` for what is no JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of the wanted settings that is another in the file. */
export const difference = (
  found: Readonly<Record<string, unknown>>,
  wanted: object,
): { readonly key: string; readonly there: string; readonly here: string } | undefined => {
  for (const [key, value] of Object.entries(wanted)) {
    const there = JSON.stringify(found[key]) ?? '–';
    const here = JSON.stringify(value);
    if (there !== here) return { key, there, here };
  }
  return undefined;
};
