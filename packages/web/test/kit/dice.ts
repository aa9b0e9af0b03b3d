// Positions, tables and whole random games of Dice, as one seat sees them.
import { dice, type DiceEvent, type DiceOptions, type DicePosition, type DiceShape, type DiceState } from '@maravilha/dice';
import { FastRng, SPECTATOR, seatsOf } from '@maravilha/kernel';
import { imagine, readTable, type Table } from '../../src/games/dice/model.ts';
import type { Moment } from '../../src/table/sight.ts';
import { playedGame, type Step } from './played.ts';

export const THREE: DiceOptions = { seats: 3, cities: 'random' };

export const stateOf = (words: DicePosition): DiceState => {
  const made = dice.position(words, new FastRng(7));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.state;
};

/** What a server would say of who has chosen; everybody else is thinking. */
const momentOf = (state: DiceState, more: Partial<Moment> = {}): Moment => ({
  awaiting: seatsOf(dice.awaiting(state)),
  ready: [],
  sealed: [],
  ...more,
});

export const seenBy = (state: DiceState, you: number | undefined, more?: Partial<Moment>): Table => {
  const view = dice.view(state, you ?? SPECTATOR);
  return readTable(view, imagine(view), you, momentOf(state, more));
};

export const playedSteps = (options: DiceOptions, seed: number): readonly Step<DiceShape>[] => playedGame(dice, options, seed);
export const eventsOf = (steps: readonly Step<DiceShape>[]): readonly DiceEvent[] => steps.flatMap((step) => step.events);
