import { ActionList, type BaseOptions, type FlatState, type JointAction, partnersOf } from '@maravilha/kernel';
import type { Expert } from './expert.ts';
import { recent } from './recent.ts';
import { Search } from './search/search.ts';

/** The memory in which one decision is thought out. It is made once per game and set of options, so that thinking itself allocates no state. */
export interface Scratch {
  /** What the seat sees, with some deal of the rest. */
  readonly root: FlatState;
  /** The root with one redeal of all that the seat cannot know. */
  readonly world: FlatState;
  /** The world after the candidate and the follow-up decisions of the same seat. */
  readonly trial: FlatState;
  /** The trial after one follow-up candidate. */
  readonly probe: FlatState;
  readonly candidates: ActionList;
  readonly followUps: ActionList;
  readonly others: ActionList;
  readonly joint: JointAction;
  /** What the other awaited seats choose in the world, as far as this decision is thought out. */
  readonly plan: JointAction;
  readonly result: Float64Array;
  /** How many share a victory. */
  readonly partners: number;
  values: Float64Array;
  readonly search: Search;
}

const pools = new WeakMap<Expert, Map<string, Scratch>>();
/** Kinds of tables that a game's memory is kept for; a long search makes one of them large. */
const KINDS_MOST = 4;

export const scratchFor = (expert: Expert, options: BaseOptions): Scratch => {
  const pool = pools.get(expert) ?? new Map<string, Scratch>();
  pools.set(expert, pool);
  return recent(pool, JSON.stringify(options), KINDS_MOST, () => makeScratch(expert, options));
};

export const makeScratch = ({ game, evaluation }: Expert, options: BaseOptions): Scratch => ({
  root: game.blank(options),
  world: game.blank(options),
  trial: game.blank(options),
  probe: game.blank(options),
  candidates: new ActionList(),
  followUps: new ActionList(),
  others: new ActionList(),
  joint: new Int32Array(options.seats),
  plan: new Int32Array(options.seats),
  result: new Float64Array(options.seats),
  partners: partnersOf(game, options),
  values: new Float64Array(256),
  search: new Search(game, options, evaluation),
});
