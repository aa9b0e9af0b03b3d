// Turns in which one choice opens the next: each seat goes through its own without waiting, and may take it back until all are ready.
import { garden, type GardenMove, type GardenView } from '@maravilha/kernel/testing';
import { CLOCK_TIMES, type ClockInfo, type MatchUpdate } from '@maravilha/protocol';
import type { BotPlayer, BotRequest } from '../../src/ports.ts';
import { open, type Person } from '../open.ts';
import { isAwaited, playOut } from '../play.ts';
import { seatPeople, settled, type Table, tableOf } from '../table.ts';
import { claim, equal, like, type Suite } from '../suite.ts';

const REST: GardenMove = { kind: 'rest' };

const WORK: GardenMove = { kind: 'work' };

const SELL: GardenMove = { kind: 'sell' };

const PLANT: GardenMove = { kind: 'plant' };

const NORTH: GardenMove = { kind: 'row', row: 'north' };

const begin = (people: number, seats = people): Promise<Table> => tableOf(garden, { people, options: { seats } });

let ids = 0;

const send = async (client: Person, code: string, move: GardenMove, id = `move ${ids++}`) => {
  const { seq, hash } = client.view(code).update;
  return client.ask({ t: 'move', code, seq, hash, move }, id);
};

/** Chooses one after the other, each on the view that the last one brought. */
const choose = async (client: Person, code: string, ...moves: readonly GardenMove[]): Promise<MatchUpdate> => {
  for (const move of moves) {
    const answer = await send(client, code, move);
    if (answer.t !== 'ok') throw new Error(`refused: ${JSON.stringify(answer)}`);
    await client.until(() => client.view(code).update.seq >= (answer.seq ?? 0));
  }
  return settled(client, code);
};

const takeBack = (client: Person, code: string, id = `back ${ids++}`) => client.ask({ t: 'take-back', code }, id);

const gardensOf = (update: MatchUpdate): GardenView['gardens'] => (update.view as GardenView).gardens;

const clockOf = (update: MatchUpdate): ClockInfo => update.clock!;

/** Bots that work and plant, and note what they were shown. */
const planters = (): BotPlayer & { readonly asked: BotRequest[] } => {
  const asked: BotRequest[] = [];
  return {
    asked,
    decide: async (request) => {
      asked.push(request);
      const { owes } = (request.view as GardenView).gardens[request.seat]!;
      return owes === 'turn' ? WORK : owes === 'use' ? PLANT : NORTH;
    },
  };
};

export const chainsTests = ({ test }: Suite): void => {
  test('a seat goes through its turn without waiting; the others hear that it is ready, and all at the end', async () => {
    const { code, people } = await begin(3);
    const [ann, bob, cem] = people as [Person, Person, Person];
    like(await choose(ann, code, WORK), { seq: 1, awaiting: [0, 1, 2], ready: [], sealed: [WORK], events: [] });
    equal(gardensOf(ann.view(code).update)[0]?.owes, 'use');
    like(await choose(ann, code, PLANT, NORTH), { seq: 3, ready: [0], sealed: [WORK, PLANT, NORTH], events: [] });
    await choose(bob, code, WORK, SELL);
    await choose(cem, code, REST);
    // Each has counted their own choices, who else was ready, and the end.
    for (const [seat, seq] of [5, 4, 3].entries()) {
      const person = people[seat]!;
      like(await settled(person, code), { seq, awaiting: [0, 1, 2], ready: [], sealed: [] });
      equal(
        person.view(code).events.map((one) => [one.seq, one.event.kind]),
        ['rested', 'sold', 'planted', 'praised', 'rolled'].map((kind) => [seq, kind]),
      );
    }
  });

  test('nothing of a chain reaches the sockets of others before all are ready', async () => {
    const { code, people, host } = await begin(2);
    const [ann, bob] = people as [Person, Person];
    const watcher = await host.connect();
    await watcher.follow(code);
    const before = new Map([
      [bob, await settled(bob, code)],
      [watcher, await settled(watcher, code)],
    ]);
    await choose(ann, code, WORK, PLANT);
    await takeBack(ann, code);
    await choose(ann, code, WORK, PLANT, NORTH);
    for (const [other, { hash, view }] of before) {
      const update = await settled(other, code);
      like(update, { seq: 1, ready: [0], sealed: [], events: [], hash, view });
      const told = other.frames.join('\n');
      for (const word of ['work', 'plant', 'planted', 'take-back', 'taken-back', '"row"', '"north":1', '"owes":"nothing"'])
        claim(!told.includes(word), `${word} is not told`);
    }
    // Nor does the one who is ready see the choices of those who are not.
    const own = await settled(ann, code);
    await choose(bob, code, WORK);
    like(await settled(ann, code), { seq: 6, ready: [0], view: own.view, hash: own.hash });
  });

  test('a reload inside a chain, and a killed host, keep it', async () => {
    const { code, people, host } = await begin(2);
    const [ann, bob] = people as [Person, Person];
    await choose(bob, code, WORK, SELL);
    await takeBack(bob, code);
    await choose(bob, code, REST);
    const held = await choose(ann, code, WORK, PLANT);

    const again = await host.connect({ as: ann });
    await again.follow(code);
    const { seq, hash, view, sealed, ready } = again.view(code).update;
    equal({ seq, hash, view, sealed, ready }, { seq: 5, hash: held.hash, view: held.view, sealed: [WORK, PLANT], ready: [1] });

    const restarted = await host.next();
    const [ann2, bob2] = [await restarted.connect({ as: ann }), await restarted.connect({ as: bob })];
    await Promise.all([ann2, bob2].map((person) => person.follow(code)));
    like(ann2.view(code).update, { seq: 5, hash: held.hash, sealed: [WORK, PLANT], ready: [1] });
    like(bob2.view(code).update, { seq: 4, sealed: [REST] });
    const end = await choose(ann2, code, NORTH);
    equal(
      gardensOf(end).map((one) => one.trees.north),
      [1, 0],
    );
    equal(
      end.events.map(({ event }) => event.kind),
      [],
    );
    equal(
      ann2.view(code).events.map(({ event }) => event.kind),
      ['rested', 'planted', 'praised', 'rolled'],
    );
  });

  test('choices are taken back inside a chain and when ready; then the seat begins anew', async () => {
    const { code, people } = await begin(2);
    const [ann, bob] = people as [Person, Person];
    const start = ann.view(code).update;
    await choose(ann, code, WORK, PLANT);
    like(await takeBack(ann, code), { t: 'ok', seq: 3 });
    like(await settled(ann, code), { seq: 3, sealed: [], ready: [], hash: start.hash, view: start.view });
    await choose(ann, code, WORK, SELL);
    equal((await settled(bob, code)).ready, [0]);
    await takeBack(ann, code);
    like(await settled(bob, code), { seq: 2, ready: [] });
    await choose(bob, code, REST);
    equal(isAwaited(ann, code), true);
    await choose(ann, code, REST);
    equal(
      ann.view(code).events.map(({ event }) => event.kind),
      ['rested', 'rested', 'praised', 'praised', 'rolled'],
    );
  });

  test('who is ready takes back before choosing anew: what others see of it tells nothing of the new choice', async () => {
    const { code, people } = await begin(2);
    const [ann] = people as [Person];
    await choose(ann, code, WORK, SELL);
    like(await send(ann, code, WORK), { t: 'refused', code: 'not-awaited' });
    await takeBack(ann, code);
    like(await choose(ann, code, WORK), { seq: 4, ready: [], sealed: [WORK] });
    like(gardensOf(ann.view(code).update)[0], { coins: 0, owes: 'use' });
  });

  test('taking back is refused with nothing chosen, after all were ready, without a seat, and after the end', async () => {
    const { code, people, host } = await begin(2);
    const [ann, bob] = people as [Person, Person];
    const watcher = await host.connect();
    await watcher.follow(code);
    like(await takeBack(ann, code), { t: 'refused', code: 'nothing-chosen' });
    like(await takeBack(watcher, code), { t: 'refused', code: 'not-seated' });
    like(await takeBack(ann, 'ZZZZZZ'), { t: 'refused', code: 'unknown-table' });
    await choose(ann, code, WORK, SELL);
    await choose(bob, code, REST);
    const seq = (await settled(ann, code)).seq;
    like(await takeBack(ann, code), { t: 'refused', code: 'nothing-chosen' });
    like(await takeBack(bob, code), { t: 'refused', code: 'nothing-chosen' });
    equal((await settled(ann, code)).seq, seq);
    await ann.mustAsk({ t: 'stand', code });
    like(await takeBack(ann, code), { t: 'refused', code: 'not-seated' });
    await playOut(bob, garden, code);
    like(await takeBack(bob, code), { t: 'refused', code: 'game-over' });
    equal(host.log.lines, []);
  });

  test('a message that comes twice has one effect, a taking back too, also after a restart', async () => {
    const { code, people, host } = await begin(2);
    const [ann] = people as [Person];
    const { seq, hash } = ann.view(code).update;
    const first = { t: 'move', code, seq, hash, move: WORK };
    like(await ann.ask(first, 'one'), { t: 'ok', seq: 1 });
    like(await ann.ask(first, 'one'), { t: 'ok', seq: 1 });
    await ann.until(() => ann.view(code).update.seq === 1);
    like(await takeBack(ann, code, 'two'), { t: 'ok', seq: 2 });
    like(await takeBack(ann, code, 'two'), { t: 'ok', seq: 2 });
    await choose(ann, code, WORK);
    like(await takeBack(ann, code, 'two'), { t: 'ok', seq: 2 });
    like(await settled(ann, code), { seq: 3, sealed: [WORK] });

    const restarted = await host.next();
    const again = await restarted.connect({ as: ann });
    await again.follow(code);
    like(await again.ask(first, 'one'), { t: 'ok', seq: 1 });
    like(await takeBack(again, code, 'two'), { t: 'ok', seq: 2 });
    like(await settled(again, code), { seq: 3, sealed: [WORK] });
  });

  test('two pages of one person: both follow the chain, and a choice on an old link is stale', async () => {
    const { code, people, host } = await begin(2);
    const [ann] = people as [Person];
    const page = await host.connect({ as: ann });
    await page.follow(code);
    const old = page.view(code).update;
    await choose(ann, code, WORK);
    await page.until(() => page.view(code).update.seq === 1);
    like(page.view(code).update, { sealed: [WORK], hash: ann.view(code).update.hash });
    const late = { t: 'move', code, seq: old.seq, hash: old.hash, move: REST };
    like(await page.ask(late), { t: 'refused', code: 'stale' });
    // The other page goes on with the chain, and takes it back under the eyes of the first.
    await choose(page, code, PLANT);
    like(await settled(ann, code), { seq: 2, sealed: [WORK, PLANT] });
    await takeBack(page, code);
    like(await settled(ann, code), { seq: 3, sealed: [], hash: old.hash });
    // Now the view is again the one on which that choice was made.
    like(await page.ask(late), { t: 'ok', seq: 4 });
  });

  test('the clock runs through a chain, and a turn has one increment however often it is changed', async () => {
    const { bank, increment } = CLOCK_TIMES.fast;
    const { code, people, time } = await tableOf(garden, { people: 2, settings: { clock: 'fast' } });
    const [ann, bob] = people as [Person, Person];
    time.advance(1000);
    equal(clockOf(await choose(ann, code, WORK)), { left: [bank - 1000, bank - 1000], running: [0, 1] });
    time.advance(1000);
    equal(clockOf(await choose(ann, code, SELL)), { left: [bank - 2000 + increment, bank - 2000], running: [1] });
    time.advance(5000);
    await takeBack(ann, code);
    equal(clockOf(await settled(ann, code)), { left: [bank - 2000 + increment, bank - 7000], running: [0, 1] });
    time.advance(1000);
    equal(clockOf(await choose(ann, code, REST)), { left: [bank - 3000 + increment, bank - 8000], running: [1] });
    time.advance(1000);
    await takeBack(ann, code);
    equal(clockOf(await choose(ann, code, WORK)), { left: [bank - 3000 + increment, bank - 9000], running: [0, 1] });
    await choose(ann, code, SELL);
    // The next turn has its own.
    equal(clockOf(await choose(bob, code, REST)).left, [bank - 3000 + increment, bank - 9000 + increment]);
    time.advance(1000);
    equal(clockOf(await choose(ann, code, REST)).left, [bank - 4000 + 2 * increment, bank - 10_000 + increment]);
  });

  test('bots go through their follow-ups, on views of their own, and nobody is told', async () => {
    const bots = planters();
    const { code, people, host } = await seatPeople(await open({ games: [garden], bots, botPause: 600 }), garden, {
      people: 1,
      options: { seats: 3 },
    });
    const [ann] = people as [Person];
    for (let asked = 0; asked < 6; asked = bots.asked.length) await settled(ann, code);
    // Both bots have made three choices, two at a time, and this time has not moved.
    like(await settled(ann, code), { seq: 0, ready: [1, 2], sealed: [] });
    equal(
      bots.asked.map(({ seat }) => seat),
      [1, 2, 1, 2, 1, 2],
    );
    for (const { seat, view } of bots.asked) {
      const others = (view as GardenView).gardens.filter((_, other) => other !== seat);
      equal(
        others.map(({ owes }) => owes),
        ['turn', 'turn'],
      );
    }
    const end = await choose(ann, code, REST);
    equal(
      gardensOf(end).map(({ trees }) => trees.north),
      [0, 1, 1],
    );
    equal(host.log.lines, []);
  });

  test('a bot goes on where a person left in the middle of a chain', async () => {
    const bots = planters();
    const { code, people } = await seatPeople(await open({ games: [garden], bots }), garden, { people: 2 });
    const [ann, bob] = people as [Person, Person];
    await choose(bob, code, WORK);
    await bob.mustAsk({ t: 'stand', code });
    await bob.until(() => bob.view(code).update.sealed.length === 3);
    equal(
      bots.asked.map(({ view }) => (view as GardenView).gardens[1]?.owes),
      ['use', 'row'],
    );
    // Whoever comes back in time may still take it all back.
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    equal((await settled(bob, code)).sealed, [WORK, PLANT, NORTH]);
    like(await takeBack(bob, code), { t: 'ok' });
    await choose(bob, code, REST);
    await choose(ann, code, REST);
    equal(
      ann.view(code).events.map(({ event }) => event.kind),
      ['rested', 'rested', 'praised', 'praised', 'rolled'],
    );
  });

  test('an answer that a bot found for choices since taken back is not used', async () => {
    // The first answer waits at a door; when it comes the seat has long made other choices.
    const gate: { open?: () => void } = {};
    const asked: string[] = [];
    const bots: BotPlayer = {
      decide: async ({ view, seat }) => {
        const { owes } = (view as GardenView).gardens[seat]!;
        asked.push(owes);
        if (asked.length === 1) await new Promise<void>((open) => (gate.open = open));
        return owes === 'row' ? NORTH : owes === 'use' ? SELL : REST;
      },
    };
    const { code, people, host } = await seatPeople(await open({ games: [garden], bots }), garden, { people: 2 });
    const [ann, bob] = people as [Person, Person];
    await choose(bob, code, WORK, PLANT);
    await bob.mustAsk({ t: 'stand', code });
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    await takeBack(bob, code);
    await choose(bob, code, WORK);
    await bob.mustAsk({ t: 'stand', code });
    await bob.until(() => bob.view(code).update.sealed.length === 2);
    gate.open?.();
    equal(asked, ['row', 'use']);
    await choose(ann, code, REST);
    equal(
      ann.view(code).events.map(({ event }) => event.kind),
      ['rested', 'sold', 'praised', 'praised', 'rolled'],
    );
    equal(host.log.lines, []);
  });

  test('people and bots play a whole game of chains to its end', async () => {
    const { code, people, host } = await begin(2, 4);
    await Promise.all(people.map((person) => playOut(person, garden, code)));
    const logs = people.map((person) => person.revealed.get(code)?.log);
    equal(logs[0], logs[1]);
    equal(host.log.lines, []);
  });
};
