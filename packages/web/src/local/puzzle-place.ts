/** Puzzles in a file that is not the last. */
const IN_FILE = 31;

/** Files that a book has when all its puzzles are there. */
const MONTHS = 12;

/** In which file the puzzle of a day is, and where in it. While files are missing, others take their place, and those that are there keep theirs. */
export const placeOf = (day: number, files: number): { readonly file: number; readonly at: number } => {
  const all = MONTHS * IN_FILE;
  const n = (((day - 1) % all) + all) % all;
  return { file: Math.floor(n / IN_FILE) % files, at: n % IN_FILE };
};
