import {
  ActionList,
  EventList,
  FastRng,
  NOBODY,
  everyone,
  hashState,
  includes,
  legalActions,
  seatsOf,
  type Action,
  type Shape,
} from '../../src/index.ts';
import { difference, throughJson } from '../difference.ts';
import { fail, newJoint, randomJoint, startOf, walk, type Check, type Subject } from '../subject.ts';

/** Each awaited seat has legal actions, in range and once each; nobody else has any. */
export const checkActions: Check = (subject, seed) => {
  const { game, options } = subject;
  walk(subject, seed, (s) => {
    const awaiting = game.awaiting(s);
    if ((awaiting & ~everyone(options.seats)) !== NOBODY) fail('a seat is awaited that is not at the table');
    for (let seat = 0; seat < options.seats; seat++) {
      const list = new ActionList(1);
      list.push(0);
      game.actions(s, seat, list);
      const actions = list.toArray();
      if (!includes(awaiting, seat)) {
        if (actions.length > 0) fail(`seat ${seat} is not awaited and has ${actions.length} actions`);
        continue;
      }
      if (actions.length === 0) fail(`seat ${seat} is awaited and has no legal action`);
      if (new Set(actions).size !== actions.length) fail(`an action of seat ${seat} is listed twice`);
      for (const action of actions) if (action < 0 || action >= game.actionCount) fail(`action ${action} is out of range`);
      if (difference(actions, legalActions(game, s, seat)) !== undefined) fail('the list depends on what it held before');
    }
  });
};

/** Numbers and words say the same, also after JSON; and what is listed is explained as possible. */
export const checkMoves: Check = (subject, seed) => {
  const { game } = subject;
  walk(subject, seed, (s) => {
    for (const seat of seatsOf(game.awaiting(s))) {
      const words = new Set<string>();
      for (const action of legalActions(game, s, seat)) {
        const move = game.toMove(s, seat, action);
        const text = JSON.stringify(move);
        const back = game.toAction(s, seat, move);
        if (back !== action) fail(`toAction(toMove(${action})) is ${JSON.stringify(back)}: ${text}`);
        const read = game.readMove(throughJson(move));
        if (!read.ok) return fail(`readMove refuses the game's own words ${text}: ${JSON.stringify(read.error)}`);
        const changed = difference(move, read.value);
        if (changed !== undefined) fail(`readMove changed ${text} at ${changed}`);
        if (words.has(text)) fail(`two actions have the same words ${text}`);
        words.add(text);
        if (!game.explain(s, seat, move).possible) fail(`a listed action is explained as not possible: ${text}`);
      }
    }
  });
};

/** Every listed action can be stepped, and something happens. */
export const checkSteps: Check = (subject, seed) => {
  const { game, options } = subject;
  const next = game.blank(options);
  walk(subject, seed, (s, rng) => {
    const before = hashState(s);
    const joint = newJoint(options);
    const legal = seatsOf(game.awaiting(s)).map((seat) => ({ seat, actions: legalActions(game, s, seat) }));
    for (const { seat, actions } of legal) {
      for (const action of actions) {
        const words = (): string => JSON.stringify(game.toMove(s, seat, action));
        for (const other of legal) joint[other.seat] = other.actions[rng.int(other.actions.length)] as Action;
        joint[seat] = action;
        game.copy(s, next);
        try {
          game.step(next, joint);
        } catch (error) {
          fail(`a listed action cannot be stepped: ${words()}: ${String(error)}`);
        }
        if (hashState(next) === before) fail(`a listed action changes nothing: ${words()}`);
      }
    }
  });
};

/** How far the counts are from uniform, in standard deviations (Wilson and Hilferty's normal form of chi-square). */
const deviation = (counts: readonly number[], draws: number): number => {
  const expected = draws / counts.length;
  const freedom = counts.length - 1;
  if (freedom === 0) return 0;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
};

const checkPickAt = <G extends Shape>({ game }: Subject<G>, s: G['State'], seat: number, rng: FastRng, drawsEach: number): void => {
  const actions = legalActions(game, s, seat);
  const counts = new Map(actions.map((action) => [action, 0]));
  const draws = drawsEach * actions.length;
  for (let i = 0; i < draws; i++) {
    const action = game.pick?.(s, seat, rng) ?? fail('pick is gone');
    const count = counts.get(action);
    if (count === undefined) return fail(`pick gave ${action}, which is not listed`);
    counts.set(action, count + 1);
  }
  for (const [action, count] of counts) if (count === 0) fail(`pick never gives ${JSON.stringify(game.toMove(s, seat, action))}`);
  if (deviation([...counts.values()], draws) > 6) fail(`pick is not uniform: ${JSON.stringify([...counts])}`);
};

/** `pick`, where there is one, gives each listed action equally often and no other. */
export const checkPick: Check = (subject, seed) => {
  const { game } = subject;
  if (game.pick === undefined) return fail('the game has no pick');
  const rng = new FastRng(seed, 5);
  walk(subject, seed, (s) => {
    // 30 draws for each action: none of a hundred actions is missed by chance more often than once in 10¹¹ states.
    for (const seat of seatsOf(game.awaiting(s))) checkPickAt(subject, s, seat, rng, 30);
  });
};

/** The shortlist, where there is one, is a part of the legal actions, with at least one for each awaited seat and none for the others. */
export const checkShortlist: Check = (subject, seed) => {
  const { game, options } = subject;
  walk(subject, seed, (s) => {
    if (game.shortlist === undefined) return fail('the game has no shortlist');
    const awaiting = game.awaiting(s);
    for (let seat = 0; seat < options.seats; seat++) {
      const list = new ActionList(1);
      list.push(0);
      game.shortlist(s, seat, list);
      const short = list.toArray();
      if (short.length === 0 && includes(awaiting, seat)) fail(`the shortlist of seat ${seat} is empty though it is awaited`);
      if (new Set(short).size !== short.length) fail(`an action of seat ${seat} is on the shortlist twice`);
      const legal = new Set(legalActions(game, s, seat));
      for (const action of short) if (!legal.has(action)) fail(`the shortlist of seat ${seat} has action ${action}, which is not legal`);
    }
  });
};

/** While the game goes on nobody has won; at the end the shares make one whole and are the winners'. Rows add up at any time. */
export const checkScore: Check = (subject, seed) => {
  const { game, options } = subject;
  const shares = new Float64Array(options.seats);
  const rows = [...game.scoreRows].sort();
  walk(subject, seed, (s) => {
    const score = game.score(s);
    if (score.seats.length !== options.seats) fail(`a score of ${score.seats.length} seats for ${options.seats}`);
    for (const [seat, own] of score.seats.entries()) {
      if (difference(Object.keys(own.rows).sort(), rows) !== undefined) fail(`the rows of seat ${seat} are not those of the score pad`);
      const sum = Object.values(own.rows).reduce((total, points) => total + points, 0);
      if (sum !== own.total) fail(`the rows of seat ${seat} make ${sum}, the total says ${own.total}`);
    }

    shares.fill(0.25);
    game.result(s, shares);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const over = game.awaiting(s) === NOBODY;
    if (!over) {
      if (shares.some((share) => share !== 0)) fail('somebody has a share of victory while the game goes on');
      if (score.ending !== undefined || score.winners.length > 0) fail('the score tells an end while the game goes on');
      return;
    }
    if (Math.abs(whole - 1) > 1e-9 || shares.some((share) => share < 0)) fail(`the shares of victory make ${whole}`);
    if (score.ending === undefined || !game.endings.includes(score.ending)) fail(`no such ending: ${score.ending}`);
    const having = seatsOf(everyone(options.seats)).filter((seat) => (shares[seat] ?? 0) > 0);
    const different = difference([...score.winners].sort(), having);
    if (different !== undefined) fail(`winners of the score and shares of victory differ at ${different}`);
  });
};

/** Same seed and choices, same states and events; and the same without anybody listening. */
export const checkDeterminism: Check = (subject, seed) => {
  const { game, options } = subject;
  const [first, second, silent] = [startOf(subject, seed), startOf(subject, seed), startOf(subject, seed)];
  const list = new ActionList();
  const joint = newJoint(options);
  const rng = new FastRng(seed, 6);
  const { maxRounds = 1000 } = subject;
  for (let round = 0; game.awaiting(first) !== NOBODY; round++) {
    if (round === maxRounds) fail(`the game goes on after ${maxRounds} rounds`);
    if (hashState(first) !== hashState(second)) fail(`same seed and choices, but other states in round ${round}`);
    randomJoint(game, first, rng, list, joint);
    const [one, two] = [new EventList<Shape['Event']>(), new EventList<Shape['Event']>()];
    game.step(first, joint, one);
    game.step(second, joint, two);
    game.step(silent, joint);
    const different = difference(one.items, two.items);
    if (different !== undefined) fail(`same seed and choices, but other events in round ${round}: ${different}`);
    if (hashState(first) !== hashState(second)) fail(`same seed and choices, but other states in round ${round}`);
    if (hashState(first) !== hashState(silent)) fail(`a step without listener leads elsewhere in round ${round}`);
  }
};
