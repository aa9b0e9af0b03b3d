// A table in mid-game, written into the store as a host would have written it: who sits where, and every choice that led there.
import type { Family } from '@maravilha/family';
import { type ClockKind, CODE_ALPHABET, CODE_LENGTH } from '@maravilha/protocol';
import { MatchRun } from '../src/match-run.ts';
import type { Ports } from '../src/ports.ts';
import type { Answer } from '../src/refusal.ts';
import { begin, newTable } from '../src/seating.ts';
import type { Entry, OptionValues, SeatRecord, TableRecord } from '../src/store.ts';

export interface PreparedTable {
  readonly game: string;
  readonly options: OptionValues;
  /** In hexadecimal digits. */
  readonly seed: string;
  readonly seats: readonly SeatRecord[];
  /** Without one, nobody's time runs. */
  readonly clock?: ClockKind | undefined;
  readonly choices: readonly { readonly seat: number; readonly move: object }[];
}

const must = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(`the table cannot be prepared: ${JSON.stringify(answer)}`);
  return answer.value;
};

/** Answers its code. */
export const prepareTable = async (
  { store, family, time, random }: Pick<Ports, 'store' | 'time' | 'random'> & { readonly family: Family },
  { seats, ...given }: PreparedTable,
): Promise<string> => {
  const game = family.find(given.game)?.newest.game;
  if (game === undefined) throw new Error(`no game ${given.game}`);
  const now = time.now();
  const owner = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))[0];
  if (owner === undefined) throw new Error('nobody would sit at the table');
  const code = Array.from(random(CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  const waiting = must(
    newTable(game, { code, owner, options: given.options, settings: undefined, clock: given.clock ?? 'none', bots: undefined, now }),
  );
  const record: TableRecord = must(begin(game, { ...waiting, seats }, given.seed, now));
  const run = new MatchRun(game, record, []);
  const begun = run.playState;
  const entries = given.choices.map(({ seat, move }): Entry => {
    const entry: Entry = { at: now, elapsed: 0, seat, kind: seats[seat]?.kind === 'bot' ? 'bot' : 'choice', move, client: undefined };
    const applied = run.apply(entry);
    if (!applied.ok) throw new Error(`choice ${run.length} of the prepared table is refused: ${JSON.stringify(applied.error)}`);
    return { ...entry, move: applied.value };
  });
  const written = [await store.create(record, begun)];
  if (entries.length > 0) written.push(await store.append(code, 0, entries, run.playState));
  if (written.some((answer) => answer !== 'done')) throw new Error('the prepared table could not be written');
  return code;
};
