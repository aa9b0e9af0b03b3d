// What is said at a table reaches those whom it is for, and nobody else.
import { toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { refused, type Person } from '../open.ts';
import { isOver, playOut } from '../play.ts';
import { killed, tableOf, type Table } from '../table.ts';
import { equal, like, type Suite, within } from '../suite.ts';

const say = (client: Person, { code }: Table, words: object, id?: string) => client.ask({ t: 'say', code, to: 'table', ...words }, id);

const textsOf = (client: Person, { code }: Table): (string | undefined)[] => (client.said.get(code) ?? []).map(({ text }) => text);

const watcherAt = async (table: Table): Promise<Person> => {
  const watcher = await table.host.connect();
  await watcher.follow(table.code);
  return watcher;
};

/** All that was on its way to the client has come. */
const settled = async (...clients: readonly Person[]): Promise<void> => {
  for (const client of clients) await client.mustAsk({ t: 'rename', name: client.name });
};

const heard = (client: Person): boolean => client.frames.some((frame) => frame.includes('nine'));

const UNSAID: readonly (readonly [string, object])[] = [
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
];

export const talkTests = (suite: Suite): void => {
  const { test } = suite;
  {
    const { test } = within(suite, 'at the table');
    test('all hear it, with who said it and when; phrases and reactions are codes', async () => {
      const table = await tableOf(toy, { people: 2 });
      const [ann, bob] = table.people as [Person, Person];
      const eve = await watcherAt(table);
      await say(ann, table, { text: '  Olá, <b>Zé</b>! 👩‍👧 ' });
      table.time.advance(5);
      await say(bob, table, { phrase: 'good-luck' });
      await say(bob, table, { reaction: 'laurel', about: 'baths' });
      const at = table.time.now();
      const [annWho, bobWho] = ann.tables.get(table.code)!.seats.map(({ who }) => who);
      for (const person of [ann, bob, eve]) {
        await person.until(() => person.said.get(table.code)?.length === 3);
        equal(person.said.get(table.code), [
          { n: 1, at: at - 5, who: annWho, seat: 0, name: ann.name, to: 'table', text: 'Olá, <b>Zé</b>! 👩‍👧' },
          { n: 2, at, who: bobWho, seat: 1, name: bob.name, to: 'table', phrase: 'good-luck' },
          { n: 3, at, who: bobWho, seat: 1, name: bob.name, to: 'table', reaction: 'laurel', about: 'baths' },
        ]);
      }
      equal([annWho, bobWho], [ann.tables.get(table.code)!.me, bob.tables.get(table.code)!.me]);
    });

    test('words are kept over a restart, and come once more only to whom they are new', async () => {
      const table = await tableOf(toy, { people: 2 });
      const [ann, bob] = table.people as [Person, Person];
      await say(ann, table, { text: 'one' }, 'a');
      await say(ann, table, { text: 'two' }, 'b');
      const after = await killed(table, [ann, bob]);
      const [annAgain, bobAgain] = after.people as [Person, Person];
      equal(textsOf(bobAgain, table), ['one', 'two']);
      // Sent again by a client that has not heard the answer: said once.
      like(await say(annAgain, after, { text: 'two' }, 'b'), { t: 'ok' });
      await say(annAgain, after, { text: 'three' }, 'c');
      await bobAgain.until(() => textsOf(bobAgain, table).length === 3);
      const late = await after.host.connect();
      await late.mustAsk({ t: 'enter', code: table.code, words: 2 });
      equal(textsOf(late, table), ['three']);
      const again = await after.host.connect();
      await again.mustAsk({ t: 'enter', code: table.code, words: 3 });
      await settled(again);
      equal(
        again.messages.some(({ t }) => t === 'said'),
        false,
      );
    });

    test('a table keeps so many and no more', async () => {
      const table = await tableOf(toy, { people: 2, limits: { wordsPerTable: 3 } });
      const [ann] = table.people as [Person];
      for (const text of ['1', '2', '3', '4', '5']) await say(ann, table, { text });
      const eve = await watcherAt(table);
      equal(
        eve.said.get(table.code)?.map(({ n, text }) => [n, text]),
        [
          [3, '3'],
          [4, '4'],
          [5, '5'],
        ],
      );
    });

    test('whoever speaks too fast is asked to wait, and others are not', async () => {
      const table = await tableOf(toy, { people: 2 });
      const [ann, bob] = table.people as [Person, Person];
      const second = await table.host.connect({ as: ann });
      await second.follow(table.code);
      for (let n = 0; n < 8; n++) like(await say(n % 2 === 0 ? ann : second, table, { text: `${n}` }), { t: 'ok' });
      for (const client of [ann, second]) like(await say(client, table, { reaction: 'wow' }), refused('too-fast'));
      like(await say(bob, table, { text: 'calm' }), { t: 'ok' });
      table.time.advance(2000);
      like(await say(ann, table, { text: 'again' }), { t: 'ok' });
      like(await say(ann, table, { text: 'again' }), refused('too-fast'));
    });

    for (const [what, words] of UNSAID)
      test(`${what} is not said`, async () => {
        const table = await tableOf(toy, { people: 2 });
        const [ann, bob] = table.people as [Person, Person];
        like(await say(ann, table, words), refused('bad-message'));
        await settled(bob);
        equal(
          bob.messages.some(({ t }) => t === 'said'),
          false,
        );
      });

    test('280 letters are not too many, and neither are letters with marks', async () => {
      const table = await tableOf(toy, { people: 2 });
      const [ann] = table.people as [Person];
      for (const text of ['ã'.repeat(280), 'שָׁלוֹם', 'नमस्ते', '?']) like(await say(ann, table, { text }), { t: 'ok' });
    });

    test('the host says what may be said, also during the game', async () => {
      const table = await tableOf(toy, { people: 2 });
      const [ann, bob] = table.people as [Person, Person];
      const options = (client: Person, more: object) => client.ask({ t: 'options', code: table.code, ...more });
      like(await options(bob, { settings: { chat: 'off' } }), refused('not-owner'));
      for (const more of [
        { settings: { chat: 'off', clock: 'fast' } },
        { settings: { listed: true } },
        { options: { openPile: true } },
        {},
      ])
        like(await options(ann, more), refused('already-started'));
      await options(ann, { settings: { chat: 'phrases' } });
      await bob.until(() => bob.tables.get(table.code)!.settings.chat === 'phrases');
      like(await say(bob, table, { text: 'but' }), { t: 'refused', code: 'no-chat', data: { chat: 'phrases' } });
      like(await say(bob, table, { phrase: 'sorry' }), { t: 'ok' });
      await options(ann, { settings: { chat: 'off' } });
      for (const words of [{ text: 'a' }, { phrase: 'hello' }, { reaction: 'sad' }]) like(await say(bob, table, words), refused('no-chat'));
      const after = await killed(table, [bob]);
      like(after.people[0]!.tables.get(table.code), { status: 'playing', settings: { chat: 'off', clock: 'none' } });
    });

    test('is for those who are there', async () => {
      const table = await tableOf(toy, { people: 2 });
      const eve = await table.host.connect();
      like(await say(eve, table, { text: 'a' }), refused('unknown-table'));
      await eve.follow(table.code);
      like(await say(eve, table, { text: 'a' }), refused('not-seated'));
      like(await say(table.people[0]!, table, { text: 'a', to: 'watchers' }), refused('already-seated'));
      like(await say(table.people[0]!, table, { text: 'a', to: 'team' }), refused('no-team'));
      like(await say(eve, table, { text: 'a', to: 'team' }), refused('not-seated'));
    });

    test('before the start whoever has come may speak', async () => {
      const table = await tableOf(toy, { people: 2, start: false, options: { seats: 3 } });
      const eve = await watcherAt(table);
      await say(eve, table, { text: 'May I?' });
      const [ann] = table.people as [Person];
      await ann.until(() => textsOf(ann, table).length === 1);
      equal(ann.said.get(table.code)![0]?.seat, undefined);
      like(await say(ann, table, { text: 'a', to: 'team' }), refused('not-started'));
    });
  }

  test('what partners tell each other reaches nobody else, not even after the end or a restart', async () => {
    const table = await tableOf(sevenWonders, { people: 4, options: { teams: true } });
    const watcher = await watcherAt(table);
    const [ann, bob, cid, dan] = table.people as [Person, Person, Person, Person];
    await say(ann, table, { to: 'team', text: 'we need ore', about: 'foundry' });
    await say(dan, table, { to: 'team', text: 'they want ore' });
    await say(bob, table, { to: 'table', text: 'hello all' });
    const ours = ['we need ore', 'hello all'];
    const theirs = ['they want ore', 'hello all'];
    const all = [ann, bob, cid, dan, watcher];
    await Promise.all(all.map((person) => person.until(() => textsOf(person, table).includes('hello all'))));
    const expected = [ours, ours, theirs, theirs, ['hello all']];
    equal(
      all.map((person) => textsOf(person, table)),
      expected,
    );

    await ann.mustAsk({ t: 'resign', code: table.code });
    await Promise.all([bob, cid, dan].map((person) => playOut(person, sevenWonders, table.code)));
    await settled(...all);
    equal(
      all.map((person) => textsOf(person, table)),
      expected,
    );

    // Whoever has given up is a partner no more.
    const after = await killed(table, all);
    equal(
      after.people.map((person) => textsOf(person, table)),
      [['hello all'], ours, theirs, theirs, ['hello all']],
    );
    for (const [index, person] of [...all, ...after.people].entries()) {
      const mine = index % 5 === 4 ? [] : index % 5 < 2 ? ['we need ore'] : ['they want ore'];
      for (const secret of ['we need ore', 'they want ore'])
        if (!mine.includes(secret))
          equal(
            person.frames.some((frame) => frame.includes(secret)),
            false,
          );
    }
  });

  test('what watchers say reaches the players after the end', async () => {
    const table = await tableOf(toy, { people: 2 });
    const [ann, bob] = table.people as [Person, Person];
    const [eve, pat] = [await watcherAt(table), await watcherAt(table)];
    await say(eve, table, { to: 'watchers', text: 'Ann holds the nine' });
    await pat.until(() => textsOf(pat, table).length === 1);
    await say(ann, table, { text: 'hm' });
    await settled(ann, bob);
    equal([ann, bob].map(heard), [false, false]);
    const middle = await killed(table, [ann]);
    equal(middle.people.map(heard), [false]);
    equal(textsOf(middle.people[0]!, table), ['hm']);

    await bob.close();
    const back = await table.host.connect({ as: bob });
    await back.follow(table.code);
    equal(heard(back), false);
    await Promise.all([ann, back].map((person) => playOut(person, toy, table.code)));
    for (const person of [ann, back]) await person.until(() => isOver(person, table.code) && textsOf(person, table).length === 2);
    equal(textsOf(ann, table), ['Ann holds the nine', 'hm']);
    // Also whoever was not there at the end, and holds newer words already.
    const later = await killed(table, []);
    const bobLater = await later.host.connect({ as: bob });
    await bobLater.mustAsk({ t: 'enter', code: table.code, words: 2 });
    await bobLater.until(() => textsOf(bobLater, table).length === 1);
    // There is nothing to keep from anybody now.
    like(await say(eve, table, { text: 'well done' }), { t: 'ok' });
  });

  test('a watcher cannot pass for a player', async () => {
    const table = await tableOf(toy, { people: 2, start: false });
    const [ann] = table.people as [Person];
    await ann.mustAsk({ t: 'rename', name: 'Ann' });
    const eve = await watcherAt(table);
    await eve.mustAsk({ t: 'rename', name: 'Аnn' });
    await say(eve, table, { text: 'start, please' });
    await ann.until(() => textsOf(ann, table).length === 1);
    equal(ann.said.get(table.code)![0]!.name, 'Аnn 2');
  });
};
