import { unreachable } from '@maravilha/kernel';
import type { GreedySettings, SearchSettings } from './search/settings.ts';

/** The levels that people choose, weakest first. */
export const BOT_LEVELS = ['apprentice', 'builder', 'architect', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The default level, also for a person who has left or run out of time. */
export const DEFAULT_LEVEL: BotLevel = 'builder';

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

const GREEDY: GreedySettings = { deals: 6, error: 0 };

/** The best search that is known. */
export const MASTER: SearchSettings = { explore: 1, openAt: 2, sharp: 8, horizon: 0 };

/**
 * How each level below the master errs, much as people do.
 * The architect plans, but weighs far fewer lines than a master and stops sooner. Where luck decides much, it also misjudges what it found.
 * The builder takes what looks best now: it sees what its move brings, not how the others answer, and does not count to the last point.
 * The apprentice is a beginner that looks the same way but errs far more: the worse a move is, the less often it is chosen.
 * None of them misses an immediate win. The numbers of a game were found by measurement, so that each level is a clear step above the one
 * below: docs/bots.md.
 */
export interface Imperfection {
  readonly architect: Pick<SearchSettings, 'enough' | 'error'>;
  readonly builder: GreedySettings;
  readonly apprentice: GreedySettings;
}
const USUAL: Imperfection = { architect: { enough: 200 }, builder: { deals: 6, error: 0.02 }, apprentice: { deals: 1, error: 0.1 } };

export const mannerOf = (bot: BotName, { architect, builder, apprentice }: Imperfection = USUAL): Manner => {
  switch (bot) {
    case 'random':
      return { kind: 'random' };
    case 'greedy':
      return { kind: 'greedy', settings: GREEDY };
    case 'reference':
      // Plain information-set UCT with uniform random playouts: what a search without knowledge of the game can do.
      return { kind: 'search', settings: { explore: 0.7, openAt: Infinity, sharp: 0, horizon: WHOLE_GAME, plain: true } };
    case 'apprentice':
      return { kind: 'greedy', settings: apprentice };
    case 'builder':
      return { kind: 'greedy', settings: builder };
    case 'architect':
      return { kind: 'search', settings: { ...MASTER, ...architect } };
    case 'master':
      return { kind: 'search', settings: MASTER };
    default:
      return unreachable(bot);
  }
};

/** Whether the bot has something to remember from one decision to the next. */
export const searches = (bot: BotName): boolean => mannerOf(bot).kind === 'search';
