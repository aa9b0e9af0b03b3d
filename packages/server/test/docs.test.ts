// docs/protocol.md names all there is, so that somebody can write a client from it.
import { CLOSE_WRONG_PROTOCOL } from '@maravilha/host';
import { CLOCKS, ClientMessage, MAX_FRAME, PROTOCOL, REFUSALS, type ServerMessage } from '@maravilha/protocol';
import { readFileSync } from 'node:fs';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { SOCKET_PATH } from '../src/sockets.ts';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

const FROM_SERVER: Readonly<Record<ServerMessage['t'], true>> = {
  welcome: true,
  renamed: true,
  ok: true,
  refused: true,
  lobby: true,
  table: true,
  sync: true,
  update: true,
  revealed: true,
  said: true,
  pong: true,
};

/** The row of a table that begins with this word. */
const rowOf = (word: string): string | undefined => text.split('\n').find((line) => line.startsWith(`| \`${word}\` |`));

test('each message from a client has a row with all its fields', () =>
  forRows(
    ClientMessage.options.map((option) => [option.entries.t.literal, option.entries] as const),
    ([t, entries]) => {
      const row = rowOf(t) ?? '';
      expect(row).not.toBe('');
      for (const field of Object.keys(entries)) if (field !== 't') expect(row).toContain(`\`${field}`);
    },
  ));

test('each message from the server is described', () =>
  forRows(Object.keys(FROM_SERVER), (t) => {
    expect(text.split('## 3.')[1]).toContain(`| \`${t}\` |`);
  }));

test('every refusal has its meaning, every clock its name', () => {
  const refusals = text.split('## 7.')[1]?.split('## 8.')[0] ?? '';
  for (const code of REFUSALS) expect(refusals).toContain(`\`${code}\``);
  for (const clock of CLOCKS) expect(text).toContain(`\`${clock}\``);
});

test('the figures are those of the program', () => {
  expect(text).toContain(`"protocol":${PROTOCOL}`);
  expect(text).toContain(`| ${CLOSE_WRONG_PROTOCOL} |`);
  expect(text).toContain(`\`${SOCKET_PATH}\``);
  expect(text).toContain(`${MAX_FRAME.toString().replace('384', ' 384')} bytes`);
});
