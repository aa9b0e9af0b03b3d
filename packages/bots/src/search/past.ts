import {
  type AnyGame,
  type BaseOptions,
  fillShortlist,
  ActionList,
  type FlatState,
  hashState,
  type JointAction,
  lowest,
  NO_ACTION,
  NOBODY,
  only,
} from '@maravilha/kernel';
import { NIL, Tree } from './tree.ts';

/** How far from the last root the new one is looked for, and how many steps that may take. */
const DEPTH = 6;
const STEPS = 4096;
/** What was tried less often is not worth keeping. */
const WORTH_KEEPING = 8;

/**
 * The last search of a seat, to go on from where its tree already reaches: after a choice of one's own that opened another, and after answers
 * that brought nothing new to light. A tree that other cards have overtaken is dropped.
 */
export class Past {
  readonly #game: AnyGame;
  readonly #root: FlatState;
  readonly #trail: readonly FlatState[];
  readonly #joint: JointAction;
  readonly #list = new ActionList();
  #spare: Tree;
  #known = false;
  #steps = 0;

  constructor(game: AnyGame, options: BaseOptions, capacity: number) {
    this.#game = game;
    this.#root = game.blank(options);
    this.#trail = Array.from({ length: DEPTH + 1 }, () => game.blank(options));
    this.#joint = new Int32Array(options.seats);
    this.#spare = new Tree(capacity);
  }

  /** The tree for a search from `root`: what the last one knows of it, or an empty one. */
  goOn(last: Tree, root: FlatState): Tree {
    this.#steps = 0;
    const node = this.#known && last.size > 0 ? this.#find(last, 0, this.#root, hashState(root), 0) : NIL;
    this.#game.copy(root, this.#root);
    this.#known = true;
    if (node === NIL) {
      last.restart();
      return last;
    }
    this.#spare.adopt(last, node);
    const tree = this.#spare;
    this.#spare = last;
    return tree;
  }

  #find(tree: Tree, node: number, s: FlatState, wanted: string, depth: number): number {
    const game = this.#game;
    const next = this.#trail[depth];
    for (let at = tree.child[node]; at !== NIL && this.#steps < STEPS; at = tree.sibling[at]) {
      if (tree.visits[at] < WORTH_KEEPING || !this.#step(s, tree.mover[at], tree.action[at], next)) continue;
      if (hashState(next) === wanted) return at;
      if (depth < DEPTH && game.awaiting(next) !== NOBODY) {
        const found = this.#find(tree, at, next, wanted, depth + 1);
        if (found !== NIL) return found;
      }
    }
    return NIL;
  }

  /** One step of the tree and the forced ones after it, as a playout takes them; false where others choose at the same time. */
  #step(from: FlatState, mover: number, action: number, into: FlatState): boolean {
    const game = this.#game;
    if (game.awaiting(from) !== only(mover) && game.ownTime !== true) return false;
    game.copy(from, into);
    fillShortlist(game, into, mover, this.#list);
    if (!this.#list.has(action)) return false;
    let [seat, chosen] = [mover, action];
    for (;;) {
      this.#steps++;
      this.#joint.fill(NO_ACTION);
      this.#joint[seat] = chosen;
      game.step(into, this.#joint);
      const awaited = game.awaiting(into);
      if (awaited === NOBODY || awaited !== only(lowest(awaited)) || (game.ownTime === true && awaited !== only(mover))) return true;
      seat = lowest(awaited);
      fillShortlist(game, into, seat, this.#list);
      if (this.#list.length !== 1) return true;
      chosen = this.#list.items[0];
    }
  }
}
