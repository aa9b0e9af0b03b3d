// What the frame asks of the motion of a game.

/** Where the pieces of a table lay and lie, and what is drawn over it while they move. */
export interface Stage<Spots> {
  readonly root: HTMLElement;
  /** Copies that travel are put here. */
  readonly layer: HTMLElement;
  /** What `spotsIn` found before the page changed. */
  readonly before: Spots;
  /** Multiplies all times; with 0 nothing moves. */
  readonly pace: number;
}

/** A stage with where everything lies now. */
export interface SceneOf<Spots, Table> extends Stage<Spots> {
  readonly after: Spots;
  readonly table: Table;
}

/** What the module `motion.ts` of a game exports. */
export interface Motion<Play, Event, Spots> {
  spotsIn(root: HTMLElement): Spots;
  /** Answers in how many milliseconds everything will have arrived. */
  showEvents(stage: Stage<Spots>, events: readonly Event[], play: Play): number;
  /** A new action finishes running motion at once. */
  finishMotion(): void;
}
