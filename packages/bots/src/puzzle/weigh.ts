import type { Action, Rng, Seat, Shape } from '@maravilha/kernel';
import type { Expert } from '../expert.ts';
import { MASTER } from '../levels.ts';
import { scratchFor } from '../scratch.ts';
import type { SearchSettings } from '../search/settings.ts';
import type { Weighed } from './format.ts';

/** A master who tries the lesser moves more often than it needs for a choice, because each is to be told with its chance. */
const CURIOUS: SearchSettings = { ...MASTER, explore: 3, patient: true };

/** What a master who thinks to the end of its budget makes of each move, best first. It sees what the seat sees. */
export const weigh = (expert: Expert, view: Shape['View'], seat: Seat, playouts: number, rng: Rng): readonly Weighed[] => {
  const { root, search } = scratchFor(expert, view.options);
  expert.game.imagine(view, seat, root);
  const favourite = search.best(root, seat, CURIOUS, { playouts }, rng);
  const ranking = search.ranking();
  const all = ranking.map(({ action, chance, share }): Weighed => [action, Math.round(chance * 1000), Math.round(share * search.playouts)]);
  const others = all.filter(([action]) => action !== favourite).toSorted((a, b) => b[1] - a[1] || b[2] - a[2] || a[0] - b[0]);
  return [...all.filter(([action]) => action === favourite), ...others];
};

/** By how much the first is ahead of the next, in a thousand. */
export const lead = ([best, second]: readonly Weighed[]): number => (best === undefined || second === undefined ? 0 : best[1] - second[1]);

/** Standard errors of a 95 % interval. */
const SURE = 1.96;

/** The ends of the interval of the lead. A chance lies between 0 and 1, so it varies by no more than a coin that falls with it. */
export const marginOf = ([best, second]: readonly Weighed[]): readonly [number, number] => {
  if (best === undefined || second === undefined) return [0, 0];
  const variance = [best, second].reduce((sum, [, permille, visits]) => sum + ((permille / 1000) * (1 - permille / 1000)) / visits, 0);
  const half = Math.round(SURE * Math.sqrt(variance) * 1000);
  const ahead = best[1] - second[1];
  return [ahead - half, ahead + half];
};

/** Whether two actions are one to the search: the same act, paid for in another way. */
export const isAlike = ({ evaluation }: Expert, a: Action, b: Action): boolean => {
  const alike = evaluation.alike ?? ((action: Action) => action);
  return alike(a) === alike(b);
};
