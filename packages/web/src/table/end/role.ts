import type { TableInfo } from '@maravilha/protocol';
import { levelName } from '../../base/names.ts';
import { asideWords } from '../../base/i18n.ts';
import { seatInfo } from '../presence.ts';

/** Bots have short names at large tables, so the end screen says how strong they were. Nothing is said about people. */
export const roleIn = (info: TableInfo, seat: number): string | undefined => {
  const bot = seatInfo(info, seat)?.bot;
  return bot === undefined ? undefined : asideWords()['end.bot']({ level: levelName(bot) });
};
