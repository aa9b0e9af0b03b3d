import { expect, test } from 'vitest';
import { readServerMessage } from '../src/index.ts';

const UPDATE = { t: 'update', code: 'GZA234', seq: 3, after: 2, hash: 'ff', view: {}, events: [], awaiting: [0], ready: [] };

test('a message of the server is taken as it is', () => {
  expect(readServerMessage(JSON.stringify(UPDATE))).toEqual(UPDATE);
});

test('a kind that is not known yet is ignored', () => {
  expect(readServerMessage('{"t":"weather","rain":true}')).toBe('ignored');
});

test('what is not a message, or lacks what its kind must say, is none', () => {
  const { hash: _, ...bare } = UPDATE;
  for (const text of ['{', '[]', 'null', '{"t":3}', '{"t":"toString"}x', JSON.stringify(bare), '{"t":"table","table":{}}']) {
    expect(readServerMessage(text), text).toBeUndefined();
  }
});
