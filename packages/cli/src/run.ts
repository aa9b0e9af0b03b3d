import type { Family } from '@maravilha/family';
import { LANGUAGES, languageFor, type Language } from '@maravilha/words';
import { CLI_WORDS } from '@maravilha/words/cli';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { data } from './data.ts';
import { BAD_INPUT, type Command, isLanguage, OK } from './context.ts';
import type { Io } from './io.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { puzzles } from './puzzles.ts';
import { replay, verify } from './replay.ts';
import { sim } from './sim.ts';
import { tune } from './tune.ts';

const COMMANDS: Readonly<Record<string, Command>> = { play, sim, position, replay, verify, analyse, arena, tune, puzzles, bench, data };
const HELP = new Set(['help', '--help', '-h']);

/** The language asked for by `--lang`, before anything else is read, so that complaints about the rest are in it. */
const askedLanguage = (argv: readonly string[]): string | undefined => {
  const at = argv.indexOf('--lang');
  if (at >= 0) return argv[at + 1];
  return argv.find((argument) => argument.startsWith('--lang='))?.slice('--lang='.length);
};

/** Runs one command and answers with its exit code: 0 all is well, 1 a log does not hold, 2 bad input, 130 interrupted. */
export const run = async (argv: readonly string[], io: Io, family: Family): Promise<number> => {
  const preferred = languageFor(io.preferred);
  const asked = askedLanguage(argv);
  if (asked !== undefined && !isLanguage(asked)) {
    io.err(`${CLI_WORDS[preferred].unknownLanguage({ given: asked, known: LANGUAGES.join(', ') })}\n`);
    return BAD_INPUT;
  }
  const language: Language = asked ?? preferred;
  const words = CLI_WORDS[language];
  const [name, ...rest] = argv;
  if (name === undefined || HELP.has(name)) {
    (name === undefined ? io.err : io.out)(words.usage);
    return name === undefined ? BAD_INPUT : OK;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    io.err(`${words.unknownCommand({ command: name, commands: Object.keys(COMMANDS).join(', ') })}\n`);
    return BAD_INPUT;
  }
  const answer = await command(rest, { family, io, language, words });
  if (answer.ok) return answer.value;
  io.err(`${answer.error}\n`);
  return BAD_INPUT;
};
