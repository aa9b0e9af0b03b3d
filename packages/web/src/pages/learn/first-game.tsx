// A first game: a whole one at a table of this device, against the weakest, set up as the rule book advises; with tips.
import { useEffect, useState } from 'preact/hooks';
import type { BookPlug } from '../../base/book.ts';
import { closedDoor, want } from '../../base/door.ts';
import { loadWords } from '../../base/i18n.ts';
import { go } from '../../base/router.ts';
import { type GameTips, noteFirstGame } from '../../base/tips.ts';
import { localPath, noteTables } from '../../local/able.ts';
import { askForKeeping, localLink, reach } from '../../local/line.ts';
import { localWords } from '../../local/words.ts';
import type { LiveTable } from '../../net/live-table.ts';
import { ask, gameInfo } from '../../net/server.ts';
import { tableHere } from '../../table/look-up/model.ts';
import { BOOKS } from '../books.ts';
import { gameOf } from '../games.ts';
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

function TipsOf({ table, game }: { readonly table: LiveTable; readonly game: string }) {
  const [tips, setTips] = useState<GameTips | undefined>(undefined);
  useEffect(
    () =>
      want(
        closedDoor(() => load(game)),
        setTips,
      ),
    [],
  );
  return tips === undefined ? null : <Tips table={table} tips={tips} />;
}

/** The tips of the game that is played at a table, as soon as that stands. */
export function FirstGameTips({ code }: { readonly code: string }) {
  const table = tableHere.value;
  const game = table?.known.value?.game;
  return table === undefined || table.code !== code || game === undefined ? null : <TipsOf key={game} table={table} game={game} />;
}
