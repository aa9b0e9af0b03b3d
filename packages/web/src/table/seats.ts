// Who sits where, as every table says it.
import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import type { SymbolId } from '../symbols/drawings.ts';

export const seatInfo = (info: TableInfo, seat: number): SeatInfo | undefined => info.seats.find((s) => s.seat === seat);

/** The name of the person or, by `botName`, of the bot; those who share one are told apart by their seats. */
export const nameIn = (info: TableInfo, seat: number, botName: (seat: number, level: string) => string): string => {
  const plain = (n: number): string => {
    const who = seatInfo(info, n);
    return who?.name ?? botName(n, who?.bot ?? '');
  };
  const name = plain(seat);
  return info.seats.some((s) => s.seat !== seat && plain(s.seat) === name) ? `${name} ${seat + 1}` : name;
};

/** From this length on a name is written smaller, on two lines beside the figures of its city. */
const LONG_NAME = 12;
export const nameSize = (name: string): string => (name.length > LONG_NAME ? 'long' : '');

/** While a bot plays in my place, the decisions are the bot's. */
export const hasStandIn = (info: TableInfo): boolean => info.you !== undefined && seatInfo(info, info.you)?.bot !== undefined;

const AVATARS: readonly SymbolId[] = ['ch-lyre', 'ch-helmet', 'ch-mask', 'ch-star', 'ch-torch', 'ch-vase', 'ch-lamp'];

/** A person keeps the sign of its seat; a bot is always a bot. */
export const avatarIn = (info: TableInfo, seat: number): SymbolId =>
  seatInfo(info, seat)?.bot === undefined ? (AVATARS[seat] ?? 'person') : 'bot';
