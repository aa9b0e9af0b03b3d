// Who sits where, as every table says it.
import type { TableInfo } from '@maravilha/protocol';
import { botName } from '../base/bot-names.ts';
import { tableWords } from '../base/i18n.ts';
import { levelName } from '../base/names.ts';
import { presenceIn, seatInfo } from './presence.ts';
import type { SymbolId } from '../symbols/drawings.ts';

/** The name of the person or of the bot; those who share one are told apart by their seats. */
export const nameIn = (info: TableInfo, seat: number): string => {
  const plain = (n: number): string => seatInfo(info, n)?.name ?? botName(n);
  const name = plain(seat);
  return info.seats.some((s) => s.seat !== seat && plain(s.seat) === name) ? `${name} ${seat + 1}` : name;
};

/** From this length on a name is written smaller, on two lines beside the figures of its city. */
const LONG_NAME = 12;
export const nameSize = (name: string): string => (name.length > LONG_NAME ? 'long' : '');

/** Several people of one device sit at this table, and it has begun: none of them is to see what another one has. */
export const isShared = ({ together, status, seats }: TableInfo): boolean =>
  together === true && status !== 'waiting' && seats.filter(({ kind }) => kind === 'person').length > 1;

/** While a bot plays in my place, the decisions are the bot's. */
export const hasStandIn = (info: TableInfo): boolean => info.you !== undefined && seatInfo(info, info.you)?.bot !== undefined;

const AVATARS: readonly SymbolId[] = ['ch-lyre', 'ch-helmet', 'ch-mask', 'ch-star', 'ch-torch', 'ch-vase', 'ch-lamp'];

/** A person keeps the sign of its seat; a bot is always a bot. */
export const avatarOf = (seat: number, isBot: boolean): SymbolId => (isBot ? 'bot' : (AVATARS[seat] ?? 'person'));
export const avatarIn = (info: TableInfo, seat: number): SymbolId => avatarOf(seat, seatInfo(info, seat)?.bot !== undefined);

/** Whether somebody is there, in a word or two, with the level of a bot; of those who are here nothing is said. */
export const presenceText = (info: TableInfo, seat: number): string => {
  const words = tableWords();
  switch (presenceIn(info, seat)) {
    case 'here':
      return '';
    case 'away':
      return words['seat.away'];
    case 'bot':
      return words['seat.bot']({ level: levelName(seatInfo(info, seat)?.bot ?? '') });
    case 'stand-in':
      return words['seat.bot-for'];
  }
};
