// Words at a table, as they come over the wire.
import { expect, test } from 'vitest';
import type { LiveTable } from '../src/net/live-table.ts';
import { A_MOMENT, online } from './kit/at-table.ts';

const textsOf = ({ words }: LiveTable): readonly (string | undefined)[] => words.value.map(({ text }) => text);

test('after a cut only what was said since is asked for, and nothing stands twice', async () => {
  const { clock, server, table } = await online();
  server.speak('iris', 'one');
  server.speak('iris', 'two');
  await clock.pass(A_MOMENT);
  server.cut();
  server.speak('iris', 'three');
  await clock.pass(2_000);
  expect(server.received.findLast((message) => message.t === 'enter')).toMatchObject({ words: 2 });
  expect(textsOf(table)).toEqual(['one', 'two', 'three']);
  server.fault = () => 'twice';
  server.speak('iris', 'four');
  await clock.pass(A_MOMENT);
  expect(textsOf(table)).toEqual(['one', 'two', 'three', 'four']);
});

test('what comes late, such as the words of watchers, stands where it was said', async () => {
  const { clock, server, table } = await online();
  server.speak('iris', 'first', 1);
  server.speak('iris', 'third', 3);
  await clock.pass(A_MOMENT);
  server.speak('ivo', 'second', 2);
  await clock.pass(A_MOMENT);
  expect(textsOf(table)).toEqual(['first', 'second', 'third']);
});

test.each(['in', 'out'] as const)('words cut on their way %s are said once', async (where) => {
  const { clock, server, table } = await online();
  server.fault = (direction) => (direction === where ? 'cut' : 'none');
  const said = table.say({ to: 'table', text: 'hello' });
  await clock.pass(30);
  server.fault = () => 'none';
  await clock.pass(5_000);
  expect(await said).toBe(true);
  expect(textsOf(table)).toEqual(['hello']);
});
