// One thing of the box, with all that is known of it.
import type { CardFacts, Piece, SymbolEntry } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { Icon } from '../../components/icon.tsx';
import { rulePath } from '../books.ts';
import { KnownList, KnownMark } from './known-marks.tsx';
import { SymbolList } from './symbols.tsx';

export type Pieces = ReadonlyMap<string, Piece>;

const namesOf = (ids: readonly string[], pieces: Pieces): readonly string[] => [
  ...new Set(ids.flatMap((id) => pieces.get(id)?.name ?? [])),
];

/** All of a piece in one sentence, for who cannot see it. */
export const saidOf = ({ name, kind, says, card }: Piece, pieces: Pieces): string =>
  readingWords()['cards.says']({
    name,
    kind,
    cost: card?.cost,
    says,
    from: namesOf(card?.from ?? [], pieces),
    into: namesOf(card?.into ?? [], pieces),
  });

function Linked(props: { readonly title: string; readonly ids: readonly string[]; readonly pieces: Pieces }) {
  const { title, ids, pieces } = props;
  if (ids.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{pieces.get(id)?.card?.strip()}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Copies({ card, seats }: { readonly card: CardFacts; readonly seats: number | undefined }) {
  const words = readingWords();
  const { copies, least } = card;
  if (copies === undefined) return null;
  return (
    <section class="card-copies" aria-label={words['cards.copies']}>
      <h3>
        {words['cards.copies']}
        {least !== undefined && (
          <b class="numerals" title={words['cards.least-says']({ seats: least })}>
            {words['cards.least']({ seats: least })}
          </b>
        )}
      </h3>
      <ol class="numerals">
        {copies.map(([at, n]) => (
          <li key={at} class={at === seats ? 'active' : ''}>
            <span class="visually-hidden">{words['cards.copies-at']({ seats: at, n })}</span>
            <span aria-hidden="true">{at}</span>
            <b aria-hidden="true">{n}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DetailProps {
  readonly piece: Piece;
  readonly pieces: Pieces;
  readonly symbols: ReadonlyMap<string, SymbolEntry>;
  readonly seats: number | undefined;
  /** A sheet has the name as its title. */
  readonly titled: boolean;
}

export function PieceDetail({ piece, pieces, symbols, seats, titled }: DetailProps) {
  const words = readingWords();
  const { name, kind, says, rule, card, parts = [], note, known } = piece;
  return (
    <div class="piece-detail column">
      <div class="piece-large" aria-hidden="true">
        {piece.draw()}
      </div>
      {titled && <h2>{name}</h2>}
      <p class="piece-kind">{kind}</p>
      {card?.cost !== undefined && (
        <p>
          {words['cards.cost']}: {card.cost}.
        </p>
      )}
      <p class="piece-says">{says}</p>
      {parts.length > 0 && (
        <ul class="piece-parts">
          {parts.map((part) => (
            <li key={part.id}>
              {part.drawing !== undefined && (
                <span class="part-drawing" aria-hidden="true">
                  {part.drawing}
                </span>
              )}
              <span>{part.says}</span>
              {part.known !== undefined && [...new Set(Object.values(part.known))].map((how) => <KnownMark key={how} how={how} />)}
            </li>
          ))}
        </ul>
      )}
      {card !== undefined && (
        <div class="piece-chains">
          <Linked title={words['cards.free-with']} ids={card.from} pieces={pieces} />
          <Linked title={words['cards.leads-to']} ids={card.into} pieces={pieces} />
        </div>
      )}
      {card !== undefined && <Copies card={card} seats={seats} />}
      <SymbolList ids={piece.symbols} symbols={symbols} />
      {note !== undefined && <p class="piece-note">{note}</p>}
      <section aria-label={words['cards.known']}>
        <h3>{words['cards.known']}</h3>
        <KnownList known={known} />
      </section>
      <a class="piece-rule row" href={rulePath(rule)}>
        <Icon id="ch-book" class="" />
        {words['rules.rule']({ id: rule })}
      </a>
    </div>
  );
}
