import './home.css';
import './home-phone.css';
import { useEffect, useState } from 'preact/hooks';
import { Picture } from '../../components/wonder.tsx';
import { common, lobbyWords } from '../../base/i18n.ts';
import { Bar, Help } from '../bar.tsx';
import { ask, followLobby } from '../../net/server.ts';
import { go, tablePath } from '../../base/router.ts';
import { theme } from '../../base/settings.ts';
import { useArrival, useTitle } from '../../base/ui/page.ts';
import type { HomeTile } from './home-tiles.ts';
import { JoinByCode } from './join.tsx';
import { OpenTables, YourTables } from './lists.tsx';
import { PlaySheet } from './play-sheet.tsx';
import { Tiles } from './tiles.tsx';

/** A table of my own, to invite somebody to. */
const openTable = async (tile: HomeTile): Promise<void> => {
  const answer = await ask({ t: 'create', game: tile.game.id, options: { ...tile.options, seats: tile.seats } });
  if (answer.ok && answer.code !== undefined) go(tablePath(answer.code));
};

export function Home({ tiles }: { readonly tiles: readonly HomeTile[] }) {
  const words = lobbyWords();
  const [playing, setPlaying] = useState<HomeTile | undefined>(undefined);
  const [{ lobby, stop }] = useState(followLobby);
  useEffect(() => stop, [stop]);
  useTitle(undefined);
  const heading = useArrival();

  return (
    <div class="home-page column">
      <Bar class="home-bar" />
      <main id="main">
        <section class="hero">
          <Picture picture="skyline" time={theme.value} class="sky" />
          <h1 ref={heading} tabIndex={-1}>
            {words['home.title']}
          </h1>
          <p>{words['home.line']}</p>
        </section>
        <Tiles tiles={tiles} onPlay={setPlaying} onTable={(tile) => void openTable(tile)} />
        <div class="low">
          <YourTables tables={lobby.value?.yours} />
          <OpenTables tables={lobby.value?.open} />
          <JoinByCode />
        </div>
      </main>
      <footer class="home-foot">
        <Help inWords />
        <p>{common()['app.notice']}</p>
      </footer>
      {playing !== undefined && <PlaySheet tile={playing} onClose={() => setPlaying(undefined)} />}
    </div>
  );
}
