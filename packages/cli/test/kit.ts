import type { Expert } from '@maravilha/bots';
import { FAMILY, type Family } from '@maravilha/family';
import { readOptions } from '@maravilha/kernel';
import { arenaOf } from '../src/arena-settings.ts';
import type { Io } from '../src/io.ts';
import { finderOf } from '../src/puzzle-plan.ts';
import { run } from '../src/run.ts';
import { simulate, type SimResult } from '../src/sim.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Files that the command wrote. */
  readonly written: ReadonlyMap<string, string>;
}

export interface World {
  /** Files that the command can read, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** What the person types, line by line; asked for as it is needed. */
  readonly typed?: Iterable<string>;
  readonly family?: Family;
  readonly preferred?: readonly string[];
  /** The person interrupts when so many games of an arena have been asked for. */
  readonly interruptAt?: number;
}

const missing = (path: string): Error => Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });

/** Runs a command as a person would, with captured output and a world of its own. */
export const cli = async (argv: readonly string[], world: World = {}): Promise<Outcome> => {
  const family = world.family ?? FAMILY;
  let out = '';
  let err = '';
  // A clock that moves by itself: no test depends on how fast the machine is.
  let clock = 0;
  const written = new Map<string, string>();
  let asked = 0;
  let interrupt: (() => void) | undefined;
  // Games in this process; every second one ends late, so that they do not come in their order.
  const startHand: Io['startHand'] = (plan) => {
    const arena = arenaOf(plan, family, () => ++clock);
    return {
      play: async (n) => {
        if (asked++ === world.interruptAt) interrupt?.();
        const game = (await arena).play(n);
        if (n % 2 === 0) for (let turns = 0; turns < 10; turns++) await Promise.resolve();
        return game;
      },
      stop: () => undefined,
    };
  };
  const startFinder: Io['startFinder'] = (plan) => {
    const find = finderOf(plan, family);
    return {
      play: async (n) => {
        if (asked++ === world.interruptAt) interrupt?.();
        const found = (await find)(n);
        // Others come to their turn too, as they would from processes of their own; every other one later than it was asked.
        for (let turns = n % 2; turns < 2; turns++) await new Promise((done) => void setImmediate(done));
        return found;
      },
      stop: () => undefined,
    };
  };
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    lines: async function* () {
      yield* world.typed ?? [];
    },
    readFile: (path) => {
      const text = written.get(path) ?? world.files?.[path];
      if (text === undefined) throw missing(path);
      return text;
    },
    writeFile: (path, text) => void written.set(path, text),
    exists: (path) => written.has(path) || world.files?.[path] !== undefined,
    appendFile: (path, text) => void written.set(path, `${written.get(path) ?? world.files?.[path] ?? ''}${text}`),
    replaceFile: (path, text) => void written.set(path, text),
    now: () => ++clock,
    randomSeed: () => new Uint8Array(32).fill(7),
    preferred: world.preferred ?? ['en'],
    watched: false,
    cores: 2,
    startHand,
    startFinder,
    onInterrupt: (act) => {
      interrupt = act;
      return () => {
        interrupt = undefined;
      };
    },
  };
  const code = await run(argv, io, family);
  return { code, out, err, written };
};

/** So many random games at a table with these options. */
export const simOf = (expert: Expert, raw: object, games: number): SimResult => {
  const options = readOptions(expert.game, raw);
  if (!options.ok) throw new Error(options.error.detail);
  const bots = Array.from({ length: options.value.seats }, () => 'random' as const);
  return simulate({ expert, options: options.value, games, seed: 1, bots }, () => 0);
};

/** A position as the command line tells it. */
export const toldOf =
  (position: object) =>
  (lang: string, more: readonly string[] = [], changes: object = {}): Promise<Outcome> =>
    cli(['position', 'p.json', '--lang', lang, ...more], { files: { 'p.json': JSON.stringify({ ...position, ...changes }) } });
