// What differs between the versions of the rules, and nothing else does.
import type { StructureDef, TrackDef } from '../data/effects.ts';

/** The newest version of the rules; a change that alters any replay raises it. */
export const NEWEST_RULES = 2;
/** Every version that is still played, oldest first. */
export const ALL_RULES: readonly number[] = Array.from({ length: NEWEST_RULES }, (_, n) => n + 1);

/** [DI-BUILD-2] Rules 1 took the camel of the Market for a symbol with several arrows, and the coin for one with a single arrow. */
const ORDER_IN_RULES_1: Readonly<Record<string, TrackDef['order']>> = { coin7: 'sequence', camel: 'any' };

const inRules1 = (track: TrackDef): TrackDef => ({ ...track, order: ORDER_IN_RULES_1[track.symbols[0]] ?? track.order });

/** A structure as a version of the rules reads it. */
export const structureUnder = (rules: number, structure: StructureDef): StructureDef =>
  rules > 1 ? structure : { ...structure, tracks: structure.tracks.map(inRules1) };
