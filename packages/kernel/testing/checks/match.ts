import {
  ActionList,
  FastRng,
  Match,
  apply,
  hashState,
  isLegal,
  legalMoves,
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
} from '../../src/index.ts';
import { difference, throughJson } from '../difference.ts';
import { fail, newJoint, randomJoint, seedBytes, walk, type Check, type Subject } from '../subject.ts';

type Events<G extends Shape> = readonly Emitted<G['Event']>[];

const orFail = <T, E>(result: { ok: true; value: T } | { ok: false; error: E }, what: string): T =>
  result.ok ? result.value : fail(`${what}: ${JSON.stringify(result.error)}`);

const pickMove = <G extends Shape>(match: Match<G>, seat: Seat, rng: Rng): G['Move'] => {
  const moves = legalMoves(match.game, match.state, seat);
  return moves[rng.int(moves.length)] as G['Move'];
};

const playRound = <G extends Shape>(match: Match<G>, moves: ReadonlyMap<Seat, G['Move']>, order: readonly Seat[], rng?: Rng): Events<G> => {
  let events: Events<G> | undefined;
  for (const [i, seat] of order.entries()) {
    const last = i === order.length - 1;
    // A change of mind before the round is complete must leave no trace.
    if (rng !== undefined && !last) orFail(match.choose(seat, pickMove(match, seat, rng)), 'a legal move is refused');
    const chosen = orFail(match.choose(seat, moves.get(seat)), 'a legal move is refused');
    if (chosen.replaced !== (rng !== undefined && !last)) fail('the match does not say rightly whether a choice was replaced');
    if ((chosen.events !== undefined) !== last) fail('the round was not played with its last choice');
    events = chosen.events;
  }
  return events ?? fail('nobody was awaited');
};

const startMatch = <G extends Shape>({ game, options }: Subject<G>, seed: number): Match<G> => Match.start(game, options, seedBytes(seed));

const bounded = (round: number, { maxRounds = 1000 }: { readonly maxRounds?: number }): void => {
  if (round >= maxRounds) fail(`the game goes on after ${maxRounds} rounds`);
};

/** The order in which choices arrive, and choices that were replaced, change nothing. */
export const checkArrival: Check = (subject, seed) => {
  const rng = new FastRng(seed, 7);
  const [inOrder, inDisorder] = [startMatch(subject, seed), startMatch(subject, seed)];
  while (!inOrder.over) {
    bounded(inOrder.round, subject);
    const seats = seatsOf(inOrder.awaiting);
    const moves = new Map(seats.map((seat) => [seat, pickMove(inOrder, seat, rng)]));
    const shuffled = [...seats];
    rng.shuffle(shuffled, shuffled.length);
    const expected = playRound(inOrder, moves, seats);
    const found = playRound(inDisorder, moves, shuffled, rng);
    const different = difference(expected, found);
    if (different !== undefined) fail(`the order of arrival changed the events of round ${inOrder.round}: ${different}`);
    if (inOrder.hash() !== inDisorder.hash()) fail(`the order of arrival changed the state of round ${inOrder.round}`);
  }
  if (difference(inOrder.log(), inDisorder.log()) !== undefined) fail('the order of arrival changed the log');
};

/** What is not listed is refused with a reason, as a number and in words, and leaves the match as it was. */
export const checkRefusals: Check = <G extends Shape>(subject: Subject<G>, seed: number) => {
  const { game, options } = subject;
  const rng = new FastRng(seed, 8);
  // Moves that were legal in another game at any moment: well-formed words, mostly not possible now.
  const elsewhere: G['Move'][] = [];
  walk(subject, seed + 1, (s) => {
    for (const seat of seatsOf(game.awaiting(s))) elsewhere.push(...legalMoves(game, s, seat));
  });

  const match = startMatch(subject, seed);
  const list = new ActionList();
  const joint = newJoint(options);
  while (!match.over) {
    bounded(match.round, subject);
    const before = match.hash();
    const owing = seatsOf(match.awaiting);
    for (const seat of owing) {
      for (let i = 0; i < 4; i++) {
        const action = rng.int(game.actionCount);
        if (isLegal(game, match.state, seat, action)) continue;
        randomJoint(game, match.state, rng, list, joint);
        joint[seat] = action;
        const answer = apply(game, match.state, joint);
        if (answer.ok || answer.error.code !== 'illegal-move') fail(`action ${action} is not listed and was not refused for it`);
      }
      for (let i = 0; i < 6; i++) checkRefusal(match, seat, elsewhere[rng.int(elsewhere.length)] as G['Move']);
    }
    for (let seat = -1; seat <= options.seats; seat++) {
      if (owing.includes(seat)) continue;
      const answer = match.choose(seat, elsewhere[0]);
      if (answer.ok || answer.error.code !== 'not-awaited') fail(`seat ${seat} is not awaited and may move`);
    }
    if (match.hash() !== before || match.ready !== 0) fail('a refused move left a trace');
    playRound(match, new Map(owing.map((seat) => [seat, pickMove(match, seat, rng)])), owing);
  }
  const late = match.choose(0, elsewhere[0]);
  if (late.ok || late.error.code !== 'game-over') fail('a move was accepted after the end');
};

const checkRefusal = <G extends Shape>(match: Match<G>, seat: Seat, move: G['Move']): void => {
  const { game, state } = match;
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
  const { game, options } = subject;
  const rng = new FastRng(seed, 9);
  const match = startMatch(subject, seed);
  const events: Events<Shape>[] = [];
  while (!match.over) {
    bounded(match.round, subject);
    if (match.log().seed !== undefined) fail('the log of a running match has the seed');
    const owing = seatsOf(match.awaiting);
    events.push(playRound(match, new Map(owing.map((seat) => [seat, pickMove(match, seat, rng)])), owing));
  }
  const log = match.log();
  // A registry does not know the shape of its games; here both are the same game.
  const read = orFail(readLog(throughJson(log), { [game.id]: game }), 'the log cannot be read') as unknown as typeof log;
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
