// Sentences about effects and costs, for the games that have resources.

/** The clauses as one sentence. */
export const sentence = (clauses: readonly string[]): string => {
  const text = clauses.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** What there is of each resource, in the order of the rule book. */
export const countsIn = <R extends string>(
  order: readonly R[],
  counts: Readonly<Partial<Record<R, number | undefined>>>,
): readonly { readonly resource: R; readonly count: number }[] =>
  order.flatMap((resource) => {
    const count = counts[resource];
    return count === undefined ? [] : [{ resource, count }];
  });
