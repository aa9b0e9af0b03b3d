// The notation says the same as the log: whatever is written comes back, and what is no notation is refused with its line.
import { describe, expect, test } from 'vitest';
import { FastRng, isNotation, LOG_FORMAT, LOG_RNG, type Log, printLog, readNotation, type Rng } from '../src/index.ts';

const written = (text: string): unknown => {
  const read = readNotation(text);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.detail}`);
  return read.value;
};

const TEXTS = [
  'altar',
  'university.purple3',
  'true',
  'null',
  '',
  '7',
  'a b',
  'x|y',
  '"',
  '\\',
  'é',
  'a=b',
  'line\nbreak',
  '#',
  '__proto__',
];

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.int(from.length)]!;

const anyValue = (rng: Rng, depth: number): unknown => {
  switch (rng.int(depth > 3 ? 4 : 6)) {
    case 0:
      return pick(rng, TEXTS);
    case 1:
      return pick(rng, [0, -1, 12, 0.5, 1e21]);
    case 2:
      return pick(rng, [true, false]);
    case 3:
      return null;
    case 4:
      return Array.from({ length: rng.int(4) }, () => anyValue(rng, depth + 1));
    default:
      return anyRecord(rng, depth + 1);
  }
};

const anyRecord = (rng: Rng, depth: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: rng.int(4) }, () => [pick(rng, TEXTS), anyValue(rng, depth)]));

const anyLog = (rng: Rng): Log => ({
  format: LOG_FORMAT,
  game: pick(rng, ['duel', 'seven-wonders']),
  rules: 1 + rng.int(3),
  rng: LOG_RNG,
  options: { ...anyRecord(rng, 0), seats: 2 + rng.int(6) },
  seedHash: 'ab12',
  rounds: Array.from({ length: rng.int(5) }, () =>
    Array.from({ length: 1 + rng.int(3) }, (_, seat) => ({ seat, move: { ...anyRecord(rng, 0), kind: pick(rng, TEXTS) } })),
  ),
  ...(rng.int(2) === 0 ? {} : { seed: '00ff', hash: '77aa' }),
});

describe('the notation of logs', () => {
  test('what is printed is read back, whatever moves and options say', () => {
    const rng = new FastRng(17);
    for (let i = 0; i < 500; i++) {
      const log = anyLog(rng);
      const text = printLog(log, ['Lia', undefined, 'A "B" | C']);
      expect(isNotation(text)).toBe(true);
      expect(written(text), text).toEqual({ log, names: ['Lia', undefined, 'A "B" | C'] });
    }
  });

  test('is made to be read', () => {
    const log: Log = {
      format: 1,
      game: 'seven-wonders',
      rules: 2,
      rng: 'chacha20',
      options: { seats: 3, cities: false } as Log['options'],
      seedHash: 'ab',
      rounds: [
        [
          { seat: 0, move: { kind: 'build', card: 'altar', pay: { left: 2, right: 0 } } as { kind: string } },
          { seat: 2, move: { kind: 'sell', card: 'loom-i' } as { kind: string } },
        ],
      ],
    };
    expect(printLog(log, ['Lia'])).toBe(
      [
        'maravilha-log 1',
        'game: seven-wonders',
        'rules: 2',
        'rng: chacha20',
        'options: seats=3 cities=false',
        'seed-hash: ab',
        'name-0: "Lia"',
        '',
        '1. 0 build card=altar pay={left:2,right:0} | 2 sell card=loom-i',
        '',
      ].join('\n'),
    );
  });

  test('empty lines, remarks and the line ends of other systems say nothing', () => {
    expect(written('# from a friend\r\n\r\nmaravilha-log 1\r\ngame: duel\r\n# here it begins\r\n1. 0 end\r\n')).toEqual({
      log: { format: 1, game: 'duel', rounds: [[{ seat: 0, move: { kind: 'end' } }]] },
      names: [],
    });
  });

  test.each([
    ['', '', 'expected a log'],
    ['{"format":1}', 'line 1', 'expected "maravilha-log 1"'],
    ['maravilha-log 1\ncolour: red', 'line 2', 'a log has no colour'],
    ['maravilha-log 1\n2. 0 end', 'line 2', 'expected round 1, not 2'],
    ['maravilha-log 1\n1. end', 'line 2', 'expected a seat at "end"'],
    ['maravilha-log 1\n1. 0 build card', 'line 2', 'expected = at ""'],
    ['maravilha-log 1\n1. 0 build card=', 'line 2', 'expected a word at ""'],
    ['maravilha-log 1\n1. 0 build pay=[a', 'line 2', 'expected the end of the list at ""'],
    ['maravilha-log 1\n1. 0 build card="a\\x"', 'line 2', '"a\\x" is no text'],
    ['maravilha-log 1\n1. 0 end |', 'line 2', 'expected a seat at ""'],
    ['maravilha-log 1\n1. 0 end\ngame: duel', 'line 3', 'expected the number of a round at "game: duel"'],
  ])('refuses %j', (text, path, detail) => {
    expect(readNotation(text)).toEqual({ ok: false, error: { code: 'bad-input', path, detail } });
  });

  test('brackets in brackets without end do not overflow the stack', () => {
    expect(readNotation(`maravilha-log 1\n1. 0 build pay=${'['.repeat(50_000)}`)).toEqual({
      ok: false,
      error: { code: 'bad-input', path: 'line 2', detail: 'too many brackets in brackets' },
    });
  });
});
