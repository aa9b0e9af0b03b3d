import type { TableInfo } from '@maravilha/protocol';
import { levelName } from '../../base/names.ts';
import { asideWords, tableWords } from '../../base/i18n.ts';
import { seatInfo } from '../presence.ts';

/** Bots have short names at large tables, so the end screen says how strong they were, also in my own place. Nothing is said about other people. */
export const roleIn = (info: TableInfo, seat: number): string | undefined => {
  const bot = seatInfo(info, seat)?.bot;
  const mine = seat === info.you ? [tableWords()['city.you']] : [];
  const played = bot === undefined ? [] : [asideWords()['end.bot']({ level: levelName(bot) })];
  return [...mine, ...played].join(' · ') || undefined;
};
