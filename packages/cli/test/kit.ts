import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

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
  readonly preferred?: readonly string[];
}

const missing = (path: string): Error => Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });

/** Runs a command as a person would, with captured output and a world of its own. */
export const cli = async (argv: readonly string[], world: World = {}): Promise<Outcome> => {
  let out = '';
  let err = '';
  // A clock that moves by itself: no test depends on how fast the machine is.
  let clock = 0;
  const written = new Map<string, string>();
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
      const text = world.files?.[path];
      if (text === undefined) throw missing(path);
      return text;
    },
    writeFile: (path, text) => void written.set(path, text),
    now: () => ++clock,
    randomSeed: () => new Uint8Array(32).fill(7),
    preferred: world.preferred ?? ['en'],
  };
  const code = await run(argv, io);
  return { code, out, err, written };
};
