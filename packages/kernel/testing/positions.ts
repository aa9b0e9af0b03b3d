import { expect } from 'vitest';
import { FastRng, NOBODY, type Game, type InputError, type Result, type Shape } from '../src/index.ts';
import { forRows } from './rows.ts';
import { playOut, viewersOf } from './subject.ts';

/** What was read; throws with the parser's sentence if it was refused. */
export const accepted = <T>(read: Result<T, InputError>): T => {
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.detail}`);
  return read.value;
};

/** The parser's error for a position that must be refused. */
export const positionError = <G extends Shape>(game: Game<G>, words: unknown): InputError => {
  const built = game.position(words, new FastRng(1));
  if (built.ok) throw new Error('the position was accepted');
  return built.error;
};

/** What is wrong with a position, its words, where the error is and what it says. */
export type WrongPosition = readonly [what: string, words: unknown, path: string, detail: RegExp];

const NO_POSITIONS: readonly WrongPosition[] = [
  ['not an object', 7, '', /object/],
  ['null', null, '', /object/],
  ['a list', [], '', /object/],
];

/** Each of these positions is refused with a sentence of its own. */
export const expectRefused = <G extends Shape>(game: Game<G>, positions: readonly WrongPosition[]): Promise<void> =>
  forRows([...NO_POSITIONS, ...positions], ([, words, path, detail]) => {
    const error = positionError(game, words);
    expect(error.path).toBe(path);
    expect(error.detail).toMatch(detail);
  });

/** Each of these positions plays on to the end as every viewer imagines it. `visit` sees every state on the way. */
export const expectPlayable = <G extends Shape>(
  game: Game<G>,
  positions: readonly unknown[],
  seeds: number,
  visit?: (s: G['State']) => void,
): Promise<void> =>
  forRows(positions, (words) => {
    for (let seed = 1; seed <= seeds; seed++) {
      const { options, state } = accepted(game.position(words, new FastRng(seed)));
      for (const viewer of viewersOf(options)) {
        const view = JSON.stringify(game.view(state, viewer));
        const imagined = game.blank(options);
        game.imagine(JSON.parse(view), viewer, imagined);
        game.redeal(imagined, viewer, new FastRng(seed));
        expect(JSON.stringify(game.view(imagined, viewer))).toBe(view);
        playOut({ game, options }, imagined, new FastRng(seed), visit);
        expect(game.awaiting(imagined)).toBe(NOBODY);
      }
    }
  });
