import { computed } from '@preact/signals';
import { h } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { common, loadWords } from '../base/i18n.ts';
import { LiveTable } from '../net/live-table.ts';
import { sitOnArrival } from './arrival.ts';
import { GAME_PARTS, isPlayable, type PlayableId } from './games.ts';
import { gameName } from '../base/names.ts';
import { after, link, refusalText } from '../net/server.ts';
import { go, tablePath, visits } from '../base/router.ts';
import { playCue } from '../base/sound.ts';
import { toast } from '../base/toasts.ts';
import { lazy } from '../base/ui/lazy.tsx';
import { Loading, MessagePage } from '../base/ui/message-page.tsx';
import { focusMain, useTitle } from '../base/ui/page.ts';
import type { TableSession } from '../net/session.ts';

const LobbyPage = lazy(async () => {
  const [page] = await Promise.all([import('./lobby/lobby.tsx'), loadWords(['lobby'])]);
  return page;
});

const gameTable = (game: PlayableId) =>
  lazy<{ readonly session: TableSession }>(async () => {
    const [{ default: Table }] = await Promise.all([GAME_PARTS[game].table(), loadWords(GAME_PARTS[game].words)]);
    return {
      default: function GameTable(props) {
        // What was focused in the lobby or at home is gone; the game starts from its own main part.
        useEffect(() => {
          if (visits.peek() > 0 || document.activeElement === document.body) focusMain();
        }, []);
        return h(Table, props);
      },
    };
  });
const GAME_TABLES: Record<PlayableId, ReturnType<typeof gameTable>> = {
  duel: gameTable('duel'),
  'seven-wonders': gameTable('seven-wonders'),
  architects: gameTable('architects'),
  dice: gameTable('dice'),
};

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
  const refused = table.refused.value;
  useEffect(() => {
    if (refused === undefined) return;
    playCue('refused');
    toast(refusalText(refused.code), 'no');
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

export default function TablePage(props: { readonly code: string }) {
  const words = common();
  const [table] = useState(() => new LiveTable(link, after, props.code, (code) => go(tablePath(code))));
  useEffect(() => () => table.close(), [table]);
  useNotices(table);
  useSeatOnArrival(table);
  const barred = table.barred.value;
  if (barred !== undefined) {
    if (barred.code === 'unknown-table')
      return <MessagePage title={words['table.gone-title']} line={words['table.gone']({ code: props.code })} />;
    if (barred.code === 'no-spectators') return <MessagePage title={words['table.closed-title']} line={words['table.closed']} />;
    return <MessagePage title={words['crash.title']} line={refusalText(barred.code)} />;
  }
  const info = table.known.value;
  if (info === undefined) return <Loading />;
  if (!isPlayable(info.game)) return <MessagePage title={words['table.unknown-game-title']} line={words['table.unknown-game']} />;
  if (info.status === 'waiting') return <LobbyPage table={table} game={info.game} />;
  // The news of the start may come a moment before the first view.
  if (table.match.value === undefined) return <Loading />;
  return h(GAME_TABLES[info.game], { session: table });
}
