// Serves the rules of docs/rules to the page: `virtual:rules/<language>/<book>` is a module with the text that `readRules` reads.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readRules } from './read.ts';

const NAME = /^virtual:rules\/([\w-]+)\/([\w-]+)$/;
/** By which a module of rules is told from files. */
const MARK = '\0';
/** As every catalogue is exported. */
const EXPORTED: Readonly<Record<string, string>> = { en: 'en', 'pt-BR': 'ptBR' };

export const ruleFile = (language: string, book: string): string =>
  fileURLToPath(new URL(`../../../docs/rules/${language}/${book}.md`, import.meta.url));

export const rulebookPlugin = (): Plugin => ({
  name: 'maravilha-rulebook',
  resolveId: (id) => (NAME.test(id) ? MARK + id : undefined),
  load(id) {
    const [, language = '', book = ''] = id.startsWith(MARK) ? (NAME.exec(id.slice(1)) ?? []) : [];
    const name = EXPORTED[language];
    if (name === undefined) return undefined;
    const file = ruleFile(language, book);
    this.addWatchFile(file);
    return `export const ${name} = ${JSON.stringify(readRules(readFileSync(file, 'utf8')))};`;
  },
});
