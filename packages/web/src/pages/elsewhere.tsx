// Pages that are neither home nor a table.
import { closedDoor } from '../base/door.ts';
import type { Route } from '../base/routes.ts';
import { lazy } from '../base/ui/lazy.tsx';
import type { BookPageProps } from './reading/book-page.tsx';
import type { Source } from './review/sources.ts';

const DevicePage = lazy(closedDoor(async () => (await import('./device-page.tsx')).devicePage()));

const ReviewPage = lazy<{ readonly source: Source }>(closedDoor(async () => (await import('./review/load.tsx')).reviewPage()));

const DealPage = lazy<{ readonly deal: string }>(closedDoor(async () => (await import('./deal/deal-page.tsx')).dealPage()));

const BookPage = lazy<BookPageProps>(closedDoor(async () => (await import('./reading/book-page.tsx')).BookPage));

export interface ElsewhereProps {
  readonly here: Exclude<Route, { readonly page: 'home' | 'table' | 'local' }>;
}

export function Elsewhere({ here }: ElsewhereProps) {
  switch (here.page) {
    case 'deal':
      return <DealPage key={here.deal} deal={here.deal} />;
    case 'device':
      return <DevicePage />;
    case 'review':
      return <ReviewPage key={location.pathname} source={here} />;
    case 'not-found':
      return <BookPage book={location.pathname} />;
    default:
      return <BookPage {...here} />;
  }
}
