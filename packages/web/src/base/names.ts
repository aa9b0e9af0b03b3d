// Words for ids that come from the server, which may know more than this client.
import { BOT_LEVELS as LEVELS, DEFAULT_LEVEL } from '@maravilha/bots/levels';
import type { TableInfo } from '@maravilha/protocol';
import { common, homeWords } from './i18n.ts';

export type OptionValues = TableInfo['options'];

export const levelRank = (level: string): number => LEVELS.findIndex((known) => known === level) + 1;
export const levelName = (level: string): string => common()[`level.${LEVELS.find((known) => known === level) ?? 'other'}`];
export const levelNote = (level: string): string => homeWords()[`level.${LEVELS.find((known) => known === level) ?? 'other'}.note`];

/** The suggestion for those who have not chosen: strong enough for a good game, weak enough to be beaten. */
export const usualLevel = (levels: readonly string[]): string | undefined => levels.find((level) => level === DEFAULT_LEVEL) ?? levels[0];
