/** Weights of the evaluation of Architects, in points unless said. */
export interface ArchitectsWeights {
  /** How much the best rival's city counts against one's own. */
  readonly rivals: number;
  /** Share of the worth of the nearest stage that its cards are worth when all lie ready; what every stage is worth beside its points. */
  readonly stageHope: number;
  readonly stageStep: number;
  /** A grey card, or a coin, that the nearest stage does not use. */
  readonly spareCard: number;
  readonly spareCoin: number;
  /** Effects of stages, beside their points. */
  readonly anyDeck: number;
  readonly central: number;
  readonly leftAndRight: number;
  readonly search: number;
  readonly progress: number;
  readonly shield: number;
  /** One green card; two that differ. */
  readonly oneGreen: number;
  readonly twoGreen: number;
  /** Over a whole game: a token with an extra card, the tokens for payments, what the scoring tokens may still bring. */
  readonly extraCard: number;
  readonly economy: number;
  readonly engineering: number;
  readonly scoring: number;
  /** Battles that a whole game has; how sure a lead of one shield is in the next battle, and in those after it. */
  readonly battles: number;
  readonly leadNow: number;
  readonly leadLater: number;
  /** Share of a horned shield that counts in battles after the next one. */
  readonly hornedLater: number;
  /** Seeing the top of the central deck, over a whole game. */
  readonly cat: number;
}

/** Hand-set, then moved by games of bots against each other. */
export const ARCHITECTS_WEIGHTS: ArchitectsWeights = {
  rivals: 0.54,
  stageHope: 1.0,
  stageStep: 0.6,
  spareCard: 0.8,
  spareCoin: 0.6,
  anyDeck: 2,
  central: 1,
  leftAndRight: 3.8,
  search: 1.2,
  progress: 2.5,
  shield: 0.6,
  oneGreen: 2.5,
  twoGreen: 2.8,
  extraCard: 12,
  economy: 6,
  engineering: 5,
  scoring: 1.3,
  battles: 2,
  leadNow: 0.75,
  leadLater: 0.85,
  hornedLater: 0.2,
  cat: 0.8,
};
