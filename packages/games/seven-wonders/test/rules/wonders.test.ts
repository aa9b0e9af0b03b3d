import { eventsOf, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BOARD_IDS, BOARDS, type CityWords, SIDES } from '../../src/index.ts';
import { build, revive, sell, stage, tableWith } from '../kit/scenario.ts';

/** Makes every resource twice or more, whatever the board: for stages of any cost. */
const RICH = [
  'sawmill',
  'quarry',
  'brickyard',
  'foundry',
  'lumber-yard',
  'stone-pit',
  'clay-pool',
  'ore-vein',
  'caravansery',
  'loom-i',
  'glassworks-i',
  'press-i',
] as const satisfies CityWords['built'];

const gainsOf = (board: 'rhodes' | 'ephesus' | 'gizah', side: 'day' | 'night', stages: number): number[] => {
  const g = tableWith({ age: 3, cities: [{ board, side, coins: 0, built: RICH, stages: stages - 1 }] });
  const before = g.seat(0).shields;
  const points = g.row(0, 'wonder');
  g.play({ 0: stage(g.hand(0)[0]) });
  return [g.row(0, 'wonder') - points, g.coins()[0], g.seat(0).shields - before];
};

describe('wonders', () => {
  test('[WO-WON-1] one pays for the stage, and the card goes face down under the board', () => {
    const g = tableWith({
      age: 3,
      cities: [{ board: 'gizah', coins: 0, built: ['sawmill'], hand: ['palace'] }, { board: 'rhodes' }, { board: 'ephesus' }],
    });
    const events = g.play({ 0: stage('palace') });
    expect(theEvent(events, 'stage-built')).toEqual({
      kind: 'stage-built',
      seat: 0,
      stage: 1,
      card: 'palace',
      pay: { left: 0, right: 0 },
      bank: 0,
    });
    expect(g.seat(0)).toMatchObject({ built: ['sawmill'], stages: [{ seat: 0, age: 3, turn: 1 }] });
    expect(g.view(0).seats[0].stages[0].card).toBe('palace');
    expect(g.view().discard.map(({ seat }) => seat)).toEqual([1, 2]);
    expect([g.row(0, 'wonder'), g.row(0, 'blue')]).toEqual([3, 0]);
  });

  test('[WO-WON-2] stages are built in order, each once; the sides have two to four', () => {
    for (const board of BOARD_IDS.slice(0, 7)) {
      for (const side of SIDES) {
        const count = BOARDS[board][side].length;
        const g = tableWith({ age: 3, options: { sides: 'mixed' }, cities: [{ board, side, built: RICH, hand: ['palace', 'study'] }] });
        for (let k = 1; k <= count; k++) {
          const events = g.play({ 0: stage(g.hand(0)[0]) });
          expect(eventsOf(events, 'stage-built').map((event) => event.stage)).toEqual([k]);
          while (g.view().decision === 'revive') g.play({ 0: { kind: 'decline' } });
        }
        expect(g.seat(0).stages).toHaveLength(count);
        expect(g.refused(0, stage(g.hand(0)[0]))).toEqual([{ code: 'wonder-complete' }]);
      }
    }
    const counts = BOARD_IDS.slice(0, 7).map((board) => [BOARDS[board].day.length, BOARDS[board].night.length]);
    expect(counts).toEqual([
      [3, 3],
      [3, 2],
      [3, 3],
      [3, 4],
      [3, 3],
      [3, 3],
      [3, 2],
    ]);
  });

  test('[WO-WON-3] what the stages of Rhodes, Ephesus and Gizah give', () => {
    expect([1, 2, 3].map((n) => gainsOf('rhodes', 'day', n))).toEqual([
      [3, 0, 0],
      [0, 0, 2],
      [7, 0, 0],
    ]);
    expect([1, 2].map((n) => gainsOf('rhodes', 'night', n))).toEqual([
      [3, 3, 1],
      [4, 4, 1],
    ]);
    expect([1, 2, 3].map((n) => gainsOf('ephesus', 'day', n))).toEqual([
      [3, 0, 0],
      [0, 9, 0],
      [7, 0, 0],
    ]);
    expect([1, 2, 3].map((n) => gainsOf('ephesus', 'night', n))).toEqual([
      [2, 4, 0],
      [3, 4, 0],
      [5, 4, 0],
    ]);
    expect([1, 2, 3].map((n) => gainsOf('gizah', 'day', n)[0])).toEqual([3, 5, 7]);
    expect([1, 2, 3, 4].map((n) => gainsOf('gizah', 'night', n)[0])).toEqual([3, 5, 5, 7]);
  });

  test('[WO-WON-4] Alexandria makes a resource of choice, for its owner alone', () => {
    const g = tableWith({
      age: 2,
      cities: [
        {
          board: 'alexandria',
          side: 'night',
          stages: 2,
          coins: 0,
          built: ['lumber-yard'],
          hand: ['school', 'temple', 'caravansery', 'forum'],
        },
        { board: 'rhodes', side: 'day' },
        { board: 'babylon', side: 'day' },
      ],
    });
    expect(g.can(0, build('school'))).toBe(true);
    expect(g.can(0, build('temple'))).toBe(true);
    expect(g.can(0, build('caravansery'))).toBe(true);
    // One clay, not two.
    expect(g.can(0, build('forum'))).toBe(false);
  });

  test('[WO-WON-5] Babylon counts a science symbol of choice', () => {
    for (const side of SIDES) {
      const g = tableWith({ age: 3, cities: [{ board: 'babylon', side, stages: 2, built: ['workshop', 'apothecary'] }] });
      expect(g.row(0, 'green')).toBe(10);
      const without = tableWith({ age: 3, cities: [{ board: 'babylon', side, stages: 1, built: ['workshop', 'apothecary'] }] });
      expect(without.row(0, 'green')).toBe(2);
    }
  });

  test('[WO-R35] with all stages built no stage can be built', () => {
    const g = tableWith({ age: 2, cities: [{ board: 'rhodes', side: 'night', stages: 2, coins: 50, built: RICH, hand: ['aqueduct'] }] });
    expect(g.refused(0, stage('aqueduct'))).toEqual([{ code: 'wonder-complete' }]);
    expect(g.legal(0).some(({ kind }) => kind === 'stage')).toBe(false);
  });

  test('[WO-R36] Alexandria’s second stage on turn 3 serves from turn 4, and its owner only', () => {
    const g = tableWith({
      turn: 3,
      options: { seats: 4 },
      cities: [
        { board: 'alexandria', side: 'day', stages: 1, coins: 0, built: ['ore-vein', 'clay-pit'], hand: ['altar', 'stockade'] },
        { board: 'ephesus' },
        { board: 'gizah' },
        { board: 'halicarnassus' },
      ],
    });
    expect(g.can(0, build('stockade'))).toBe(false);
    g.play({ 0: stage('altar') });
    expect(g.view().turn).toBe(4);
    // The hand with the Stockade is now on the left; its neighbour on the right makes wood and does not sell it.
    expect(g.hand(1)).toContain('stockade');
    expect(g.refused(1, build('stockade'))).toEqual([{ code: 'no-source', resources: ['wood'] }]);
  });

  test('[WO-R36] the raw material of choice pays on turn 4', () => {
    const g = tableWith({
      turn: 3,
      cities: [
        { board: 'alexandria', side: 'day', stages: 1, coins: 0, built: ['ore-vein', 'clay-pit'], hand: ['altar'] },
        { board: 'ephesus' },
        { board: 'halicarnassus', hand: ['stockade'] },
      ],
    });
    g.play({ 0: stage('altar') });
    expect(g.can(0, build('stockade'))).toBe(true);
    g.play({ 0: build('stockade') });
    expect(g.coins()[0]).toBe(0);
  });

  test('[WO-R37] a card under the board is not in the discard pile and counts for no guild', () => {
    const g = tableWith({
      age: 3,
      cities: [
        { board: 'halicarnassus', side: 'day', stages: 1, built: ['glassworks-i', 'press-i', 'spies-guild'], hand: ['palace'] },
        { board: 'rhodes', side: 'day', stages: 1, under: ['walls'] },
        { board: 'gizah', side: 'day', built: ['stockade'], hand: ['senate'] },
      ],
      discard: ['altar'],
    });
    g.play({ 0: stage('palace'), 2: sell('senate') });
    g.expectAwaiting('revive', [0]);
    const cards = g.legal(0).flatMap((move) => (move.kind === 'revive' ? [move.card] : []));
    expect(cards).toEqual(expect.arrayContaining(['altar', 'senate']));
    expect(cards).not.toContain('walls');
    expect(cards).not.toContain('palace');
    expect(g.refused(0, revive('walls'))).toEqual([{ code: 'not-in-discard' }]);
    expect(g.row(0, 'purple')).toBe(1);
  });
});
