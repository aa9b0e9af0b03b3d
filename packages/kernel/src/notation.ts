// A log as text that people can read, write and send: docs/notation.md. It says the same as the JSON, in the game's own ids.
import { badInput, isRecord } from './input.ts';
import type { InputError, Result } from './game.ts';
import type { Log } from './log-format.ts';

export const NOTATION = 'maravilha-log';

/** A log of any form from outside, before `readLog`, and the names that stand beside it. */
export interface Written {
  readonly log: unknown;
  /** By seat; no name is written of those who have none. */
  readonly names: readonly (string | undefined)[];
}

// ---------------------------------------------------------------- values

/** What needs no quotation marks. */
const WORD = /^[A-Za-z][\w.-]*$/;
const NAMED: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

const printText = (text: string): string => (WORD.test(text) && !Object.hasOwn(NAMED, text) ? text : JSON.stringify(text));

const printValue = (value: unknown): string => {
  if (typeof value === 'string') return printText(value);
  if (Array.isArray(value)) return `[${value.map(printValue).join(',')}]`;
  if (isRecord(value)) return `{${pairsOf(value, ':').join(',')}}`;
  return JSON.stringify(value);
};

const pairsOf = (record: object, sign: string): readonly string[] =>
  Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [`${printText(key)}${sign}${printValue(value)}`]));

// ---------------------------------------------------------------- a whole log

const printMove = ({ kind, ...rest }: { readonly kind: string }): string => [printText(kind), ...pairsOf(rest, '=')].join(' ');

/** One line for each round. Seats are counted from 0, as moves do that name one. */
export const printLog = (log: Log, names: readonly (string | undefined)[] = []): string => {
  const { format, game, rules, rng, options, seedHash, rounds, seed, hash } = log;
  const head: readonly (readonly [string, string | undefined])[] = [
    ['game', printText(game)],
    ['rules', String(rules)],
    ['rng', printText(rng)],
    ['options', pairsOf(options, '=').join(' ')],
    ['seed-hash', seedHash],
    ['seed', seed],
    ['hash', hash],
    ...names.map((name, seat) => [`name-${seat}`, name && JSON.stringify(name)] as const),
  ];
  return [
    `${NOTATION} ${format}`,
    ...head.flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`.trimEnd()])),
    '',
    ...rounds.map((round, i) => `${i + 1}. ${round.map(({ seat, move }) => `${seat} ${printMove(move)}`).join(' | ')}`),
    '',
  ].join('\n');
};

// ---------------------------------------------------------------- reading

class Trouble extends Error {}

/** Values are nested so deeply at the most: a text from outside must not overflow the stack. */
const DEPTH = 8;

/** Reads one line from left to right. */
class Line {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get done(): boolean {
    this.take(/\s*/y);
    return this.#at === this.#text.length;
  }

  /** What stands next, if it is like this. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  must(pattern: RegExp, what: string): string {
    const found = this.take(pattern);
    if (found === undefined) throw new Trouble(`expected ${what} at "${this.#text.slice(this.#at, this.#at + 12)}"`);
    return found;
  }

  text(): string {
    const quoted = this.take(/"(?:[^"\\]|\\.)*"/y);
    return quoted === undefined ? this.must(/[A-Za-z][\w.-]*/y, 'a word') : unquoted(quoted);
  }

  value(depth = 0): unknown {
    if (depth > DEPTH) throw new Trouble('too many brackets in brackets');
    if (this.take(/\[/y) !== undefined) return this.#list(/\]/y, () => this.value(depth + 1));
    if (this.take(/\{/y) !== undefined) {
      return Object.fromEntries(
        this.#list(/\}/y, () => {
          const key = this.text();
          this.must(/:/y, 'a colon');
          return [key, this.value(depth + 1)] as const;
        }),
      );
    }
    const number = this.take(/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (number !== undefined) return Number(number);
    const word = this.take(/(?:true|false|null)(?![\w.-])/y);
    return word === undefined ? this.text() : NAMED[word];
  }

  #list<T>(end: RegExp, one: () => T): readonly T[] {
    const found: T[] = [];
    if (this.take(end) !== undefined) return found;
    do found.push(one());
    while (this.take(/,/y) !== undefined);
    this.must(end, 'the end of the list');
    return found;
  }

  /** What is said by name: `card=altar pay={left:2}`. */
  pairs(): Readonly<Record<string, unknown>> {
    const pairs: (readonly [string, unknown])[] = [];
    while (!this.done && this.take(/(?=\|)/y) === undefined) {
      const key = this.text();
      this.must(/=/y, '=');
      pairs.push([key, this.value()]);
    }
    return Object.fromEntries(pairs);
  }
}

const unquoted = (quoted: string): string => {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new Trouble(`${quoted} is no text`);
  }
};

const readRound = (text: string, number: number): readonly object[] => {
  const line = new Line(text);
  const said = line.must(/\d+(?=\.)/y, 'the number of a round');
  if (Number(said) !== number) throw new Trouble(`expected round ${number}, not ${said}`);
  line.must(/\./y, 'a dot');
  const choices: object[] = [];
  do {
    line.take(/\s*/y);
    const seat = Number(line.must(/\d+/y, 'a seat'));
    line.must(/\s+/y, 'a space');
    const kind = line.text();
    choices.push({ seat, move: { kind, ...line.pairs() } });
  } while (line.take(/\|/y) !== undefined);
  return choices;
};

interface Draft {
  readonly log: Record<string, unknown>;
  readonly names: (string | undefined)[];
}

/** One line of the head. What it says is for `readLog` to judge. */
const readHead = (key: string, value: string, { log, names }: Draft): void => {
  const line = new Line(value);
  const name = /^name-(\d)$/.exec(key)?.[1];
  if (name !== undefined) names[Number(name)] = line.text();
  else if (key === 'options') log['options'] = line.pairs();
  else if (key === 'seed-hash') log['seedHash'] = value;
  else if (key === 'seed' || key === 'hash') log[key] = value;
  else if (key === 'game' || key === 'rules' || key === 'rng') log[key] = line.value();
  else throw new Trouble(`a log has no ${key}`);
};

/** Whether the text claims to be a log in this notation. */
export const isNotation = (text: string): boolean => text.trimStart().startsWith(NOTATION);

/** Reads the notation. Lines that begin with # say nothing. The path of an error is the line, counted from 1. */
export const readNotation = (text: string): Result<Written, InputError> => {
  const rounds: (readonly object[])[] = [];
  const draft: Draft = { log: {}, names: [] };
  let begun = false;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    try {
      const head = /^([a-z][\w-]*): *(.*)$/.exec(line);
      const first = new RegExp(`^${NOTATION} (\\d+)$`).exec(line);
      if (!begun) {
        if (first === null) throw new Trouble(`expected "${NOTATION} 1"`);
        draft.log['format'] = Number(first[1]);
        begun = true;
      } else if (head !== null && rounds.length === 0) readHead(head[1] ?? '', head[2] ?? '', draft);
      else rounds.push(readRound(line, rounds.length + 1));
    } catch (error) {
      if (error instanceof Trouble) return badInput(`line ${i + 1}`, error.message);
      throw error;
    }
  }
  if (!begun) return badInput('', 'expected a log');
  return { ok: true, value: { log: { ...draft.log, rounds }, names: [...draft.names] } };
};
