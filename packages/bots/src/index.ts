export { decide } from './decide.ts';
export { BOT_LEVELS, BOT_NAMES, type BotLevel, type BotName, isBotName } from './levels.ts';
