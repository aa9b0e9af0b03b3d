import { type Generation, type NetData, sizeOf, startTuning, type TuneData } from '@maravilha/bots/tune';
import { accept, type Answer, type OptionNames, readArguments, readNumber, refuse } from './args.ts';
import { type Command, type Context, findGame, OK, readFile, writeFile } from './context.ts';
import { difference, isRecord, parsed } from './saved.ts';

const OPTIONS: OptionNames = { texts: ['game', 'hidden', 'generations', 'games', 'matches', 'seed', 'out', 'lang'], flags: ['write'] };
const MOST_HIDDEN = 1024;
/** The hidden units of a net are counted in so many at a time. */
const WIDTH = 4;
const MOST_GENERATIONS = 10_000;
const MOST_GAMES = 1_000_000;

/** Where the bots keep what they have learnt, seen from the root of the project. */
const SOURCES = 'packages/bots/src/evaluation';

/** What makes a run what it is; the state and the net of the last generation stand beside it in the file. */
interface Header {
  readonly format: 'maravilha-tune';
  readonly game: string;
  readonly inputs: number;
  readonly traits: number;
  readonly hidden: number;
  readonly games: number;
  readonly seed: number;
}

interface Saved {
  readonly state: TuneData;
  readonly net: NetData;
}

const isSaved = (value: Readonly<Record<string, unknown>>): boolean => {
  const { state, net } = value;
  return (
    isRecord(state) &&
    typeof state['generation'] === 'number' &&
    typeof state['played'] === 'number' &&
    Array.isArray(state['smooth']) &&
    isRecord(state['trainer']) &&
    isRecord(net) &&
    typeof net['weights'] === 'string'
  );
};

/** What an earlier run with the same settings has left; `undefined` where there was none. */
const savedIn = (path: string, header: Header, context: Context): Answer<Saved | undefined> => {
  const { io, words } = context;
  if (!io.exists(path)) return accept(undefined);
  const text = readFile(path, context);
  if (!text.ok) return text;
  const found = parsed(text.value);
  if (!isRecord(found) || found['format'] !== header.format || !isSaved(found)) return refuse(words['tune.otherFile']({ path }));
  const other = difference(found, header);
  // The form was checked above; the numbers in it are the program's own.
  return other === undefined ? accept(found as unknown as Saved) : refuse(words.otherSettings({ path, ...other }));
};

/** The command in it makes the same net again. */
const netSource = (
  game: string,
  run: { readonly generations: number; readonly games: number },
  { inputs, hidden, seed, games, result, weights, policy }: NetData,
): string => `import type { NetData } from '../../value/net.ts';

/** Made by \`cli tune --game ${game} --hidden ${hidden} --generations ${run.generations} --games ${run.games} --seed ${seed}\`. */
export const ${game.toUpperCase().replaceAll('-', '_')}_NET: NetData = {
  inputs: ${inputs},
  hidden: ${hidden},
  seed: ${seed},
  games: ${games},
  result: '${result}',
  weights:
    '${weights}',
${policy === undefined ? '' : `  policy:\n    '${policy}',\n`}};
`;

/** Kept with the net, in English like all data. */
const resultText = ({ share }: Generation, matches: number): string =>
  `${share.toFixed(2)} times the fair share against the judge before it, one look ahead, ${matches} games`;

export const tune: Command = async (argv, context) => {
  const { io, words, language } = context;
  const args = readArguments('tune', argv, OPTIONS, 0, words);
  if (!args.ok) return args;
  const playable = await findGame(args.value.text('game'), 'tune', context);
  if (!playable.ok) return playable;
  const { game, expert } = playable.value;
  if (expert.knowledge.learning === undefined) {
    const known = context.family.members.filter(({ newest }) => newest.knowledge.learning !== undefined).map(({ id }) => id);
    return refuse(words['tune.notLearnable']({ game: game.id, known: known.join(', ') }));
  }
  const out = args.value.text('out');
  if (out === undefined) return refuse(words.missingOption({ command: 'tune', option: '--out' }));
  const hidden = readNumber(args.value, 'hidden', 32, 1, MOST_HIDDEN, words);
  if (!hidden.ok) return hidden;
  if (hidden.value % WIDTH !== 0) return refuse(words['tune.width']({ value: hidden.value, width: WIDTH }));
  const generations = readNumber(args.value, 'generations', 20, 1, MOST_GENERATIONS, words);
  if (!generations.ok) return generations;
  const games = readNumber(args.value, 'games', 4000, 1, MOST_GAMES, words);
  if (!games.ok) return games;
  const matches = readNumber(args.value, 'matches', 400, 1, MOST_GAMES, words);
  if (!matches.ok) return matches;
  const seed = readNumber(args.value, 'seed', 1, 0, Number.MAX_SAFE_INTEGER, words);
  if (!seed.ok) return seed;
  const write = args.value.flag('write');
  if (write && !io.exists(SOURCES)) return refuse(words['tune.noSources']({ path: SOURCES }));

  const scope = { hidden: hidden.value, games: games.value, seed: seed.value };
  const header: Header = { format: 'maravilha-tune', game: game.id, ...sizeOf(expert), ...scope };
  const saved = savedIn(out, header, context);
  if (!saved.ok) return saved;
  const tuning = startTuning(expert, { ...scope, matches: matches.value }, saved.value?.state);
  const number = new Intl.NumberFormat(language);
  let net = saved.value?.net;
  for (let at = saved.value?.state.generation ?? 0; at < generations.value; at++) {
    const start = io.now();
    const done = tuning.generation();
    net = tuning.result(resultText(done, matches.value));
    const written = writeFile(out, `${JSON.stringify({ ...header, state: tuning.save(), net })}\n`, context, 'replaceFile');
    if (!written.ok) return written;
    const line = words['tune.line']({
      generation: done.generation,
      of: generations.value,
      played: number.format(done.played),
      samples: number.format(done.samples),
      loss: done.loss.toFixed(4),
      share: done.share.toFixed(2),
      seconds: ((io.now() - start) / 1000).toFixed(0),
    });
    io.err(`${line}\n`);
  }
  io.out(`${words['tune.written']({ path: out })}\n`);
  if (!write || net === undefined) return accept(OK);
  const source = `${SOURCES}/${game.id}/net.ts`;
  const written = writeFile(
    source,
    netSource(game.id, { generations: tuning.save().generation, games: games.value }, net),
    context,
    'replaceFile',
  );
  if (!written.ok) return written;
  io.out(`${words['tune.written']({ path: source })}\n`);
  return accept(OK);
};
