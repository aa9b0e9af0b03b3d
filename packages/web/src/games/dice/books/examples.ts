// What the examples of the rules reckon. A test compares each of them with the engine.

interface Price {
  readonly die: number;
  readonly space: number;
  readonly total: number;
}

export const priceOf = (section: number, cost: number, resources: number, cheaper: boolean): Price => {
  const die = Math.max(0, section - (cheaper ? 1 : 0));
  const space = Math.max(0, cost - resources);
  return { die, space, total: die + space };
};
