// The drawings: every symbol in use is in the sprite, every scene is well-formed, colours are readable.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderMonuments } from '../scenes/architects/index.ts';
import { type SceneId, renderPictures, SCENES } from '../scenes/index.ts';
import { artFiles } from '../scenes/plugin.ts';
import { growth } from '../src/symbols/growth.ts';
import { SYMBOL_IDS } from '../src/symbols/drawings.ts';
import { renderSprite } from '../src/symbols/sprite.ts';
import { CARD_COLOURS, colourMark, RESOURCE_NAMES, resourceMark, SCIENCE_NAMES, scienceMark } from '../src/symbols/marks.ts';
import { parseXml } from './xml.ts';
import { every } from './kit/every.ts';

const sprite = renderSprite();

test('the sprite is well-formed and holds each symbol once', () => {
  const root = parseXml(sprite);
  const ids = root.children.map((child) => child.attributes['id']);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of SYMBOL_IDS) expect(ids).toContain(id);
});

test('symbols take their colour from the text around them', () => {
  expect(sprite).not.toMatch(/#[0-9a-f]{3,6}|rgb\(/i);
});

test('colours, resources and science have marks of their own', () => {
  const symbols = [...CARD_COLOURS.map(colourMark), ...RESOURCE_NAMES.map(resourceMark), ...SCIENCE_NAMES.map(scienceMark)];
  expect(new Set(symbols).size).toBe(symbols.length);
  for (const symbol of symbols) expect(SYMBOL_IDS).toContain(symbol);
  for (const colour of CARD_COLOURS) expect(sprite).toContain(`id="vignette-${colour}"`);
});

every('every picture is well-formed SVG without holes', [...renderPictures()], ([name, svg]) => {
  const root = parseXml(svg);
  expect(root.name).toBe('svg');
  expect(root.attributes['viewBox']).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|var\(/);
  // A building of Architects is drawn from five pieces, each with its own detail.
  expect(svg.length).toBeLessThan(name.startsWith('architects-') ? 26_000 : 24_000);
});

const dashes = (svg: string): number => svg.split('stroke-dasharray="4 3.5"').length - 1;

every('every scene grows with each stage and differs by night', Object.keys(SCENES) as SceneId[], (id) => {
  const { render } = SCENES[id];
  const stages = ([0, 1, 2, 3] as const).map((stage) => render(stage, 'day'));
  expect(new Set(stages).size).toBe(4);
  expect(dashes(stages[0]!)).toBeGreaterThan(0);
  expect(dashes(stages[3]!)).toBe(0);
  expect(render(3, 'night')).not.toBe(stages[3]);
});

every('a wonder grows from plan to end, whatever its number of stages', [2, 3, 4], (total) => {
  const steps = Array.from({ length: total + 1 }, (_, built) => growth(built, total));
  expect(steps[0]).toBe(0);
  expect(steps[1]).toBeGreaterThan(0);
  expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
  expect(steps.indexOf(3)).toBe(total);
});

test('the build gets one file per picture and the sprite', () => {
  const files = artFiles();
  expect(files.get('symbols.svg')).toBe(sprite);
  expect(files.size).toBe(renderPictures().size + renderMonuments().size + 1);
  expect(files.has('scenes/sphinx-night-3.svg')).toBe(true);
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** The tokens of a theme, the common ones included. */
const tokensOf = (theme: 'day' | 'night'): Readonly<Record<string, string>> => {
  const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const tokens: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(':root') && !selector.includes(`"${theme}"`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)) tokens[name] = value;
  }
  return tokens;
};

test.each(['day', 'night'] as const)('text stands out by at least 4.5 in %s', (theme) => {
  const t = tokensOf(theme);
  const pairs = Object.keys(t)
    .filter((name) => name.startsWith('on-') && name.slice(3) in t)
    .map((name) => [name, name.slice(3)]);
  expect(pairs.length).toBeGreaterThan(20);
  for (const ground of ['bg', 'surface', 'raised', 'sunken']) pairs.push(['ink', ground], ['ink-2', ground]);
  for (const ground of ['bg', 'surface', 'raised']) pairs.push(['ink-3', ground], ['ok', ground], ['no', ground]);
  pairs.push(['card-ink', 'card'], ['card-ink-2', 'card'], ['tag-ink', 'tag'], ['back-ink', 'back'], ['plate-ink', 'plate']);
  const weak = pairs.filter(([ink, ground]) => contrast(t[ink!]!, t[ground!]!) < 4.495).map((pair) => pair.join(' on '));
  expect(weak).toEqual([]);
});
