// Points on which the rule book leaves room. Each is decided here and nowhere else; the rule ids are those of docs/rules.
interface Interpretations {
  /** AR-BUILD-7. `missing-only`: a coin may be spent only where no payment with fewer coins exists. */
  readonly coinPolicy: 'free' | 'missing-only';
  /** AR-BUILD-8. `true`: payments must leave as many further stages payable in this turn as can be. */
  readonly maximiseStages: boolean;
  /** AR-WAR-7. Victory tokens of one shield against none, at two seats. */
  readonly oneVersusZero: 1 | 2;
  /** AR-TOKEN-6. `false`: an extra card must be taken. */
  readonly extraCardOptional: boolean;
  /** AR-TOKEN-8. Whether a stage that only Economy makes payable must be built. */
  readonly economyForces: boolean;
  /** AR-TOKEN-9. Whether a stage that only Engineering makes payable must be built, and how many stages it pays for in a turn. */
  readonly engineeringForces: boolean;
  readonly engineeringPerTurn: 1 | 'unlimited';
  /** AR-WONDER-1. `true`: an effect that asks for a deck (Alexandria, Halicarnassus) may be left unused. */
  readonly wonderEffectOptional: boolean;
  /** AR-CAT-4. `true`: the holder of the Cat also looks before extra cards. */
  readonly catLookExtraCards: boolean;
  /** AR-EMPTY-2. What happens when a seat reaches no card: it is passed over until all decks are empty, or the game ends at once. */
  readonly noCardLeft: 'pass' | 'end';
}

export const INTERPRETATIONS: Interpretations = {
  coinPolicy: 'free',
  maximiseStages: false,
  oneVersusZero: 1,
  extraCardOptional: true,
  economyForces: true,
  engineeringForces: true,
  engineeringPerTurn: 1,
  wonderEffectOptional: false,
  catLookExtraCards: false,
  noCardLeft: 'pass',
};
