// Bad input over real sockets: a refusal with a code, or the end of that socket; other tables do not notice and the server lives.
import { duel } from '@maravilha/duel';
import {
  AUDIENCES,
  CHOICES,
  ClientMessage,
  MAX_FRAME,
  PHRASES,
  PROTOCOL,
  REACTIONS,
  REFUSALS,
  type ServerMessage,
} from '@maravilha/protocol';
import fc from 'fast-check';
import { createConnection } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { TestClient } from './kit/client.ts';
import { isAwaited, playOnce, playOut } from './kit/player.ts';
import { ManualTime, serve, type TestServer } from './kit/server.ts';

const closed = (client: TestClient): Promise<void> => client.until(() => client.closes.length > 0);
const refusals = (client: TestClient): string[] => client.messages.flatMap((message) => (message.t === 'refused' ? [message.code] : []));

/** A table in play whose game must come to its end whatever others do. */
const bystander = async (server: TestServer): Promise<{ client: TestClient; code: string }> => {
  const client = await server.connect();
  const { code } = await client.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
  await client.follow(code!);
  await client.until(() => isAwaited(client, code!));
  return { client, code: code! };
};

/** Opens a bare socket, without the client's hello. */
const bare = async (server: TestServer, headers: Record<string, string> = {}, autoPong = true) => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers, autoPong });
  const messages: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  let end: { code: number; reason: string } | undefined;
  const wake = (): void => {
    for (const call of waiting.splice(0)) call();
  };
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as ServerMessage);
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', (code, reason) => {
    end = { code, reason: reason.toString() };
    wake();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
    socket.once('close', () => reject(new Error('closed')));
  });
  const until = async <T>(look: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return { socket, messages, until, ended: () => until(() => end) };
};

describe('frames', () => {
  test('a frame of 1 MB is refused with a code, and its socket closed', async () => {
    const server = await serve({ games: [duel] });
    const other = await bystander(server);
    const { socket, messages, ended } = await bare(server);
    socket.send('x'.repeat(1024 * 1024));
    expect(await ended()).toEqual({ code: 1009, reason: 'too-large' });
    expect(messages).toEqual([{ t: 'refused', code: 'too-large' }]);
    await playOut(other.client, duel, other.code);
  });

  test('a frame just within the limit is read', async () => {
    const server = await serve({ games: [duel] });
    const { socket, messages, until } = await bare(server);
    const hello = JSON.stringify({ t: 'hello', protocol: PROTOCOL });
    socket.send(hello.padEnd(MAX_FRAME, ' '));
    await until(() => messages.find((message) => message.t === 'welcome'));
  });

  test('binary noise is refused with a code, and its socket closed', async () => {
    const server = await serve({ games: [duel] });
    const { socket, messages, ended } = await bare(server);
    socket.send(new Uint8Array([1, 2, 3, 255, 254]));
    expect(await ended()).toEqual({ code: 1003, reason: 'bad-message' });
    expect(messages).toEqual([{ t: 'refused', code: 'bad-message' }]);
  });

  test('bytes that are no WebSocket at all end the socket only', async () => {
    const server = await serve({ games: [duel] });
    const other = await bystander(server);
    const { hostname, port } = new URL(server.url);
    const upgrade = `GET /ws HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`;
    const noises = [
      '\0\0\0\0',
      'GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n\r\n',
      'GET /%%% HTTP/9\r\n\r\n',
      `${upgrade}\xc3\xa1\xb2\xd4\xe5\xf6\xff\xff`,
    ];
    for (const noise of noises) {
      const raw = createConnection({ host: hostname, port: Number(port) });
      raw.on('error', () => undefined);
      raw.end(Buffer.from(noise, 'latin1'));
      raw.resume();
      await new Promise((resolve) => raw.once('close', resolve));
    }
    await playOut(other.client, duel, other.code);
  });

  test('text that is not UTF-8 ends the socket', async () => {
    const server = await serve({ games: [duel] });
    const { socket, ended } = await bare(server);
    socket.send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { binary: false });
    expect((await ended()).code).toBe(1007);
  });
});

describe('order and pace', () => {
  test('hello comes first', async () => {
    const server = await serve({ games: [duel] });
    const { socket, messages, until } = await bare(server);
    socket.send(JSON.stringify({ t: 'create', id: 'a', game: 'duel' }));
    expect(await until(() => messages[0])).toEqual({ t: 'refused', id: 'a', code: 'hello-first' });
  });

  test('a client of another protocol is told which one is spoken here', async () => {
    const server = await serve({ games: [duel] });
    const { socket, messages, ended } = await bare(server);
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL + 1 }));
    expect(await ended()).toEqual({ code: 4001, reason: 'wrong-protocol' });
    expect(messages).toEqual([{ t: 'refused', code: 'wrong-protocol', data: { protocol: PROTOCOL } }]);
  });

  test('whoever says nothing is sent away; whoever does not answer is dropped', async () => {
    const time = new ManualTime();
    const server = await serve({ games: [duel], time });
    const silent = await bare(server);
    const there = await server.connect();
    const { socket, ended } = await bare(server, {}, false);
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
    // An answer to a later question shows that the hello before it was read.
    await there.mustAsk({ t: 'rename', name: 'Ann' });
    time.advance(10_000);
    expect(await silent.ended()).toEqual({ code: 1008, reason: 'hello-first' });
    time.advance(20_000);
    await there.mustAsk({ t: 'rename', name: 'Bob' });
    time.advance(30_000);
    expect((await ended()).code).toBe(1006);
    await there.mustAsk({ t: 'rename', name: 'Cem' });
    expect(there.closes).toEqual([]);
  });

  test('too many messages are refused with their id, and in the end the socket is closed', async () => {
    const time = new ManualTime();
    const server = await serve({ games: [duel], time, limits: { messages: { burst: 5, perSecond: 1 }, excess: 3 } });
    const ann = await server.connect();
    const replies = await Promise.all(Array.from({ length: 6 }, () => ann.ask({ t: 'rename', name: 'Ann' })));
    expect(replies.filter((reply) => reply.t === 'ok')).toHaveLength(4);
    expect(replies.filter((reply) => reply.t === 'refused').map((reply) => reply.code)).toEqual(['too-fast', 'too-fast']);
    time.advance(1000);
    await ann.mustAsk({ t: 'rename', name: 'Ann' });
    for (let i = 0; i < 4; i++) ann.raw('{}');
    await closed(ann);
    expect(ann.closes[0]).toEqual({ code: 1008, reason: 'too-fast' });
  });

  test('one address cannot open sockets or become guests without end', async () => {
    const server = await serve({ games: [duel], limits: { sockets: { burst: 3, perSecond: 0 } } });
    await bare(server);
    await bare(server);
    await bare(server);
    await expect(bare(server)).rejects.toThrow('429');
    const strict = await serve({ games: [duel], limits: { guests: { burst: 1, perSecond: 0 } } });
    const ann = await strict.connect();
    await expect(bare(strict)).rejects.toThrow('429');
    await strict.connect({ cookie: ann.cookie });
  });

  test('a page of another site may not open a socket', async () => {
    const server = await serve({ games: [duel], allowedOrigins: ['https://play.example'] });
    await expect(bare(server, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(bare(server, { origin: 'null' })).rejects.toThrow('403');
    await bare(server, { origin: server.url });
    await bare(server, { origin: 'https://play.example' });
    await expect(
      new Promise((_, reject) => new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`).on('error', reject)),
    ).rejects.toThrow('404');
  });

  test('one socket looks at so many tables and no more', async () => {
    const server = await serve({ games: [duel], limits: { tablesPerSocket: 1 } });
    const ann = await server.connect();
    const [first, second] = [await ann.mustAsk({ t: 'create', game: 'duel' }), await ann.mustAsk({ t: 'create', game: 'duel' })];
    await ann.follow(first.code!);
    await ann.mustAsk({ t: 'enter', code: first.code });
    expect(await ann.ask({ t: 'enter', code: second.code })).toMatchObject({ code: 'too-many-tables' });
    ann.tell({ t: 'exit', code: first.code });
    await ann.mustAsk({ t: 'enter', code: second.code });
  });
});

describe('moves that are not mine to make', () => {
  test('each is refused with its reason and changes nothing', async () => {
    const server = await serve({ games: [duel] });
    const ann = await server.connect();
    const bob = await server.connect();
    const eve = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', options: { starter: 'first-seat' } });
    for (const client of [ann, bob, eve]) await client.follow(code!);
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    await ann.mustAsk({ t: 'start', code });
    await Promise.all([ann, bob, eve].map((client) => client.until(() => client.held.has(code!))));
    const offer = (client: TestClient, move: object) => {
      const { seq, hash } = client.view(code!).update;
      return client.ask({ t: 'move', code, seq, hash, move });
    };
    const legal = { kind: 'draft', wonder: (ann.view(code!).update.view as unknown as { offered: string[] }).offered[0] };
    expect(await offer(eve, legal)).toMatchObject({ code: 'not-seated' });
    expect(await offer(bob, legal)).toMatchObject({ code: 'not-awaited' });
    expect(await offer(ann, { kind: 'build', card: 'baths' })).toMatchObject({ code: 'illegal-move', data: { why: { possible: false } } });
    expect(await offer(ann, { kind: 'draft', wonder: 'no-such-wonder' })).toMatchObject({ code: 'malformed-move' });
    expect(await offer(ann, { __proto__: null, kind: 'constructor' })).toMatchObject({ code: 'malformed-move' });
    expect(ann.view(code!).update.seq).toBe(0);
    await playOnce(ann, duel, code!);
  });
});

describe('texts that no store can keep', () => {
  test('are refused under the id as it came, and none is taken for another', async () => {
    const server = await serve({ games: [duel] });
    const ann = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
    await ann.follow(code!);
    await ann.until(() => isAwaited(ann, code!));
    const { seq, hash } = ann.view(code!).update;
    const move = { kind: 'draft', wonder: (ann.view(code!).update.view as unknown as { offered: string[] }).offered[0] };
    for (const id of ['a\ud800', 'a\ud801', 'a\udfff', 'a\0', 'a\0b']) {
      expect(await ann.ask({ t: 'say', code, to: 'table', phrase: 'hello' }, id)).toMatchObject({ id, code: 'bad-message' });
      expect(await ann.ask({ t: 'move', code, seq, hash, move }, id)).toMatchObject({ id, code: 'bad-message' });
      expect(await ann.ask({ t: 'create', game: 'duel', options: { [id]: id } })).toMatchObject({ code: 'bad-message' });
    }
    expect(await ann.ask({ t: 'move', code, seq, hash, move }, 'a')).toMatchObject({ t: 'ok' });
    expect(server.log.lines.filter((line) => line.level === 'error')).toEqual([]);
  });
});

/** Some messages have no answer of their own; sent well-formed they are not refused either. */
const hasAnswer = (t: unknown): boolean => !['hello', 'lobby', 'exit', 'resync', 'ping'].includes(String(t));

describe('fuzz', () => {
  const codes = fc.oneof(fc.constant('ZZZZZZ'), fc.string({ maxLength: 8 }), fc.constant(undefined));
  const junk = fc.oneof(fc.jsonValue(), fc.string(), fc.double(), fc.constant(null));
  const field = fc.oneof(
    { weight: 2, arbitrary: junk },
    { weight: 3, arbitrary: fc.nat(8) },
    { weight: 1, arbitrary: fc.constant('builder') },
  );
  const types = ClientMessage.options.map((option) => option.entries.t.literal);
  const message = fc.record(
    {
      t: fc.oneof(fc.constantFrom(...types), junk),
      code: codes,
      seat: field,
      level: field,
      a: field,
      b: field,
      name: field,
      game: fc.oneof(fc.constant('duel'), junk),
      options: fc.oneof(junk, fc.dictionary(fc.string(), junk)),
      settings: fc.oneof(junk, fc.dictionary(fc.constantFrom('clock', 'spectators', 'listed', 'chat', '__proto__'), junk)),
      bots: field,
      start: fc.oneof(fc.boolean(), junk),
      on: field,
      since: field,
      seq: field,
      hash: field,
      move: fc.oneof(junk, fc.dictionary(fc.string(), junk)),
      at: field,
      words: field,
      offer: fc.oneof(fc.boolean(), junk),
      about: field,
      choice: fc.oneof(fc.constantFrom(...CHOICES), junk),
      who: field,
      yes: fc.oneof(fc.boolean(), junk),
      to: fc.oneof(fc.constantFrom(...AUDIENCES), junk),
      text: fc.oneof(fc.string({ unit: 'binary' }), junk),
      phrase: fc.oneof(fc.constantFrom(...PHRASES), junk),
      reaction: fc.oneof(fc.constantFrom(...REACTIONS), junk),
    },
    { requiredKeys: ['t'] },
  );

  test('whatever is sent under an id is answered under that id, and nobody else notices', async () => {
    const server = await serve({ games: [duel], limits: { tablesPerPlayer: 1000 } });
    const other = await bystander(server);
    const theirs = { ...other.client.view(other.code).update };
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: 1, maxLength: 20 }),
        fc.array(fc.string(), { maxLength: 5 }),
        async (messages, texts) => {
          const eve = await server.connect();
          for (const text of texts) eve.raw(text);
          // Sooner or later somebody tries the real code of a stranger's table.
          const replies = messages.map((sent, index) => eve.ask({ ...sent, code: index % 2 === 0 ? other.code : sent.code }));
          const answered = Promise.all(replies.filter((_, index) => hasAnswer(messages[index]!.t)));
          await Promise.race([answered, closed(eve)]);
          for (const code of refusals(eve)) expect(REFUSALS).toContain(code);
          expect(refusals(eve)).not.toContain('server-error');
          await eve.close();
        },
      ),
      { numRuns: 60, seed: 7 },
    );
    expect(server.log.lines.filter((line) => line.level === 'error')).toEqual([]);
    expect(other.client.view(other.code).update.hash).toBe(theirs.hash);
    await playOut(other.client, duel, other.code);
  });
});
