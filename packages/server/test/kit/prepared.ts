// A table in mid-game, written into the store as a server would have written it: who sits where, and every choice that led there.
import type { Family } from '@maravilha/family';
import { type ClockKind, CODE_ALPHABET, CODE_LENGTH } from '@maravilha/protocol';
import { randomBytes } from 'node:crypto';
import { Guests } from '../../src/guests.ts';
import { LIMITS } from '../../src/limits.ts';
import { MatchRun } from '../../src/match-run.ts';
import { begin, newTable } from '../../src/seating.ts';
import type { Entry, MatchStore, OptionValues, SeatRecord, TableRecord } from '../../src/store/types.ts';
import type { Time } from '../../src/time.ts';
import type { Answer } from '../../src/refusal.ts';

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

const must = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`the table cannot be prepared: ${JSON.stringify(answer)}`);
  return answer.value;
};

const drawCode = (): string => Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');

export const prepareTable = async (store: MatchStore, family: Family, time: Time, given: PreparedTable): Promise<Opened> => {
  const game = family.find(given.game)?.newest.game;
  if (game === undefined) throw new Error(`no game ${given.game}`);
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
  const now = time.now();
  const owner = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))[0];
  if (owner === undefined) throw new Error('nobody would sit at the table');
  const code = drawCode();
  const waiting = must(
    newTable(game, { code, owner, options: given.options, settings: undefined, clock: given.clock ?? 'none', bots: undefined, now }),
  );
  const record: TableRecord = must(begin(game, { ...waiting, seats }, given.seed, now));
  const run = new MatchRun(game, record, [], []);
  const begun = run.playState;
  const entries = given.choices.map(({ seat, move }): Entry => {
    const entry: Entry = { at: now, seat, kind: seats[seat]?.kind === 'bot' ? 'bot' : 'choice', move, client: undefined };
    const applied = run.apply(entry);
    if (!applied.ok) throw new Error(`choice ${run.length} of the prepared table is refused: ${JSON.stringify(applied.error)}`);
    return { ...entry, move: applied.value };
  });
  const written = [await store.create(record, begun)];
  if (entries.length > 0) written.push(await store.append(code, 0, entries, run.playState));
  if (written.some((answer) => answer !== 'done')) throw new Error('the prepared table could not be written');
  return { code, sids };
};
