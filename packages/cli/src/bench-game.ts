import { BOT_NAMES, type BotName, decide } from '@maravilha/bots';
import {
  ActionList,
  type AnyGame,
  FastRng,
  fillShortlist,
  isLegal,
  NO_ACTION,
  NOBODY,
  readOptions,
  type Seat,
  type Shape,
  seatsOf,
} from '@maravilha/kernel';
import { bytesPerEvent, type Clock, nanoseconds, type Percentiles, percentilesOf, type Speed, speedOf } from './measure.ts';

export interface GameFigures {
  readonly game: string;
  readonly options: Shape['Options'];
  /** Complete games of uniform random play from the shortlists in a second, one core. */
  readonly gamesWithLists: Speed;
  /** The same by `pick`, without lists; absent where the game has none. */
  readonly gamesWithPick: Speed | undefined;
  readonly decisionsPerGame: number;
  /** The buffer, and 32 bits for each scalar. */
  readonly stateBytes: number;
  readonly copyNanoseconds: Speed;
  readonly redealNanoseconds: Speed;
  readonly viewNanoseconds: Speed;
  readonly imagineNanoseconds: Speed;
  /** Bytes left on the heap by a decision of random play with lists. */
  readonly bytesPerDecision: number;
  /** Decisions of each bot in a second, from the view to the move in words. */
  readonly botDecisions: Readonly<Record<string, Speed>>;
  /** At the position that is hardest to list: every legal action, and every explanation that a page asks for. */
  readonly hardest: { readonly actions: Percentiles; readonly explanations: Percentiles } | undefined;
}

/** What of a game is measured: a set of options, and a position with the longest search for prices that is known. */
export interface BenchCase {
  readonly options: object;
  readonly hardest?: () => { readonly state: Shape['State']; readonly seat: Seat };
}

/** How much is measured: enough for figures, or just enough for a test. */
export interface Effort {
  readonly runs: number;
  readonly games: number;
  readonly repeats: number;
  readonly decisions: number;
}
export const FULL: Effort = { runs: 7, games: 10_000, repeats: 400_000, decisions: 400 };

const SEED = 1;
/** Positions from which single calls are measured, spread over games. */
const SAMPLES = 64;

interface Sample {
  readonly state: Shape['State'];
  readonly seat: Seat;
  readonly view: Shape['View'];
}

/** Plays games at random; `pick` chooses without a list. Answers with the number of decisions. */
const playGames = (game: AnyGame, options: Shape['Options'], games: number, pick: AnyGame['pick']): number => {
  const state = game.blank(options);
  const rng = new FastRng(SEED);
  const list = new ActionList();
  const joint = new Int32Array(options.seats);
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    game.setup(options, rng, state);
    for (let awaited = game.awaiting(state); awaited !== NOBODY; awaited = game.awaiting(state)) {
      for (let seat = 0; seat < options.seats; seat++) {
        if (((awaited >>> seat) & 1) === 0) {
          joint[seat] = NO_ACTION;
          continue;
        }
        decisions++;
        if (pick === undefined) {
          fillShortlist(game, state, seat, list);
          joint[seat] = list.items[rng.int(list.length)] as number;
        } else joint[seat] = pick.call(game, state, seat, rng);
      }
      game.step(state, joint);
    }
  }
  return decisions;
};

/** Positions of random games, each at another stage. */
const samplePositions = (game: AnyGame, options: Shape['Options'], length: number): readonly Sample[] => {
  const rng = new FastRng(SEED, 1);
  const list = new ActionList();
  const joint = new Int32Array(options.seats);
  const samples: Sample[] = [];
  for (let n = 0; samples.length < SAMPLES; n++) {
    const state = game.blank(options);
    game.setup(options, rng, state);
    const stage = Math.floor(((n % SAMPLES) * length) / SAMPLES);
    for (let step = 0; step < stage && game.awaiting(state) !== NOBODY; step++) {
      joint.fill(NO_ACTION);
      for (const seat of seatsOf(game.awaiting(state))) {
        fillShortlist(game, state, seat, list);
        joint[seat] = list.at(rng.int(list.length));
      }
      game.step(state, joint);
    }
    const [seat] = seatsOf(game.awaiting(state));
    if (seat !== undefined) samples.push({ state, seat, view: game.view(state, seat) });
  }
  return samples;
};

const botSpeed = (game: AnyGame, samples: readonly Sample[], bot: BotName, effort: Effort, now: Clock): Speed => {
  const rng = new FastRng(SEED, 2);
  return speedOf(Math.min(effort.runs, 3), now, () => {
    for (let n = 0; n < effort.decisions; n++) {
      const { state, seat, view } = samples[n % samples.length] as Sample;
      const action = game.toAction(state, seat, decide(game, bot, view, seat, rng, { playouts: 200 }));
      if (typeof action !== 'number' || !isLegal(game, state, seat, action)) throw new Error(`the bot ${bot} chose an illegal move`);
    }
    return effort.decisions;
  });
};

const hardestOf = (game: AnyGame, { hardest }: BenchCase, effort: Effort, now: Clock): GameFigures['hardest'] => {
  if (hardest === undefined) return undefined;
  const { state, seat } = hardest();
  const list = new ActionList();
  // A hundredth of the calls has to be more than the few in which code is compiled or memory cleaned up.
  const calls = effort.decisions * 10;
  return {
    actions: percentilesOf(calls, now, () => game.actions(state, seat, list)),
    explanations: percentilesOf(calls, now, () => {
      for (const wish of game.wishes(state, seat)) game.explain(state, seat, wish);
    }),
  };
};

export const benchGame = (game: AnyGame, setting: BenchCase, effort: Effort, now: Clock): GameFigures => {
  const read = readOptions(game, setting.options);
  if (!read.ok) throw new Error(`options of ${game.id} are refused: ${read.error.path}: ${read.error.detail}`);
  const options = read.value;
  const { runs, games, repeats } = effort;
  const { pick } = game;
  const decisions = playGames(game, options, games, undefined);
  const withLists = speedOf(runs, now, () => {
    playGames(game, options, games, undefined);
    return games;
  });
  const withPick =
    pick === undefined
      ? undefined
      : speedOf(runs, now, () => {
          playGames(game, options, games, pick);
          return games;
        });

  const samples = samplePositions(game, options, Math.floor(decisions / games));
  const spare = game.blank(options);
  const rng = new FastRng(SEED, 3);
  const each = (count: number, act: (sample: Sample) => void): Speed =>
    nanoseconds(
      speedOf(runs, now, () => {
        for (let n = 0; n < count; n++) act(samples[n % SAMPLES] as Sample);
        return count;
      }),
    );
  return {
    game: game.id,
    options,
    gamesWithLists: withLists,
    gamesWithPick: withPick,
    decisionsPerGame: Math.round((decisions / games) * 100) / 100,
    stateBytes: spare.bytes.length + 4 * Object.values(spare).filter((value) => typeof value === 'number').length,
    copyNanoseconds: each(repeats, ({ state }) => game.copy(state, spare)),
    redealNanoseconds: each(repeats, ({ state, seat }) => game.redeal(state, seat, rng)),
    viewNanoseconds: each(repeats / 20, ({ state, seat }) => void game.view(state, seat)),
    imagineNanoseconds: each(repeats / 20, ({ view, seat }) => game.imagine(view, seat, spare)),
    bytesPerDecision: bytesPerEvent(3, () => playGames(game, options, Math.ceil(games / 10), undefined)),
    botDecisions: Object.fromEntries(BOT_NAMES.map((bot) => [bot, botSpeed(game, samples, bot, effort, now)])),
    hardest: hardestOf(game, setting, effort, now),
  };
};
