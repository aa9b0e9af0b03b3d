// Several hosts on one store, with a bus between them that may be as bad as it likes: games, and who drives them.
import { duel } from '@maravilha/duel';
import { garden, toy } from '@maravilha/kernel/testing';
import { CLOCK_TIMES } from '@maravilha/protocol';
import { sevenWonders } from '@maravilha/seven-wonders';
import { HOST_LIMITS } from '../../src/limits.ts';
import { during, pass, type Visitor } from '../cluster.ts';
import { FATES, party, playAll, sameGame } from '../party.ts';
import { isAwaited, playOnce } from '../play.ts';
import { at } from '../table.ts';
import { claim, equal, must, type Suite } from '../suite.ts';

const { lease } = HOST_LIMITS;
/** By then a table that has lost its driver has got another one. */
const TAKEN_OVER = lease + lease / 3 + 250;

const gamesTests = ({ test }: Suite): void => {
  for (const [name, fate] of Object.entries(FATES))
    for (const [n, game, options] of [
      [0, toy, {}],
      [1, garden, {}],
      [2, duel, {}],
      [3, sevenWonders, { seats: 5 }],
    ] as const)
      test(`${name}: people at different hosts and bots play ${game.id} to the end`, async () => {
        const table = await party(game, { at: game === duel ? [0, 1] : [0, 1, 2], options, fate: fate(n) });
        await playAll(table, game);
        await sameGame(table);
      });
};

const driverTests = ({ test }: Suite): void => {
  test('bots think at one host alone', async () => {
    const table = await party(toy, { at: [0, 1], options: { seats: 4 } });
    await playAll(table, toy);
    await sameGame(table);
    const { entries } = must(await table.store.load(table.code));
    equal(
      table.nodes.reduce((sum, { asked }) => sum + asked, 0),
      entries.filter(({ kind }) => kind === 'bot').length,
    );
    equal(table.nodes.filter(({ asked }) => asked > 0).length, 1);
  });

  test('the host that plays the bots dies: another one goes on once its lease is over', async () => {
    const table = await party(toy, { at: [0, 1], options: { seats: 4 } });
    const [ann, bob] = table.people as [Visitor, Visitor];
    const { code, nodes } = table;
    await during(table, Promise.all([playOnce(ann, toy, code), playOnce(bob, toy, code)]));
    const driver = nodes.findIndex(({ asked }) => asked > 0);
    for (const person of table.people) if (person.at === driver) person.at = 2;
    const botChoices = async (): Promise<number> => must(await table.store.load(code)).entries.filter(({ kind }) => kind === 'bot').length;
    const before = await botChoices();
    must(nodes[driver]).kill();
    const played = Promise.all([playOnce(ann, toy, code), playOnce(bob, toy, code)]);
    await during(table, played, TAKEN_OVER);
    await pass(table, TAKEN_OVER);
    claim((await botChoices()) > before, 'the bots have chosen');
    await playAll(table, toy);
    await sameGame(table);
  });

  test('nobody looks, and the host dies: another one wakes the table', async () => {
    const table = await party(duel, { at: [0, 0], settings: { clock: 'turn' } });
    const { code, nodes, store } = table;
    const [ann] = table.people as [Visitor];
    await during(table, Promise.all(table.people.map((person) => person.close())));
    await pass(table, 1000);
    nodes[0].kill();
    await pass(table, CLOCK_TIMES.turn.bank + TAKEN_OVER);
    const kinds = must(await store.load(code)).entries.map(({ kind }) => kind);
    claim(kinds.includes('timed-out'), `somebody has called the time: ${kinds.join()}`);
    const back = await table.connect(2, ann);
    await during(table, back.follow(code));
    claim(
      at(back, table).seats.some(({ bot }) => bot !== undefined),
      'a bot plays for who was too slow',
    );
  });

  test('a host that ends gives its tables back, and another one has them at once', async () => {
    const table = await party(duel, { at: [0, 0], settings: { clock: 'turn' } });
    const { nodes, store, people } = table;
    await pass(table, 1000);
    for (const person of people) await during(table, person.close());
    equal(await store.wakeful('somebody else'), []);
    await during(table, nodes[0].close(), 0);
    await pass(table, 0);
    equal(await store.wakeful('somebody else'), []);
    await pass(table, CLOCK_TIMES.turn.bank);
    const { entries } = must(await table.store.load(table.code));
    claim(
      entries.some(({ kind }) => kind === 'timed-out'),
      'the last host calls the time',
    );
  });

  test('a host that stood still for longer than its lease does no harm when it goes on', async () => {
    const table = await party(toy, { at: [1, 2], options: { seats: 4 } });
    const { code, nodes } = table;
    const [ann, bob] = table.people as [Visitor, Visitor];
    await during(table, Promise.all([playOnce(ann, toy, code), playOnce(bob, toy, code)]));
    const driver = nodes.findIndex(({ asked }) => asked > 0);
    const other = driver === 1 ? 2 : 1;
    const paused = must(nodes[driver]);
    const stuck = must(table.people.find((person) => person.at === driver));
    const free = must(table.people.find((person) => person.at === other));
    await during(table, playOnce(free, toy, code));
    // Its last choice arrives while the host stands still, after which the bots owe theirs.
    paused.pause();
    const late = playOnce(stuck, toy, code);
    await pass(table, 2 * TAKEN_OVER);
    paused.goOn();
    await during(table, late);
    await playAll(table, toy);
    await sameGame(table);
  });

  test('people whose host ends play on at another one, at once', async () => {
    const table = await party(duel, { at: [0, 1] });
    await pass(table, 1000);
    for (const person of table.people) person.at = 2;
    await during(table, table.nodes[0].close(), 0);
    await during(table, table.nodes[1].close(), 0);
    // They have come back to the last host by themselves.
    const awaited = must(table.people.find((person) => isAwaited(person, table.code)));
    await during(table, playOnce(awaited, duel, table.code), 0);
    await playAll(table, duel);
    await sameGame(table);
  });

  test('a choice made elsewhere comes with the hint: nobody reads the log for it', async () => {
    const table = await party(duel, { at: [0, 1] });
    const { store } = table;
    const load = store.load.bind(store);
    let loads = 0;
    store.load = (code) => {
      loads += 1;
      return load(code);
    };
    await playAll(table, duel);
    equal(loads, 0);
    await sameGame(table);
  });

  test('a hint that does not fit does no harm', async () => {
    const table = await party(duel, { at: [0, 1] });
    const [ann, bob] = table.people as [Visitor, Visitor];
    const { code, bus, store, nodes } = table;
    const before = bob.view(code).update;
    const { version } = must(await store.load(code)).table;
    const entry = { at: 0, elapsed: 0, seat: 0, kind: 'choice', move: { kind: 'draft', wonder: 'no such wonder' } };
    const hint = { k: 'head', version, length: 1, from: 'somebody' };
    for (const added of [[entry], [{ ...entry, kind: 'resigned' }], [{ ...entry, seat: 'none' }], 'no list']) {
      bus.publish(`table ${code}`, JSON.stringify({ ...hint, added }));
      await pass(table, 1000);
    }
    equal(bob.view(code).update.hash, before.hash);
    // Whatever is no choice in its form is no hint at all.
    equal(
      nodes[1].lines.map(({ level, message }) => `${level}: ${message}`),
      ['warn: what another host says it has added does not fit'],
    );
    await during(table, playOnce(must([ann, bob].find((person) => isAwaited(person, code))), duel, code), 0);
    await playAll(table, duel);
    await sameGame(table);
  });

  test('whoever comes is shown no less than what another host has shown them', async () => {
    const table = await party(toy, { at: [0, 1], fate: () => 'lost' });
    const [ann] = table.people as [Visitor];
    await during(table, playOnce(ann, toy, table.code), 0);
    const page = await table.connect(1, ann);
    await during(table, page.follow(table.code), 0);
    equal(page.view(table.code).update.sealed, ann.view(table.code).update.sealed);
    equal(page.view(table.code).update.sealed.length, 1);
  });

  test('time that a match has run is the same at all hosts', async () => {
    const table = await party(duel, { at: [0, 1], settings: { clock: 'calm' } });
    // Longer than since the last time that it was noted.
    await pass(table, 101_250);
    const third = await table.connect(2);
    const [ann] = table.people as [Visitor];
    await during(table, third.follow(table.code), 0);
    for (const person of [ann, third]) await during(table, person.follow(table.code), 0);
    const left = (person: Visitor): readonly number[] => must(person.view(table.code).update.clock).left;
    equal(left(third), left(ann));
  });

  test('time that people waited for each other is none of the match, at whatever host', async () => {
    const table = await party(duel, { at: [0, 1], settings: { clock: 'turn' }, start: false });
    const { code, store } = table;
    const [ann, bob] = table.people as [Visitor, Visitor];
    await pass(table, 2 * CLOCK_TIMES.turn.bank);
    await during(table, ann.mustAsk({ t: 'start', code, bots: 'builder' }));
    await pass(table, 2 * HOST_LIMITS.company);
    for (const person of [ann, bob]) {
      await during(table, person.follow(code), 0);
      const { left } = must(person.view(code).update.clock);
      claim(Math.min(...left) >= CLOCK_TIMES.turn.bank - 2 * HOST_LIMITS.company, `there is time left: ${left.join()}`);
    }
    equal(must(await store.load(code)).entries, []);
  });
};

export const nodesTests = (suite: Suite): void => {
  gamesTests(suite);
  driverTests(suite);
};
