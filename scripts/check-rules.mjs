// Every rule has an id in docs/rules, the same ids stand in the same order in all languages, and each id is in the title of a test.
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, filesBelow } from './lib/project.mjs';

/** `[DU-COST-3]` is a rule, `[DU-R05]` a ruling. */
const ID = /\[([A-Z]{2}-(?:[A-Z]+-\d+|R\d+))\]/g;
/** The title of a test: the first argument of `test(…)`, also of `test.each(…)(…)` and `it(…)`. */
const TITLE = /\b(?:test|it)(?:\.each\s*\([\s\S]*?\)\s*|\.\w+)?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

export const idsIn = (text) => [...text.matchAll(ID)].map((m) => m[1]);
export const titlesIn = (source) => [...source.matchAll(TITLE)].map((m) => m[2]);

/**
 * `rules`: language → game → text. `tests`: path → source. Answers the complaints, one sentence each.
 */
export const checkRules = (rules, tests) => {
  const complaints = [];
  const languages = Object.keys(rules);
  const games = new Set(languages.flatMap((language) => Object.keys(rules[language])));
  const defined = new Set();
  for (const game of games) {
    const lists = languages.map((language) => ({ language, ids: idsIn(rules[language][game] ?? '') }));
    for (const { language, ids } of lists) {
      if (ids.length === 0) complaints.push(`docs/rules/${language}/${game}.md: has no rule ids`);
      for (const [i, id] of ids.entries()) {
        if (ids.indexOf(id) !== i) complaints.push(`docs/rules/${language}/${game}.md: ${id} stands twice`);
        defined.add(id);
      }
    }
    complaints.push(...compare(game, lists));
  }
  const tested = new Map();
  for (const [path, source] of Object.entries(tests)) {
    for (const title of titlesIn(source)) for (const id of idsIn(title)) tested.set(id, path);
  }
  for (const id of defined) if (!tested.has(id)) complaints.push(`${id}: no test has it in its title`);
  for (const [id, path] of tested) if (!defined.has(id)) complaints.push(`${path}: ${id} is not in docs/rules`);
  return { complaints, ids: defined.size };
};

/** The other languages against the first: what is missing, what is too much, then the order. */
const compare = (game, [{ language: first, ids: wanted }, ...others]) =>
  others.flatMap(({ language, ids }) => {
    const path = `docs/rules/${language}/${game}.md`;
    const missing = wanted.filter((id) => !ids.includes(id)).map((id) => `${path}: ${id} is missing, it stands in ${first}`);
    const extra = ids.filter((id) => !wanted.includes(id)).map((id) => `${path}: ${id} does not stand in ${first}`);
    if (missing.length + extra.length > 0) return [...missing, ...extra];
    const at = ids.findIndex((id, i) => id !== wanted[i]);
    return at < 0 ? [] : [`${path}: ${ids[at]} stands where ${first} has ${wanted[at]}`];
  });

const main = () => {
  const rules = {};
  for (const language of ['en', 'pt-BR']) {
    const files = filesBelow(join(ROOT, 'docs', 'rules', language)).filter((path) => path.endsWith('.md'));
    rules[language] = Object.fromEntries(files.map((path) => [basename(path, '.md'), readFileSync(path, 'utf8')]));
  }
  const sources = filesBelow(join(ROOT, 'packages', 'games')).filter((path) => path.includes('/test/') && path.endsWith('.test.ts'));
  const { complaints, ids } = checkRules(
    rules,
    Object.fromEntries(sources.map((path) => [relative(ROOT, path), readFileSync(path, 'utf8')])),
  );
  for (const complaint of complaints) console.error(complaint);
  console.log(`${ids} rule ids, ${complaints.length} complaints`);
  if (complaints.length > 0 || ids === 0) process.exitCode = 1;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
