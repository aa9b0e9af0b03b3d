// What is not needed to draw a table, such as motion and keys, is fetched once the table stands.

export interface Door<Part> {
  fetch(): Promise<Part>;
  /** What has been fetched so far. */
  part(): Part | undefined;
}

export const door = <Part>(load: () => Promise<Part>): Door<Part> => {
  let part: Part | undefined;
  return {
    fetch: async () => (part ??= await load()),
    part: () => part,
  };
};
