// What checks a run of chaos finds what it is there to find.
import { readName } from '@maravilha/host';
import { FastRng } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { wrongIn } from './chaos/check.ts';
import { History, type Line, readHistory } from './chaos/history.ts';
import { Group } from './chaos/people.ts';
import { familyWith, serve, tempDir } from './kit/server.ts';

const says = (what: string) => expect.arrayContaining([expect.stringContaining(what)]);

test('a game over bad lines holds every promise, and each broken promise is told', async () => {
  const server = await serve({ games: [toy] });
  const path = join(tempDir(), 'history.jsonl');
  const history = new History(path);
  const plan = { game: toy, people: 2, seats: 3 };
  const group = new Group({ number: 0, plan, rng: new FastRng(5), url: async () => server.url, history, think: () => 1, leg: 0 });
  let games = 0;
  await group.play(() => games++ === 0);
  await server.close();
  const store = await SqliteStore.open(join(server.dataDir, 'maravilha.db'));
  const played = readHistory(path);
  const { code } = played.find((line) => line.is === 'over')!;
  const { table, entries } = (await store.load(code))!;
  await store.close();
  history.write({ is: 'log', table, entries });
  history.write({ is: 'end' });
  history.close();

  const lines = readHistory(path);
  const family = familyWith(toy);
  const verdict = (told: readonly Line[]): readonly string[] => wrongIn(told, family);
  expect(lines.filter(({ is }) => is === 'chosen').length).toBeGreaterThan(2);
  expect(lines.filter(({ is }) => is === 'revealed').length).toBeGreaterThan(1);
  expect(verdict(lines)).toEqual([]);

  /** With all lines of one kind told otherwise. */
  const altered = <K extends Line['is']>(is: K, change: (line: Extract<Line, { is: K }>) => Line | readonly Line[]): readonly string[] =>
    verdict(lines.flatMap((line) => (line.is === is ? change(line as Extract<Line, { is: K }>) : line)));
  const log = (change: Partial<Extract<Line, { is: 'log' }>>) => altered('log', (line) => ({ ...line, ...change }));

  expect(altered('chosen', (line) => ({ ...line, id: 'never' }))).toEqual(says('stands 0 times'));
  expect(log({ entries: entries.slice(0, -1) })).toEqual(says('the game has not ended'));
  expect(altered('over', () => [])).toEqual(says('the game has not ended'));
  expect(altered('log', () => [])).toEqual([`${code}: the table is gone`]);
  expect(altered('end', () => [])).toEqual(['the run was cut before its end']);
  // As if the frames of one had come to another.
  expect(altered('shown', (line) => ({ ...line, seat: 1 - line.seat }))).toEqual(says('was shown the view of'));
  expect(altered('shown', (line) => ({ ...line, view: '0000000000000000' }))).toEqual(says('view 0000000000000000'));
  expect(altered('shown', (line) => ({ ...line, seq: line.seq + 1 }))).toEqual(says('was shown view'));
  expect(altered('shown', (line) => ({ ...line, events: '0000000000000000' }))).toEqual(says('other events after'));
  expect(altered('shown', (line) => ({ ...line, rest: '0000000000000000' }))).toEqual(says('awaited, ready or sealed'));
  expect(altered('over', (line) => ({ ...line, held: line.held.map(() => '0000000000000000') }))).toEqual(says('holds other events'));
  expect(altered('revealed', (line) => ({ ...line, what: '0000000000000000' }))).toEqual(says('another seed or log, or before the end'));
  const [last] = entries.slice(-1);
  expect(log({ entries: [...entries.slice(0, -1), { ...last!, elapsed: last!.elapsed + 3_600_000 }] })).toEqual(says('by its own time'));
  expect(log({ entries: [...entries.slice(0, -1), { ...last!, elapsed: -1 }] })).toEqual(says('gone backwards'));
  expect(verdict([...lines.slice(0, -1), { is: 'wrong', what: 'a node fell over' }, ...lines.slice(-1)])).toEqual(['a node fell over']);
  // A choice that stands in the log twice cannot even be replayed, or is counted.
  const chosen = entries.find(({ client }) => client !== undefined)!;
  const twice = entries.map((entry) =>
    entry.seat === chosen.seat && entry.client !== undefined ? { ...entry, client: chosen.client } : entry,
  );
  expect(log({ entries: twice })).toEqual(
    says(`choice ${readName(chosen.client!).name} of seat ${chosen.seat} was answered with ok and stands`),
  );
});

test('a run that was cut goes on where its history ends, with the same people at the same table', async () => {
  const server = await serve({ games: [toy] });
  const path = join(tempDir(), 'history.jsonl');
  const plan = { game: toy, people: 2, seats: 3 };
  const place = { number: 0, plan, rng: new FastRng(5), url: async () => server.url, think: () => 1 };
  const first = new History(path);
  class Cut extends Error {}
  // It ends with the third choice, in the middle of a line.
  let chosen = 0;
  const write = (line: Line): void => {
    first.write(line);
    if (line.is === 'chosen' && ++chosen === 3) throw new Cut();
  };
  const group = new Group({ ...place, history: { write }, leg: 0 });
  await expect(group.play(() => true)).rejects.toThrow(Cut);
  await group.leave();
  first.close();
  const before = readHistory(path);
  appendFileSync(path, '{"is":"chosen","co');
  const begun = before.find((line) => line.is === 'table')!;
  const second = new History(path);
  expect(readHistory(path)).toEqual(before);
  await new Group({ ...place, history: second, leg: 1, begun }).play(() => false);
  const { code } = begun;
  await server.close();
  const store = await SqliteStore.open(join(server.dataDir, 'maravilha.db'));
  const { table, entries } = (await store.load(code))!;
  await store.close();
  second.write({ is: 'log', table, entries });
  second.write({ is: 'end' });
  second.close();
  const lines = readHistory(path);
  expect(lines.filter(({ is }) => is === 'over').length).toBe(1);
  expect(wrongIn(lines, familyWith(toy))).toEqual([]);
});
