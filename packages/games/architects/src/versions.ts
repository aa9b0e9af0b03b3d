// What differs between the versions of the rules, and nothing else: every rule that changed is asked here.
/** The newest version of the rules; a change that alters any replay raises it. */
export const NEWEST_RULES = 2;

/**
 * [AR-BUILD-7] [AR-WAR-7] [AR-TOKEN-9] Since rules 2 the options of a table say how it reads these; under rules 1 coins went freely, one shield
 * against none took one token, and Engineering forced, whatever the options say.
 */
export const readingsCount = (rules: number): boolean => rules >= 2;
