// `npm run ladder -- DIRECTORY [PART OF A NAME]`: plays the arenas and prints docs/bots-ladder.md. Games are kept in the directory, so an
// interrupted run continues; those of masters take many hours. With `--tables` nothing is played.
import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ladderTable, selfPlayTables } from './lib/ladder-tables.mjs';

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { ROOT } = await import('./lib/project.mjs');

const STEPS = ['apprentice random', 'builder apprentice', 'architect builder', 'master architect'];
const GAMES = 400;
/** Games of a master at tables of more than two: they take longest. */
const GAMES_OF_MASTERS = 84;

ensureInstalled();
await ensureBuilt('programs');
const { FAMILY } = await import('../dist/family.mjs');
const terminals = await Promise.all(FAMILY.members.map(async ({ id: game, terminal }) => ({ game, ...(await terminal()).ladder })));
const TABLES = terminals.flatMap(({ game, tables }) => tables.map((one) => ({ ...one, game })));

const STEP_ARENAS = TABLES.flatMap((one) =>
  STEPS.map((step) => {
    const [a, b] = step.split(' ');
    const games = a === 'master' && one.options.seats > 2 ? GAMES_OF_MASTERS : GAMES;
    return { ...one, id: `${one.id}-${a}-${b}`, table: one.id, a, b, games };
  }),
);
const SELF_PLAY = terminals.map(({ game, selfPlay }) => ({ ...selfPlay, game, id: `${selfPlay.id}-self-play`, a: 'master', b: 'master' }));
/** Both think for the same time: a tenth of a master's, since a search without knowledge always uses all of it. */
const REFERENCE = { ...TABLES[0], id: `${TABLES[0].id}-master-reference`, a: 'master', b: 'reference', games: GAMES, ms: 100 };
const ARENAS = [...STEP_ARENAS, REFERENCE, ...SELF_PLAY];

const given = process.argv.slice(2);
const [directory, part = ''] = given.filter((one) => !one.startsWith('--'));
if (directory === undefined) {
  console.error('usage: npm run ladder -- DIRECTORY [PART OF A NAME] [--tables]');
  process.exit(2);
}
mkdirSync(directory, { recursive: true });

const play = ({ id, game, options, a, b, games, ms }) => {
  console.error(`${id}: ${games} games`);
  const args = ['arena', '--game', game, '--options', JSON.stringify(options), '--a', a, '--b', b];
  if (ms !== undefined) args.push('--ms', String(ms));
  args.push('--games', String(games), '--seed', '1', '--json', '--out', join(directory, `${id}.jsonl`));
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'dist/cli.mjs'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(join(directory, `${id}.json`), stdout);
};

if (!given.includes('--tables')) {
  for (const arena of ARENAS) if (arena.id.includes(part)) play(arena);
}

/** What an arena gave, if it was played. */
const resultOf = ({ id }) => {
  const file = join(directory, `${id}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

console.log(`# The ladder of bots

Printed by \`npm run ladder -- DIRECTORY --tables\`; do not edit. [bots.md](bots.md) explains the figures.

## Steps
`);
console.log(
  ladderTable(
    STEPS,
    TABLES.map((one) => ({ ...one, results: STEP_ARENAS.filter((arena) => arena.table === one.id).map(resultOf) })),
  ),
);
const reference = resultOf(REFERENCE);
if (reference !== undefined)
  console.log(`\n## Against plain search\n\n${ladderTable(['master reference'], [{ ...TABLES[0], results: [reference] }])}`);
console.log(`\n## Masters against masters\n\n${selfPlayTables(SELF_PLAY.map((one) => ({ ...one, result: resultOf(one) })))}`);
