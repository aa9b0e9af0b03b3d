// Nodes that die, end, stand still, come back and tell another time, and what they stand on.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Link } from './link.ts';
import { rest } from './rest.ts';

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

interface NodeParts {
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it says of errors. */
  readonly log: string;
  /** Something about it that must not be. */
  readonly odd: (what: string) => void;
}

/** On a machine that is too busy a node ends when its time for that is over. */
const LATE = 'did not come to a clean end within';

export class Node {
  /** Over which people come to it. */
  readonly line: Link;
  readonly #parts: NodeParts;
  #child: ChildProcess | undefined;
  #isOpen = false;
  /** Milliseconds by which its clock is ahead. */
  #ahead = 0;
  #isOver = false;

  private constructor(line: Link, parts: NodeParts) {
    this.line = line;
    this.#parts = parts;
    // Whatever becomes of the run, no node is left behind.
    process.on('exit', () => this.#child?.kill('SIGKILL'));
  }

  static async start(parts: NodeParts): Promise<Node> {
    const node = new Node(await Link.to(), parts);
    await node.start();
    return node;
  }

  /** Where people find it; nothing while it is not open. */
  get url(): string | undefined {
    return this.#isOpen ? `http://127.0.0.1:${this.line.port}` : undefined;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Tries until it is open: what it needs may be away. */
  async start(): Promise<void> {
    while (!this.#isOpen && !this.#isOver) {
      const child = this.#spawn();
      for await (const url of createInterface({ input: child.stdout })) {
        this.line.target = Number(new URL(url).port);
        this.#isOpen = true;
        child.stdout.resume();
        child.once('exit', (code, signal) => this.#gone(child, code ?? signal));
        break;
      }
      if (!this.#isOpen) await rest(PAUSE);
    }
  }

  /** As `kill -9`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Told to end. Answers whether it did so in its time. */
  async end(): Promise<boolean> {
    const code = await this.#end('SIGTERM');
    if (code === 0 || code === undefined) return true;
    if (readFileSync(this.#parts.log, 'utf8').trimEnd().split('\n').at(-1)?.includes(LATE) === true) return false;
    this.#parts.odd(`a node that was told to end did so with ${code}`);
    return true;
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }

  /** From now on its clock is ahead by so much, or behind. */
  jump(ahead: number): void {
    this.#ahead = ahead;
    this.#child?.send({ ahead });
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.kill();
    this.line.close();
  }

  #spawn() {
    const { program, env, log } = this.#parts;
    const errors = openSync(log, 'a');
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, ...env, AHEAD: String(this.#ahead) },
      // It does not hear what the terminal tells this program.
      detached: true,
      stdio: ['ignore', 'pipe', errors, 'ipc'],
    });
    closeSync(errors);
    this.#child = child;
    // Told by its end.
    child.on('error', () => undefined);
    return child as typeof child & { readonly stdout: NonNullable<typeof child.stdout> };
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | undefined> {
    this.#isOpen = false;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return undefined;
    const gone = once(child, 'exit');
    child.kill(signal);
    const [code] = (await gone) as [number | null];
    return code ?? undefined;
  }

  /** It went without being told to. */
  #gone(child: ChildProcess, how: number | string | null): void {
    if (child !== this.#child || !this.#isOpen) return;
    this.#isOpen = false;
    this.#parts.odd(`a node ended by itself with ${how}`);
    void this.start();
  }
}
