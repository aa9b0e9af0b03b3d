// The frame of the pages that tell of a game without playing it.
import './frame.css';
import type { ComponentChildren } from 'preact';
import type { BookPlug } from '../../base/book.ts';
import { common } from '../../base/i18n.ts';
import { readingWords } from '../../base/reading-words.ts';
import { SettingButtons } from '../../base/ui/setting-buttons.tsx';
import { ButtonLink, Logo } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import type { SymbolId } from '../../symbols/drawings.ts';
import { BOOKS } from '../books.ts';

type ReadingPage = 'rules' | 'cards' | 'score';
export type AnyPage = ReadingPage | 'learn' | 'puzzle';

export const PAGES: readonly (readonly [page: AnyPage, icon: SymbolId])[] = [
  ['learn', 'ch-lamp'],
  ['rules', 'ch-book'],
  ['cards', 'hand'],
  ['score', 'edit'],
  ['puzzle', 'ch-target'],
];

interface FrameProps {
  readonly page: ReadingPage;
  readonly book: BookPlug;
  readonly children: ComponentChildren;
}

/** The games, with the page that is read. */
function BookSwitch({ page, book }: Pick<FrameProps, 'page' | 'book'>) {
  const words = readingWords();
  return (
    <nav class="book-switch row" aria-label={words['nav.games']}>
      {BOOKS.map((one) => (
        <a key={one.id} href={`/${page}/${one.id}`} aria-current={one === book ? 'page' : undefined}>
          {one.name()}
        </a>
      ))}
    </nav>
  );
}

export function ReadingFrame({ page, book, children }: FrameProps) {
  const words = readingWords();
  return (
    <div class={`reading-page ${page}-page`}>
      <header class="reading-bar row">
        <a href="/" class="brand" aria-label={common()['bar.home']}>
          <Logo />
        </a>
        <BookSwitch page={page} book={book} />
        <nav class="reading-pages row" aria-label={words['nav.label']}>
          {PAGES.map(([one, icon]) => (
            <a key={one} href={`/${one}/${book.id}`} class={`row to-${one}`} aria-current={one === page ? 'page' : undefined}>
              <Icon id={icon} class="" />
              {words[`nav.${one}`]}
            </a>
          ))}
        </nav>
        <SettingButtons />
        <ButtonLink kind="primary" icon="play" href="/" class="to-play">
          {words['nav.play']}
        </ButtonLink>
      </header>
      {children}
    </div>
  );
}
