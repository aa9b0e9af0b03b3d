// What differs between the versions of the rules, and nothing else: every rule that changed is asked here.
import { LAST_CARD, type SevenWondersState } from './state.ts';

/** The newest version of the rules; a change that alters any replay raises it. */
export const NEWEST_RULES = 2;

/**
 * [WO-WON-7] [WO-R47] [WO-R49] Since rules 2 the last card of Babylon is a new turn: all that the sixth turn brought serves it. Under rules 1
 * it belonged to that turn, whose cards did not yet produce, sell or lower prices. With Cities it has always been a new turn.
 */
export const cardsOfTheTurnServe = (s: SevenWondersState): boolean => s.decision !== LAST_CARD || s.rules >= 2 || s.cities === 1;
