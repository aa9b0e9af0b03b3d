// Stores full of tables in mid-game, written as a host would have written them, and the people who sit there.
import { FAMILY } from '@maravilha/family';
import { CODE_ALPHABET, PRIVATE_CODE_LENGTH } from '@maravilha/protocol';
import { prepareTable } from '@maravilha/host/prepared';
import type { PlayerId, SeatRecord, StoredTable } from '@maravilha/host';
import { type AnyGame, FastRng, legalMoves, Match, readOptions, SEED_BYTES, type Shape, toHex } from '@maravilha/kernel';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Guests } from '../src/guests.ts';
import { LIMITS } from '../src/limits.ts';
import { DATA_FILE } from '../src/store/open.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { systemTime as time } from '../src/system-time.ts';

const SEED = 1;

/** Choices of random play, up to a share of the whole game. */
const choicesOf = (game: AnyGame, options: Shape['Options'], seed: Uint8Array, share: number) => {
  const match = Match.start(game, options, seed);
  const rng = new FastRng(SEED, 5);
  const choices: { readonly seat: number; readonly move: object }[] = [];
  while (!match.over) {
    for (const seat of match.pendingSeats) {
      // In a chain of choices a seat owes more than one.
      const turn = match.round;
      while (!match.over && match.round === turn && match.pendingSeats.includes(seat)) {
        const moves = legalMoves(game, match.stateFor(seat), seat);
        const move = moves[rng.int(moves.length)];
        if (move === undefined || !match.choose(seat, move).ok) throw new Error('no legal move');
        choices.push({ seat, move });
      }
    }
  }
  return choices.slice(0, Math.floor(choices.length * share));
};

/** A table that others are copies of. */
export interface Model {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** How much of the game is played: 1 is all of it. */
  readonly share: number;
  readonly clock?: 'calm' | undefined;
}

export interface Person {
  readonly id: PlayerId;
  readonly sid: string;
}

const welcome = async (store: SqliteStore, count: number): Promise<readonly Person[]> => {
  const guests = new Guests({ store, time, random: randomBytes, limits: LIMITS });
  const people = await Promise.all(Array.from({ length: count }, () => guests.welcome()));
  return people.map(({ player, sid }) => ({ id: player.id, sid }));
};

/** Writes the model, for these people. */
const writeModel = async (store: SqliteStore, model: Model, people: readonly Person[]): Promise<StoredTable> => {
  const game = FAMILY.find(model.game)?.newest.game;
  const options = game && readOptions(game, model.options);
  if (game === undefined || !options?.ok) throw new Error(`no game ${model.game} with these options`);
  const seed = Uint8Array.from({ length: SEED_BYTES }, (_, at) => at + Math.floor(model.share * 100));
  const seats = people.slice(0, options.value.seats).map(({ id }): SeatRecord => ({ kind: 'person', player: id }));
  const code = await prepareTable(
    { store, family: FAMILY, time, random: randomBytes },
    {
      game: model.game,
      options: { ...options.value },
      seed: toHex(seed),
      seats,
      clock: model.clock,
      choices: choicesOf(game, options.value, seed, model.share),
    },
  );
  const stored = await store.load(code);
  if (stored === undefined) throw new Error('the table is not there');
  return stored;
};

/** Writes the same table once more, for other people. Answers its code. */
const copyTable = async (store: SqliteStore, model: StoredTable, people: readonly Person[]): Promise<string> => {
  const code = Array.from(randomBytes(PRIVATE_CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
  const seats = model.table.seats.map((_, seat): SeatRecord => {
    const person = people[seat];
    return person === undefined ? { kind: 'open' } : { kind: 'person', player: person.id };
  });
  const written = [await store.create({ ...model.table, code, seats, owner: people[0]?.id }, model.play)];
  if (model.entries.length > 0) written.push(await store.append(code, 0, model.entries, model.play));
  if (written.some((answer) => answer !== 'done')) throw new Error('the table could not be written');
  return code;
};

/** Writes under way at once: they share transactions. */
const BATCH = 200;
/** No table has more. */
export const SEATS = 7;

/** Fills a file with copies of the models, each at its turn. `peopleAt`: who sits at the table of this number. */
export const fill = async (
  path: string,
  models: readonly Model[],
  tables: number,
  people: number,
  peopleAt: (table: number) => number,
): Promise<{ readonly codes: readonly string[]; readonly people: readonly Person[] }> => {
  const store = await SqliteStore.open(join(path, DATA_FILE));
  try {
    const guests: Person[] = [];
    while (guests.length < people) guests.push(...(await welcome(store, Math.min(BATCH, people - guests.length))));
    const sitting = (table: number): readonly Person[] => guests.slice(peopleAt(table), peopleAt(table) + SEATS);
    const originals = await Promise.all(models.map((model) => writeModel(store, model, sitting(0))));
    const codes: string[] = [];
    while (codes.length < tables) {
      const batch = Array.from({ length: Math.min(BATCH, tables - codes.length) }, (_, index) => {
        const table = codes.length + index;
        const original = originals[table % originals.length];
        if (original === undefined) throw new Error('there is no model');
        return copyTable(store, original, sitting(table));
      });
      codes.push(...(await Promise.all(batch)));
    }
    await store.remove(originals.map(({ table }) => table.code));
    return { codes, people: guests };
  } finally {
    await store.close();
  }
};
