import { type Action, type AnyGame, type BaseOptions, type Rng, type Seat, type Shape } from '@maravilha/kernel';
import { mindOf } from './evaluation/index.ts';
import { greedyAction } from './greedy.ts';
import { type BotName, MANNERS } from './levels.ts';
import { randomAction } from './random.ts';
import { type Scratch, scratchFor } from './scratch.ts';
import type { Budget } from './search/search.ts';

/** Every view carries the options of its table: without them nobody could imagine a state from it. */
const optionsOf = (view: object): BaseOptions => {
  const options = 'options' in view ? view.options : undefined;
  if (typeof options !== 'object' || options === null || !('seats' in options))
    throw new TypeError('a view must carry the options of its game');
  return options as BaseOptions;
};

const think = (game: AnyGame, bot: BotName, scratch: Scratch, seat: Seat, rng: Rng, budget: Budget): Action => {
  const manner = MANNERS[bot];
  switch (manner.kind) {
    case 'random':
      return randomAction(game, scratch.root, seat, rng, scratch.candidates);
    case 'greedy':
      return greedyAction(game, mindOf(game).judge, manner.settings, scratch, seat, rng);
    default:
      return scratch.search.best(scratch.root, seat, manner.settings, budget, rng);
  }
};

/** The bot's move for a seat that is awaited. It gets the view of that seat and a generator, never the match. */
export const decide = (game: AnyGame, bot: BotName, view: Shape['View'], seat: Seat, rng: Rng, budget: Budget): Shape['Move'] => {
  const scratch = scratchFor(game, optionsOf(view));
  game.imagine(view, seat, scratch.root);
  return game.toMove(scratch.root, seat, think(game, bot, scratch, seat, rng, budget));
};

/** A move and what is to be expected of it. */
export interface Hint {
  readonly move: Shape['Move'];
  /** Chance of victory after it, from 0 to 1. */
  readonly chance: number;
  /** Share of the thought that was given to it: what is tried little is known little of. */
  readonly share: number;
}

/** All moves that are worth a thought, best first, as a master sees them. */
export const hint = (game: AnyGame, view: Shape['View'], seat: Seat, rng: Rng, budget: Budget): readonly Hint[] => {
  const { root, search } = scratchFor(game, optionsOf(view));
  game.imagine(view, seat, root);
  if (MANNERS.master.kind !== 'search') throw new Error('the master searches');
  search.best(root, seat, MANNERS.master.settings, budget, rng);
  return search.ranking().map(({ action, chance, share }) => ({ move: game.toMove(root, seat, action), chance, share }));
};
