import type { Action, Seat } from '@maravilha/kernel';

/** No node: the end of a list of children. */
export const NIL = -1;

/**
 * The tree of one search in flat arrays that are made once. A node stands for an action after the actions above it, whatever the hidden
 * things and chance were; so a child counts only in those worlds in which its action was there to choose.
 */
export class Tree {
  readonly capacity: number;
  readonly action: Int32Array;
  /** Who chose the action: the value of the node is the value for this seat. */
  readonly mover: Int8Array;
  readonly child: Int32Array;
  readonly sibling: Int32Array;
  readonly visits: Int32Array;
  /** How often the action could have been chosen. */
  readonly chances: Int32Array;
  /** Sum of the values of all visits for the mover. */
  readonly value: Float64Array;
  /** The same for the seat that chooses among the children. */
  readonly hope: Float64Array;
  readonly prior: Float32Array;
  /** 1 once the priors of the children are known. */
  readonly opened: Uint8Array;
  size = 0;
  /** While a tree is taken over: where each node comes from. */
  readonly #origin: Int32Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.action = new Int32Array(capacity);
    this.mover = new Int8Array(capacity);
    this.child = new Int32Array(capacity);
    this.sibling = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.chances = new Int32Array(capacity);
    this.value = new Float64Array(capacity);
    this.hope = new Float64Array(capacity);
    this.prior = new Float32Array(capacity);
    this.opened = new Uint8Array(capacity);
    this.#origin = new Int32Array(capacity);
  }

  get full(): boolean {
    return this.size === this.capacity;
  }

  /** Forgets everything and makes the root. */
  restart(): number {
    this.size = 0;
    return this.make(NIL, 0, 1);
  }

  make(action: Action, mover: Seat, prior: number): number {
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
