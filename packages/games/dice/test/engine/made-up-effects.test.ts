// Every kind of effect on every holder, as a made-up row: it works there, or the rows are refused when they are loaded.
import { FastRng, type Seat } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { expect, test, vi } from 'vitest';
import * as rows from '../../data/boards.ts';
import { type Effect, EFFECT_KINDS, type EffectKind, STRUCTURES, type StructureDef, type StructureId } from '../../data/effects.ts';
import type { DiceState } from '../../src/state.ts';
import type { DiceReason, SeatView, SpaceId } from '../../src/types.ts';

const HOLDERS = [...STRUCTURES, 'bonus'] as const;
type Holder = (typeof HOLDERS)[number];

/** One of each kind; none of them is on the boards in just this form. */
const MADE_UP: { readonly [K in EffectKind]: Extract<Effect, { kind: K }> } = {
  produceResource: { kind: 'produceResource', resource: 'glass' },
  attack: { kind: 'attack', points: 9 },
  defence: { kind: 'defence', amount: 1 },
  cross: { kind: 'cross', colours: ['grey', 'green'], count: 1 },
  gainCoins: { kind: 'gainCoins', amount: 5 },
  constructFreeDie: { kind: 'constructFreeDie' },
  anotherAction: { kind: 'anotherAction' },
  coinsAndPointsPerSpace: { kind: 'coinsAndPointsPerSpace', of: 'warehouse', coins: 2, points: 3 },
  pointsPerLeader: { kind: 'pointsPerLeader', points: 4 },
  dieCostMinus: { kind: 'dieCostMinus', amount: 1 },
  dieCostZero: { kind: 'dieCostZero', colour: 'blue' },
  coinsWhenChosen: { kind: 'coinsWhenChosen', colour: 'blue', amount: 3 },
  unlockDie: { kind: 'unlockDie', die: 'purple' },
};
/** Attacks and defence need a side; points need a row of the score. */
const REFUSED: Readonly<Partial<Record<EffectKind, readonly Holder[]>>> = {
  attack: HOLDERS.filter((holder) => !holder.startsWith('barracks')),
  defence: HOLDERS.filter((holder) => !holder.startsWith('barracks')),
  coinsAndPointsPerSpace: ['warehouse', 'bonus'],
  pointsPerLeader: ['warehouse', 'bonus'],
};
const isRefused = (kind: EffectKind, holder: Holder): boolean => REFUSED[kind]?.includes(holder) ?? false;

const CITY = 'giza';
const BONUS = 'coins';

/** The structure with these effects, and nothing else, on its first space. */
const withRow = (structure: StructureDef, effects: readonly Effect[], points = 0): StructureDef => {
  const [name] = Object.keys(structure.spaces);
  return { ...structure, spaces: { ...structure.spaces, [name]: { ...structure.spaces[name], cost: 0, points, effects } } };
};
const firstSpace = (structure: StructureId): SpaceId => {
  const def: StructureDef =
    structure === 'wonder' ? rows.WONDERS[CITY] : structure === 'university' ? rows.UNIVERSITIES[CITY] : rows.COMMON[structure];
  return `${structure}.${Object.keys(def.spaces)[0]}`;
};

type Boards = Readonly<Record<'BONUSES' | 'COMMON' | 'UNIVERSITIES' | 'WONDERS', object>>;
const boardsWith = (holder: Holder, effects: readonly Effect[], points?: number): Partial<Boards> => {
  if (holder === 'bonus') return { BONUSES: { ...rows.BONUSES, [BONUS]: { ...rows.BONUSES[BONUS], effects } } };
  if (holder === 'wonder') return { WONDERS: { ...rows.WONDERS, [CITY]: withRow(rows.WONDERS[CITY], effects, points) } };
  if (holder === 'university') return { UNIVERSITIES: { ...rows.UNIVERSITIES, [CITY]: withRow(rows.UNIVERSITIES[CITY], effects, points) } };
  return { COMMON: { ...rows.COMMON, [holder]: withRow(rows.COMMON[holder], effects, points) } };
};
/** The same effects on several holders at once. */
const boardsWithAll = (holders: readonly Holder[], effects: readonly Effect[]): Partial<Boards> => {
  const structures = holders.filter((holder) => holder !== 'bonus' && holder !== 'wonder' && holder !== 'university');
  const common = structures.map((id) => [id, withRow(rows.COMMON[id], effects)]);
  const others = holders.filter((holder) => holder === 'bonus' || holder === 'wonder' || holder === 'university');
  return Object.assign(
    { COMMON: { ...rows.COMMON, ...Object.fromEntries(common) } },
    ...others.map((holder) => boardsWith(holder, effects)),
  );
};

/** The engine over boards with the made-up row. One thing after the other: mocks that are taken back and set at once come in any order. */
const load = async (boards: Partial<Boards>) => {
  vi.resetModules();
  vi.doMock('../../data/boards.ts', () => ({ ...rows, ...boards }));
  const { dice } = await import('../../src/index.ts');
  const { cross, takeBonus } = await import('../../src/construction.ts');
  const { bonusIds, spaceIds } = await import('../../src/tables.ts');
  return { dice, cross, takeBonus, bonusIds, spaceIds };
};
type Engine = Awaited<ReturnType<typeof load>>;

const SEAT: Seat = 0;
/** With two seats the other is the neighbour on both sides. */
const OTHER: Seat = 1;
const SPACES: readonly SpaceId[] = ['warehouse.wood', 'leadersGallery.green'];

/** Two cities in a turn; both dice of the questions lie in the dearest section. One space of the Warehouse and one leader are crossed off. */
const stateOf = ({ dice, cross, spaceIds }: Engine): DiceState => {
  const words = {
    forum: { blue: { face: 1, section: 3 }, red: { face: 2, section: 0 } },
    cities: [{ city: CITY, coins: 9 }, { city: 'rhodes' }],
  };
  const built = dice.position(words, new FastRng(1));
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const s = built.value.state;
  for (const space of SPACES) cross(s, SEAT, spaceIds.numberOf(space), 0, 'effect', undefined);
  s.coins[SEAT] = 9;
  s.spent[SEAT] = 0;
  return s;
};

interface Seen {
  readonly seat: SeatView;
  readonly total: number;
  /** What the seat hears about the blue die, and what the neighbour hears about an attack from either side in the next turn. */
  readonly bill: DiceReason['bill'];
  readonly defence: readonly (number | undefined)[];
}

const look = ({ dice }: Engine, s: DiceState): Seen => {
  const view = dice.view(s, SEAT);
  const next = dice.blank(view.options);
  dice.imagine({ ...view, seats: view.seats.map((seat) => ({ ...seat, fresh: [] })) }, SEAT, next);
  return {
    seat: view.seats[SEAT],
    total: dice.score(s).seats[SEAT].total,
    bill: dice.explain(s, SEAT, { kind: 'construct', die: 'blue', space: 'agora.a2' }).bill,
    defence: (['barracksWest.a2', 'barracksEast.a2'] as const).map(
      (space) => dice.explain(next, OTHER, { kind: 'cross', space }).follows?.attack?.defence,
    ),
  };
};

/** The board before and after the made-up row comes into force, and how a state imagined from the view sees it. */
const tryOut = (engine: Engine, holder: Holder): { before: Seen; after: Seen; imagined: Seen } => {
  const s = stateOf(engine);
  const before = look(engine, s);
  if (holder === 'bonus') engine.takeBonus(s, SEAT, engine.bonusIds.numberOf(BONUS), undefined);
  else engine.cross(s, SEAT, engine.spaceIds.numberOf(firstSpace(holder)), 0, 'effect', undefined);
  const again = engine.dice.blank(engine.dice.view(s, SEAT).options);
  engine.dice.imagine(engine.dice.view(s, SEAT), SEAT, again);
  return { before, after: look(engine, s), imagined: look(engine, again) };
};

const sum = (numbers: readonly (number | undefined)[]): number => numbers.reduce<number>((a, b) => a + (b ?? 0), 0);
const opened = (seen: Seen, kind: string): number => seen.seat.pending.filter((pending) => pending.kind === kind).length;

/** What the row has changed, as one number for each kind: nothing is 0. */
const CHANGE: Readonly<Record<EffectKind, (before: Seen, after: Seen) => number>> = {
  produceResource: (a, b) => b.seat.resources - a.seat.resources,
  attack: (a, b) => b.total - a.total,
  defence: (a, b) => sum(b.defence) - sum(a.defence),
  cross: (a, b) => opened(b, 'cross') - opened(a, 'cross'),
  gainCoins: (a, b) => b.seat.coins - a.seat.coins,
  constructFreeDie: (a, b) => opened(b, 'free-die') - opened(a, 'free-die'),
  anotherAction: (a, b) => opened(b, 'action') - opened(a, 'action'),
  coinsAndPointsPerSpace: (a, b) => b.seat.coins - a.seat.coins + b.total - a.total,
  pointsPerLeader: (a, b) => b.total - a.total,
  dieCostMinus: (a, b) => (b.bill?.dieCut ?? 0) - (a.bill?.dieCut ?? 0),
  dieCostZero: (a, b) => (b.bill?.dieCut ?? 0) - (a.bill?.dieCut ?? 0),
  coinsWhenChosen: (a, b) => (b.bill?.chosenCoins ?? 0) - (a.bill?.chosenCoins ?? 0),
  unlockDie: (a, b) => b.seat.unlocked.length - a.seat.unlocked.length,
};
/** How much one row changes; one Warehouse space and one leader are crossed off. */
const EXPECTED: Readonly<Record<EffectKind, (holder: Holder) => number>> = {
  produceResource: () => 1,
  attack: () => MADE_UP.attack.points,
  defence: () => MADE_UP.defence.amount,
  cross: () => 1,
  gainCoins: () => MADE_UP.gainCoins.amount,
  constructFreeDie: () => 1,
  anotherAction: () => 1,
  coinsAndPointsPerSpace: () => MADE_UP.coinsAndPointsPerSpace.coins + MADE_UP.coinsAndPointsPerSpace.points,
  pointsPerLeader: (holder) => MADE_UP.pointsPerLeader.points * (holder === 'leadersGallery' ? 2 : 1),
  dieCostMinus: () => MADE_UP.dieCostMinus.amount,
  dieCostZero: () => 3,
  coinsWhenChosen: () => MADE_UP.coinsWhenChosen.amount,
  unlockDie: () => 1,
};
/** The same thing twice is still one, and a space has one attack. */
const ADDED = EFFECT_KINDS.filter((kind) => !['dieCostZero', 'unlockDie', 'attack'].includes(kind));
const holdersOf = (kind: EffectKind): readonly Holder[] => HOLDERS.filter((holder) => !isRefused(kind, holder));

test('each kind works on every holder that may have it, and stays when the state is imagined', () =>
  forRows(EFFECT_KINDS, async (kind) => {
    const engine = await load(boardsWithAll(holdersOf(kind), [MADE_UP[kind]]));
    for (const holder of holdersOf(kind)) {
      const { before, after, imagined } = tryOut(engine, holder);
      expect(CHANGE[kind](before, after), holder).toBe(EXPECTED[kind](holder));
      expect(imagined, holder).toEqual(after);
    }
  }));

const PAIRS = EFFECT_KINDS.flatMap((kind) => (REFUSED[kind] ?? []).map((holder) => [kind, holder] as const));
test('what a holder cannot have is refused at load', () =>
  forRows(PAIRS, async ([kind, holder]) => {
    await expect(load(boardsWith(holder, [MADE_UP[kind]]))).rejects.toThrow(`${kind} does nothing there`);
  }));

test('what adds up does so when a holder has it twice', () =>
  forRows(ADDED, async (kind) => {
    const [holder] = holdersOf(kind);
    const { before, after } = tryOut(await load(boardsWith(holder, [MADE_UP[kind], MADE_UP[kind]])), holder);
    expect(CHANGE[kind](before, after)).toBe(2 * EXPECTED[kind](holder));
  }));

test('a second attack on one space is refused at load', async () => {
  await expect(load(boardsWith('barracksWest', [MADE_UP.attack, MADE_UP.attack]))).rejects.toThrow('a space has one attack');
});

test('points where none are counted are refused at load', async () => {
  await expect(load(boardsWith('warehouse', [], 2))).rejects.toThrow('points of the warehouse are not counted');
});
