// The small pieces of Dice: every die, face and sign is drawn, says what the data say, and never by colour alone.
import {
  DICE,
  DIE_IDS,
  type DieId,
  type DieView,
  type Effect,
  EFFECT_KINDS,
  type EffectKind,
  type FaceDef,
  SECTION_COSTS,
} from '@maravilha/dice';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { SIDE, THICKNESS } from '../src/games/dice/pieces/die.tsx';
import { faceSign } from '../src/games/dice/pieces/faces.ts';
import { Die, Forum, PriceCoin, SpaceSign, Tray } from '../src/games/dice/pieces/index.ts';
import { BAR, CENTRE, FLOOR, throwOf } from '../src/games/dice/pieces/lie.ts';
import { SYMBOL_IDS } from '../src/symbols/drawings.ts';
import { colourMark } from '../src/symbols/marks.ts';
import { markup } from './kit/markup.ts';
import { every } from './kit/every.ts';

const symbolsIn = (text: string): string[] => [...text.matchAll(/symbols\.svg#([\w-]+)/g)].map((match) => match[1] ?? '');

const expectKnown = (text: string): void => {
  for (const symbol of symbolsIn(text)) expect(SYMBOL_IDS).toContain(symbol);
};

/** What is left of a drawing for an eye that sees no colours. */
const withoutColour = (text: string): string => text.replaceAll(/ class="[^"]*"/g, '').replaceAll(/ data-die="[^"]*"/g, '');

const allFaces = DIE_IDS.flatMap((die) => DICE[die].faces.map((face: FaceDef, n) => ({ die, n, face })));

every('every face of a die is shown with symbols of the sprite', allFaces, ({ die, n, face }) => {
  const text = markup(h(Die, { die, face: n, size: 45 }));
  expectKnown(text);
  expect(symbolsIn(text)).toContain(colourMark(DICE[die].colour));
  const sign = faceSign(face);
  if (sign.kind === 'symbol') {
    expect(sign.symbol).not.toBe('help');
    expect(symbolsIn(text)).toContain(sign.symbol);
  }
  if (sign.kind === 'coins') expect(text).toContain(`>${sign.count}<`);
  expect(text).not.toMatch(/NaN|undefined(?!\/)/);
});

test('without colour no two faces look alike, unless they are the same', () => {
  const shapes = new Map<string, string>();
  for (const { die, n, face } of allFaces) {
    const shape = withoutColour(markup(h(Die, { die, face: n })));
    const same = shapes.get(shape);
    if (same !== undefined) expect(same).toBe(`${die} ${face.symbol}`);
    shapes.set(shape, `${die} ${face.symbol}`);
  }
  expect(shapes.size).toBe(new Set(allFaces.map(({ die, face }) => `${die} ${face.symbol}`)).size);
});

test('a Spy and a guild show the structures that the data name', () => {
  for (const { face } of allFaces) {
    const sign = faceSign(face);
    expect(sign.kind === 'spy').toBe(face.anyTrack === true);
    expect(sign.kind === 'guild').toBe(face.compare !== undefined);
  }
  const any = DICE.black.faces.find((face) => face.symbol === 'spy-any');
  expect(any && faceSign(any)).toEqual({ kind: 'spy', of: ['red', 'green', 'blue', 'yellow'] });
});

test('a die is silent unless it has a name, and a button if it can be chosen', () => {
  const plain = markup(h(Die, { die: 'red', face: 0 }));
  expect(plain).toMatch(/^<div [^>]*aria-hidden="true"/);
  expect(markup(h(Die, { die: 'red', face: 0, 'aria-label': 'Axe' }))).toMatch(/role="img"/);
  const chosen = markup(h(Die, { die: 'red', face: 0, 'aria-label': 'Axe', onClick: () => undefined, selected: true, locked: true }));
  expect(chosen).toMatch(/^<button /);
  expect(chosen).toMatch(/class="die colour-red selected locked"/);
  expect(symbolsIn(chosen)).toContain('lock');
  expect(symbolsIn(plain)).not.toContain('lock');
});

// Effects

const EXAMPLES = {
  produceResource: { kind: 'produceResource', resource: 'textile' },
  attack: { kind: 'attack', points: 13 },
  defence: { kind: 'defence', amount: 13 },
  cross: { kind: 'cross', colours: ['green'], count: 2 },
  gainCoins: { kind: 'gainCoins', amount: 13 },
  constructFreeDie: { kind: 'constructFreeDie' },
  anotherAction: { kind: 'anotherAction' },
  coinsAndPointsPerSpace: { kind: 'coinsAndPointsPerSpace', of: 'barracks', coins: 13, points: 14 },
  pointsPerLeader: { kind: 'pointsPerLeader', points: 13 },
  dieCostMinus: { kind: 'dieCostMinus', amount: 13 },
  dieCostZero: { kind: 'dieCostZero', colour: 'blue' },
  coinsWhenChosen: { kind: 'coinsWhenChosen', colour: 'blue', amount: 13 },
  unlockDie: { kind: 'unlockDie', die: 'white' },
} as const satisfies Record<EffectKind, Effect>;

every('every kind of effect has a sign with its numbers', EFFECT_KINDS, (kind) => {
  const effect: Effect = EXAMPLES[kind];
  const text = markup(h(SpaceSign, { effect }));
  expectKnown(text);
  expect(text).toMatch(/<svg|class="coin"/);
  const numbers = Object.values(effect).filter((value) => typeof value === 'number');
  for (const n of numbers) expect(text).toMatch(new RegExp(`[>+−×]${n}<`));
});

test('no two kinds of effect have the same sign, not even without colour', () => {
  const shapes = EFFECT_KINDS.map((kind) => withoutColour(markup(h(SpaceSign, { effect: EXAMPLES[kind] }))));
  expect(new Set(shapes).size).toBe(EFFECT_KINDS.length);
});

test('a sign names every colour and counts in its own words', () => {
  const cross = markup(h(SpaceSign, { effect: { kind: 'cross', colours: ['red', 'blue', 'yellow'], count: 1 } }));
  expect(symbolsIn(cross)).toEqual(['mk-red', 'mk-blue', 'mk-yellow']);
  expect(cross).toContain('×1');
  const led = markup(h(SpaceSign, { effect: { kind: 'cross', colours: ['red'], count: 2 }, leader: 'red' }));
  expect(symbolsIn(led)).toEqual([]);
  expect(symbolsIn(markup(h(SpaceSign, { effect: { kind: 'cross', colours: ['red'], count: 2 }, leader: 'blue' })))).toEqual(['mk-red']);
});

test('a price is a coin with its number', () => {
  expect(markup(h(PriceCoin, { n: 4 }))).toBe('<i class="coin price-coin">4</i>');
});

// The Forum

const DICE_IN_FORUM = ['grey-1', 'grey-2', 'grey-3', 'blue', 'red', 'yellow', 'green'] as const satisfies readonly DieId[];

/** Throws of every crowding: the nth one puts its dice into sections by the digits of a number to the base of four. */
const throwNumber = (n: number): readonly DieView[] =>
  DICE_IN_FORUM.map((die, i) => {
    const section = Math.floor(n / SECTION_COSTS.length ** i) % SECTION_COSTS.length;
    const face = (n + i) % 6;
    return { die, face, section, symbol: DICE[die].faces[face]?.symbol ?? '' };
  });
const ALL_THROWS = SECTION_COSTS.length ** DICE_IN_FORUM.length;
/** Shares no factor with the number of throws, so that the sample meets all kinds of them. */
const STRIDE = 13;

interface Lies {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly angle: number;
}

const cornersOf = ({ x, y, side, angle }: Lies): (readonly [number, number])[] => {
  const turn = (angle * Math.PI) / 180;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([a = 0, b = 0]) => [
    x + (side / 2) * (a * Math.cos(turn) - b * Math.sin(turn)),
    y + (side / 2) * (a * Math.sin(turn) + b * Math.cos(turn)),
  ]);
};

/** Two turned squares lie apart if a side of one of them parts them. */
const apart = (one: Lies, other: Lies): boolean =>
  [one.angle, one.angle + 90, other.angle, other.angle + 90].some((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const along = (lies: Lies): number[] => cornersOf(lies).map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn));
    const [a, b] = [along(one), along(other)];
    return Math.max(...a) < Math.min(...b) || Math.max(...b) < Math.min(...a);
  });

test('no die lies on a bar, on the rim or on another die', () => {
  const thickness = THICKNESS / SIDE;
  const wrong: string[] = [];
  for (let n = 0; n < ALL_THROWS; n += STRIDE) {
    const lying = throwOf(throwNumber(n), thickness);
    lying.forEach((die, i) => {
      const right = die.thrown.section === 1 || die.thrown.section === 2;
      const below = die.thrown.section >= 2;
      for (const [x, top] of cornersOf(die)) {
        for (const y of [top, top + die.side * thickness]) {
          if ((right ? x - CENTRE : CENTRE - x) < BAR) wrong.push(`throw ${n}: ${die.thrown.die} on the upright bar`);
          if ((below ? y - CENTRE : CENTRE - y) < BAR) wrong.push(`throw ${n}: ${die.thrown.die} on the level bar`);
        }
        // Corners are round: they reach less far than those of a square.
        if (Math.hypot(x - CENTRE, top - CENTRE) > FLOOR + die.side * 0.09) wrong.push(`throw ${n}: ${die.thrown.die} on the rim`);
      }
      for (const other of lying.slice(0, i)) if (!apart(die, other)) wrong.push(`throw ${n}: ${die.thrown.die} on ${other.thrown.die}`);
    });
  }
  expect(wrong.slice(0, 20)).toEqual([]);
});

const places = (n: number): string => JSON.stringify(throwOf(throwNumber(n), 0.17).map(({ x, y, angle }) => [x, y, angle]));

test('the same throw always lies in the same way, another one in another', () => {
  expect(places(100)).toBe(places(100));
  expect(places(100)).not.toBe(places(101));
});

test.each([
  ['Forum', Forum],
  ['Tray', Tray],
] as const)('the %s shows prices and names each die as a button', (_name, Box) => {
  const dice = throwNumber(1234);
  const text = markup(
    h(Box, {
      dice,
      chosen: 'red',
      locked: new Set<DieId>(['blue']),
      reachable: new Set<DieId>(['red']),
      onPick: () => undefined,
      dieLabel: ({ die }) => `label of ${die}`,
    }),
  );
  expectKnown(text);
  for (const cost of SECTION_COSTS) expect(text).toContain(`<i class="coin price-coin">${cost}</i>`);
  for (const { die } of dice) expect(text).toMatch(new RegExp(`<button [^>]*data-die="${die}"[^>]*aria-label="label of ${die}"`));
  expect(text.match(/ sel/g)).toHaveLength(1);
  expect(text.match(/ locked/g)).toHaveLength(1);
  expect(text.match(/ faint/g)).toHaveLength(dice.length - 1);
});

test('a Forum that only shows has no buttons', () => {
  const text = markup(h(Forum, { dice: throwNumber(7) }));
  expect(text).not.toContain('<button');
  expect(text).toMatch(/^<div [^>]*class="forum"/);
});
