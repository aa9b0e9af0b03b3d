import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** Whose word counts. */
export interface Trust {
  /** A reverse proxy in front, for what it says of address, host and protocol. */
  readonly proxy: boolean;
  /** Further origins, beside the server's own, whose pages may open a socket. */
  readonly origins: readonly string[];
  /** Names under which the server is asked for, beside those that it always has. Without any it answers to every name. */
  readonly hosts: readonly string[] | undefined;
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

/** The name in a host, or the address as it is written here, without port. */
const nameIn = (host: string): string | undefined => {
  const [, name] = /^(\[[^\]]*\]|[^:[\]]+)(?::\d*)?$/.exec(host.toLowerCase()) ?? [];
  return name === undefined ? undefined : (plainAddress(name) ?? name.replace(/\.$/, ''));
};

const LOOPBACK = /^(?:127\..*|0:0:0:0:0:0:0:1)$/;

/**
 * The names of a server that listens on this address. One that is told its names has no others. One that is open to a network, or stands behind
 * a proxy, is found under names that nobody here can know.
 */
export const hostsOf = (listening: string, proxy: boolean, allowed: readonly string[], origins: readonly string[]): Trust['hosts'] => {
  const named = [...allowed, ...origins.map((origin) => new URL(origin).host)].flatMap((host) => nameIn(host) ?? []);
  const isOpen = proxy || listening === '0.0.0.0' || listening === '::';
  if (named.length === 0 && isOpen) return undefined;
  return [plainAddress(listening) ?? listening.toLowerCase(), ...named];
};

/**
 * A page whose name was made to lead to this machine (DNS rebinding) asks under that name. The machine itself is known by its own names and by
 * the address at which the connection has come in.
 */
export const isKnownHost = (request: IncomingMessage, trust: Trust): boolean => {
  if (trust.hosts === undefined) return true;
  const name = nameIn(hostOf(request, trust) ?? '');
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (isIP(name) !== 0 && (LOOPBACK.test(name) || name === plainAddress(request.socket.localAddress ?? ''))) return true;
  return trust.hosts.includes(name);
};

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
