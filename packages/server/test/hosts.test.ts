// Under which names the server answers.
import { duel } from '@maravilha/duel';
import { forRows } from '@maravilha/kernel/testing';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { raw, upgradeRequest } from './kit/raw.ts';
import { serve, tempDir, type TestServer } from './kit/server.ts';

const webFolder = (): string => {
  const folder = tempDir();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Maravilha</title><body>the client</body></html>');
  return folder;
};

/** The status of the page, and of the socket, for somebody who asks for this host. */
const asked = async (server: TestServer, host: string, more: readonly string[] = []): Promise<readonly string[]> => {
  const { socket, until, text } = await raw(server.url);
  socket.write(['GET / HTTP/1.1', `Host: ${host}`, ...more, '', ''].join('\r\n'));
  await until((now) => now.includes('\r\n\r\n'));
  socket.destroy();
  const opened = await raw(server.url);
  opened.socket.write(upgradeRequest('/ws', more).replace('Host: localhost', `Host: ${host}`));
  await opened.until((now) => now.includes('\r\n\r\n'));
  opened.socket.destroy();
  return [text().slice(9, 12), opened.text().slice(9, 12)];
};

const GOOD = ['200', '101'] as const;
const NOT_HERE = ['421', '421'] as const;

test('a server of this machine alone answers to the names of this machine alone', async () => {
  const server = await serve({ games: [duel], webDir: webFolder() });
  const { port } = new URL(server.url);
  await forRows(
    [
      ['localhost', GOOD],
      [`LOCALHOST:${port}`, GOOD],
      [`127.0.0.1:${port}`, GOOD],
      [`[::1]:${port}`, GOOD],
      ['maravilha.localhost', GOOD],
      ['evil.example', NOT_HERE],
      [`evil.example:${port}`, NOT_HERE],
      ['localhost.evil.example', NOT_HERE],
      ['127.0.0.1.evil.example', NOT_HERE],
      ['192.0.2.1', NOT_HERE],
    ] as const,
    async ([host, answer]) => {
      expect(await asked(server, host)).toEqual(answer);
    },
  );
  const { socket, until, text } = await raw(server.url);
  socket.write('GET /healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n');
  await until((now) => now.includes('ALLOWED_HOSTS'));
  expect(text()).toMatch(/^HTTP\/1\.1 421 /);
});

test('a server that is open to others answers to every name, unless it is told its own', async () => {
  const open = await serve({ games: [duel], webDir: webFolder(), host: '0.0.0.0' });
  for (const host of ['192.168.1.7:8080', 'attic.local', 'maravilha.example']) expect(await asked(open, host), host).toEqual(GOOD);
  const named = await serve({
    games: [duel],
    webDir: webFolder(),
    host: '0.0.0.0',
    allowedHosts: ['play.example'],
    allowedOrigins: ['https://other.example:8443'],
  });
  await forRows(
    [
      ['play.example', GOOD],
      ['Play.Example.:8080', GOOD],
      ['other.example', GOOD],
      ['localhost', GOOD],
      // The address at which this connection came in.
      ['127.0.0.1:8080', GOOD],
      ['attic.local', NOT_HERE],
      ['192.168.1.7', NOT_HERE],
    ] as const,
    async ([host, answer]) => {
      expect(await asked(named, host)).toEqual(answer);
    },
  );
});

test('behind a proxy the name is what the proxy says', async () => {
  const any = await serve({ games: [duel], webDir: webFolder(), trustProxy: true });
  expect(await asked(any, 'localhost', ['X-Forwarded-Host: play.example'])).toEqual(GOOD);
  const named = await serve({ games: [duel], webDir: webFolder(), trustProxy: true, allowedHosts: ['play.example'] });
  expect(await asked(named, 'localhost', ['X-Forwarded-Host: play.example'])).toEqual(GOOD);
  expect(await asked(named, 'play.example', ['X-Forwarded-Host: evil.example'])).toEqual(NOT_HERE);
});
