export { aboutOf, ageOf, LEAD_LEAST, type PuzzleRun, puzzlesIn, stands, verify } from './find.ts';
export { type Puzzle, PUZZLE_FORMAT, type PuzzleBudget, type PuzzleFile, PUZZLES_IN_FILE, type Weighed } from './format.ts';
export { replayed } from './replayed.ts';
export { isAlike, lead } from './weigh.ts';
