import { type Analysis, analysisOf, Course, EFFORT, judge, type Mark, type Moment, tasksOf, type Verdict } from '@maravilha/bots/analysis';
import type { GameText, NameOf } from '@maravilha/family';
import { replay } from '@maravilha/kernel';
import { accept, type OptionNames, readNumber, refuse } from './args.ts';
import { type Command, type Context, OK } from './context.ts';
import { Progress } from './progress.ts';
import { openLog, seatNames, troubleText } from './replay.ts';
import { columns } from './text.ts';

const OPTIONS: OptionNames = { texts: ['playouts', 'lang'], flags: ['json'] };
const PLAYOUTS_MOST = 100_000;
const MARKS: readonly Mark[] = ['gem', 'chip', 'crack', 'ruin'];

/** Age and turn in it, or the turn alone where there are no ages. */
const placeOf = (moments: readonly Moment[], n: number): string => {
  const age = moments[n]?.age;
  const first = age === undefined ? 0 : moments.findIndex((one) => one.age === age);
  return age === undefined ? String(n + 1) : `${'I'.repeat(age)}.${n - first + 1}`;
};

/** Nothing is sure before the end. */
const percentText = (percent: number): string => (percent <= 1 ? '<1 %' : `${percent} %`);

const chanceRows = ({ turns, result }: Analysis, moments: readonly Moment[], nameOf: NameOf, { words }: Context): readonly string[] =>
  columns([
    [words['analyse.turn'], ...result.map((_, seat) => nameOf(seat))],
    ...turns.map((turn, n) => [placeOf(moments, n), ...(turn?.chances ?? []).map((chance) => String(Math.round(chance * 100)))]),
    [words['analyse.end'], ...result.map(String)],
  ]);

const markedRow = (
  verdict: Verdict & { mark: Mark },
  moments: readonly Moment[],
  text: GameText,
  nameOf: NameOf,
  { words }: Context,
): string => {
  const { moment, seat, mark, loss, lead, best, made, there } = verdict;
  const said =
    mark === 'gem'
      ? words['analyse.lead']({ mark: words['analyse.gem'], lead })
      : words['analyse.loss']({
          mark: words[`analyse.${mark}`],
          loss,
          best: text.move(best.move, nameOf),
          percent: percentText(best.percent),
        });
  const truth = there === undefined ? '' : `\n      ${words['analyse.there'](there)}`;
  return `  ${placeOf(moments, moment)} ${nameOf(seat)}: ${text.move(made.move, nameOf)}\n      ${said}${truth}`;
};

const reportRows = ({ accounts }: Analysis, nameOf: NameOf, { words }: Context): readonly string[] => {
  const row = (label: string, of: (account: Analysis['accounts'][number]) => number | undefined): string[] => [
    label,
    ...accounts.map((account) => String(of(account) ?? '–')),
  ];
  return columns([
    ['', ...accounts.map(({ seat }) => nameOf(seat))],
    row(words['analyse.accuracy'], ({ accuracy }) => accuracy),
    ...(accounts[0]?.ages ?? []).map(({ age }, n) => row(words['analyse.age']({ age }), ({ ages }) => ages[n]?.accuracy)),
    ...MARKS.map((mark) => row(words[`analyse.${mark}`], ({ marks }) => marks[mark])),
    row(words['analyse.best'], ({ best }) => best?.lead),
    row(words['analyse.miss'], ({ miss }) => miss && -miss.loss),
    row(words['analyse.own'], ({ own }) => own),
    row(words['analyse.others'], ({ others }) => others),
  ]);
};

/** Judges every choice of a finished game. */
export const analyse: Command = async (argv, context) => {
  const opened = await openLog('analyse', argv, context, OPTIONS);
  if (!opened.ok) return opened;
  const { args, path, log, names, playable } = opened.value;
  const { io, words } = context;
  const playouts = readNumber(args, 'playouts', EFFORT.playouts, 1, PLAYOUTS_MOST, words);
  if (!playouts.ok) return playouts;
  const text = playable.text(context.language, words);
  if (log.seed === undefined) return refuse(words['replay.noSeed']);
  const replayed = replay(playable.game, log);
  const where = { where: path, path: '' };
  if (!replayed.ok) return refuse(words.badInput({ ...where, detail: troubleText(replayed.error, log, text, context) }));
  const { match } = replayed.value;
  if (!match.over) return refuse(words.badInput({ ...where, detail: words['verify.notOver']({ round: match.round }) }));

  const course = new Course(playable.game, log);
  const tasks = tasksOf(course.moments, 0, undefined);
  const progress = new Progress(io);
  const start = io.now();
  const judgements = tasks.map(({ moment, seat }, done) => {
    progress.tell(() => words['analyse.progress']({ done, of: tasks.length }));
    return judge(playable.expert, course, moment, seat, { playouts: playouts.value });
  });
  progress.end();
  const analysis = analysisOf(course, judgements);
  if (args.flag('json')) {
    io.out(`${JSON.stringify({ playouts: playouts.value, ...analysis })}\n`);
    return accept(OK);
  }

  const nameOf = seatNames(context, names);
  const seconds = Math.round((io.now() - start) / 1000);
  io.out(`${words['analyse.title']({ game: text.title, playouts: playouts.value, seconds })}\n\n`);
  io.out(`${words['analyse.chances']}\n${chanceRows(analysis, course.moments, nameOf, context).join('\n')}\n\n`);
  const marked = analysis.turns
    .flatMap((turn) => turn?.verdicts ?? [])
    .filter((one): one is Verdict & { mark: Mark } => one.mark !== undefined);
  io.out(`${marked.length === 0 ? words['analyse.none'] : words['analyse.marks']}\n`);
  for (const one of marked) io.out(`${markedRow(one, course.moments, text, nameOf, context)}\n`);
  io.out(`\n${words['analyse.report']}\n${reportRows(analysis, nameOf, context).join('\n')}\n`);
  return accept(OK);
};
