/** Puzzles in a file that is not the last. */
const IN_FILE = 31;

/** In which file the puzzle of a day is, and where in it. After the last one comes the first again. */
export const placeOf = (day: number, files: number): { readonly file: number; readonly at: number } => {
  const all = files * IN_FILE;
  const n = (((day - 1) % all) + all) % all;
  return { file: Math.floor(n / IN_FILE), at: n % IN_FILE };
};
