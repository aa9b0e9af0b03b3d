import { expect, test } from 'vitest';
import { isWhole, readServerMessage, type ServerMessage } from '../src/index.ts';

const UPDATE = {
  t: 'update',
  code: 'GZA234',
  seq: 3,
  after: 2,
  hash: 'ff',
  view: { weather: 'rain' },
  events: [{ seq: 3, at: 5, event: { kind: 'rained', where: 'everywhere' } }],
  awaiting: [0],
  ready: [],
  sealed: [],
  partners: [],
};

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

test('what lacks a field, or has one of another kind, is not whole', () => {
  expect(isWhole(UPDATE as ServerMessage)).toBe(true);
  for (const change of [{ sealed: undefined }, { events: [{ seq: 3 }] }, { partners: [{ seat: 1 }] }, { view: [] }, { seq: '3' }]) {
    expect(isWhole({ ...UPDATE, ...change } as unknown as ServerMessage), JSON.stringify(change)).toBe(false);
  }
});
