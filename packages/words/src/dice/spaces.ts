// Names of spaces, drawn from the boards: an edited board names its spaces by itself. They hold no word of their own.
import {
  CITY_IDS,
  type CityId,
  type Effect,
  SPACE_IDS,
  type SpaceDef,
  type SpaceId,
  type SpecialDie,
  spaceOf,
  type StructureDef,
  type StructureId,
  structureIn,
  structureOf,
  type TrackDef,
} from '@maravilha/dice';
import type { CatalogueLike } from '../catalogue.ts';
import type { en } from './en.ts';

export type DiceWords = CatalogueLike<typeof en>;

type SymbolKey = Extract<keyof DiceWords, `symbol.${string}`>;

/** What a symbol is called; one that only an edited board has is called by its id. */
export const symbolName = (words: DiceWords, symbol: string): string => {
  const key = `symbol.${symbol}`;
  return key in words ? words[key as SymbolKey] : symbol;
};

const localOf = (space: SpaceId): string => space.slice(space.indexOf('.') + 1);
const tracksWith = (board: StructureDef, local: string): readonly TrackDef[] => board.tracks.filter(({ spaces }) => spaces.includes(local));
const has = (def: SpaceDef | undefined, kind: Effect['kind']): boolean => def?.effects.some((effect) => effect.kind === kind) ?? false;

/** The die that the end of the line unlocks. */
const unlockedBy = (board: StructureDef, track: TrackDef): SpecialDie | undefined => {
  const effects = track.spaces.flatMap((space): readonly Effect[] => board.spaces[space]?.effects ?? []);
  return effects.flatMap((effect) => (effect.kind === 'unlockDie' ? [effect.die] : []))[0];
};

const sameTracks = (one: readonly TrackDef[], two: readonly TrackDef[]): boolean =>
  one.length === two.length && one.every((track) => two.includes(track));

/** Whether no other space lies on the very same lines: then their symbols name it. */
const isAlone = (board: StructureDef, local: string, tracks: readonly TrackDef[]): boolean =>
  Object.keys(board.spaces).every((other) => other === local || !sameTracks(tracksWith(board, other), tracks));

/** Cities may lead to the same space by other symbols: unless the city is known the line goes by the die that it unlocks. */
const linePlace = (words: DiceWords, structure: StructureId, board: StructureDef, track: TrackDef, n: number, known: boolean): string => {
  const [symbol = ''] = track.symbols;
  const [local = ''] = track.spaces;
  const everywhere = CITY_IDS.every((city) =>
    tracksWith(structureOf(city, structure), local).some(({ symbols }) => symbols.includes(symbol)),
  );
  if (known || everywhere) {
    const name = symbolName(words, symbol);
    return track.spaces.length === 1 ? name : words['place.line']({ symbol: name, n });
  }
  const die = unlockedBy(board, track);
  return die === undefined ? words['place.number']({ n }) : words['place.unlock']({ die, n });
};

/** The first board that has the space, for names that are the same on all. */
const someCity = (space: SpaceId): CityId => CITY_IDS.find((city) => spaceOf(city, space) !== undefined) ?? 'giza';

/** The place of a space within its structure: "attack 4", "stage 2", "scales and owl". */
export const placeName = (words: DiceWords, space: SpaceId, city?: CityId): string => {
  const known = city !== undefined && spaceOf(city, space) !== undefined;
  const home = known ? city : someCity(space);
  const structure = structureIn(space);
  const board = structureOf(home, structure);
  const local = localOf(space);
  const tracks = tracksWith(board, local);
  const [track] = tracks;
  const n = (track === undefined ? Object.keys(board.spaces).indexOf(local) : track.spaces.indexOf(local)) + 1;
  if (structure === 'wonder') return words['place.stage']({ n });
  const def = spaceOf(home, space);
  if (has(def, 'attack')) return words['place.attack']({ n });
  if (has(def, 'defence')) return words['place.defence']({ n });
  if (track === undefined || board.tracks.length === 1) return words['place.number']({ n });
  if (tracks.length === 1) return linePlace(words, structure, board, track, n, known);
  const both = words['place.both']({ symbols: tracks.map(({ symbols }) => symbolName(words, symbols[0] ?? '')) });
  return isAlone(board, local, tracks) ? both : words['place.line']({ symbol: both, n });
};

/** What is printed on the space: on the board of this city, or, where none is given, if all boards say the same. */
export const printedOn = (space: SpaceId, city?: CityId): SpaceDef | undefined => {
  if (city !== undefined) return spaceOf(city, space);
  const [first, ...others] = CITY_IDS.map((one) => spaceOf(one, space));
  return others.every((other) => other === first) ? first : undefined;
};

/** "Western Barracks, attack 4" */
export const spaceName = (words: DiceWords, space: SpaceId, city?: CityId): string =>
  words.space({ structure: words[`structure.${structureIn(space)}`], place: placeName(words, space, city) });

/** All spaces of a structure on the board of a city, in the order of the sheet. */
export const spacesIn = (city: CityId, structure: StructureId): readonly SpaceId[] =>
  SPACE_IDS.filter((space) => structureIn(space) === structure && spaceOf(city, space) !== undefined);
