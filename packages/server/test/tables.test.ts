import { duel } from '@maravilha/duel';
import type { AnyGame } from '@maravilha/kernel';
import { forRows, toy } from '@maravilha/kernel/testing';
import type { ServerMessage } from '@maravilha/protocol';
import { describe, expect, test } from 'vitest';
import type { TestClient } from './kit/client.ts';
import { isAwaited, playOnce, playOut } from './kit/player.ts';
import { memoryLog, serve, type TestServer } from './kit/server.ts';

const GAMES: readonly AnyGame[] = [duel, toy];
const refused = (code: string): object => expect.objectContaining({ t: 'refused', code });

const tableFor = async (owner: TestClient, seats = 3, more: object = {}): Promise<string> => {
  const { code } = await owner.mustAsk({ t: 'create', game: 'toy', options: { seats }, ...more });
  await owner.follow(code!);
  return code!;
};

const comeIn = async (server: TestServer, code: string, seat?: number): Promise<TestClient> => {
  const person = await server.connect();
  await person.follow(code);
  if (seat !== undefined) await person.mustAsk({ t: 'sit', code, seat });
  return person;
};

describe('making a table', () => {
  test('one message makes a table with bots and starts it', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
    await ann.follow(code!);
    expect(ann.tables.get(code!)).toMatchObject({
      status: 'playing',
      you: 0,
      owner: 0,
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'builder' }],
    });
    await playOut(ann, duel, code!);
    expect(ann.tables.get(code!)!.status).toBe('over');
  });

  test('what cannot be made is refused with its reason', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    await forRows(
      [
        [{ game: 'chess' }, 'unknown-game'],
        [{ game: 'toy', bots: 'genius' }, 'unknown-level'],
        [{ game: 'toy', options: { seats: 9 } }, 'bad-options'],
        [{ game: 'toy', options: { nonsense: true } }, 'bad-options'],
        [{ game: 'toy', options: { seats: 4, hand: 'four' } }, 'bad-options'],
        [{ game: 'toy', start: true }, 'seats-empty'],
        [{ game: 'toy', settings: { clock: 'never' } }, 'bad-message'],
      ],
      async ([message, code]) => {
        expect(await ann.ask({ t: 'create', ...message })).toEqual(refused(code));
      },
    );
  });

  test('one person may sit at so many tables with others and no more, however fast; tables alone do not count', async () => {
    const server = await serve({ games: GAMES, limits: { tablesPerPlayer: 2 } });
    const [ann, bob] = await Promise.all([server.connect(), server.connect()]);
    for (let alone = 0; alone < 3; alone++) await tableFor(ann);
    const codes = await Promise.all([1, 2, 3, 4].map(() => tableFor(bob)));
    const answers = await Promise.all(codes.map((code) => ann.ask({ t: 'sit', code, seat: 1 })));
    expect(answers.map(({ t }) => t).toSorted()).toEqual(['ok', 'ok', 'refused', 'refused']);
    expect(answers.find(({ t }) => t === 'refused')).toMatchObject({ code: 'too-many-tables', data: { limit: 2 } });
    const sat = codes.find((_, index) => answers[index]?.t === 'ok');
    await ann.mustAsk({ t: 'stand', code: sat });
    const again = codes.find((_, index) => answers[index]?.t === 'refused');
    await ann.mustAsk({ t: 'sit', code: again, seat: 1 });
  });

  test('guests have names, which they can change, and others see it', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    expect(ann.name).toMatch(/^\p{L}+ \d\d$/u);
    const code = await tableFor(ann);
    const bob = await comeIn(server, code);
    await ann.mustAsk({ t: 'rename', name: '  José d’Água ' });
    expect(ann.name).toBe('José d’Água');
    await bob.until(() => bob.tables.get(code)!.seats[0]!.name === 'José d’Água');
    expect(await ann.ask({ t: 'rename', name: '<b>x</b>' })).toEqual(refused('bad-message'));
    expect(await ann.ask({ t: 'rename', name: '   ' })).toEqual(refused('bad-message'));
    const again = await server.connect({ cookie: ann.cookie });
    expect(again.name).toBe('José d’Água');
  });
});

describe('before the start', () => {
  test('people come by the code, sit, stand and are seen', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const code = await tableFor(ann);
    const bob = await comeIn(server, code);
    await ann.until(() => ann.tables.get(code)!.spectators === 1);
    expect(await bob.ask({ t: 'sit', code, seat: 0 })).toEqual(refused('seat-taken'));
    expect(await bob.ask({ t: 'sit', code, seat: 5 })).toEqual(refused('seat-taken'));
    await bob.mustAsk({ t: 'sit', code, seat: 2 });
    expect(bob.tables.get(code)).toMatchObject({ you: 2, spectators: 0, owner: 0 });
    expect(await bob.ask({ t: 'sit', code, seat: 1 })).toEqual(refused('already-seated'));
    await ann.until(() => ann.tables.get(code)!.seats[2]!.online);
    bob.tell({ t: 'exit', code });
    await ann.until(() => !ann.tables.get(code)!.seats[2]!.online);
    expect(ann.tables.get(code)!.seats[2]).toMatchObject({ kind: 'person', name: bob.name });
    await bob.mustAsk({ t: 'stand', code });
    await ann.until(() => ann.tables.get(code)!.seats[2]!.kind === 'open');
    expect(await bob.ask({ t: 'stand', code })).toEqual(refused('not-seated'));
    expect(await bob.ask({ t: 'move', code, seq: 0, hash: '', move: {} })).toEqual(refused('not-seated'));
    expect(await ann.ask({ t: 'move', code, seq: 0, hash: '', move: {} })).toEqual(refused('not-started'));
    expect(await ann.ask({ t: 'rematch', code })).toEqual(refused('not-over'));
    expect(await ann.ask({ t: 'enter', code: 'ZZZZZZ' })).toEqual(refused('unknown-table'));
  });

  test('the owner arranges bots, seats, options and the start; nobody else does', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const code = await tableFor(ann);
    const bob = await comeIn(server, code, 1);
    for (const message of [
      { t: 'bot', seat: 2, level: 'builder' },
      { t: 'swap', a: 0, b: 1 },
      { t: 'options', options: { seats: 4 } },
      { t: 'start' },
    ]) {
      expect(await bob.ask({ ...message, code })).toEqual(refused('not-owner'));
    }
    expect(await ann.ask({ t: 'start', code })).toEqual(expect.objectContaining({ code: 'seats-empty', data: { seats: [2] } }));
    expect(await ann.ask({ t: 'bot', code, seat: 2, level: 'genius' })).toEqual(refused('unknown-level'));
    expect(await ann.ask({ t: 'bot', code, seat: 0, level: 'builder' })).toEqual(refused('seat-taken'));
    await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'apprentice' });
    expect(ann.tables.get(code)!.seats[2]).toEqual({ seat: 2, kind: 'bot', bot: 'apprentice', online: true });
    await ann.mustAsk({ t: 'swap', code, a: 0, b: 2 });
    expect(ann.tables.get(code)).toMatchObject({ you: 2, owner: 2 });
    await ann.mustAsk({ t: 'options', code, options: { openPile: true }, settings: { clock: 'fast' } });
    expect(ann.tables.get(code)).toMatchObject({
      options: { seats: 3, openPile: true, hand: 'three' },
      settings: { clock: 'fast', spectators: true },
    });
    expect(await ann.ask({ t: 'options', code, options: { hand: 'nine' } })).toEqual(refused('bad-options'));
    await ann.mustAsk({ t: 'options', code, options: { seats: 2 } });
    expect(ann.tables.get(code)!.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
    await ann.mustAsk({ t: 'bot', code, seat: 0, level: undefined });
    await bob.until(() => bob.tables.get(code)!.you === undefined);
    expect(ann.tables.get(code)!.seats.map((seat) => seat.kind)).toEqual(['open', 'person']);
  });

  test('the table passes to the next person when the owner stands, never to a bot', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const code = await tableFor(ann, 4);
    await ann.mustAsk({ t: 'swap', code, a: 0, b: 1 });
    await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'builder' });
    const bob = await comeIn(server, code, 3);
    const cem = await comeIn(server, code, 0);
    await ann.mustAsk({ t: 'stand', code });
    await cem.until(() => cem.tables.get(code)!.owner === 3);
    await bob.mustAsk({ t: 'stand', code });
    await cem.until(() => cem.tables.get(code)!.owner === 0);
    await cem.mustAsk({ t: 'stand', code });
    await cem.until(() => cem.tables.get(code)!.owner === undefined);
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    await cem.until(() => cem.tables.get(code)!.owner === 1);
    await bob.mustAsk({ t: 'bot', code, seat: 2 });
    expect(bob.tables.get(code)!.seats[2]!.kind).toBe('open');
  });
});

describe('watching', () => {
  test('a table without spectators shows its play to its seats only', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const code = await tableFor(ann, 2, { settings: { spectators: false } });
    const eve = await comeIn(server, code);
    const bob = await comeIn(server, code, 1);
    await ann.mustAsk({ t: 'start', code });
    await eve.until(() => eve.messages.some((message) => message.t === 'refused' && message.code === 'no-spectators'));
    expect(await eve.ask({ t: 'enter', code })).toEqual(refused('no-spectators'));
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    expect(eve.held.size).toBe(0);
    expect(eve.revealed.size).toBe(0);
    eve.tell({ t: 'resync', code });
    await eve.until(() =>
      eve.messages.some((message) => message.t === 'refused' && message.id === undefined && message.code === 'unknown-table'),
    );
  });
});

describe('leaving and coming back', () => {
  test('a bot plays for whoever stands during play, until the seat is taken back', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const code = await tableFor(ann, 2);
    const bob = await comeIn(server, code, 1);
    await ann.mustAsk({ t: 'start', code });
    await bob.mustAsk({ t: 'stand', code });
    await ann.until(() => ann.tables.get(code)!.seats[1]!.bot === 'builder');
    expect(ann.tables.get(code)!.seats[1]).toMatchObject({ kind: 'person', name: bob.name });
    const { update } = bob.view(code);
    expect(await bob.ask({ t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'wait' } })).toEqual(refused('not-seated'));
    await ann.until(() => ann.view(code).update.ready.includes(1));
    const eve = await comeIn(server, code);
    expect(await eve.ask({ t: 'sit', code, seat: 1 })).toEqual(refused('already-started'));
    expect(await bob.ask({ t: 'sit', code, seat: 0 })).toEqual(refused('seat-taken'));
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    expect(bob.tables.get(code)!.seats[1]!.bot).toBeUndefined();
    expect(await bob.ask({ t: 'sit', code, seat: 1 })).toEqual(refused('already-seated'));
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    expect(await bob.ask({ t: 'stand', code })).toEqual(refused('game-over'));
  });

  test('whoever is merely offline keeps the seat and the others wait', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const code = await tableFor(ann, 2);
    const bob = await comeIn(server, code, 1);
    await ann.mustAsk({ t: 'start', code });
    await bob.close();
    await ann.until(() => !ann.tables.get(code)!.seats[1]!.online);
    await playOnce(ann, toy, code);
    expect(ann.view(code).update).toMatchObject({ seq: 1, ready: [0], awaiting: [0, 1] });
    const back = await server.connect({ cookie: bob.cookie });
    await back.follow(code);
    expect(back.tables.get(code)!.you).toBe(1);
    await Promise.all([playOut(ann, toy, code), playOut(back, toy, code)]);
  });

  test('a bot plays on for somebody who only looks on, and the seat can be taken back', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
    await ann.follow(code!);
    await ann.until(() => isAwaited(ann, code!));
    const before = ann.view(code!).update.seq;
    await ann.mustAsk({ t: 'stand', code });
    await ann.until(() => ann.view(code!).update.seq > before);
    await ann.mustAsk({ t: 'sit', code, seat: 0 });
    await playOut(ann, duel, code!);
  });

  test('with all people gone bots rest, and play on when one of them looks again', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true, options: { starter: 'first-seat' } });
    await ann.mustAsk({ t: 'stand', code });
    // Every question is answered in order: had a bot been asked to play, its move would lie before one of these answers.
    const eve = await server.connect();
    await eve.follow(code!);
    for (let i = 0; i < 20; i++) await eve.mustAsk({ t: 'enter', code });
    expect(eve.view(code!).update.seq).toBe(0);
    await ann.follow(code!);
    await ann.until(() => ann.tables.get(code!)!.status === 'over');
  });
});

describe('rematch', () => {
  test('against bots it starts at once, with the next seat beginning', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'apprentice', start: true, options: { starter: 'first-seat' } });
    await ann.follow(code!);
    expect(await ann.ask({ t: 'rematch', code })).toEqual(refused('not-over'));
    await playOut(ann, duel, code!);
    const again = await ann.mustAsk({ t: 'rematch', code });
    await ann.follow(again.code!);
    expect(ann.tables.get(again.code!)).toMatchObject({
      status: 'playing',
      you: 1,
      seats: [{ kind: 'bot', bot: 'apprentice' }, { kind: 'person' }],
    });
    expect(ann.tables.get(code!)!.next).toBe(again.code);
  });

  test('among people it starts when all want it; all are told the same code', async () => {
    const server = await serve({ games: GAMES });
    const ann = await server.connect();
    const code = await tableFor(ann, 2);
    const bob = await comeIn(server, code, 1);
    const eve = await comeIn(server, code);
    await ann.mustAsk({ t: 'start', code });
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    expect(await eve.ask({ t: 'rematch', code })).toEqual(refused('not-seated'));
    const asked = await bob.mustAsk({ t: 'rematch', code });
    const next = asked.code!;
    await ann.until(() => ann.tables.get(code)!.next === next);
    await bob.follow(next);
    expect(bob.tables.get(next)).toMatchObject({ status: 'waiting', you: 0, owner: 0 });
    expect((await bob.mustAsk({ t: 'rematch', code })).code).toBe(next);
    expect(bob.tables.get(next)!.status).toBe('waiting');
    expect((await ann.mustAsk({ t: 'rematch', code })).code).toBe(next);
    await bob.until(() => bob.tables.get(next)!.status === 'playing');
    await ann.follow(next);
    expect(ann.tables.get(next)!.you).toBe(1);
  });
});

type LobbyMessage = Extract<ServerMessage, { t: 'lobby' }>;
const lobbyOf = (client: TestClient): LobbyMessage => client.messages.findLast((message) => message.t === 'lobby')!;

describe('lobby', () => {
  test('shows my tables with whose turn it is, and the open tables of others', async () => {
    const server = await serve({ games: GAMES, limits: { lobby: 0 } });
    const [ann, bob] = await Promise.all([server.connect(), server.connect()]);
    bob.tell({ t: 'lobby', on: true });
    await bob.until(() => bob.messages.some((message) => message.t === 'lobby'));
    expect(lobbyOf(bob)).toEqual({ t: 'lobby', yours: [], open: [] });
    const code = await tableFor(ann, 2, { settings: { listed: true } });
    await bob.until(() => lobbyOf(bob).open.length === 1);
    expect(lobbyOf(bob).open[0]).toEqual({
      code,
      game: 'toy',
      options: { seats: 2, hand: 'three', openPile: false },
      status: 'waiting',
      names: [ann.name],
      seats: 2,
      taken: 1,
      yourTurn: false,
      solo: true,
      waitingFor: [],
    });
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    await bob.until(() => lobbyOf(bob).yours.length === 1 && lobbyOf(bob).open.length === 0);
    await ann.mustAsk({ t: 'start', code });
    await bob.until(() => lobbyOf(bob).yours[0]?.yourTurn === true);
    await bob.follow(code);
    await playOnce(bob, toy, code);
    await bob.until(() => lobbyOf(bob).yours[0]?.yourTurn === false);
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    await bob.until(() => lobbyOf(bob).yours.length === 0);
    bob.tell({ t: 'lobby', on: false });
    const count = bob.messages.length;
    await tableFor(ann, 2, { settings: { listed: true } });
    await bob.mustAsk({ t: 'rename', name: 'Bob' });
    expect(bob.messages.slice(count).some((message) => message.t === 'lobby')).toBe(false);
  });
});

test('an unexpected error is told and logged; the process and the other tables live on', async () => {
  const broken: AnyGame = {
    ...toy,
    id: 'broken',
    step: () => {
      throw new Error('a bug in the rules');
    },
  };
  const log = memoryLog();
  const server = await serve({ games: [toy, broken], log });
  const ann = await server.connect();
  const { code } = await ann.mustAsk({ t: 'create', game: 'broken', bots: 'builder', start: true });
  await ann.follow(code!);
  const { update } = ann.view(code!);
  const view = update.view as unknown as { hand: string[] };
  const reply = await ann.ask({ t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'play', card: view.hand[0] } });
  expect(reply).toEqual(refused('server-error'));
  expect(log.lines.some((line) => line.level === 'error')).toBe(true);
  const fine = await ann.mustAsk({ t: 'create', game: 'toy', bots: 'builder', start: true });
  await ann.follow(fine.code!);
  await playOut(ann, toy, fine.code!);
});
