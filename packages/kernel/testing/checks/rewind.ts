import { FastRng, Match, legalMoves, only, type Emitted, type Seat, type Shape } from '../../src/index.ts';
import { difference } from '../difference.ts';
import { fail, seedBytes, viewersOf, type Check, type Subject } from '../subject.ts';

/** What stood at the table when a turn began, and the choices and events of that turn. */
interface Kept {
  readonly rounds: number;
  readonly hash: string;
  readonly seen: string;
  readonly choices: { readonly seat: Seat; readonly move: Shape['Move'] }[];
  events: readonly Emitted<Shape['Event']>[] | undefined;
}

const seenIn = <G extends Shape>(match: Match<G>): string =>
  JSON.stringify([match.awaiting, match.ready, match.rounds, viewersOf(match.options).map((viewer) => match.view(viewer))]);

/** Each seat in turn chooses what it owes; what happened when all had. */
const playTurn = <G extends Shape>(match: Match<G>, next: (seat: Seat) => unknown): Kept['events'] => {
  for (;;) {
    const seat = match.pendingSeats[0] ?? fail('nobody was awaited');
    const chosen = match.choose(seat, next(seat));
    if (!chosen.ok) return fail(`a legal move is refused: ${JSON.stringify(chosen.error)}`);
    if (chosen.value.events !== undefined) return chosen.value.events;
  }
};

/** Back at any turn the match is what it was, sealed choices are gone, and the same choices lead to the same end. */
export const checkRewind: Check = <G extends Shape>(subject: Subject<G>, seed: number) => {
  const { game, options, maxRounds = 1000 } = subject;
  const rng = new FastRng(seed, 11);
  const match = Match.start(game, options, seedBytes(seed));
  const turns: Kept[] = [];
  while (!match.over) {
    if (match.round >= maxRounds) fail(`the game goes on after ${maxRounds} rounds`);
    const turn: Kept = { rounds: match.round, hash: match.hash(), seen: seenIn(match), choices: [], events: undefined };
    turns.push(turn);
    turn.events = playTurn(match, (seat) => {
      const moves = legalMoves(game, match.stateFor(seat), seat);
      const move = moves[rng.int(moves.length)] ?? fail(`seat ${seat} is awaited and has no legal action`);
      turn.choices.push({ seat, move });
      return move;
    });
  }
  const end = seenIn(match);

  for (let n = 0; n < 3; n++) {
    const to = n === 0 ? 0 : rng.int(turns.length);
    const turn = turns[to] ?? fail('the match has no turn');
    match.rewind(turn.rounds);
    checkBack(match, turn);
    // What is sealed in the meantime is forgotten too.
    const [first] = turn.choices;
    const earlier = turns[to - 1];
    if (first !== undefined && earlier !== undefined && match.awaiting !== only(first.seat)) {
      match.choose(first.seat, first.move);
      match.rewind(earlier.rounds);
      checkBack(match, earlier);
    }
    for (const { choices, events } of turns.slice(turns.findIndex(({ rounds }) => rounds === match.round))) {
      const left = [...choices];
      const again = playTurn(
        match,
        (seat) =>
          left.splice(
            left.findIndex((choice) => choice.seat === seat),
            1,
          )[0]?.move,
      );
      const different = difference(events, again);
      if (different !== undefined) fail(`the same choices led to something else after going back: ${different}`);
    }
    if (seenIn(match) !== end) fail('the same choices led to another end after going back');
  }
};

const checkBack = <G extends Shape>(match: Match<G>, { rounds, hash, seen }: Kept): void => {
  if (match.round !== rounds || match.hash() !== hash) fail(`going back to round ${rounds} led to another state`);
  if (seenIn(match) !== seen) fail(`after going back to round ${rounds} somebody sees something else`);
};
