/** The value of a key, made if it is not there; of more than `most` the one that was not asked for longest is forgotten. */
export const recent = <T>(kept: Map<string, T>, key: string, most: number, make: () => T): T => {
  const value = kept.get(key) ?? make();
  // A map keeps the order in which keys came: asked for again, a key comes last.
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return value;
};
