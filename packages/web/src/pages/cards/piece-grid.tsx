import type { Collection, Piece } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { copiesAt } from './filters.ts';
import { type Pieces, saidOf } from './piece-detail.tsx';

interface GridProps {
  readonly collection: Collection;
  readonly shown: readonly Piece[];
  readonly pieces: Pieces;
  readonly selected: string | undefined;
  readonly seats: number | undefined;
}

function Item({ piece, pieces, selected, seats }: Omit<GridProps, 'collection' | 'shown'> & { readonly piece: Piece }) {
  const words = readingWords();
  const { id, card } = piece;
  const copies = seats === undefined ? undefined : copiesAt(card, seats);
  const chosen = id === selected;
  return (
    <li>
      <a
        href={`#${id}`}
        class={chosen ? 'piece selected' : 'piece'}
        aria-label={saidOf(piece, pieces)}
        aria-current={chosen ? 'true' : undefined}
      >
        <span class="piece-drawing" aria-hidden="true">
          {piece.draw()}
        </span>
        {card === undefined && (
          <span class="piece-label">
            <b>{piece.name}</b>
            <small>{piece.kind}</small>
          </span>
        )}
        {copies !== undefined && <b class="piece-copies numerals">{words['cards.times']({ n: copies })}</b>}
        {copies === undefined && card?.least !== undefined && (
          <b class="piece-copies numerals">{words['cards.least']({ seats: card.least })}</b>
        )}
      </a>
    </li>
  );
}

/** Cards stand by age, other things in one row after another. */
export function PieceGrid(props: GridProps) {
  const { collection, shown, ...rest } = props;
  const words = readingWords();
  const ages = [...new Set(shown.map(({ card }) => card?.age))];
  if (shown.length === 0) return <p class="none">{words['cards.none']}</p>;
  return (
    <>
      {ages.map((age) => (
        <section key={age ?? 0} class="piece-group">
          {age !== undefined && <h2>{words['cards.age-n']({ age })}</h2>}
          <ul class={`piece-grid ${collection.id}`}>
            {shown
              .filter(({ card }) => card?.age === age)
              .map((piece) => (
                <Item key={piece.id} piece={piece} {...rest} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
