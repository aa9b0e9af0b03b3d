// Checks the tables of every game: counts, references, sums. What a game's tables must hold is in tables/<game>.mjs.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ROOT } from './lib/project.mjs';

/** The exports of the given TypeScript files, in one object. */
export const loadTables = async (paths) => {
  const table = join(ROOT, 'tables.js');
  const source = paths.map((path) => `export * from ${JSON.stringify(path)};`).join('\n');
  const build = await rolldown({
    input: table,
    plugins: [{ name: 'tables', resolveId: (id) => (id === table ? id : null), load: (id) => (id === table ? source : null) }],
  });
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
};

const main = async () => {
  const games = join(ROOT, 'packages', 'games');
  let complained = 0;
  for (const game of readdirSync(games).sort()) {
    const folder = join(games, game, 'data');
    if (!existsSync(folder)) continue;
    const checks = join(ROOT, 'scripts', 'tables', `${game}.mjs`);
    if (!existsSync(checks)) {
      console.error(`${game}: its tables have no checks (scripts/tables/${game}.mjs)`);
      complained += 1;
      continue;
    }
    const paths = readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name));
    const [tables, { check, effectKinds }] = await Promise.all([loadTables(paths), import(pathToFileURL(checks).href)]);
    const complaints = check(tables, effectKinds(folder));
    for (const complaint of complaints) console.error(`${game}: ${complaint}`);
    console.log(`${game}: ${paths.length} tables, ${complaints.length} complaints`);
    complained += complaints.length;
  }
  if (complained > 0) process.exitCode = 1;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
