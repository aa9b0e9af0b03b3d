import './lobby.css';
import './seats.css';
import './lobby-phone.css';
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { loadWords, lobbyWords } from '../../base/i18n.ts';
import type { LiveTable } from '../../net/live-table.ts';
import { Bar } from '../bar.tsx';
import { levelName, usualLevel } from '../../base/names.ts';
import type { GameLobby, GameOptions, GamePlug } from '../../table/plug.ts';
import { gameInfo } from '../../net/server.ts';
import { go } from '../../base/router.ts';
import { useArrival } from '../../base/ui/page.ts';
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

/** Level of the bots that take the open seats at the start. At a table of two the open seat is the opponent's, so no bot takes it unasked. */
const fillingBots = (info: TableInfo): string | undefined => {
  if (info.seats.length <= 2) return undefined;
  const levels = gameInfo(info.game)?.bots ?? [];
  return info.seats.find((seat) => seat.kind === 'bot')?.bot ?? usualLevel(levels);
};

/** Why the game can or cannot start, for the one who looks; `bots`: level of those that may take open seats. */
const standingOf = (info: TableInfo, bots: string | undefined): Standing => {
  const words = lobbyWords();
  const open = info.seats.filter((seat) => seat.kind === 'open').length;
  if (info.you === undefined) {
    const line = open > 0 ? words['lobby.watching-note'] : words['lobby.can-start-note'];
    return { can: false, head: words['lobby.watching'], line: info.owner === undefined ? words['lobby.wait-owner-lost'] : line };
  }
  if (info.you !== info.owner) {
    const name = nameAt(info, info.owner) ?? '';
    const line = open > 0 ? words['lobby.wait-owner-open']({ n: open, name }) : words['lobby.wait-owner']({ name });
    return { can: false, head: words['lobby.cannot-start'], line };
  }
  if (open === 0) return { can: true, head: words['lobby.can-start'], line: words['lobby.can-start-note'] };
  if (bots === undefined) return { can: false, head: words['lobby.cannot-start'], line: words['lobby.need-seats']({ n: open }) };
  return { can: true, head: words['lobby.can-start'], line: words['lobby.can-start-bots']({ n: open, level: levelName(bots) }) };
};

function Footer(props: { readonly table: LiveTable; readonly info: TableInfo }) {
  const words = lobbyWords();
  const { table, info } = props;
  const [busy, setBusy] = useState(false);
  const bots = fillingBots(info);
  const standing = standingOf(info, bots);
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
    await table.ask({ t: 'start', ...(bots !== undefined && openSeat !== undefined && { bots }) });
    setBusy(false);
  };

  return (
    <footer class="foot row">
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

export function LobbyPage(props: { readonly table: LiveTable; readonly game: GamePlug; readonly lobby: GameLobby }) {
  const words = lobbyWords();
  const { table, game, lobby } = props;
  const info = table.info.value;
  const [options, setOptions] = useState<GameOptions | undefined>(undefined);
  const [failed, setFailed] = useState<unknown>(undefined);
  const heading = useArrival();
  useEffect(() => {
    lobby.options().then(setOptions, setFailed);
    // People talk before they start: the table and its words are fetched meanwhile. A failure shows when they are needed.
    Promise.all([game.table(), loadWords(game.tableWords)]).catch(() => undefined);
  }, [game]);
  if (failed !== undefined) throw failed;
  const owner = nameAt(info, info.owner);
  const name = game.name(info.options);
  return (
    <div class="lobby-page">
      <Bar class="lobby-bar">
        <h1 class="what" ref={heading} tabIndex={-1}>
          {name} {owner !== undefined && <small>{words['lobby.of']({ name: owner })}</small>}
        </h1>
      </Bar>
      <main id="main">
        <Seats table={table} options={options} />
        <Options table={table} game={game} lobby={lobby} options={options} />
        <Invite code={table.code} game={name} />
      </main>
      <Footer table={table} info={info} />
    </div>
  );
}
