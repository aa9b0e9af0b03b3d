// People leave a match and come back; a bot plays meanwhile.
import { duel } from '@maravilha/duel';
import { toy } from '@maravilha/kernel/testing';
import { open, refused } from '../open.ts';
import { isAwaited, playOnce, playOut } from '../play.ts';
import { comeIn, tableFor } from '../table.ts';
import { equal, like, type Suite } from '../suite.ts';

const GAMES = [duel, toy];

export const leavingTests = ({ test }: Suite): void => {
  test('a bot plays for whoever stands during play, until the seat is taken back', async () => {
    const host = await open({ games: GAMES });
    const ann = await host.connect();
    const code = await tableFor(ann, 2);
    const bob = await comeIn(host, code, 1);
    await ann.mustAsk({ t: 'start', code });
    await bob.mustAsk({ t: 'stand', code });
    await ann.until(() => ann.tables.get(code)!.seats[1]!.bot === 'builder');
    like(ann.tables.get(code)!.seats[1], { kind: 'person', name: bob.name });
    const { update } = bob.view(code);
    like(await bob.ask({ t: 'move', code, seq: update.seq, hash: update.hash, move: { kind: 'wait' } }), refused('not-seated'));
    await ann.until(() => ann.view(code).update.ready.includes(1));
    const eve = await comeIn(host, code);
    like(await eve.ask({ t: 'sit', code, seat: 1 }), refused('already-started'));
    like(await bob.ask({ t: 'sit', code, seat: 0 }), refused('seat-taken'));
    await bob.mustAsk({ t: 'sit', code, seat: 1 });
    equal(bob.tables.get(code)!.seats[1]!.bot, undefined);
    like(await bob.ask({ t: 'sit', code, seat: 1 }), refused('already-seated'));
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    like(await bob.ask({ t: 'stand', code }), refused('game-over'));
  });

  test('whoever is merely offline keeps the seat and the others wait', async () => {
    const host = await open({ games: GAMES });
    const ann = await host.connect();
    const code = await tableFor(ann, 2);
    const bob = await comeIn(host, code, 1);
    await ann.mustAsk({ t: 'start', code });
    await bob.close();
    await ann.until(() => !ann.tables.get(code)!.seats[1]!.online);
    await playOnce(ann, toy, code);
    like(ann.view(code).update, { seq: 1, ready: [0], awaiting: [0, 1] });
    const back = await host.connect({ as: bob });
    await back.follow(code);
    equal(back.tables.get(code)!.you, 1);
    await Promise.all([playOut(ann, toy, code), playOut(back, toy, code)]);
  });

  test('a bot plays on for somebody who only looks on, and the seat can be taken back', async () => {
    const host = await open({ games: GAMES });
    const ann = await host.connect();
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
    const host = await open({ games: GAMES });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'duel', bots: 'builder', start: true, options: { starter: 'first-seat' } });
    await ann.mustAsk({ t: 'stand', code });
    // Every question is answered in order: had a bot been asked to play, its move would lie before one of these answers.
    const eve = await host.connect();
    await eve.follow(code!);
    for (let i = 0; i < 20; i++) await eve.mustAsk({ t: 'enter', code });
    equal(eve.view(code!).update.seq, 0);
    await ann.follow(code!);
    await ann.until(() => ann.tables.get(code!)!.status === 'over');
  });
};
