// Matches that were played elsewhere, on a device or another server, and are kept here to be looked at.
import type { Log } from '@maravilha/kernel';
import { CODE_ALPHABET, DEFAULT_SETTINGS, type HandedSeat, PRIVATE_CODE_LENGTH } from '@maravilha/protocol';
import { wholeIn } from './before.ts';
import type { Context } from './context.ts';
import { digestBytes } from './digest.ts';
import { MatchRun } from './match-run.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import type { SeatRecord, TableRecord } from './store.ts';

const textOf = ({ game, rules, options, seed, rounds }: Log): string => JSON.stringify([game, rules, options, seed, rounds]);

/** The same match has the same code, whoever hands it in. */
const codeOf = (log: Log): string =>
  Array.from(digestBytes(textOf(log)).slice(0, PRIVATE_CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');

const seatRecord = (seat: HandedSeat): SeatRecord => ('bot' in seat ? { kind: 'bot', level: seat.bot } : { kind: 'open' });

/** Keeps a match that was played to its end, if its log is true. Answers the code of its table. */
export const handIn = async (context: Context, raw: object, seats: readonly HandedSeat[]): Promise<Answer<string>> => {
  const { family, levels, rooms, store, time } = context;
  const whole = wholeIn(family, raw);
  if (!whole.ok) return whole;
  const { game, log, options, seed, origin } = whole.value;
  if (seats.length !== options.seats) return refuse('bad-log', { detail: `seats: ${options.seats} are needed` });
  if (seats.some((seat) => 'bot' in seat && !levels.includes(seat.bot))) return refuse('unknown-level');
  const code = codeOf(log);
  const isKnown = (): Promise<boolean> =>
    rooms.run(code, (room) => room?.run !== undefined && textOf({ ...(room.run.log() as Log), seed }) === textOf(log));
  if (await isKnown()) return grant(code);
  const now = time.now();
  const record: TableRecord = {
    code,
    game: game.id,
    rules: game.rules,
    options: { ...options },
    seed,
    status: 'over',
    owner: undefined,
    version: 0,
    settings: { ...DEFAULT_SETTINGS, clock: 'none' },
    seats: seats.map(seatRecord),
    origin: { ...origin, names: seats.map((seat) => ('bot' in seat ? null : seat.name)) },
    next: undefined,
    nextBy: undefined,
    createdAt: now,
    startedAt: now,
    touchedAt: now,
  };
  const written = await store.create(record, new MatchRun(game, record, []).playState);
  // At the same moment somebody may have handed in the same.
  return written === 'done' || (await isKnown()) ? grant(code) : refuse('bad-log', { detail: `another match has the code ${code}` });
};
