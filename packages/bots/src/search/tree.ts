import type { Action, Seat } from '@maravilha/kernel';

/** No node: the end of a list of children. */
export const NIL = -1;

const FIRST_ROOM = 4096;

const wider = <T extends { set(from: T): void }>(old: T, made: T): T => {
  made.set(old);
  return made;
};

/**
 * The tree of one search in flat arrays. A node stands for an action after the actions above it, whatever the hidden
 * things and chance were; so a child counts only in those worlds in which its action was there to choose.
 */
export class Tree {
  /** The most nodes a tree may have, however long the search. */
  readonly most: number;
  action: Int32Array = new Int32Array(0);
  /** Who chose the action: the value of the node is the value for this seat. */
  mover: Int8Array = new Int8Array(0);
  child: Int32Array = new Int32Array(0);
  sibling: Int32Array = new Int32Array(0);
  visits: Int32Array = new Int32Array(0);
  /** How often the action could have been chosen. */
  chances: Int32Array = new Int32Array(0);
  /** Sum of the values of all visits for the mover. */
  value: Float64Array = new Float64Array(0);
  /** The same for the seat that chooses among the children. */
  hope: Float64Array = new Float64Array(0);
  prior: Float32Array = new Float32Array(0);
  /** 1 once the priors of the children are known. */
  opened: Uint8Array = new Uint8Array(0);
  size = 0;
  /** While a tree is taken over: where each node comes from. */
  #origin: Int32Array = new Int32Array(0);
  #room = 0;

  constructor(most: number) {
    this.most = most;
    this.#enlarge(Math.min(FIRST_ROOM, most));
  }

  /** Short searches need little, and long ones pay for their memory once. */
  #enlarge(room: number): void {
    this.action = wider(this.action, new Int32Array(room));
    this.mover = wider(this.mover, new Int8Array(room));
    this.child = wider(this.child, new Int32Array(room));
    this.sibling = wider(this.sibling, new Int32Array(room));
    this.visits = wider(this.visits, new Int32Array(room));
    this.chances = wider(this.chances, new Int32Array(room));
    this.value = wider(this.value, new Float64Array(room));
    this.hope = wider(this.hope, new Float64Array(room));
    this.prior = wider(this.prior, new Float32Array(room));
    this.opened = wider(this.opened, new Uint8Array(room));
    this.#origin = wider(this.#origin, new Int32Array(room));
    this.#room = room;
  }

  get full(): boolean {
    return this.size === this.most;
  }

  /** Forgets everything and makes the root. */
  restart(): number {
    this.size = 0;
    return this.make(NIL, 0, 1);
  }

  make(action: Action, mover: Seat, prior: number): number {
    if (this.size === this.#room) this.#enlarge(Math.min(2 * this.#room, this.most));
    const node = this.size++;
    this.action[node] = action;
    this.mover[node] = mover;
    this.child[node] = NIL;
    this.sibling[node] = NIL;
    this.visits[node] = 0;
    this.chances[node] = 0;
    this.value[node] = 0;
    this.hope[node] = 0;
    this.prior[node] = prior;
    this.opened[node] = 0;
    return node;
  }

  /** A new first child. */
  grow(parent: number, action: Action, mover: Seat, prior: number): number {
    const node = this.make(action, mover, prior);
    this.sibling[node] = this.child[parent];
    this.child[parent] = node;
    return node;
  }

  /** Takes over a node of another tree with all below it; the node becomes the root. */
  adopt(from: Tree, node: number): void {
    this.size = 0;
    this.#take(from, node);
    // More is seen now than when its actions were looked at.
    this.opened[0] = 0;
    // Children are appended behind their parents, so one pass over the new nodes reaches all of them.
    for (let at = 0; at < this.size; at++) {
      let last = NIL;
      for (let child = from.child[this.#origin[at]]; child !== NIL; child = from.sibling[child]) {
        const made = this.#take(from, child);
        if (last === NIL) this.child[at] = made;
        else this.sibling[last] = made;
        last = made;
      }
    }
  }

  /** Drops children of the root. Their visits are the root's still: it was there as often. */
  keepChildren(isKept: (action: Action) => boolean): void {
    let last = NIL;
    for (let at = this.child[0]; at !== NIL; at = this.sibling[at]) {
      if (!isKept(this.action[at])) continue;
      if (last === NIL) this.child[0] = at;
      else this.sibling[last] = at;
      last = at;
    }
    if (last === NIL) this.child[0] = NIL;
    else this.sibling[last] = NIL;
  }

  #take(from: Tree, node: number): number {
    const made = this.make(from.action[node], from.mover[node], from.prior[node]);
    this.visits[made] = from.visits[node];
    this.chances[made] = from.chances[node];
    this.value[made] = from.value[node];
    this.hope[made] = from.hope[node];
    this.opened[made] = from.opened[node];
    this.#origin[made] = node;
    return made;
  }
}
