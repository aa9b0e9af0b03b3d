import { describe, expect, test } from 'vitest';
import {
  FastRng,
  Match,
  commit,
  legalMoves,
  lookupIn,
  readLog,
  replay,
  seatsOf,
  toHex,
  verify,
  type AnyVersions,
  type Log,
} from '../src/index.ts';
import { toy, toyVersions, type ToyShape, forRows } from '../testing/index.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i * 5);
const GAMES = lookupIn(toyVersions);

const played = (rounds = 99): Match<ToyShape> => {
  const match = Match.start(toy, { seats: 3, hand: 'three', openPile: false }, SEED);
  const rng = new FastRng(1);
  while (!match.over && match.round < rounds) {
    for (const seat of seatsOf(match.awaiting)) {
      const moves = legalMoves(toy, match.state, seat);
      match.choose(seat, moves[rng.int(moves.length)]);
    }
  }
  return match;
};

const LOG = played().log();

/** The log as JSON, with some parts replaced. */
const changed = (parts: object): unknown => JSON.parse(JSON.stringify({ ...LOG, ...parts }));

const detailOf = (versions: AnyVersions, parts: object): unknown => {
  const read = readLog(changed(parts), lookupIn(versions));
  return read.ok ? undefined : read.error.detail;
};

describe('readLog', () => {
  test('reads what a match wrote', () => {
    expect(readLog(changed({}), GAMES)).toEqual({ ok: true, value: LOG });
    const { seed: _seed, hash: _hash, ...running } = LOG;
    expect(readLog(JSON.parse(JSON.stringify(running)), GAMES)).toEqual({ ok: true, value: running });
  });

  const move = LOG.rounds[0]![0]!.move;
  test('refuses what cannot be, at its place', () =>
    forRows(
      [
        [null, ''],
        [[], ''],
        ['{}', ''],
        [changed({ format: 2 }), 'format'],
        [changed({ game: 'chess' }), 'game'],
        [changed({ game: 'constructor' }), 'game'],
        [changed({ game: 7 }), 'game'],
        [changed({ rules: 2 }), 'rules'],
        [changed({ rules: '1' }), 'rules'],
        [changed({ rng: 'dice' }), 'rng'],
        [changed({ options: { seats: 9 } }), 'options.seats'],
        [changed({ options: 'none' }), 'options'],
        [changed({ seedHash: 'abc' }), 'seedHash'],
        [changed({ seed: 'zz'.repeat(32) }), 'seed'],
        [changed({ seed: '00' }), 'seed'],
        [changed({ hash: 5 }), 'hash'],
        [changed({ names: ['a', 'b', 'c'] }), 'names'],
        [changed({ rounds: {} }), 'rounds'],
        [changed({ rounds: [[]] }), 'rounds[0]'],
        [changed({ rounds: [7] }), 'rounds[0]'],
        [changed({ rounds: [LOG.rounds[0], [7]] }), 'rounds[1][0]'],
        [changed({ rounds: [[{ seat: 3, move }]] }), 'rounds[0][0].seat'],
        [changed({ rounds: [[{ seat: '0', move }]] }), 'rounds[0][0].seat'],
        [changed({ rounds: [[...LOG.rounds[0]!].reverse()] }), 'rounds[0][1].seat'],
        [changed({ rounds: [[{ seat: 0, move, at: 5 }]] }), 'rounds[0][0].at'],
        [changed({ rounds: [[{ seat: 0, move: { kind: 'play', card: 'card-99' } }]] }), 'rounds[0][0].move'],
      ],
      ([raw, path]) => {
        const read = readLog(raw, GAMES);
        expect(read).toMatchObject({ ok: false, error: { code: 'bad-input', path } });
        if (!read.ok) expect(read.error.detail).not.toBe('');
      },
    ));

  test('opens logs of every version of the rules', () => {
    const second = { ...toy, rules: 2 };
    expect(readLog(changed({}), lookupIn([toy, second]))).toEqual({ ok: true, value: LOG });
    expect(readLog(changed({ rules: 2 }), lookupIn([toy, second]))).toMatchObject({ ok: true, value: { rules: 2 } });
  });

  test('says in one sentence which version of the rules is missing', () => {
    expect(detailOf(toyVersions, { rules: 2 })).toBe('this build plays version 1 of the rules of toy, not version 2');
    expect(detailOf([toy, { ...toy, rules: 2 }], { rules: 3 })).toBe('this build plays versions 1 to 2 of the rules of toy, not version 3');
    expect(detailOf(toyVersions, { game: 'chess' })).toBe('this build has no game "chess"');
  });
});

describe('replay', () => {
  test('gives the same match and the events of each round', () => {
    const result = replay(toy, LOG);
    expect(result.ok && result.value.match.hash()).toBe(LOG.hash);
    expect(result.ok && result.value.events).toHaveLength(LOG.rounds.length);
    expect(result.ok && result.value.match.log()).toEqual(LOG);
  });

  test('a running match is replayed by whoever has its seed', () => {
    const running = played(3);
    expect(replay(toy, running.log())).toEqual({ ok: false, error: { code: 'no-seed' } });
    const result = replay(toy, { ...running.log(), seed: toHex(SEED) });
    expect(result.ok && result.value.match.hash()).toBe(running.hash());
    expect(result.ok && result.value.match.over).toBe(false);
  });

  test('refuses what does not fit the game', () =>
    forRows(
      [
        [{ game: 'duel' }, { code: 'other-game', log: 'duel', game: 'toy' }],
        [{ rules: 9 }, { code: 'other-rules', log: 9, game: 1 }],
        [{ seed: 'xy' }, { code: 'bad-seed' }],
        [{ seed: '00' }, { code: 'bad-seed' }],
        [{ rounds: [LOG.rounds[0]!, LOG.rounds[0]!] }, { code: 'wrong-seats', round: 1, found: [0, 1, 2] }],
        [{ rounds: [LOG.rounds[0]!.slice(0, 2)] }, { code: 'wrong-seats', round: 0, expected: [0, 1, 2], found: [0, 1] }],
        [{ rounds: [...LOG.rounds, LOG.rounds[0]!] }, { code: 'wrong-seats', round: 5, expected: [] }],
        [
          { rounds: [LOG.rounds[0]!.map(({ seat }) => ({ seat, move: LOG.rounds[0]![0]!.move }))] },
          { code: 'refused-move', round: 0, seat: 1, error: { code: 'illegal-move', why: { code: 'not-in-hand' } } },
        ],
      ],
      ([parts, error]) => {
        expect(replay(toy, { ...LOG, ...parts })).toMatchObject({ ok: false, error });
      },
    ));
});

const failures = (log: Log<ToyShape>): object =>
  Object.fromEntries(verify(toy, log).flatMap(({ name, passed, why }) => (passed ? [] : [[name, why]])));

describe('verify', () => {
  test('a true log passes every check', () => {
    expect(verify(toy, LOG)).toEqual([
      { name: 'commitment', passed: true },
      { name: 'moves', passed: true },
      { name: 'ending', passed: true },
      { name: 'hash', passed: true },
    ]);
  });

  test('another seed than the promised one', () => {
    const other = new Uint8Array(32);
    const found = failures({ ...LOG, seed: toHex(other) });
    expect(found).toMatchObject({ commitment: { code: 'seed-differs', expected: LOG.seedHash, found: commit(other) } });
    // The shuffle of another seed deals other cards, so the moves do not fit either.
    expect(found).toMatchObject({ moves: { code: 'refused-move', round: 0 }, hash: { code: 'not-reached' } });
  });

  test('a forged move is found where it stands', () => {
    const rounds = LOG.rounds.map((round, i) =>
      i === 2 ? round.map((choice, j) => (j === 1 ? { ...choice, move: round[0]!.move } : choice)) : round,
    );
    expect(failures({ ...LOG, rounds })).toEqual({
      moves: {
        code: 'refused-move',
        round: 2,
        seat: 1,
        error: { code: 'illegal-move', seat: 1, why: { possible: false, code: 'not-in-hand' } },
      },
      ending: { code: 'not-reached' },
      hash: { code: 'not-reached' },
    });
  });

  test('another legal move leads to another hash', () => {
    const follow = LOG.rounds[1]![0]!;
    const move = follow.move.kind === 'wait' ? ({ kind: 'bury' } as const) : ({ kind: 'wait' } as const);
    const rounds = LOG.rounds.map((round, i) => (i === 1 ? [{ ...follow, move }] : round));
    expect(failures({ ...LOG, rounds })).toMatchObject({ hash: { code: 'hash-differs', round: 5, expected: LOG.hash } });
  });

  test('a log cut short', () => {
    expect(failures({ ...LOG, rounds: LOG.rounds.slice(0, 4) })).toMatchObject({
      ending: { code: 'not-over', round: 4 },
      hash: { code: 'hash-differs' },
    });
  });

  test('a log without seed or hash proves nothing', () => {
    const { seed: _seed, hash: _hash, ...bare } = LOG;
    expect(failures(bare)).toEqual({
      commitment: { code: 'no-seed' },
      moves: { code: 'no-seed' },
      ending: { code: 'not-reached' },
      hash: { code: 'not-reached' },
    });
    expect(failures({ ...bare, seed: toHex(SEED) })).toEqual({ hash: { code: 'no-hash' } });
  });
});
