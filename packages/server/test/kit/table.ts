// A table of people in play, at which time passes when it is told to.
import type { AnyGame } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER, type TableInfo, type VoteChoice } from '@maravilha/protocol';
import type { Limits } from '../../src/limits.ts';
import type { TestClient } from './client.ts';
import { filesNow, ManualTime, serve, seedOf, type TestServer } from './server.ts';

export interface Table {
  readonly server: TestServer;
  readonly time: ManualTime;
  readonly code: string;
  readonly people: readonly TestClient[];
}

export interface TableOptions {
  readonly people: number;
  readonly options?: object;
  readonly settings?: object;
  readonly limits?: Partial<Limits>;
  readonly start?: boolean;
}

/** No socket is probed: these tests move time by minutes and more. */
const CALM: Partial<Limits> = { ping: 1e12, hello: 1e12, lobby: 0 };

export const tableOf = async (game: AnyGame, given: TableOptions): Promise<Table> => {
  const time = new ManualTime();
  const server = await serve({ games: [game], time, drawSeed: () => seedOf(3), limits: { ...CALM, ...given.limits } });
  const people = await Promise.all(Array.from({ length: given.people }, () => server.connect()));
  const [host] = people as [TestClient];
  const { code = '' } = await host.mustAsk({
    t: 'create',
    game: game.id,
    options: { seats: given.people, ...given.options },
    settings: { clock: 'none', ...given.settings },
  });
  for (const [seat, person] of people.entries()) {
    await person.follow(code);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  if (given.start !== false) await host.mustAsk({ t: 'start', code, bots: 'builder' });
  return { server, time, code, people };
};

/** The server is killed at this moment, and another one starts on what was on the disk. Those of the people who are named come back. */
export const killed = async (table: Table, game: AnyGame, back: readonly TestClient[], limits: Partial<Limits> = {}): Promise<Table> => {
  const time = new ManualTime(table.time.now() + 1000);
  const server = await serve({ games: [game], time, dataDir: filesNow(table.server.dataDir), limits: { ...CALM, ...limits } });
  const people = await Promise.all(back.map((person) => server.connect({ cookie: person.cookie })));
  for (const person of people) await person.follow(table.code);
  return { server, time, code: table.code, people };
};

/** Away from the table, as the others see it. */
export const goes = async (table: Table, person: TestClient, seat: number, seenBy: TestClient): Promise<void> => {
  await person.close();
  await seenBy.until(() => seenBy.tables.get(table.code)?.seats[seat]?.online === false);
};

/** The table as this client has it. */
export const at = (client: TestClient, { code }: Table): TableInfo => client.tables.get(code)!;

/** Three at a table; the last one goes and counts as away. */
export const oneAway = async (): Promise<Table & { readonly people: readonly [TestClient, TestClient, TestClient] }> => {
  const table = await tableOf(toy, { people: 3 });
  const [ann, bob, cid] = table.people as [TestClient, TestClient, TestClient];
  await goes(table, cid, 2, ann);
  table.time.advance(AWAY_AFTER);
  for (const person of [ann, bob]) await person.until(() => (at(person, table).seats[2]!.awayFor ?? 0) >= AWAY_AFTER);
  return { ...table, people: [ann, bob, cid] };
};

export const vote = (client: TestClient, { code }: Table, choice: VoteChoice, about = 2) => client.ask({ t: 'vote', code, about, choice });
