/** The value of a key, made if missing. Beyond `most` values, the least recently used one is forgotten. */
export const recent = <T>(kept: Map<string, T>, key: string, most: number, make: () => T): T => {
  const value = kept.get(key) ?? make();
  // A map keeps the order in which keys were inserted: a key that is used again moves to the end.
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return value;
};
