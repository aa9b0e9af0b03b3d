import { FastRng, Match, legalMoves, readOptions, seatsOf, shown, type Rng, type Shape } from '../../src/index.ts';
import { throughJson } from '../difference.ts';
import { fail, seedBytes, walk, type Check, type Subject } from '../subject.ts';

/** Values that look innocent and are not: names that every object inherits, numbers that are no index. */
const POISON: readonly unknown[] = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '',
  'no-such-thing',
  -1,
  0,
  0.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  [[]],
  { kind: 'constructor' },
];

/** Small on the wire, and deep enough to overflow the stack of whoever walks or prints it without care. */
const DEEP: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);

/** In full where it can be written out. */
const describeInput = (raw: unknown): string => {
  try {
    return JSON.stringify(raw);
  } catch {
    return `${shown(raw)}, nested too deeply to print`;
  }
};

const calmly = <T>(what: string, raw: unknown, parse: () => T): T => {
  try {
    return parse();
  } catch (error) {
    return fail(`${what} threw on ${describeInput(raw)}: ${String(error)}`);
  }
};

/** Whatever comes in, the parsers answer by value and a match refuses or plays, but never throws. */
export const checkJunk = <G extends Shape>({ game, options }: Subject<G>, seed: number, junk: unknown): void => {
  const move = calmly('readMove', junk, () => game.readMove(junk));
  if (!move.ok && move.error.code !== 'malformed-move') fail(`readMove refuses with ${move.error.code}`);
  calmly('position', junk, () => game.position(junk, new FastRng(seed)));
  calmly('readOptions', junk, () => readOptions(game, junk));
  const match = Match.start(game, options, seedBytes(seed));
  const seat = seatsOf(match.awaiting)[0] ?? fail('nobody is awaited at the start');
  calmly('choose', junk, () => match.choose(seat, junk));
};

/** A copy of the value in which one thing, somewhere, is another. */
const poisoned = (value: unknown, rng: Rng): unknown => {
  const poison = rng.int(POISON.length + 1) === 0 ? DEEP : POISON[rng.int(POISON.length)];
  if (typeof value !== 'object' || value === null) return poison;
  const keys = Object.keys(value);
  if (keys.length === 0 || rng.int(8) === 0) return poison;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const key = keys[rng.int(keys.length)] as string;
  if (rng.int(6) === 0) delete copy[key];
  else copy[key] = poisoned(copy[key], rng);
  return copy;
};

/** Real moves with one wrong part. */
export const checkPoison: Check = (subject, seed) => {
  const { game } = subject;
  walk(subject, seed, (s, rng) => {
    for (const seat of seatsOf(game.awaiting(s))) {
      const moves = legalMoves(game, s, seat);
      for (let i = 0; i < 8; i++) {
        const raw = poisoned(throughJson(moves[rng.int(moves.length)]), rng);
        const move = calmly('readMove', raw, () => game.readMove(raw));
        if (!move.ok) continue;
        calmly('toAction', raw, () => game.toAction(s, seat, move.value));
        calmly('explain', raw, () => game.explain(s, seat, move.value));
      }
    }
  });
};

/** Defaults make a table, the options of this case are read as they are, and anything else is refused by name. */
export const checkOptions: Check = (subject) => {
  const { game, options } = subject;
  const defaults = readOptions(game, {});
  if (!defaults.ok) fail(`the default options are refused: ${JSON.stringify(defaults.error)}`);
  const known = ['seats', ...game.optionSpecs.map((spec) => spec.key)].sort();
  if (Object.keys(options).sort().join() !== known.join())
    fail(`options and their specs differ: ${Object.keys(options).join()} and ${known.join()}`);
  const refused: readonly (readonly [string, object])[] = [
    ['seats', { ...options, seats: Math.max(...game.seatCounts) + 1 }],
    ['seats', { ...options, seats: String(options.seats) }],
    ['no-such-option', { ...options, 'no-such-option': true }],
    ...game.optionSpecs.map((spec) => [spec.key, { ...options, [spec.key]: 'no-such-value' }] as const),
  ];
  for (const [path, raw] of refused) {
    const read = readOptions(game, raw);
    if (read.ok) return fail(`accepted: ${JSON.stringify(raw)}`);
    if (read.error.path !== path) fail(`refused for ${read.error.path} instead of ${path}: ${JSON.stringify(raw)}`);
  }
};
