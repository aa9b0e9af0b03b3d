// Source: rule book; the spaces of zones and loot tokens from six public implementations that agree.

export const START_COINS = 7;
export const CARDS_PER_AGE = 20;
export const CARDS_OUT_PER_AGE = 3;
export const GUILDS_IN_PLAY = 3;
export const TOKENS_ON_BOARD = 5;
export const DRAFT_GROUP = 4;
export const WONDERS_PER_SEAT = 4;

/** Who drafts, as offsets from the first player: 1-2-2-1, then reversed. */
export const DRAFT_ORDER = [0, 1, 1, 0, 1, 0, 0, 1] as const;

export const WONDER_LIMIT = 7;
export const SYMBOLS_TO_WIN = 6;
export const CAPITAL = 9;
export const DISCARD_INCOME = 2;
export const TRADE_BASE = 2;
export const COINS_PER_POINT = 3;

/** The conflict track, by distance of the pawn from the middle. `loot` is lost by the attacked player when the zone is first entered. */
export const ZONES = [
  { from: 1, points: 2, loot: 0 },
  { from: 3, points: 5, loot: 2 },
  { from: 6, points: 10, loot: 5 },
] as const;
