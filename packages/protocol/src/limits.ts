/** Raised when a message changes its meaning; a client of another version is told to reload. */
export const PROTOCOL = 2;

/** Bytes of one inbound frame; a move in words is a few hundred. */
export const MAX_FRAME = 16 * 1024;

export const MAX_NAME = 24;

/** Letters and digits of a table code: none that are mistaken for one another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;
