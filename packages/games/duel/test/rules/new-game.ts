// A game from its very set-up, for the rules that a position in words skips: draft, decks, first player.
import type { Seat } from '@maravilha/kernel';
import { type BaseScenario, baseScenario, startOf } from '@maravilha/kernel/testing';
import { type CardId, type DuelMove, type DuelOptions, type DuelShape, type DuelView, duel } from '../../src/index.ts';

export interface NewGame extends Pick<BaseScenario<DuelShape>, 'events' | 'score' | 'view'> {
  /** The one seat that is awaited; `undefined` when the game is over. */
  awaited(): Seat | undefined;
  legal(): readonly DuelMove[];
  play(move: DuelMove): void;
}

export const newGame = (options: Partial<DuelOptions> = {}, seed = 1): NewGame => {
  const full: DuelOptions = { seats: 2, wonders: 'draft', starter: 'first-seat', ...options };
  const base = baseScenario(duel, startOf({ game: duel, options: full }, seed));
  const awaited = (): Seat | undefined => base.awaited()[0];
  const onTurn = (): Seat => {
    const seat = awaited();
    if (seat === undefined) throw new Error('the game is over');
    return seat;
  };
  return { ...base, awaited, legal: () => base.legal(onTurn()), play: (move) => void base.play(onTurn(), move) };
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
