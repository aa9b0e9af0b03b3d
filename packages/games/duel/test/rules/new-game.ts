// A game from its very set-up, for the rules that a position in words skips: draft, decks, first player.
import { ActionList, FastRng, NO_ACTION, type Seat, seatsOf, SPECTATOR, type Viewer } from '@maravilha/kernel';
import { type CardId, type DuelEvent, type DuelMove, type DuelOptions, type DuelScore, type DuelView, duel } from '../../src/index.ts';

export interface NewGame {
  /** The one seat that is awaited; `undefined` when the game is over. */
  awaited(): Seat | undefined;
  legal(): readonly DuelMove[];
  play(move: DuelMove): void;
  view(viewer?: Viewer): DuelView;
  score(): DuelScore;
  readonly events: readonly DuelEvent[];
}

export const newGame = (options: Partial<DuelOptions> = {}, seed = 1): NewGame => {
  const full: DuelOptions = { seats: 2, wonders: 'draft', starter: 'first-seat', ...options };
  const state = duel.blank(full);
  duel.setup(full, new FastRng(seed), state);
  const events: DuelEvent[] = [];
  const list = new ActionList();
  const awaited = (): Seat | undefined => seatsOf(duel.awaiting(state))[0];
  const onTurn = (): Seat => {
    const seat = awaited();
    if (seat === undefined) throw new Error('the game is over');
    return seat;
  };
  return {
    events,
    awaited,
    legal() {
      const seat = onTurn();
      duel.actions(state, seat, list);
      return list.toArray().map((action) => duel.toMove(state, seat, action));
    },
    play(move) {
      const seat = onTurn();
      const action = duel.toAction(state, seat, move);
      duel.actions(state, seat, list);
      if (typeof action !== 'number' || !list.has(action)) throw new Error(`illegal: ${JSON.stringify(move)}`);
      const joint = new Int32Array(2).fill(NO_ACTION);
      joint[seat] = action;
      duel.step(state, joint, { all: (e) => void events.push(e), split: (_, e) => void events.push(e) });
    },
    view: (viewer = SPECTATOR) => duel.view(state, viewer),
    score: () => duel.score(state),
  };
};

/** Plays on until `done` or the end: of cards only the discarding of the first open one, of everything else what is listed first. */
export const discardOn = (game: NewGame, done: () => boolean = () => false): void => {
  for (let round = 0; game.awaited() !== undefined && !done(); round++) {
    if (round === 100) throw new Error('the game does not end');
    const moves = game.legal();
    const move = moves.find((m) => m.kind === 'discard') ?? moves[0];
    if (move === undefined) throw new Error('nothing is legal');
    game.play(move);
  }
};

/** The open cards of the structure. */
export const openCards = (view: DuelView): readonly CardId[] =>
  view.structure.flatMap((slot) => (slot.open && slot.card !== undefined ? [slot.card] : []));
