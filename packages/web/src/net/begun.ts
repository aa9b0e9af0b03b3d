// The line to the server as the document has begun it, before the programs of the page were there: see docs/decisions/0024.
import { PROTOCOL } from '@maravilha/protocol';
import { parseRoute } from '../base/routes.ts';

/** Handed over as a property of the window. */
export interface Begun {
  /** When it opens, the greeting is said on it, and `asked`. */
  readonly socket: WebSocket;
  /** To look at the table that the page shows. */
  readonly asked: { readonly request: object; readonly id: string } | undefined;
  /** What has come, oldest first. */
  readonly heard: string[];
}

declare global {
  interface Window {
    begun?: Begun | undefined;
  }
}

export const openSocket = (): WebSocket => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);

// `crypto.randomUUID` exists on secure pages only; a table in the local network is often plain http.
export const randomId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (word) => word.toString(36)).join('-');

/** The greeting of every line. */
export const HELLO = JSON.stringify({ t: 'hello', protocol: PROTOCOL });

/** A request as it is sent. */
export const frameOf = (request: object, id: string): string => JSON.stringify({ ...request, id });

/**
 * A socket makes a guest of whoever has no session; on the page for another device somebody is about to become a person already known. A table
 * of this device needs none.
 */
export const mayConnect = ({ page }: ReturnType<typeof parseRoute>): boolean => page !== 'device' && page !== 'local';

export const begin = (): void => {
  const route = parseRoute(location.pathname);
  if (!mayConnect(route)) return;
  const socket = openSocket();
  const asked = route.page === 'table' ? { request: { t: 'enter', code: route.code }, id: randomId() } : undefined;
  const heard: string[] = [];
  socket.addEventListener('open', () => {
    socket.send(HELLO);
    if (asked !== undefined) socket.send(frameOf(asked.request, asked.id));
  });
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  window.begun = { socket, asked, heard };
};
