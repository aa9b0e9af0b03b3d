// Fails the build when the JavaScript or the styles of a page outgrow their budgets. Counted as browsers load them: the entry, the page's
// own chunks, and one language, all compressed. A table counts with the open card and the prompts of every decision; what is fetched on demand
// beside play (draft, log and menu, Duel's last moves in words, motion, end) is not in it.
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { GAMES } from './chunks.ts';

interface Page {
  readonly name: string;
  readonly limit: number;
  /** Of its styles. */
  readonly styles: number;
  /** Ends of the paths of the modules that the page imports lazily. */
  readonly roots: readonly string[];
}

const KB = 1000;
const TABLE = { limit: 85 * KB, styles: 19 * KB };
/** A table that has to be lighter than most. */
const TIGHTER: Readonly<Record<string, typeof TABLE>> = { duel: { limit: 60 * KB, styles: 15 * KB } };

const wordsIn = (game: string): readonly string[] =>
  [game, `${game}/table`]
    .map((folder) => `words/src/${folder}/pt-br.ts`)
    .filter((path) => existsSync(new URL(`../${path}`, import.meta.url)));

const PAGES: readonly Page[] = [
  {
    name: 'home',
    limit: 30 * KB,
    styles: 9 * KB,
    roots: [
      'web/src/pages/home/home.tsx',
      ...GAMES.map((game) => `web/src/games/${game}/lobby.ts`),
      'words/src/common/pt-br.ts',
      'words/src/home/pt-br.ts',
    ],
  },
  ...GAMES.map((game) => ({
    name: `${game} table`,
    ...(TIGHTER[game] ?? TABLE),
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

interface Part {
  readonly name: string;
  readonly bytes: number;
}

const partOf = (name: string, content: string | Uint8Array): Part => ({ name, bytes: gzipSync(content, { level: 9 }).length });

/** One line, and whether it is within the limit; beyond it also what takes the room. */
const judge = (what: string, parts: readonly Part[], limit: number): { readonly within: boolean; readonly told: string } => {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const told = `${what}: ${(total / KB).toFixed(1)} kB of ${limit / KB} kB, gzip`;
  if (total <= limit) return { within: true, told };
  const largest = parts.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `  ${(bytes / KB).toFixed(1)} kB ${name}`);
  return { within: false, told: [told, ...largest].join('\n') };
};

export const budgetPlugin = (): Plugin => ({
  name: 'maravilha-budget',
  apply: 'build',
  writeBundle(_, bundle) {
    const chunks: Chunks = new Map(
      Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
    );
    const entries = [...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
    const styleOf = (name: string): Part => {
      const part = bundle[name];
      return partOf(name, part?.type === 'asset' ? part.source : '');
    };
    for (const page of PAGES) {
      const loaded = [...closureOf(chunks, [...entries, ...page.roots.map((root) => chunkOf(chunks, root))])];
      const sheets = new Set(loaded.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]));
      const scripts = loaded.map((name) => partOf(name, chunks.get(name)?.code ?? ''));
      for (const { within, told } of [
        judge(page.name, scripts, page.limit),
        judge(`styles of ${page.name}`, [...sheets].map(styleOf), page.styles),
      ]) {
        if (!within) this.error(`budget exceeded for ${told}`);
        this.info(`budget ${told}`);
      }
    }
  },
});
