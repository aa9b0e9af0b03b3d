// Finds spaces, lines and faces in the rows, so that no scenario repeats what is printed on a board.
import {
  CITY_IDS,
  type CityId,
  type Colour,
  DICE,
  DIE_IDS,
  type DieId,
  type Effect,
  type EffectKind,
  type FaceDef,
  SECTION_COSTS,
  type SpaceDef,
  type SpaceId,
  type SpecialDie,
  STRUCTURES,
  type StructureId,
  spaceOf,
  structureIn,
  structureOf,
} from '../../src/index.ts';

type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>;

export interface Line {
  readonly structure: StructureId;
  readonly symbols: readonly string[];
  readonly order: 'sequence' | 'any';
  readonly spaces: readonly SpaceId[];
}

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`the rows have no ${what}`);
  return found;
};

export const rowOf = (city: CityId, space: SpaceId): SpaceDef => must(spaceOf(city, space), `${space} in ${city}`);
export const costOf = (city: CityId, space: SpaceId): number => rowOf(city, space).cost;

export const spacesIn = (city: CityId, ...structures: readonly StructureId[]): readonly SpaceId[] =>
  structures.flatMap((structure) => Object.keys(structureOf(city, structure).spaces).map((name): SpaceId => `${structure}.${name}`));
export const boardOf = (city: CityId): readonly SpaceId[] => spacesIn(city, ...STRUCTURES);

export const linesIn = (city: CityId, ...structures: readonly StructureId[]): readonly Line[] =>
  structures.flatMap((structure) =>
    structureOf(city, structure).tracks.map(({ symbols, order, spaces }) => ({
      structure,
      symbols,
      order,
      spaces: spaces.map((name): SpaceId => `${structure}.${name}`),
    })),
  );
/** The line that the symbol leads to. */
export const lineOf = (city: CityId, structure: StructureId, symbol: string): Line =>
  must(
    linesIn(city, structure).find(({ symbols }) => symbols.includes(symbol)),
    `line of ${symbol} in ${structure}`,
  );

/** So many spaces of a structure in an order in which they can be crossed off. */
export const someOf = (city: CityId, structure: StructureId, count: number): readonly SpaceId[] => {
  const inOrder = [...new Set(linesIn(city, structure).flatMap(({ spaces }) => spaces))];
  if (inOrder.length < count) throw new Error(`${structure} has no ${count} spaces`);
  return inOrder.slice(0, count);
};
/** Warehouse spaces that produce so many resources; `but` is not among them. */
export const resources = (count: number, but?: SpaceId): readonly SpaceId[] => {
  const spaces = spacesIn(CITY_IDS[0], 'warehouse').filter((space) => space !== but);
  if (spaces.length < count) throw new Error(`the Warehouse has no ${count} spaces`);
  return spaces.slice(0, count);
};
export const ALL_RESOURCES = spacesIn(CITY_IDS[0], 'warehouse');

/** What must be crossed off before the space, on the line that asks for least. */
export const roadTo = (city: CityId, space: SpaceId): readonly SpaceId[] => shortest(city, space).road;
const shortest = (city: CityId, space: SpaceId): { readonly line: Line; readonly road: readonly SpaceId[] } => {
  const ways = linesIn(city, structureIn(space))
    .filter(({ spaces }) => spaces.includes(space))
    .map((line) => ({ line, road: line.order === 'any' ? [] : line.spaces.slice(0, line.spaces.indexOf(space)) }));
  return must(ways.sort((a, b) => a.road.length - b.road.length)[0], `line to ${space}`);
};

export interface Lying {
  readonly face: number;
  readonly section: number;
}
/** The section in which a die costs so much. */
export const sectionOf = (cost: number): number => {
  const section = SECTION_COSTS.findIndex((other) => other === cost);
  if (section < 0) throw new Error(`no section costs ${cost}`);
  return section;
};
export const DEAREST = Math.max(...SECTION_COSTS);
/** The first face of a die with the symbol, as a position names it, in a section of that cost. */
export const showing = (die: DieId, symbol: string, cost = 0): Lying => {
  const face = DICE[die].faces.findIndex((other: FaceDef) => other.symbol === symbol);
  if (face < 0) throw new Error(`the ${die} die has no ${symbol}`);
  return { face: face + 1, section: sectionOf(cost) };
};

/** A die of the Forum that leads to the space when `roadTo` it is crossed off. */
export const dieTo = (city: CityId, space: SpaceId): { readonly die: DieId; readonly symbol: string } => {
  const { line } = shortest(city, space);
  const ways = DIE_IDS.flatMap((die) =>
    DICE[die].faces.flatMap((face: FaceDef) =>
      face.anyTrack !== true && face.structures.includes(line.structure) && line.symbols.includes(face.symbol)
        ? [{ die, symbol: face.symbol }]
        : [],
    ),
  );
  return must(ways[0], `die that leads to ${space}`);
};

export interface Found<K extends EffectKind> {
  readonly city: CityId;
  readonly space: SpaceId;
  readonly effect: EffectOf<K>;
}
/** Every space of every board with an effect of the kind. */
export const effectsOf = <K extends EffectKind>(kind: K, test: (found: Found<K>) => boolean = () => true): readonly Found<K>[] =>
  CITY_IDS.flatMap((city) =>
    boardOf(city).flatMap((space) =>
      rowOf(city, space)
        .effects.filter((effect): effect is EffectOf<K> => effect.kind === kind)
        .map((effect) => ({ city, space, effect })),
    ),
  ).filter(test);
export const effectOf = <K extends EffectKind>(kind: K, test: (found: Found<K>) => boolean = () => true): Found<K> =>
  must(effectsOf(kind, test)[0], `such ${kind}`);

/** A stage of a Wonder with an effect of the kind, and alone on its stage: the `wonder` move brings it about. */
export const stageWith = <K extends EffectKind>(kind: K, test: (found: Found<K>) => boolean = () => true): Found<K> =>
  effectOf(kind, (found) => structureIn(found.space) === 'wonder' && rowOf(found.city, found.space).effects.length === 1 && test(found));
/** The last stage of a Wonder with the effect: it opens that and, before it, a bonus. */
export const lastStageWith = <K extends EffectKind>(kind: K): Found<K> =>
  stageWith(kind, ({ city, space }) => spacesIn(city, 'wonder').at(-1) === space);

/** The spaces that unlock a special die in a city, in order. */
export const unlocking = (city: CityId, die: SpecialDie): readonly SpaceId[] => {
  const { space } = effectOf('unlockDie', (found) => found.city === city && found.effect.die === die);
  return [...roadTo(city, space), space];
};

/** Structures of a colour. */
export const structuresOf = (city: CityId, ...colours: readonly Colour[]): readonly StructureId[] =>
  STRUCTURES.filter((structure) => colours.some((colour) => structureOf(city, structure).colour === colour));
/** The spaces that the arrows of some structures leave open. */
export const openIn = (city: CityId, structures: readonly StructureId[], crossed: readonly SpaceId[]): readonly SpaceId[] => [
  ...new Set(
    linesIn(city, ...structures).flatMap(({ order, spaces }) => {
      const open = spaces.filter((space) => !crossed.includes(space));
      return order === 'any' ? open : open.slice(0, 1);
    }),
  ),
];
export const otherCity = (...cities: readonly CityId[]): CityId =>
  must(
    CITY_IDS.find((city) => !cities.includes(city)),
    'other city',
  );

/** Everything up to the space, the space included. */
export const upTo = (city: CityId, space: SpaceId): readonly SpaceId[] => [...roadTo(city, space), space];
const dieOf = (colour: Colour): DieId => DIE_IDS.find((die) => DICE[die].colour === colour) as DieId;
export interface Reached {
  readonly die: DieId;
  readonly space: SpaceId;
  readonly forum: Readonly<Partial<Record<DieId, Lying>>>;
}
/** A space that a starting die of the colour reaches on a fresh board, and how the die must lie. */
export const firstOf = (city: CityId, colour: Colour, crossed: readonly SpaceId[], cost: number): Reached => {
  const die = dieOf(colour);
  for (const face of DICE[die].faces as readonly FaceDef[]) {
    const space = openIn(city, face.structures, crossed).find((one) =>
      face.structures.some((structure) => structure === structureIn(one) && lineOf(city, structure, face.symbol).spaces.includes(one)),
    );
    if (space !== undefined) return { die, space, forum: { [die]: showing(die, face.symbol, cost) } };
  }
  throw new Error(`no space for the ${die} die`);
};
