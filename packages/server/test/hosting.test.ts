// docs/hosting.md says what is so.
import { HOST_LIMITS } from '@maravilha/host';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const text = read('docs/hosting.md');

test('it names every metric, and no other', async () => {
  const metrics = new Metrics({ tables: () => 0, sockets: () => 0 });
  metrics.watchBus(() => true);
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  metrics.close();
  const rows = text.split('\n').filter((line) => line.startsWith('| `maravilha'));
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)/g)].map(([, name]) => name));
  expect(told.toSorted()).toEqual(names.toSorted());
  const inAlerts = text.matchAll(/expr: .*?(maravilha_\w+)/g);
  for (const [, name = ''] of inAlerts) expect(names).toContain(name.replace(/_bucket$/, ''));
});

const plain = (code: string): string => code.replaceAll(/^\s+/gm, '');

test('its proxy is the one in front of the cluster that tests run', () => {
  const cluster = plain(read('scripts/lib/nginx.mjs'));
  const blocks = [/^location [\s\S]*?^}/m, /^map [\s\S]*?^}/m].map((block) => plain(block.exec(text)?.[0] ?? 'nothing'));
  for (const block of blocks) expect(cluster).toContain(block);
  expect(text).toContain('max_fails=1 fail_timeout=2s;');
  expect(cluster).toContain('max_fails=1 fail_timeout=2s;');
});

test('its times are those of the program', () => {
  expect(text).toContain(`for ${HOST_LIMITS.lease / 1000} seconds, renewed every ${HOST_LIMITS.lease / 3000}.`);
});
