import { expect, test } from 'vitest';
import { checkStyles } from '../check-styles.mjs';

const complaintsOf = (css) => checkStyles('a.css', css).map((complaint) => complaint.replace(/^a\.css:\d+: /, ''));

test('a sheet on the scales passes', () => {
  const css = `.card {
  gap: var(--s-8);
  width: 12.5rem;
  font: 400 var(--t-15) / 1.25rem var(--font-text);
  border: 1px solid var(--line);
  box-shadow: 0 3px 8px var(--shade);
}
@media (max-width: 44rem) {
  .card { z-index: var(--layer-dock); margin: 0 auto; }
}
.card text { font-size: 14px; }`;
  expect(complaintsOf(css)).toEqual([]);
});

test('every way off the scales is named with its line', () => {
  const css = `.card {
  gap: 7px;
  padding: 0.4rem;
  font-size: 0.9rem;
  z-index: 40;
}
@media (max-width: 711px) {
  .on { color: red; }
}`;
  expect(checkStyles('a.css', css).sort()).toEqual([
    'a.css:2: gap: 7px is in pixels; take rem or a token',
    'a.css:3: padding: 0.4rem is not on the spacing scale (--s-*)',
    'a.css:4: font-size: 0.9rem is not on the type scale (--t-*)',
    'a.css:5: z-index: 40 is not a layer (--layer-*)',
    'a.css:7: (max-width: 711px) is not one of the windows in tokens.css',
    "a.css:8: the class 'on' says nothing; write a word",
  ]);
});

test('at a table only a container query may ask for a size', () => {
  const css = '@media (max-width: 44rem) {\n}\n@container table (max-width: 44rem) {\n}\n@container table (max-width: 50rem) {\n}';
  expect(checkStyles('packages/web/src/games/duel/a.css', css)).toEqual([
    "packages/web/src/games/duel/a.css:1: (max-width: 44rem) asks for the browser's font; at a table write '@container table'",
    'packages/web/src/games/duel/a.css:5: (max-width: 50rem) is not one of the windows in tokens.css',
  ]);
});

test('what hangs on :has() names what it draws', () => {
  expect(complaintsOf('.table .lesser:has(.decline) > :first-child { color: var(--ink); }')).toEqual([
    "'.table .lesser:has(.decline) > :first-child' names nothing after :has(); write a class",
  ]);
  expect(complaintsOf('.table:has(.hand:is(.full, .empty)) .flow *:not(.active) { color: var(--ink); }')).toHaveLength(1);
  const named = [
    '.table:has(.decline) > .first',
    '.box:has(.many)',
    '.table:has(.hand:not(.full)) :is(.board, .city)',
    '.box:has(> b) + p',
  ];
  for (const selector of named) expect(complaintsOf(`${selector} { color: var(--ink); }`)).toEqual([]);
});
