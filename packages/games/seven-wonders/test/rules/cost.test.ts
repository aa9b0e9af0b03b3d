// Left of seat 0 sits seat 1, right of it the last seat.
import { describe, expect, test } from 'vitest';
import { build, stage, tableWith } from '../kit/scenario.ts';

const mineWith = (coins: number) => ({ options: { seats: 6 }, cities: [{ coins, hand: ['mine'] as const }] });

describe('costs and own production', () => {
  test('[WO-COST-1] a card costs nothing, a coin for the bank, or resources', () => {
    const g = tableWith({
      cities: [{ board: 'gizah', coins: 1, hand: ['altar', 'timber-yard', 'baths'] }, { board: 'rhodes' }, { board: 'ephesus' }],
    });
    expect(g.bill(0, 'altar')).toMatchObject({ bank: 0, resources: [], splits: [{ pay: { left: 0, right: 0 }, total: 0 }] });
    expect(g.bill(0, 'timber-yard')).toMatchObject({ bank: 1, resources: [], splits: [{ total: 1 }] });
    expect(g.bill(0, 'baths')).toMatchObject({ bank: 0, resources: ['stone'], own: ['stone'] });
  });

  test('[WO-COST-2] each symbol of board, brown, grey and yellow cards and stages makes one unit a turn, and is not used up', () => {
    const g = tableWith({
      age: 2,
      cities: [
        {
          board: 'alexandria',
          side: 'night',
          stages: 1,
          coins: 0,
          built: ['sawmill', 'press-i', 'caravansery', 'ore-vein'],
          hand: ['temple', 'laboratory', 'stables'],
        },
        { board: 'rhodes', side: 'day' },
        { board: 'babylon', side: 'day' },
      ],
    });
    // Glass from the board, wood from the Sawmill, clay from the Caravansery or the stage.
    expect(g.can(0, build('temple'))).toBe(true);
    expect(g.can(0, build('laboratory'))).toBe(true);
    expect(g.can(0, build('stables'))).toBe(true);
    g.play({ 0: build('stables') });
    expect(g.coins()[0]).toBe(0);
  });

  test('[WO-COST-2] a symbol serves once a turn', () => {
    const words = {
      age: 2,
      cities: [{ board: 'gizah', coins: 0, built: ['stone-pit'], hand: ['walls'] }, { board: 'rhodes' }, { board: 'ephesus' }],
    } as const;
    expect(tableWith(words).refused(0, build('walls'))).toEqual([{ code: 'no-source', resources: ['stone'] }]);
    const [first, ...others] = words.cities;
    const richer = tableWith({ ...words, cities: [{ ...first, built: ['stone-pit', 'timber-yard'] }, ...others] });
    expect(richer.can(0, build('walls'))).toBe(true);
  });

  test('[WO-COST-3] a choice makes one of its resources, chosen anew each turn', () => {
    const g = tableWith({
      turn: 2,
      cities: [
        { board: 'ephesus', coins: 0, built: ['timber-yard'], hand: ['stockade'] },
        { board: 'rhodes' },
        { board: 'alexandria', hand: ['baths'] },
      ],
    });
    g.play({ 0: build('stockade') });
    expect(g.hand(0)).toContain('baths');
    g.play({ 0: build('baths') });
    expect(g.seat(0).built).toEqual(['timber-yard', 'baths', 'stockade']);
    // Never two at once: the Timber Yard would have to be wood and stone.
    const senate = tableWith({
      age: 3,
      cities: [
        { board: 'rhodes', coins: 0, built: ['timber-yard', 'lumber-yard'], hand: ['senate'] },
        { board: 'ephesus' },
        { board: 'alexandria' },
      ],
    });
    expect(senate.refused(0, build('senate'))).toEqual([{ code: 'no-source', resources: [expect.stringMatching(/wood|stone/)] }]);
  });

  test('[WO-COST-4] what cannot be paid in full cannot be built', () => {
    const g = tableWith({
      age: 2,
      cities: [
        { board: 'olympia', coins: 3, hand: ['courthouse', 'stables'] },
        { board: 'halicarnassus' },
        { board: 'babylon', built: ['ore-vein', 'clay-pool'] },
      ],
    });
    // Wood and ore are 4 coins, one more than there are; cloth and a clay as well.
    expect(g.refused(0, build('stables'))).toEqual([{ code: 'too-expensive', short: 1 }]);
    expect(g.refused(0, build('courthouse'))).toEqual([{ code: 'too-expensive', short: 1 }]);
    const h = tableWith({ cities: [{ board: 'rhodes', coins: 9 }, { board: 'olympia' }, { board: 'gizah' }] });
    expect(h.refused(0, stage(h.hand(0)[0]))).toEqual([{ code: 'no-source', resources: ['wood', 'wood'] }]);
  });
});

describe('rulings on costs', () => {
  test('[WO-R10] 2 stone, 1 ore, 1 papyrus and no coins', () => {
    const g = tableWith({
      cities: [
        { board: 'gizah', coins: 0, built: ['stone-pit', 'ore-vein', 'press-i'], hand: ['barracks', 'scriptorium', 'guard-tower'] },
        { board: 'olympia' },
        { board: 'babylon' },
      ],
    });
    expect(g.can(0, build('barracks'))).toBe(true);
    expect(g.can(0, build('scriptorium'))).toBe(true);
    // The neighbour on the left would sell the clay, but there are no coins.
    expect(g.refused(0, build('guard-tower'))).toEqual([{ code: 'too-expensive', short: 2 }]);
  });

  test('[WO-R11] one Tree Farm is not both wood and clay', () => {
    const g = tableWith({
      age: 2,
      options: { seats: 6 },
      cities: [
        { board: 'rhodes', coins: 9, built: ['tree-farm'], hand: ['stables'] },
        { board: 'alexandria' },
        { board: 'babylon' },
        { board: 'olympia' },
        { board: 'gizah' },
        { board: 'ephesus' },
      ],
    });
    const [refusal, ...others] = g.refused(0, build('stables'));
    expect(refusal).toMatchObject({ code: 'no-source' });
    expect(others).toEqual([]);
  });

  test('[WO-R23] the coin of the Mine goes to the bank', () => {
    expect(tableWith(mineWith(0)).refused(0, build('mine'))).toEqual([{ code: 'too-expensive', short: 1 }]);
    const g = tableWith(mineWith(1));
    g.play({ 0: build('mine') });
    expect(g.coins()).toEqual([0, 6, 6, 6, 6, 6]);
  });
});
