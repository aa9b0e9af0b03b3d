// One word for one thing: finds words that docs/terms.md gives up, in the catalogues of packages/words and in docs/rules.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, ROOT } from './lib/project.mjs';

const listed = (cell) =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** A forbidden word as a pattern. One with a capital, or with the letters of its term, is meant as it is written. */
const patternOf = (word, term) => {
  const asWritten = /\p{Lu}/u.test(word) || listed(term).some((right) => right.toLowerCase().includes(word.toLowerCase()));
  const text = word.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replace('*', String.raw`[\p{L}]*`);
  return new RegExp(String.raw`(?<![\p{L}-])${text}(?![\p{L}-])`, asWritten ? 'u' : 'iu');
};

/** The rows of the table: what is forbidden, what stands in its place, and where. */
export const termsIn = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
    .flatMap((line) => {
      const [, , english = '', portuguese = '', games = '', notEnglish = '', notPortuguese = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const of = (language, term, words) =>
        listed(words).map((word) => ({ language, term, word, games: listed(games), pattern: patternOf(word, term) }));
      return [...of('en', english, notEnglish), ...of('pt-BR', portuguese, notPortuguese)];
    });

/** What people read of a catalogue: comments, imports, keys and code that names them are blank. */
const sentencesIn = (source) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^[ \t]*\/\/.*$/gm, '')
    .replace(/^import[^;]*;/gm, (lines) => lines.replace(/[^\n]/g, ' '))
    .replace(/^export \* .*$/gm, '')
    .replace(/'[\w.-]+'(?=\??:)|^[ \t]*\w+(?=: )/gm, '')
    .replace(/\['[\w.-]+'\]/g, '')
    .replace(/(?:===|!==|case) '[\w.-]+'/g, '');

/** `texts`: path, language and source of each. Answers the complaints, one sentence each. */
export const checkWords = (terms, texts) =>
  texts.flatMap(({ path, language, source }) => {
    const wanted = terms.filter(
      (term) => term.language === language && (term.games.length === 0 || term.games.some((game) => path.includes(game))),
    );
    const lines = (path.endsWith('.ts') ? sentencesIn(source) : source).split('\n');
    return lines.flatMap((line, n) =>
      wanted
        .filter(({ pattern }) => pattern.test(line))
        .map(({ word, term }) => `${path}:${n + 1}: “${word}” should be “${term}” (docs/terms.md)`),
    );
  });

const languageOf = (path) => (/(?:^|[/-])pt-(?:br|BR)[./]/.test(path) ? 'pt-BR' : /(?:^|[/-])en[./]/.test(path) ? 'en' : undefined);

const main = () => {
  const texts = ['packages/words/src', 'docs/rules']
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .map((file) => ({ path: relative(ROOT, file), language: languageOf(relative(ROOT, file)) }))
    .filter(({ language }) => language !== undefined)
    .map((text) => ({ ...text, source: readFileSync(join(ROOT, text.path), 'utf8') }));
  const terms = termsIn(readFileSync(join(ROOT, 'docs', 'terms.md'), 'utf8'));
  const complaints = checkWords(terms, texts);
  for (const complaint of complaints) console.error(complaint);
  console.log(`${texts.length} texts, ${terms.length} words that nobody should read, ${complaints.length} complaints`);
  if (complaints.length > 0) process.exitCode = 1;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
