// A bare TCP connection, for what no client does: bytes as they are, answers that are not read, closes that are not answered.
import { createConnection, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Raw {
  readonly socket: Socket;
  /** All that has come, as it came. */
  text(): string;
  /** Waits until it has come, or the connection is gone. */
  until(look: (text: string) => boolean): Promise<void>;
  /** The connection is gone. An end that the other side alone has said is not enough for that. */
  readonly gone: Promise<void>;
  /** Goes on sending until the connection is gone: an end is no more than a word, and a write finds out whether anybody is there. */
  sendUntilGone(): Promise<void>;
}

/** With `deaf`, nothing of what comes is read. */
export const raw = async (url: string, { deaf = false } = {}): Promise<Raw> => {
  const { hostname, port } = new URL(url);
  // It stays open for its part even when the other side has ended: whoever holds on holds on.
  const socket = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let text = '';
  const looks = new Set<() => void>();
  if (deaf) socket.pause();
  else
    socket.on('data', (data) => {
      text += data.toString('latin1');
      for (const look of looks) look();
    });
  const gone = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  // Who does not read hears of the end by its writes alone.
  socket.on('error', () => socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  const sendUntilGone = async (): Promise<void> => {
    const writing = setInterval(() => socket.write('y'), 10);
    await gone;
    clearInterval(writing);
  };
  const until = (look: (now: string) => boolean): Promise<void> =>
    Promise.race([
      gone,
      new Promise<void>((resolve) => {
        const again = (): void => {
          if (!look(text)) return;
          looks.delete(again);
          resolve();
        };
        looks.add(again);
        again();
      }),
    ]);
  return { socket, text: () => text, until, gone, sendUntilGone };
};

/** A request to open a WebSocket; `headers` in whole lines. */
export const upgradeRequest = (path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
    ...headers,
    '',
    '',
  ].join('\r\n');

const TEXT = 0x81;
const PING = 0x89;

/** A frame as a client sends it, under a mask of zeros. */
const frame = (kind: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const head = length < 126 ? [kind, 0x80 | length] : [kind, 0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
};

export const textFrame = (message: object): Buffer => frame(TEXT, Buffer.from(JSON.stringify(message)));
export const pingFrame = (bytes: number): Buffer => frame(PING, Buffer.alloc(bytes));
