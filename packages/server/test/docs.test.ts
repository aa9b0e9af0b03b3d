// docs/protocol.md names all there is, so that somebody can write a client from it.
import { CLOSE_WRONG_PROTOCOL } from '@maravilha/host';
import { CLOCKS, ClientMessage, MAX_FRAME, PROTOCOL, REFUSALS, SERVER_MESSAGES } from '@maravilha/protocol';
import { readFileSync } from 'node:fs';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { SOCKET_PATH } from '../src/sockets.ts';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The row of a table that begins with this word. */
const rowOf = (word: string, where = text): string | undefined => where.split('\n').find((line) => line.startsWith(`| \`${word}\` |`));

test('each message from a client has a row with all its fields', () =>
  forRows(
    ClientMessage.options.map((option) => [option.entries.t.literal, option.entries] as const),
    ([t, entries]) => {
      const row = rowOf(t) ?? '';
      expect(row).not.toBe('');
      for (const field of Object.keys(entries)) if (field !== 't') expect(row).toContain(`\`${field}`);
    },
  ));

const [, fromServer = '', following = ''] = text.split(/## [34]\./);

test('each message from the server has a row with all its fields; what an update holds stands in section 4', () =>
  forRows(
    Object.entries(SERVER_MESSAGES).map(([t, { entries }]) => [t, entries] as const),
    ([t, entries]) => {
      const row = rowOf(t, fromServer) ?? '';
      expect(row).not.toBe('');
      const isUpdate = row.includes('an update (section 4)');
      for (const field of Object.keys(entries)) {
        if (isUpdate) expect(following).toMatch(new RegExp(`^  ${field}\\??: `, 'm'));
        else expect(row).toContain(`\`${field}`);
      }
    },
  ));

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
