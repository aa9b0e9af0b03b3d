// Once more: who wants it, who sits where, and when it begins.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { ManualTime } from '../manual-time.ts';
import { MemoryStore } from '../memory-store.ts';
import { open, refused } from '../open.ts';
import { playOut } from '../play.ts';
import { comeIn, tableFor } from '../table.ts';
import { equal, like, type Suite } from '../suite.ts';

const GAMES = [duel, toy];

/** Others are always quicker at tables that wait to be played again. */
class Overtaken extends MemoryStore {
  override save(...given: Parameters<MemoryStore['save']>): ReturnType<MemoryStore['save']> {
    const [table] = given;
    return table.seats.some((seat) => seat.kind === 'person' && seat.ready === true) ? Promise.resolve('conflict') : super.save(...given);
  }
}

export const rematchTests = ({ test }: Suite): void => {
  test('against bots it starts at once, with the next seat beginning', async () => {
    const host = await open({ games: GAMES });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({
      t: 'create',
      game: 'duel',
      bots: 'apprentice',
      start: true,
      options: { starter: 'first-seat' },
    });
    await ann.follow(code!);
    like(await ann.ask({ t: 'rematch', code }), refused('not-over'));
    await playOut(ann, duel, code!);
    const again = await ann.mustAsk({ t: 'rematch', code });
    await ann.follow(again.code!);
    like(ann.tables.get(again.code!), {
      status: 'playing',
      you: 1,
      seats: [{ kind: 'bot', bot: 'apprentice' }, { kind: 'person' }],
    });
    equal(ann.tables.get(code!)!.next, again.code);
  });

  test('among people it starts when all want it; all are told the same code', async () => {
    const host = await open({ games: GAMES });
    const ann = await host.connect();
    const code = await tableFor(ann, 2);
    const bob = await comeIn(host, code, 1);
    const eve = await comeIn(host, code);
    await ann.mustAsk({ t: 'start', code });
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    like(await eve.ask({ t: 'rematch', code }), refused('not-seated'));
    const asked = await bob.mustAsk({ t: 'rematch', code });
    const next = asked.code!;
    await ann.until(() => ann.tables.get(code)!.next === next);
    await bob.follow(next);
    like(bob.tables.get(next), { status: 'waiting', you: 0, owner: 0 });
    equal((await bob.mustAsk({ t: 'rematch', code })).code, next);
    equal(bob.tables.get(next)!.status, 'waiting');
    equal((await ann.mustAsk({ t: 'rematch', code })).code, next);
    await bob.until(() => bob.tables.get(next)!.status === 'playing');
    await ann.follow(next);
    equal(ann.tables.get(next)!.you, 1);
  });

  test('a wish that could not be stored is not granted', async () => {
    const time = new ManualTime();
    const host = await open({ games: GAMES, time, store: new Overtaken(time) });
    const ann = await host.connect();
    const code = await tableFor(ann, 2);
    const bob = await comeIn(host, code, 1);
    await ann.mustAsk({ t: 'start', code });
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    like(await ann.ask({ t: 'rematch', code }), refused('stale'));
  });
};
