// Tables before their start: how they are made, arranged and watched.
import { duel } from '@maravilha/duel';
import { type AnyGame, ChaChaRng } from '@maravilha/kernel';
import { toy } from '@maravilha/kernel/testing';
import { open, refused } from '../open.ts';
import { playOut } from '../play.ts';
import { claim, equal, like, type Suite, within } from '../suite.ts';
import { comeIn, tableFor } from '../table.ts';

const GAMES: readonly AnyGame[] = [duel, toy];

export const tablesTests = (suite: Suite): void => {
  const { test } = suite;
  {
    const { test } = within(suite, 'making a table');
    test('one message makes a table with bots and starts it', async () => {
      const host = await open({ games: GAMES });
      const ann = await host.connect();
      const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
      await ann.follow(code!);
      like(ann.tables.get(code!), {
        status: 'playing',
        you: 0,
        owner: 0,
        seats: [{ kind: 'person' }, { kind: 'bot', bot: 'builder' }],
      });
      await playOut(ann, duel, code!);
      equal(ann.tables.get(code!)!.status, 'over');
    });

    test('what cannot be made is refused with its reason', async () => {
      const host = await open({ games: GAMES });
      const ann = await host.connect();
      for (const [message, code] of [
        [{ game: 'chess' }, 'unknown-game'],
        [{ game: 'toy', bots: 'genius' }, 'unknown-level'],
        [{ game: 'toy', options: { seats: 9 } }, 'bad-options'],
        [{ game: 'toy', options: { nonsense: true } }, 'bad-options'],
        [{ game: 'toy', options: { seats: 4, hand: 'four' } }, 'bad-options'],
        [{ game: 'toy', start: true }, 'seats-empty'],
        [{ game: 'toy', settings: { clock: 'never' } }, 'bad-message'],
      ] as const)
        like(await ann.ask({ t: 'create', ...message }), refused(code));
    });

    test('one person may sit at so many tables with others and no more, however fast; tables alone do not count', async () => {
      const host = await open({ games: GAMES, limits: { tablesPerPlayer: 2 } });
      const [ann, bob] = await Promise.all([host.connect(), host.connect()]);
      for (let alone = 0; alone < 3; alone++) await tableFor(ann);
      const codes = await Promise.all([1, 2, 3, 4].map(() => tableFor(bob)));
      const answers = await Promise.all(codes.map((code) => ann.ask({ t: 'sit', code, seat: 1 })));
      equal(answers.map(({ t }) => t).toSorted(), ['ok', 'ok', 'refused', 'refused']);
      like(
        answers.find(({ t }) => t === 'refused'),
        { code: 'too-many-tables', data: { limit: 2 } },
      );
      const sat = codes.find((_, index) => answers[index]?.t === 'ok');
      await ann.mustAsk({ t: 'stand', code: sat });
      const again = codes.find((_, index) => answers[index]?.t === 'refused');
      await ann.mustAsk({ t: 'sit', code: again, seat: 1 });
    });

    test('friends who join leave the owner with no more tables than anybody: the next one does not start', async () => {
      const host = await open({ games: [toy], limits: { tablesPerPlayer: 2 } });
      const ann = await host.connect();
      const codes = [await tableFor(ann, 2), await tableFor(ann, 2), await tableFor(ann, 2)] as const;
      for (const code of codes) await comeIn(host, code, 1);
      like(await ann.ask({ t: 'start', code: codes[0] }), { ...refused('too-many-tables'), data: { limit: 2 } });
      await ann.mustAsk({ t: 'stand', code: codes[2] });
      for (const code of codes.slice(0, 2)) await ann.mustAsk({ t: 'start', code });
    });

    test('people have names, which they can change, and others see it', async () => {
      const host = await open({ games: GAMES });
      const ann = await host.connect();
      const code = await tableFor(ann);
      const bob = await comeIn(host, code);
      await ann.mustAsk({ t: 'rename', name: '  José d’Água ' });
      equal(ann.name, 'José d’Água');
      await bob.until(() => bob.tables.get(code)!.seats[0]!.name === 'José d’Água');
      like(await ann.ask({ t: 'rename', name: '<b>x</b>' }), refused('bad-message'));
      like(await ann.ask({ t: 'rename', name: '   ' }), refused('bad-message'));
      const again = await host.connect({ as: ann });
      equal(again.name, 'José d’Água');
    });
  }

  {
    const { test } = within(suite, 'before the start');
    test('people come by the code, sit, stand and are seen', async () => {
      const host = await open({ games: GAMES });
      const ann = await host.connect();
      const code = await tableFor(ann);
      const bob = await comeIn(host, code);
      await ann.until(() => ann.tables.get(code)!.spectators === 1);
      like(await bob.ask({ t: 'sit', code, seat: 0 }), refused('seat-taken'));
      like(await bob.ask({ t: 'sit', code, seat: 5 }), refused('seat-taken'));
      await bob.mustAsk({ t: 'sit', code, seat: 2 });
      like(bob.tables.get(code), { you: 2, spectators: 0, owner: 0 });
      like(await bob.ask({ t: 'sit', code, seat: 1 }), refused('already-seated'));
      await ann.until(() => ann.tables.get(code)!.seats[2]!.online);
      bob.tell({ t: 'exit', code });
      await ann.until(() => !ann.tables.get(code)!.seats[2]!.online);
      like(ann.tables.get(code)!.seats[2], { kind: 'person', name: bob.name });
      await bob.mustAsk({ t: 'stand', code });
      await ann.until(() => ann.tables.get(code)!.seats[2]!.kind === 'open');
      like(await bob.ask({ t: 'stand', code }), refused('not-seated'));
      like(await bob.ask({ t: 'move', code, seq: 0, hash: '', move: {} }), refused('not-seated'));
      like(await ann.ask({ t: 'move', code, seq: 0, hash: '', move: {} }), refused('not-started'));
      like(await ann.ask({ t: 'rematch', code }), refused('not-over'));
      like(await ann.ask({ t: 'enter', code: 'ZZZZZZ' }), refused('unknown-table'));
    });

    test('the owner arranges bots, seats, options and the start; nobody else does', async () => {
      const host = await open({ games: GAMES });
      const ann = await host.connect();
      const code = await tableFor(ann);
      const bob = await comeIn(host, code, 1);
      for (const message of [
        { t: 'bot', seat: 2, level: 'builder' },
        { t: 'swap', a: 0, b: 1 },
        { t: 'options', options: { seats: 4 } },
        { t: 'start' },
      ]) {
        like(await bob.ask({ ...message, code }), refused('not-owner'));
      }
      like(await ann.ask({ t: 'start', code }), { code: 'seats-empty', data: { seats: [2] } });
      like(await ann.ask({ t: 'bot', code, seat: 2, level: 'genius' }), refused('unknown-level'));
      like(await ann.ask({ t: 'bot', code, seat: 0, level: 'builder' }), refused('seat-taken'));
      await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'apprentice' });
      equal(ann.tables.get(code)!.seats[2], { seat: 2, kind: 'bot', bot: 'apprentice', online: true });
      await ann.mustAsk({ t: 'swap', code, a: 0, b: 2 });
      like(ann.tables.get(code), { you: 2, owner: 2 });
      await ann.mustAsk({ t: 'options', code, options: { openPile: true }, settings: { clock: 'fast' } });
      like(ann.tables.get(code), {
        options: { seats: 3, openPile: true, hand: 'three' },
        settings: { clock: 'fast', spectators: true },
      });
      like(await ann.ask({ t: 'options', code, options: { hand: 'nine' } }), refused('bad-options'));
      await ann.mustAsk({ t: 'options', code, options: { seats: 2 } });
      equal(
        ann.tables.get(code)!.seats.map((seat) => seat.kind),
        ['person', 'person'],
      );
      await ann.mustAsk({ t: 'bot', code, seat: 0, level: undefined });
      await bob.until(() => bob.tables.get(code)!.you === undefined);
      equal(
        ann.tables.get(code)!.seats.map((seat) => seat.kind),
        ['open', 'person'],
      );
    });

    test('the table passes to the next person when the owner stands, never to a bot', async () => {
      const host = await open({ games: GAMES });
      const ann = await host.connect();
      const code = await tableFor(ann, 4);
      await ann.mustAsk({ t: 'swap', code, a: 0, b: 1 });
      await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'builder' });
      const bob = await comeIn(host, code, 3);
      const cem = await comeIn(host, code, 0);
      await ann.mustAsk({ t: 'stand', code });
      await cem.until(() => cem.tables.get(code)!.owner === 3);
      await bob.mustAsk({ t: 'stand', code });
      await cem.until(() => cem.tables.get(code)!.owner === 0);
      await cem.mustAsk({ t: 'stand', code });
      await cem.until(() => cem.tables.get(code)!.owner === undefined);
      await bob.mustAsk({ t: 'sit', code, seat: 1 });
      await cem.until(() => cem.tables.get(code)!.owner === 1);
      await bob.mustAsk({ t: 'bot', code, seat: 2 });
      equal(bob.tables.get(code)!.seats[2]!.kind, 'open');
    });
  }

  {
    const { test } = within(suite, 'watching');
    test('a table without spectators shows its play to its seats only', async () => {
      const host = await open({ games: GAMES });
      const ann = await host.connect();
      const code = await tableFor(ann, 2, { settings: { spectators: false } });
      const eve = await comeIn(host, code);
      const bob = await comeIn(host, code, 1);
      await ann.mustAsk({ t: 'start', code });
      await eve.until(() => eve.messages.some((message) => message.t === 'refused' && message.code === 'no-spectators'));
      like(await eve.ask({ t: 'enter', code }), refused('no-spectators'));
      await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
      equal(eve.held.size, 0);
      equal(eve.revealed.size, 0);
      eve.tell({ t: 'resync', code });
      await eve.until(() =>
        eve.messages.some((message) => message.t === 'refused' && message.id === undefined && message.code === 'unknown-table'),
      );
    });
  }

  test('an unexpected error is told and logged; the process and the other tables live on', async () => {
    const broken: AnyGame = {
      ...toy,
      id: 'broken',
      step: () => {
        throw new Error('a bug in the rules');
      },
    };
    const host = await open({ games: [toy, broken] });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'broken', bots: 'builder', start: true });
    await ann.follow(code!);
    const { update } = ann.view(code!);
    const view = update.view as unknown as { hand: string[] };
    const reply = await ann.ask({ t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'play', card: view.hand[0] } });
    like(reply, refused('server-error'));
    claim(
      host.log.lines.some((line) => line.level === 'error'),
      'the error is in the log',
    );
    const fine = await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true });
    await ann.follow(fine.code!);
    await playOut(ann, toy, fine.code!);
  });

  test('a match is dealt once for each start, however it comes about', async () => {
    let deals = 0;
    const counted: typeof toy = {
      ...toy,
      setup: (options, rng, into) => {
        // The deal of a match; others only ask how the game begins.
        if (rng instanceof ChaChaRng) deals += 1;
        toy.setup(options, rng, into);
      },
    };
    const ann = await (await open({ games: [counted] })).connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true });
    await ann.mustAsk({ t: 'enter', code });
    equal(deals, 1);
    const { code: other } = await ann.mustAsk({ t: 'create', game: 'toy' });
    await ann.mustAsk({ t: 'start', code: other, bots: 'builder' });
    equal(deals, 2);
    await ann.mustAsk({ t: 'resign', code });
    const { code: next = '' } = await ann.mustAsk({ t: 'rematch', code });
    await ann.follow(next);
    equal([deals, ann.tables.get(next)?.status], [3, 'playing']);
  });
};
