// Clocks of tables: what runs, what a restart and a jump of the machine's clock do to them.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { CLOCK_TIMES, type ClockInfo } from '@maravilha/protocol';
import { ManualTime } from '../manual-time.ts';
import { open, type Person } from '../open.ts';
import { isAwaited, playOnce } from '../play.ts';
import { againstBots, killed, settled, type Table, tableOf } from '../table.ts';
import { equal, like, must, type Suite, within } from '../suite.ts';

const { bank, increment } = CLOCK_TIMES.fast;

const startTable = (): Promise<Table> => tableOf(duel, { people: 2, options: { starter: 'first-seat' }, settings: { clock: 'fast' } });

const clockOf = (client: Person, code: string): ClockInfo => client.view(code).update.clock!;

/** The clock as the host would show it now. */
const askClock = async (client: Person, code: string): Promise<ClockInfo> => must((await settled(client, code)).clock);

/** A host that died at this moment, and another one, later, on what was in the store. */
const killAndRestart = async (table: Table, downFor: number): Promise<Table> =>
  killed(table, table.people, new ManualTime(table.time.now() + downFor));

export const clocksTests = (suite: Suite): void => {
  const { test } = suite;
  {
    const { test } = within(suite, 'the same time for each decision');
    const { bank: each } = CLOCK_TIMES.turn;

    test('at a table: nothing is saved up, and taking back brings no time', async () => {
      const { people, code, time } = await tableOf(toy, { people: 2, settings: { clock: 'turn' } });
      const [ann, bob] = people as [Person, Person];
      const left = async (): Promise<readonly number[]> => (await askClock(ann, code)).left;
      time.advance(20_000);
      await playOnce(ann, toy, code);
      time.advance(5000);
      equal(await left(), [each - 20_000, each - 25_000]);
      await ann.mustAsk({ t: 'take-back', code });
      time.advance(1000);
      equal(await left(), [each - 21_000, each - 26_000]);
      await playOnce(ann, toy, code);
      await playOnce(bob, toy, code);
      await ann.until(() => ann.view(code).update.ready.length === 0 && ann.view(code).update.seq === 4);
      equal(await left(), [each, each]);
      time.advance(each);
      await ann.until(() => ann.tables.get(code)!.seats.some((seat) => seat.bot === 'builder'));
    });
  }

  test('only the clock of the seat that is awaited runs', async () => {
    const { time, people, code } = await startTable();
    const [ann, bob] = people as [Person, Person];
    equal(clockOf(ann, code), { left: [bank, bank], running: [0] });
    time.advance(7000);
    equal(await askClock(bob, code), { left: [bank - 7000, bank], running: [0] });
    await playOnce(ann, duel, code);
    equal(clockOf(ann, code), { left: [bank - 7000 + increment, bank], running: [1] });
    time.advance(2000);
    await playOnce(bob, duel, code);
    equal(clockOf(bob, code).left, [bank - 7000 + increment, bank - 2000 + increment]);
  });

  test('a table without a clock has none', async () => {
    const { code, ann } = await againstBots(await open({ games: [duel] }), duel);
    equal(ann.view(code).update.clock, undefined);
  });

  test('clocks survive a kill: the time before it counts, the time without a host does not', async () => {
    const table = await startTable();
    table.time.advance(3000);
    await playOnce(table.people[0]!, duel, table.code);
    table.time.advance(20_000);
    const before = await askClock(table.people[1]!, table.code);
    equal(before, { left: [bank - 3000 + increment, bank - 20_000], running: [1] });

    const after = await killAndRestart(table, 3_600_000);
    equal(await askClock(after.people[1]!, after.code), before);
    after.time.advance(5000);
    equal((await askClock(after.people[0]!, after.code)).left[1], bank - 25_000);

    const third = await killAndRestart(after, 7_200_000);
    equal((await askClock(third.people[0]!, third.code)).left, [bank - 3000 + increment, bank - 25_000]);
    await playOnce(third.people[1]!, duel, third.code);
    equal(clockOf(third.people[1]!, third.code).left[1], bank - 25_000 + increment);
  });

  test('a kill between two signs of life gives at most a second', async () => {
    const table = await startTable();
    table.time.advance(10_700);
    const after = await killAndRestart(table, 1_000_000);
    equal((await askClock(after.people[0]!, after.code)).left[0], bank - 10_000);
  });

  test('whoever runs out of time is replaced by a bot, and may take the seat back', async () => {
    const { time, people, code } = await startTable();
    const [ann, bob] = people as [Person, Person];
    time.advance(bank - 1);
    equal((await askClock(ann, code)).left[0], 1);
    equal(ann.tables.get(code)!.seats[0]!.bot, undefined);
    time.advance(1);
    await bob.until(() => bob.tables.get(code)!.seats[0]!.bot === 'builder');
    await bob.until(() => isAwaited(bob, code));
    equal(clockOf(bob, code), { left: [0, bank], running: [1] });
    const { update } = ann.view(code);
    like(await ann.ask({ t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'discard', card: 'baths' } }), {
      t: 'refused',
      code: 'not-seated',
    });
    await ann.mustAsk({ t: 'sit', code, seat: 0 });
    equal((await askClock(ann, code)).left[0], increment);
    await playOnce(bob, duel, code);
    await playOnce(bob, duel, code);
    await ann.until(() => isAwaited(ann, code));
    time.advance(increment / 2);
    await playOnce(ann, duel, code);
    equal(clockOf(ann, code).left[0], increment / 2 + increment);
  });

  test('a clock that runs out after a restart does so with nobody looking', async () => {
    const table = await startTable();
    table.time.advance(1000);
    const { host, time } = await killAndRestart({ ...table, people: [] }, 50_000);
    // It is in memory when this is answered.
    await host.host.sight(table.code);
    const eve = await host.connect();
    time.advance(bank - 1000);
    await eve.follow(table.code);
    await eve.until(() => eve.tables.get(table.code)!.seats[0]!.bot === 'builder');
    await eve.until(() => eve.view(table.code).update.awaiting[0] === 1);
  });

  {
    const { test } = within(suite, 'somebody sets the clock of the machine');
    const HOUR = 3_600_000;

    test('an hour ahead takes nothing from the one who thinks, and makes nobody go', async () => {
      const { time, people, code } = await startTable();
      const [ann, bob] = people as [Person, Person];
      time.advance(7000);
      await bob.close();
      await ann.until(() => !ann.tables.get(code)!.seats[1]!.online);
      time.set(HOUR);
      time.advance(1000);
      equal(await askClock(ann, code), { left: [bank - 8000, bank], running: [0] });
      equal(ann.tables.get(code)!.seats[0]!.bot, undefined);
      equal(ann.tables.get(code)!.seats[1]!.awayFor, 1000);
      await playOnce(ann, duel, code);
      equal(clockOf(ann, code), { left: [bank - 8000 + increment, bank], running: [1] });
    });

    test('an hour back stops no clock', async () => {
      const { time, people, code } = await startTable();
      const [ann, bob] = people as [Person, Person];
      time.advance(1000);
      await playOnce(ann, duel, code);
      time.set(-HOUR);
      time.advance(2000);
      equal((await askClock(bob, code)).left, [bank - 1000 + increment, bank - 2000]);
      await playOnce(bob, duel, code);
      await playOnce(bob, duel, code);
      time.advance(3000);
      equal((await askClock(ann, code)).left[0], bank - 4000 + increment);
      time.advance(bank - 4000 + increment);
      await bob.until(() => bob.tables.get(code)!.seats[0]!.bot === 'builder');
      // In the log, what comes later never seems to have come before.
      const times = bob.view(code).events.map(({ at }) => at);
      equal(
        times,
        times.toSorted((a, b) => a - b),
      );
    });

    test('a table that was begun before goes on after a restart, whatever the clock says then', async () => {
      const table = await startTable();
      table.time.advance(3000);
      await playOnce(table.people[0]!, duel, table.code);
      table.time.advance(20_000);
      for (const away of [-HOUR, HOUR]) {
        const after = await killAndRestart(table, away);
        after.time.advance(5000);
        equal((await askClock(after.people[0]!, after.code)).left, [bank - 3000 + increment, bank - 25_000]);
      }
    });
  }
};
