import { FastRng, SPECTATOR } from '@maravilha/kernel';
import { viewersOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { type DiceState, dice } from '../../src/index.ts';
import { play, playOn, randomGames, sampled, spacesOf, stateWith } from '../kit/random.ts';

const imaginedBy = (s: DiceState, viewer: number): DiceState => {
  const view = dice.view(s, viewer);
  const into = dice.blank(view.options);
  // What the state held before must not show through.
  into.bytes.fill(170);
  into.blocks = 99;
  into.forum = -1;
  into.offered = -1;
  dice.imagine(JSON.parse(JSON.stringify(view)), viewer, into);
  return into;
};

test('a state imagined from a view says what the view says, at every kind of decision and for every viewer', () => {
  const met = new Set<string>();
  let mixed = 0;
  randomGames(
    1,
    sampled(6, (s) => {
      for (const viewer of viewersOf(s)) {
        const view = dice.view(s, viewer);
        const again = dice.view(imaginedBy(s, viewer), viewer);
        if (JSON.stringify(again) !== JSON.stringify(view)) expect(again).toEqual(view);
        const decisions = new Set(view.seats.map(({ decision }) => decision));
        for (const decision of decisions) met.add(decision);
        if (view.phase === 'turn' && decisions.size > 1) mixed++;
      }
    }),
  );
  expect([...met].sort()).toEqual(['action', 'bonus', 'city', 'cross', 'free-die', 'over', 'ready']);
  expect(mixed).toBeGreaterThan(100);
});

const OPEN = [
  'low',
  'high',
  'startLow',
  'startHigh',
  'stack',
  'stackSize',
  'city',
  'coins',
  'spent',
  'bonuses',
  'agoraFirst',
  'recorded',
  'resources',
  'unlocked',
  'dieMinus',
  'dieZero',
  'dieCoins',
  'face',
  'section',
] as const satisfies readonly (keyof DiceState)[];

test('every part of the state that lies open is the same, counted anew', () => {
  randomGames(1, (s) => {
    const imagined = imaginedBy(s, SPECTATOR);
    for (const part of OPEN) if (s[part].join() !== imagined[part].join()) expect(imagined[part], part).toEqual(s[part]);
    for (const part of ['phase', 'active', 'first', 'offered', 'turn', 'last', 'forum', 'agoraTaken', 'winners'] as const) {
      if (s[part] !== imagined[part]) expect(imagined[part], part).toBe(s[part]);
    }
  });
});

test('what comes is not known: the key is empty and no chance is used up', () => {
  const imagined = imaginedBy(stateWith({}), 0);
  expect([...imagined.key]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(imagined.blocks).toBe(0);
});

test('inside a chain the start of the turn is kept apart from what was crossed off since', () => {
  const s = stateWith({ cities: [{ city: 'giza', crossed: ['wonder.w1'], coins: 20 }, {}, {}] });
  play(s, 0, { kind: 'wonder' });
  const imagined = imaginedBy(s, 1);
  expect(dice.view(imagined, 1).seats[0]).toMatchObject({ crossed: ['wonder.w1', 'wonder.w2'], fresh: ['wonder.w2'], decision: 'action' });
  play(imagined, 0, { kind: 'wonder' });
  expect(dice.view(imagined, 1).seats[0]).toMatchObject({ fresh: spacesOf('giza', 'wonder').slice(1), decision: 'bonus' });
});

test('an imagined state plays on to the end, for every viewer', () => {
  let n = 0;
  randomGames(1, (s) => {
    if (n++ % 53 !== 0) return;
    for (const viewer of viewersOf(s)) {
      const imagined = imaginedBy(s, viewer);
      playOn(imagined, new FastRng(n), () => undefined);
      if (dice.awaiting(imagined) !== 0) expect.fail('the imagined game does not end');
    }
  });
});
