// The tables of a game with a slip in them, and what the check says about it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forRows } from '../../../packages/kernel/testing/rows.ts';
import { loadTables } from '../../check-data.mjs';
import { ROOT } from '../../lib/project.mjs';

/**
 * Rows of `slips` are a name, a change, and the complaint that it must bring; those of `accepted`, if there are any, bring none.
 * `kinds` says how many kinds of effect the check must have found in the source, and some of them.
 */
export const checkSuite = async (game, { check, effectKinds }, { kinds, slips, accepted }) => {
  const folder = join(ROOT, 'packages', 'games', game, 'data');
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
  const original = JSON.parse(JSON.stringify(await loadTables(paths)));
  const found = effectKinds(folder);
  const complaintsAfter = (change) => {
    const tables = structuredClone(original);
    change(tables);
    return check(tables, found).join('\n');
  };
  describe(`check-data: ${game}`, () => {
    test('finds nothing wrong with the tables', () => {
      expect(complaintsAfter(() => {})).toBe('');
    });
    test('knows every kind of effect', () => {
      expect(found).toHaveLength(kinds.count);
      expect(found).toEqual(expect.arrayContaining(kinds.some));
    });
    test('finds every slip', () =>
      forRows(slips, ([, change, complaint]) => {
        expect(complaintsAfter(change)).toMatch(complaint);
      }));
    if (accepted === undefined) return;
    test('accepts other values that can be', () =>
      forRows(accepted, ([, change]) => {
        expect(complaintsAfter(change)).toBe('');
      }));
  });
};
