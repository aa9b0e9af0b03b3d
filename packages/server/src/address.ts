import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** What a reverse proxy in front is trusted to say. */
export interface Trust {
  readonly proxy: boolean;
  /** Further origins, beside the server's own, whose pages may open a socket. */
  readonly origins: readonly string[];
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value.at(-1) : value;
};

/** The last hop that the trusted proxy saw; what a client itself wrote stands further to the left. */
const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim();

/** For rate limits. A whole IPv6 network counts as one, since one customer gets that many addresses. */
export const addressOf = (request: IncomingMessage, trust: Trust): string => {
  const forwarded = trust.proxy ? lastOf(header(request, 'x-forwarded-for')) : undefined;
  const address = forwarded ?? request.socket.remoteAddress ?? 'unknown';
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  return new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(0, 4).join(':');
};

export const isSecure = (request: IncomingMessage, trust: Trust): boolean =>
  'encrypted' in request.socket || (trust.proxy && lastOf(header(request, 'x-forwarded-proto')) === 'https');

/** As the browser wrote it: whatever it holds is a stranger's word. */
const hostOf = (request: IncomingMessage, trust: Trust): string | undefined =>
  (trust.proxy ? lastOf(header(request, 'x-forwarded-host')) : undefined) ?? request.headers.host;

/** Where the browser found this server. */
export const originOf = (request: IncomingMessage, trust: Trust): string =>
  `${isSecure(request, trust) ? 'https' : 'http'}://${hostOf(request, trust) ?? ''}`;

/** A page of another site must not speak with our cookie. Programs other than browsers send no origin and bring no foreign cookie. */
export const isOwnOrigin = (request: IncomingMessage, trust: Trust): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (trust.origins.includes(origin)) return true;
  try {
    return new URL(origin).host === hostOf(request, trust);
  } catch {
    return false;
  }
};
