// Symbols of the effect sheet beside the things that show them.
import './symbols.css';
import type { SymbolEntry } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';

const BEGIN = 'symbol-';

/** Where the things that show it are listed; on the page of the cards the hash alone is enough. */
export const symbolPath = (id: string, book?: string): string => `${book === undefined ? '' : `/cards/${book}`}#${BEGIN}${id}`;

/** The symbol that an address names. */
export const symbolIn = (hash: string): string | undefined => (hash.startsWith(BEGIN) ? hash.slice(BEGIN.length) : undefined);

export function SymbolSign({ entry }: { readonly entry: SymbolEntry | undefined }) {
  if (entry === undefined) return null;
  return (
    <span class="symbol-sign row">
      <span class="symbol-drawing" aria-hidden="true">
        {entry.drawing}
      </span>
      {entry.name}
    </span>
  );
}

/** All symbols of a thing; each leads to what else shows it. */
export function SymbolList({ ids, symbols }: { readonly ids: readonly string[]; readonly symbols: ReadonlyMap<string, SymbolEntry> }) {
  const words = readingWords();
  const entries = ids.flatMap((id) => symbols.get(id) ?? []);
  if (entries.length === 0) return null;
  return (
    <section class="piece-symbols" aria-label={words['search.symbols']}>
      <h3>{words['search.symbols']}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={symbolPath(entry.id)}
              class="filter-chip"
              title={words['cards.with-symbol']}
              aria-label={words['cards.with']({ name: entry.name })}
            >
              <SymbolSign entry={entry} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
