// A table in mid-game, with guests who sit there.
import type { Family } from '@maravilha/family';
import type { OptionValues, SeatRecord, Store, Time } from '@maravilha/host';
import { prepareTable as prepareSeats } from '@maravilha/host/testing';
import type { ClockKind } from '@maravilha/protocol';
import { randomBytes } from 'node:crypto';
import { Guests } from '../../src/guests.ts';
import { LIMITS } from '../../src/limits.ts';
import type { Sessions } from '../../src/store/sessions.ts';

export interface PreparedTable {
  readonly game: string;
  readonly options: OptionValues;
  /** In hexadecimal digits. */
  readonly seed: string;
  /** A person by name, or a bot by level. Whoever is present sits there and does nothing. */
  readonly seats: readonly ({ readonly person: string; readonly present?: boolean } | { readonly bot: string })[];
  /** Without one, nobody's time runs. */
  readonly clock?: ClockKind;
  readonly choices: readonly { readonly seat: number; readonly move: object }[];
}

export interface Opened {
  readonly code: string;
  /** What a browser must hold as its cookie to sit there, by seat; nothing for bots. */
  readonly sids: readonly (string | undefined)[];
}

export const prepareTable = async (store: Store & Sessions, family: Family, time: Time, given: PreparedTable): Promise<Opened> => {
  const guests = new Guests({ store, time, random: randomBytes, limits: LIMITS });
  const sids: (string | undefined)[] = [];
  const seats: SeatRecord[] = [];
  for (const seat of given.seats) {
    if ('bot' in seat) {
      seats.push({ kind: 'bot', level: seat.bot });
      sids.push(undefined);
      continue;
    }
    const { player, sid } = await guests.welcome();
    await store.rename(player.id, seat.person);
    seats.push({ kind: 'person', player: player.id });
    sids.push(sid);
  }
  return { code: await prepareSeats({ store, family, time, random: randomBytes }, { ...given, seats }), sids };
};
