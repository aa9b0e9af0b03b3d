// The tables of a game with a slip in them, and what the check says about it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadTables } from '../../check-data.mjs';
import { ROOT } from '../../lib/project.mjs';

/** `complaintsAfter` makes a change and gives the complaints, one on each line; `kinds` are the kinds of effects that the check knows. */
export const tablesOf = async (game, { check, effectKinds }) => {
  const folder = join(ROOT, 'packages', 'games', game, 'data');
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
  const original = JSON.parse(JSON.stringify(await loadTables(paths)));
  const kinds = effectKinds(folder);
  const complaintsAfter = (change) => {
    const tables = structuredClone(original);
    change(tables);
    return check(tables, kinds).join('\n');
  };
  return { complaintsAfter, kinds };
};
