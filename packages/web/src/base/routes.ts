// What an address means.
import { isCode, readCode } from '@maravilha/protocol';

export { isCode, readCode } from '@maravilha/protocol';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  /** A table of this device. */
  | { readonly page: 'local'; readonly code: string }
  /** Where another browser becomes the same person. */
  | { readonly page: 'device' }
  /** What is in the box of a game, whether or not there is such a game. */
  | { readonly page: 'rules' | 'cards' | 'score'; readonly book: string }
  | { readonly page: 'not-found' };

export const parseRoute = (path: string): Route => {
  if (path === '/') return { page: 'home' };
  if (path === '/device') return { page: 'device' };
  const [, reading, book = ''] = /^\/(rules|cards|score)(?:\/([^/]*))?\/?$/.exec(path) ?? [];
  if (reading === 'rules' || reading === 'cards' || reading === 'score') return { page: reading, book };
  const [, place, code] = /^\/(t|local)\/([^/]+)\/?$/.exec(path) ?? [];
  if (code === undefined) return { page: 'not-found' };
  const read = readCode(code);
  return isCode(read) ? { page: place === 't' ? 'table' : 'local', code: read } : { page: 'not-found' };
};

export const tablePath = (code: string): string => `/t/${code}`;

/** From one table to another in the same place. */
export const besidePath = (path: string, code: string): string => path.replace(/[^/]+\/?$/, code);
