// Nodes that die, end, stand still and come back, and what they stand on.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server that the nodes need, which can be killed with -9 and started again. */
export interface Mortal {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Pausable extends Mortal {
  pause(): void;
  goOn(): void;
}

const PAUSE = 100;
export const rest = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));

export class Node {
  readonly #program: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #url: string | undefined;

  constructor(program: string, env: Readonly<Record<string, string>>) {
    this.#program = program;
    this.#env = env;
    // Whatever becomes of the run, no node is left behind.
    process.on('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Where it is open; nothing while it is not. */
  get url(): string | undefined {
    return this.#url;
  }

  /** Tries until it is open: what it needs may be away. */
  async start(): Promise<void> {
    while (this.#url === undefined) {
      const child = spawn(process.execPath, [this.#program], {
        env: { ...process.env, ...this.#env },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      this.#child = child;
      for await (const url of createInterface({ input: child.stdout })) {
        this.#url = url;
        child.stdout.resume();
        break;
      }
      if (this.#url === undefined) await rest(PAUSE);
    }
  }

  /** Answers the code with which it ended, if it was not killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | undefined> {
    this.#url = undefined;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return undefined;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code ?? undefined;
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }
}
