import './lobby.css';
import './lobby-phone.css';
import { useEffect, useState } from 'preact/hooks';
import type { OptionSpec } from '@maravilha/kernel';
import type { TableInfo } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { loadWords, lobbyWords } from '../../i18n/index.ts';
import type { LiveTable } from '../../table/live-table.ts';
import { Bar } from '../bar.tsx';
import { GAME_PARTS, type PlayableId } from '../games.ts';
import { gameName, levelName } from '../names.ts';
import { go } from '../router.ts';
import { useArrival } from '../ui/page.ts';
import { Invite } from './invite.tsx';
import { Options } from './options.tsx';
import { Seats } from './seats.tsx';

const nameAt = (info: TableInfo, seat: number | undefined): string | undefined => {
  const there = seat === undefined ? undefined : info.seats[seat];
  return there?.name ?? (there?.bot === undefined ? undefined : levelName(there.bot));
};

interface Standing {
  readonly can: boolean;
  readonly head: string;
  readonly line: string;
}

/** Why the game can or cannot start, for the one who looks. */
const standingOf = (info: TableInfo): Standing => {
  const words = lobbyWords();
  const open = info.seats.filter((seat) => seat.kind === 'open').length;
  if (info.you === undefined) {
    const line = open > 0 ? words['lobby.watching-note'] : words['lobby.can-start-note'];
    return { can: false, head: words['lobby.watching'], line: info.owner === undefined ? words['lobby.wait-owner-lost'] : line };
  }
  if (open > 0) return { can: false, head: words['lobby.cannot-start'], line: words['lobby.need-seats']({ n: open }) };
  if (info.you === info.owner) return { can: true, head: words['lobby.can-start'], line: words['lobby.can-start-note'] };
  return { can: false, head: words['lobby.cannot-start'], line: words['lobby.wait-owner']({ name: nameAt(info, info.owner) ?? '' }) };
};

function Footer(props: { readonly table: LiveTable; readonly info: TableInfo }) {
  const words = lobbyWords();
  const { table, info } = props;
  const [busy, setBusy] = useState(false);
  const standing = standingOf(info);
  const openSeat = info.seats.find((seat) => seat.kind === 'open');

  const leave = async (): Promise<void> => {
    if (info.you !== undefined) {
      const answer = await table.ask({ t: 'stand' });
      if (!answer.ok) return;
    }
    go('/');
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    await table.ask({ t: 'start' });
    setBusy(false);
  };

  return (
    <footer class="foot">
      <p id="standing" role="status">
        <b>{standing.head}</b> {standing.line}
      </p>
      <Button icon="undo" onClick={() => void leave()}>
        {words['lobby.leave']}
      </Button>
      {info.you === undefined && openSeat !== undefined && (
        <Button kind="primary" icon="person" onClick={() => table.sit(openSeat.seat)}>
          {words['lobby.sit-here']}
        </Button>
      )}
      {info.you !== undefined && info.you === info.owner && (
        <Button kind="primary" icon="play" aria-describedby="standing" disabled={!standing.can || busy} onClick={() => void start()}>
          {words['lobby.start']({ n: info.seats.length })}
        </Button>
      )}
    </footer>
  );
}

export default function LobbyPage(props: { readonly table: LiveTable; readonly game: PlayableId }) {
  const words = lobbyWords();
  const { table, game } = props;
  const info = table.info.value;
  const [specs, setSpecs] = useState<readonly OptionSpec[] | undefined>(undefined);
  const [failed, setFailed] = useState<unknown>(undefined);
  const heading = useArrival();
  useEffect(() => {
    const parts = GAME_PARTS[game];
    parts.optionSpecs().then(setSpecs, setFailed);
    // People talk before they start: the table and its words are fetched meanwhile. A failure shows when they are needed.
    Promise.all([parts.table(), loadWords(parts.words)]).catch(() => undefined);
  }, [game]);
  if (failed !== undefined) throw failed;
  const owner = nameAt(info, info.owner);
  return (
    <div class="lobby-page">
      <Bar class="lobby-bar">
        <h1 class="what" ref={heading} tabIndex={-1}>
          {gameName(game)} {owner !== undefined && <small>{words['lobby.of']({ name: owner })}</small>}
        </h1>
      </Bar>
      <main id="main">
        <Seats table={table} />
        <Options table={table} game={game} specs={specs} />
        <Invite code={table.code} game={game} />
      </main>
      <Footer table={table} info={info} />
    </div>
  );
}
