import type { InputError, Position, Result, Shape } from './game.ts';
import { reading } from './read.ts';
import type { Rng } from './rng.ts';

/** The steps from words to a position: words are read into numbers, and a blank state is built after them. Both may `refuse`. */
export interface PositionSteps<G extends Shape, Numbers extends { readonly options: G['Options'] }> {
  read(words: unknown): Numbers;
  blank(options: G['Options'], rules: number): G['State'];
  build(numbers: Numbers, rng: Rng, into: G['State']): void;
}

/** `position` of an engine. */
export const positionBy =
  <G extends Shape, Numbers extends { readonly options: G['Options'] }>({ read, blank, build }: PositionSteps<G, Numbers>) =>
  (words: unknown, rng: Rng, rules: number): Result<Position<G>, InputError> =>
    reading(() => {
      const numbers = read(words);
      const { options } = numbers;
      const state = blank(options, rules);
      build(numbers, rng, state);
      return { options, state };
    });
