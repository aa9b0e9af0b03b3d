// Source: rule books of 7 Wonders and of Cities, both in their new edition.
export const SEAT_COUNTS = [3, 4, 5, 6, 7] as const;
/** Seat counts at which teams of two can be formed. */
export const TEAM_SEATS = [4, 6] as const;
export const START_COINS = 3;
/** Cards dealt to each seat in each age; one turn fewer is played, since the last card is not. */
export const HAND = 7;
export const HAND_WITH_CITIES = 8;
/** Guilds in Age III beyond the number of seats. */
export const EXTRA_GUILDS = 2;
export const SALE = 3;
/** Price of one unit from a neighbour. */
export const TRADE_PRICE = 2;
export const COINS_PER_POINT = 3;
/** Points of a military victory token, by age; a defeat token takes one. */
export const VICTORY_POINTS = [0, 1, 3, 5] as const;
export const DEFEAT_POINTS = -1;
/** Points for each set of three different science symbols. */
export const SCIENCE_SET = 7;
/** Boards laid open for the draft beyond the number of seats. */
export const EXTRA_BOARDS = 1;
/** Conflict tokens taken against the opposing neighbour of a team. */
export const TEAM_STAKES = 2;
