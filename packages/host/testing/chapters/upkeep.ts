// Tables that nobody needs: out of memory first, out of the store in the end.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { HOST_LIMITS } from '../../src/limits.ts';
import { open, type TestHost } from '../open.ts';
import { playOnce, playOut } from '../play.ts';
import { claim, equal, type Suite } from '../suite.ts';

const { keep, cleanup } = HOST_LIMITS;

const isGone = async (host: TestHost, code: string): Promise<boolean> => {
  const eve = await host.connect();
  const reply = await eve.ask({ t: 'enter', code });
  await eve.close();
  return reply.t === 'refused' && reply.code === 'unknown-table';
};

/** Time passes in steps, so that the clean-up runs as it would; each run is waited for by a write that queues behind it. */
const wait = async ({ time, connect }: TestHost, milliseconds: number): Promise<void> => {
  time.advance(milliseconds - cleanup);
  time.advance(cleanup);
  const someone = await connect();
  for (let i = 0; i < 3; i++) await someone.mustAsk({ t: 'rename', name: 'Someone' });
  await someone.close();
};

export const upkeepTests = ({ test }: Suite): void => {
  test('a table that nobody looks at is put away, and is as it was when somebody comes', async () => {
    const host = await open({ games: [duel] });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
    await ann.follow(code!);
    await playOnce(ann, duel, code!);
    host.time.advance(HOST_LIMITS.sweep);
    equal(host.host.tables, 1);
    await ann.close();
    const bob = await host.connect({ as: ann });
    // The socket is gone when its seat is shown as away.
    await bob.follow(code!);
    bob.tell({ t: 'exit', code });
    // Heard when this is answered, and done when the table answers.
    await bob.mustAsk({ t: 'rename', name: 'Bob' });
    await host.host.sight(code!);
    host.time.advance(HOST_LIMITS.sweep);
    equal(host.host.tables, 0);
    await bob.follow(code!);
    claim(bob.view(code!).events.length > 0, 'what happened is told');
    await playOut(bob, duel, code!);
  });

  test('asking for tables that do not exist fills no memory', async () => {
    const host = await open({ games: [duel] });
    const ann = await host.connect();
    for (let i = 0; i < 30; i++) await ann.ask({ t: 'enter', code: `ZZZZ${'ABCDEFGHJK'[i % 10]}${'ABC'[i % 3]}` });
    equal(host.host.tables, 0);
  });

  test('tables go when they are due: empty, waiting, abandoned, of one person, finished', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const make = async (more: object = {}): Promise<string> => (await ann.mustAsk({ t: 'create', game: 'toy', ...more })).code!;

    const empty = await make();
    await ann.mustAsk({ t: 'stand', code: empty });
    const waiting = await make();
    const abandoned = await make({ bots: 'builder', start: true });
    await ann.mustAsk({ t: 'stand', code: abandoned });
    const alone = await make({ bots: 'builder', start: true });
    const friend = await host.connect();
    const playing = await make({ options: { seats: 2 }, settings: { clock: 'none' } });
    await friend.mustAsk({ t: 'sit', code: playing, seat: 1 });
    await ann.mustAsk({ t: 'start', code: playing });
    const over = await make({ bots: 'builder', start: true });
    await ann.follow(over);
    await playOut(ann, toy, over);
    const watched = await make();
    await ann.mustAsk({ t: 'stand', code: watched });
    const eve = await host.connect();
    await eve.follow(watched);
    ann.tell({ t: 'exit', code: over });

    const left = async (): Promise<string[]> => {
      const codes = { empty, waiting, abandoned, alone, playing, over, watched };
      const gone = await Promise.all(Object.values(codes).map((code) => isGone(host, code)));
      return Object.keys(codes).filter((_, index) => !gone[index]);
    };
    await wait(host, keep.empty - cleanup);
    equal(await left(), ['empty', 'waiting', 'abandoned', 'alone', 'playing', 'over', 'watched']);
    await wait(host, 3 * cleanup);
    equal(await left(), ['waiting', 'alone', 'playing', 'over', 'watched']);
    await wait(host, keep.waiting);
    equal(await left(), ['alone', 'playing', 'over', 'watched']);
    await wait(host, keep.solo - keep.waiting);
    equal(await left(), ['playing', 'over', 'watched']);
    await wait(host, keep.over - keep.solo);
    equal(await left(), ['playing', 'watched']);
    await wait(host, keep.playing);
    equal(await left(), ['watched']);
  });
};
