// What a seat may do and what it costs, by the plain words of the rules and from the rows alone. Slow and obvious: the engine is compared
// with it.
import type { Seat } from '@maravilha/kernel';
import {
  BONUS_IDS,
  type BonusId,
  CITY_IDS,
  type CityId,
  type Colour,
  COMMON,
  type Countable,
  DICE,
  type DiceMove,
  type DiceView,
  type DieDef,
  type DieView,
  type Effect,
  type EffectKind,
  type FaceDef,
  type Pending,
  RESERVE,
  SECTION_COSTS,
  type SpaceDef,
  type SpaceId,
  type StructureDef,
  type StructureId,
  UNIVERSITIES,
  WONDERS,
} from '../../src/index.ts';

/** A seat's sheet, as a player has it before the eyes. */
export interface Sheet {
  readonly seat: Seat;
  readonly city: CityId;
  readonly crossed: readonly SpaceId[];
  readonly coins: number;
  /** Places of the Gold Reserve that are filled in. */
  readonly spent: number;
  readonly bonuses: readonly BonusId[];
  readonly attacks: Readonly<Partial<Record<SpaceId, number>>>;
  /** What is open, the next one first. */
  readonly pending: readonly Pending[];
}

export const sheetOf = (view: DiceView, seat: Seat): Sheet => {
  const { city, crossed, coins, spent, bonuses, attacks, pending } = view.seats[seat];
  if (city === undefined) throw new Error(`seat ${seat} has no city`);
  return { seat, city, crossed, coins, spent, bonuses, attacks, pending };
};

type Board = Readonly<Record<StructureId, StructureDef>>;
const BOARDS: ReadonlyMap<CityId, Board> = new Map(
  CITY_IDS.map((city) => [city, { ...COMMON, wonder: WONDERS[city], university: UNIVERSITIES[city] }]),
);
export const boardOf = (city: CityId): Board => {
  const board = BOARDS.get(city);
  if (board === undefined) throw new Error(`there is no board of ${city}`);
  return board;
};
const entriesOf = (city: CityId): readonly [StructureId, StructureDef][] => Object.entries(boardOf(city)) as [StructureId, StructureDef][];

/** The spaces of a structure with their rows. */
export const spacesOf = (city: CityId, structure: StructureId): readonly [SpaceId, SpaceDef][] =>
  Object.entries(boardOf(city)[structure].spaces).map(([name, row]) => [`${structure}.${name}`, row]);
export const rowAt = (city: CityId, space: SpaceId): SpaceDef => {
  const [structure, name] = space.split('.');
  const row = boardOf(city)[structure as StructureId].spaces[name];
  if (row === undefined) throw new Error(`${city} has no ${space}`);
  return row;
};

export const effectsOn = <K extends EffectKind>(
  city: CityId,
  crossed: readonly SpaceId[],
  kind: K,
): readonly Extract<Effect, { kind: K }>[] =>
  crossed.flatMap((space) => rowAt(city, space).effects).filter((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);

const partsOf = (of: Countable): readonly StructureId[] => (of === 'barracks' ? ['barracksWest', 'barracksEast'] : [of]);
export const countOf = (crossed: readonly SpaceId[], of: Countable): number =>
  crossed.filter((space) => partsOf(of).some((structure) => space.startsWith(`${structure}.`))).length;

/** The sheet of a seat as it was when the turn began. */
export const crossedAtStart = ({ seats }: DiceView, seat: Seat): readonly SpaceId[] => {
  const { crossed, fresh } = seats[(seat + seats.length) % seats.length];
  return crossed.filter((space) => !fresh.includes(space));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const dieOf = ({ die }: DieView): DieDef => DICE[die];

/** What the die costs the seat, and what it gains by choosing it. */
export const dieCost = (sheet: Sheet, die: DieView): number => {
  const { colour } = dieOf(die);
  if (effectsOn(sheet.city, sheet.crossed, 'dieCostZero').some((effect) => effect.colour === colour)) return 0;
  return Math.max(0, SECTION_COSTS[die.section] - sum(effectsOn(sheet.city, sheet.crossed, 'dieCostMinus').map(({ amount }) => amount)));
};
export const chosenCoins = (sheet: Sheet, die: DieView): number =>
  sum(effectsOn(sheet.city, sheet.crossed, 'coinsWhenChosen').map(({ colour, amount }) => (colour === dieOf(die).colour ? amount : 0)));
export const spaceCost = (sheet: Sheet, space: SpaceId): number =>
  Math.max(0, rowAt(sheet.city, space).cost - countOf(sheet.crossed, 'warehouse'));

/** Spaces to which the arrows of the structures lead; `symbol`: only those of its lines. */
const arrows = (sheet: Sheet, structures: readonly StructureId[], symbol?: string): readonly SpaceId[] => {
  const found = structures.flatMap((structure) => {
    const { tracks } = boardOf(sheet.city)[structure];
    const own = tracks.filter(({ symbols }) => symbol === undefined || symbols.includes(symbol));
    return own.flatMap(({ order, spaces }) => {
      const open = spaces.map((name): SpaceId => `${structure}.${name}`).filter((space) => !sheet.crossed.includes(space));
      return order === 'any' ? open : open.slice(0, 1);
    });
  });
  return [...new Set(found)];
};

/** The condition of the Guild Court, by the sheets at the start of the turn. */
const guildAllows = (view: DiceView, seat: Seat, of: Countable): boolean => {
  const count = (other: Seat): number => countOf(crossedAtStart(view, other), of);
  const [mine, left, right] = [count(seat), count(seat + 1), count(seat - 1)];
  return view.seats.length === 2 ? mine > left : mine >= left && mine >= right;
};

const mayChoose = (view: DiceView, sheet: Sheet, die: DieView, face: FaceDef): boolean => {
  const { special } = dieOf(die);
  const unlocked = effectsOn(sheet.city, sheet.crossed, 'unlockDie').some((effect) => effect.die === die.die);
  if (special && !unlocked) return false;
  return face.compare === undefined || guildAllows(view, sheet.seat, face.compare);
};

const constructs = (view: DiceView, sheet: Sheet, free: boolean): readonly DiceMove[] =>
  view.forum.flatMap((die) => {
    const face: FaceDef = dieOf(die).faces[die.face];
    if (!mayChoose(view, sheet, die, face)) return [];
    const purse = Math.min(RESERVE, sheet.coins + chosenCoins(sheet, die)) - (free ? 0 : dieCost(sheet, die));
    return arrows(sheet, face.structures, face.anyTrack === true ? undefined : face.symbol)
      .filter((space) => spaceCost(sheet, space) <= purse)
      .map((space): DiceMove => ({ kind: 'construct', die: die.die, space }));
  });

const structuresIn = (city: CityId, colours: readonly Colour[]): readonly StructureId[] =>
  entriesOf(city).flatMap(([structure, { colour }]) => (colour !== undefined && colours.includes(colour) ? [structure] : []));

/** What the seat may do about the next thing that it has open, declining left out. */
export const offers = (view: DiceView, sheet: Sheet): readonly DiceMove[] => {
  const [next] = sheet.pending;
  switch (next?.kind) {
    case undefined:
      return [];
    case 'action': {
      const [stage] = arrows(sheet, ['wonder']);
      const wonder: readonly DiceMove[] = stage !== undefined && spaceCost(sheet, stage) <= sheet.coins ? [{ kind: 'wonder' }] : [];
      return [...constructs(view, sheet, false), ...wonder, { kind: 'pass' }];
    }
    case 'free-die':
      return constructs(view, sheet, true);
    case 'cross':
      return arrows(sheet, structuresIn(sheet.city, next.colours))
        .filter((space) => spaceCost(sheet, space) <= sheet.coins)
        .map((space): DiceMove => ({ kind: 'cross', space }));
    case 'bonus':
      return BONUS_IDS.filter((id) => !sheet.bonuses.includes(id)).map((id): DiceMove => ({ kind: 'bonus', bonus: id }));
  }
};

export const slowMoves = (view: DiceView, sheet: Sheet): readonly DiceMove[] => {
  const [next] = sheet.pending;
  const declinable = next?.kind === 'cross' || next?.kind === 'free-die';
  return [...offers(view, sheet), ...(declinable ? [{ kind: 'decline' } as const] : [])];
};

export const nextStage = (sheet: Sheet): SpaceId => arrows(sheet, ['wonder'])[0];
