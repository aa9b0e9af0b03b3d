import { type BotName, BOT_NAMES, type Expert, isBotName } from '@maravilha/bots';
import type { Family, Member, Terminal } from '@maravilha/family';
import { type AnyGame, isNotation, readNotation, readOptions, type Shape, type Written } from '@maravilha/kernel';
import { LANGUAGES, type Language } from '@maravilha/words';
import type { CliWords } from '@maravilha/words/cli';
import { accept, type Answer, type Arguments, readJson, readNumber, refuse } from './args.ts';
import type { Io } from './io.ts';

/** What every command gets. */
export interface Context {
  readonly family: Family;
  readonly io: Io;
  readonly language: Language;
  readonly words: CliWords;
}

/** A command answers with its exit code, or with a sentence about what was wrong in its input. */
export type Command = (argv: readonly string[], context: Context) => Promise<Answer<number>>;

export const OK = 0;
export const DOES_NOT_HOLD = 1;
export const BAD_INPUT = 2;
export const INTERRUPTED = 130;

export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

/** A version of a game, and how it is told here. */
export interface Playable extends Terminal {
  readonly expert: Expert;
  readonly game: AnyGame;
}

export const playableOf = async (member: Member, expert: Expert = member.newest): Promise<Playable> => ({
  ...(await member.terminal()),
  expert,
  game: expert.game,
});

/** The newest version of the game that a command names. */
export const findGame = async (id: string | undefined, command: string, { family, words }: Context): Promise<Answer<Playable>> => {
  if (id === undefined) return refuse(words.missingOption({ command, option: '--game' }));
  const member = family.find(id);
  return member === undefined ? refuse(words.unknownGame({ given: id, known: family.ids.join(', ') })) : accept(await playableOf(member));
};

/** No game has more. Which numbers of seats a game has, it says itself. */
const SEATS_MOST = 7;

/** `--options` as JSON, with `--seats` in it where that is given. */
export const readGameOptions = (game: AnyGame, args: Arguments, words: CliWords): Answer<Shape['Options']> => {
  const seats = args.text('seats') === undefined ? undefined : readNumber(args, 'seats', 0, 1, SEATS_MOST, words);
  if (seats?.ok === false) return seats;
  const text = args.text('options');
  const given = text === undefined ? accept<unknown>({}) : readJson(text, '--options', words);
  if (!given.ok) return given;
  const isPlain = typeof given.value === 'object' && given.value !== null && !Array.isArray(given.value);
  const options = readOptions(game, isPlain && seats !== undefined ? { ...given.value, seats: seats.value } : given.value);
  if (options.ok) return options;
  const where = options.error.path === 'seats' && seats !== undefined ? '--seats' : '--options';
  return refuse(words.badInput({ where, path: where === '--seats' ? '' : options.error.path, detail: options.error.detail }));
};

/** One bot for all seats, or one for each. */
export const readBots = (text: string, seats: number, words: CliWords): Answer<readonly BotName[]> => {
  const names = text.split(',').map((name) => name.trim());
  const bots: BotName[] = [];
  for (const name of names) {
    if (!isBotName(name)) return refuse(words.unknownBot({ given: name, known: BOT_NAMES.join(', ') }));
    bots.push(name);
  }
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) return accept(Array.from({ length: seats }, () => only));
  return bots.length === seats ? accept(bots) : refuse(words.botsForSeats({ given: bots.length, seats }));
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '');

const fileTrouble = (error: unknown, words: CliWords): string => {
  switch (codeOf(error)) {
    case 'ENOENT':
      return words['file.missing'];
    case 'EISDIR':
      return words['file.folder'];
    case 'EACCES':
    case 'EPERM':
      return words['file.denied'];
    default:
      return error instanceof Error ? error.message : String(error);
  }
};

export const readFile = (path: string, { io, words }: Context): Answer<string> => {
  try {
    return accept(io.readFile(path));
  } catch (error) {
    return refuse(words.cannotRead({ path, detail: fileTrouble(error, words) }));
  }
};

/** How a text gets into a file: as a new one, at its end, or all or nothing in place of what is there. */
type Write = 'writeFile' | 'appendFile' | 'replaceFile';

export const writeFile = (path: string, text: string, { io, words }: Context, how: Write = 'writeFile'): Answer<undefined> => {
  try {
    io[how](path, text);
    return accept(undefined);
  } catch (error) {
    return refuse(words.cannotWrite({ path, detail: fileTrouble(error, words) }));
  }
};

/** The file of a log, as JSON or in our notation. */
export const readLogFile = (path: string, context: Context): Answer<Written> => {
  const text = readFile(path, context);
  if (!text.ok) return text;
  if (!isNotation(text.value)) {
    const raw = readJson(text.value, path, context.words);
    return raw.ok ? accept({ log: raw.value, names: [] }) : raw;
  }
  const written = readNotation(text.value);
  if (written.ok) return accept(written.value);
  return refuse(context.words.badInput({ where: path, path: written.error.path, detail: written.error.detail }));
};

export const readJsonFile = (path: string, context: Context): Answer<unknown> => {
  const text = readFile(path, context);
  return text.ok ? readJson(text.value, path, context.words) : text;
};
