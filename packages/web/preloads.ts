// Tells the server which files each page needs first, so that the document names them and the browser fetches them side by side.
// Found one by one, each by the script before it, they cost a round trip each.
import type { Plugin } from 'vite';
import { filesOf, type Language, PAGES } from './built-pages.ts';

/** What the server reads: the addresses of the files by page and language. */
type Preloads = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

export const preloadsPlugin = (): Plugin => ({
  name: 'maravilha-preloads',
  apply: 'build',
  generateBundle: {
    // Some files that only hand on others are gone by then.
    order: 'post',
    handler(_, bundle) {
      // Last, since text can be read without them.
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const filesIn = (page: (typeof PAGES)[number], language: Language): readonly string[] =>
        [...filesOf(bundle, page, language), ...fonts].map((name) => `/${name}`);
      const preloads: Preloads = Object.fromEntries(
        PAGES.map((page) => [page.id, { en: filesIn(page, 'en'), 'pt-BR': filesIn(page, 'pt-BR') }]),
      );
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(preloads) });
    },
  },
});
