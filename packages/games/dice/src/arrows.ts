// Where arrows lead: for every die face and every colour, which spaces are open by what is crossed off already.
import { lowestBit, type Seat } from '@maravilha/kernel';
import { CITY_IDS } from '../data/boards.ts';
import { STRUCTURES } from '../data/effects.ts';
import { structureOf } from './spaces.ts';
import { crossedIn, FIRST_SPACE, SPACES_IN } from './city.ts';
import type { DiceState } from './state.ts';
import {
  CITY_COUNT,
  COLOUR_COUNT,
  COLOUR_TRACKS,
  DIE_COUNT,
  FACE_TRACKS,
  FACES,
  isAnyOrder,
  NONE,
  STRUCTURE,
  TRACK_SPACES,
  WONDER,
  WONDER_TRACKS,
} from './tables.ts';
import { ALL_RULES, NEWEST_RULES } from './versions.ts';

// An opening is a set of tracks of one structure, with a table over all sets of crossed spaces of that structure. Boards that share a
// structure share its openings.
const openings: { readonly key: string; readonly board: object; readonly structure: number; readonly table: Uint16Array }[] = [];

/** The spaces that the tracks leave open when these are crossed off: the first one of a sequence (DI-BUILD-1), every one of the others (DI-BUILD-2). */
const openSpaces = (rules: number, city: number, tracks: readonly number[], first: number, crossed: number): number => {
  let open = 0;
  for (const track of tracks) {
    for (const space of TRACK_SPACES[city][track]) {
      const bit = 1 << (space - first);
      if ((crossed & bit) !== 0) continue;
      open |= bit;
      if (!isAnyOrder(rules, city, track)) break;
    }
  }
  return open;
};

const openingOf = (rules: number, city: number, structure: number, tracks: readonly number[]): number => {
  const board = structureOf(CITY_IDS[city], STRUCTURES[structure]);
  const key = tracks.map((track) => `${isAnyOrder(rules, city, track)} ${TRACK_SPACES[city][track].join('-')}`).join(', ');
  const known = openings.findIndex((opening) => opening.board === board && opening.key === key);
  if (known >= 0) return known;
  const first = FIRST_SPACE[structure];
  const table = Uint16Array.from({ length: 1 << SPACES_IN[structure] }, (_, crossed) => openSpaces(rules, city, tracks, first, crossed));
  return openings.push({ key, board, structure, table }) - 1;
};

/** The openings of some tracks, structure by structure. */
const openingsOf = (rules: number, city: number, tracks: Uint8Array): Uint16Array => {
  const structureIn = (track: number): number => STRUCTURE[TRACK_SPACES[city][track][0]];
  const structures = [...new Set(Array.from(tracks, structureIn))];
  return Uint16Array.from(structures, (structure) => {
    const own = [...tracks].filter((track) => structureIn(track) === structure);
    return openingOf(rules, city, structure, own);
  });
};

/** The openings of every list of tracks, `[city][n]`, under all rules: those of a board stand together. */
const listsOf = (tracks: readonly (readonly Uint8Array[])[]): Uint16Array[] =>
  ALL_RULES.flatMap((rules) => tracks.flatMap((lists, city) => lists.map((list) => openingsOf(rules, city, list))));
const faceLists = listsOf(FACE_TRACKS);
const colourLists = listsOf(COLOUR_TRACKS);
const wonderLists = listsOf(WONDER_TRACKS.map((list) => [list]));
const lists = [...faceLists, ...colourLists, ...wonderLists];
/** Stands in a list that is empty. */
const nowhere = openingOf(NEWEST_RULES, 0, 0, []);

// Ways to spaces: the openings of all lists. Most lists have one, so list n begins with way n and goes on with those that lie behind all lists.
const ways = lists.map((list) => list[0] ?? nowhere);
const nextWays = lists.map(() => 0);
for (const [n, list] of lists.entries()) {
  let last = n;
  for (const opening of list.subarray(1)) {
    nextWays[last] = ways.length;
    last = ways.length;
    nextWays.push(0);
    ways.push(opening);
  }
}
const tableAt = openings.map((_, n) => openings.slice(0, n).reduce((sum, opening) => sum + opening.table.length, 0));
const OPEN = Uint16Array.from(openings.flatMap((opening) => [...opening.table]));
const NEXT_WAY = Uint16Array.from(nextWays);
const WAY_STRUCTURE = Uint8Array.from(ways, (opening) => openings[opening].structure);
const WAY_TABLE = Uint16Array.from(ways, (opening) => tableAt[opening]);
if (OPEN.length > 0x10000) throw new Error('the tables of open spaces have outgrown their index');

/** The board of a city under the rules of the state. */
export const boardOf = (s: DiceState, seat: Seat): number => (s.rules - 1) * CITY_COUNT + s.city[seat];
/** The first way that a face leads to; the face as `die * FACES + face`. */
export const faceWays = (board: number, face: number): number => board * (DIE_COUNT * FACES) + face;
/** The first way of the structures of a colour. */
export const colourWays = (board: number, colour: number): number => faceLists.length + board * COLOUR_COUNT + colour;
const wonderWays = (board: number): number => faceLists.length + colourLists.length + board;
/** The way after this one, 0 if there is none. */
export const nextWay = (way: number): number => NEXT_WAY[way];

export const structureBy = (way: number): number => WAY_STRUCTURE[way];
/** Spaces that the way leaves open in its structure, whose crossed spaces are given; the first space is bit 0. */
export const openBy = (way: number, crossed: number): number => OPEN[WAY_TABLE[way] + crossed];

/** Stages of the Wonder that can be built now, the first stage as bit 0. */
export const openStages = (s: DiceState, seat: Seat): number => openBy(wonderWays(boardOf(s, seat)), crossedIn(s, seat, WONDER));
/** The next stage of the Wonder, NONE when it is complete. */
export const nextStage = (s: DiceState, seat: Seat): number => {
  const open = openStages(s, seat);
  return open === 0 ? NONE : FIRST_SPACE[WONDER] + lowestBit(open);
};
