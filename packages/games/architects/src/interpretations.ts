// Points on which the rule book leaves room. What a table does not choose is decided here and nowhere else; the rule ids are those of docs/rules.
interface Interpretations {
  /** AR-BUILD-8. `true`: payments must leave as many further stages payable in this turn as can be. */
  readonly maximiseStages: boolean;
  /** AR-TOKEN-6. `false`: an extra card must be taken. */
  readonly extraCardOptional: boolean;
  /** AR-TOKEN-8. Whether a stage that only Economy makes payable must be built. */
  readonly economyForces: boolean;
  /** AR-TOKEN-9. How many stages Engineering pays for in a turn. */
  readonly engineeringPerTurn: 1 | 'unlimited';
  /** AR-WONDER-1. `true`: an effect that asks for a deck (Alexandria, Halicarnassus) may be left unused. */
  readonly wonderEffectOptional: boolean;
  /** AR-CAT-4. `true`: the holder of the Cat also looks before extra cards. */
  readonly catLookExtraCards: boolean;
  /** AR-EMPTY-2. What happens when a seat reaches no card: it is passed over until all decks are empty, or the game ends at once. */
  readonly noCardLeft: 'pass' | 'end';
}

export const INTERPRETATIONS: Interpretations = {
  maximiseStages: false,
  extraCardOptional: true,
  economyForces: true,
  engineeringPerTurn: 1,
  wonderEffectOptional: false,
  catLookExtraCards: false,
  noCardLeft: 'pass',
};
