import { FastRng, SPECTATOR, type Emit, type Game, type Shape } from '../src/index.ts';
import { playOut } from './subject.ts';

export interface RandomGames<G extends Shape> {
  /** Plays on from a state by uniform choices; `visit` sees every state, the first and the last among them. */
  readonly playOn: (s: G['State'], rng: FastRng, visit?: (s: G['State']) => void, emit?: Emit<G['Event']>) => void;
  /** One game of each of the tables for each seed. */
  readonly randomGames: (seeds: number, visit: (s: G['State']) => void) => void;
}

/** For dear checks: one of `every` states. */
export const oneIn = <S>(every: number, visit: (s: S) => void): ((s: S) => void) => {
  let n = 0;
  return (s) => {
    if (n++ % every === 0) visit(s);
  };
};

/** Random games at these tables: the same seed gives the same game. With independent turns some steps are of some seats alone. */
export const randomGamesOf = <G extends Shape>(game: Game<G>, tables: readonly G['Options'][]): RandomGames<G> => {
  const playOn: RandomGames<G>['playOn'] = (s, rng, visit, emit) =>
    playOut({ game, options: game.view(s, SPECTATOR).options }, s, rng, visit, game.independentTurns, emit);
  return {
    playOn,
    randomGames(seeds, visit) {
      for (const options of tables) {
        const s = game.blank(options);
        for (let seed = 1; seed <= seeds; seed++) {
          const rng = new FastRng(seed);
          game.setup(options, rng, s);
          playOn(s, rng, visit);
        }
      }
    },
  };
};
