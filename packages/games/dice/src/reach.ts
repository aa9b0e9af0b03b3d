// Where arrows lead: for every die face and every colour, which spaces are open by what is crossed off already.
import type { Seat } from '@maravilha/kernel';
import { CITY_IDS } from '../data/wonders.ts';
import { STRUCTURES } from '../data/effects.ts';
import { structureOf } from './boards.ts';
import { crossedIn, FIRST_SPACE, lowestBit, SPACES_IN } from './city.ts';
import type { DiceState } from './state.ts';
import { COLOUR_TRACKS, FACE_TRACKS, NONE, STRUCTURE, TRACK_ANY, TRACK_SPACES, WONDER, WONDER_TRACKS } from './tables.ts';

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

/** Lists one after the other: list n is LIST from START[n] to START[n + 1]. */
const chained = (lists: readonly Uint16Array[]): { readonly start: Uint16Array; readonly list: Uint16Array } => ({
  start: Uint16Array.from([...lists, []], (_, n) => lists.slice(0, n).reduce((sum, list) => sum + list.length, 0)),
  list: Uint16Array.from(lists.flatMap((list) => [...list])),
});
const faces = chained(FACE_TRACKS.flatMap((own, city) => own.map((tracks) => openingsOf(city, tracks))));
const colours = chained(COLOUR_TRACKS.flatMap((own, city) => own.map((tracks) => openingsOf(city, tracks))));
/** `[city * DIE_COUNT * FACES + die * FACES + face]`: the openings that the face leads to. */
export const FACE_START = faces.start;
export const FACE_OPENINGS = faces.list;
/** `[city * COLOUR_COUNT + colour]`: all openings of the structures of that colour. */
export const COLOUR_START = colours.start;
export const COLOUR_OPENINGS = colours.list;
const WONDER_OPENINGS = Uint16Array.from(CITY_IDS, (_, city) => openingOf(city, WONDER, [...WONDER_TRACKS[city]]));

/** `[opening]`: its structure, and where its table begins in OPEN. */
export const OPENING_STRUCTURE = Uint8Array.from(openings, (opening) => opening.structure);
const OPENING_AT = Uint32Array.from(openings, (_, n) => openings.slice(0, n).reduce((sum, opening) => sum + opening.table.length, 0));
const OPEN = Uint16Array.from(openings.flatMap((opening) => [...opening.table]));

/** Spaces that the opening leaves open in its structure, whose crossed spaces are given; the first space is bit 0. */
export const openIn = (opening: number, crossed: number): number => OPEN[OPENING_AT[opening] + crossed];

/** The next stage of the Wonder, NONE when it is complete. */
export const nextStage = (s: DiceState, seat: Seat): number => {
  const open = openIn(WONDER_OPENINGS[s.city[seat]], crossedIn(s, seat, WONDER));
  return open === 0 ? NONE : FIRST_SPACE[WONDER] + lowestBit(open);
};
