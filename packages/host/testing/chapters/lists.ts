// What the home page is told of tables.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER, CLOCK_TIMES, type ServerMessage, type TableSummary } from '@maravilha/protocol';
import { sevenWonders } from '@maravilha/seven-wonders';
import { HOST_LIMITS } from '../../src/limits.ts';
import { open, type Person } from '../open.ts';
import { playOnce, playOut } from '../play.ts';
import { killed, tableFor, tableOf } from '../table.ts';
import { claim, equal, like, type Suite } from '../suite.ts';

type Lobby = Extract<ServerMessage, { t: 'lobby' }>;

const lobbyOf = async (client: Person): Promise<Lobby> => {
  const count = client.messages.length;
  client.tell({ t: 'lobby', on: true });
  await client.until(() => client.messages.slice(count).some(({ t }) => t === 'lobby'));
  client.tell({ t: 'lobby', on: false });
  return client.messages.slice(count).find((message) => message.t === 'lobby')!;
};

const summaryOf = async (client: Person, code: string): Promise<TableSummary> =>
  (await lobbyOf(client)).yours.find((table) => table.code === code)!;

const openFor = async (client: Person): Promise<readonly string[]> => {
  // What the host does each minute is a write; the answer to this one comes after it.
  await client.mustAsk({ t: 'rename', name: 'Eve' });
  return (await lobbyOf(client)).open.map((table) => table.code);
};

export const listsTests = ({ test }: Suite): void => {
  test('shows my tables with whose turn it is, and the open tables of others', async () => {
    const host = await open({ games: [toy], limits: { lobby: 0 } });
    const [ann, bob] = await Promise.all([host.connect(), host.connect()]);
    const newest = (): Lobby => bob.messages.findLast((message) => message.t === 'lobby')!;
    bob.tell({ t: 'lobby', on: true });
    await bob.until(() => bob.messages.some((message) => message.t === 'lobby'));
    equal(newest(), { t: 'lobby', yours: [], open: [] });
    const code = await tableFor(ann, 2, { settings: { listed: true } });
    await bob.until(() => newest().open.length === 1);
    equal(newest().open[0], {
      code,
      game: 'toy',
      options: { seats: 2, hand: 'three', openPile: false },
      status: 'waiting',
      names: [ann.name],
      seats: 2,
      taken: 1,
      yourTurn: false,
      solo: true,
      waitingFor: [],
    });
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    await bob.until(() => newest().yours.length === 1 && newest().open.length === 0);
    await ann.mustAsk({ t: 'start', code });
    await bob.until(() => newest().yours[0]?.yourTurn === true);
    await bob.follow(code);
    await playOnce(bob, toy, code);
    await bob.until(() => newest().yours[0]?.yourTurn === false);
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    await bob.until(() => newest().yours.length === 0);
    bob.tell({ t: 'lobby', on: false });
    const count = bob.messages.length;
    await tableFor(ann, 2, { settings: { listed: true } });
    await bob.mustAsk({ t: 'rename', name: 'Bob' });
    equal(
      bob.messages.slice(count).some((message) => message.t === 'lobby'),
      false,
    );
  });

  test('my tables: the wonders, the age, whose turn it is, and how long the clock still runs', async () => {
    const { people, code, time } = await tableOf(sevenWonders, { people: 3, settings: { clock: 'turn' } });
    const [ann, bob, cid] = people as [Person, Person, Person];
    await playOnce(ann, sevenWonders, code);
    time.advance(5000);
    const boards = (ann.view(code).update.view as unknown as { seats: { board: string }[] }).seats.map(({ board }) => board);
    equal(
      boards.every((board) => board.length > 2),
      true,
    );
    like(await summaryOf(ann, code), {
      you: 0,
      solo: false,
      yourTurn: false,
      waitingFor: [bob.name, cid.name],
      age: 1,
      wonders: boards,
      due: CLOCK_TIMES.turn.bank - 5000,
    });
    like(await summaryOf(cid, code), { you: 2, yourTurn: true });
  });

  test('what is not there yet is not told: a wonder to be chosen, an age, a clock', async () => {
    const table = await tableOf(sevenWonders, { people: 3, options: { boards: 'choose', sides: 'choose' } });
    const [ann] = table.people as [Person];
    const first = await summaryOf(ann, table.code);
    like(first, { wonders: [null, null, null] });
    claim(!('age' in first), 'it does not say age');
    claim(!('due' in first), 'it does not say due');
    const chooser = table.people[ann.view(table.code).update.awaiting[0]!]!;
    await playOnce(chooser, sevenWonders, table.code);
    const chosen = await summaryOf(ann, table.code);
    equal(chosen.wonders?.filter((wonder) => wonder !== null).length, 1);
  });

  test('a clock in a list stands still while no host runs', async () => {
    const table = await tableOf(duel, { people: 2, settings: { clock: 'fast' }, options: { starter: 'first-seat' } });
    const [ann, bob] = table.people as [Person, Person];
    await playOnce(ann, duel, table.code);
    table.time.advance(3000);
    await ann.mustAsk({ t: 'rename', name: 'Ann' });
    const after = await killed(table, []);
    after.time.advance(2000);
    const again = await after.host.connect({ as: bob });
    equal((await summaryOf(again, table.code)).due, CLOCK_TIMES.fast.bank - 5000);
  });

  test('tables of people have a calm clock unless they say otherwise; a game against bots that starts at once has none', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const clockOf = async (more: object): Promise<string> => {
      const { code = '' } = await ann.mustAsk({ t: 'create', game: 'toy', ...more });
      await ann.follow(code);
      return ann.tables.get(code)!.settings.clock;
    };
    equal(await clockOf({}), 'calm');
    equal(await clockOf({ bots: 'builder' }), 'calm');
    equal(await clockOf({ bots: 'builder', start: true }), 'none');
    equal(await clockOf({ settings: { clock: 'none' } }), 'none');
    equal(await clockOf({ bots: 'builder', start: true, settings: { clock: 'turn' } }), 'turn');
  });

  test('an open table is listed while somebody who sits there is there, and for a short time after', async () => {
    const host = await open({ games: [toy], limits: { lobby: 0 } });
    const { time } = host;
    const [ann, eve] = await Promise.all([host.connect(), host.connect()]);
    const { code = '' } = await ann.mustAsk({ t: 'create', game: 'toy', settings: { listed: true } });
    await ann.follow(code);
    for (let minute = 0; minute < 10; minute++) {
      time.advance(HOST_LIMITS.sweep);
      equal(await openFor(eve), [code]);
    }
    await eve.follow(code);
    await ann.close();
    await eve.until(() => !eve.tables.get(code)!.seats[0]!.online);
    time.advance(HOST_LIMITS.shown);
    equal(await openFor(eve), [code]);
    // Whoever only looks keeps no table open.
    time.advance(HOST_LIMITS.sweep);
    equal(await openFor(eve), []);
    const back = await host.connect({ as: ann });
    await back.follow(code);
    equal(await openFor(eve), [code]);
  });

  test('of tables alone the oldest goes when there are too many; those with friends stay, and one that is looked at', async () => {
    const host = await open({ games: [toy], limits: { soloTables: 2 } });
    const { time } = host;
    const [ann, bob] = await Promise.all([host.connect(), host.connect()]);
    const make = async (): Promise<string> => {
      time.advance(1000);
      return (await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true })).code!;
    };
    const { code: friends = '' } = await ann.mustAsk({ t: 'create', game: 'toy' });
    await bob.mustAsk({ t: 'sit', code: friends, seat: 1 });
    const [first, second] = [await make(), await make()];
    const mine = async (): Promise<string[]> => (await lobbyOf(ann)).yours.map(({ code }) => code).toSorted();
    equal(await mine(), [friends, first, second].toSorted());
    const third = await make();
    equal(await mine(), [friends, second, third].toSorted());
    await bob.follow(second);
    const fourth = await make();
    equal(await mine(), [friends, second, fourth].toSorted());
    const many = await Promise.all(Array.from({ length: 10 }, () => ann.mustAsk({ t: 'create', game: 'toy' })));
    equal(many.length, 10);
    equal((await mine()).length, 3);
    for (const code of [friends, second]) claim((await mine()).includes(code), `${code} stays`);
  });

  test('fifty tables made at once through several sockets: no more are there than one person may have', async () => {
    const host = await open({ games: [toy], limits: { soloTables: 5, tablesPerSocket: 8 } });
    const ann = await host.connect();
    const pages = [ann, ...(await Promise.all([1, 2, 3, 4].map(() => host.connect({ as: ann }))))];
    // Whoever looks at each table that comes keeps it from going: no further ones can be made then.
    const make = async (n: number): Promise<string> => {
      const page = pages[n % pages.length]!;
      const made = await page.ask({ t: 'create', game: 'toy', bots: 'builder', start: n % 2 === 0 });
      if (made.t === 'ok') return (await page.ask({ t: 'enter', code: made.code })).t;
      like(made, { code: 'too-many-tables', data: { limit: 5 } });
      return made.t;
    };
    await Promise.all(Array.from({ length: 50 }, (_, n) => make(n)));
    equal((await lobbyOf(ann)).yours.length, 5);
    equal(await host.store.soloTables(ann.id, 5), []);
    like(await ann.ask({ t: 'create', game: 'toy' }), { code: 'too-many-tables' });
    equal(host.log.lines, []);
  });

  test('a rematch says who has asked, also after a restart, and begins when all have', async () => {
    const table = await tableOf(toy, { people: 3 });
    const [ann, bob, cid] = table.people as [Person, Person, Person];
    await cid.close();
    await ann.until(() => !ann.tables.get(table.code)!.seats[2]!.online);
    table.time.advance(AWAY_AFTER);
    await bob.until(() => bob.tables.get(table.code)!.seats[2]!.awayFor === AWAY_AFTER);
    for (const person of [ann, bob]) await person.mustAsk({ t: 'vote', code: table.code, about: 2, choice: 'end' });
    const { code: next = '' } = await bob.mustAsk({ t: 'rematch', code: table.code });
    await ann.until(() => ann.tables.get(table.code)!.next === next);
    equal(ann.tables.get(table.code)!.nextBy, bob.name);
    await ann.follow(next);
    const ready = (client: Person): unknown => client.tables.get(next)!.seats.map((seat) => [seat.name, seat.ready]);
    // Everyone is one seat further.
    equal(ready(ann), [
      [bob.name, true],
      [cid.name, undefined],
      [ann.name, undefined],
    ]);
    const after = await killed(table, [ann]);
    const [again] = after.people as [Person];
    await again.follow(next);
    equal(
      again.tables.get(next)!.seats.map((seat) => seat.ready),
      [true, undefined, undefined],
    );
    await again.mustAsk({ t: 'rematch', code: table.code });
    like(again.tables.get(next), { status: 'waiting' });
    const cidAgain = await after.host.connect({ as: cid });
    await cidAgain.mustAsk({ t: 'rematch', code: table.code });
    await again.until(() => again.tables.get(next)!.status === 'playing');
    equal(
      again.tables.get(next)!.seats.map((seat) => seat.ready),
      [undefined, undefined, undefined],
    );
  });

  test('names that look alike are shown apart; each person keeps the own one', async () => {
    const host = await open({ games: [toy], limits: { lobby: 0 } });
    const [ann, bob, eve] = await Promise.all([host.connect(), host.connect(), host.connect()]);
    for (const person of [ann, bob, eve]) await person.mustAsk({ t: 'rename', name: person === ann ? 'Dido' : 'Didó' });
    const { code = '' } = await ann.mustAsk({ t: 'create', game: 'toy', options: { seats: 3 } });
    for (const person of [ann, bob, eve]) await person.follow(code);
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    const names = (): unknown => ann.tables.get(code)!.seats.map((seat) => seat.name);
    await ann.until(() => ann.tables.get(code)!.seats[1]!.kind === 'person');
    equal(names(), ['Dido', 'Didó 2', undefined]);
    equal(bob.name, 'Didó');
    // A bot may be called Dido, too.
    await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'builder' });
    equal(names(), ['Dido 2', 'Didó 3', undefined]);
    like((await lobbyOf(ann)).yours, [{ names: ['Dido', 'Didó 2'] }]);
  });
};
