import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context } from './context.ts';

/** Answers an upgrade that is refused. Whatever the other side does, its socket is gone soon after. */
export const refuseUpgrade = ({ time, limits }: Pick<Context, 'time' | 'limits'>, socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // What is still coming is read and dropped: a socket that is cut off with something unread takes the answer with it.
  socket.resume();
  const cancel = time.after(limits.farewell, () => socket.destroy());
  socket.once('close', cancel);
};
