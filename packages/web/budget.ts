// Fails the build when the JavaScript or the styles of a page outgrow their budgets. Counted as browsers load them: the entry, the page's
// own chunks, and one language, all compressed. A table counts with the open card; what is fetched on demand (draft, choices that come
// seldom, log and menu, the last moves of Duel in words, motion, end) is not in it.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesOf, PAGES } from './built-pages.ts';

interface Budget {
  readonly scripts: number;
  readonly styles: number;
}

const KB = 1000;
const TABLE: Budget = { scripts: 85 * KB, styles: 19 * KB };
/** A page about a game. */
const BOOK: Budget = { scripts: 60 * KB, styles: 19 * KB };
/** Of pages that people open to play. */
const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { scripts: 30 * KB, styles: 9 * KB },
  'table/duel': { scripts: 60 * KB, styles: 15 * KB },
};

const budgetOf = (page: string): Budget | undefined => {
  if (/^(?:rules|cards|score)\//.test(page)) return BOOK;
  return BUDGETS[page] ?? (page.startsWith('table/') ? TABLE : undefined);
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
    const exceeded: string[] = [];
    for (const page of PAGES) {
      const budget = budgetOf(page.id);
      if (budget === undefined) continue;
      // Portuguese is the longer one.
      const parts = filesOf(bundle, page, 'pt-BR').map((name) => {
        const part = bundle[name];
        return partOf(name, part?.type === 'chunk' ? part.code : (part?.source ?? ''));
      });
      const [styles, scripts] = [parts.filter(({ name }) => name.endsWith('.css')), parts.filter(({ name }) => name.endsWith('.js'))];
      for (const { within, told } of [judge(page.id, scripts, budget.scripts), judge(`styles of ${page.id}`, styles, budget.styles)]) {
        if (within) this.info(`budget ${told}`);
        else exceeded.push(told);
      }
    }
    if (exceeded.length > 0) this.error(`budget exceeded for ${exceeded.join('\nand for ')}`);
  },
});
