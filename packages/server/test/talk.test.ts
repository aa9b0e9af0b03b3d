// What is said at a table reaches those whom it is for, and nobody else.
import { toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { describe, expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isOver, playOut } from './kit/player.ts';
import { killed, type Table, tableOf } from './kit/table.ts';

const refused = (code: string): object => expect.objectContaining({ t: 'refused', code });

const say = (client: TestClient, { code }: Table, words: object, id?: string) => client.ask({ t: 'say', code, to: 'table', ...words }, id);

const textsOf = (client: TestClient, { code }: Table): (string | undefined)[] => (client.said.get(code) ?? []).map(({ text }) => text);

const watcherAt = async (table: Table): Promise<TestClient> => {
  const watcher = await table.server.connect();
  await watcher.follow(table.code);
  return watcher;
};

/** All that was on its way to the client has come. */
const settled = async (...clients: readonly TestClient[]): Promise<void> => {
  for (const client of clients) await client.mustAsk({ t: 'rename', name: client.name });
};

describe('at the table', () => {
  test('all hear it, with who said it and when; phrases and reactions are codes', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann, bob] = table.people as [TestClient, TestClient];
    const eve = await watcherAt(table);
    await say(ann, table, { text: '  Olá, <b>Zé</b>! 👩‍👧 ' });
    table.time.advance(5);
    await say(bob, table, { phrase: 'good-luck' });
    await say(bob, table, { reaction: 'laurel', about: 'baths' });
    const at = table.time.now();
    const [annWho, bobWho] = ann.tables.get(table.code)!.seats.map(({ who }) => who);
    for (const person of [ann, bob, eve]) {
      await person.until(() => person.said.get(table.code)?.length === 3);
      expect(person.said.get(table.code)).toEqual([
        { n: 1, at: at - 5, who: annWho, seat: 0, name: ann.name, to: 'table', text: 'Olá, <b>Zé</b>! 👩‍👧' },
        { n: 2, at, who: bobWho, seat: 1, name: bob.name, to: 'table', phrase: 'good-luck' },
        { n: 3, at, who: bobWho, seat: 1, name: bob.name, to: 'table', reaction: 'laurel', about: 'baths' },
      ]);
    }
    expect([annWho, bobWho]).toEqual([ann.tables.get(table.code)!.me, bob.tables.get(table.code)!.me]);
  });

  test('words are kept over a restart, and come once more only to whom they are new', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann, bob] = table.people as [TestClient, TestClient];
    await say(ann, table, { text: 'one' }, 'a');
    await say(ann, table, { text: 'two' }, 'b');
    const after = await killed(table, toy, [ann, bob]);
    const [annAgain, bobAgain] = after.people as [TestClient, TestClient];
    expect(textsOf(bobAgain, table)).toEqual(['one', 'two']);
    // Sent again by a client that has not heard the answer: said once.
    expect(await say(annAgain, after, { text: 'two' }, 'b')).toMatchObject({ t: 'ok' });
    await say(annAgain, after, { text: 'three' }, 'c');
    await bobAgain.until(() => textsOf(bobAgain, table).length === 3);
    const late = await after.server.connect();
    await late.mustAsk({ t: 'enter', code: table.code, words: 2 });
    expect(textsOf(late, table)).toEqual(['three']);
    const again = await after.server.connect();
    await again.mustAsk({ t: 'enter', code: table.code, words: 3 });
    await settled(again);
    expect(again.messages.some(({ t }) => t === 'said')).toBe(false);
  });

  test('a table keeps so many and no more', async () => {
    const table = await tableOf(toy, { people: 2, limits: { wordsPerTable: 3 } });
    const [ann] = table.people as [TestClient];
    for (const text of ['1', '2', '3', '4', '5']) await say(ann, table, { text });
    const eve = await watcherAt(table);
    expect(eve.said.get(table.code)?.map(({ n, text }) => [n, text])).toEqual([
      [3, '3'],
      [4, '4'],
      [5, '5'],
    ]);
  });

  test('whoever speaks too fast is asked to wait, and others are not', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann, bob] = table.people as [TestClient, TestClient];
    const second = await table.server.connect({ cookie: ann.cookie });
    await second.follow(table.code);
    for (let n = 0; n < 8; n++) expect(await say(n % 2 === 0 ? ann : second, table, { text: `${n}` })).toMatchObject({ t: 'ok' });
    for (const client of [ann, second]) expect(await say(client, table, { reaction: 'wow' })).toEqual(refused('too-fast'));
    expect(await say(bob, table, { text: 'calm' })).toMatchObject({ t: 'ok' });
    table.time.advance(2000);
    expect(await say(ann, table, { text: 'again' })).toMatchObject({ t: 'ok' });
    expect(await say(ann, table, { text: 'again' })).toEqual(refused('too-fast'));
  });

  test.each([
    ['nothing at all', {}],
    ['two things at once', { text: 'a', phrase: 'hello' }],
    ['no text', { text: '' }],
    ['nothing to see', { text: ' \u200B\u00A0 ' }],
    ['a line break', { text: 'a\nb' }],
    ['a control character', { text: 'a\u0007b' }],
    ['a turned direction', { text: 'a\u202Eb' }],
    ['an isolate', { text: 'a\u2066b' }],
    ['half a letter', { text: 'a\uD800' }],
    ['a tower of marks', { text: `a${'\u0301'.repeat(20)}` }],
    ['too much', { text: 'a'.repeat(281) }],
    ['an unknown phrase', { phrase: 'insult' }],
    ['an unknown reaction', { reaction: '__proto__' }],
    ['an odd card', { text: 'a', about: '<svg>' }],
    ['no such audience', { text: 'a', to: 'everyone' }],
    ['a list', { text: ['a'] }],
  ])('%s is not said', async (_, words) => {
    const table = await tableOf(toy, { people: 2 });
    const [ann, bob] = table.people as [TestClient, TestClient];
    expect(await say(ann, table, words)).toEqual(refused('bad-message'));
    await settled(bob);
    expect(bob.messages.some(({ t }) => t === 'said')).toBe(false);
  });

  test('280 letters are not too many, and neither are letters with marks', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann] = table.people as [TestClient];
    for (const text of ['ã'.repeat(280), 'שָׁלוֹם', 'नमस्ते', '?']) expect(await say(ann, table, { text })).toMatchObject({ t: 'ok' });
  });

  test('the host says what may be said, also during the game', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann, bob] = table.people as [TestClient, TestClient];
    const options = (client: TestClient, more: object) => client.ask({ t: 'options', code: table.code, ...more });
    expect(await options(bob, { settings: { chat: 'off' } })).toEqual(refused('not-owner'));
    for (const more of [{ settings: { chat: 'off', clock: 'fast' } }, { settings: { listed: true } }, { options: { openPile: true } }, {}])
      expect(await options(ann, more)).toEqual(refused('already-started'));
    await options(ann, { settings: { chat: 'phrases' } });
    await bob.until(() => bob.tables.get(table.code)!.settings.chat === 'phrases');
    expect(await say(bob, table, { text: 'but' })).toMatchObject({ t: 'refused', code: 'no-chat', data: { chat: 'phrases' } });
    expect(await say(bob, table, { phrase: 'sorry' })).toMatchObject({ t: 'ok' });
    await options(ann, { settings: { chat: 'off' } });
    for (const words of [{ text: 'a' }, { phrase: 'hello' }, { reaction: 'sad' }])
      expect(await say(bob, table, words)).toEqual(refused('no-chat'));
    const after = await killed(table, toy, [bob]);
    expect(after.people[0]!.tables.get(table.code)).toMatchObject({ status: 'playing', settings: { chat: 'off', clock: 'none' } });
  });

  test('is for those who are there', async () => {
    const table = await tableOf(toy, { people: 2 });
    const eve = await table.server.connect();
    expect(await say(eve, table, { text: 'a' })).toEqual(refused('unknown-table'));
    await eve.follow(table.code);
    expect(await say(eve, table, { text: 'a' })).toEqual(refused('not-seated'));
    expect(await say(table.people[0]!, table, { text: 'a', to: 'watchers' })).toEqual(refused('already-seated'));
    expect(await say(table.people[0]!, table, { text: 'a', to: 'team' })).toEqual(refused('no-team'));
    expect(await say(eve, table, { text: 'a', to: 'team' })).toEqual(refused('not-seated'));
  });

  test('before the start whoever has come may speak', async () => {
    const table = await tableOf(toy, { people: 2, start: false, options: { seats: 3 } });
    const eve = await watcherAt(table);
    await say(eve, table, { text: 'May I?' });
    const [ann] = table.people as [TestClient];
    await ann.until(() => textsOf(ann, table).length === 1);
    expect(ann.said.get(table.code)![0]).not.toHaveProperty('seat');
    expect(await say(ann, table, { text: 'a', to: 'team' })).toEqual(refused('not-started'));
  });
});

test('what partners tell each other reaches nobody else, not even after the end or a restart', async () => {
  const table = await tableOf(sevenWonders, { people: 4, options: { teams: true } });
  const watcher = await watcherAt(table);
  const [ann, bob, cid, dan] = table.people as [TestClient, TestClient, TestClient, TestClient];
  await say(ann, table, { to: 'team', text: 'we need ore', about: 'foundry' });
  await say(dan, table, { to: 'team', text: 'they want ore' });
  await say(bob, table, { to: 'table', text: 'hello all' });
  const ours = ['we need ore', 'hello all'];
  const theirs = ['they want ore', 'hello all'];
  const all = [ann, bob, cid, dan, watcher];
  await Promise.all(all.map((person) => person.until(() => textsOf(person, table).includes('hello all'))));
  const expected = [ours, ours, theirs, theirs, ['hello all']];
  expect(all.map((person) => textsOf(person, table))).toEqual(expected);

  await ann.mustAsk({ t: 'resign', code: table.code });
  await Promise.all([bob, cid, dan].map((person) => playOut(person, sevenWonders, table.code)));
  await settled(...all);
  expect(all.map((person) => textsOf(person, table))).toEqual(expected);

  // Whoever has given up is a partner no more.
  const after = await killed(table, sevenWonders, all);
  expect(after.people.map((person) => textsOf(person, table))).toEqual([['hello all'], ours, theirs, theirs, ['hello all']]);
  for (const [index, person] of [...all, ...after.people].entries()) {
    const mine = index % 5 === 4 ? [] : index % 5 < 2 ? ['we need ore'] : ['they want ore'];
    for (const secret of ['we need ore', 'they want ore'])
      if (!mine.includes(secret)) expect(person.frames.some((frame) => frame.includes(secret))).toBe(false);
  }
});

const heard = (client: TestClient): boolean => client.frames.some((frame) => frame.includes('nine'));

test('what watchers say reaches the players after the end', async () => {
  const table = await tableOf(toy, { people: 2 });
  const [ann, bob] = table.people as [TestClient, TestClient];
  const [eve, pat] = [await watcherAt(table), await watcherAt(table)];
  await say(eve, table, { to: 'watchers', text: 'Ann holds the nine' });
  await pat.until(() => textsOf(pat, table).length === 1);
  await say(ann, table, { text: 'hm' });
  await settled(ann, bob);
  expect([ann, bob].map(heard)).toEqual([false, false]);
  const middle = await killed(table, toy, [ann]);
  expect(middle.people.map(heard)).toEqual([false]);
  expect(textsOf(middle.people[0]!, table)).toEqual(['hm']);

  await bob.close();
  const back = await table.server.connect({ cookie: bob.cookie });
  await back.follow(table.code);
  expect(heard(back)).toBe(false);
  await Promise.all([ann, back].map((person) => playOut(person, toy, table.code)));
  for (const person of [ann, back]) await person.until(() => isOver(person, table.code) && textsOf(person, table).length === 2);
  expect(textsOf(ann, table)).toEqual(['Ann holds the nine', 'hm']);
  // Also whoever was not there at the end, and holds newer words already.
  const later = await killed(table, toy, []);
  const bobLater = await later.server.connect({ cookie: bob.cookie });
  await bobLater.mustAsk({ t: 'enter', code: table.code, words: 2 });
  await bobLater.until(() => textsOf(bobLater, table).length === 1);
  // There is nothing to keep from anybody now.
  expect(await say(eve, table, { text: 'well done' })).toMatchObject({ t: 'ok' });
});

test('a watcher cannot pass for a player', async () => {
  const table = await tableOf(toy, { people: 2, start: false });
  const [ann] = table.people as [TestClient];
  await ann.mustAsk({ t: 'rename', name: 'Ann' });
  const eve = await watcherAt(table);
  await eve.mustAsk({ t: 'rename', name: 'Аnn' });
  await say(eve, table, { text: 'start, please' });
  await ann.until(() => textsOf(ann, table).length === 1);
  expect(ann.said.get(table.code)![0]!.name).toBe('Аnn 2');
});
