// Dice over sockets: everyone goes through a turn with its follow-ups in own time, and nothing of it is told before all are ready.
import { CITY_IDS, type CityId, type Decision, dice, type DiceMove, type DiceView, type EffectKind, structureOf } from '@maravilha/dice';
import type { MatchUpdate } from '@maravilha/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isAwaited, isOver, playOnce, playOut } from './kit/player.ts';
import { filesNow, seedOf, serve, type TestServer } from './kit/server.ts';

const WONDER: DiceMove = { kind: 'wonder' };
const PASS: DiceMove = { kind: 'pass' };
const DECLINE: DiceMove = { kind: 'decline' };

const viewOf = (update: MatchUpdate): DiceView => update.view as unknown as DiceView;
const decisionAt = (client: TestClient, code: string): Decision => {
  const seat = client.tables.get(code)!.you!;
  return viewOf(client.view(code).update).seats[seat]!.decision;
};

/** One person on seat 0 and bots on all others. */
const againstBots = async (server: TestServer, options: object): Promise<{ code: string; ann: TestClient }> => {
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'dice', options, bots: 'builder', start: true });
  await ann.follow(code!);
  return { code: code!, ann };
};

test.each([2, 7])('one person and bots at a table of %i play to the end', async (seats) => {
  const server = await serve({ games: [dice], drawSeed: () => seedOf(4) });
  const { code, ann } = await againstBots(server, { seats });
  await playOut(ann, dice, code);
  const view = viewOf(ann.view(code).update);
  expect(view).toMatchObject({ phase: 'over', last: true });
  expect(view.winners.length).toBeGreaterThan(0);
  expect(ann.tables.get(code)!.seats.map((seat) => seat.kind)).toEqual(['person', ...Array.from({ length: seats - 1 }, () => 'bot')]);
  expect(server.log.lines).toEqual([]);
});

test('people at a table of seven play to the end, and are told the same game', async () => {
  const server = await serve({ games: [dice], drawSeed: () => seedOf(9) });
  const people = await Promise.all(Array.from({ length: 7 }, () => server.connect()));
  const { code } = await people[0]!.mustAsk({ t: 'create', game: 'dice', options: { seats: 7, cities: 'choose' } });
  for (const [seat, person] of people.entries()) {
    await person.follow(code!);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  await people[0]!.mustAsk({ t: 'start', code });
  await Promise.all(people.map((person) => playOut(person, dice, code!)));
  const logs = people.map((person) => person.revealed.get(code!)?.log);
  for (const log of logs) expect(log).toEqual(logs[0]);
  expect(server.log.lines).toEqual([]);
});

/** A city whose first stage opens such a choice. */
const cityWith = (kind: EffectKind): CityId => {
  const found = CITY_IDS.find((city) => {
    const board = structureOf(city, 'wonder');
    return board.spaces[board.tracks[0]!.spaces[0]!]!.effects.some((effect) => effect.kind === kind);
  });
  if (found === undefined) throw new Error(`no city begins with ${kind}`);
  return found;
};

let ids = 0;
const send = async (client: TestClient, code: string, move: DiceMove): Promise<void> => {
  await client.until(() => isAwaited(client, code));
  const { seq, hash } = client.view(code).update;
  const answer = await client.ask({ t: 'move', code, seq, hash, move }, `d${ids++}`);
  if (answer.t !== 'ok') throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(answer)}`);
  await client.until(() => client.view(code).update.seq >= (answer.seq ?? 0));
};

/** All that a client has been told by now: the answer to a further question comes after it. */
const settled = async (client: TestClient, code: string): Promise<MatchUpdate> => {
  await client.mustAsk({ t: 'enter', code, since: client.view(code).update.seq });
  return client.view(code).update;
};

/** Two people in the first turn; `ann` has this city. */
const twoIn = async (own: CityId) => {
  const server = await serve({ games: [dice], drawSeed: () => seedOf(3) });
  const people = [await server.connect(), await server.connect()] as const;
  const { code } = await people[0].mustAsk({ t: 'create', game: 'dice', options: { seats: 2, cities: 'choose' } });
  for (const [seat, person] of people.entries()) {
    await person.follow(code!);
    if (seat > 0) await person.mustAsk({ t: 'sit', code, seat });
  }
  await people[0].mustAsk({ t: 'start', code });
  await Promise.all(people.map((person) => person.until(() => person.held.has(code!))));
  const other = CITY_IDS.find((city) => city !== own)!;
  const { first } = viewOf(people[0].view(code!).update);
  const [chooser, next] = first === 0 ? people : [people[1], people[0]];
  await send(chooser, code!, { kind: 'city', city: own });
  await send(next, code!, { kind: 'city', city: other });
  await chooser.until(() => viewOf(chooser.view(code!).update).turn === 1);
  return { server, code: code!, ann: chooser, bob: next };
};

test('inside a chain a reload and a new server find it again, and it goes on there', async () => {
  const { server, code, ann, bob } = await twoIn(cityWith('constructFreeDie'));
  await send(ann, code, WONDER);
  expect(decisionAt(ann, code)).toBe('free-die');
  const held = await settled(ann, code);
  expect(held.sealed).toEqual([WONDER]);

  const again = await server.connect({ cookie: ann.cookie });
  await again.follow(code);
  const { seq, hash, view, sealed } = again.view(code).update;
  expect({ seq, hash, view, sealed }).toEqual({ seq: held.seq, hash: held.hash, view: held.view, sealed: [WONDER] });

  const other = await serve({ games: [dice], dataDir: filesNow(server.dataDir) });
  const [ann2, bob2] = [await other.connect({ cookie: ann.cookie }), await other.connect({ cookie: bob.cookie })];
  for (const person of [ann2, bob2]) await person.follow(code);
  expect(ann2.view(code).update).toMatchObject({ hash: held.hash, sealed: [WONDER] });
  await send(ann2, code, DECLINE);
  expect(decisionAt(ann2, code)).toBe('ready');
  await send(bob2, code, PASS);
  await ann2.until(() => viewOf(ann2.view(code).update).turn === 2);
  const kinds = ann2.view(code).events.map(({ event }) => event.kind);
  expect(kinds.slice(-5).sort()).toEqual(['coins', 'crossed', 'declined', 'passed', 'rolled']);
});

test('a chain is taken back to the roll, inside it and when it is done; then another one counts', async () => {
  const { code, ann, bob } = await twoIn(cityWith('constructFreeDie'));
  const start = await settled(ann, code);
  await send(ann, code, WONDER);
  await ann.mustAsk({ t: 'take-back', code });
  expect(await settled(ann, code)).toMatchObject({ sealed: [], ready: [], hash: start.hash, view: start.view });
  await send(ann, code, WONDER);
  await send(ann, code, DECLINE);
  const seat = ann.tables.get(code)!.you!;
  expect((await settled(bob, code)).ready).toEqual([seat]);
  await ann.mustAsk({ t: 'take-back', code });
  expect((await settled(bob, code)).ready).toEqual([]);
  await send(ann, code, PASS);
  await send(bob, code, PASS);
  await ann.until(() => viewOf(ann.view(code).update).turn === 2);
  expect(viewOf(ann.view(code).update).seats[seat]!.crossed).toEqual([]);
  expect(await ann.ask({ t: 'take-back', code })).toMatchObject({ t: 'refused', code: 'nothing-chosen' });
});

test('nothing of a chain reaches the sockets of others before all are ready', async () => {
  const { server, code, ann, bob } = await twoIn(cityWith('constructFreeDie'));
  const watcher = await server.connect();
  await watcher.follow(code);
  const before = [await settled(bob, code), await settled(watcher, code)];
  const told = bob.frames.length;
  await send(ann, code, WONDER);
  await ann.mustAsk({ t: 'take-back', code });
  await send(ann, code, WONDER);
  await send(ann, code, DECLINE);
  for (const [n, other] of [bob, watcher].entries()) {
    const update = await settled(other, code);
    const { hash, view } = before[n]!;
    expect(update).toMatchObject({ ready: [ann.tables.get(code)!.you], sealed: [], events: [], hash, view });
  }
  for (const frame of [...bob.frames.slice(told), ...watcher.frames]) {
    for (const word of ['"crossed":["', 'declined', '"wonder.', 'free-die', 'take-back']) expect(frame).not.toContain(word);
  }
  await send(bob, code, PASS);
  await bob.until(() => viewOf(bob.view(code).update).turn === 2);
  expect(bob.frames.slice(told).join('\n')).toContain('"declined"');
});

/** What one choice may open for the same seat. */
const FOLLOW_UPS: readonly Decision[] = ['free-die', 'cross', 'bonus'];

test('in whole games every kind of follow-up is found again by one who comes back', async () => {
  let drawn = 0;
  const server = await serve({ games: [dice], drawSeed: () => seedOf(++drawn) });
  const seen = new Set<Decision>();
  // A game mostly has all of them; six without one would be a defect.
  for (let game = 0; game < 6 && !FOLLOW_UPS.every((kind) => seen.has(kind)); game++) {
    const { code, ann } = await againstBots(server, { seats: 3 });
    for (;;) {
      await ann.until(() => isAwaited(ann, code) || isOver(ann, code));
      if (isOver(ann, code)) break;
      const decision = decisionAt(ann, code);
      if (FOLLOW_UPS.includes(decision) && !seen.has(decision)) {
        seen.add(decision);
        const again = await server.connect({ cookie: ann.cookie });
        await again.follow(code);
        const [now, then] = [again.view(code).update, await settled(ann, code)];
        expect({ hash: now.hash, view: now.view, sealed: now.sealed }).toEqual({ hash: then.hash, view: then.view, sealed: then.sealed });
        expect(now.sealed?.length).toBeGreaterThan(0);
        await again.close();
        ann.cut();
      }
      await playOnce(ann, dice, code);
    }
  }
  expect([...seen].sort()).toEqual([...FOLLOW_UPS].sort());
  expect(server.log.lines).toEqual([]);
});
