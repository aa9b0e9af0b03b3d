// Several hosts on one store: people see and hear each other, wherever they are connected.
import { garden, type GardenMove, toy } from '@maravilha/kernel/testing';
import { AWAY_AFTER } from '@maravilha/protocol';
import { sevenWonders } from '@maravilha/seven-wonders';
import { HOST_LIMITS } from '../../src/limits.ts';
import { during, openCluster, pass, type Visitor } from '../cluster.ts';
import { refused } from '../open.ts';
import { FATES, party, playAll } from '../party.ts';
import { countingSource, seedOf } from '../parts.ts';
import { isOver, playOnce, playOut } from '../play.ts';
import { at } from '../table.ts';
import { claim, equal, like, must, type Suite } from '../suite.ts';

const { company } = HOST_LIMITS;

const companyTests = ({ test }: Suite): void => {
  test('who comes and goes at one host is seen at the others, and watchers are counted', async () => {
    const table = await party(toy, { at: [0, 1] });
    const [ann, bob] = table.people as [Visitor, Visitor];
    like(at(ann, table).seats[1], { online: true });
    const watcher = await table.connect(2);
    await during(table, watcher.follow(table.code));
    await during(
      table,
      ann.until(() => at(ann, table).spectators === 1),
      0,
    );
    equal(
      at(watcher, table).seats.map(({ online }) => online),
      [true, true],
    );
    await during(table, bob.close());
    await during(
      table,
      ann.until(() => at(ann, table).seats[1]?.online === false),
      0,
    );
  });

  test('whoever has a page left at any host is there', async () => {
    const table = await party(toy, { at: [0, 1] });
    const [ann, bob] = table.people as [Visitor, Visitor];
    const second = await table.connect(2, bob);
    await during(table, second.follow(table.code));
    await pass(table, company);
    await during(table, bob.close());
    await pass(table, AWAY_AFTER + company);
    like(at(ann, table).seats[1], { online: true });
    like(await during(table, ann.ask({ t: 'vote', code: table.code, about: 1, choice: 'bot' })), refused('not-away'));
  });

  test('those at a host that has died are gone after a while, and away a minute later', async () => {
    const table = await party(toy, { at: [0, 1, 2] });
    const [ann, bob, cid] = table.people as [Visitor, Visitor, Visitor];
    await pass(table, company);
    // Nobody of them comes back.
    await during(table, cid.follow('ZZZZZZ'));
    table.nodes[2].pause();
    await pass(table, 4 * company + 250);
    for (const person of [ann, bob]) like(at(person, table).seats[2], { online: false });
    await pass(table, AWAY_AFTER);
    const votes = [ann, bob].map((person) => person.mustAsk({ t: 'vote', code: table.code, about: 2, choice: 'bot' }));
    await during(table, Promise.all(votes));
    for (const person of [ann, bob])
      await during(
        table,
        person.until(() => at(person, table).seats[2]?.bot !== undefined),
      );
    table.nodes[2].goOn();
    await during(
      table,
      cid.until(() => at(cid, table).seats[2]?.bot !== undefined),
    );
  });

  test('a vote to wait begins the minute anew at every host', async () => {
    const table = await party(toy, { at: [0, 1, 2] });
    const [ann, bob, cid] = table.people as [Visitor, Visitor, Visitor];
    await during(table, cid.close());
    await pass(table, AWAY_AFTER + company);
    for (const person of [ann, bob]) await during(table, person.mustAsk({ t: 'vote', code: table.code, about: 2, choice: 'wait' }));
    await pass(table, 2 * company);
    for (const person of [ann, bob])
      like(await during(table, person.ask({ t: 'vote', code: table.code, about: 2, choice: 'end' })), refused('not-away'));
  });

  test('a table that is read again forgets nothing of who has been gone, whatever was decided before', async () => {
    const table = await party(toy, { at: [0, 1, 2] });
    const [ann, bob, cid] = table.people as [Visitor, Visitor, Visitor];
    await during(table, cid.close());
    await pass(table, AWAY_AFTER + company);
    for (const person of [ann, bob]) await during(table, person.mustAsk({ t: 'vote', code: table.code, about: 2, choice: 'wait' }));
    await pass(table, AWAY_AFTER + company);
    // At the same moment: one of the two hosts is refused by the store, and reads the table again.
    await during(table, Promise.all([playOnce(ann, toy, table.code), playOnce(bob, toy, table.code)]), 0);
    for (const person of [ann, bob])
      like(await during(table, person.ask({ t: 'vote', code: table.code, about: 2, choice: 'end' })), { t: 'ok' });
  });

  test('whoever takes up a table knows from others for how long somebody has been gone', async () => {
    const table = await party(toy, { at: [0, 0] });
    const [, bob] = table.people as [Visitor, Visitor];
    await during(table, bob.close());
    await pass(table, 30_000);
    const third = await table.connect(1);
    await during(table, third.follow(table.code));
    await pass(table, 250);
    await during(table, third.follow(table.code));
    claim((at(third, table).seats[1]?.awayFor ?? 0) >= 30_000, 'it is known');
  });
};

const talkTests = ({ test }: Suite): void => {
  for (const [name, fate] of Object.entries(FATES))
    test(`${name}: what is said reaches everybody once, in order`, async () => {
      const table = await party(toy, { at: [0, 1, 2], fate: fate(9) });
      const { code, people } = table;
      const said: string[] = [];
      for (const [n, person] of [...people, ...people].entries()) {
        said.push(`word ${n}`);
        await during(table, person.mustAsk({ t: 'say', code, to: 'table', text: `word ${n}` }));
      }
      for (const person of people) {
        await during(
          table,
          person.until(() => (person.said.get(code)?.length ?? 0) >= said.length),
          name === 'a bus that works' ? 0 : undefined,
        );
        equal(
          person.said.get(code)?.map(({ text }) => text),
          said,
        );
      }
    });

  test('words are counted by person, not by host', async () => {
    const table = await party(toy, { at: [0, 1] });
    const { code } = table;
    const [ann] = table.people as [Visitor];
    const second = await table.connect(2, ann);
    await during(table, second.follow(code));
    const { burst } = HOST_LIMITS.words;
    for (let n = 0; n < burst; n++)
      await during(table, (n % 2 === 0 ? ann : second).mustAsk({ t: 'say', code, to: 'table', text: `${n}` }), 0);
    for (const page of [ann, second]) like(await page.ask({ t: 'say', code, to: 'table', text: 'more' }), refused('too-fast'));
  });

  for (const [name, fate] of Object.entries(FATES))
    test(`${name}: a new name is seen at every host`, async () => {
      const table = await party(toy, { at: [0, 1], fate: fate(13) });
      const [ann, bob] = table.people as [Visitor, Visitor];
      await during(table, ann.mustAsk({ t: 'rename', name: 'Zenobia' }));
      await during(
        table,
        bob.until(() => at(bob, table).seats[0]?.name === 'Zenobia'),
      );
    });

  test('a new name is seen on all pages of its person', async () => {
    const table = await party(toy, { at: [0], options: { seats: 2 } });
    const [ann] = table.people as [Visitor];
    const second = await table.connect(2, ann);
    await during(table, ann.mustAsk({ t: 'rename', name: 'Zenobia' }));
    await during(
      table,
      second.until(() => second.name === 'Zenobia'),
      0,
    );
  });
};

const tablesTests = ({ test }: Suite): void => {
  test('seats, options, start and end of a table are shown at every host, whatever is lost', async () => {
    const table = await party(toy, { at: [0, 1, 2], start: false, fate: () => 'lost' });
    const { code, people } = table;
    const [ann, bob, cid] = people as [Visitor, Visitor, Visitor];
    await during(table, ann.mustAsk({ t: 'swap', code, a: 1, b: 2 }));
    await during(table, Promise.all([bob.until(() => at(bob, table).you === 2), cid.until(() => at(cid, table).you === 1)]));
    await during(table, bob.mustAsk({ t: 'stand', code }));
    await during(
      table,
      ann.until(() => at(ann, table).seats[2]?.kind === 'open'),
    );
    await during(table, ann.mustAsk({ t: 'options', code, settings: { spectators: false } }));
    await during(table, ann.mustAsk({ t: 'start', code, bots: 'builder' }));
    await during(
      table,
      bob.until(() => bob.messages.some((message) => message.t === 'refused' && message.code === 'no-spectators')),
    );
    await during(
      table,
      cid.until(() => cid.held.has(code)),
    );
    const gone = await during(table, Promise.all([ann, cid].map((person) => playOut(person, toy, code))));
    equal(gone.length, 2);
  });

  test('a table that is thrown away is gone at every host', async () => {
    const table = await party(toy, { at: [0], options: { seats: 3 } });
    const watcher = await table.connect(1);
    await during(table, watcher.follow(table.code));
    await during(table, must(table.people[0]).mustAsk({ t: 'discard', code: table.code }));
    await during(
      table,
      watcher.until(() => watcher.messages.some((message) => message.t === 'refused' && message.code === 'unknown-table')),
    );
  });

  for (const [name, fate] of Object.entries(FATES))
    test(`${name}: a rematch is seen at every host, and begins once all have asked`, async () => {
      const table = await party(toy, { at: [0, 1], fate: fate(11) });
      const [ann, bob] = table.people as [Visitor, Visitor];
      await playAll(table, toy);
      const { code: next = '' } = await during(table, ann.mustAsk({ t: 'rematch', code: table.code }));
      await during(
        table,
        bob.until(() => at(bob, table).next === next),
      );
      for (const person of [ann, bob]) await during(table, person.follow(next));
      await during(table, bob.mustAsk({ t: 'rematch', code: table.code }));
      for (const person of [ann, bob])
        await during(
          table,
          person.until(() => person.held.has(next)),
        );
      await playAll({ ...table, code: next }, toy);
      claim(isOver(ann, next), 'the second game is over');
    });

  test('lists follow what happens elsewhere', async () => {
    const cluster = await openCluster({ games: [toy] });
    const [ann, bob] = [await during(cluster, cluster.connect(0)), await during(cluster, cluster.connect(1))];
    bob.tell({ t: 'lobby', on: true });
    await during(
      cluster,
      bob.until(() => bob.messages.some(({ t }) => t === 'lobby')),
    );
    const { code } = await during(cluster, ann.mustAsk({ t: 'create', game: toy.id, settings: { listed: true } }));
    await during(
      cluster,
      bob.until(() => bob.messages.some((message) => message.t === 'lobby' && message.open.some((open) => open.code === code))),
      0,
    );
  });

  test('two choices at the same moment at two hosts both hold', async () => {
    const table = await party(sevenWonders, { at: [0, 1, 2], fate: () => 'late' });
    const { code, people, nodes } = table;
    await during(table, Promise.all(people.map((person) => playOnce(person, sevenWonders, code))));
    const { entries } = must(await table.store.load(code));
    equal(entries.length, 3);
    for (const person of people)
      equal(
        person.messages.filter(({ t }) => t === 'refused'),
        [],
      );
    equal(
      nodes.flatMap(({ lines }) => lines.filter(({ level }) => level === 'error')),
      [],
    );
  });
};

/** What others are told at their hosts while one seals a turn of so many choices; its last one is made at the same moment. */
const toldOf = async (turn: readonly GardenMove[]): Promise<readonly (readonly string[])[]> => {
  const settings = { clock: 'fast', spectators: true };
  const table = await party(garden, { at: [0, 1, 2], settings, drawSeed: () => seedOf(3), random: countingSource() });
  const { code, people } = table;
  const [ann, bob, cid] = people as [Visitor, Visitor, Visitor];
  const watcher = await table.connect(1);
  await during(table, watcher.follow(code));
  for (let slot = 0; slot < 3; slot++) {
    await pass(table, 500);
    const move = turn[slot - 3 + turn.length];
    if (move === undefined) continue;
    const { seq, hash } = ann.view(code).update;
    await during(table, ann.mustAsk({ t: 'move', code, seq, hash, move }), 0);
    await pass(table, 0);
  }
  // By then every host has looked at the store.
  await pass(table, HOST_LIMITS.lease);
  return [bob, cid, watcher].map((other) => other.frames.map((frame) => frame.replaceAll(/"id":"[^"]*"/g, '')));
};

const secretsTests = ({ test }: Suite): void => {
  test('how many choices somebody has sealed at one host, nobody can count at another', async () => {
    const rest = await toldOf([{ kind: 'rest' }]);
    equal(await toldOf([{ kind: 'work' }, { kind: 'sell' }]), rest);
    equal(await toldOf([{ kind: 'work' }, { kind: 'plant' }, { kind: 'row', row: 'north' }]), rest);
    claim(
      rest.every((frames) => frames.some((frame) => frame.includes('"ready":[0]'))),
      'they hear that somebody is ready',
    );
  });
};

export const nodesPeopleTests = (suite: Suite): void => {
  companyTests(suite);
  talkTests(suite);
  tablesTests(suite);
  secretsTests(suite);
};
