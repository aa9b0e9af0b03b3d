// Writes the golden replays of the newest rules of the games anew. Do this only when a rule changes, and say which in the commit.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTables } from './check-data.mjs';
import { ROOT } from './lib/project.mjs';

const GAMES = readdirSync(join(ROOT, 'packages', 'games'));

const GOLDEN = join(ROOT, 'packages', 'kernel', 'testing', 'golden.ts');

// Without a name on the command line, all games.
const wanted = process.argv.slice(2);
for (const game of GAMES.filter((id) => wanted.length === 0 || wanted.includes(id))) {
  const tests = join(ROOT, 'packages', 'games', game, 'test', 'replays');
  const { makeReplays, recipe, textOf, versions } = await loadTables([join(tests, 'make.ts'), GOLDEN]);
  // Those of older versions stay as they are for ever.
  const folder = join(tests, String(versions.at(-1).rules));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const replays = makeReplays(versions, recipe);
  for (const { name, golden } of replays) writeFileSync(join(folder, `${name}.json`), textOf(golden));
  console.log(`${game}: ${replays.length} replays of rules ${versions.at(-1).rules}`);
}
