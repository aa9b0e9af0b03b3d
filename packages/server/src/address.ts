import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

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

/** The numbers between the colons of a part of an IPv6 address; its end may be written as IPv4. */
const groupsIn = (text: string): number[] => {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
};

/** All eight numbers, also where zeros were left out. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [groupsIn(head), groupsIn(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
};

/**
 * An address in the one way in which it is written here. One of IPv4 inside IPv6, as a socket for both gives it, is one of IPv4. `undefined`:
 * no address. A port behind it and the name of an interface (`fe80::1%eth0`) do not matter.
 */
const plainAddress = (text: string): string | undefined => {
  const [, inBrackets, withPort] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^()([\d.]+):\d+$/.exec(text) ?? [];
  const [address = ''] = (inBrackets || withPort || text).split('%');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (!isMapped) return groups.map((group) => group.toString(16)).join(':');
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
};

/** One customer of a provider: an IPv4 address, or a whole /64 of IPv6, since one customer gets that many addresses. */
export const networkOf = (text: string): string | undefined => {
  const address = plainAddress(text);
  return address?.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::` : address;
};

/** Where a request comes from, for limits. A proxy that says something odd of it counts as its own client. */
export const sourceOf = (request: IncomingMessage, trust: Trust): string => {
  const forwarded = trust.proxy ? lastOf(header(request, 'x-forwarded-for')) : undefined;
  return networkOf(forwarded ?? '') ?? networkOf(request.socket.remoteAddress ?? '') ?? 'unknown';
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
