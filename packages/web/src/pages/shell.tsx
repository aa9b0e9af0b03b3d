import './shell.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Button } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import { common, homeWords, loadWords } from '../base/i18n.ts';
import { announce, announcement } from '../base/announce.ts';
import { line } from '../net/server.ts';
import { route, visits } from '../base/router.ts';
import { GAMES } from './games.ts';
import type { ElsewhereProps } from './elsewhere.tsx';
import { closedDoor, door, trouble, tryAgain } from '../base/door.ts';
import { Boundary } from '../base/ui/boundary.tsx';
import { lazy } from '../base/ui/lazy.tsx';
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
const Elsewhere = lazy<ElsewhereProps>(closedDoor(async () => (await import('./elsewhere.tsx')).Elsewhere));

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'home':
      return <HomePage />;
    case 'table':
      return <TablePage key={here.code} code={here.code} />;
    case 'local':
      return <LocalTablePage key={here.code} code={here.code} />;
    default:
      return <Elsewhere here={here} />;
  }
}

/** They are said aloud at once, whether or not they can be drawn yet. */
const Toasts = lazy(
  door(async () => (await import('./toasts.tsx')).Toasts),
  () => null,
  { late: true },
);

/** When nothing else is left to fetch. */
door(async () => (await import('../local/offline.ts')).keepOffline());

const reload = (): void => location.reload();

/** The last safety net: whatever breaks on a page, the person reads a sentence and can continue. It stands before its picture is there. */
function Bare() {
  const words = common();
  return (
    <main id="main" class="message-page column">
      <h1>{words['crash.title']}</h1>
      <p>{words['crash.line']}</p>
      <Button kind="primary" onClick={reload}>
        {words['crash.reload']}
      </Button>
    </main>
  );
}

const Crash = lazy(
  door(async () => (await import('./crash.tsx')).Crash),
  Bare,
);

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
          {news.reload ? <Button onClick={reload}>{words['net.reload']}</Button> : <Button onClick={retry}>{words['net.retry']}</Button>}
        </>
      )}
    </div>
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
