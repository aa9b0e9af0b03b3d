/** The newest version of the rules; a change that alters any replay raises it. */
export const NEWEST_RULES = 1;
