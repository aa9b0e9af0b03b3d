/** The levels that people choose, weakest first. */
export const BOT_LEVELS = ['apprentice', 'builder'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Every bot that tools can name: the levels, and the plain algorithms behind them. */
export const BOT_NAMES = ['random', 'greedy', ...BOT_LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
