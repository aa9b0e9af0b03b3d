import './home.css';
import './home-windows.css';
import './home-phone.css';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { Picture } from '../../components/scene.tsx';
import { deviceWords } from '../../base/device-words.ts';
import { homeWords, loadWords, lobbyWords } from '../../base/i18n.ts';
import { install, installOffer } from '../../base/install.ts';
import { Bar } from '../bar.tsx';
import { ask } from '../../net/server.ts';
import { go, tablePath } from '../../base/router.ts';
import { theme } from '../../base/settings.ts';
import { lazySheet } from '../../base/ui/lazy.tsx';
import { useArrival, useTitle } from '../../base/ui/page.ts';
import type { HomeTile } from './home-tiles.ts';
import { JoinByCode } from './join.tsx';
import { useLobbies } from './lobbies.ts';
import { OpenTables } from './open-tables.tsx';
import { Tiles } from './tiles.tsx';
import { YourTables } from './your-tables.tsx';

const PlaySheet = lazySheet(async () => (await import('./play-sheet.tsx')).PlaySheet);
const DeviceSheet = lazySheet(async () => {
  const [{ DeviceSheet: sheet }] = await Promise.all([import('../sheets/device.tsx'), loadWords([deviceWords, lobbyWords])]);
  return sheet;
});

/** A table of my own, to invite somebody to. */
const openTable = async (tile: HomeTile): Promise<void> => {
  const answer = await ask({ t: 'create', game: tile.game.id, options: { ...tile.options, seats: tile.seats } });
  if (answer.ok && answer.code !== undefined) go(tablePath(answer.code));
};

/** `/#device` opens the sheet, so that tables can point to it. */
const DEVICE = '#device';

const useDeviceSheet = (): { readonly open: boolean; readonly close: () => void } => {
  const [open, setOpen] = useState(location.hash === DEVICE);
  useEffect(() => {
    const look = (): void => setOpen(location.hash === DEVICE);
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return {
    open,
    close: () => {
      history.replaceState(null, '', '/');
      setOpen(false);
    },
  };
};

/** `/#play-duel` opens the sheet that begins a game of Duel: lessons end there. */
const playedNext = (tiles: readonly HomeTile[]): HomeTile | undefined => tiles.find(({ book }) => location.hash === `#play-${book}`);

export function Home({ tiles }: { readonly tiles: readonly HomeTile[] }) {
  const words = homeWords();
  const [playing, setPlaying] = useState(() => playedNext(tiles));
  const { server, yours } = useLobbies();
  const device = useDeviceSheet();
  useTitle(undefined);
  const heading = useArrival();
  // It is opened once: not again by a reload, or on the way back.
  useLayoutEffect(() => {
    if (playing !== undefined) history.replaceState(history.state, '', '/');
  }, []);

  return (
    <div class="home-page column">
      <Bar class="home-bar" help="how" />
      <main id="main">
        <section class="hero">
          <Picture picture="skyline" time={theme.value} class="sky" />
          <h1 ref={heading} tabIndex={-1}>
            {words['home.title']}
          </h1>
          <p>{words['home.line']}</p>
        </section>
        <YourTables listed={yours} tiles={tiles} />
        <Tiles tiles={tiles} onPlay={setPlaying} onTable={(tile) => void openTable(tile)} />
        <div class="low">
          <JoinByCode />
          <OpenTables tables={server?.open} />
        </div>
      </main>
      <footer class="home-foot row">
        <p>{homeWords().notice}</p>
        <ButtonLink href="/r" icon="to-first">
          {words['home.review']}
        </ButtonLink>
        {installOffer.value !== undefined && (
          <Button icon="check" onClick={install}>
            {words['home.install']}
          </Button>
        )}
        <ButtonLink href={`/${DEVICE}`} icon="qr">
          {words['home.device']}
        </ButtonLink>
      </footer>
      {device.open && <DeviceSheet onClose={device.close} />}
      {playing !== undefined && <PlaySheet tile={playing} onClose={() => setPlaying(undefined)} />}
    </div>
  );
}
