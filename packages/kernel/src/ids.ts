/** Ids outside, dense numbers inside. From number to id: `ids[n]`. */
export interface Numbering<Id extends string> {
  readonly ids: readonly Id[];
  /** For words from outside, which may be no id at all. */
  readonly numbers: ReadonlyMap<string, number>;
  numberOf(id: Id): number;
}

export const numbering = <Id extends string>(ids: readonly Id[]): Numbering<Id> => {
  const numbers = new Map<string, number>(ids.map((id, n) => [id, n]));
  return {
    ids,
    numbers,
    numberOf: (id) => {
      const n = numbers.get(id);
      if (n === undefined) throw new Error(`unknown id: ${id}`);
      return n;
    },
  };
};

/** The numbers below `n`. A plain loop: views are built of these, and `Array.from` takes many times as long. */
export const range = (n: number): number[] => {
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(i);
  return numbers;
};
