/** Weights of the evaluation of Dice, in points unless said. */
export interface DiceWeights {
  /** How much the best rival's sheet counts against one's own. */
  readonly rivals: number;
  /** Over a whole game: one more resource; a coin, for the first so many. */
  readonly resource: number;
  readonly coin: number;
  readonly liquid: number;
  /** Over a whole game: permanent effects of the University. */
  readonly dieMinus: number;
  readonly dieZero: number;
  readonly dieCoin: number;
  /** An unlocked special die, over a whole game: black, white, purple. */
  readonly black: number;
  readonly white: number;
  readonly purple: number;
  /** A defence space. */
  readonly defence: number;
  /** A bonus that is nearer: by the share of a structure that is crossed off, squared; a bonus that is crossed off. */
  readonly nearBonus: number;
  readonly bonus: number;
  /** Each open follow-up that the seat still has in this turn. */
  readonly pending: number;
}

/** Hand-set, then moved by games of bots against each other. */
export const DICE_WEIGHTS: DiceWeights = {
  rivals: 0.8,
  resource: 5.8,
  coin: 0.22,
  liquid: 18,
  dieMinus: 5.4,
  dieZero: 6.1,
  dieCoin: 5.1,
  black: 22,
  white: 2.4,
  purple: 5.8,
  defence: 0.93,
  nearBonus: 2.4,
  bonus: 0.52,
  pending: 2.4,
};
