// Somebody who sits at tables of 7 Wonders, or looks on, and moves when told to.
import { FastRng, legalMoves } from '@maravilha/kernel';
import type { MatchUpdate, ServerMessage } from '@maravilha/protocol';
import { sevenWonders } from '@maravilha/seven-wonders';
import type { WebSocket } from 'ws';
import { openSocket } from './table.ts';

type View = Parameters<typeof sevenWonders.imagine>[0];

const UPDATE = /^\{"t":"(?:update|sync)"/;

export const readUpdate = (text: string): MatchUpdate => JSON.parse(text) as MatchUpdate;

export class Player {
  /** The text of an update or a sync. */
  onUpdate: (text: string) => void = () => undefined;
  onFailure: (error: Error) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #rng: FastRng;
  readonly #replies = new Map<string, () => void>();
  #ids = 0;

  private constructor(socket: WebSocket, index: number) {
    this.#socket = socket;
    this.#rng = new FastRng(index + 1, 13);
    socket.on('message', (data: Buffer) => this.#come(data.toString('utf8')));
    socket.on('close', (code) => this.onFailure(new Error(`a socket was closed with ${code}`)));
  }

  static async open(url: string, index: number, sid: string): Promise<Player> {
    return new Player(await openSocket(url, index, sid), index);
  }

  enter(code: string): Promise<void> {
    return this.#ask({ t: 'enter', code });
  }

  /** Answers when the choice is durable and told. */
  choose({ code, seq, hash, view }: MatchUpdate, seat: number): Promise<void> {
    const { options } = view as View;
    const state = sevenWonders.blank(options);
    sevenWonders.imagine(view as View, seat, state);
    const moves = legalMoves(sevenWonders, state, seat);
    return this.#ask({ t: 'move', code, seq, hash, move: moves[this.#rng.int(moves.length)] });
  }

  close(): void {
    this.onFailure = () => undefined;
    this.#socket.terminate();
  }

  #ask(message: object): Promise<void> {
    return new Promise((resolve) => {
      const id = `p${this.#ids++}`;
      this.#replies.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #come(text: string): void {
    if (UPDATE.test(text)) return this.onUpdate(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'refused') this.onFailure(new Error(`refused: ${text}`));
    if (message.t !== 'ok') return;
    this.#replies.get(message.id)?.();
    this.#replies.delete(message.id);
  }
}
