// Whether somebody sits at a seat and is there.
import type { SeatInfo, TableInfo } from '@maravilha/protocol';

export const seatInfo = (info: TableInfo, seat: number): SeatInfo | undefined => info.seats.find((s) => s.seat === seat);

/** Whether the person of a seat is there; a bot may sit there, or play for somebody. */
type Presence = 'here' | 'away' | 'bot' | 'stand-in';

export const presenceIn = (info: TableInfo, seat: number): Presence => {
  const who = seatInfo(info, seat);
  if (who?.kind === 'bot') return 'bot';
  if (who?.bot !== undefined) return 'stand-in';
  return who?.online === false ? 'away' : 'here';
};
