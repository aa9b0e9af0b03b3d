// The games of an arena in a file: a line that says which arena it is, then a line for each game, in the order in which they ended.
import type { ArenaGame } from '@maravilha/bots/arena';
import type { ArenaPlan } from './arena-plan.ts';
import { accept, type Answer, refuse } from './args.ts';
import { type Context, readFile, writeFile } from './context.ts';
import { difference, isRecord, parsed } from './saved.ts';

/** `bots` changes when the bots themselves do: games from before and after must not be mixed. */
export type Header = { readonly format: 'maravilha-arena' } & ArenaPlan & { readonly bots: string };

export const headerOf = (plan: ArenaPlan, bots: string): Header => ({ format: 'maravilha-arena', ...plan, bots });

const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'number');

const isGame = (value: unknown): value is ArenaGame =>
  isRecord(value) &&
  typeof value['n'] === 'number' &&
  [value['a'], value['winners'], value['totals']].every(isNumbers) &&
  typeof value['ending'] === 'string' &&
  Array.isArray(value['marks']) &&
  isRecord(value['thought']);

/** Opens the file, or begins it, and answers with the games that are in it already. */
export const openGames = (path: string, header: Header, context: Context): Answer<readonly ArenaGame[]> => {
  const { io, words } = context;
  const first = JSON.stringify(header);
  if (!io.exists(path)) {
    const written = writeFile(path, `${first}\n`, context);
    return written.ok ? accept([]) : written;
  }
  const text = readFile(path, context);
  if (!text.ok) return text;
  const lines = text.value.split('\n');
  // After the last line end stands nothing, or a line that was cut short.
  const cut = lines.pop() !== '';
  const found = parsed(lines[0] ?? '');
  if (!isRecord(found) || found['format'] !== header.format) return refuse(words['arena.otherFile']({ path }));
  const other = difference(found, header);
  if (other?.key === 'bots') return refuse(words['arena.otherBots']({ path }));
  if (other !== undefined) return refuse(words.otherSettings({ path, ...other }));
  const games: ArenaGame[] = [];
  for (const [at, line] of lines.slice(1).entries()) {
    const game = parsed(line);
    if (!isGame(game)) return refuse(words['arena.badLine']({ path, line: at + 2 }));
    games.push(game);
  }
  if (cut) {
    const written = writeFile(path, `${lines.join('\n')}\n`, context, 'replaceFile');
    if (!written.ok) return written;
  }
  return accept(games);
};
