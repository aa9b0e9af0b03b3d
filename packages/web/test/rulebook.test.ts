// The rules as the pages get them: everything that stands in docs/rules, and nothing twice.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RuleText } from '@maravilha/words/rules';
import { expect, test } from 'vitest';
import { ruleFile } from '../rulebook/plugin.ts';
import { readRules } from '../rulebook/read.ts';
import { every } from './kit/every.ts';

const LANGUAGES = ['en', 'pt-BR'] as const;
const BOOKS = readdirSync(new URL('../../../docs/rules/en', import.meta.url)).map((name) => basename(name, '.md'));
const EVERY = LANGUAGES.flatMap((language) =>
  BOOKS.map((book) => [`${language}/${book}`, readFileSync(ruleFile(language, book), 'utf8')] as const),
);

const idsIn = ({ chapters }: RuleText): readonly string[] =>
  chapters.flatMap(({ rules, rulings }) => [...rules, ...rulings].map(({ id }) => id));

every('a page has every rule of its book once, in the order of the file', EVERY, ([, markdown]) => {
  const written = [...markdown.matchAll(/\*\*\[([A-Z]{2}-[A-Z0-9-]+)\]\*\*/g)].map(([, id]) => id);
  expect(idsIn(readRules(markdown))).toEqual(written);
});

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

every('no word of a rule is lost, and no mark of Markdown is left', EVERY, ([, markdown]) => {
  const { lead, chapters } = readRules(markdown);
  const sentences = [
    ...lead,
    ...chapters.flatMap(({ passages, rules, rulings }) => [...passages, ...rules, ...rulings].map(({ says }) => says)),
  ];
  const told = sentences.map((says) => says.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')).join(' ');
  expect(told).not.toMatch(/\*\*|\]\(|`|^- /m);
  // Headings, ids and where links lead are not in the sentences.
  const written = markdown
    .replace(/^#.*$/gm, '')
    .replace(/\*\*\[[A-Z0-9-]+\]\*\*/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  expect(plain(told)).toBe(plain(written));
});

test('a rule that is named leads there, a book that is named too', () => {
  const { lead, chapters } = readRules(
    '# T\n\nSee [Cities](cities.md) and [x.md](../../x.md).\n\n## 2. C\n\n- **[DU-A-1]** As *in* DU-R05, `x`.\n',
  );
  expect(lead).toEqual([['See ', ['book', 'Cities', 'cities'], ' and ', 'x.md', '.']]);
  expect(chapters).toEqual([
    {
      number: 2,
      title: 'C',
      passages: [],
      rules: [{ id: 'DU-A-1', says: ['As ', ['em', 'in'], ' ', ['rule', 'DU-R05'], ', ', ['code', 'x'], '.'] }],
      rulings: [],
    },
  ]);
});
