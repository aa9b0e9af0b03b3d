// What an address means.
import { isCode, readCode } from '@maravilha/protocol';

export { isCode, readCode } from '@maravilha/protocol';

const BOOK_PAGES = ['rules', 'cards', 'score', 'learn', 'puzzle'] as const;

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly code: string }
  /** A table of this device. */
  | { readonly page: 'local'; readonly code: string }
  /** A match of the past: of the server, of this device, or from a file. */
  | { readonly page: 'review'; readonly of: 'server' | 'device'; readonly code: string }
  | { readonly page: 'review'; readonly of: 'file' }
  /** A deal that several people play. */
  | { readonly page: 'deal'; readonly deal: string }
  /** Where another browser becomes the same person. */
  | { readonly page: 'device' }
  /** What is in the box of a game, a lesson or a puzzle of it, whether or not there is such a game. */
  | { readonly page: (typeof BOOK_PAGES)[number]; readonly book: string }
  | { readonly page: 'not-found' };

export const parseRoute = (path: string): Route => {
  if (path === '/') return { page: 'home' };
  if (path === '/device') return { page: 'device' };
  const [, place, rest = '', past = ''] = /^\/(\w+)(?:\/([^/]*)(\/review)?)?\/?$/.exec(path) ?? [];
  const page = BOOK_PAGES.find((one) => one === place);
  if (page !== undefined && past === '') return { page, book: rest };
  const code = readCode(rest);
  switch (isCode(code) ? `${place}${past}` : rest === '' && `${place}/`) {
    case 't':
      return { page: 'table', code };
    case 'd':
      return { page: 'deal', deal: code };
    case 'local':
      return { page: 'local', code };
    case 'local/review':
      return { page: 'review', of: 'device', code };
    case 'r':
      return { page: 'review', of: 'server', code };
    case 'r/':
      return { page: 'review', of: 'file' };
    default:
      return { page: 'not-found' };
  }
};

export const tablePath = (code: string): string => `/t/${code}`;

/** To the review of what was played at a table. */
export const reviewPath = (path: string, code: string): string => (path.startsWith('/local/') ? `/local/${code}/review` : `/r/${code}`);

export const dealPath = (deal: string): string => `/d/${deal}`;

/** From one table to another in the same place. */
export const besidePath = (path: string, code: string): string => path.replace(/[^/]+\/?$/, code);
