// `data` at the command line: what it says, and with which code it ends. What it does is tested where it is done.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { cli } from './kit.ts';

const FIXTURE = fileURLToPath(new URL('../../server/test/fixtures/rules-1.db', import.meta.url));

const tempDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'maravilha-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const data = (...argv: string[]) => cli(['data', ...argv]);

test('data goes into a file of text, into a folder, and comes out whole', async () => {
  const folder = tempDir();
  const [file, home] = [join(folder, 'all.jsonl'), join(folder, 'data')];
  const exported = await data('export', '--from', FIXTURE, '--to', file);
  expect(exported).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^\d+ rows are saved in .*all\.jsonl\.\n$/) as string });
  expect(await data('import', '--from', file, '--to', home)).toMatchObject({
    code: 0,
    err: '',
    out: /^\d+/.exec(exported.out)![0] + ' rows were copied.\n',
  });
  const whole = /^All 8 tables check out\. Digest: [\da-f]{16}\.\n$/;
  const before = await data('check', '--from', FIXTURE);
  expect(before).toMatchObject({ code: 0, out: expect.stringMatching(whole) as string });
  expect(await data('check', '--from', home)).toEqual(before);
  const copy = join(folder, 'copy.db');
  expect(await data('backup', '--from', home, '--to', copy)).toMatchObject({ code: 0, out: `The copy is saved in ${copy}.\n` });
  expect(await data('check', '--from', copy)).toEqual(before);
  expect(await data('import', '--from', copy, '--to', home)).toMatchObject({
    code: 2,
    err: `There is data in ${home} already; to replace all of it, add --replace.\n`,
  });
  expect(await data('import', '--from', copy, '--to', home, '--replace')).toMatchObject({ code: 0 });
});

test('tables that do not check out are named, and the command says so by its code', async () => {
  const folder = tempDir();
  const file = join(folder, 'all.jsonl');
  await data('export', '--from', FIXTURE, '--to', file);
  const lines = readFileSync(file, 'utf8').split('\n');
  // A table of the lobby claims to be over.
  const changed = lines.map((line) => (line.startsWith('{"table":"tables"') ? line.replace('"playing"', '"over"') : line));
  writeFileSync(file, changed.join('\n'));
  await data('import', '--from', file, '--to', join(folder, 'data'));
  const checked = await data('check', '--from', join(folder, 'data'));
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(
    /^Table \w+ is not as it should be: status.*\.\n1 of 8 tables do not check out\. Digest of the others: [\da-f]{16}\.\n$/,
  );
});

test('what is wrong is told in one sentence, in the language asked for', async () => {
  const folder = tempDir();
  const some = join(folder, 'some.jsonl');
  writeFileSync(some, '{}\n');
  const cases: readonly (readonly [readonly string[], string])[] = [
    [[], 'The command data needs one of these after it: export, import, backup, check.\n'],
    [['sell'], 'The command data needs one of these after it: export, import, backup, check.\n'],
    [['check'], 'The command data check needs the option --from.\n'],
    [['export', '--from', folder], 'The command data export needs the option --to.\n'],
    [['check', '--from', folder, '--replace'], 'The command data check has no option --replace.\n'],
    [['check', '--from', folder, 'more'], 'Unexpected argument "more".\n'],
    [['check', '--from', folder], `There is no data in ${folder}.\n`],
    [['backup', '--from', folder, '--to', some], `${some} exists already.\n`],
    [['import', '--from', FIXTURE, '--to', some], `${some} is a file; the data needs a folder or a database.\n`],
    [['import', '--from', some, '--to', join(folder, 'new')], `${some} is not a file that "data export" has written (line 1).\n`],
    [
      ['check', '--from', some],
      `${some} is damaged or not a Maravilha database (file is not a database): put back a copy of it, or move it away to begin with an empty one.\n`,
    ],
    [['check', '--from', folder, '--lang', 'pt-BR'], `Não há dados em ${folder}.\n`],
  ];
  for (const [argv, err] of cases) expect(await data(...argv), argv.join(' ')).toMatchObject({ code: 2, out: '', err });
  expect(readdirSync(folder)).toEqual(['new', 'some.jsonl']);
  const lost = await data('export', '--from', FIXTURE, '--to', join(folder, 'none', 'all.jsonl'));
  expect(lost).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^That did not work, and nothing was changed: ENOENT[^\n]*\.\n$/) as string,
  });
  const unreachable = await data('check', '--from', 'postgres://eve:secret@127.0.0.1:1/none');
  expect(unreachable).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^The database 127\.0\.0\.1:1\/none cannot be used \([^\n]+\)\.\n$/) as string,
  });
});
