/** Why nothing was done; whoever asked has a sentence for each. */
export type Problem =
  | 'no-data'
  | 'not-a-place'
  | 'same-place'
  | 'not-empty'
  | 'exists'
  | 'bad-file'
  | 'cut-off'
  | 'newer'
  | 'no-pg-dump'
  | 'pg-dump-failed';

/** Bad input, or a world that does not allow it; nothing was changed. `where`: a place or a file. */
export class DataError extends Error {
  override readonly name: string = 'DataError';
  readonly problem: Problem;
  readonly where: string;
  readonly detail: string;

  constructor(problem: Problem, where: string, detail = '') {
    super(`${problem}: ${where} ${detail}`);
    this.problem = problem;
    this.where = where;
    this.detail = detail;
  }
}
