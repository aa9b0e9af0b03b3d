// The rules of a game: one long text, so that the browser finds, prints and links all of it.
import './rules.css';
import './rules-phone.css';
import './print.css';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { BookCards, BookFigures, BookPlug, BookRules, SymbolEntry } from '../../base/book.ts';
import type { Door } from '../../base/door.ts';
import { language } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { useDoor } from '../../base/ui/lazy.tsx';
import { useArrival, useTitle } from '../../base/ui/page.ts';
import { Button } from '../../components/controls.tsx';
import { ReadingFrame } from '../reading/frame.tsx';
import { SearchField } from '../reading/search-field.tsx';
import { useHash } from '../reading/use-hash.ts';
import { ChapterView, chapterId } from './chapter.tsx';
import { Contents } from './contents.tsx';
import { EffectSheet, LookUp, SHEET_ID } from './effect-sheet.tsx';
import { NamedCards } from './named-cards.tsx';
import { Results } from './search.tsx';
import { glossaryOf, SentenceView } from './sentence.tsx';
import { useChapter } from './use-chapter.ts';
import { usePaper } from './use-paper.ts';

interface RulesPageProps {
  readonly book: BookPlug;
  readonly rules: BookRules;
  /** They are named beside the text, and come after it. */
  readonly cards: Door<BookCards>;
  readonly figures: Door<BookFigures>;
}

export function RulesPage({ book, rules, cards: cardsDoor, figures: figuresDoor }: RulesPageProps) {
  const { reading } = book;
  const words = readingWords();
  const title = words['page.rules']({ book: book.name() });
  useTitle(title);
  const heading = useArrival();
  usePaper();
  const text = reading.text();
  const [hash] = useHash();
  const [query, setQuery] = useState('');
  const [looked, look] = useState<SymbolEntry | undefined>(undefined);
  const speech = language.value;
  const groups = useMemo(() => rules.symbols(), [rules, speech]);
  const cards = useDoor(cardsDoor);
  const figures = useDoor(figuresDoor) ?? {};
  const pieces = useMemo(() => cards?.collections().flatMap((collection) => collection.pieces) ?? [], [cards, speech]);
  const glossary = useMemo(() => glossaryOf(groups.flatMap(({ symbols }) => symbols)), [groups]);
  const found = { book: book.id, count: (symbol: string): number => pieces.filter(({ symbols }) => symbols.includes(symbol)).length };
  const places = [...text.chapters.map((_, place) => chapterId(place)), SHEET_ID];
  const chapter = useChapter(places);

  // The text is there only now: the browser has looked for the place before.
  useLayoutEffect(() => {
    if (hash !== '' && query === '') document.getElementById(hash)?.scrollIntoView();
  }, [hash, query === '']);

  const search = <SearchField label={words['rules.search']} query={query} onQuery={setQuery} />;
  const contents = (
    <Contents chapters={text.chapters} sheet={reading.sheetTitle()} current={chapter} onGo={() => setQuery('')}>
      <Button icon="printer" kind="quiet" onClick={() => print()}>
        {words['rules.print']}
      </Button>
    </Contents>
  );
  const shown = { glossary, onSymbol: look, here: hash };
  return (
    <ReadingFrame page="rules" book={book}>
      <div class="rules-body">
        <div class="rules-side">
          {search}
          {contents}
        </div>
        {query.trim() !== '' ? (
          <Results query={query.trim()} book={book.id} text={text} groups={groups} pieces={pieces} onLeave={() => setQuery('')} />
        ) : (
          <main id="main" class="rules-text">
            <header class="rules-head">
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              {text.lead.map((says, i) => (
                <p key={i} class={i === 0 ? 'lead' : 'passage'}>
                  <SentenceView says={says} glossary={glossary} onSymbol={look} />
                </p>
              ))}
            </header>
            {text.chapters.map((one, place) => (
              <ChapterView key={place} chapter={one} place={place} figures={figures} {...shown}>
                <NamedCards chapter={one} pieces={pieces} book={book.id} />
              </ChapterView>
            ))}
            <EffectSheet title={reading.sheetTitle()} groups={groups} here={hash} found={found} />
          </main>
        )}
      </div>
      {looked !== undefined && <LookUp entry={looked} found={found} onClose={() => look(undefined)} />}
    </ReadingFrame>
  );
}
