// Where arrows lead: for every die face and every colour, which spaces are open by what is crossed off already.
import type { Seat } from '@maravilha/kernel';
import { CITY_IDS } from '../data/wonders.ts';
import { STRUCTURES } from '../data/effects.ts';
import { structureOf } from './boards.ts';
import { crossedIn, FIRST_SPACE, SPACES_IN } from './city.ts';
import type { DiceState } from './state.ts';
import {
  COLOUR_COUNT,
  COLOUR_TRACKS,
  DIE_COUNT,
  FACE_TRACKS,
  FACES,
  NONE,
  STRUCTURE,
  TRACK_ANY,
  TRACK_SPACES,
  WONDER_TRACKS,
} from './tables.ts';

// An opening is a set of tracks of one structure, with a table over all sets of crossed spaces of that structure. Boards that share a
// structure share its openings.
const openings: { readonly key: string; readonly board: object; readonly structure: number; readonly table: Uint16Array }[] = [];

/** The spaces that the tracks leave open when these are crossed off: `[DI-BUILD-3]` the first of a sequence, any of the others. */
const openSpaces = (city: number, tracks: readonly number[], first: number, crossed: number): number => {
  let open = 0;
  for (const track of tracks) {
    for (const space of TRACK_SPACES[city][track]) {
      const bit = 1 << (space - first);
      if ((crossed & bit) !== 0) continue;
      open |= bit;
      if (TRACK_ANY[city][track] === 0) break;
    }
  }
  return open;
};

const openingOf = (city: number, structure: number, tracks: readonly number[]): number => {
  const board = structureOf(CITY_IDS[city], STRUCTURES[structure]);
  const key = tracks.map((track) => TRACK_SPACES[city][track].join('-')).join(' ');
  const known = openings.findIndex((opening) => opening.board === board && opening.key === key);
  if (known >= 0) return known;
  const first = FIRST_SPACE[structure];
  const table = Uint16Array.from({ length: 1 << SPACES_IN[structure] }, (_, crossed) => openSpaces(city, tracks, first, crossed));
  return openings.push({ key, board, structure, table }) - 1;
};

/** The openings of some tracks, structure by structure. */
const openingsOf = (city: number, tracks: Uint8Array): Uint16Array => {
  const structureIn = (track: number): number => STRUCTURE[TRACK_SPACES[city][track][0]];
  const structures = [...new Set(Array.from(tracks, structureIn))];
  return Uint16Array.from(structures, (structure) => {
    const own = [...tracks].filter((track) => structureIn(track) === structure);
    return openingOf(city, structure, own);
  });
};

/** `[(city * DIE_COUNT + die) * FACES + face]`: the openings that the face leads to. */
const FACE_OPENINGS: readonly Uint16Array[] = FACE_TRACKS.flatMap((faces, city) => faces.map((tracks) => openingsOf(city, tracks)));
/** `[city * COLOUR_COUNT + colour]` */
const COLOUR_OPENINGS: readonly Uint16Array[] = COLOUR_TRACKS.flatMap((colours, city) => colours.map((tracks) => openingsOf(city, tracks)));
const WONDER_OPENINGS: readonly Uint16Array[] = WONDER_TRACKS.map((tracks, city) => openingsOf(city, tracks));

/** `[opening]`: its structure, and where its table begins in OPEN. */
export const OPENING_STRUCTURE = Uint8Array.from(openings, (opening) => opening.structure);
const OPENING_AT = Uint32Array.from(openings, (_, n) => openings.slice(0, n).reduce((sum, opening) => sum + opening.table.length, 0));
const OPEN = Uint16Array.from(openings.flatMap((opening) => [...opening.table]));

/** Open spaces of an opening's structure, its first space as bit 0. */
export const openIn = (s: DiceState, seat: Seat, opening: number): number =>
  OPEN[OPENING_AT[opening] + crossedIn(s, seat, OPENING_STRUCTURE[opening])];

export const faceOpenings = (s: DiceState, seat: Seat, die: number): Uint16Array =>
  FACE_OPENINGS[(s.city[seat] * DIE_COUNT + die) * FACES + s.face[die]];
export const colourOpenings = (s: DiceState, seat: Seat, colour: number): Uint16Array =>
  COLOUR_OPENINGS[s.city[seat] * COLOUR_COUNT + colour];

/** The next stage of the Wonder, NONE when it is complete. */
export const nextStage = (s: DiceState, seat: Seat): number => {
  const stages = WONDER_OPENINGS[s.city[seat]];
  for (let n = 0; n < stages.length; n++) {
    const open = openIn(s, seat, stages[n]);
    if (open !== 0) return FIRST_SPACE[OPENING_STRUCTURE[stages[n]]] + 31 - Math.clz32(open & -open);
  }
  return NONE;
};
