// Upgrades that are refused: each is answered, and its socket is gone soon after, whatever the other side does.
import { duel } from '@maravilha/duel';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { raw, upgradeRequest } from './kit/raw.ts';
import { serve } from './kit/server.ts';

const statusOf = (text: string): string => /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? `no answer: ${text}`;

const CASES = [
  ['another path', upgradeRequest('/elsewhere'), '404'],
  ['a path that is none', upgradeRequest('//'), '404'],
  ['another origin', upgradeRequest('/ws', ['Origin: https://evil.example']), '403'],
  ['no key', upgradeRequest('/ws').replace(/Sec-WebSocket-Key.*\r\n/, ''), '400'],
  ['another version', upgradeRequest('/ws').replace('Version: 13', 'Version: 7'), '400'],
  ['another method', upgradeRequest('/ws').replace('GET', 'POST'), '400'],
  ['another protocol', upgradeRequest('/ws').replace('Upgrade: websocket', 'Upgrade: h2c'), '400'],
] as const;

test('whoever holds on to a refused upgrade, and goes on sending, is answered and let go', async () => {
  const server = await serve({ games: [duel], limits: { farewell: 100 } });
  await forRows(CASES, async ([, request, status]) => {
    const { socket, text, until, sendUntilGone } = await raw(server.url);
    // More bytes follow, in the same packet and after the answer.
    socket.write(request + 'x'.repeat(10_000));
    await until((now) => now.includes('\r\n\r\n'));
    expect(statusOf(text())).toBe(status);
    await sendUntilGone();
  });
});

test('whoever does not read is let go too', async () => {
  const server = await serve({ games: [duel], limits: { farewell: 100 } });
  await forRows(CASES, async ([, request]) => {
    const { socket, sendUntilGone } = await raw(server.url, { deaf: true });
    socket.write(request + 'x'.repeat(10_000));
    await sendUntilGone();
  });
});
