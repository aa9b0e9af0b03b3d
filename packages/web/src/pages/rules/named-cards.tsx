import type { Chapter, Piece, Sentence } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';

const plainOf = (says: Sentence): string => says.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');

/** Cards whose names stand in a chapter, in the order of the box. A long name hides a short one that is part of it. */
export const namedIn = ({ rules, rulings }: Chapter, pieces: readonly Piece[]): readonly Piece[] => {
  let text = [...rules, ...rulings].map(({ says }) => plainOf(says)).join(' ');
  const found = new Set<string>();
  for (const { name } of [...pieces].sort((a, b) => b.name.length - a.name.length)) {
    if (!text.includes(name)) continue;
    found.add(name);
    text = text.replaceAll(name, '·');
  }
  return pieces.filter((piece, i) => found.has(piece.name) && pieces.findIndex(({ name }) => name === piece.name) === i);
};

export function NamedCards(props: { readonly chapter: Chapter; readonly pieces: readonly Piece[]; readonly book: string }) {
  const { chapter, pieces, book } = props;
  const named = namedIn(chapter, pieces).filter(({ card }) => card !== undefined);
  if (named.length === 0) return null;
  const title = readingWords()['rules.named'];
  return (
    <section class="named-cards" aria-label={title}>
      <h3>
        {title} <small class="numerals">{named.length}</small>
      </h3>
      <ul>
        {named.map(({ id, card }) => (
          <li key={id}>
            <a href={`/cards/${book}#${id}`}>{card?.strip()}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
