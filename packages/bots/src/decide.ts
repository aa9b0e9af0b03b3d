import type { Action, AnyGame, BaseOptions, Rng, Seat, Shape } from '@maravilha/kernel';
import { evaluationOf } from './evaluation/index.ts';
import { type GreedySettings, greedyAction } from './greedy.ts';
import type { BotName } from './levels.ts';
import { randomAction } from './random.ts';
import { type Scratch, scratchFor } from './scratch.ts';

/**
 * The apprentice is a newcomer: it looks at one deal of the unseen only and misjudges each candidate by up to three points, so it takes the second
 * best often and a bad one seldom; a win on the spot, or a loss that it can see, is far larger than its error.
 */
const SETTINGS: Readonly<Record<Exclude<BotName, 'random'>, GreedySettings>> = {
  apprentice: { deals: 1, error: 3 },
  builder: { deals: 6, error: 0 },
  greedy: { deals: 6, error: 0 },
};

/** Every view carries the options of its table: without them nobody could imagine a state from it. */
const optionsOf = (view: object): BaseOptions => {
  const options = 'options' in view ? view.options : undefined;
  if (typeof options !== 'object' || options === null || !('seats' in options))
    throw new TypeError('a view must carry the options of its game');
  return options as BaseOptions;
};

const think = (game: AnyGame, bot: BotName, scratch: Scratch, seat: Seat, rng: Rng): Action =>
  bot === 'random'
    ? randomAction(game, scratch.root, seat, rng, scratch.candidates)
    : greedyAction(game, evaluationOf(game), SETTINGS[bot], scratch, seat, rng);

/** The bot's move for a seat that is awaited. It gets the view of that seat and a generator, never the match. */
export const decide = (game: AnyGame, bot: BotName, view: Shape['View'], seat: Seat, rng: Rng): Shape['Move'] => {
  const scratch = scratchFor(game, optionsOf(view));
  game.imagine(view, seat, scratch.root);
  return game.toMove(scratch.root, seat, think(game, bot, scratch, seat, rng));
};
