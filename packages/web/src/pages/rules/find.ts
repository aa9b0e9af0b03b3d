// The search over a book: rules, symbols and cards by their words. Fetched when somebody searches.
import MiniSearch from 'minisearch';
import type { Piece, RuleText, Sentence, SymbolGroup } from '../../base/book.ts';

export type Found =
  | { readonly kind: 'rule'; readonly id: string; readonly title: string; readonly text: string }
  | { readonly kind: 'symbol'; readonly id: string; readonly title: string; readonly text: string }
  | { readonly kind: 'card'; readonly id: string; readonly title: string; readonly text: string };

const plainOf = (says: Sentence): string => says.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');

/** Without accents and capitals: people leave them out. */
const fold = (term: string): string => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Sources {
  readonly text: RuleText;
  readonly groups: readonly SymbolGroup[];
  readonly pieces: readonly Piece[];
}

const itemsOf = ({ text, groups, pieces }: Sources): readonly Found[] => [
  ...text.chapters.flatMap(({ title, rules, rulings }) =>
    [...rules, ...rulings].map(({ id, says }): Found => ({ kind: 'rule', id, title, text: plainOf(says) })),
  ),
  ...groups.flatMap(({ symbols }) => symbols.map(({ id, name, says }): Found => ({ kind: 'symbol', id, title: name, text: says }))),
  ...pieces.map(({ id, name, says }): Found => ({ kind: 'card', id, title: name, text: says })),
];

/** Answers what a query finds, best first. */
export const finderOf = (sources: Sources): ((query: string) => readonly Found[]) => {
  const items = itemsOf(sources);
  const index = new MiniSearch<Found & { readonly key: number }>({
    idField: 'key',
    fields: ['id', 'title', 'text'],
    processTerm: fold,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      combineWith: 'AND',
      boost: { id: 4, title: 3 },
    },
  });
  index.addAll(items.map((item, key) => ({ ...item, key })));
  return (query) => index.search(query).flatMap(({ id }) => items[Number(id)] ?? []);
};
