import type { GreedySettings } from './greedy.ts';
import type { SearchSettings } from './search/search.ts';

/** The levels that people choose, weakest first. */
export const BOT_LEVELS = ['apprentice', 'builder', 'architect', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Every bot that tools can name: the levels, and plain ones to measure them by. */
export const BOT_NAMES = ['random', 'greedy', 'reference', ...BOT_LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);

/** How long a bot may think about one decision, in milliseconds of one core. */
export const THINKING: Readonly<Record<BotName, number>> = {
  random: 5,
  greedy: 50,
  reference: 1000,
  apprentice: 5,
  builder: 50,
  architect: 250,
  master: 1000,
};

/** How a bot comes to its move: a draw, one look ahead, or a search. */
export type Manner =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy'; readonly settings: GreedySettings }
  | { readonly kind: 'search'; readonly settings: SearchSettings };

/** To the end of every game. */
const WHOLE_GAME = 100_000;

const MASTER: SearchSettings = { explore: 1.5, openAt: 2, sharp: 8, horizon: 0 };

export const MANNERS: Readonly<Record<BotName, Manner>> = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy', settings: { deals: 6, error: 0 } },
  // Plain information-set UCT with uniform random playouts: what a search without knowledge of the game can do.
  reference: { kind: 'search', settings: { explore: 0.7, openAt: Infinity, sharp: 0, horizon: WHOLE_GAME, plain: true } },
  /**
   * A newcomer: it looks at one deal of the unseen only and misjudges each candidate, so it takes the second best often and a bad one
   * seldom; a win on the spot, or a loss that it can see, is far larger than its error.
   */
  apprentice: { kind: 'greedy', settings: { deals: 1, error: 0.2 } },
  builder: { kind: 'greedy', settings: { deals: 6, error: 0 } },
  architect: { kind: 'search', settings: MASTER },
  master: { kind: 'search', settings: MASTER },
};
