// Fails the build when the JavaScript of a page outgrows its budget. Counted as browsers load it: the entry, the page's own
// chunks, and one language, all compressed. A table counts with the open card and the prompts of every decision; what is fetched on demand
// beside play (draft, log and menu, motion, end) is not in it.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Page {
  readonly name: string;
  readonly limit: number;
  /** Ends of the paths of the modules that the page imports lazily. */
  readonly roots: readonly string[];
}

const KB = 1000;
const DUEL = [
  'web/src/pages/table-page.tsx',
  'web/src/games/duel/table.tsx',
  'words/src/common/pt-br.ts',
  'words/src/table/pt-br.ts',
  'words/src/duel/pt-br.ts',
];
const SEVEN_WONDERS = [
  'web/src/pages/table-page.tsx',
  'web/src/games/seven-wonders/table.tsx',
  'words/src/common/pt-br.ts',
  'words/src/table/pt-br.ts',
  'words/src/seven-wonders/pt-br.ts',
  'words/src/seven-wonders/table/pt-br.ts',
];
const ARCHITECTS = [
  'web/src/pages/table-page.tsx',
  'web/src/games/architects/table.tsx',
  'words/src/common/pt-br.ts',
  'words/src/table/pt-br.ts',
  'words/src/architects/pt-br.ts',
  'words/src/architects/table/pt-br.ts',
];
const DICE = [
  'web/src/pages/table-page.tsx',
  'web/src/games/dice/table.tsx',
  'words/src/common/pt-br.ts',
  'words/src/table/pt-br.ts',
  'words/src/dice/pt-br.ts',
  'words/src/dice/table/pt-br.ts',
];
const PAGES: readonly Page[] = [
  { name: 'home', limit: 30 * KB, roots: ['web/src/pages/home/home.tsx', 'words/src/common/pt-br.ts', 'words/src/lobby/pt-br.ts'] },
  { name: 'duel table', limit: 60 * KB, roots: DUEL },
  { name: 'seven-wonders table', limit: 85 * KB, roots: SEVEN_WONDERS },
  { name: 'architects table', limit: 85 * KB, roots: ARCHITECTS },
  { name: 'dice table', limit: 85 * KB, roots: DICE },
];

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const closureOf = (chunks: Chunks, starts: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined || found.has(name)) return;
    found.add(name);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const start of starts) visit(start);
  return found;
};

const chunkOf = (chunks: Chunks, root: string): string => {
  for (const chunk of chunks.values()) if (chunk.moduleIds.some((id) => id.endsWith(root))) return chunk.fileName;
  throw new Error(`budget: no chunk holds ${root}`);
};

export const budgetPlugin = (): Plugin => ({
  name: 'maravilha-budget',
  apply: 'build',
  writeBundle(_, bundle) {
    const chunks: Chunks = new Map(
      Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
    );
    const entries = [...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
    for (const page of PAGES) {
      const names = closureOf(chunks, [...entries, ...page.roots.map((root) => chunkOf(chunks, root))]);
      const sizes = [...names]
        .map((name) => ({ name, bytes: gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length }))
        .sort((a, b) => b.bytes - a.bytes);
      const total = sizes.reduce((sum, size) => sum + size.bytes, 0);
      const figures = `${page.name}: ${(total / KB).toFixed(1)} kB of ${page.limit / KB} kB, gzip`;
      if (total > page.limit) {
        this.error(
          `budget exceeded for ${figures}\n${sizes.map((size) => `  ${(size.bytes / KB).toFixed(1)} kB ${size.name}`).join('\n')}`,
        );
      }
      this.info(`budget ${figures}`);
    }
  },
});
