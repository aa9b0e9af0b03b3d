import { describe, expect, test } from 'vitest';
import { checkRules, idsIn, titlesIn } from '../check-rules.mjs';

const both = (text) => ({ en: { toy: text }, 'pt-BR': { toy: text } });
const complaintsFor = (rules, source) => checkRules(rules, { 'toy.test.ts': source }).complaints;

describe('check-rules', () => {
  test('is content when every id has a test and both languages agree', () => {
    const source = "test('[TO-TURN-1] one takes a card', () => {});\ntest(`[TO-R07] a doubt`, () => {});";
    expect(complaintsFor(both('- **[TO-TURN-1]** …\n- **[TO-R07]** …'), source)).toEqual([]);
  });
  test('finds an id without a test', () => {
    expect(complaintsFor(both('[TO-TURN-1] [TO-TURN-2]'), "test('[TO-TURN-1] x', () => {});")).toEqual([
      'TO-TURN-2: no test has it in its title',
    ]);
  });
  test('an id in a comment or in the body of a test is no title', () => {
    expect(complaintsFor(both('[TO-TURN-1]'), "// [TO-TURN-1]\ntest('x', () => expect('[TO-TURN-1]').toBe(1));")).toHaveLength(1);
  });
  test('finds a tested id that the rules do not have', () => {
    expect(complaintsFor(both('[TO-R01]'), "test('[TO-R01] [TO-R02] x', () => {});")).toEqual(['toy.test.ts: TO-R02 is not in docs/rules']);
  });
  test('finds an id that one language lacks, on either side', () => {
    const source = "test('[TO-R01] [TO-R02] x', () => {});";
    expect(complaintsFor({ en: { toy: '[TO-R01] [TO-R02]' }, 'pt-BR': { toy: '[TO-R01]' } }, source)).toEqual([
      'docs/rules/pt-BR/toy.md: TO-R02 is missing, it stands in en',
    ]);
    expect(complaintsFor({ en: { toy: '[TO-R01]' }, 'pt-BR': { toy: '[TO-R01] [TO-R02]' } }, source)).toEqual([
      'docs/rules/pt-BR/toy.md: TO-R02 does not stand in en',
    ]);
  });
  test('finds another order', () => {
    const source = "test('[TO-R01] [TO-R02] x', () => {});";
    expect(complaintsFor({ en: { toy: '[TO-R01] [TO-R02]' }, 'pt-BR': { toy: '[TO-R02] [TO-R01]' } }, source)).toEqual([
      'docs/rules/pt-BR/toy.md: TO-R02 stands where en has TO-R01',
    ]);
  });
  test('finds an id that stands twice, and a game without rules in one language', () => {
    const source = "test('[TO-R01] x', () => {});";
    expect(complaintsFor(both('[TO-R01] [TO-R01]'), source)).toHaveLength(2);
    expect(complaintsFor({ en: { toy: '[TO-R01]' }, 'pt-BR': {} }, source)).toContain('docs/rules/pt-BR/toy.md: has no rule ids');
  });
  test('reads titles of all forms of a test', () => {
    expect(titlesIn("test(\"a\", f); it('b', f); test.each([[1, 2], [3, 4]])(`c %s`, f); test(\n  'it\\'s d',\n  f);")).toEqual([
      'a',
      'b',
      'c %s',
      "it\\'s d",
    ]);
    expect(idsIn('[DU-COST-10] DU-COST-1 [DU-R05] [du-r05]')).toEqual(['DU-COST-10', 'DU-R05']);
  });
});
