// Tells the server which files each page needs first, so that the document names them and the browser fetches them side by side.
// Found one by one, each by the script before it, they cost a round trip each. The styles of a page go into one file for its document.
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { filesOf, type Language, PAGES } from './built-pages.ts';

/** What the server reads of a page: addresses of files, scripts by language. */
interface Preload extends Readonly<Record<Language, readonly string[]>> {
  readonly styles: string;
  /** The names of the sheets that are in `styles`. */
  readonly holds: readonly string[];
}

const isStyles = (name: string): boolean => name.endsWith('.css');

const textOf = (part: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  part?.type === 'asset' ? Buffer.from(part.source).toString() : '';

export const preloadsPlugin = (): Plugin => ({
  name: 'maravilha-preloads',
  apply: 'build',
  generateBundle: {
    // Some files that only hand on others are gone by then.
    order: 'post',
    handler(_, bundle) {
      // Last, since text can be read without them.
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const made = PAGES.map((page): readonly [string, Preload] => {
        const filesIn = (language: Language): readonly string[] => filesOf(bundle, page, language);
        const scriptsIn = (language: Language): readonly string[] =>
          [...filesIn(language).filter((name) => !isStyles(name)), ...fonts].map((name) => `/${name}`);
        const holds = filesIn('en').filter(isStyles);
        const source = holds.map((name) => textOf(bundle[name])).join('');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/whole-${page.id.replace('/', '-')}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return [page.id, { en: scriptsIn('en'), 'pt-BR': scriptsIn('pt-BR'), styles: `/${fileName}`, holds }];
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(made)) });
    },
  },
});
