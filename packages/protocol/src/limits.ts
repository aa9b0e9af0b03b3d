/** Raised when a message changes its meaning; a client of another version is told to reload. */
export const PROTOCOL = 5;

/** Bytes of one inbound frame; a move in words is a few hundred. */
export const MAX_FRAME = 16 * 1024;

/** Bytes of a whole log with all that comes along: of the longest games three times as much as they need. */
export const MAX_LOG = 64 * 1024;

export const MAX_NAME = 24;

/** Of one thing said at a table. */
export const MAX_TEXT = 280;

/** Marks and arrows of a shared review at a time. */
export const MAX_MARKS = 32;

/** Milliseconds without a socket at the table after which a person counts as away, and the others may decide. */
export const AWAY_AFTER = 60_000;

/** Milliseconds of the match after which nobody has agreed to an undo. */
export const UNDO_TIME = 60_000;
