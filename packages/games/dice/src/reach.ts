// Where arrows lead: for every die face and every colour, which spaces are open by what is crossed off already.
import type { Seat } from '@maravilha/kernel';
import { CITY_IDS } from '../data/wonders.ts';
import { STRUCTURES } from '../data/effects.ts';
import { structureOf } from './boards.ts';
import { bitsOf, FIRST_SPACE, lowestBit, SPACES_IN } from './city.ts';
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
  WONDER,
  WONDER_TRACKS,
} from './tables.ts';

// An opening is a set of tracks of one structure, with a table over all sets of crossed spaces of that structure. Boards that share a
// structure share its openings.
const openings: { readonly key: string; readonly board: object; readonly structure: number; readonly table: Uint16Array }[] = [];

/** The spaces that the tracks leave open when these are crossed off: the first one of a sequence (DI-BUILD-1), every one of the others (DI-BUILD-2). */
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
  const key = tracks.map((track) => `${TRACK_ANY[city][track]} ${TRACK_SPACES[city][track].join('-')}`).join(', ');
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

/** Lists of openings, one after the other: list n is what lies from start[n] to start[n + 1]. */
const chained = (lists: readonly Uint16Array[]): { readonly start: Uint16Array; readonly list: Uint16Array } => ({
  start: Uint16Array.from([...lists, []], (_, n) => lists.slice(0, n).reduce((sum, list) => sum + list.length, 0)),
  list: Uint16Array.from(lists.flatMap((list) => [...list])),
});
const faceLists = FACE_TRACKS.flatMap((faces, city) => faces.map((tracks) => openingsOf(city, tracks)));
const colourLists = COLOUR_TRACKS.flatMap((colours, city) => colours.map((tracks) => openingsOf(city, tracks)));
const wonderLists = WONDER_TRACKS.map((tracks, city) => openingsOf(city, tracks));
const ways = chained([...faceLists, ...colourLists, ...wonderLists]);

const tableAt = openings.map((_, n) => openings.slice(0, n).reduce((sum, opening) => sum + opening.table.length, 0));
const OPEN = Uint16Array.from(openings.flatMap((opening) => [...opening.table]));

// Ways to spaces: the openings of a list, each with its structure and where its table begins.
export const WAYS_START = ways.start;
export const WAY_STRUCTURE = Uint8Array.from(ways.list, (opening) => openings[opening].structure);
const WAY_TABLE = Uint32Array.from(ways.list, (opening) => tableAt[opening]);

/** The list of ways that a face leads to; the face as `die * FACES + face`. */
export const faceWays = (city: number, face: number): number => city * (DIE_COUNT * FACES) + face;
/** The list of all ways of the structures of a colour. */
export const colourWays = (city: number, colour: number): number => faceLists.length + city * COLOUR_COUNT + colour;
const wonderWays = (city: number): number => faceLists.length + colourLists.length + city;

/** Spaces that the way leaves open in its structure when those of the two words are crossed off; the first space is bit 0. */
export const openBy = (way: number, low: number, high: number): number => OPEN[WAY_TABLE[way] + bitsOf(low, high, WAY_STRUCTURE[way])];

/** The next stage of the Wonder, NONE when it is complete. */
export const nextStage = (s: DiceState, seat: Seat): number => {
  const open = openBy(WAYS_START[wonderWays(s.city[seat])], s.low[seat], s.high[seat]);
  return open === 0 ? NONE : FIRST_SPACE[WONDER] + lowestBit(open);
};
