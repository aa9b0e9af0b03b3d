import {
  FastRng,
  Match,
  NO_ACTION,
  apply,
  hashState,
  includes,
  isLegal,
  legalActions,
  legalMoves,
  only,
  readAction,
  lookupIn,
  readLog,
  readOptions,
  replay,
  seatsOf,
  verify,
  type Emitted,
  type Log,
  type Rng,
  type Seat,
  type Shape,
  type Viewer,
} from '../../src/index.ts';
import { difference, throughJson } from '../difference.ts';
import { fail, nameOf, newJoint, seedBytes, viewersOf, walk, type Check, type Subject } from '../subject.ts';

type Events<G extends Shape> = readonly Emitted<G['Event']>[];

const orFail = <T, E>(result: { ok: true; value: T } | { ok: false; error: E }, what: string): T =>
  result.ok ? result.value : fail(`${what}: ${JSON.stringify(result.error)}`);

const pickMove = <G extends Shape>(match: Match<G>, seat: Seat, rng: Rng): G['Move'] => {
  const moves = legalMoves(match.game, match.stateFor(seat), seat);
  return moves[rng.int(moves.length)] as G['Move'];
};

const viewOf = <G extends Shape>(match: Match<G>, viewer: Viewer): string => JSON.stringify(match.view(viewer));

/** What a seat chose in a round, what it saw after each choice, and what happened if it was the last seat. */
interface Went<G extends Shape> {
  readonly moves: G['Move'][];
  readonly views: string[];
  readonly events: Events<G> | undefined;
}

/** The seat goes through all that it owes in this round; `pick` gives its choice number n. */
const goThrough = <G extends Shape>(match: Match<G>, seat: Seat, bound: number, pick: (n: number) => G['Move'] | undefined): Went<G> => {
  const moves: G['Move'][] = [];
  const views: string[] = [];
  for (;;) {
    if (moves.length === bound) fail(`seat ${seat} owes one more choice after ${bound}`);
    const anew = includes(match.ready, seat);
    const chosen = orFail(match.choose(seat, pick(moves.length)), 'a legal move is refused');
    if (chosen.replaced !== anew) fail('the match does not say rightly whether a choice was replaced');
    moves.push(chosen.move);
    if (chosen.events !== undefined) return { moves, views, events: chosen.events };
    if (difference(match.sealed(seat), moves) !== undefined) fail('the match does not hold the choices that were made');
    views.push(viewOf(match, seat));
    if (!match.pendingSeats.includes(seat)) return { moves, views, events: undefined };
  }
};

/** All seats in this order; answers what happened, which must be with the last of them. */
const playRound = <G extends Shape>(
  order: readonly Seat[],
  go: (seat: Seat, last: boolean) => Went<G>,
): { readonly events: Events<G>; readonly went: ReadonlyMap<Seat, Went<G>> } => {
  const went = new Map<Seat, Went<G>>();
  let events: Events<G> | undefined;
  for (const [i, seat] of order.entries()) {
    const last = i === order.length - 1;
    const one = go(seat, last);
    if ((one.events !== undefined) !== last) fail('the round was not played with its last choice');
    went.set(seat, one);
    events = one.events;
  }
  return { events: events ?? fail('nobody was awaited'), went };
};

/** Whether the seat, alone, would owe more after this move: then it can still take it back, also as the last one. */
const opensMore = <G extends Shape>(match: Match<G>, seat: Seat, move: G['Move']): boolean => {
  const { game, options } = match;
  if (game.independentTurns !== true || match.awaiting === only(seat)) return false;
  const own = game.blank(options);
  game.copy(match.stateFor(seat), own);
  const joint = newJoint(options);
  joint[seat] = orFail(readAction(game, own, seat, move), 'a legal move is refused');
  game.step(own, joint);
  return includes(game.awaiting(own), seat);
};

/** Chooses, and thinks better of it: before the round is complete this must leave no trace. */
const changeMind = <G extends Shape>(match: Match<G>, seat: Seat, last: boolean, bound: number, rng: Rng): void => {
  const before = viewOf(match, seat);
  const move = pickMove(match, seat, rng);
  if (opensMore(match, seat, move) && (last || rng.int(2) === 0)) {
    orFail(match.choose(seat, move), 'a legal move is refused');
  } else {
    if (last) return;
    goThrough(match, seat, bound, () => pickMove(match, seat, rng));
    // Who is ready may also begin anew by choosing.
    if (rng.int(2) === 0) return;
  }
  orFail(match.takeBack(seat), 'a choice cannot be taken back');
  if (match.sealed(seat).length > 0 || includes(match.ready, seat)) fail('something is left of choices that were taken back');
  if (viewOf(match, seat) !== before) fail(`choices that were taken back changed the view of seat ${seat}`);
};

const startMatch = <G extends Shape>({ game, options }: Subject<G>, seed: number): Match<G> => Match.start(game, options, seedBytes(seed));

const bounded = (round: number, { maxRounds = 1000 }: { readonly maxRounds?: number }): void => {
  if (round >= maxRounds) fail(`the game goes on after ${maxRounds} rounds`);
};

/**
 * The order in which choices arrive, and choices that were replaced or taken back, change nothing; and until all are ready nobody sees anything
 * of the others' choices.
 */
export const checkArrival: Check = (subject, seed) => {
  const { maxRounds: bound = 1000 } = subject;
  const rng = new FastRng(seed, 7);
  const viewers = viewersOf(subject.options);
  const [inOrder, inDisorder] = [startMatch(subject, seed), startMatch(subject, seed)];
  while (!inOrder.over) {
    bounded(inOrder.round, subject);
    const seats = seatsOf(inOrder.awaiting);
    const shuffled = [...seats];
    rng.shuffle(shuffled, shuffled.length);
    const first = playRound(seats, (seat) => goThrough(inOrder, seat, bound, () => pickMove(inOrder, seat, rng)));
    const before = inDisorder.hash();
    const second = playRound(shuffled, (seat, last) => {
      const witness = viewers[rng.int(viewers.length)] as Viewer;
      const seen = viewOf(inDisorder, witness);
      changeMind(inDisorder, seat, last, bound, rng);
      const went = goThrough(inDisorder, seat, bound, (n) => first.went.get(seat)?.moves[n]);
      if (last) return went;
      if (witness !== seat && viewOf(inDisorder, witness) !== seen) fail(`a sealed choice changed the view of ${nameOf(witness)}`);
      if (inDisorder.hash() !== before) fail('a sealed choice changed the state');
      return went;
    });
    checkSame(first, second, inOrder.round);
    if (inOrder.hash() !== inDisorder.hash()) fail(`the order of arrival changed the state of round ${inOrder.round}`);
  }
  if (difference(inOrder.log(), inDisorder.log()) !== undefined) fail('the order of arrival changed the log');
};

/** What a seat sees on the way through its own choices depends on them alone. */
const checkSame = <G extends Shape>(
  first: ReturnType<typeof playRound<G>>,
  second: ReturnType<typeof playRound<G>>,
  round: number,
): void => {
  const different = difference(first.events, second.events);
  if (different !== undefined) fail(`the order of arrival changed the events of round ${round}: ${different}`);
  for (const [seat, { views }] of first.went) {
    // Whoever is the last sees the end of the round in place of its own.
    const other = second.went.get(seat)?.views ?? [];
    const length = Math.min(views.length, other.length);
    if (difference(views.slice(0, length), other.slice(0, length)) !== undefined)
      fail(`seat ${seat} saw choices of others before all were ready`);
  }
};

/** What is not listed is refused with a reason, as a number and in words, and leaves the match as it was. */
export const checkRefusals: Check = <G extends Shape>(subject: Subject<G>, seed: number) => {
  const { game, options, maxRounds: bound = 1000 } = subject;
  const rng = new FastRng(seed, 8);
  // Moves that were legal in another game at any moment: well-formed words, mostly not possible now.
  const elsewhere: G['Move'][] = [];
  walk(subject, seed + 1, (s) => {
    for (const seat of seatsOf(game.awaiting(s))) elsewhere.push(...legalMoves(game, s, seat));
  });

  const match = startMatch(subject, seed);
  const joint = newJoint(options);
  while (!match.over) {
    bounded(match.round, subject);
    const before = match.hash();
    const owing = seatsOf(match.awaiting);
    const legal = owing.map((seat) => legalActions(game, match.state, seat));
    for (const [n, seat] of owing.entries()) {
      for (let i = 0; i < 2; i++) {
        const action = rng.int(game.actionCount);
        if (legal[n]?.includes(action)) continue;
        for (const [m, other] of owing.entries()) joint[other] = legal[m]?.[0] ?? fail(`seat ${other} is awaited and has no legal action`);
        joint[seat] = action;
        const answer = apply(game, match.state, joint);
        joint.fill(NO_ACTION);
        if (answer.ok || answer.error.code !== 'illegal-move') fail(`action ${action} is not listed and was not refused for it`);
      }
      for (let i = 0; i < 4; i++) checkRefusal(match, seat, elsewhere[rng.int(elsewhere.length)] as G['Move']);
    }
    for (let seat = -1; seat <= options.seats; seat++) {
      if (owing.includes(seat)) continue;
      const answer = match.choose(seat, elsewhere[0]);
      if (answer.ok || answer.error.code !== 'not-awaited') fail(`seat ${seat} is not awaited and may move`);
    }
    for (const seat of owing) {
      const back = match.takeBack(seat);
      if (back.ok || back.error.code !== 'nothing-chosen') fail(`seat ${seat} took back what it had not chosen`);
    }
    if (match.hash() !== before || match.ready !== 0) fail('a refused move left a trace');
    playRound(owing, (seat) =>
      goThrough(match, seat, bound, (n) => {
        const wrong = n === 0 ? 0 : 3;
        for (let i = 0; i < wrong; i++) checkRefusal(match, seat, elsewhere[rng.int(elsewhere.length)] as G['Move']);
        if (match.sealed(seat).length !== n) fail('a refused move left a trace in a chain');
        return pickMove(match, seat, rng);
      }),
    );
  }
  for (const late of [match.choose(0, elsewhere[0]), match.takeBack(0)]) {
    if (late.ok || late.error.code !== 'game-over') fail('a move was accepted after the end');
  }
};

const checkRefusal = <G extends Shape>(match: Match<G>, seat: Seat, move: G['Move']): void => {
  const { game } = match;
  const state = match.stateFor(seat);
  const action = game.toAction(state, seat, move);
  const words = JSON.stringify(move);
  if (typeof action === 'number' && isLegal(game, state, seat, action)) return;
  if (game.explain(state, seat, move).possible) fail(`explained as possible, but not listed: ${words}`);
  const answer = match.choose(seat, throughJson(move));
  if (answer.ok) return fail(`not listed, but accepted: ${words}`);
  if (answer.error.code !== 'illegal-move' || answer.error.why === undefined) fail(`refused without a reason: ${words}`);
};

/** The log, also after JSON, plays to the same events and hash, and is verified; a running match does not tell its seed. */
export const checkReplay: Check = (subject, seed) => {
  const { game, options, maxRounds: bound = 1000 } = subject;
  const rng = new FastRng(seed, 9);
  const match = startMatch(subject, seed);
  const events: Events<Shape>[] = [];
  while (!match.over) {
    bounded(match.round, subject);
    if (match.log().seed !== undefined) fail('the log of a running match has the seed');
    const round = playRound(seatsOf(match.awaiting), (seat) => goThrough(match, seat, bound, () => pickMove(match, seat, rng)));
    events.push(round.events);
  }
  const log = match.log();
  // A registry does not know the shape of its games; here both are the same game.
  const read = orFail(readLog(throughJson(log), lookupIn([game])), 'the log cannot be read') as unknown as typeof log;
  const unlike = difference(log, read);
  if (unlike !== undefined) fail(`reading the log changed it at ${unlike}`);
  for (const source of [log, read]) checkReplayed(subject, source, match.hash(), events);
  if (difference(options, orFail(readOptions(game, throughJson(options)), 'the options cannot be read')) !== undefined) {
    fail('reading the options changed them');
  }
};

const checkReplayed = <G extends Shape>({ game }: Subject<G>, log: Log<G>, hash: string, events: readonly unknown[]): void => {
  const replayed = orFail(replay(game, log), 'the log cannot be replayed');
  if (hashState(replayed.match.state) !== hash) fail('replaying the log gives another hash');
  const different = difference(events, replayed.events);
  if (different !== undefined) fail(`replaying the log gives other events: ${different}`);
  for (const check of verify(game, log)) if (!check.passed) fail(`verify fails: ${JSON.stringify(check)}`);
};
