// Sockets that are too fast, or do not read what they ask for.
import { duel } from '@maravilha/duel';
import { PROTOCOL } from '@maravilha/protocol';
import { expect, test } from 'vitest';
import { pingFrame, raw, textFrame, upgradeRequest } from './kit/raw.ts';
import { ManualTime, serve, type TestServer } from './kit/server.ts';

const HELLO = textFrame({ t: 'hello', protocol: PROTOCOL });

/** A bare socket that has said hello. It answers neither pings nor closes. */
const greeted = async ({ url }: TestServer, cookie: string, options: { readonly deaf?: boolean } = {}) => {
  const bare = await raw(url, options);
  bare.socket.write(upgradeRequest('/ws', [`Cookie: ${cookie}`]));
  bare.socket.write(HELLO);
  return bare;
};

/** Once this socket has been answered, what another one has sent before is read. */
const roundTrip = async (server: TestServer, cookie: string): Promise<readonly string[]> => {
  const client = await server.connect({ cookie });
  client.tell({ t: 'lobby', on: true });
  await client.until(() => client.messages.some(({ t }) => t === 'lobby'));
  const lobby = client.messages.find((message) => message.t === 'lobby');
  await client.close();
  return lobby?.yours.map(({ code }) => code) ?? [];
};

test('pings keep the pace of messages, and those who go on are sent away', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [duel], time, limits: { messages: { burst: 5, perSecond: 1 }, excess: 3 } });
  const { cookie = '' } = await server.connect();
  const { socket, text, until } = await greeted(server, cookie);
  await until((now) => now.includes('welcome'));
  for (let i = 0; i < 8; i++) socket.write(pingFrame(1));
  await until((now) => now.includes('too-fast'));
  expect(text().split('\x8a\x01\0')).toHaveLength(5);
});

test('whoever sends pings and does not read the answers is cut off', async () => {
  const server = await serve({ games: [duel], limits: { backlog: 100_000 } });
  const { cookie = '' } = await server.connect();
  const { socket, gone } = await greeted(server, cookie, { deaf: true });
  // Far more than lies between two sockets of one machine.
  const pings = Buffer.concat(Array.from({ length: 1000 }, () => pingFrame(125)));
  for (let sent = 0; sent < 100_000_000 && !socket.destroyed; sent += pings.length) {
    const written = new Promise((resolve) => socket.write(pings, resolve));
    await Promise.race([gone, written]);
  }
  expect(socket.destroyed).toBe(true);
  await roundTrip(server, cookie);
});

test('nothing is done for a socket once it is to be closed, and it is soon cut off', async () => {
  const time = new ManualTime();
  const server = await serve({ games: [duel], time, limits: { messages: { burst: 5, perSecond: 1000 }, excess: 3, farewell: 50 } });
  const { cookie = '' } = await server.connect();
  const { socket, until, sendUntilGone } = await greeted(server, cookie);
  for (let i = 0; i < 9; i++) socket.write(textFrame({ t: 'ping', at: i }));
  await until((now) => now.includes('\x88\x0a\x03\xf0too-fast'));
  // By now it could afford a message again.
  time.advance(10);
  await new Promise((resolve) => socket.write(textFrame({ t: 'create', id: 'late', game: 'duel' }), resolve));
  await roundTrip(server, cookie);
  expect(await roundTrip(server, cookie)).toEqual([]);
  time.advance(50);
  await sendUntilGone();
});
