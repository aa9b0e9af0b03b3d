import { computed } from '@preact/signals';
import { h } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { closedDoor, quiet } from '../base/door.ts';
import { common, homeWords, loadWords, lobbyWords, refusedWords } from '../base/i18n.ts';
import type { Link } from '../net/link.ts';
import { LiveTable } from '../net/live-table.ts';
import { sitOnArrival } from './arrival.ts';
import type { TooOld } from './barred.tsx';
import type { GamePlug } from '../table/plug.ts';
import { gameName, gameOf, GAMES } from './games.ts';
import { tellRefusal } from '../net/refusals.ts';
import { after, link } from '../net/server.ts';
import { isShared } from '../table/seats.ts';
import { besidePath, go } from '../base/router.ts';
import { playCue } from '../base/sound.ts';
import { lazy } from '../base/ui/lazy.tsx';
import { Loading } from '../base/ui/loading.tsx';
import { focusMain, useTitle } from '../base/ui/page.ts';
import type { TableSession } from '../net/session.ts';

/** What this page does not know yet. */
const TOO_OLD = { game: 'page.unknown-game', rules: 'page.unknown-rules' } as const satisfies Readonly<Record<string, TooOld>>;

const Barred = lazy<{ readonly code: string; readonly table: string }>(
  closedDoor(async () => {
    const [page] = await Promise.all([import('./barred.tsx'), loadWords([refusedWords])]);
    return page.Barred;
  }),
);

const lobbyOf = (game: GamePlug) =>
  lazy<{ readonly table: LiveTable }>(
    closedDoor(async () => {
      const [{ LobbyPage }, { lobby }] = await Promise.all([
        import('./lobby/lobby.tsx'),
        game.lobby(),
        loadWords([homeWords, lobbyWords, game.lobbyWords]),
      ]);
      return ({ table }) => <LobbyPage table={table} game={game} lobby={lobby} />;
    }),
  );

const tableOf = (game: GamePlug) =>
  lazy<{ readonly session: TableSession }>(
    closedDoor(async () => {
      const [{ default: Table, newestRules }] = await Promise.all([game.table(), loadWords(game.tableWords)]);
      return function GameTable(props) {
        // What was focused in the lobby or at home is gone; the game starts from its own main part.
        useLayoutEffect(() => {
          if (document.activeElement === document.body) focusMain();
        }, []);
        return props.session.info.value.rules > newestRules ? <Barred code={TOO_OLD.rules} table="" /> : h(Table, props);
      };
    }),
  );

const PAGES = new Map(GAMES.map((game) => [game, { Lobby: lobbyOf(game), Table: tableOf(game) }]));

/** Before play the table of a game is its lobby. */
function GamePage({ table, session, game }: { readonly table: LiveTable; readonly session: TableSession; readonly game: GamePlug }) {
  const page = PAGES.get(game);
  if (page === undefined) return null;
  const { Lobby, Table } = page;
  if (table.info.value.status === 'waiting') return <Lobby table={table} />;
  // The news of the start may come a moment before the first view.
  return table.match.value === undefined ? <Loading /> : <Table session={session} />;
}

/** Tells of a refusal, of my turn, and of the table's state in the title. */
const useNotices = (table: LiveTable): void => {
  const words = common();
  const myTurn = useMemo(
    () =>
      computed(() => {
        const you = table.known.value?.you;
        const match = table.match.value;
        return you !== undefined && match !== undefined && match.awaiting.includes(you) && !match.ready.includes(you);
      }),
    [table],
  );
  const info = table.known.value;
  const parts = { game: gameName(info?.game ?? '', info?.options), code: table.code };
  useTitle(info === undefined ? undefined : myTurn.value ? words['title.your-turn'] : words[`title.${info.status}`](parts));
  useEffect(() => {
    if (myTurn.value) playCue('turn');
  }, [myTurn.value]);
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const fetch = async (): Promise<void> => {
      await quiet();
      const { beside } = await import('./beside.ts');
      if (!left) end = beside(table, myTurn);
    };
    // If it does not come, the next table asks for it again.
    fetch().catch(() => undefined);
    return () => {
      left = true;
      end?.();
    };
  }, [table]);
  const refused = table.refused.value;
  useEffect(() => {
    if (refused === undefined) return;
    playCue('refused');
    void tellRefusal(refused.code);
  }, [refused]);
};

const useSeatOnArrival = (table: LiveTable): void => {
  const info = table.known.value;
  useEffect(() => {
    if (info === undefined || sitOnArrival.peek() !== table.code) return;
    sitOnArrival.value = undefined;
    const open = info.seats.find((seat) => seat.kind === 'open');
    if (info.you === undefined && info.status === 'waiting' && open !== undefined) table.sit(open.seat);
  }, [info, table]);
};

interface TablePageProps {
  readonly code: string;
  readonly over?: Link;
  /** What the table of the game is given instead of the live one. */
  readonly sessionOf?: (table: LiveTable) => TableSession;
}

export default function TablePage(props: TablePageProps) {
  const [table] = useState(() => new LiveTable(props.over ?? link, after, props.code, (code) => go(besidePath(location.pathname, code))));
  const [session] = useState(() => props.sessionOf?.(table) ?? table);
  useEffect(() => () => table.close(), [table]);
  useSeatOnArrival(table);
  const info = table.known.value;
  // It has just begun, and is about to be shown to one of its people after the other.
  if (info !== undefined && isShared(info)) return <Loading />;
  return <LiveTablePage table={table} session={session} />;
}

interface LiveTableProps {
  readonly table: LiveTable;
  readonly session?: TableSession;
}

/** A table that somebody else opens and closes. */
export function LiveTablePage({ table, session = table }: LiveTableProps) {
  useNotices(table);
  const barred = table.barred.value;
  if (barred !== undefined) return <Barred code={barred.code} table={table.code} />;
  const info = table.known.value;
  if (info === undefined) return <Loading />;
  const game = gameOf(info.game);
  if (game === undefined) return <Barred code={TOO_OLD.game} table={table.code} />;
  return <GamePage table={table} session={session} game={game} />;
}
