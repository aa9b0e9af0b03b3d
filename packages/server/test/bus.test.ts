// The bus over a real server of the Redis protocol, which dies, stands still and comes back.
import { memoryLog } from '@maravilha/host/testing';
import { expect, onTestFinished, test } from 'vitest';
import { RedisBus } from '../src/bus/redis.ts';
import { startRedis } from './kit/servers.ts';

const openBus = (url: string) => {
  const log = memoryLog();
  const counts = { sent: 0, heard: 0, lost: 0 };
  const bus = new RedisBus(url, log, {
    sent: () => void counts.sent++,
    heard: () => void counts.heard++,
    lost: () => void counts.lost++,
  });
  onTestFinished(() => bus.close());
  return { bus, log, counts };
};

/** Says it again until it arrives: a bus may lose what is said. */
const arrives = (from: RedisBus, to: RedisBus, topic: string, text: string): Promise<void> =>
  new Promise((done) => {
    const again = setInterval(() => from.publish(topic, text), 20);
    const stop = to.subscribe(topic, (heard) => {
      if (heard !== text) return;
      clearInterval(again);
      stop();
      done();
    });
  });

test('what one says on a topic all hear who have asked for it, nobody else, and nobody any more who has enough', async () => {
  const { url } = await startRedis();
  const [a, b] = [openBus(url), openBus(url)];
  await arrives(a.bus, b.bus, 'sync', 'ready');
  const heard: string[] = [];
  const stops = [b.bus.subscribe('x', (text) => heard.push(`b ${text}`)), b.bus.subscribe('x', (text) => heard.push(`c ${text}`))];
  await arrives(a.bus, b.bus, 'sync', 'asked');
  a.bus.publish('x', 'one é');
  a.bus.publish('y', 'another');
  await arrives(a.bus, b.bus, 'sync', 'first');
  expect(heard).toEqual(['b one é', 'c one é']);
  stops[0]!();
  a.bus.publish('x', 'two');
  await arrives(a.bus, b.bus, 'sync', 'second');
  expect(heard.slice(2)).toEqual(['c two']);
  stops[1]!();
  a.bus.publish('x', 'three');
  await arrives(a.bus, b.bus, 'sync', 'third');
  expect(heard.slice(3)).toEqual([]);
});

test('two installations on one server do not hear each other', async () => {
  const { url } = await startRedis();
  const [one, other, same] = [openBus(`${url}/1`), openBus(`${url}/2`), openBus(`${url}/1`)];
  const heard: string[] = [];
  other.bus.subscribe('x', (text) => heard.push(text));
  await arrives(other.bus, other.bus, 'sync', 'ready');
  await arrives(one.bus, same.bus, 'x', 'mine');
  await arrives(other.bus, other.bus, 'sync', 'again');
  expect(heard).toEqual([]);
});

test('a bus that is not there, dies, or comes back stops nobody: it is said once, and what is lost is counted', async () => {
  const redis = await startRedis();
  await redis.kill();
  const { bus, log, counts } = openBus(redis.url);
  bus.publish('x', 'nobody');
  expect(counts).toEqual({ sent: 0, heard: 0, lost: 1 });
  const warnings = () => log.lines.map(({ message }) => message.slice(0, 7));
  await expect.poll(warnings).toEqual(['the bus']);
  // Asked for while there is no bus.
  const heard = new Promise((done) => bus.subscribe('early', done));
  await redis.start();
  await arrives(bus, bus, 'x', 'somebody');
  bus.publish('early', 'kept');
  expect(await heard).toBe('kept');
  expect([bus.isUp, log.lines.length]).toEqual([true, 2]);
  await redis.kill();
  await expect.poll(() => log.lines.length).toBe(3);
  await redis.start();
  await arrives(bus, bus, 'x', 'somebody else');
  expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(log.lines.length).toBe(4);
});

test('a bus that stands still with its connections open is left, and gathers nothing without end', async () => {
  const redis = await startRedis();
  const { bus, log, counts } = openBus(redis.url);
  await arrives(bus, bus, 'x', 'before');
  await redis.pause();
  for (let n = 0; n < 5_000; n++) bus.publish('x', 'into the void');
  expect(counts.lost).toBeGreaterThanOrEqual(4_000);
  await expect.poll(() => bus.isUp).toBe(false);
  expect(log.lines.length).toBe(1);
  await redis.goOn();
  await arrives(bus, bus, 'x', 'after');
  expect(bus.isUp).toBe(true);
});
