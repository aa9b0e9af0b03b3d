import type { GameText, NameOf } from '@maravilha/family';
import {
  type CheckError,
  type Log,
  type LogCheck,
  type LogError,
  readLog,
  replay as replayLog,
  verify as verifyLog,
} from '@maravilha/kernel';
import { accept, type Answer, type OptionNames, readArguments, refuse } from './args.ts';
import { type Command, type Context, DOES_NOT_HOLD, OK, type Playable, playableOf, readLogFile } from './context.ts';
import { refusalText } from './refusals.ts';
import { eventLines, scorePad } from './text.ts';

const OPTIONS: OptionNames = { texts: ['lang'] };

interface Opened {
  readonly path: string;
  readonly log: Log;
  /** That the file names. */
  readonly names: readonly (string | undefined)[];
  /** Under the rules that the log was played by. */
  readonly playable: Playable;
}

const open = async (command: string, argv: readonly string[], context: Context): Promise<Answer<Opened>> => {
  const { family, words } = context;
  const args = readArguments(command, argv, OPTIONS, 1, words);
  if (!args.ok) return args;
  const [path] = args.value.positionals;
  if (path === undefined) return refuse(words.missingFile({ command }));
  const raw = readLogFile(path, context);
  if (!raw.ok) return raw;
  const log = readLog(raw.value.log, family.versions);
  if (!log.ok) return refuse(words.badInput({ where: path, path: log.error.path, detail: log.error.detail }));
  const member = family.find(log.value.game);
  if (member === undefined) throw new Error(`the log of ${log.value.game} was read, but there is no such game`);
  return accept({ path, log: log.value, names: raw.value.names, playable: await playableOf(member, member.expert(log.value.rules)) });
};

const seatNames =
  ({ words }: Context, names: readonly (string | undefined)[]): NameOf =>
  (seat) =>
    names[seat] ?? words.seatName({ seat });

/** What is wrong with a log, in words; rounds are counted from 1 here, as people do. */
const troubleText = (error: LogError | CheckError, log: Log, text: GameText, { words }: Context): string => {
  switch (error.code) {
    case 'other-game':
    case 'other-rules':
      return words['replay.otherGame'];
    case 'no-seed':
      return words['verify.noSeed'];
    case 'bad-seed':
      return words['verify.badSeed'](error);
    case 'wrong-seats':
      return words['verify.round']({
        round: error.round + 1,
        detail: words['replay.seats']({ expected: error.expected.join(', '), found: error.found.join(', ') }),
      });
    case 'refused-move': {
      const move = log.rounds[error.round]?.find((choice) => choice.seat === error.seat)?.move;
      return words['verify.round']({ round: error.round + 1, detail: refusalText(error.error, move, text, words) });
    }
    case 'seed-differs':
      return words['verify.seedDiffers'](error);
    case 'not-over':
      return words['verify.notOver'](error);
    case 'no-hash':
      return words['verify.noHash'];
    case 'hash-differs':
      return words['verify.hashDiffers'](error);
    case 'not-reached':
      return words['verify.notReached'];
  }
};

/** Tells the whole game. All of it is open: the game is over, and its seed is in the log. */
export const replay: Command = async (argv, context) => {
  const opened = await open('replay', argv, context);
  if (!opened.ok) return opened;
  const { path, log, names, playable } = opened.value;
  const { game } = playable;
  const { io, words } = context;
  const text = playable.text(context.language, words);
  const nameOf = seatNames(context, names);
  if (log.seed === undefined) return refuse(words['replay.noSeed']);
  const replayed = replayLog(game, log);
  if (!replayed.ok) return refuse(words.badInput({ where: path, path: '', detail: troubleText(replayed.error, log, text, context) }));
  io.out(`${text.title}\n`);
  for (const [round, events] of replayed.value.events.entries()) {
    io.out(`${words['replay.round']({ round: round + 1 })}\n`);
    const told = events.map((event) => event.full);
    for (const line of eventLines(told, text, nameOf)) io.out(`  ${line}\n`);
  }
  const score = replayed.value.match.score();
  io.out(`\n${scorePad(game.scoreRows, score, text, words, nameOf).join('\n')}\n`);
  if (score.ending !== undefined) {
    io.out(`\n${words['position.ended']({ ending: text.ending(score.ending), winners: score.winners.map(nameOf).join(', ') })}\n`);
  }
  return accept(OK);
};

const checkRow = (check: LogCheck, log: Log, text: GameText, context: Context): readonly string[] => {
  const { words } = context;
  const why = check.why === undefined ? '' : ` (${troubleText(check.why, log, text, context)})`;
  return [`${words[`verify.${check.name}`]}:`, `${check.passed ? words['verify.passed'] : words['verify.failed']}${why}`];
};

export const verify: Command = async (argv, context) => {
  const opened = await open('verify', argv, context);
  if (!opened.ok) return opened;
  const { log, playable } = opened.value;
  const { io, words } = context;
  const text = playable.text(context.language, words);
  const checks = verifyLog(playable.game, log);
  const holds = checks.every((check) => check.passed);
  for (const check of checks) io.out(`${checkRow(check, log, text, context).join(' ')}\n`);
  io.out(`${holds ? words['verify.holds'] : words['verify.fails']}\n`);
  return accept(holds ? OK : DOES_NOT_HOLD);
};
