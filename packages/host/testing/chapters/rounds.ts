// Rounds in which several seats choose at once: people and bots together, sealed until the last one has chosen.
import { toy } from '@maravilha/kernel/testing';
import type { MatchUpdate } from '@maravilha/protocol';
import type { BotPlayer, BotRequest } from '../../src/ports.ts';
import { open, type Person, type TestHost } from '../open.ts';
import { familyWith, quickBots, seedOf } from '../parts.ts';
import { isAwaited, isOver, playOnce, playOut } from '../play.ts';
import { seatPeople, settled, type Table } from '../table.ts';
import { claim, equal, has, lacks, like, type Suite } from '../suite.ts';

/** Bots that answer when they are told to. */
const heldBots = (): BotPlayer & { readonly asked: BotRequest[]; answer(seat: number): Promise<void> } => {
  const quick = quickBots(familyWith(toy));
  const doors = new Map<number, () => void>();
  const asked: BotRequest[] = [];
  return {
    asked,
    decide: async (request) => {
      asked.push(request);
      await new Promise<void>((open) => doors.set(request.seat, open));
      return quick.decide(request);
    },
    answer: async (seat) => {
      doors.get(seat)?.();
      doors.delete(seat);
    },
  };
};

/** People and bots, four in all. */
const four = (host: TestHost, people: number): Promise<Table> => seatPeople(host, toy, { people, options: { seats: 4 } });

const updatesOf = (client: Person): MatchUpdate[] => client.messages.flatMap((message) => (message.t === 'update' ? [message] : []));

const untilPlayed = (client: Person, code: string): Promise<void> =>
  client.until(() => client.view(code).events.some(({ event }) => event.kind === 'played'));

const handOf = (client: Person, code: string): string[] => (client.view(code).update.view as unknown as { hand: string[] }).hand;

const choose = (client: Person, code: string, card: string): Promise<unknown> => {
  const { seq, hash } = client.view(code).update;
  return client.mustAsk({ t: 'move', code, seq, hash, move: { kind: 'play', card } });
};

export const roundsTests = ({ test }: Suite): void => {
  test('all bots of a round are asked at once, and nobody is told when they choose', async () => {
    const bots = heldBots();
    const host = await open({ games: [toy], bots, drawSeed: () => seedOf(5) });
    const { code, people } = await four(host, 1);
    const [ann] = people as [Person];
    equal(
      bots.asked.map((request) => request.seat),
      [1, 2, 3],
    );
    await bots.answer(3);
    await bots.answer(1);
    like(await settled(ann, code), { seq: 0, ready: [1, 2, 3], awaiting: [0, 1, 2, 3] });
    await bots.answer(2);
    await settled(ann, code);
    equal(updatesOf(ann), []);
    await playOnce(ann, toy, code);
    await untilPlayed(ann, code);
  });

  test('the pause of bots is not seen while people think', async () => {
    const host = await open({ games: [toy], botPause: 600 });
    const { code, people } = await four(host, 2);
    const [ann, bob] = people as [Person, Person];
    await playOnce(bob, toy, code);
    like(await settled(ann, code), { seq: 1, ready: [1, 2, 3] });
    host.time.advance(600);
    like(await settled(ann, code), { seq: 1, ready: [1, 2, 3] });
    equal(updatesOf(ann).length, 1);
  });

  test('nobody waits for the pause: when the last of the people has chosen, the round is played', async () => {
    // This time stands still, so that a pause would never end.
    const host = await open({ games: [toy], botPause: 600, drawSeed: () => seedOf(5) });
    const { code, people } = await four(host, 1);
    const [ann] = people as [Person];
    await playOnce(ann, toy, code);
    await untilPlayed(ann, code);
  });

  test('bots alone let the pause go by, so that people can follow', async () => {
    // From this seed a bot loses the first round, and owes the follow-up alone.
    const host = await open({ games: [toy], botPause: 600, drawSeed: () => seedOf(5) });
    const { code, people } = await four(host, 1);
    const [ann] = people as [Person];
    await playOnce(ann, toy, code);
    await untilPlayed(ann, code);
    const { awaiting, seq } = ann.view(code).update;
    claim(awaiting.length === 1 && !awaiting.includes(0), 'a bot alone is awaited');
    host.time.advance(599);
    equal((await settled(ann, code)).seq, seq);
    host.time.advance(1);
    await ann.until(() => isAwaited(ann, code));
    equal(ann.view(code).update.seq, seq + 1);
  });

  test('one person among bots plays to the end without ever waiting for a clock', async () => {
    const host = await open({ games: [toy] });
    const { code, people } = await four(host, 1);
    await playOut(people[0]!, toy, code);
    equal(host.log.lines, []);
  });

  test('a seat changes its sealed choice until the last one is in; others see only that it is ready', async () => {
    const host = await open({ games: [toy] });
    const { code, people } = await four(host, 4);
    const [ann, bob, cem, dora] = people as [Person, Person, Person, Person];
    const watcher = await host.connect();
    await watcher.follow(code);
    const [first, second] = handOf(ann, code) as [string, string];
    await choose(ann, code, first);
    await choose(bob, code, handOf(bob, code)[0]!);
    await choose(ann, code, second);
    await choose(cem, code, handOf(cem, code)[0]!);

    for (const viewer of [ann, bob, cem, dora, watcher]) {
      const update = await settled(viewer, code);
      // That a choice was replaced is known to its seat alone.
      like(update, { seq: viewer === ann ? 4 : 3, awaiting: [0, 1, 2, 3], ready: [0, 1, 2] });
      const others = viewer === ann ? [] : [first, second];
      for (const card of others) claim(!viewer.frames.join('\n').includes(`"${card}"`), `${card} is not told`);
    }
    equal(ann.view(code).update.sealed, [{ kind: 'play', card: second }]);
    equal(dora.view(code).update.sealed, []);
    equal(watcher.view(code).update.sealed, []);

    // A reload: another page of the same person.
    const again = await host.connect({ as: ann });
    await again.follow(code);
    like(again.view(code).update, { ready: [0, 1, 2], sealed: [{ kind: 'play', card: second }] });
    const foreign = await host.connect({ as: bob });
    await foreign.follow(code);
    equal(foreign.view(code).update.sealed, [{ kind: 'play', card: handOf(bob, code)[0] }]);

    await choose(dora, code, handOf(dora, code)[0]!);
    await watcher.until(() => watcher.view(code).events.length > 0);
    const played = watcher.view(code).events.map(({ event }) => event);
    has(played, { kind: 'played', seat: 0, card: second });
    lacks(
      played.map((event) => ('card' in event ? event.card : undefined)),
      first,
    );
    await again.until(() => again.view(code).update.seq === 5);
    equal(again.view(code).update.sealed, []);
  });

  test('a person who leaves in the middle of a round is played by a bot; what was sealed stands', async () => {
    const host = await open({ games: [toy] });
    const { code, people } = await four(host, 3);
    const [ann, bob, cem] = people as [Person, Person, Person];
    const card = handOf(bob, code)[1]!;
    await choose(bob, code, card);
    await bob.mustAsk({ t: 'stand', code });
    await cem.mustAsk({ t: 'stand', code });
    await ann.until(() => ann.view(code).update.ready.length === 3);
    await playOnce(ann, toy, code);
    await ann.until(() => ann.view(code).events.length > 0);
    has(
      ann.view(code).events.map(({ event }) => event),
      { kind: 'played', seat: 1, card },
    );
    await playOut(ann, toy, code);
    await ann.until(() => isOver(ann, code));
    equal(host.log.lines, []);
  });

  test('a person who comes back before the bots have chosen chooses for himself', async () => {
    const bots = heldBots();
    const host = await open({ games: [toy], bots });
    const { code, people } = await four(host, 2);
    const [ann, bob] = people as [Person, Person];
    await bob.mustAsk({ t: 'stand', code });
    equal(
      bots.asked.map((request) => request.seat),
      [2, 3, 1],
    );
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    for (const seat of [1, 2, 3]) await bots.answer(seat);
    like(await settled(ann, code), { ready: [2, 3] });
    equal((await settled(bob, code)).sealed, []);
    equal(isAwaited(bob, code), true);
  });
};
