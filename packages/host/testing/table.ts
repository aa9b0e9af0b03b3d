// A table of people in play, at which time passes when it is told to.
import type { AnyGame } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER, type MatchUpdate, type TableInfo, type VoteChoice } from '@maravilha/protocol';
import type { HostLimits } from '../src/limits.ts';
import type { ManualTime } from './manual-time.ts';
import { open, type Person, type TestHost } from './open.ts';
import { seedOf } from './parts.ts';
import { must } from './suite.ts';

export interface Table {
  readonly host: TestHost;
  readonly time: ManualTime;
  readonly code: string;
  readonly people: readonly Person[];
}

export interface TableOptions {
  readonly people: number;
  readonly options?: object;
  readonly settings?: object;
  readonly limits?: Partial<HostLimits>;
  readonly start?: boolean;
}

/** They sit down at a new table, and begin unless said otherwise. Bots have the other seats. */
export const sitDown = async (
  people: readonly Person[],
  game: AnyGame,
  given: Pick<TableOptions, 'options' | 'settings' | 'start'>,
): Promise<string> => {
  const [first] = people as [Person];
  const options = { seats: people.length, ...given.options };
  const { code = '' } = await first.mustAsk({ t: 'create', game: game.id, options, settings: { clock: 'none', ...given.settings } });
  for (const [seat, person] of people.entries()) {
    await person.follow(code);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  if (given.start !== false) {
    await first.mustAsk({ t: 'start', code, bots: 'builder' });
    await Promise.all(people.map((person) => person.until(() => person.held.has(code))));
  }
  return code;
};

/** The same with so many new people at a host. */
export const seatPeople = async (host: TestHost, game: AnyGame, given: Omit<TableOptions, 'limits'>): Promise<Table> => {
  const people = await Promise.all(Array.from({ length: given.people }, () => host.connect()));
  return { host, time: host.time, code: await sitDown(people, game, given), people };
};

/** A table of toys that waits, with its owner in the first seat. */
export const tableFor = async (owner: Person, seats = 3, more: object = {}): Promise<string> => {
  const { code = '' } = await owner.mustAsk({ t: 'create', game: toy.id, options: { seats }, ...more });
  await owner.follow(code);
  return code;
};

/** Somebody new looks at it, and sits down where there is a seat for them. */
export const comeIn = async (host: TestHost, code: string, seat?: number): Promise<Person> => {
  const person = await host.connect();
  await person.follow(code);
  if (seat !== undefined) await person.mustAsk({ t: 'sit', code, seat });
  return person;
};

/** The same at a host of its own. */
export const tableOf = async (game: AnyGame, given: TableOptions): Promise<Table> =>
  seatPeople(await open({ games: [game], drawSeed: () => seedOf(3), limits: { lobby: 0, ...given.limits } }), game, given);

/** One person on seat 0, and bots on all others. */
export const againstBots = async (host: TestHost, game: AnyGame, options: object = {}): Promise<{ code: string; ann: Person }> => {
  const ann = await host.connect();
  const { code = '' } = await ann.mustAsk({ t: 'create', game: game.id, options, bots: 'builder', start: true });
  await ann.follow(code);
  return { code, ann };
};

/** All that a client has been told by now: the answer to a further question comes after it. */
export const settled = async (client: Person, code: string): Promise<MatchUpdate> => {
  await client.mustAsk({ t: 'enter', code, since: client.view(code).update.seq });
  return client.view(code).update;
};

/**
 * The host dies at this moment, and another one opens on what was in the store, a second later unless said. Those of the people who are named
 * come back.
 */
export const killed = async (table: Table, back: readonly Person[], time?: ManualTime): Promise<Table> => {
  const host = await table.host.next(time === undefined ? {} : { time });
  const people = await Promise.all(back.map((person) => host.connect({ as: person })));
  for (const person of people) await person.follow(table.code);
  return { host, time: host.time, code: table.code, people };
};

/** Away from the table, as the others see it. */
export const goes = async (table: Table, person: Person, seat: number, seenBy: Person): Promise<void> => {
  await person.close();
  await seenBy.until(() => seenBy.tables.get(table.code)?.seats[seat]?.online === false);
};

/** The table as this client has it. */
export const at = (client: Person, { code }: Pick<Table, 'code'>): TableInfo => must(client.tables.get(code), `table ${code}`);

/** Three at a table; the last one goes and counts as away. */
export const oneAway = async (): Promise<Table & { readonly people: readonly [Person, Person, Person] }> => {
  const table = await tableOf(toy, { people: 3 });
  const [ann, bob, cid] = table.people as [Person, Person, Person];
  await goes(table, cid, 2, ann);
  table.time.advance(AWAY_AFTER);
  for (const person of [ann, bob]) await person.until(() => (at(person, table).seats[2]?.awayFor ?? 0) >= AWAY_AFTER);
  return { ...table, people: [ann, bob, cid] };
};

export const vote = (client: Person, { code }: Table, choice: VoteChoice, about = 2) => client.ask({ t: 'vote', code, about, choice });
