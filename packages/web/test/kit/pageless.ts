// Modules of the page that ask the browser for small things when they are loaded: its language, its memory, its colours. Here they get the
// answers of a browser that remembers nothing, until the tests of the file are over.
import { afterAll, vi } from 'vitest';

const NOTHING = { addEventListener: () => undefined, matches: false };

export const pageless = async <Modules>(load: () => Promise<Modules>): Promise<Modules> => {
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {}, style: { setProperty: () => undefined } } });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => NOTHING);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  return load();
};
