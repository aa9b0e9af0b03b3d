import { ActionList, FastRng, lowest } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { DECISIONS, type DuelState, duel } from '../../src/index.ts';
import { randomGames } from '../kit/random.ts';

const DRAWS_EACH = 400;

/** Chi-square of many picks against equal shares, and whether a pick fell outside the list. */
const tallyPicks = (s: DuelState, list: ActionList, rng: FastRng): { readonly chi: number; readonly strange: number } => {
  const seat = lowest(duel.awaiting(s));
  duel.actions(s, seat, list);
  const counts = new Map(list.toArray().map((action) => [action, 0]));
  let strange = 0;
  for (let n = 0; n < DRAWS_EACH * list.length; n++) {
    const action = duel.pick!(s, seat, rng);
    const count = counts.get(action);
    if (count === undefined) strange++;
    else counts.set(action, count + 1);
  }
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - DRAWS_EACH) ** 2 / DRAWS_EACH, 0);
  return { chi, strange };
};

test('a pick is a uniform legal action, in every kind of decision', () => {
  const rng = new FastRng(8);
  const list = new ActionList();
  const met = new Map<string, number>();
  randomGames(6, (s) => {
    const decision = DECISIONS[s.decision];
    const seen = met.get(decision) ?? 0;
    if (decision === 'over' || seen >= 12 || rng.int(decision === 'turn' ? 40 : 3) !== 0) return;
    met.set(decision, seen + 1);
    const { chi, strange } = tallyPicks(s, list, rng);
    expect(strange).toBe(0);
    // Mean n − 1, variance 2 (n − 1): six deviations above the mean does not happen by chance.
    const freedom = list.length - 1;
    expect(chi).toBeLessThanOrEqual(freedom + 6 * Math.sqrt(2 * freedom) + 6);
  });
  expect([...met.keys()].sort()).toEqual(DECISIONS.filter((decision) => decision !== 'over').sort());
});
