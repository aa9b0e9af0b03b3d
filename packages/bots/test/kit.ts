import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import {
  ActionList,
  type AnyGame,
  FastRng,
  type Game,
  isLegal,
  NO_ACTION,
  NOBODY,
  readOptions,
  type Score,
  type Seat,
  type Shape,
  seatsOf,
} from '@maravilha/kernel';
import { accepted } from '@maravilha/kernel/testing';
import { sevenWonders } from '@maravilha/seven-wonders';
import { architectsKnowledge } from '../src/evaluation/architects/index.ts';
import { diceKnowledge } from '../src/evaluation/dice/index.ts';
import { duelKnowledge } from '../src/evaluation/duel/index.ts';
import { sevenWondersKnowledge } from '../src/evaluation/seven-wonders/index.ts';
import { type BotName, type Budget, decide, Expert } from '../src/index.ts';

export const architectsExpert = new Expert(architects, architectsKnowledge);
export const diceExpert = new Expert(dice, diceKnowledge);
export const duelExpert = new Expert(duel, duelKnowledge);
export const sevenWondersExpert = new Expert(sevenWonders, sevenWondersKnowledge);

/** Thought enough for a test, and the same on every machine. */
export const BRIEF = { playouts: 40 } as const;

export const DRAFT = { seats: 2, wonders: 'draft', starter: 'random' } as const;

/** The options of a table, those that are not given as the game has them. */
export const fullOptions = <G extends Shape>(game: Game<G>, raw: object): G['Options'] => accepted(readOptions(game, raw));

/** The seat's state in a random game, at every decision. */
export const randomPositions = function* (
  game: AnyGame,
  options: Shape['Options'],
  seed: number,
): Generator<{ state: Shape['State']; seat: Seat }> {
  const rng = new FastRng(seed);
  const list = new ActionList();
  const state = game.blank(options);
  const joint = new Int32Array(options.seats);
  game.setup(options, rng, state);
  while (game.awaiting(state) !== NOBODY) {
    joint.fill(NO_ACTION);
    for (const seat of seatsOf(game.awaiting(state))) {
      yield { state, seat };
      game.actions(state, seat, list);
      joint[seat] = list.at(rng.int(list.length));
    }
    game.step(state, joint);
  }
};

/** A whole game of bots; throws if one of them makes an illegal move. */
export const botGame = (expert: Expert, options: Shape['Options'], bots: readonly BotName[], seed: number): Score => {
  const { game } = expert;
  const state = game.blank(options);
  game.setup(options, new FastRng(seed), state);
  const luck = bots.map((_, seat) => new FastRng(seed, 1 + seat));
  const joint = new Int32Array(options.seats);
  while (game.awaiting(state) !== NOBODY) {
    joint.fill(NO_ACTION);
    for (const seat of seatsOf(game.awaiting(state))) {
      const move = decide(expert, bots[seat], game.view(state, seat), seat, luck[seat], BRIEF);
      const action = game.toAction(state, seat, move);
      if (typeof action !== 'number' || !isLegal(game, state, seat, action)) throw new Error(`illegal: ${JSON.stringify(move)}`);
      joint[seat] = action;
    }
    game.step(state, joint);
  }
  return game.score(state);
};

/** What the bot does in a position that is given in words, for the first seat that is awaited. */
export const choiceOf = (expert: Expert, words: object, bot: BotName, budget: Budget = BRIEF): Shape['Move'] => {
  const { state } = accepted(expert.game.position(words, new FastRng(3)));
  const [seat = 0] = seatsOf(expert.game.awaiting(state));
  return decide(expert, bot, expert.game.view(state, seat), seat, new FastRng(5), budget);
};
