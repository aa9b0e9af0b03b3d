import type { Game, Shape } from '../../src/index.ts';
import { ContractError, toy, toyHooks, type Check, type Subject, type ToyShape, type ToyState, type ToyView } from '../../testing/index.ts';

type Toy = Game<ToyShape>;

export const OPTIONS = { seats: 3, hand: 'three', openPile: false } as const;
const SEEDS = Array.from({ length: 20 }, (_, i) => i);
export const PEEK = 16;
export const BURY = 17;
export const WAIT = 18;
export const BOX = 8;

export const subjectOf = (changes: Partial<Toy>): Subject<ToyShape> => ({
  ...toyHooks,
  game: { ...toy, ...changes },
  options: OPTIONS,
  maxRounds: 100,
});

/** What the check says about the mutant, over a few seeds as the suite would try them. */
export const complaintOf = <G extends Shape>(subject: Subject<G>, check: Check): string => {
  for (const seed of SEEDS) {
    try {
      check(subject, seed);
    } catch (error) {
      if (error instanceof ContractError) return error.message;
      throw error;
    }
  }
  return 'nothing to complain about';
};

export const withView = (change: (view: ToyView, s: ToyState) => object): Partial<Toy> => ({
  view: (s, viewer) => ({ ...toy.view(s, viewer), ...change(toy.view(s, viewer), s) }),
});

export const afterStep = (change: (s: ToyState) => void): Partial<Toy> => ({
  step: (s, joint, emit) => {
    toy.step(s, joint, emit);
    change(s);
  },
});

export type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface Mutant {
  readonly fault: string;
  readonly check: Check;
  readonly says: RegExp;
  /** Made anew for every test, since some mutants remember. */
  readonly mutate: () => Partial<Toy>;
}
