// A first game: a whole one at a table of this device, against the weakest, set up as the rule book advises; with tips.
import './first-game.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BookPlug } from '../../base/book.ts';
import { closedDoor, want } from '../../base/door.ts';
import { loadWords } from '../../base/i18n.ts';
import { go } from '../../base/router.ts';
import { type GameTips, noteFirstGame, tipsWanted, wantTips } from '../../base/tips.ts';
import { Icon } from '../../components/icon.tsx';
import { localPath, noteTables } from '../../local/able.ts';
import { askForKeeping, localLink, reach } from '../../local/line.ts';
import { localWords } from '../../local/words.ts';
import { ask, gameInfo } from '../../net/server.ts';
import { guideLine, guideMark } from '../../table/guide.ts';
import { BOOKS } from '../books.ts';
import { gameOf } from '../games.ts';
import TablePage from '../table-page.tsx';
import { FirstTurnLine } from './first-turn.tsx';
import { HeldTable } from './held-table.ts';
import { Tips } from './tips.tsx';
import { tipWords } from './tip-words.ts';

/** Answers whether it has begun. */
export const startFirstGame = async (book: BookPlug): Promise<boolean> => {
  const [lobby] = await Promise.all([gameOf(book.game)?.lobby(), loadWords([localWords])]);
  const tile = lobby?.lobby.tiles.find((one) => one.book === book.id);
  if (tile === undefined) throw new Error(`there is no tile of ${book.id}`);
  noteTables();
  void askForKeeping();
  if (!(await reach())) return false;
  const bots = gameInfo(book.game, localLink)?.bots[0];
  if (bots === undefined) return false;
  const { quick, seats } = tile;
  const options = { ...tile.options, seats, [quick.key]: quick.values[0] ?? '' };
  const answer = await ask({ t: 'create', game: book.game, options, bots, start: true }, localLink);
  if (!answer.ok || answer.code === undefined) return false;
  noteFirstGame(answer.code);
  go(localPath(answer.code));
  return true;
};

const load = async (game: string): Promise<GameTips> => {
  const book = BOOKS.find((one) => one.game === game);
  if (book === undefined) throw new Error(`there is no book of ${game}`);
  const { tips } = await book.tips();
  await loadWords([tipWords, ...tips.words, ...(gameOf(game)?.tableWords ?? [])]);
  return tips;
};

/** In the bar: that it is a guided game, and the switch of its tips. */
function Mark() {
  const words = tipWords();
  const on = tipsWanted.value;
  const state = words[on ? 'mark.on' : 'mark.off'];
  return (
    <button type="button" class="first-game-mark row" aria-pressed={on} title={`${words.mark}: ${state}`} onClick={() => wantTips(!on)}>
      <Icon id="flag" class="" />
      <span class="mark-words">
        <b>{words.mark}</b> <small>{state}</small>
      </span>
    </button>
  );
}

function Guide({ table, tips }: { readonly table: HeldTable; readonly tips: GameTips }) {
  const { firstTurn } = tips;
  const info = table.known.value;
  const match = table.match.value;
  const playing = info?.you !== undefined && info.status === 'playing' && info.ended === undefined;
  const first = firstTurn !== undefined && playing && match !== undefined && firstTurn.isOn(match);
  useLayoutEffect(() => {
    if (firstTurn !== undefined) table.hold(firstTurn);
    guideMark.value = Mark;
    return () => {
      guideMark.value = undefined;
    };
  }, []);
  useLayoutEffect(() => {
    if (!first) return undefined;
    guideLine.value = () => <FirstTurnLine table={table} firstTurn={firstTurn} />;
    return () => {
      guideLine.value = undefined;
    };
  }, [first]);
  return first ? null : <Tips table={table} tips={tips} />;
}

/** As soon as the table says what is played there. */
function GuideOf({ table, game }: { readonly table: HeldTable; readonly game: string }) {
  const [tips, setTips] = useState<GameTips | undefined>(undefined);
  useEffect(
    () =>
      want(
        closedDoor(() => load(game)),
        setTips,
      ),
    [],
  );
  return tips === undefined ? null : <Guide table={table} tips={tips} />;
}

/** The table of this device where a first game is played. */
export function FirstGame({ code }: { readonly code: string }) {
  const made = useRef<HeldTable | undefined>(undefined);
  const [table, setTable] = useState<HeldTable | undefined>(undefined);
  useEffect(() => setTable(made.current), []);
  const game = table?.known.value?.game;
  return (
    <>
      <TablePage code={code} over={localLink} sessionOf={(live) => (made.current = new HeldTable(live))} />
      {table !== undefined && game !== undefined && <GuideOf key={game} table={table} game={game} />}
    </>
  );
}
