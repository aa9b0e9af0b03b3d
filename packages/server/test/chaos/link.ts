// A line between two parts of a run: it can be cut, stand still, or be slow. What it carries it does not read.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { rest } from './rest.ts';

const LOOPBACK = '127.0.0.1';

export class Link {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Where it leads; nowhere while nobody is there. */
  target: number | undefined;
  #isCut = false;
  #delay = 0;
  /** It stands still until then. */
  #still: Promise<void> | undefined;
  #goOn: (() => void) | undefined;

  private constructor(server: Server, target: number | undefined) {
    this.#server = server;
    this.target = target;
    server.on('connection', (socket) => this.#accept(socket));
  }

  static async to(target?: number): Promise<Link> {
    const server = createServer({ allowHalfOpen: true });
    const link = new Link(server, target);
    server.listen(0, LOOPBACK);
    await once(server, 'listening');
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** All that goes over it now is lost, and nobody gets through until it is mended. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing is lost, and nothing comes on, until it is mended. */
  stop(): void {
    this.#still = new Promise((resolve) => {
      this.#goOn = resolve;
    });
  }

  /** Each piece takes so many milliseconds. */
  slow(delay: number): void {
    this.#delay = delay;
  }

  mend(): void {
    this.#isCut = false;
    this.#delay = 0;
    this.#still = undefined;
    this.#goOn?.();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  #accept(near: Socket): void {
    if (this.#isCut || this.target === undefined) return void near.destroy();
    const far = connect({ port: this.target, host: LOOPBACK, allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.#sockets.delete(from);
        // Who broke off is not heard any more; an end has been handed on by then.
        if (!from.readableEnded) to.destroy();
      });
      this.#carry(from, to).catch(() => to.destroy());
    }
  }

  async #carry(from: Socket, to: Socket): Promise<void> {
    for await (const piece of from) {
      await this.#passage();
      if (to.destroyed) return void from.destroy();
      if (!to.write(piece as Buffer)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
    }
    to.end();
  }

  async #passage(): Promise<void> {
    if (this.#still !== undefined) await this.#still;
    if (this.#delay > 0) await rest(this.#delay);
  }
}
