import { FastRng } from '@maravilha/kernel';
import { type MatchEvent, PROTOCOL } from '@maravilha/protocol';
import { describe, expect, test } from 'vitest';
import { ANSWER_MS, HANDSHAKE_MS, HEARTBEAT_MS, SLOW_MS } from '../src/net/link.ts';
import { type LiveTable, RESYNC_MS, SILENCE_MS } from '../src/net/live-table.ts';
import { A_MOMENT, online, setUp } from './kit/at-table.ts';
import { settle } from './kit/clock.ts';
import { CODE } from './kit/code.ts';
import { type FakeServer, FAULTS } from './kit/fake-server.ts';

/** Longer than the slowest way to find out about anything: silence, then no answer, then the longest pause between tries. */
const LONG_MS = SILENCE_MS + HEARTBEAT_MS + 2 * ANSWER_MS + HANDSHAKE_MS + 20_000;

const countOf = (server: FakeServer, kind: string): number => server.received.filter((message) => message.t === kind).length;

const expectNewest = (table: LiveTable, server: FakeServer): void => {
  expect(table.match.value?.view).toEqual(server.view());
  expect(table.match.value?.seq).toBe(server.words.length);
  expect(table.log.value).toEqual(server.allEvents());
};

describe('link', () => {
  test('greets, and is online only after the answer', async () => {
    const { clock, server, link } = setUp();
    expect(link.connection.value).toBe('connecting');
    link.connect();
    await clock.pass(A_MOMENT);
    expect(link.connection.value).toBe('online');
    expect(link.welcome.value?.name).toBe('Lia');
    expect(server.received).toEqual([{ t: 'hello', protocol: PROTOCOL }]);
  });

  test('a swallowed greeting does not leave it connecting for ever', async () => {
    const { clock, server, link } = setUp();
    server.silent = true;
    link.connect();
    await clock.pass(HANDSHAKE_MS - 1);
    expect(link.connection.value).toBe('connecting');
    server.silent = false;
    await clock.pass(2_000);
    expect(link.connection.value).toBe('online');
  });

  test('says that it is offline between tries, and tries again at once when woken', async () => {
    const { clock, server, link } = setUp();
    server.up = false;
    link.connect();
    await clock.pass(60_000);
    expect(link.connection.value).toBe('offline');
    server.up = true;
    link.wake();
    await clock.pass(A_MOMENT);
    expect(link.connection.value).toBe('online');
  });

  test('another protocol ends all tries and asks for a reload', async () => {
    const { clock, server, link } = setUp();
    server.protocol = PROTOCOL + 1;
    link.connect();
    await clock.pass(LONG_MS);
    expect(link.outdated.value).toBe(true);
    expect(countOf(server, 'hello')).toBe(1);
  });

  test('finds a wire that has died without a word', async () => {
    const { clock, server, link } = await online();
    server.fault = () => 'swallow';
    await clock.pass(HEARTBEAT_MS + ANSWER_MS + 100);
    expect(link.connection.value).not.toBe('online');
    server.fault = () => 'none';
    await clock.pass(HANDSHAKE_MS + 20_000);
    expect(link.connection.value).toBe('online');
  });

  test.each(['noise', '[]', '{"t":"update"}', '{"t":"refused"}'])('%s on the wire leads to a new wire', async (text) => {
    const { clock, server, link } = await online();
    server.babble(text);
    expect(link.connection.value).toBe('offline');
    await clock.pass(2_000);
    expect(link.connection.value).toBe('online');
    expect(countOf(server, 'hello')).toBe(2);
  });

  test('a kind of message that is not known yet does no harm', async () => {
    const { server, link } = await online();
    server.babble('{"t":"tournament"}');
    expect(link.connection.value).toBe('online');
  });

  test('a request made without a wire waits for one', async () => {
    const { clock, link } = setUp();
    const answer = link.request({ t: 'create', game: 'words' });
    link.connect();
    await clock.pass(A_MOMENT);
    expect(await answer).toEqual({ ok: true, code: CODE, seq: undefined });
  });

  test('a request that may not be repeated is reported lost, not sent again', async () => {
    const { clock, server, link } = await online();
    server.fault = (direction) => (direction === 'in' ? 'cut' : 'none');
    const answer = link.request({ t: 'create', game: 'words' });
    await settle();
    server.fault = () => 'none';
    await clock.pass(5_000);
    expect(await answer).toEqual({ ok: false, code: 'lost', data: undefined });
    expect(countOf(server, 'create')).toBe(0);
    expect(link.connection.value).toBe('online');
  });

  test('an answer that is late is told after a moment, and the wire is asked whether it lives', async () => {
    const { clock, server, link } = await online();
    server.silent = true;
    const answer = link.request({ t: 'create', game: 'words' }, { repeatable: true });
    await clock.pass(SLOW_MS - 1);
    expect(link.slow.value).toBe(false);
    await clock.pass(1);
    expect(link.slow.value).toBe(true);
    await clock.pass(A_MOMENT);
    expect(countOf(server, 'ping')).toBe(1);
    await clock.pass(ANSWER_MS - SLOW_MS - A_MOMENT);
    expect(link.slow.value).toBe(false);
    expect(link.connection.value).toBe('offline');
    server.silent = false;
    await clock.pass(2_000);
    expect(await answer).toEqual({ ok: true, code: CODE, seq: undefined });
  });

  test('any word from the server ends the worry about a slow line', async () => {
    const { clock, server, link } = await online();
    server.silent = true;
    void link.request({ t: 'create', game: 'words' });
    await clock.pass(SLOW_MS);
    expect(link.slow.value).toBe(true);
    server.babble('{"t":"tournament"}');
    expect(link.slow.value).toBe(false);
  });
});

const expectRecovery = async (seed: number): Promise<void> => {
  const rng = new FastRng(seed, 7);
  const { clock, server, table } = await online();
  const heard: MatchEvent[] = [...table.log.value];
  table.onEvents((events) => heard.push(...events));
  server.fault = () => (rng.int(3) === 0 ? (FAULTS[rng.int(FAULTS.length)] ?? 'none') : 'none');
  let mine = 0;
  for (let i = 0; i < 30; i++) {
    if (rng.int(2) === 0) server.play(`theirs-${i}`);
    else if (!table.sending.value) table.move({ word: `mine-${mine++}` });
    await clock.pass(rng.int(4) === 0 ? rng.int(12_000) : rng.int(60));
  }
  server.fault = () => 'none';
  await clock.pass(LONG_MS);
  expect(table.sending.value, `seed ${seed}`).toBe(false);
  expectNewest(table, server);
  expect(heard, `seed ${seed}`).toEqual(server.allEvents());
  const own = server.words.filter((word) => word.startsWith('mine'));
  expect(new Set(own).size, `seed ${seed}`).toBe(own.length);
};

describe('table', () => {
  test('enters, and follows the updates', async () => {
    const { clock, server, table } = await online();
    expect(table.info.value.code).toBe(CODE);
    expectNewest(table, server);
    server.play('one');
    server.play('two');
    await clock.pass(A_MOMENT);
    expectNewest(table, server);
    expect(countOf(server, 'resync')).toBe(0);
  });

  test('tells what is new, never the past of a game found running', async () => {
    const set = setUp();
    set.server.words.push('one', 'two');
    set.link.connect();
    const table = set.enter();
    const heard: MatchEvent[] = [];
    table.onEvents((events) => heard.push(...events));
    await set.clock.pass(A_MOMENT);
    expectNewest(table, set.server);
    expect(heard).toEqual([]);
    set.server.play('three');
    await set.clock.pass(A_MOMENT);
    expect(heard.map((entry) => entry.event.kind)).toEqual(['three']);
  });

  test('after a cut it asks only for what it has not seen, and tells it once', async () => {
    const { clock, server, table } = await online();
    server.play('one');
    await clock.pass(A_MOMENT);
    const heard: string[] = [];
    table.onEvents((events) => heard.push(...events.map((entry) => entry.event.kind)));
    server.cut();
    server.words.push('two', 'three');
    await clock.pass(2_000);
    expect(server.received.findLast((message) => message.t === 'enter')).toMatchObject({ since: 1 });
    expectNewest(table, server);
    expect(heard).toEqual(['two', 'three']);
  });

  test('a view whose hash does not fit is not shown', async () => {
    const { clock, server, table } = await online();
    server.spoil = true;
    server.play('one');
    await clock.pass(30);
    expect(table.match.value?.seq).toBe(0);
    await clock.pass(A_MOMENT);
    expect(countOf(server, 'resync')).toBe(1);
    expectNewest(table, server);
  });

  test('a gap is noticed, a repetition is not shown twice', async () => {
    const { clock, server, table } = await online();
    server.fault = (direction) => (direction === 'out' ? 'swallow' : 'none');
    server.play('one');
    server.fault = () => 'twice';
    server.play('two');
    await clock.pass(A_MOMENT);
    expect(countOf(server, 'resync')).toBeGreaterThan(0);
    expectNewest(table, server);
  });

  test('an update without a choice is news: clocks changed, or people ended the match', async () => {
    const { clock, server, table } = await online();
    server.play('alpha');
    await clock.pass(A_MOMENT);
    expect(table.match.value).toMatchObject({ seq: 1, awaiting: [0] });
    server.end();
    await clock.pass(A_MOMENT);
    expect(table.match.value).toMatchObject({ seq: 1, awaiting: [] });
    expectNewest(table, server);
    expect(countOf(server, 'resync')).toBe(0);
  });

  test('from another place at the table all is told anew, even if it is less', async () => {
    const { clock, server, table } = await online();
    for (const word of ['one', 'two', 'three']) server.play(word);
    await clock.pass(A_MOMENT);
    server.moveTo(1);
    await clock.pass(A_MOMENT);
    expect(table.match.value).toMatchObject({ seq: 1, view: { viewer: 1 } });
    server.play('four');
    await clock.pass(A_MOMENT);
    expectNewest(table, server);
    expect(countOf(server, 'resync')).toBe(0);
  });

  test('a repetition asks for nothing', async () => {
    const { clock, server, table } = await online();
    server.fault = () => 'twice';
    server.play('one');
    await clock.pass(A_MOMENT);
    expect(countOf(server, 'resync')).toBe(0);
    expectNewest(table, server);
  });

  test('a lost last update is found by asking after a silence', async () => {
    const { clock, server, table } = await online();
    server.fault = (direction) => (direction === 'out' ? 'swallow' : 'none');
    server.play('one');
    await clock.pass(A_MOMENT);
    server.fault = () => 'none';
    expect(table.match.value?.seq).toBe(0);
    await clock.pass(LONG_MS);
    expectNewest(table, server);
  });

  test('a server that cannot read its tables bars nobody for good, and takes no table from the page', async () => {
    const { clock, server, link, enter } = setUp();
    server.failing = true;
    link.connect();
    const table = enter();
    await clock.pass(A_MOMENT);
    expect(table.barred.value?.code).toBe('server-error');
    server.failing = false;
    await clock.pass(RESYNC_MS + A_MOMENT);
    expect(table.barred.value).toBeUndefined();
    expectNewest(table, server);

    server.failing = true;
    server.cut();
    await clock.pass(10_000);
    expect(link.connection.value).toBe('online');
    expect(table.barred.value).toBeUndefined();
    server.play('one');
    server.failing = false;
    await clock.pass(RESYNC_MS + A_MOMENT);
    expectNewest(table, server);
  });

  test('my move is shown only when the server says so', async () => {
    const { clock, server, table } = await online();
    table.move({ word: 'mine' });
    expect(table.sending.value).toBe(true);
    expect(table.match.value?.seq).toBe(0);
    table.move({ word: 'again' });
    await clock.pass(A_MOMENT);
    expect(table.sending.value).toBe(false);
    expect(server.words).toEqual(['mine']);
    expectNewest(table, server);
  });

  test.each(['in', 'out'] as const)('a move cut on its way %s is sent again under the same name and counts once', async (where) => {
    const { clock, server, table } = await online();
    server.fault = (direction) => (direction === where ? 'cut' : 'none');
    table.move({ word: 'mine' });
    await clock.pass(30);
    server.fault = () => 'none';
    expect(table.sending.value).toBe(true);
    await clock.pass(5_000);
    expect(table.sending.value).toBe(false);
    expect(server.words).toEqual(['mine']);
    expect(new Set(server.received.flatMap((message) => (message.t === 'move' ? [message.id] : []))).size).toBe(1);
    expectNewest(table, server);
  });

  test.each(['in', 'out'] as const)('taking back waits for the server, and cut on its way %s counts once', async (where) => {
    const { clock, server, table } = await online();
    table.move({ word: 'mine' });
    await clock.pass(A_MOMENT);
    server.fault = (direction) => (direction === where ? 'cut' : 'none');
    table.undo();
    expect(table.sending.value).toBe(true);
    expect(table.match.value?.seq).toBe(1);
    // Neither a second click nor a move goes out before the answer.
    table.undo();
    table.move({ word: 'too early' });
    await clock.pass(30);
    server.fault = () => 'none';
    await clock.pass(5_000);
    expect(table.sending.value).toBe(false);
    expect(server.words).toEqual(['mine', 'taken-back']);
    expectNewest(table, server);
  });

  test('a stale move is refused with its code, and the newest view follows', async () => {
    const { clock, server, table } = await online();
    server.play('theirs');
    table.move({ word: 'mine' });
    await clock.pass(A_MOMENT);
    expect(table.refused.value?.code).toBe('stale');
    expect(server.words).toEqual(['theirs']);
    expectNewest(table, server);
    table.move({ word: 'mine' });
    expect(table.refused.value).toBeUndefined();
    await clock.pass(A_MOMENT);
    expect(server.words).toEqual(['theirs', 'mine']);
  });

  test('a table that has been left is no longer followed', async () => {
    const { clock, server, table } = await online();
    table.close();
    server.play('one');
    await clock.pass(A_MOMENT);
    expect(table.match.value?.seq).toBe(0);
    expect(server.received.at(-1)).toEqual({ t: 'exit', code: CODE });
  });

  test('whatever the network does, it ends at the newest view', async () => {
    for (let seed = 0; seed < 150; seed++) await expectRecovery(seed);
  });
});
