// Seats of a table before its start: how many there are, and who takes those that are left.
import { toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { open, refused } from '../open.ts';
import { playOut } from '../play.ts';
import { equal, like, type Suite } from '../suite.ts';
import { comeIn, tableFor } from '../table.ts';

export const seatingTests = ({ test }: Suite): void => {
  test('who is sent away from a seat cannot take one at this table for a minute, also after a restart', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const code = await tableFor(ann, 3);
    const [bob, cem] = [await comeIn(host, code, 1), await comeIn(host, code, 2)];
    await ann.mustAsk({ t: 'bot', code, seat: 1 });
    await ann.mustAsk({ t: 'bot', code, seat: 2, level: 'builder' });
    like(await bob.ask({ t: 'sit', code, seat: 1 }), { ...refused('sent-away'), data: { left: 60_000 } });
    const other = await tableFor(ann, 2);
    await bob.mustAsk({ t: 'sit', code: other, seat: 1 });
    // Who stood up by himself may come back, and anybody else may come.
    const dora = await comeIn(host, code, 1);
    await dora.mustAsk({ t: 'stand', code });
    await dora.mustAsk({ t: 'sit', code, seat: 1 });
    await dora.mustAsk({ t: 'stand', code });

    const later = await host.next();
    const [bob2, cem2] = [await later.connect({ as: bob }), await later.connect({ as: cem })];
    like(await bob2.ask({ t: 'sit', code, seat: 1 }), { ...refused('sent-away'), data: { left: 59_000 } });
    later.time.advance(59_000);
    await bob2.mustAsk({ t: 'sit', code, seat: 1 });
    like(await cem2.ask({ t: 'sit', code, seat: 2 }), refused('seat-taken'));
  });

  test('the owner takes an open seat away; the seats after it move up', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const code = await tableFor(ann, 4);
    const bob = await comeIn(host, code, 3);
    like(await bob.ask({ t: 'close', code, seat: 1 }), refused('not-owner'));
    like(await ann.ask({ t: 'close', code, seat: 3 }), refused('seat-taken'));
    like(await ann.ask({ t: 'close', code, seat: 4 }), refused('seat-taken'));
    await ann.mustAsk({ t: 'close', code, seat: 1 });
    like(ann.tables.get(code), {
      options: { seats: 3 },
      seats: [{ kind: 'person' }, { kind: 'open' }, { name: bob.name }],
    });
    await bob.until(() => bob.tables.get(code)!.you === 2);
    await ann.mustAsk({ t: 'close', code, seat: 1 });
    await ann.mustAsk({ t: 'bot', code, seat: 1 });
    // The game has no table for one.
    like(await ann.ask({ t: 'close', code, seat: 1 }), refused('bad-options'));
    await ann.mustAsk({ t: 'options', code, options: { seats: 4 } });
    equal(
      ann.tables.get(code)!.seats.map((seat) => seat.kind),
      ['person', 'open', 'open', 'open'],
    );
  });

  test('the owner starts with bots on the seats that are still open', async () => {
    const host = await open({ games: [toy] });
    const ann = await host.connect();
    const code = await tableFor(ann, 4);
    const bob = await comeIn(host, code, 2);
    like(await ann.ask({ t: 'start', code, bots: 'genius' }), refused('unknown-level'));
    like(await bob.ask({ t: 'start', code, bots: 'builder' }), refused('not-owner'));
    equal(
      ann.tables.get(code)!.seats.map((seat) => seat.kind),
      ['person', 'open', 'person', 'open'],
    );
    await ann.mustAsk({ t: 'start', code, bots: 'builder' });
    like(ann.tables.get(code), {
      status: 'playing',
      seats: [{}, { bot: 'builder' }, { name: bob.name }, { bot: 'builder' }],
    });
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
  });

  test('more seats, fewer seats, teams: what does not go together is refused and changes nothing', async () => {
    const host = await open({ games: [sevenWonders] });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'seven-wonders', options: { seats: 7 } });
    await ann.follow(code!);
    like(await ann.ask({ t: 'options', code, options: { teams: true } }), refused('bad-options'));
    like(ann.tables.get(code!), { options: { seats: 7, teams: false } });
    await ann.mustAsk({ t: 'options', code, options: { teams: true, seats: 6 } });
    equal(ann.tables.get(code!)!.seats.length, 6);
    like(await ann.ask({ t: 'close', code, seat: 5 }), refused('bad-options'));
    like(await ann.ask({ t: 'options', code, options: { seats: 5 } }), refused('bad-options'));
    like(await ann.ask({ t: 'options', code, options: { seats: 8, teams: false } }), refused('bad-options'));
    like(ann.tables.get(code!), { options: { seats: 6, teams: true } });
  });

  test('partners stay together in the rematch of a game for teams', async () => {
    const host = await open({ games: [sevenWonders] });
    const ann = await host.connect();
    const { code } = await ann.mustAsk({ t: 'create', game: 'seven-wonders', options: { seats: 4, teams: true }, bots: 'apprentice' });
    await ann.mustAsk({ t: 'bot', code, seat: 1, level: 'builder' });
    await ann.follow(code!);
    await ann.mustAsk({ t: 'start', code });
    await playOut(ann, sevenWonders, code!);
    const { code: next } = await ann.mustAsk({ t: 'rematch', code });
    await ann.follow(next!);
    like(ann.tables.get(next!), {
      you: 2,
      seats: [{ bot: 'apprentice' }, { bot: 'apprentice' }, { name: ann.name }, { bot: 'builder' }],
    });
  });
};
