// What an address means.
import { CODE_ALPHABET, CODE_LENGTH } from '@maravilha/protocol';

export type Route = { readonly page: 'home' } | { readonly page: 'table'; readonly code: string } | { readonly page: 'not-found' };

/** What people type or paste as a code: any case, spaces or dashes between, or the whole link. */
export const readCode = (text: string): string => {
  const path = /\/t\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return path.toUpperCase().replace(/[\s-]/g, '');
};

export const isCode = (code: string): boolean => code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter));

export const parseRoute = (path: string): Route => {
  if (path === '/') return { page: 'home' };
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code === undefined) return { page: 'not-found' };
  const read = readCode(code);
  return isCode(read) ? { page: 'table', code: read } : { page: 'not-found' };
};

export const tablePath = (code: string): string => `/t/${code}`;
