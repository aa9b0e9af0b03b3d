// Numeric tables, built once from the rows: spaces, dice, structures and effects are dense numbers inside the engine.
import { numbering, pinned } from '@maravilha/kernel';
import { BONUS_IDS, BONUSES, CITY_IDS, type CityId } from '../data/boards.ts';
import { DICE, DIE_IDS } from '../data/dice.ts';
import {
  COLOURS,
  type Countable,
  type Effect,
  EFFECT_KINDS,
  type FaceDef,
  type SpaceDef,
  SPECIAL_DICE,
  STRUCTURES,
  type StructureId,
} from '../data/effects.ts';
import { SPACE_IDS, spaceOf, structureIn, structureOf, structuresOf } from './spaces.ts';
import { SCORE_ROWS, type SpaceId } from './types.ts';
import { ALL_RULES, NEWEST_RULES } from './versions.ts';

export const MAX_SEATS = 7;
export const NONE = 255;
export const CITY_COUNT = CITY_IDS.length;
export const SPACE_COUNT = SPACE_IDS.length;
export const DIE_COUNT = DIE_IDS.length;
export const FACES = 6;
export const STRUCTURE_COUNT = STRUCTURES.length;
export const COLOUR_COUNT = COLOURS.length;
export const BONUS_COUNT = BONUS_IDS.length;

export const bonusIds = numbering(BONUS_IDS);
export const cityIds = numbering(CITY_IDS);
export const colourIds = numbering(COLOURS);
export const dieIds = numbering(DIE_IDS);
export const spaceIds = numbering(SPACE_IDS);

export const AGORA = STRUCTURES.indexOf('agora');
export const WONDER = STRUCTURES.indexOf('wonder');

/** Spaces are bits of two words: `low` has the first 32. */
const WORD = 32;
export const lowBit = (space: number): number => (space < WORD ? 1 << space : 0);
export const highBit = (space: number): number => (space < WORD ? 0 : 1 << (space - WORD));

const perSpace = <T>(value: (city: CityId, space: SpaceId) => T): T[] =>
  CITY_IDS.flatMap((city) => SPACE_IDS.map((space) => value(city, space)));
/** `[city * SPACE_COUNT + space]`: cost, NONE where the board has no such space; printed points. */
export const COST = Uint8Array.from(perSpace((city, space) => spaceOf(city, space)?.cost ?? NONE));
export const POINTS = Uint8Array.from(perSpace((city, space) => spaceOf(city, space)?.points ?? 0));
/** `[space]`: the structure. */
export const STRUCTURE = pinned(Uint8Array.from(SPACE_IDS, (space) => STRUCTURES.indexOf(structureIn(space))));

// Spaces of a structure on a board, as bits: `[city * STRUCTURE_COUNT + structure]`.
const maskOf = (city: CityId, structure: StructureId, bit: (space: number) => number): number =>
  SPACE_IDS.reduce((bits, space, n) => (structureIn(space) === structure && spaceOf(city, space) !== undefined ? bits | bit(n) : bits), 0);
const perStructure = (bit: (space: number) => number): number[] =>
  CITY_IDS.flatMap((city) => STRUCTURES.map((structure) => maskOf(city, structure, bit)));
export const LOW_SPACES = Int32Array.from(perStructure(lowBit));
export const HIGH_SPACES = Int32Array.from(perStructure(highBit));
/** `[structure]`: whether completing it gives a bonus; the same on every board. */
export const GIVES_BONUS = pinned(Uint8Array.from(STRUCTURES, (structure) => (structureOf(CITY_IDS[0], structure).bonus ? 1 : 0)));

/** Structures that count together, as bits. */
export const countableBits = (of: Countable): number =>
  of === 'barracks' ? (1 << STRUCTURES.indexOf('barracksWest')) | (1 << STRUCTURES.indexOf('barracksEast')) : 1 << STRUCTURES.indexOf(of);

// Effects, flattened: those of a space are FX_START … FX_START + FX_COUNT − 1 of the lists below.
export const KIND = Object.fromEntries(EFFECT_KINDS.map((kind, n) => [kind, n])) as Readonly<Record<Effect['kind'], number>>;
const colourBits = (colours: readonly string[]): number =>
  COLOURS.reduce((bits, colour, n) => (colours.includes(colour) ? bits | (1 << n) : bits), 0);
/** The two numbers that an effect needs: what it is about, and how much. */
const numbersOf = (effect: Effect): readonly [number, number] => {
  switch (effect.kind) {
    case 'produceResource':
    case 'constructFreeDie':
    case 'anotherAction':
      return [0, 0];
    case 'attack':
    case 'pointsPerLeader':
      return [0, effect.points];
    case 'defence':
    case 'gainCoins':
    case 'dieCostMinus':
      return [0, effect.amount];
    case 'cross':
      return [colourBits(effect.colours), effect.count];
    case 'coinsAndPointsPerSpace':
      // Coins in the lower half, points in the upper.
      return [countableBits(effect.of), effect.coins | (effect.points << 8)];
    case 'dieCostZero':
      return [COLOURS.indexOf(effect.colour), 0];
    case 'coinsWhenChosen':
      return [COLOURS.indexOf(effect.colour), effect.amount];
    case 'unlockDie':
      return [SPECIAL_DICE.indexOf(effect.die), 0];
    default: {
      const never: never = effect;
      throw new Error(`unknown effect: ${JSON.stringify(never)}`);
    }
  }
};
// What may stand where. An effect that would do nothing on its holder is refused when the rows are loaded.
type Holder = StructureId | 'bonus';
const ANYWHERE: readonly Holder[] = [...STRUCTURES, 'bonus'];
/** Points of the others have no row of the score. */
const SCORED: readonly Holder[] = SCORE_ROWS;
/** Attacks and defence have a side. */
const BARRACKS: readonly Holder[] = ['barracksWest', 'barracksEast'];
const HANDLED: Readonly<Record<Effect['kind'], readonly Holder[]>> = {
  produceResource: ANYWHERE,
  attack: BARRACKS,
  defence: BARRACKS,
  cross: ANYWHERE,
  gainCoins: ANYWHERE,
  constructFreeDie: ANYWHERE,
  anotherAction: ANYWHERE,
  coinsAndPointsPerSpace: SCORED,
  pointsPerLeader: SCORED,
  dieCostMinus: ANYWHERE,
  dieCostZero: ANYWHERE,
  coinsWhenChosen: ANYWHERE,
  unlockDie: ANYWHERE,
};
const checkedEffects = (where: string, holder: Holder, effects: readonly Effect[]): readonly Effect[] => {
  for (const { kind } of effects) if (!HANDLED[kind].includes(holder)) throw new Error(`${where}: ${kind} does nothing there`);
  // One number is recorded on a space.
  if (effects.filter(({ kind }) => kind === 'attack').length > 1) throw new Error(`${where}: a space has one attack`);
  return effects;
};
const checkedSpace = (city: CityId, space: SpaceId): SpaceDef | undefined => {
  const row = spaceOf(city, space);
  const structure = structureIn(space);
  if (row === undefined) return undefined;
  if (row.points > 0 && !SCORED.includes(structure)) throw new Error(`${city} ${space}: points of the ${structure} are not counted`);
  checkedEffects(`${city} ${space}`, structure, row.effects);
  return row;
};
const effectLists: readonly (readonly Effect[])[] = [
  ...perSpace((city, space) => checkedSpace(city, space)?.effects ?? []),
  ...BONUS_IDS.map((id) => checkedEffects(`bonus ${id}`, 'bonus', BONUSES[id].effects)),
];
const flat = effectLists.flat();
/** `[city * SPACE_COUNT + space]`, and after all cities `[BONUS_FX + bonus]`. */
export const FX_COUNT = Uint8Array.from(effectLists, (list) => list.length);
export const FX_START = Uint16Array.from(effectLists, (_, n) => effectLists.slice(0, n).reduce((sum, list) => sum + list.length, 0));
export const BONUS_FX = CITY_COUNT * SPACE_COUNT;
export const FX_KIND = Uint8Array.from(flat, (effect) => KIND[effect.kind]);
export const FX_WHAT = Int32Array.from(flat, (effect) => numbersOf(effect)[0]);
export const FX_HOW_MUCH = Int32Array.from(flat, (effect) => numbersOf(effect)[1]);

/** `[space]`: its place among the attacks, NONE if it is none. Attacks stand in the same places on every board. */
const attackSpaces = SPACE_IDS.filter((space) => spaceOf(CITY_IDS[0], space)?.effects.some((effect) => effect.kind === 'attack'));
export const ATTACK_COUNT = attackSpaces.length;
export const ATTACK_SPACES: readonly number[] = attackSpaces.map((space) => SPACE_IDS.indexOf(space));
export const ATTACK = pinned(
  Uint8Array.from(SPACE_IDS, (space) => {
    const n = attackSpaces.indexOf(space);
    return n < 0 ? NONE : n;
  }),
);

// Tracks: arrows from symbols to spaces, by city.
interface Track {
  readonly structure: StructureId;
  readonly symbols: readonly string[];
  readonly any: boolean;
  readonly spaces: readonly number[];
}
const tracksOf = (city: CityId, rules: number): readonly Track[] =>
  STRUCTURES.flatMap((structure) =>
    structureOf(city, structure, rules).tracks.map((track) => ({
      structure,
      symbols: track.symbols,
      any: track.order === 'any',
      spaces: track.spaces.map((name) => SPACE_IDS.indexOf(`${structure}.${name}`)),
    })),
  );
const tracks = CITY_IDS.map((city) => tracksOf(city, NEWEST_RULES));
/** `[city]`, then the track: its spaces in order. */
export const TRACK_SPACES: readonly (readonly Uint8Array[])[] = tracks.map((list) => list.map((track) => Uint8Array.from(track.spaces)));
const anyOrder = ALL_RULES.map((rules) => CITY_IDS.map((city) => tracksOf(city, rules).map(({ any }) => any)));
/** Whether the spaces of the track may be crossed off in any order, under these rules. */
export const isAnyOrder = (rules: number, city: number, track: number): boolean => anyOrder[rules - 1][city][track];

const reaches = (face: FaceDef, track: Track): boolean =>
  face.structures.includes(track.structure) && (face.anyTrack === true || track.symbols.includes(face.symbol));
/** `[city][die * FACES + face]`: the tracks that the face leads to. */
export const FACE_TRACKS: readonly (readonly Uint8Array[])[] = tracks.map((list) =>
  DIE_IDS.flatMap((die) => DICE[die].faces.map((face) => Uint8Array.from(list.flatMap((track, n) => (reaches(face, track) ? [n] : []))))),
);
/** `[city][colour]`: the tracks of the structures of that colour. */
export const COLOUR_TRACKS: readonly (readonly Uint8Array[])[] = tracks.map((list, city) =>
  COLOURS.map((colour) => {
    const structures = structuresOf(CITY_IDS[city], colour);
    return Uint8Array.from(list.flatMap((track, n) => (structures.includes(track.structure) ? [n] : [])));
  }),
);
/** `[city]`: the tracks of the Wonder. */
export const WONDER_TRACKS: readonly Uint8Array[] = tracks.map((list) =>
  Uint8Array.from(list.flatMap((track, n) => (track.structure === 'wonder' ? [n] : []))),
);

// Dice.
export const DIE_COLOUR = pinned(Uint8Array.from(DIE_IDS, (die) => COLOURS.indexOf(DICE[die].colour)));
/** `[die]`: place among the special dice, NONE for the others. */
export const DIE_SPECIAL = Uint8Array.from(DIE_IDS, (die) => {
  const n = SPECIAL_DICE.findIndex((special) => special === die);
  return n < 0 ? NONE : n;
});
export const SPECIAL = pinned(Uint8Array.from(SPECIAL_DICE, (die) => DIE_IDS.indexOf(die)));
/** Dice that lie in the Forum at the start, and the grey ones, as bits. */
export const STARTING_DICE = DIE_IDS.reduce((bits, die, n) => (DICE[die].special ? bits : bits | (1 << n)), 0);
export const GREY_DICE = DIE_IDS.reduce((bits, die, n) => (DICE[die].colour === 'grey' ? bits | (1 << n) : bits), 0);
/** `[die * FACES + face]`: structures that the Guild Court compares, as bits; 0 for all other faces. */
export const COMPARED = Uint16Array.from(
  DIE_IDS.flatMap((die) => DICE[die].faces.map((face: FaceDef) => (face.compare === undefined ? 0 : countableBits(face.compare)))),
);
