export { decide, Memory } from './decide.ts';
export { Expert, type Knowledge } from './expert.ts';
export { type Advice, type Hint, hint } from './hint.ts';
export { BOT_LEVELS, BOT_NAMES, type BotLevel, type BotName, DEFAULT_LEVEL, isBotName, searches, THINKING } from './levels.ts';
export type { Reason } from './reason.ts';
export { recent } from './recent.ts';
export type { Budget } from './search/settings.ts';
export { reasonsFor } from './weigh.ts';
