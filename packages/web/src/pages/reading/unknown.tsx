import { common } from '../../base/i18n.ts';
import { MessagePage } from '../../base/ui/message-page.tsx';
import { ButtonLink } from '../../components/controls.tsx';
import { readingWords } from '../../base/reading-words.ts';
import { BOOKS } from '../books.ts';
import { type AnyPage, PAGES } from './frame.tsx';
import { nearest } from './near.ts';

interface UnknownProps {
  readonly path: string;
  /** What kind of page was looked for, if the address says it. */
  readonly page?: AnyPage;
}

/** An address that leads nowhere: all about the game that it almost names, else the games that there are. */
export function Unknown({ path, page }: UnknownProps) {
  const words = readingWords();
  const near = nearest(path, BOOKS, (book) => [book.id, book.name()]);
  const title = page === undefined ? common()['notfound.title'] : words['unknown.title'];
  if (near === undefined)
    return (
      <MessagePage title={title} line={words['unknown.line']}>
        {BOOKS.map((book) => (
          <ButtonLink key={book.id} href={`/${page ?? 'rules'}/${book.id}`}>
            {book.name()}
          </ButtonLink>
        ))}
      </MessagePage>
    );
  return (
    <MessagePage title={title} line={words['unknown.near']({ book: near.name() })}>
      {PAGES.map(([one, icon]) => (
        <ButtonLink key={one} icon={icon} kind={one === page ? 'primary' : 'plain'} href={`/${one}/${near.id}`}>
          {words[`nav.${one}`]}
        </ButtonLink>
      ))}
    </MessagePage>
  );
}
