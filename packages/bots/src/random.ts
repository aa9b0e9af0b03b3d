import { type Action, type ActionList, type AnyGame, fillShortlist, type FlatState, type Rng, type Seat } from '@maravilha/kernel';

/** A uniform draw from the shortlist. It draws once, also when there is only one action. */
export const randomAction = (game: AnyGame, s: FlatState, seat: Seat, rng: Rng, list: ActionList): Action => {
  fillShortlist(game, s, seat, list);
  return list.items[rng.int(list.length)];
};
