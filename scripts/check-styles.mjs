// Holds the stylesheets to their scales: spacing, type, radius and layers by token, lengths in rem, one set of breakpoints, names that
// can be read.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, filesBelow } from './lib/project.mjs';

/** As told in styles/tokens.css. */
const WINDOWS = new Set([
  'max-width: 22rem',
  'max-width: 44rem',
  'min-width: 44.01rem',
  'min-width: 56rem',
  'max-width: 75rem',
  'min-width: 106rem',
  'max-height: 39rem',
  'max-height: 46rem',
  'min-height: 46.01rem',
  'min-height: 54rem',
  'orientation: portrait',
  'hover: hover',
  'pointer: coarse',
  'prefers-reduced-motion: no-preference',
  'prefers-reduced-motion: reduce',
  'forced-colors: active',
]);
const SIZE = /^(?:min|max)-(?:width|height)/;
/** Where the root font follows the window. */
const AT_TABLE = /src\/(?:table|games)\//;
const SPACING = /^(?:gap|row-gap|column-gap|(?:padding|margin)(?:-[a-z-]+)?)$/;
/** Lines and shadows are drawn in pixels, whatever the size of the text. */
const DRAWN = /^(?:border(?!-radius)|outline|box-shadow|text-shadow|filter|stroke|text-decoration|background|mask|letter-spacing)/;
/** The longest line in pixels that still is one. */
const LINE = 2;
const LENGTH = /(?<![\w.#-])-?(\d*\.?\d+)(px|rem)\b/g;

/** Short words that say what they mean. */
const WORDS = new Set(
  'all any art bad bar bed big bot box col cut die due end era eye far few foe hot ink key lit log low me new now old one out own paw pay per rim row run sky sum tag tie top two war way wet who why win won'.split(
    ' ',
  ),
);

/** Selectors whose lengths are those of a drawing, not of the page. */
const inDrawing = (selector) => /(?:^|[\s>])(?:text|tspan)\b/.test(selector);

/** What stands in brackets, however deep, does not name what is drawn. */
const withoutBrackets = (selector) => {
  const rest = selector.replace(/\([^()]*\)/g, '');
  return rest === selector ? rest : withoutBrackets(rest);
};

/**
 * One that hangs on what something else holds, and names nothing itself: with every change anywhere in there, browsers ask all that lies in
 * it for its style again, for this rule and for every other with `:has`.
 */
const asksAll = (selector) => {
  if (!/:has\(/.test(selector)) return false;
  const parts = withoutBrackets(selector.replaceAll(':has(', '::has(')).split(/[\s>+~]+/);
  const last = parts.at(-1) ?? '';
  return parts.slice(0, -1).some((part) => part.includes('::has')) && !/[.#[&]|^[a-z]/.test(last) && !/:(?:is|where)$/.test(last);
};

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Complaints about one stylesheet, one sentence each. */
export const checkStyles = (path, source) => {
  const complaints = [];
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const complain = (index, sentence) => complaints.push(`${path}:${lineOf(source, index)}: ${sentence}`);
  for (const query of text.matchAll(/@(media|container table)([^{]+)\{/g))
    for (const [, feature] of query[2].matchAll(/\(([^)]+)\)/g)) {
      if (!WINDOWS.has(feature.trim())) complain(query.index, `(${feature}) is not one of the windows in tokens.css`);
      if (query[1] === 'media' && SIZE.test(feature) && AT_TABLE.test(path))
        complain(query.index, `(${feature}) asks for the browser's font; at a table write '@container table'`);
    }
  const named = new Set();
  for (const { 1: name, index } of text.matchAll(/\.(-?[a-zA-Z_][\w-]*)(?=[^;{}]*\{)/g)) {
    if (name.length > 3 || WORDS.has(name) || named.has(name)) continue;
    named.add(name);
    complain(index, `the class '${name}' says nothing; write a word`);
  }
  const keyframes = [...text.matchAll(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g)].map((m) => [m.index, m.index + m[0].length]);
  for (const rule of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const selector = rule[1].trim();
    const flat = withoutBrackets(selector).includes(',') ? selector.split(/,(?![^()]*\))/) : [selector];
    if (flat.some((one) => asksAll(one.trim()))) complain(rule.index, `'${selector}' names nothing after :has(); write a class`);
    if (inDrawing(selector) || keyframes.some(([from, to]) => rule.index >= from && rule.index < to)) continue;
    for (const declaration of rule[2].matchAll(/([a-z-]+):([^;]+);/g)) {
      const [, property, value] = declaration;
      const at = rule.index + rule[0].indexOf('{') + 1 + declaration.index + declaration[0].search(/\S/);
      if (DRAWN.test(property)) continue;
      const plain = !/\b(?:calc|min|max|clamp|minmax)\(/.test(value);
      for (const [length, number, unit] of value.matchAll(LENGTH)) {
        if (unit === 'px' && Number(number) > LINE) complain(at, `${property}: ${length} is in pixels; take rem or a token`);
        else if (plain && unit === 'rem' && SPACING.test(property) && Number(number) <= 4)
          complain(at, `${property}: ${length} is not on the spacing scale (--s-*)`);
        else if (
          plain &&
          unit === 'rem' &&
          (property === 'font-size' || (property === 'font' && !/\/\s*$/.test(value.slice(0, value.indexOf(length)))))
        )
          complain(at, `${property}: ${length} is not on the type scale (--t-*)`);
        else if (plain && unit === 'rem' && property === 'border-radius' && Number(number) < 1)
          complain(at, `border-radius: ${length} is not on the scale (--r*)`);
      }
      if (property === 'z-index' && /^\s*\d{2,}/.test(value)) complain(at, `z-index:${value} is not a layer (--layer-*)`);
    }
  }
  return complaints;
};

const main = () => {
  const sheets = filesBelow(join(ROOT, 'packages/web/src')).filter((path) => path.endsWith('.css') && !path.endsWith('styles/tokens.css'));
  const complaints = sheets.flatMap((path) => checkStyles(relative(ROOT, path), readFileSync(path, 'utf8')));
  for (const complaint of complaints) console.error(complaint);
  console.log(`${sheets.length} stylesheets, ${complaints.length} complaints`);
  if (complaints.length > 0 || sheets.length === 0) process.exitCode = 1;
};

if (process.argv[1] && existsSync(process.argv[1]) && import.meta.url === pathToFileURL(process.argv[1]).href) main();
