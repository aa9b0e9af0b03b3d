import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Chapter } from '../../base/book.ts';
import { readingWords } from '../../base/reading-words.ts';
import { Icon } from '../../components/icon.tsx';
import { chapterId } from './chapter.tsx';
import { SHEET_ID } from './effect-sheet.tsx';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly sheet: string;
  /** The id of the chapter that is being read. */
  readonly current: string | undefined;
  readonly onGo: () => void;
  readonly children?: ComponentChildren;
}

/** The chapters: a list on a desk, and behind one button on a phone. */
export function Contents({ chapters, sheet, current, onGo, children }: ContentsProps) {
  const words = readingWords();
  const box = useRef<HTMLDetailsElement>(null);
  const items = [
    ...chapters.map(({ number, title }, place) => ({ id: chapterId(place), number, title })),
    { id: SHEET_ID, number: undefined, title: sheet },
  ];
  const here = items.find(({ id }) => id === current);
  const go = (): void => {
    if (box.current !== null) box.current.open = false;
    onGo();
  };
  const list = (
    <ol>
      {items.map(({ id, number, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={go}>
            <b class="numerals">{number ?? (id === SHEET_ID ? <Icon id="sci-gear" class="" /> : null)}</b>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav class="contents" aria-label={words['rules.chapters']}>
        {list}
        {children}
      </nav>
      <details class="contents-drawer" ref={box}>
        <summary>
          <Icon id="list" class="" />
          <span class="one-line">{here === undefined ? words['rules.chapters'] : `${here.number ?? ''} ${here.title}`}</span>
          <Icon id="chevron" class="turns" />
        </summary>
        <nav aria-label={words['rules.chapters']}>
          {list}
          {children}
        </nav>
      </details>
    </>
  );
}
