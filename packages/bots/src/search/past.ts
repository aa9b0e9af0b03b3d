import {
  ActionList,
  type AnyGame,
  type BaseOptions,
  fillShortlist,
  type FlatState,
  type JointAction,
  lowest,
  NO_ACTION,
  NOBODY,
  only,
  type Rng,
  scalarsOf,
  type Seat,
} from '@maravilha/kernel';
import { NIL, Tree } from './tree.ts';

/** How far from the last root the new one is looked for, and how many steps that may take. */
const DEPTH = 6;
const STEPS = 4096;
/** Nodes visited less often are not worth keeping. */
const WORTH_KEEPING = 8;
/** Redeals after which all that can differ between them has been seen to differ, but for rare cases, which only cost the tree. */
const REDEALS = 12;

/**
 * The last search of a seat, to go on from where its tree already reaches. The way that the match took is found by playing the actions of the
 * tree and comparing all that the seat could see at the last root; what was hidden then may have turned out in any way, as in the tree itself.
 * Where others choose at the same time their choices are not in the tree, and it is dropped.
 */
export class Past {
  readonly #game: AnyGame;
  readonly #root: FlatState;
  readonly #trail: readonly FlatState[];
  readonly #seen: FlatState;
  readonly #joint: JointAction;
  readonly #list = new ActionList();
  /** 1 for each byte of the last root that a redeal changes. */
  readonly #hidden: Uint8Array;
  #hiddenScalars: ReadonlySet<string> = new Set();
  #spare: Tree;
  #known = false;
  #steps = 0;

  constructor(game: AnyGame, options: BaseOptions, capacity: number) {
    this.#game = game;
    this.#root = game.blank(options);
    this.#trail = Array.from({ length: DEPTH + 1 }, () => game.blank(options));
    this.#seen = game.blank(options);
    this.#joint = new Int32Array(options.seats);
    this.#hidden = new Uint8Array(this.#root.bytes.length);
    this.#spare = new Tree(capacity);
  }

  /** The tree for a search from `root`: what the last one knows of it, or an empty one. */
  goOn(last: Tree, root: FlatState, seat: Seat, rng: Rng): Tree {
    this.#steps = 0;
    const node = this.#known && last.size > 0 ? this.#find(last, 0, this.#root, root, seat, 0) : NIL;
    this.#note(root, seat, rng);
    if (node === NIL) {
      last.restart();
      return last;
    }
    this.#spare.adopt(last, node);
    const tree = this.#spare;
    this.#spare = last;
    return tree;
  }

  /** Keeps the root, and what of it the seat cannot see. */
  #note(root: FlatState, seat: Seat, rng: Rng): void {
    const game = this.#game;
    const [other] = this.#trail;
    game.copy(root, this.#root);
    this.#known = true;
    this.#hidden.fill(0);
    const hidden = new Set<string>();
    const known = new Map(scalarsOf(root));
    for (let n = 0; n < REDEALS; n++) {
      game.copy(root, other);
      game.redeal(other, seat, rng);
      for (let i = 0; i < this.#hidden.length; i++) if (other.bytes[i] !== root.bytes[i]) this.#hidden[i] = 1;
      for (const [name, value] of scalarsOf(other)) if (known.get(name) !== value) hidden.add(name);
    }
    this.#hiddenScalars = hidden;
  }

  /** Whether the seat could see any difference. */
  #looksLike(a: FlatState, b: FlatState, seat: Seat): boolean {
    const others = new Map(scalarsOf(b));
    if (!scalarsOf(a).every(([name, value]) => this.#hiddenScalars.has(name) || others.get(name) === value)) return false;
    // What nobody can see any more, such as where a card lay, is told in one way only by a state that was imagined.
    this.#game.imagine(this.#game.view(a, seat), seat, this.#seen);
    const hidden = this.#hidden;
    for (let i = 0; i < hidden.length; i++) if (hidden[i] === 0 && this.#seen.bytes[i] !== b.bytes[i]) return false;
    return true;
  }

  #find(tree: Tree, node: number, s: FlatState, wanted: FlatState, seat: Seat, depth: number): number {
    const next = this.#trail[depth];
    for (let at = tree.child[node]; at !== NIL && this.#steps < STEPS; at = tree.sibling[at]) {
      if (tree.visits[at] < WORTH_KEEPING || !this.#step(s, tree.mover[at], tree.action[at], next)) continue;
      if (this.#looksLike(next, wanted, seat)) return at;
      if (depth < DEPTH && this.#game.awaiting(next) !== NOBODY) {
        const found = this.#find(tree, at, next, wanted, seat, depth + 1);
        if (found !== NIL) return found;
      }
    }
    return NIL;
  }

  /** One step of the tree and the forced ones after it, as a playout takes them; false where others choose at the same time. */
  #step(from: FlatState, mover: number, action: number, into: FlatState): boolean {
    const game = this.#game;
    if (game.awaiting(from) !== only(mover) && game.independentTurns !== true) return false;
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
      if (awaited === NOBODY || awaited !== only(lowest(awaited)) || (game.independentTurns === true && awaited !== only(mover)))
        return true;
      seat = lowest(awaited);
      fillShortlist(game, into, seat, this.#list);
      if (this.#list.length !== 1) return true;
      chosen = this.#list.items[0];
    }
  }
}
