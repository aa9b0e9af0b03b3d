// Everything in the box of a game: cards, wonders, tokens, boards and dice, and the chains between cards.
import './cards.css';
import './cards-phone.css';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { BookCards, BookPlug, BookRules, Collection, SymbolEntry } from '../../base/book.ts';
import type { Door } from '../../base/door.ts';
import { language } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { theme } from '../../base/settings.ts';
import { useArrival, useTitle } from '../../base/ui/page.ts';
import { useDoor } from '../../base/ui/lazy.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import type { SymbolId } from '../../symbols/drawings.ts';
import { ReadingFrame } from '../reading/frame.tsx';
import { SearchField } from '../reading/search-field.tsx';
import { useHash } from '../reading/use-hash.ts';
import { ChainGraph } from './chain-graph.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { chosen, copiesAt, EVERYTHING, inUse } from './filters.ts';
import { PieceDetail, type Pieces } from './piece-detail.tsx';
import { PieceGrid } from './piece-grid.tsx';
import { symbolIn, SymbolSign } from './symbols.tsx';
import { useKeys } from './use-keys.ts';
import { useNarrow } from './use-narrow.ts';

const CHAINS = 'chains';

interface ViewsProps {
  readonly views: readonly (readonly [id: string, icon: SymbolId, title: string])[];
  readonly view: string;
  readonly onView: (view: string) => void;
}

function Views({ views, view, onView }: ViewsProps) {
  return (
    <div class="views row" role="group" aria-label={readingWords()['cards.views']}>
      {views.map(([id, icon, title]) => (
        <button key={id} type="button" class={id === view ? 'row active' : 'row'} aria-pressed={id === view} onClick={() => onView(id)}>
          <Icon id={icon} class="" />
          {title}
        </button>
      ))}
    </div>
  );
}

const hasChains = ({ pieces }: Collection): boolean => pieces.some(({ card }) => card !== undefined && card.into.length > 0);
const agesIn = ({ pieces }: Collection): readonly number[] => [...new Set(pieces.flatMap(({ card }) => card?.age ?? []))].sort();

interface CardsPageProps {
  readonly book: BookPlug;
  readonly cards: BookCards;
  /** Its symbols stand beside the things, and come after them. */
  readonly rules: Door<BookRules>;
}

export function CardsPage({ book, cards, rules: rulesDoor }: CardsPageProps) {
  const words = readingWords();
  const title = words['page.cards']({ book: book.name() });
  useTitle(title);
  const heading = useArrival();
  const narrow = useNarrow();
  const [hash, setHash] = useHash();
  const [wanted, want] = useState(EVERYTHING);
  const [filtering, setFiltering] = useState(false);
  const speech = language.value;
  const time = theme.value;
  const collections = useMemo(() => cards.collections(), [cards, speech, time]);
  const pieces: Pieces = useMemo(() => new Map(collections.flatMap((one) => one.pieces).map((piece) => [piece.id, piece])), [collections]);
  const [view, setView] = useState<string>(collections[0]?.id ?? '');
  const selected = pieces.get(hash);
  const rules = useDoor(rulesDoor);
  const symbols = useMemo(
    () => new Map((rules?.symbols() ?? []).flatMap((group) => group.symbols).map((one): [string, SymbolEntry] => [one.id, one])),
    [rules, speech],
  );

  // Whoever comes by an address sees the thing among its kind; in the graph all cards are shown.
  // Before a key can change the view again.
  useLayoutEffect(() => {
    const home = collections.find((one) => one.pieces.some(({ id }) => id === hash));
    if (home !== undefined && !(view === CHAINS && hasChains(home))) setView(home.id);
    const symbol = symbolIn(hash);
    if (symbol === undefined) return;
    // Whatever else was chosen would hide some of what shows it.
    want({ ...EVERYTHING, symbol });
    const shows = (one: Collection): boolean => one.pieces.some(({ symbols: ids }) => ids.includes(symbol));
    const first = collections.find((one) => one.id === view && shows(one)) ?? collections.find(shows);
    if (first !== undefined) setView(first.id);
  }, [hash]);

  const collection = collections.find(({ id }) => id === view);
  const linked = collections.find(hasChains);
  useKeys(linked && (() => setView(view === CHAINS ? linked.id : CHAINS)));
  const shown = collection === undefined ? [] : chosen(collection.pieces, wanted);
  const filters = collection?.pieces.some(({ card }) => card !== undefined) === true ? cards.filters?.() : undefined;
  const { seats } = wanted;
  const count =
    seats === undefined
      ? words['cards.count']({ n: shown.length })
      : words['cards.count-seats']({ n: shown.reduce((sum, { card }) => sum + (copiesAt(card, seats) ?? 0), 0), seats });
  const panel = filters !== undefined && collection !== undefined && (
    <FilterPanel filters={filters} ages={agesIn(collection)} chains={hasChains(collection)} wanted={wanted} onChange={want} />
  );
  const detail = selected !== undefined && (
    <PieceDetail piece={selected} pieces={pieces} symbols={symbols} seats={seats} titled={!narrow} />
  );
  const { Summary } = collection ?? {};

  return (
    <ReadingFrame page="cards" book={book}>
      <div class={`cards-body${panel && !narrow ? ' filtered' : ''}${detail && !narrow ? ' detailed' : ''}`}>
        {panel && !narrow && (
          <aside class="cards-filters" aria-label={words['cards.filters']}>
            <SearchField label={words['cards.search']} query={wanted.text} onQuery={(text) => want({ ...wanted, text })} />
            {panel}
          </aside>
        )}
        <main id="main" class="cards-main">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div class="cards-head row">
            <Views
              views={[
                ...collections.map(({ id, icon, title: name }) => [id, icon, name] as const),
                ...(linked === undefined ? [] : [[CHAINS, 'tree', words['cards.chains']] as const]),
              ]}
              view={view}
              onView={(next) => {
                setView(next);
                if (selected !== undefined && next !== CHAINS) setHash('');
              }}
            />
            {collection !== undefined && (narrow || !panel) && (
              <SearchField label={words['cards.search']} query={wanted.text} onQuery={(text) => want({ ...wanted, text })} />
            )}
            {panel && narrow && (
              <Button icon="filter" onClick={() => setFiltering(true)}>
                {words['cards.filters-on']({ n: inUse(wanted) })}
              </Button>
            )}
          </div>
          {wanted.symbol !== undefined && (
            <p class="cards-symbol row">
              {words['cards.showing']}
              <SymbolSign entry={symbols.get(wanted.symbol)} />
              <Button
                kind="quiet"
                icon="cross"
                onClick={() => {
                  want({ ...wanted, symbol: undefined });
                  if (symbolIn(hash) !== undefined) setHash('');
                }}
              >
                {words['cards.any-symbol']}
              </Button>
            </p>
          )}
          {collection?.note !== undefined && <p class="cards-note">{collection.note}</p>}
          {filters !== undefined && (
            <p class="cards-count" role="status">
              {count}
            </p>
          )}
          {Summary !== undefined && <Summary />}
          {view === CHAINS && linked !== undefined ? (
            <ChainGraph pieces={new Map(linked.pieces.map((piece) => [piece.id, piece]))} selected={selected?.id} />
          ) : (
            collection !== undefined && (
              <PieceGrid collection={collection} shown={shown} pieces={pieces} selected={selected?.id} seats={seats} />
            )
          )}
        </main>
        {detail && !narrow && (
          <aside class="cards-detail" aria-label={selected?.name}>
            {detail}
          </aside>
        )}
      </div>
      {detail && narrow && selected !== undefined && (
        <Sheet key={selected.id} title={selected.name} onClose={() => setHash('')}>
          {detail}
        </Sheet>
      )}
      {filtering && narrow && panel && (
        <Sheet title={words['cards.filters']} onClose={() => setFiltering(false)}>
          {panel}
          <Button kind="primary" onClick={() => setFiltering(false)}>
            {words['cards.done']} ({count})
          </Button>
        </Sheet>
      )}
    </ReadingFrame>
  );
}
