// Matches that are played on from a moment, deals that several people play, and matches that were played elsewhere.
import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { type AnyGame, type Log, replay, verify } from '@maravilha/kernel';
import { garden, toy } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { open, type Person, refused, type TestHost } from '../open.ts';
import { seedOf } from '../parts.ts';
import { isAwaited, isOver, playOnce, playOut } from '../play.ts';
import { againstBots, at, comeIn, seatPeople } from '../table.ts';
import { claim, equal, like, must, type Suite, within } from '../suite.ts';

const CASES: readonly (readonly [AnyGame, object])[] = [
  [toy, { seats: 3 }],
  [duel, { seats: 2 }],
  [sevenWonders, { seats: 4, cities: true }],
  [architects, { seats: 3 }],
  [dice, { seats: 4 }],
];

/** One person has played with bots to the end. */
const finished = async (host: TestHost, game: AnyGame, options: object = {}) => {
  const { ann, code } = await againstBots(host, game, options);
  await playOut(ann, game, code);
  return { ann, code, log: must(ann.revealed.get(code)).log as Log };
};

/** Turns begin after so many rounds. */
const beginnings = (game: AnyGame, log: Log): readonly number[] => {
  const { hash: _, ...begun } = log;
  const all = Array.from(log.rounds.keys());
  return all.filter((rounds) => {
    const played = replay(game, { ...begun, rounds: log.rounds.slice(0, rounds) });
    return played.ok && played.value.match.round === rounds;
  });
};

const middleOf = (list: readonly number[]): number => must(list[Math.floor(list.length / 2)]);

const playOnFrom = async (person: Person, game: AnyGame, from: object, more: object = {}): Promise<string> => {
  const { code = '' } = await person.mustAsk({ t: 'create', game: game.id, bots: 'builder', start: true, from, ...more });
  await person.follow(code);
  return code;
};

const holds = (game: AnyGame, log: Log): void => {
  for (const check of verify(game, log)) like(check, { passed: true });
};

const momentTests = ({ test }: Suite): void => {
  for (const [game, options] of CASES)
    test(`${game.id} is played on from its middle, from any seat, over a restart, and the log holds`, async () => {
      const host = await open({ games: [game] });
      const { ann, code, log } = await finished(host, game, options);
      const rounds = middleOf(beginnings(game, log));
      const { hash: _, ...begun } = log;
      const played = replay(game, { ...begun, rounds: log.rounds.slice(0, rounds) });
      const { match } = played.ok ? played.value : must<never>(undefined);
      const next = await playOnFrom(ann, game, { code, rounds }, { seat: 1 });
      like(at(ann, { code: next }), { you: 1, origin: { kind: 'moment', turn: match.turn }, settings: { clock: 'none' } });
      equal(at(ann, { code: next }).seedHash, at(ann, { code }).seedHash);
      const first = ann.view(next);
      claim(first.update.seq >= match.turn, 'what was played before is no news');
      claim(first.events.length > 0, 'what was played before is told');
      await playOnce(ann, game, next);
      const later = await host.next();
      const again = await later.connect({ as: ann });
      await again.follow(next);
      await playOut(again, game, next);
      const other = must(again.revealed.get(next)).log as Log;
      equal(other.rounds.slice(0, rounds), log.rounds.slice(0, rounds));
      holds(game, other);
      equal([...host.log.lines, ...later.log.lines], []);
    });

  test('of a log from elsewhere, too, and from its very beginning', async () => {
    const { log } = await finished(await open({ games: [toy] }), toy, { seats: 3 });
    const ann = await (await open({ games: [toy], drawSeed: () => seedOf(99) })).connect();
    const code = await playOnFrom(ann, toy, { log, rounds: 0 });
    like(at(ann, { code }), { origin: { kind: 'moment', turn: 0 }, seedHash: log.seedHash });
    await playOut(ann, toy, code);
    holds(toy, must(ann.revealed.get(code)).log as Log);
  });

  test('what was played before can be undone alone, and a rematch has a deal of its own', async () => {
    const host = await open({ games: [toy] });
    const { ann, code, log } = await finished(host, toy, { seats: 3 });
    const next = await playOnFrom(ann, toy, { code, rounds: middleOf(beginnings(toy, log)) });
    await ann.until(() => isAwaited(ann, next) || isOver(ann, next));
    for (let back = ann.view(next).update.back; back !== undefined; back = ann.view(next).update.back) {
      const { seq } = ann.view(next).update;
      const undone = await ann.ask({ t: 'undo', code: next, seq });
      if (undone.t === 'refused') break;
      await ann.until(() => ann.view(next).update.seq > seq && (isAwaited(ann, next) || isOver(ann, next)));
    }
    await playOut(ann, toy, next);
    const { code: after = '' } = await ann.mustAsk({ t: 'rematch', code: next });
    await ann.follow(after);
    equal([at(ann, { code: after }).origin, at(ann, { code: after }).deal], [undefined, undefined]);
    claim(at(ann, { code: after }).seedHash !== log.seedHash, 'it is another deal');
  });

  test('is refused with others, in mid-turn, beyond the end, and where the log is not true or not to be read', async () => {
    const host = await open({ games: [toy, garden] });
    const { ann, code, log } = await finished(host, toy, { seats: 3 });
    const ask = (from: object, more: object = {}) => ann.ask({ t: 'create', game: toy.id, bots: 'builder', start: true, from, ...more });
    like(await ask({ code, rounds: 1 }, { bots: undefined, start: false }), refused('not-alone'));
    like(await ask({ code, rounds: 1 }, { start: false }), refused('not-alone'));
    like(await ask({ code, rounds: 1 }, { game: garden.id }), refused('bad-log'));
    like(await ask({ code, rounds: 1 }, { seat: 5 }), refused('bad-options'));
    like(await ask({ code, rounds: log.rounds.length }), refused('bad-log'));
    like(await ask({ code, rounds: 999 }), refused('bad-log'));
    like(await ask({ code: 'AAAAAAAAAA', rounds: 1 }), refused('unknown-table'));
    like(await ask({ log: { ...log, rules: 77 }, rounds: 1 }), refused('unknown-rules'));
    like(await ask({ log: { ...log, seed: undefined }, rounds: 1 }), refused('bad-log'));
    like(await ask({ log: { ...log, seed: log.seed?.replace(/^./, (d) => (d === '0' ? '1' : '0')) }, rounds: 1 }), refused('bad-log'));
    like(await ask({ log: { ...log, rounds: [must(log.rounds[0]).slice(1), ...log.rounds.slice(1)] }, rounds: 3 }), refused('bad-log'));
    const chained = await finished(host, garden, { seats: 2 });
    const all = beginnings(garden, chained.log);
    const inside = chained.log.rounds.findIndex((_, rounds) => !all.includes(rounds));
    if (inside > 0)
      like(
        await chained.ann.ask({
          t: 'create',
          game: garden.id,
          bots: 'builder',
          start: true,
          from: { code: chained.code, rounds: inside },
        }),
        refused('bad-log'),
      );
    const secret = await seatPeople(host, toy, { people: 2, settings: { spectators: false } });
    like(await ask({ code: secret.code, rounds: 0 }), refused('not-over'));
    await Promise.all(secret.people.map((person) => playOut(person, toy, secret.code)));
    like(await ask({ code: secret.code, rounds: 0 }), refused('no-spectators'));
    // And nobody comes in later.
    const eve = await comeIn(host, await playOnFrom(ann, toy, { code, rounds: 1 }));
    const [table] = [...eve.tables.keys()];
    like(await eve.ask({ t: 'ask-seat', code: table, seat: 1 }), refused('seat-taken'));
  });

  test('at one device several people sit down first', async () => {
    const host = await open({ games: [toy], together: true });
    const { ann, code, log } = await finished(host, toy, { seats: 3 });
    const rounds = middleOf(beginnings(toy, log));
    const { code: next = '' } = await ann.mustAsk({ t: 'create', game: toy.id, from: { code, rounds } });
    await ann.follow(next);
    const bob = await comeIn(host, next, 2);
    like(await ann.ask({ t: 'options', code: next, options: { seats: 2 } }), refused('already-started'));
    like(await ann.ask({ t: 'close', code: next, seat: 1 }), refused('already-started'));
    await ann.mustAsk({ t: 'start', code: next, bots: 'builder' });
    await Promise.all([playOut(ann, toy, next), playOut(bob, toy, next)]);
    const other = must(bob.revealed.get(next)).log as Log;
    equal(other.rounds.slice(0, rounds), log.rounds.slice(0, rounds));
    holds(toy, other);
  });
};

/** Somebody has played, and lets others play the same. */
const dealt = async (game: AnyGame, options: object = {}) => {
  const host = await open({ games: [game] });
  const first = await finished(host, game, options);
  const { deal = '' } = await first.ann.mustAsk({ t: 'deal', code: first.code });
  const play = async (person: Person): Promise<string> => {
    const { code = '' } = await person.mustAsk({ t: 'create', game: game.id, start: true, deal });
    await person.follow(code);
    return code;
  };
  return { host, deal, play, ...first };
};

const dealTests = ({ test }: Suite): void => {
  for (const [game, options] of CASES)
    test(`${game.id}: the same choices bring the same match against the same bots`, async () => {
      const { host, play, code, log, ann } = await dealt(game, options);
      const bob = await host.connect();
      const mine = await play(bob);
      like(at(bob, { code: mine }), { you: 0, deal: at(ann, { code }).deal, settings: { spectators: false }, seedHash: log.seedHash });
      await playOut(bob, game, mine);
      equal(must(bob.revealed.get(mine)).log, log);
    });

  test('who has not finished it sees nothing of the others; who has sees all', async () => {
    const { host, deal, play, ann, code } = await dealt(toy, { seats: 3 });
    const [bob, eve] = [await host.connect(), await host.connect()];
    host.time.advance(1000);
    const mine = await play(bob);
    for (const person of [bob, eve]) {
      like(await person.ask({ t: 'enter', code }), refused('same-deal'));
      like(await host.host.log(code, person.id), { ok: false, error: { code: 'same-deal', data: { deal } } });
      like(await person.ask({ t: 'create', game: 'toy', bots: 'builder', start: true, from: { code, rounds: 0 } }), refused('same-deal'));
      const known = await host.host.deal(deal, person.id);
      claim(known.ok && known.value.results === undefined && known.value.finished === 1, 'results are hidden');
      claim(!JSON.stringify(person.messages).includes('"seed":'), 'nobody is told the seed');
    }
    like(await host.host.log(code, undefined), { ok: false, error: { code: 'same-deal' } });
    like(await ann.ask({ t: 'enter', code: mine }), refused('no-spectators'));
    await playOut(bob, toy, mine);
    like(await bob.ask({ t: 'enter', code }), { t: 'ok' });
    like(await host.host.log(code, bob.id), { ok: true });
    const known = await host.host.deal(deal, bob.id);
    const results = must(known.ok ? known.value.results : undefined);
    equal(
      results.map((result) => [result.code, result.mine, result.points]),
      [
        [code, undefined, results[1]?.points],
        [mine, true, results[0]?.points],
      ],
    );
    equal(results[0]?.course.at(-1), results[0]?.points);
    // The stranger still sees nothing.
    like(await eve.ask({ t: 'enter', code: mine }), refused('same-deal'));
  });

  test('everyone has one table of it, throws it not away, and does not go back over what came to light', async () => {
    const { host, deal, play, ann, code } = await dealt(toy, { seats: 3 });
    equal(await play(ann), code);
    equal((await ann.mustAsk({ t: 'deal', code })).deal, deal);
    like(await ann.ask({ t: 'undo', code, seq: ann.view(code).update.seq }), { t: 'refused' });
    const bob = await host.connect();
    const mine = await play(bob);
    equal(await play(bob), mine);
    like(await bob.ask({ t: 'discard', code: mine }), refused('not-alone'));
    await playOnce(bob, toy, mine);
    await bob.until(() => isAwaited(bob, mine));
    equal(bob.view(mine).update.back, 'ask');
    like(await bob.ask({ t: 'undo', code: mine, seq: bob.view(mine).update.seq }), refused('nobody-there'));
    const later = await host.next();
    const again = await later.connect({ as: bob });
    await again.follow(mine);
    equal(again.view(mine).update.back, 'ask');
  });

  test('it takes a whole match of one person with bots, on a deal that nobody knew', async () => {
    const host = await open({ games: [toy] });
    const two = await seatPeople(host, toy, { people: 2 });
    const [ann, bob] = two.people as readonly [Person, Person];
    like(await ann.ask({ t: 'deal', code: two.code }), refused('not-over'));
    await Promise.all([playOut(ann, toy, two.code), playOut(bob, toy, two.code)]);
    like(await ann.ask({ t: 'deal', code: two.code }), refused('not-alone'));
    const alone = await finished(host, toy, { seats: 3 });
    like(await ann.ask({ t: 'deal', code: alone.code }), refused('not-seated'));
    const again = await playOnFrom(alone.ann, toy, { code: alone.code, rounds: 0 });
    await playOut(alone.ann, toy, again);
    like(await alone.ann.ask({ t: 'deal', code: again }), refused('bad-log'));
    const given = await againstBots(host, toy, { seats: 3 });
    await given.ann.mustAsk({ t: 'resign', code: given.code });
    like(await given.ann.ask({ t: 'deal', code: given.code }), refused('bad-log'));
    like(await ann.ask({ t: 'create', game: 'toy', start: true, deal: 'AAAAAAAAAA' }), refused('unknown-table'));
  });
};

const handedTests = ({ test }: Suite): void => {
  const SEATS = [{ name: 'Ana' }, { bot: 'builder' }, { name: 'Bruno' }];

  test('a match that was played elsewhere is kept, with its people by name, and the same one once', async () => {
    const { log } = await finished(await open({ games: [toy] }), toy, { seats: 3 });
    const host = await open({ games: [toy], drawSeed: () => seedOf(50) });
    const codes = await Promise.all([host.host.handIn(log, SEATS), host.host.handIn(log, SEATS)]);
    const [code] = codes.map((answer) => (answer.ok ? answer.value : ''));
    equal(codes, [
      { ok: true, value: code },
      { ok: true, value: code },
    ]);
    const later = await host.next();
    equal(await later.host.handIn(log, SEATS), { ok: true, value: code });
    equal(await later.host.log(must(code), undefined), { ok: true, value: log });
    const eve = await later.connect();
    await eve.follow(must(code));
    like(at(eve, { code: must(code) }), {
      status: 'over',
      origin: { kind: 'elsewhere' },
      seats: [
        { kind: 'person', name: 'Ana', online: false },
        { kind: 'bot', bot: 'builder' },
        { kind: 'person', name: 'Bruno' },
      ],
    });
    equal(eve.revealed.get(must(code))?.log, log);
    like(await eve.ask({ t: 'sit', code, seat: 0 }), { t: 'refused' });
    like(await eve.ask({ t: 'deal', code }), refused('not-seated'));
    equal([...host.log.lines, ...later.log.lines], []);
  });

  test('what is not whole or not true is refused', async () => {
    const host = await open({ games: [toy] });
    const { log } = await finished(host, toy, { seats: 3 });
    const handIn = (changed: object, seats: typeof SEATS = SEATS) => host.host.handIn({ ...log, ...changed }, seats);
    const bad = { ok: false, error: { code: 'bad-log' } };
    like(await handIn({ rounds: log.rounds.slice(0, -1) }), bad);
    like(await handIn({ hash: '0'.repeat(16) }), bad);
    like(await handIn({ seed: undefined }), bad);
    like(await handIn({ seedHash: '0'.repeat(64) }), bad);
    like(await handIn({ format: 2 }), bad);
    like(await handIn({ comment: 'x' }), bad);
    like(await handIn({ game: 'chess' }), bad);
    like(await handIn({ rules: 77 }), { ok: false, error: { code: 'unknown-rules' } });
    like(await handIn({}, SEATS.slice(1)), bad);
    like(await handIn({}, [{ bot: 'genius' }, ...SEATS.slice(1)]), { ok: false, error: { code: 'unknown-level' } });
  });
};

export const beforeTests = (suite: Suite): void => {
  momentTests(within(suite, 'a moment'));
  dealTests(within(suite, 'the same deal'));
  handedTests(within(suite, 'handed in'));
};
