import './shell.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Button, IconButton } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import { dealWords } from '../base/deal-words.ts';
import { common, deviceWords, homeWords, loadWords, lobbyWords } from '../base/i18n.ts';
import { announce, announcement } from '../base/announce.ts';
import { line } from '../net/server.ts';
import { route, visits } from '../base/router.ts';
import { dismiss, hold, release, takeBack, toasts } from '../base/toasts.ts';
import { GAMES } from './games.ts';
import type { Source } from './review/sources.ts';
import type { BookPageProps } from './reading/book-page.tsx';
import { closedDoor, door, trouble, tryAgain } from '../base/door.ts';
import { Boundary } from '../base/ui/boundary.tsx';
import { lazy } from '../base/ui/lazy.tsx';
import { MessagePage } from '../base/ui/message-page.tsx';
import { focusMain } from '../base/ui/page.ts';

const HomePage = lazy(
  closedDoor(async () => {
    const [{ Home }, { tilesOf }, lobbies] = await Promise.all([
      import('./home/home.tsx'),
      import('./home/home-tiles.ts'),
      Promise.all(GAMES.map(async (game) => ({ game, lobby: (await game.lobby()).lobby }))),
      loadWords([homeWords, ...GAMES.map((game) => game.lobbyWords)]),
    ]);
    const tiles = tilesOf(lobbies);
    return () => <Home tiles={tiles} />;
  }),
);
const TablePage = lazy(closedDoor(async () => (await import('./table-page.tsx')).default));
const LocalTablePage = lazy(closedDoor(async () => (await import('./local-table-page.tsx')).localTablePage()));
const DevicePage = lazy(
  closedDoor(async () => {
    const [page] = await Promise.all([import('./device-page.tsx'), loadWords([deviceWords])]);
    return page.default;
  }),
);

const ReviewPage = lazy<{ readonly source: Source }>(closedDoor(async () => (await import('./review/load.tsx')).reviewPage()));

const DealPage = lazy<{ readonly deal: string }>(
  closedDoor(async () => {
    const [page] = await Promise.all([import('./deal/deal-page.tsx'), loadWords([dealWords, homeWords, lobbyWords])]);
    return page.DealPage;
  }),
);

const BookPage = lazy<BookPageProps>(closedDoor(async () => (await import('./reading/book-page.tsx')).BookPage));

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'home':
      return <HomePage />;
    case 'table':
      return <TablePage key={here.code} code={here.code} />;
    case 'local':
      return <LocalTablePage key={here.code} code={here.code} />;
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

/** When nothing else is left to fetch. */
door(async () => (await import('../local/offline.ts')).keepOffline());

/** The last safety net: whatever breaks on a page, the person reads a sentence and can continue. */
function Crash() {
  const words = common();
  return (
    <MessagePage title={words['crash.title']} line={words['crash.line']}>
      <Button kind="primary" onClick={() => location.reload()}>
        {words['crash.reload']}
      </Button>
    </MessagePage>
  );
}

/** A connection made within this time needs no message. */
const GRACE_MS = 1_200;

interface News {
  readonly text: string;
  /** Only a new page helps; else there is something to try. */
  readonly reload: boolean;
}

/** What is wrong with the line or with this page, the worst first. */
const newsOf = (late: boolean): News | undefined => {
  const words = common();
  const link = line.value;
  const found = trouble.value;
  if (link.outdated.value || found === 'updated') return { text: words['net.outdated'], reload: true };
  if (found === 'broken') return { text: words['part.broken'], reload: true };
  if (found === 'missing') return { text: words['part.missing'], reload: false };
  if (link.slow.value) return { text: words['net.slow'], reload: false };
  if (!late) return undefined;
  if (link.connection.value === 'offline') return { text: words['net.waiting'], reload: false };
  return { text: link.welcome.value === undefined ? words['net.connecting'] : words['net.reconnecting'], reload: false };
};

const retry = (): void => {
  line.peek().wake();
  tryAgain();
};

/** Says in words that the server cannot be heard or that a part is missing, and offers to try. */
function Banner() {
  const words = common();
  const online = line.value.connection.value === 'online';
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (online) return undefined;
    const timer = setTimeout(() => setLate(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [online]);
  const { page } = route.value;
  // Who reads about a game or adds up points needs nobody at the other end.
  const news = newsOf(late && !online && (page === 'home' || page === 'table'));
  return (
    <div class={news === undefined ? 'banner' : 'banner active'} role="status">
      {news !== undefined && (
        <>
          <Icon id={news.reload ? 'info' : 'hourglass'} class="" />
          <span>{news.text}</span>
          {news.reload ? (
            <Button onClick={() => location.reload()}>{words['net.reload']}</Button>
          ) : (
            <Button onClick={retry}>{words['net.retry']}</Button>
          )}
        </>
      )}
    </div>
  );
}

function Toasts() {
  const words = common();
  return (
    <section class="toasts" aria-label={words['toast.region']}>
      {toasts.value.map((toast) => (
        <div
          key={toast.id}
          class={`toast row ${toast.kind}`}
          onPointerEnter={() => hold(toast.id)}
          onPointerLeave={() => release(toast.id)}
          onFocusCapture={() => hold(toast.id)}
          onBlurCapture={() => release(toast.id)}
        >
          <Icon id={toast.kind === 'fine' ? 'check' : 'info'} class="" />
          <span>{toast.text()}</span>
          {toast.undo !== undefined && <Button onClick={() => takeBack(toast.id)}>{words['toast.undo']}</Button>}
          <IconButton icon="cross" label={words['toast.dismiss']} onClick={() => dismiss(toast.id)} />
        </div>
      ))}
    </section>
  );
}

/** Two regions in turn, so that a sentence said twice is read twice. */
function Announcer() {
  const { n, text } = announcement.value;
  const visit = visits.value;
  // What was said of the last page is not said of this one.
  useLayoutEffect(() => announce(''), [visit]);
  return (
    <div class="visually-hidden" aria-live="polite">
      <p>{n % 2 === 0 ? text : ''}</p>
      <p>{n % 2 === 1 ? text : ''}</p>
    </div>
  );
}

export function Shell() {
  return (
    <>
      <a
        class="skip"
        href="#app"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {common()['app.skip']}
      </a>
      <Announcer />
      <Boundary instead={() => <Crash />}>
        <Page />
      </Boundary>
      {route.value.page !== 'device' && <Banner />}
      <Toasts />
    </>
  );
}
