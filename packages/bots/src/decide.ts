import type { Action, BaseOptions, Rng, Seat, Shape } from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import { greedyAction } from './greedy.ts';
import { type BotName, type Manner, mannerOf } from './levels.ts';
import { randomAction } from './random.ts';
import { type Scratch, scratchFor } from './scratch.ts';
import { Search } from './search/search.ts';
import type { Budget } from './search/settings.ts';

const think = (
  { game, evaluation }: Expert,
  manner: Manner,
  scratch: Scratch,
  search: Search,
  seat: Seat,
  rng: Rng,
  budget: Budget,
): Action => {
  switch (manner.kind) {
    case 'random':
      return randomAction(game, scratch.root, seat, rng, scratch.candidates);
    case 'greedy':
      return greedyAction(game, evaluation.judge, manner.settings, scratch, seat, rng);
    default:
      return search.best(scratch.root, seat, manner.settings, budget, rng);
  }
};

/** What a bot remembers between the decisions of one seat in one match. Without it, every decision starts from nothing. */
export class Memory {
  #search: Search | undefined;
  #table = '';

  /** Only for those that search. */
  searchFor({ game, evaluation }: Expert, options: BaseOptions): Search {
    const table = `${game.id} ${game.rules} ${JSON.stringify(options)}`;
    if (this.#search === undefined || this.#table !== table) this.#search = new Search(game, options, evaluation, true);
    this.#table = table;
    return this.#search;
  }
}

/** The bot's move for a seat that is awaited. It gets the view of that seat and a generator, never the match. */
export const decide = (
  expert: Expert,
  bot: BotName,
  view: Shape['View'],
  seat: Seat,
  rng: Rng,
  budget: Budget,
  memory?: Memory,
): Shape['Move'] => {
  const { game, knowledge } = expert;
  const { options } = view;
  const scratch = scratchFor(expert, options);
  game.imagine(view, seat, scratch.root);
  const manner = mannerOf(bot, knowledge.imperfection);
  const search = manner.kind === 'search' && memory !== undefined ? memory.searchFor(expert, options) : scratch.search;
  return game.toMove(scratch.root, seat, think(expert, manner, scratch, search, seat, rng, budget));
};
