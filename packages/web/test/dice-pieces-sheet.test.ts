// The sheet of Dice: every space of every board is drawn from its rows, also when somebody edits them.
import {
  BONUS_IDS,
  CITY_IDS,
  type Effect,
  RESERVE,
  SPACE_IDS,
  type SpaceDef,
  type SpaceId,
  spaceOf,
  type StructureDef,
  type StructureId,
  structureOf,
  STRUCTURES,
} from '@maravilha/dice';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { gridOf, lanesOf } from '../src/games/dice/pieces/arrange.ts';
import { Sheet, SheetPart, type SheetProps, SheetSummary, type SheetWords, Wall } from '../src/games/dice/pieces/index.ts';
import { crossStrokes } from '../src/games/dice/pieces/ink.tsx';
import { SYMBOL_IDS } from '../src/symbols/drawings.ts';
import { markup } from './kit/markup.ts';
import { every } from './kit/every.ts';

const words: SheetWords = {
  city: 'city',
  wonder: 'wonder',
  structures: Object.fromEntries(STRUCTURES.map((structure) => [structure, `name of ${structure}`])) as Record<StructureId, string>,
  reserve: 'reserve',
  bonus: 'bonus',
  first: '1st',
};
const given = { city: 'rhodes', time: 'day', form: 'desk', words, crossed: [], coins: 7, spent: 0, bonuses: [] } as const;

const draw = (props: Partial<SheetProps> = {}): string => markup(h(Sheet, { ...given, ...props }));

const count = (text: string, part: string): number => text.split(part).length - 1;
/** The markup of one space. */
const spaceIn = (text: string, id: SpaceId): string =>
  new RegExp(`<(button|span)[^>]*data-space="${id}".*?(?=<(?:button|span)[^>]*data-space=|<section|$)`).exec(text)?.[0] ?? '';

const drawn = (text: string): string[] => [...text.matchAll(/data-space="([^"]+)"/g)].map((match) => match[1] ?? '');

const expectSound = (text: string): void => {
  for (const [, id = ''] of text.matchAll(/symbols\.svg#([\w-]+)/g)) expect(SYMBOL_IDS).toContain(id);
  expect(text).not.toMatch(/NaN|undefined(?!\/)|Infinity|\[object|#help"/);
};

every('every space of every city is drawn once, with its cost and its points', CITY_IDS, (city) => {
  for (const form of ['desk', 'phone'] as const) {
    const text = draw({ city, form });
    expectSound(text);
    const ids = SPACE_IDS.filter((id) => spaceOf(city, id) !== undefined);
    expect(drawn(text).toSorted()).toEqual(ids.toSorted());
    for (const id of ids) {
      const { cost, points } = spaceOf(city, id)!;
      expect(spaceIn(text, id)).toContain(`<span class="cost centred" data-symbol="space-cost">${cost}</span>`);
      if (points > 0) expect(spaceIn(text, id)).toContain(`<b>${points}</b>`);
    }
    for (const structure of STRUCTURES) if (structure !== 'wonder') expect(text).toContain(`name of ${structure}`);
  }
});

// Edited boards

const KNOWN = { cost: 'confirmed', points: 'confirmed', effects: 'confirmed' } as const;
const space = (n: number, effects: readonly Effect[] = []): SpaceDef => ({ cost: n % 7, points: n, effects, known: KNOWN });
const ODD_EFFECTS: readonly Effect[] = [
  { kind: 'anotherAction' },
  { kind: 'cross', colours: ['red', 'green', 'blue', 'yellow', 'grey'], count: 2 },
  { kind: 'attack', points: 12 },
  { kind: 'unlockDie', die: 'black' },
];

/** A board on which every structure has so many more or fewer spaces in each track. */
const editedBoard =
  (change: number): ((structure: StructureId) => StructureDef) =>
  (structure) => {
    const rows = structureOf('babylon', structure);
    const spaces: Record<string, SpaceDef> = {};
    const tracks = rows.tracks.map((track, t) => {
      const length = Math.max(1, track.spaces.length + change);
      const names = Array.from({ length }, (_, n) => `s${t}-${n}`);
      names.forEach((name, n) => {
        spaces[name] = space(n + t, ODD_EFFECTS.slice(0, (n + t) % 4));
      });
      return { ...track, spaces: names };
    });
    spaces['alone'] = space(3);
    return { ...rows, spaces, tracks };
  };

every('a board with more or fewer spaces in each line is drawn whole', [-2, -1, 0, 1, 3], (change) => {
  const board = editedBoard(change);
  const expected = STRUCTURES.flatMap((structure) => Object.keys(board(structure).spaces).map((name) => `${structure}.${name}`));
  for (const form of ['desk', 'phone'] as const) {
    const text = draw({ board, form });
    expectSound(text);
    expect(drawn(text).toSorted()).toEqual(expected.toSorted());
  }
  for (const structure of STRUCTURES) {
    const part = markup(h(SheetPart, { ...given, board, structure }));
    expect(drawn(part).toSorted()).toEqual(expected.filter((id) => id.startsWith(`${structure}.`)).toSorted());
  }
  for (const side of ['left', 'right'] as const) {
    const wall = markup(h(Wall, { city: 'giza', side, crossed: [], attacks: {}, defence: 0, wallName: 'w', cutName: 'c', board }));
    const structure = side === 'left' ? 'barracksEast' : 'barracksWest';
    expect(count(wall, 'class="space')).toBe(Object.keys(board(structure).spaces).length);
  }
});

const fits = (text: string): number[] => [...text.matchAll(/"--fit":([\d.]+)/g)].map((match) => Number(match[1]));

test('a full structure is set in smaller type, a usual one is not', () => {
  expect(new Set(fits(draw()))).toEqual(new Set([1]));
  expect(fits(draw({ board: editedBoard(3) })).some((fit) => fit < 1)).toBe(true);
});

test('the Agora is a grid while rows and columns cross, else lanes', () => {
  const agora = structureOf('giza', 'agora');
  const grid = gridOf(agora);
  expect(grid?.rows.map((row) => row.symbols[0])).toEqual(['mask', 'scales', 'fountain']);
  expect(grid?.columns.map((column) => column.symbols[0])).toEqual(['temple', 'owl', 'caduceus']);
  expect(gridOf(structureOf('giza', 'university'))).toBeUndefined();
  // One space on two rows: no grid, and still each space once.
  const odd: StructureDef = { ...agora, tracks: [...agora.tracks, { symbols: ['owl'], order: 'any', spaces: ['a1', 'b2'] }] };
  expect(gridOf(odd)).toBeUndefined();
  expect(
    lanesOf(odd)
      .flatMap((lane) => lane.spaces)
      .toSorted(),
  ).toEqual(Object.keys(agora.spaces).toSorted());
});

// What happens on it

test('crosses, recorded attacks and wet ink stand where they belong', () => {
  const text = draw({
    crossed: ['market.k1', 'barracksWest.a1', 'agora.a1'],
    fresh: ['market.k1'],
    attacks: { 'barracksWest.a1': 2 },
    foreseen: new Map([['barracksEast.a1', 1]]),
    reachable: new Map([['barracksEast.a1', 3]]),
  });
  expect(count(text, 'class="pen-mark')).toBe(3 + given.coins);
  expect(spaceIn(text, 'market.k1')).toMatch(/class="space done wet"/);
  expect(spaceIn(text, 'market.k1')).toContain('pen-mark drawn');
  expect(spaceIn(text, 'agora.a1')).not.toMatch(/wet|drawn/);
  expect(spaceIn(text, 'barracksWest.a1')).toContain('written');
  expect(spaceIn(text, 'barracksEast.a1')).toContain('<b>1</b>');
  expect(spaceIn(text, 'barracksEast.a2')).not.toMatch(/written|class="recorded"><b>/);
});

test('the ink of a space is always the same, and not that of another', () => {
  expect(crossStrokes('market.k1')).toEqual(crossStrokes('market.k1'));
  expect(new Set(SPACE_IDS.map((id) => crossStrokes(id).join())).size).toBe(SPACE_IDS.length);
});

test('what can be taken is a button with its price and name, all else is silent', () => {
  const text = draw({
    reachable: new Map([
      ['market.k1', 2],
      ['agora.a1', 0],
    ]),
    chosen: 'agora.a1',
    wonderPrice: 5,
    crossed: ['wonder.w1'],
    onSpace: () => undefined,
    spaceLabel: (id) => `label of ${id}`,
  });
  const buttons = [...text.matchAll(/<button [^>]*data-space="([^"]+)"/g)].map((match) => match[1]);
  expect(buttons.toSorted()).toEqual(['agora.a1', 'market.k1', 'wonder.w2']);
  expect(spaceIn(text, 'market.k1')).toMatch(/aria-label="label of market.k1".*<i class="coin price-coin">2<\/i>/);
  expect(spaceIn(text, 'agora.a1')).toMatch(/aria-pressed="true".*class="space open chosen".*<i class="coin price-coin">0<\/i>/);
  // The whole price stands in the place of the printed cost.
  expect(spaceIn(text, 'market.k1')).not.toContain('class="cost');
  expect(spaceIn(text, 'wonder.w2')).toMatch(/class="space stage-open".*<i class="coin price-coin">5<\/i>/);
  expect(spaceIn(text, 'market.k2')).toMatch(/^<span aria-hidden="true"/);
  expect(draw({ reachable: new Map([['market.k1', 2]]) })).not.toContain('<button');
});

test('coins are loops, spent ones are scribbled over', () => {
  const text = draw({ coins: 5, spent: 11 });
  expect(count(text, 'pen-mark loop')).toBe(16);
  expect(count(text, 'class="scribble"')).toBe(11);
  expect(count(draw({ coins: RESERVE, spent: 0 }), 'pen-mark loop')).toBe(RESERVE);
});

test('bonuses are open, chosen or crossed off', () => {
  const text = draw({
    bonuses: ['coins'],
    openBonuses: ['again', 'coins'],
    chosenBonus: 'again',
    onBonus: () => undefined,
    bonusLabel: (b) => b,
  });
  const classes = [...text.matchAll(/class="(glass[^"]*)"/g)].map((match) => match[1]);
  expect(classes).toHaveLength(BONUS_IDS.length);
  expect(classes[BONUS_IDS.indexOf('again')]).toBe('glass centred open chosen');
  expect(classes[BONUS_IDS.indexOf('coins')]).toBe('glass centred done');
  expect(count(text, '<button')).toBe(1);
});

const locks = (text: string): number => [...text.matchAll(/class="far">.*?<\/span>/g)].filter(([far]) => far.includes('#lock')).length;

test('Gallery and Guild Court have a lock until their die is unlocked', () => {
  expect(locks(draw())).toBe(2);
  expect(locks(draw({ unlocked: ['white'] }))).toBe(1);
  expect(locks(draw({ unlocked: ['white', 'purple', 'black'] }))).toBe(0);
});

test('the marker of the Agora tells who was first', () => {
  expect(draw()).toContain('class="first"');
  expect(draw({ agoraTaken: true })).toContain('class="first gone"');
  expect(draw({ agoraTaken: true, agoraFirst: true })).toMatch(/class="first"[^>]*>.*?pen-mark loop/);
});

test('a structure opens in large by its head', () => {
  const text = draw({ form: 'phone', onStructure: () => undefined, structureLabel: (structure) => `open ${structure}` });
  for (const structure of STRUCTURES) expect(text).toContain(`aria-label="open ${structure}"`);
});

test('a sheet is a map only where its structures open in large', () => {
  expect(draw({ onStructure: () => undefined })).toContain('data-map');
  expect(draw()).not.toContain('data-map');
});

test('the bonuses open by their head', () => {
  expect(draw({ onBonuses: () => undefined, bonusesLabel: 'open bonuses' })).toContain('aria-label="open bonuses"');
  expect(draw({ bonusesLabel: 'open bonuses' })).not.toContain('open bonuses');
});

test('a summary has a bar for each structure but the Warehouse', () => {
  for (const size of ['tall', 'short'] as const) {
    const text = markup(
      h(SheetSummary, {
        city: 'giza',
        time: 'night',
        name: 'Ada',
        cityName: 'Giza',
        crossed: ['agora.a1', 'wonder.w1', 'wonder.w2', 'wonder.w3'],
        resources: 4,
        coins: 8,
        points: 21,
        bonuses: 1,
        ready: true,
        state: 'ready',
        size,
      }),
    );
    expectSound(text);
    expect(count(text, 'class="bar')).toBe(STRUCTURES.length);
    expect(count(text, 'class="active"')).toBe(4);
    expect(count(text, 'class="bar whole"')).toBe(1);
    expect(text.includes('<img')).toBe(size === 'tall');
  }
});

test('a wall shows what the neighbour recorded and what it takes off', () => {
  const wall = markup(
    h(Wall, {
      city: 'giza',
      side: 'left',
      crossed: ['barracksEast.a1', 'barracksEast.d1', 'barracksWest.a1'],
      attacks: { 'barracksEast.a1': 2 },
      defence: 1,
      wallName: 'East',
      cutName: 'your attacks',
    }),
  );
  expectSound(wall);
  expect(count(wall, 'class="space done')).toBe(2);
  expect(count(wall, 'written')).toBe(1);
  expect(wall).toContain('<b>−1</b></span>');
});
