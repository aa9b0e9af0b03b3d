// Words for ids that come from the server, which may know more than this client.
import type { TableInfo } from '@maravilha/protocol';
import type { LobbyWords } from '@maravilha/words/lobby';
import { common, lobbyWords } from './i18n.ts';

export type OptionValues = TableInfo['options'];

/** An expansion in play is part of the name. */
export const gameName = (game: string, options: OptionValues = {}): string => {
  const words = common();
  if (game === 'seven-wonders') return options['cities'] === true ? words['game.base-cities'] : words['game.base'];
  return game === 'duel' || game === 'architects' || game === 'dice' ? words[`game.${game}`] : game;
};

const LEVELS = ['apprentice', 'builder', 'architect', 'master'] as const;

export const levelRank = (level: string): number => LEVELS.findIndex((known) => known === level) + 1;
export const levelName = (level: string): string => common()[`level.${LEVELS.find((known) => known === level) ?? 'other'}`];
export const levelNote = (level: string): string => lobbyWords()[`level.${LEVELS.find((known) => known === level) ?? 'other'}.note`];

/** What is suggested to those who have not chosen: strong enough to be a game, weak enough to be beaten. */
export const usualLevel = (levels: readonly string[]): string | undefined => levels.find((level) => level === 'builder') ?? levels[0];

type OptionKey = Extract<keyof LobbyWords, `option.${string}`>;

/** The words of an option or of one of its values; an option that only a newer server knows is not shown. */
export const optionText = (path: string): string | undefined => {
  const words: Pick<LobbyWords, OptionKey> = lobbyWords();
  const key = `option.${path}`;
  return key in words ? words[key as OptionKey] : undefined;
};
