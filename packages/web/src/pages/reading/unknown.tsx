import { MessagePage } from '../../base/ui/message-page.tsx';
import { ButtonLink } from '../../components/controls.tsx';
import { readingWords } from '../../base/reading-words.ts';
import { BOOKS } from '../books.ts';
import type { ReadingPage } from './frame.tsx';

/** An address of a game that is not here: those that are. */
export function UnknownBook({ page }: { readonly page: ReadingPage }) {
  const words = readingWords();
  return (
    <MessagePage title={words['unknown.title']} line={words['unknown.line']}>
      {BOOKS.map((book) => (
        <ButtonLink key={book.id} href={`/${page}/${book.id}`}>
          {book.name()}
        </ButtonLink>
      ))}
    </MessagePage>
  );
}
