import { useEffect, useState } from 'preact/hooks';
import type { Piece, RuleText, SymbolGroup } from '../../base/book.ts';
import { door } from '../../base/door.ts';
import { language } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { useDoor } from '../../base/ui/lazy.tsx';
import { rulePath } from '../books.ts';
import { symbolHash } from './effect-sheet.tsx';
import type { Found } from './find.ts';

const finder = door(async () => (await import('./find.ts')).finderOf);

interface ResultsProps {
  readonly query: string;
  readonly book: string;
  readonly text: RuleText;
  readonly groups: readonly SymbolGroup[];
  readonly pieces: readonly Piece[];
  readonly onLeave: () => void;
}

const pathOf = (found: Found, book: string): string => {
  switch (found.kind) {
    case 'rule':
      return rulePath(found.id);
    case 'symbol':
      return `#${symbolHash(found.id)}`;
    case 'card':
      return `/cards/${book}#${found.id}`;
  }
};

const KINDS = ['symbol', 'rule', 'card'] as const;

/** What was found, kind by kind. */
export function Results(props: ResultsProps) {
  const words = readingWords();
  const { query, book, text, groups, pieces, onLeave } = props;
  const make = useDoor(finder);
  const [find, setFind] = useState<((query: string) => readonly Found[]) | undefined>(undefined);
  // The words are those of the present language.
  const speech = language.value;
  useEffect(() => {
    if (make !== undefined) setFind(() => make({ text, groups, pieces }));
  }, [make, speech, text, pieces.length]);
  const found = find?.(query);
  return (
    <main id="main" class="search-results">
      <div role="status">
        <h1>{found === undefined ? words['search.wait'] : words['search.found']({ n: found.length, query })}</h1>
      </div>
      {found?.length === 0 && <p>{words['search.none']}</p>}
      {KINDS.map((kind) => {
        const some = found?.filter((one) => one.kind === kind) ?? [];
        if (some.length === 0) return null;
        return (
          <section key={kind} aria-label={words[`search.${kind}s`]}>
            <h2>{words[`search.${kind}s`]}</h2>
            <ul>
              {some.map((one) => (
                <li key={one.id}>
                  <a href={pathOf(one, book)} onClick={onLeave}>
                    <b>{kind === 'rule' ? one.id : one.title}</b>
                    {kind === 'rule' && <small>{one.title}</small>}
                    <span>{one.text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
