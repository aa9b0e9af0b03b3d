// The wonders of Architects: each piece in each state, by day and by night, with plaques that say what the data say.
import { type Stage, STAGE_COSTS, type StageDef, WONDER_IDS, WONDERS, type WonderId } from '@maravilha/architects';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { gridOf } from '../scenes/architects/grid.ts';
import { MONUMENTS, renderMonuments } from '../scenes/architects/index.ts';
import { WonderDrawing } from '../src/games/architects/pieces/wonder.tsx';
import { markup } from './kit/markup.ts';
import { parseXml, type XmlElement } from './xml.ts';
import { every } from './kit/every.ts';

const STAGES = [1, 2, 3, 4, 5] as const satisfies readonly Stage[];
const STATES = ['plan', 'open', 'built', 'halo'] as const;
const SIZES = ['own', 'seat', 'small', 'tiny'] as const;
const files = renderMonuments();

const stageOf = (wonder: WonderId, stage: Stage): StageDef => WONDERS[wonder].stages[stage - 1]!;

const availableOf = (wonder: WonderId, built: readonly Stage[]): Stage[] =>
  STAGES.filter((stage) => !built.includes(stage) && stageOf(wonder, stage).above.every((below) => built.includes(below as Stage)));

/** Every set of pieces that can stand. */
const reachable = (wonder: WonderId): Stage[][] => {
  const found = new Map<string, Stage[]>([['', []]]);
  for (const built of found.values())
    for (const stage of availableOf(wonder, built)) {
      const more = STAGES.filter((one) => one === stage || built.includes(one));
      found.set(more.join(''), more);
    }
  return [...found.values()];
};

type Props = Parameters<typeof WonderDrawing>[0];
const draw = (wonder: WonderId, built: readonly Stage[], more: Partial<Props> = {}): string =>
  markup(h(WonderDrawing, { wonder, built, available: availableOf(wonder, built), plaques: 'all', fresh: [], ...more }));

test('there is a drawing for every wonder and no other', () => {
  expect(Object.keys(MONUMENTS).toSorted()).toEqual(WONDER_IDS.toSorted());
});

const everyElement = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(everyElement)];

interface Bed {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

const bedsIn = (text: string): Bed[] =>
  [
    ...text.matchAll(
      /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"><g class="plaque \w+"><rect class="bed" x="[^"]+" y="[^"]+" width="([\d.]+)" height="([\d.]+)"/g,
    ),
  ].map((found) => {
    const [x = 0, y = 0, scale = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return {
      left: x - (width * scale) / 2,
      right: x + (width * scale) / 2,
      top: y - (height * scale) / 2,
      foot: y + (height * scale) / 2,
    };
  });

const svgOf = (wonder: WonderId): string => files.get(wonder)!;
const partsOf = (wonder: WonderId) => parseXml(svgOf(wonder)).children;

every('every wonder is well-formed, without holes, and small', WONDER_IDS, (wonder) => {
  const svg = svgOf(wonder);
  const parts = partsOf(wonder);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(svg.length).toBeLessThan(60_000);
  const ids = parts.map((part) => part.attributes['id']);
  expect(ids.toSorted()).toEqual(['ground', 'front', ...STATES.flatMap((state) => STAGES.map((stage) => `${state}-${stage}`))].toSorted());
});

every('every wonder draws every piece in every state differently', WONDER_IDS, (wonder) => {
  const parts = partsOf(wonder);
  const drawn = parts.map((part) => JSON.stringify(part.children));
  for (const text of drawn) expect(text).not.toBe('[]');
  expect(new Set(drawn).size).toBe(parts.length);
});

every('every wonder has a colour by day and one by night for all that is painted', WONDER_IDS, (wonder) => {
  const svg = svgOf(wonder);
  const colours = everyElement(parseXml(svg)).flatMap(({ attributes: { fill, stroke } }) => [fill, stroke]);
  const painted = colours.filter((colour) => colour !== undefined && colour !== 'none');
  expect(painted.length).toBeGreaterThan(100);
  // Ink is ink by night too: it edges the halo.
  for (const colour of new Set(painted)) {
    const [, day, night] = /^color-mix\(in srgb,(#\w+),(#\w+) var\(--night\)\)$/.exec(colour!) ?? [];
    if (colour !== '#2b2318') expect(day, colour).not.toBe(night);
  }
});

every('every wonder looks different for every set of pieces that can stand', WONDER_IDS, (wonder) => {
  const sets = reachable(wonder);
  expect(sets.length).toBeGreaterThan(5);
  expect(new Set(sets.map((built) => draw(wonder, built, { plaques: 'none' }))).size).toBe(sets.length);
});

every('every wonder uses only parts that its file has', WONDER_IDS, (wonder) => {
  const parts = partsOf(wonder);
  const ids = parts.map((part) => part.attributes['id']);
  for (const built of reachable(wonder))
    for (const [, part] of draw(wonder, built, { highlight: 5 }).matchAll(new RegExp(`${wonder}\\.svg#([\\w-]+)`, 'g')))
      expect(ids).toContain(part);
});

every('every wonder says cost, points and effect of each stage', WONDER_IDS, (wonder) => {
  for (const stage of STAGES) {
    const { points, effect } = stageOf(wonder, stage);
    const plaqueOf = (built: readonly Stage[]): string => {
      const text = draw(wonder, built, { plaques: 'all' });
      return text.split('<g class="plaque ')[stage] ?? '';
    };
    for (const built of [[], [stage]] as const) {
      const plaque = plaqueOf(built);
      expect(plaque.match(/<text[^>]*>(\d+)<\/text>/)?.[1]).toBe(points > 0 ? String(points) : undefined);
      expect(plaque.includes('class="effects')).toBe(effect);
      expect(plaque.match(/<path /g) ?? []).toHaveLength(built.length > 0 ? 0 : STAGE_COSTS[stage - 1]!.count);
    }
  }
});

const WONDERS_BY_SIZE = WONDER_IDS.flatMap((wonder) => SIZES.map((size) => [wonder, size] as const));

every('plaques of open stages are inside the picture and apart', WONDERS_BY_SIZE, ([wonder, size]) => {
  for (const built of reachable(wonder)) {
    const open = availableOf(wonder, built);
    const beds = bedsIn(draw(wonder, built, { plaques: 'available', size }));
    expect(beds).toHaveLength(open.length);
    const beyond = size === 'tiny' ? 60 : 0;
    for (const [i, bed] of beds.entries()) {
      expect(bed.left).toBeGreaterThanOrEqual(-beyond);
      expect(bed.right).toBeLessThanOrEqual(240 + beyond);
      expect(bed.top).toBeGreaterThan(0);
      expect(bed.foot).toBeLessThan(260);
      for (const other of beds.slice(i + 1)) {
        const across = Math.min(bed.right, other.right) - Math.max(bed.left, other.left);
        const down = Math.min(bed.foot, other.foot) - Math.max(bed.top, other.top);
        // Round ends may touch; words and signs never do.
        expect(Math.min(across, down), `${size} ${built.join()}`).toBeLessThan(4);
      }
    }
  }
});

test('a new piece grows over its plan, the others stand still', () => {
  const text = draw('giza', [1, 2], { fresh: [2] });
  expect(text.match(/class="grows" href="[^"]*#built-2"/)).not.toBeNull();
  expect(text.match(/class="leaves" href="[^"]*#open-2"/)).not.toBeNull();
  expect(text).not.toMatch(/class="grows" href="[^"]*#built-1"/);
  expect(draw('giza', [1, 2])).not.toMatch(/grows|leaves/);
});

test('a name makes it a picture, without one it is silent', () => {
  expect(draw('rhodes', [])).toContain('aria-hidden="true"');
  const named = draw('rhodes', [], { label: 'Colossus' });
  expect(named).toContain('role="img" aria-label="Colossus"');
  expect(named).not.toContain('aria-hidden');
});

test('the halo lies round the one piece that is named', () => {
  expect(draw('ephesus', [1])).not.toContain('#halo-');
  expect(draw('ephesus', [1], { highlight: 3 }).match(/#halo-\d/g)).toEqual(['#halo-3']);
});

test('pieces can be found by their spot', () => {
  const spots = [...draw('babylon', [1, 2], { spot: 'stage:3' }).matchAll(/data-spot="([^"]+)"/g)].map((found) => found[1]);
  expect(spots.toSorted()).toEqual(STAGES.map((stage) => `stage:3:${stage}`));
});

test('the grid is cut to the outline', () => {
  expect(gridOf('M0 0H16V12H0Z')).toBe('M0.5 0V12M8.5 0V12M0 0.5H16M0 8.5H16');
  // Two towers with a gap: no line crosses it.
  expect(gridOf('M0 20V0H6V12H10V0H16V20Z')).toContain('M0 8.5H6M10 8.5H16');
  // Half a lens: the line ends where the curve is.
  expect(gridOf('M0 0H8Q8 8 0 8Z')).toMatch(/^M0\.5 0V8M0 0\.5H8$/);
  expect(() => gridOf('M0 0h8v8Z')).toThrow(/absolute/);
});
