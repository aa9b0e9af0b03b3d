// The door: what a connection may say before and beside its tables.
import { toy } from '@maravilha/kernel/testing';
import { PROTOCOL, REFUSALS, type ServerMessage } from '@maravilha/protocol';
import { CLOSE_WRONG_PROTOCOL } from '../../src/dispatch.ts';
import { HOST_LIMITS } from '../../src/limits.ts';
import type { Peer } from '../../src/peers.ts';
import { open, refused, type TestHost } from '../open.ts';
import { playOut } from '../play.ts';
import { againstBots, tableOf } from '../table.ts';
import { claim, equal, like, type Suite } from '../suite.ts';

interface Bare {
  readonly peer: Peer;
  readonly told: ServerMessage[];
  readonly closes: { readonly code: number; readonly reason: string }[];
}

/** A connection that says nothing by itself. */
const knock = ({ host, players }: TestHost): Bare => {
  const told: ServerMessage[] = [];
  const closes: { code: number; reason: string }[] = [];
  const peer = host.meet({
    player: players.welcome(),
    send: (text) => told.push(JSON.parse(text) as ServerMessage),
    close: (code, reason) => closes.push({ code, reason }),
  });
  return { peer, told, closes };
};

const HELLO = JSON.stringify({ t: 'hello', protocol: PROTOCOL });

/** All that can go on has gone on. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

const ODD: readonly string[] = ['', '{', 'null', '[]', '7', '"hello"', '{"t":"nothing"}', '{"t":"__proto__"}', '{"t":"sit","id":"a"}'];

export const doorTests = ({ test }: Suite): void => {
  test('whoever says hello is welcomed with the games and the bots that there are', async () => {
    const { peer, told } = knock(await open({ games: [toy], levels: ['builder'] }));
    peer.hear(HELLO);
    await settle();
    equal(told, [
      { t: 'welcome', protocol: PROTOCOL, name: 'Person 1', games: [{ id: 'toy', seatCounts: toy.seatCounts, bots: ['builder'] }] },
    ]);
  });

  test('before hello nothing is answered, and after a while the connection is closed', async () => {
    const host = await open({ games: [toy] });
    const { peer, told, closes } = knock(host);
    peer.hear(JSON.stringify({ t: 'create', id: 'a', game: 'toy' }));
    await settle();
    equal(told, [{ t: 'refused', id: 'a', code: 'hello-first' }]);
    host.time.advance(HOST_LIMITS.hello - 1);
    equal(closes, []);
    host.time.advance(1);
    equal(closes, [{ code: 1008, reason: 'hello-first' }]);
    const other = knock(host);
    other.peer.hear(HELLO);
    await settle();
    host.time.advance(2 * HOST_LIMITS.hello);
    equal(other.closes, []);
  });

  test('another version of the protocol is told the own one and sent away', async () => {
    const { peer, told, closes } = knock(await open({ games: [toy] }));
    peer.hear(JSON.stringify({ t: 'hello', protocol: PROTOCOL + 1 }));
    await settle();
    equal(told, [{ t: 'refused', code: 'wrong-protocol', data: { protocol: PROTOCOL } }]);
    equal(closes, [{ code: CLOSE_WRONG_PROTOCOL, reason: 'wrong-protocol' }]);
  });

  test('what is no message is refused with a code; others do not notice', async () => {
    const host = await open({ games: [toy] });
    const { code, ann } = await againstBots(host, toy);
    const { peer, told } = knock(host);
    peer.hear(HELLO);
    for (const text of ODD) peer.hear(text);
    await settle();
    equal(
      told.slice(1).map((message) => message.t === 'refused' && message.code),
      ODD.map(() => 'bad-message'),
    );
    equal(told.at(-1)?.t === 'refused' && told.at(-1), { ...told.at(-1), id: 'a' });
    await playOut(ann, toy, code);
    equal(host.log.lines, []);
  });

  test('a connection refuses what it does not let through, by the id of the request', async () => {
    const { peer, told } = knock(await open({ games: [toy] }));
    peer.refuse('too-fast', JSON.stringify({ t: 'lobby', on: true }));
    peer.refuse('too-fast', JSON.stringify({ t: 'create', id: 'a', game: 'toy' }));
    peer.refuse('too-fast', '{"id":"b"}');
    peer.refuse('bad-message');
    const tooFast = { t: 'refused', code: 'too-fast' };
    equal(told, [tooFast, { ...tooFast, id: 'a' }, { ...tooFast, id: 'b' }, { t: 'refused', code: 'bad-message' }]);
  });

  test('a ping is answered; where there is no other browser, no token is given for one', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    ann.tell({ t: 'ping', at: 1.5 });
    await ann.until(() => ann.messages.some((message) => message.t === 'pong' && message.at === 1.5));
    like(await ann.ask({ t: 'device' }), refused('bad-message'));
  });

  test('a name that was changed elsewhere reaches all pages of the person, and the tables', async () => {
    const { host, people, code } = await tableOf(toy, { people: 2 });
    const [ann, bob] = people as [(typeof people)[0], (typeof people)[0]];
    const page = await host.connect({ as: ann });
    host.host.renamed({ id: ann.id, name: 'Anna' });
    await Promise.all([ann, page].map((person) => person.until(() => person.name === 'Anna')));
    await bob.until(() => bob.tables.get(code)?.seats[0]?.name === 'Anna');
  });

  test('so many tables may be looked at through one connection, and no more', async () => {
    const host = await open({ games: [toy], limits: { tablesPerSocket: 2 } });
    const [ann, bob] = [await host.connect(), await host.connect()];
    const codes: string[] = [];
    for (let n = 0; n < 3; n++) codes.push((await ann.mustAsk({ t: 'create', game: 'toy' })).code!);
    for (const code of codes.slice(0, 2)) await bob.mustAsk({ t: 'enter', code });
    like(await bob.ask({ t: 'enter', code: codes[2] }), { ...refused('too-many-tables'), data: { limit: 2 } });
    bob.tell({ t: 'exit', code: codes[0] });
    await bob.mustAsk({ t: 'enter', code: codes[2] });
  });

  test('what may be told of a table to whoever has its link', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const { code = '' } = await ann.mustAsk({ t: 'create', game: 'toy', options: { seats: 3 }, settings: { spectators: false } });
    like(await host.host.sight(code), { game: 'toy', status: 'waiting', open: 2, owner: ann.name, people: [] });
    await ann.mustAsk({ t: 'start', code, bots: 'builder' });
    equal(await host.host.sight(code), {
      game: 'toy',
      options: { seats: 3, hand: 'three', openPile: false },
      status: 'playing',
      open: 0,
      people: [],
    });
    equal(await host.host.log(code, ann.id), { ok: false, error: { code: 'not-over' } });
    await ann.mustAsk({ t: 'resign', code });
    like(await host.host.log(code, ann.id), { ok: true });
    equal(await host.host.log(code, 'somebody'), { ok: false, error: { code: 'no-spectators' } });
    equal(
      [await host.host.sight('ZZZZZZ'), await host.host.log('ZZZZZZ', ann.id)],
      [undefined, { ok: false, error: { code: 'unknown-table' } }],
    );
  });

  test('a host that is closed does nothing more by itself, and another one goes on with its tables', async () => {
    const first = await open({ games: [toy], botPause: 600 });
    const { code, ann } = await againstBots(first, toy);
    await ann.close();
    await first.host.close();
    const stored = await first.store.load(code);
    first.time.advance(60_000);
    await settle();
    equal(await first.store.load(code), stored);
    const second = await first.next({ botPause: 0 });
    const back = await second.connect({ as: ann });
    await back.follow(code);
    await playOut(back, toy, code);
    equal([...first.log.lines, ...second.log.lines], []);
  });

  test('each refusal is one that clients know', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    for (const message of [
      { t: 'create', game: 'chess' },
      { t: 'enter', code: 'ZZZZZZ' },
      { t: 'sit', code: 'ZZZZZZ', seat: 0 },
    ]) {
      const reply = await ann.ask(message);
      claim(reply.t === 'refused' && REFUSALS.includes(reply.code), 'it is refused with a known code');
    }
  });
};
