import './shell.css';
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, IconButton } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import { common, deviceWords, loadWords, lobbyWords } from '../base/i18n.ts';
import { announcement } from '../base/announce.ts';
import { link } from '../net/server.ts';
import { route } from '../base/router.ts';
import { dismiss, hold, release, takeBack, toasts } from '../base/toasts.ts';
import { GAMES } from './games.ts';
import { lazy } from '../base/ui/lazy.tsx';
import { MessagePage } from '../base/ui/message-page.tsx';
import { focusMain } from '../base/ui/page.ts';

const HomePage = lazy(async () => {
  const [{ Home }, { tilesOf }, lobbies] = await Promise.all([
    import('./home/home.tsx'),
    import('./home/home-tiles.ts'),
    Promise.all(GAMES.map(async (game) => ({ game, lobby: (await game.lobby()).lobby }))),
    loadWords([lobbyWords, ...GAMES.map((game) => game.lobbyWords)]),
  ]);
  const tiles = tilesOf(lobbies);
  return { default: () => <Home tiles={tiles} /> };
});
const TablePage = lazy(() => import('./table-page.tsx'));
const DevicePage = lazy(async () => {
  const [page] = await Promise.all([import('./device-page.tsx'), loadWords([deviceWords])]);
  return page;
});

function Page() {
  const words = common();
  const here = route.value;
  switch (here.page) {
    case 'home':
      return <HomePage />;
    case 'table':
      return <TablePage key={here.code} code={here.code} />;
    case 'device':
      return <DevicePage />;
    case 'not-found':
      return <MessagePage title={words['notfound.title']} line={words['notfound.line']} />;
  }
}

/** The last safety net: whatever breaks on a page, the person reads a sentence and can continue. */
class Boundary extends Component<{ readonly children: ComponentChildren }, { readonly failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: true });
    // Shown in the developer tools and to whoever listens for errors.
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const words = common();
    return (
      <MessagePage title={words['crash.title']} line={words['crash.line']}>
        <Button kind="primary" onClick={() => location.reload()}>
          {words['crash.reload']}
        </Button>
      </MessagePage>
    );
  }
}

/** A connection made within this time needs no message. */
const GRACE_MS = 1_200;

/** Says in words that the server cannot be heard, and offers to try. */
function Banner() {
  const words = common();
  const state = link.connection.value;
  const outdated = link.outdated.value;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (state === 'online') return;
    const timer = setTimeout(() => setLate(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [state === 'online']);
  const shown = outdated || (late && state !== 'online');
  const waiting = link.welcome.value === undefined ? words['net.connecting'] : words['net.reconnecting'];
  return (
    <div class={shown ? 'banner active' : 'banner'} role="status">
      {shown && (
        <>
          <Icon id={outdated ? 'info' : 'hourglass'} class="" />
          <span>{outdated ? words['net.outdated'] : state === 'offline' ? words['net.waiting'] : waiting}</span>
          {outdated ? (
            <Button onClick={() => location.reload()}>{words['net.reload']}</Button>
          ) : (
            <Button onClick={() => link.wake()}>{words['net.retry']}</Button>
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
          <span>{toast.text}</span>
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
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {common()['app.skip']}
      </a>
      <Announcer />
      <Boundary>
        <Page />
      </Boundary>
      {route.value.page !== 'device' && <Banner />}
      <Toasts />
    </>
  );
}
