// A disk of its own for one node, which can be full: a small file system in memory. Where none may be mounted, the node may write no file beyond
// its first page, which looks to it like a disk that refuses all it is given.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1 << 20;
/** An hour of play of its tables takes a tenth of it. */
const SIZE = '192m';
const PAGE = 4096;

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

export class SmallDisk {
  readonly folder: string;
  readonly #isMounted: boolean;
  readonly canFill: boolean;
  readonly #ballast: string;

  /** One that is left from a run that was cut is used on. */
  constructor(within: string) {
    this.folder = join(within, 'disk');
    this.#ballast = join(this.folder, 'ballast');
    mkdirSync(this.folder, { recursive: true });
    this.#isMounted =
      statSync(this.folder).dev !== statSync(within).dev ||
      spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'maravilha-chaos', this.folder]).status === 0;
    if (this.#isMounted) this.#empty();
    this.canFill = this.#isMounted || spawnSync('prlimit', ['--version']).status === 0;
  }

  /** In words. */
  get kind(): string {
    if (this.#isMounted) return 'The small disk is a file system in memory.';
    return this.canFill ? 'The small disk is a limit on the size of files.' : 'Nothing here can make a small disk: none will be full.';
  }

  /** For the process of the node. */
  fill(pid: number): void {
    if (!this.#isMounted) return this.#limit(pid, String(PAGE));
    const file = openSync(this.#ballast, 'w');
    try {
      const piece = Buffer.alloc(MEGABYTE);
      for (let size = MEGABYTE; size >= 1; ) {
        try {
          writeSync(file, piece, 0, size);
        } catch (error) {
          if (!isFull(error)) throw error;
          size = Math.floor(size / 2);
        }
      }
    } finally {
      closeSync(file);
    }
  }

  free(pid: number): void {
    if (this.#isMounted) this.#empty();
    // One that was started since then has no limit.
    else if (existsSync(`/proc/${pid}`)) this.#limit(pid, 'unlimited');
  }

  /** It goes when the last one lets go of its files. */
  remove(): void {
    if (this.#isMounted) spawnSync('umount', ['--lazy', this.folder]);
  }

  #empty(): void {
    rmSync(this.#ballast, { force: true });
  }

  #limit(pid: number, bytes: string): void {
    const { status, stderr, error } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`the size of files cannot be limited: ${error?.message ?? stderr}`);
  }
}
