/** Of a bot that looks one step ahead. */
export interface GreedySettings {
  /** Over how many redeals of the unseen each candidate is averaged. */
  readonly deals: number;
  /** Half width of the triangular error in the chance of victory that each candidate is given: 0 plays the best it sees. No sure victory is missed. */
  readonly error: number;
}

/** Of a bot that searches. */
export interface SearchSettings {
  /** How strongly rarely tried actions are preferred. */
  readonly explore: number;
  /** From how many visits on a node asks the judge about each of its actions, to try the promising first. */
  readonly openAt: number;
  /** How much the promising are preferred: the scale of a chance of victory in the prior. */
  readonly sharp: number;
  /** Decisions played by the policy between tree and judge. */
  readonly horizon: number;
  /** Playouts after which it stops, however much time is left. */
  readonly enough?: number;
  /** Half width of the triangular error in the chance of victory that each action is given in the end: 0 takes the favourite. */
  readonly error?: number;
  /** Thinks on when the favourite is settled: for those who ask what every action is worth. */
  readonly patient?: true;
  /** Without any knowledge of the game: UCB1 over all actions alike, and everyone outside of the tree draws at random. */
  readonly plain?: true;
}

/** When thinking ends: after so many playouts, or when the clock says so. */
export type Budget = { readonly playouts: number } | { readonly ms: number; readonly now: () => number };
