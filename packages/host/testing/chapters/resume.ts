// A client that lost its connection goes on where it was, and nothing happens twice.
import { duel } from '@maravilha/duel';
import { garden, toy } from '@maravilha/kernel/testing';
import { open, type Person } from '../open.ts';
import { isAwaited, playOnce } from '../play.ts';
import { settled, tableOf } from '../table.ts';
import { equal, like, type Suite } from '../suite.ts';

export const resumeTests = ({ test }: Suite): void => {
  test('a move sent twice has one effect, also when the second comes after a restart', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'toy', options: { seats: 2 } });
    const bob = await host.connect();
    await ann.follow(code!);
    await bob.follow(code!);
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    await ann.mustAsk({ t: 'start', code });
    const { update } = ann.view(code!);
    const hand = (update.view as unknown as { hand: string[] }).hand;
    const message = { t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'play', card: hand[0], junk: 'x'.repeat(1000) } };
    equal(await ann.ask(message, 'once'), { t: 'ok', id: 'once', seq: 1 });
    equal(await ann.ask(message, 'once'), { t: 'ok', id: 'once', seq: 1 });
    // The log keeps the game's own words, not what else came along.
    equal(ann.view(code!).update.sealed, [{ kind: 'play', card: hand[0] }]);
    // Another name for it: a new choice, which replaces the sealed one.
    equal(await ann.ask({ ...message, move: { kind: 'play', card: hand[1] } }, 'other'), { t: 'ok', id: 'other', seq: 2 });
    await ann.until(() => ann.view(code!).update.seq === 2);
    equal(ann.view(code!).update.sealed, [{ kind: 'play', card: hand[1] }]);
    // The same name from another seat is another move. That a sealed choice was replaced is not told there.
    const theirs = bob.view(code!).update;
    const card = (theirs.view as unknown as { hand: string[] }).hand[0];
    equal(await bob.ask({ ...message, hash: theirs.hash, move: { kind: 'play', card } }, 'once'), { t: 'ok', id: 'once', seq: 2 });
    await host.host.close();

    const again = await host.next();
    const back = await again.connect({ as: ann });
    await back.follow(code!);
    const seq = back.view(code!).update.seq;
    equal(await back.ask(message, 'once'), { t: 'ok', id: 'once', seq: 1 });
    equal(back.view(code!).update.seq, seq);
  });

  test('a move chosen on another view is refused and answered with a fresh one', async () => {
    const host = await open({ games: [duel] });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
    await ann.follow(code!);
    await ann.until(() => isAwaited(ann, code!));
    const old = ann.view(code!).update;
    await playOnce(ann, duel, code!);
    await ann.until(() => isAwaited(ann, code!));
    const held = ann.view(code!).update;
    const syncs = (): number => ann.messages.filter((message) => message.t === 'sync').length;
    for (const wrong of [
      { seq: old.seq, hash: old.hash },
      { seq: held.seq, hash: old.hash },
      { seq: held.seq + 1, hash: held.hash },
    ]) {
      const before = syncs();
      like(await ann.ask({ t: 'move', code, ...wrong, move: { kind: 'discard', card: 'baths' } }), {
        t: 'refused',
        code: 'stale',
        data: { seq: held.seq },
      });
      await ann.until(() => syncs() === before + 1);
      like(ann.messages.at(-1), { t: 'sync', seq: held.seq, after: 0, hash: held.hash });
    }
    like(await ann.ask({ t: 'move', code, seq: held.seq, hash: held.hash, move: { kind: 'dance' } }), {
      code: 'malformed-move',
    });
  });

  test('numbers belong to a viewer: whoever looks from another place begins anew, at once or after a broken connection', async () => {
    const { host, code, people } = await tableOf(garden, { people: 3 });
    const [ann, bob, cem] = people as [Person, Person, Person];
    const turn = async (person: Person, kind: string): Promise<void> => {
      const { seq, hash } = await settled(person, code);
      await person.mustAsk({ t: 'move', code, seq, hash, move: { kind } });
    };
    for (let n = 0; n < 3; n++) {
      await turn(bob, 'work');
      await bob.mustAsk({ t: 'take-back', code });
    }
    equal((await settled(bob, code)).seq, 6);
    const elsewhere = await host.connect({ as: bob });
    bob.cut();
    // Spectators have been told of nothing yet; a bot plays on at the seat.
    await elsewhere.mustAsk({ t: 'resign', code });
    await elsewhere.follow(code);
    for (const person of [ann, cem]) await turn(person, 'rest');
    const watcher = await host.connect();
    await watcher.follow(code);
    await watcher.until(() => watcher.view(code).events.length > 0);
    for (const page of [bob, elsewhere]) {
      await page.until(() => page.held.get(code)?.update.seq === watcher.view(code).update.seq);
      const { after: _, clock: __, ...update } = page.view(code).update;
      like(watcher.view(code).update, { ...update, t: 'sync', events: watcher.view(code).update.events });
      equal(page.view(code).events, watcher.view(code).events);
    }
    equal(host.log.lines, []);
  });

  test('resuming from a number brings what came after it, and nothing twice', async () => {
    const host = await open({ games: [duel] });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true });
    await ann.follow(code!);
    for (let i = 0; i < 10; i++) await playOnce(ann, duel, code!);
    const { events, update } = ann.view(code!);
    const half = events[Math.floor(events.length / 2)]!.seq;
    const other = await host.connect({ as: ann });
    await other.mustAsk({ t: 'enter', code, since: half });
    const sync = other.messages.find((message) => message.t === 'sync')!;
    equal(sync.after, half);
    equal(
      sync.events.filter((event) => event.seq <= update.seq),
      events.filter((event) => event.seq > half),
    );
    // A number that never was: everything, from the start.
    const third = await host.connect({ as: ann });
    await third.mustAsk({ t: 'enter', code, since: 100_000 });
    equal(third.messages.find((message) => message.t === 'sync')!.after, 0);
  });
};
