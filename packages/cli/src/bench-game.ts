import type { BotName, Expert } from '@maravilha/bots';
import { botAction, playoutsFor } from '@maravilha/bots/arena';
import type { BenchCase } from '@maravilha/family';
import {
  ActionList,
  type AnyGame,
  FastRng,
  fillShortlist,
  NO_ACTION,
  NOBODY,
  readOptions,
  type Seat,
  type Shape,
  seatsOf,
} from '@maravilha/kernel';
import { bytesPerEvent, type Clock, nanoseconds, type Percentiles, percentilesOf, type Speed, speedIn } from './measure.ts';

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
  /** Decisions in a second of the bots that do not search, from the view to the move in words. */
  readonly botDecisions: Readonly<Record<string, Speed>>;
  /** Playouts in a second of those that search, as their level does, over positions of whole games. */
  readonly playouts: Readonly<Record<string, Speed>>;
  /** At the position that is hardest to list: every legal action, and every explanation that a page asks for. */
  readonly hardest: { readonly actions: Percentiles; readonly explanations: Percentiles } | undefined;
}

/** How much is measured: enough for figures, or just enough for a test. */
export interface Effort {
  readonly runs: number;
  /** Milliseconds of a run, and of one decision of a bot that searches. */
  readonly ms: number;
  readonly thinkMs: number;
  /** Single calls that are timed each. */
  readonly calls: number;
}
export const FULL: Effort = { runs: 5, ms: 200, thinkMs: 50, calls: 4000 };

/** Games and calls between two looks at the clock. */
const GAMES = 50;
const CALLS = 1000;
/** One of each kind: the other levels differ by settings that change the strength, not the speed. */
const QUICK_BOTS: readonly BotName[] = ['apprentice', 'builder'];
const SEARCHERS: readonly BotName[] = ['master', 'reference'];

const SEED = 1;
/** Positions from which single calls are measured, spread over games. */
const SAMPLES = 64;
/** From sample to sample, so that a few of them are already spread over a game; it has no factor in common with their number. */
const STRIDE = 19;

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

const botSpeed = (expert: Expert, samples: readonly Sample[], bot: BotName, effort: Effort, now: Clock): Speed => {
  const rng = new FastRng(SEED, 2);
  let n = 0;
  return speedIn(2, effort.ms, now, () => {
    const { state, seat } = samples[n++ % samples.length] as Sample;
    botAction(expert, bot, state, seat, rng, { playouts: 1 });
    return 1;
  });
};

/** Each decision has its full time, over positions far from each other. */
const playoutSpeed = (expert: Expert, samples: readonly Sample[], bot: BotName, { ms, thinkMs }: Effort, now: Clock): Speed => {
  const rng = new FastRng(SEED, 4);
  let n = 0;
  return speedIn(3, ms * 3, now, () => {
    const { seat, view } = samples[(n++ * STRIDE) % samples.length] as Sample;
    return playoutsFor(expert, bot, view, seat, rng, { ms: thinkMs, now });
  });
};

const hardestOf = (game: AnyGame, { hardest }: BenchCase, effort: Effort, now: Clock): GameFigures['hardest'] => {
  if (hardest === undefined) return undefined;
  const { state, seat } = hardest();
  const list = new ActionList();
  // A hundredth of the calls has to be more than the few in which code is compiled or memory cleaned up.
  const { calls } = effort;
  return {
    actions: percentilesOf(calls, now, () => game.actions(state, seat, list)),
    explanations: percentilesOf(calls, now, () => {
      for (const wish of game.wishes(state, seat)) game.explain(state, seat, wish);
    }),
  };
};

export const benchGame = (expert: Expert, setting: BenchCase, effort: Effort, now: Clock): GameFigures => {
  const { game } = expert;
  const read = readOptions(game, setting.options);
  if (!read.ok) throw new Error(`options of ${game.id} are refused: ${read.error.path}: ${read.error.detail}`);
  const options = read.value;
  const { runs, ms } = effort;
  const { pick } = game;
  const decisions = playGames(game, options, GAMES, undefined) / GAMES;
  const gamesBy = (how: AnyGame['pick']): Speed =>
    speedIn(runs, ms, now, () => {
      playGames(game, options, GAMES, how);
      return GAMES;
    });
  const samples = samplePositions(game, options, Math.floor(decisions));
  const spare = game.blank(options);
  const rng = new FastRng(SEED, 3);
  const each = (act: (sample: Sample) => void): Speed =>
    nanoseconds(
      speedIn(runs, ms, now, () => {
        for (let n = 0; n < CALLS; n++) act(samples[n % SAMPLES] as Sample);
        return CALLS;
      }),
    );
  return {
    game: game.id,
    options,
    gamesWithLists: gamesBy(undefined),
    gamesWithPick: pick === undefined ? undefined : gamesBy(pick),
    decisionsPerGame: Math.round(decisions * 100) / 100,
    stateBytes: spare.bytes.length + 4 * Object.values(spare).filter((value) => typeof value === 'number').length,
    copyNanoseconds: each(({ state }) => game.copy(state, spare)),
    redealNanoseconds: each(({ state, seat }) => game.redeal(state, seat, rng)),
    viewNanoseconds: each(({ state, seat }) => void game.view(state, seat)),
    imagineNanoseconds: each(({ view, seat }) => game.imagine(view, seat, spare)),
    bytesPerDecision: bytesPerEvent(3, () => playGames(game, options, GAMES * 10, undefined)),
    botDecisions: Object.fromEntries(QUICK_BOTS.map((bot) => [bot, botSpeed(expert, samples, bot, effort, now)])),
    playouts: Object.fromEntries(SEARCHERS.map((bot) => [bot, playoutSpeed(expert, samples, bot, effort, now)])),
    hardest: hardestOf(game, setting, effort, now),
  };
};
