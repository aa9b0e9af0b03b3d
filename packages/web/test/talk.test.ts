// Words at a table: how far they are read, who is not listened to, and who reads them.
import { expect, test } from 'vitest';
import { isMuted, markRead, mute, readUpTo } from '../src/table/talk/memory.ts';
import { audienceOf, lastOfEach, placeOf, runsOf, unreadIn } from '../src/table/talk/model.ts';
import { A_MOMENT, online } from './kit/at-table.ts';

test('unread is what others have said since, but not those who are muted', async () => {
  const { clock, server, table } = await online();
  const unread = (): readonly (string | undefined)[] => unreadIn(table).map(({ text }) => text);
  server.speak('iris', 'one');
  server.speak('ivo', 'two');
  void table.say({ to: 'table', text: 'mine' });
  await clock.pass(A_MOMENT);
  expect(unread()).toEqual(['one', 'two']);
  expect(unreadIn(table, 'team')).toEqual([]);
  mute('iris', true);
  expect(isMuted('iris')).toBe(true);
  expect(unread()).toEqual(['two']);
  mute('iris', false);
  markRead(placeOf(table, 'table'), 1);
  expect(unread()).toEqual(['two']);
  markRead(placeOf(table, 'table'), 3);
  // What was read stays read.
  markRead(placeOf(table, 'table'), 2);
  expect(readUpTo(placeOf(table, 'table'))).toBe(3);
  expect(unread()).toEqual([]);
});

test('watchers talk among themselves during the game', async () => {
  const { table } = await online();
  const info = table.info.value;
  expect(audienceOf(info, 'table')).toBe('table');
  expect(audienceOf(info, 'team')).toBe('team');
  expect(audienceOf({ ...info, you: undefined }, 'table')).toBe('watchers');
  expect(audienceOf({ ...info, you: undefined, status: 'over' }, 'table')).toBe('table');
});

const word = (n: number, who: string, at: number) => ({ n, at, who, seat: 0, name: who, to: 'table', text: '' }) as const;

test('words of one person stand together until a pause or another voice', () => {
  const runs = runsOf([word(1, 'a', 0), word(2, 'a', 1000), word(3, 'b', 2000), word(4, 'a', 3000), word(5, 'a', 3_600_000)]);
  expect(runs.map(({ words }) => words.map(({ n }) => n))).toEqual([[1, 2], [3], [4], [5]]);
});

test('of each who speaks the last words stand at the seat', () => {
  const last = lastOfEach([word(1, 'a', 0), word(2, 'b', 0), word(3, 'a', 0), word(4, 'c', 0)]);
  expect(last.map(({ n }) => n)).toEqual([2, 3, 4]);
});
