// Fails the build when the JavaScript of a page outgrows its budget. Counted as browsers load it: the entry, the page's own
// chunks, and one language, all compressed. A table counts with the open card and the prompts of every decision; what is fetched on demand
// beside play (draft, log and menu, motion, end) is not in it.
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { GAMES } from './chunks.ts';

interface Page {
  readonly name: string;
  readonly limit: number;
  /** Ends of the paths of the modules that the page imports lazily. */
  readonly roots: readonly string[];
}

const KB = 1000;
/** A table that has to be lighter than most. */
const TIGHTER: Readonly<Record<string, number>> = { duel: 60 * KB };

const wordsIn = (game: string): readonly string[] =>
  [game, `${game}/table`]
    .map((folder) => `words/src/${folder}/pt-br.ts`)
    .filter((path) => existsSync(new URL(`../${path}`, import.meta.url)));

const PAGES: readonly Page[] = [
  {
    name: 'home',
    limit: 30 * KB,
    roots: [
      'web/src/pages/home/home.tsx',
      ...GAMES.map((game) => `web/src/games/${game}/lobby.ts`),
      'words/src/common/pt-br.ts',
      'words/src/lobby/pt-br.ts',
    ],
  },
  ...GAMES.map((game) => ({
    name: `${game} table`,
    limit: TIGHTER[game] ?? 85 * KB,
    roots: [
      'web/src/pages/table-page.tsx',
      `web/src/games/${game}/table.tsx`,
      'words/src/common/pt-br.ts',
      'words/src/table/pt-br.ts',
      ...wordsIn(game),
    ],
  })),
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
