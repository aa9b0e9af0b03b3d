import type { Action, ActionList, AnyGame, FlatState, Rng, Seat } from '@maravilha/kernel';

/** A uniform draw from the whole list of legal actions. It draws once, also when there is only one action. */
export const randomAction = (game: AnyGame, s: FlatState, seat: Seat, rng: Rng, list: ActionList): Action => {
  game.actions(s, seat, list);
  return list.items[rng.int(list.length)];
};
