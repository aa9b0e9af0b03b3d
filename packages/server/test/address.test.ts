// Limits count networks: however an address is written, and whatever a proxy says of it.
import { duel } from '@maravilha/duel';
import { forRows } from '@maravilha/kernel/testing';
import fc from 'fast-check';
import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { networkOf } from '../src/address.ts';
import { raw, upgradeRequest } from './kit/raw.ts';
import { serve } from './kit/server.ts';

const NETWORKS = [
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:C000:0207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::'],
  ['2001:db8::192.0.2.7', '2001:db8:0:0::'],
  ['[2001:db8::1]:443', '2001:db8:0:0::'],
  ['2001:db8:0:1::1', '2001:db8:0:1::'],
  ['2001:db8::1:0:0:0:1', '2001:db8:0:1::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['fe80::2%25wlan0', 'fe80:0:0:0::'],
  ['[fe80::3%eth1]:99', 'fe80:0:0:0::'],
] as const;

const JUNK = [
  '',
  'unknown',
  '_hidden',
  '999.1.2.3',
  '1.2.3',
  ':::',
  '2001:db8::1::2',
  '[',
  '[]',
  '%eth0',
  '1.2.3.4%',
  '"x"',
  'a'.repeat(5000),
];

test('one network, in whatever way its address is written', () =>
  forRows(NETWORKS, ([address, network]) => {
    expect(networkOf(address)).toBe(network);
  }));

test('what is no address has no network, and nothing makes it throw', async () => {
  // The name of an interface is left away, and what is before it stands.
  await forRows(JUNK, (text) => {
    expect(networkOf(text)).toBe(text === '1.2.3.4%' ? '1.2.3.4' : undefined);
  });
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ unit: 'binary' })), (text) => {
      expect(networkOf(text) !== undefined || isIP(text) === 0).toBe(true);
    }),
  );
});

test('whatever a proxy says of an address, the request is answered and the socket opens or is refused', async () => {
  const server = await serve({ games: [duel], trustProxy: true });
  const all = [...NETWORKS.map(([address]) => address), ...JUNK].filter((text) => text !== 'unknown');
  await forRows(all, async (address) => {
    const forwarded = [`X-Forwarded-For: 6.6.6.6, ${address}`];
    const socket = await raw(server.url);
    socket.socket.write(upgradeRequest('/ws', forwarded));
    await socket.until((now) => now.includes('\r\n\r\n'));
    expect(socket.text()).toMatch(/^HTTP\/1\.1 101 /);
    socket.socket.destroy();
    const page = await fetch(server.url, { headers: { 'x-forwarded-for': address } });
    // There is no client here to be shown.
    expect(page.status).toBe(404);
  });
});

test('one network has one share of sockets and of guests', async () => {
  const limits = { sockets: { burst: 2, perSecond: 0 }, guests: { burst: 2, perSecond: 0 } };
  const server = await serve({ games: [duel], trustProxy: true, limits });
  const status = async (address: string): Promise<string> => {
    const { socket, until, text } = await raw(server.url);
    socket.write(upgradeRequest('/ws', [`X-Forwarded-For: ${address}`]));
    await until((now) => now.includes('\r\n\r\n'));
    socket.destroy();
    return text().slice(9, 12);
  };
  expect([await status('2001:db8::1'), await status('2001:db8:0:0:9::'), await status('2001:db8::5:1')]).toEqual(['101', '101', '429']);
  expect([await status('::ffff:192.0.2.7'), await status('192.0.2.7'), await status('::ffff:c000:207')]).toEqual(['101', '101', '429']);
  // Those of whom a proxy says nothing share one.
  expect([await status('unknown'), await status('_hidden'), await status('')]).toEqual(['101', '101', '429']);
});
