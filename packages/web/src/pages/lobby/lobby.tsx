import './lobby.css';
import './seats.css';
import './lobby-phone.css';
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { closedDoor, want } from '../../base/door.ts';
import { loadWords, lobbyWords } from '../../base/i18n.ts';
import type { LiveTable } from '../../net/live-table.ts';
import { Bar } from '../bar.tsx';
import { tileOf } from '../table-picture.tsx';
import type { GameLobby, GameOptions, GamePlug } from '../../table/plug.ts';
import { part } from '../../table/part.ts';
import { talkWords } from '../../table/talk/words.ts';
import { myName } from '../../net/server.ts';
import { recall } from '../../base/memory.ts';
import { go, visits } from '../../base/router.ts';
import { lazy, lazySheet } from '../../base/ui/lazy.tsx';
import { useArrival } from '../../base/ui/page.ts';
import type { DeviceBoxProps } from '../together/setup.tsx';
import { togetherWords } from '../together/words.ts';
import { Invite } from './invite.tsx';
import { NAME_ASKED } from '../sheets/rename.ts';
import { Options } from './options.tsx';
import { Seats } from './seats.tsx';
import { fillingBots, nameAt, standingOf } from './standing.ts';

const WelcomeSheet = lazySheet(async () => (await import('../sheets/welcome.tsx')).WelcomeSheet);
const DeviceBox = lazy<DeviceBoxProps>(
  closedDoor(async () => (await import('../together/setup.tsx')).DeviceBox),
  () => null,
);
const LobbyTalk = part(async () => (await import('../../table/talk/lobby-talk.tsx')).LobbyTalk, [talkWords]);

function Footer(props: { readonly table: LiveTable; readonly info: TableInfo }) {
  const words = lobbyWords();
  const { table, info } = props;
  const [busy, setBusy] = useState(false);
  const bots = fillingBots(info);
  const standing = standingOf(info, bots);
  const openSeat = info.seats.find((seat) => seat.kind === 'open');

  const leave = async (): Promise<void> => {
    if (info.you !== undefined) {
      // The others are in the room, and leave with me.
      const answer = await table.ask({ t: info.together ? 'discard' : 'stand' });
      if (!answer.ok) return;
    }
    go('/');
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    // The first hand is for whoever has the device then, and not for this page.
    const looksAway = info.together === true && info.seats.filter(({ kind }) => kind === 'person').length > 1;
    if (looksAway) table.close();
    const answer = await table.ask({ t: 'start', ...(bots !== undefined && openSeat !== undefined && { bots }) });
    if (looksAway && !answer.ok) table.open();
    setBusy(false);
  };

  return (
    <footer class="foot row">
      <p id="standing" role="status">
        <b>{standing.head}</b> {standing.line}
      </p>
      {!info.together && <LobbyTalk session={table} />}
      <Button icon="undo" onClick={() => void leave()}>
        {words['lobby.leave']}
      </Button>
      {info.you === undefined && openSeat !== undefined && (
        <Button kind="primary" icon="person" onClick={() => table.sit(openSeat.seat)}>
          {words['lobby.sit-here']}
        </Button>
      )}
      {info.you !== undefined && info.you === info.host && (
        <Button kind="primary" icon="play" aria-describedby="standing" disabled={!standing.can || busy} onClick={() => void start()}>
          {words['lobby.start']({ n: info.seats.length })}
        </Button>
      )}
    </footer>
  );
}

/** Whoever comes by a link and was never here is asked for a name, once. */
function Welcome({ table, title }: { readonly table: LiveTable; readonly title: string }) {
  const [open, setOpen] = useState(() => visits.peek() === 0 && recall(NAME_ASKED) === undefined);
  const { you, owner, seats } = table.info.value;
  const seat = seats.find(({ kind }) => kind === 'open')?.seat;
  const name = myName();
  if (!open || you !== undefined || owner === undefined || seat === undefined || name === undefined) return null;
  return <WelcomeSheet title={title} name={name} onSit={() => table.sit(seat)} onClose={() => setOpen(false)} />;
}

export function LobbyPage(props: { readonly table: LiveTable; readonly game: GamePlug; readonly lobby: GameLobby }) {
  const words = lobbyWords();
  const { table, game, lobby } = props;
  const info = table.info.value;
  const [options, setOptions] = useState<GameOptions | undefined>(undefined);
  const heading = useArrival();
  useEffect(() => {
    // People talk before they start: the table and its words are fetched meanwhile. A failure shows when they are needed.
    Promise.all([game.table(), loadWords(game.tableWords)]).catch(() => undefined);
    const known = closedDoor(() => lobby.options());
    return want(known, () => setOptions(known.part()));
  }, [game]);
  const owner = nameAt(info, info.owner);
  const name = game.name(info.options);
  const picture = tileOf(lobby.tiles, info.options)?.picture;
  return (
    <div class="lobby-page">
      <Bar class="lobby-bar" help="lobby">
        <h1 class="what" ref={heading} tabIndex={-1}>
          {name}{' '}
          {info.together ? (
            <small>{togetherWords()['setup.title']}</small>
          ) : (
            owner !== undefined && <small>{words['lobby.of']({ name: owner })}</small>
          )}
        </h1>
      </Bar>
      <main id="main">
        <Seats table={table} options={options} />
        <Options table={table} game={game} lobby={lobby} options={options} />
        {info.together ? (
          <DeviceBox table={table} secret={game.secretHands === true} picture={picture} />
        ) : (
          <Invite code={table.code} game={name} picture={picture} />
        )}
      </main>
      <Footer table={table} info={info} />
      <Welcome table={table} title={words['welcome.title']({ name: owner ?? '', game: name })} />
    </div>
  );
}
