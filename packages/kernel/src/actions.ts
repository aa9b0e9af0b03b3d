/** A legal act as a number, dense below the game's `actionCount`. It names what the seat sees, never a slot or a list index. */
export type Action = number;

/** One action per seat, indexed by seat; `NO_ACTION` where the seat owes nothing. */
export type JointAction = Int32Array;

export const NO_ACTION: Action = -1;

/** The reusable list that a game fills with legal actions. It grows when needed and never shrinks, so hot loops do not allocate. */
export class ActionList {
  items: Int32Array;
  length = 0;

  constructor(capacity = 256) {
    this.items = new Int32Array(capacity);
  }

  clear(): void {
    this.length = 0;
  }

  push(action: Action): void {
    if (this.length === this.items.length) this.grow();
    this.items[this.length++] = action;
  }

  at(index: number): Action {
    return index < this.length ? (this.items[index] ?? NO_ACTION) : NO_ACTION;
  }

  has(action: Action): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === action) return true;
    return false;
  }

  toArray(): Action[] {
    return Array.from(this.items.subarray(0, this.length));
  }

  /** Makes room for so many more. Who has done so may write to `items` and set `length` itself: faster where most of a game goes into lists. */
  reserve(count: number): void {
    while (this.length + count > this.items.length) this.grow();
  }

  private grow(): void {
    const larger = new Int32Array(this.items.length * 2);
    larger.set(this.items);
    this.items = larger;
  }
}
