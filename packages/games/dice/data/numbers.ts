// Source: rule book, unless said.
export const SEAT_COUNTS = [2, 3, 4, 5, 6, 7] as const;

/** Cost of a die by the section of the Forum that it lies in. */
export const SECTION_COSTS = [0, 1, 2, 3] as const;
export const FORUM_DICE = 7;
export const START_COINS = 7;
export const PASS_COINS = 3;
export const AGORA_FIRST_POINTS = 3;
/** Bonuses that bring about the end: this turn is finished, then one more is played. */
export const BONUSES_TO_END = 3;
export const SPACE_COSTS = { least: 0, most: 6 } as const;
