// Every golden replay of every game can be written in our notation, and comes back as it was.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Log, printLog, readLog, readNotation } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { FAMILY } from '../src/index.ts';

const logsOf = (game: string): readonly (readonly [name: string, log: Log])[] => {
  const folder = fileURLToPath(new URL(`../../games/${game}/test/replays/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { log: Log }).log]);
};

test.each(FAMILY.ids)('the golden replays of %s', (game) => {
  const logs = logsOf(game);
  expect(logs.length).toBeGreaterThan(10);
  for (const [name, log] of logs) {
    const read = readNotation(printLog(log));
    if (!read.ok) throw new Error(`${name}, ${read.error.path}: ${read.error.detail}`);
    expect(read.value.log, name).toEqual(log);
    expect(readLog(read.value.log, FAMILY.versions)).toEqual(readLog(log, FAMILY.versions));
  }
});
