// Writes the golden replays of the games anew. Do this only when a rule changes, and say which in the commit.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTables } from './check-data.mjs';
import { ROOT } from './lib/project.mjs';

const GAMES = ['duel', 'seven-wonders', 'architects', 'dice'];

// Without a name on the command line, all games.
const wanted = process.argv.slice(2);
for (const game of GAMES.filter((id) => wanted.length === 0 || wanted.includes(id))) {
  const folder = join(ROOT, 'packages', 'games', game, 'test', 'replays');
  const { makeReplays, textOf } = await loadTables([join(folder, 'make.ts')]);
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name));
  const replays = makeReplays();
  for (const replay of replays) writeFileSync(join(folder, `${replay.name}.json`), textOf(replay));
  const { status } = spawnSync(join(ROOT, 'node_modules', '.bin', 'biome'), ['format', '--write', folder], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
  console.log(`${game}: ${replays.length} replays`);
}
