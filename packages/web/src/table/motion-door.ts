// Motion comes after the table: it is fetched once the table stands. Until then, and if it cannot be fetched, nothing moves.

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

/** What the module `motion.ts` of a game exports. */
export interface Motion<Play, Event, Spots> {
  spotsIn(root: HTMLElement): Spots;
  showEvents(stage: Stage<Spots>, events: readonly Event[], play: Play): void;
  /** A new action finishes running motion at once. */
  finishMotion(): void;
}

export interface MotionDoor<Part> {
  fetch(): Promise<void>;
  part(): Part | undefined;
}

export const motionDoor = <Part>(load: () => Promise<Part>): MotionDoor<Part> => {
  let part: Part | undefined;
  return {
    fetch: async () => {
      part ??= await load();
    },
    part: () => part,
  };
};
