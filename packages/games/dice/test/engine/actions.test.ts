import { ActionList } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { listCrossings } from '../../src/actions.ts';
import { BUILD_WONDER, CONSTRUCT, CROSS, dieIn, PASS, spaceIn } from '../../src/action-codes.ts';
import { COLOURS, DIE_IDS, dice, SPACE_IDS } from '../../src/index.ts';
import { spaceCost } from '../../src/price.ts';
import { nextStage } from '../../src/arrows.ts';
import { ACTION, kindOf, nextOf, TURN } from '../../src/state.ts';
import { NONE } from '../../src/tables.ts';
import { randomGames, sampled, seatsAt, stateWith } from '../kit/random.ts';

test('a list that was made too short holds all that a roomy one holds', () => {
  let most = 0;
  const roomy = new ActionList(10_000);
  randomGames(
    1,
    sampled(5, (s) => {
      for (const seat of seatsAt(s)) {
        const short = new ActionList(1);
        dice.actions(s, seat, roomy);
        dice.actions(s, seat, short);
        most = Math.max(most, roomy.length);
        expect(short.toArray()).toEqual(roomy.toArray());
      }
    }),
  );
  expect(most).toBeGreaterThan(10);
});

test('listing twice into one list leaves what was there, and makes room again', () => {
  const s = stateWith({ cities: [{ coins: 20 }, { coins: 20 }] });
  const all = (1 << COLOURS.length) - 1;
  const list = new ActionList(1);
  listCrossings(s, 0, all, list);
  const once = list.toArray();
  expect(once.length).toBeGreaterThan(10);
  while (list.length + once.length <= list.items.length) list.push(CROSS);
  const before = list.toArray();
  listCrossings(s, 0, all, list);
  expect(list.toArray()).toEqual([...before, ...once]);
});

test('every entry is an action that exists, and none is there twice', () => {
  const list = new ActionList();
  randomGames(
    1,
    sampled(3, (s) => {
      for (const seat of seatsAt(s)) {
        dice.actions(s, seat, list);
        const actions = list.toArray();
        expect(new Set(actions).size).toBe(actions.length);
        for (const action of actions) {
          if (action < CONSTRUCT || s.phase !== TURN) continue;
          expect((s.forum >>> dieIn(action)) & 1, DIE_IDS[dieIn(action)]).toBe(1);
          expect(SPACE_IDS[spaceIn(action)]).toBeDefined();
        }
      }
    }),
  );
});

test('passing is always there and comes last; the Wonder if and only if its next stage can be paid', () => {
  const list = new ActionList();
  const met = { built: 0, tooDear: 0, complete: 0 };
  randomGames(
    2,
    sampled(4, (s) => {
      for (const seat of seatsAt(s)) {
        if (s.phase !== TURN || kindOf(nextOf(s, seat)) !== ACTION) continue;
        dice.actions(s, seat, list);
        const stage = nextStage(s, seat);
        const payable = stage !== NONE && spaceCost(s, seat, stage) <= s.coins[seat];
        expect([list.has(BUILD_WONDER), list.at(list.length - 1)]).toEqual([payable, PASS]);
        if (stage === NONE) met.complete++;
        else if (payable) met.built++;
        else met.tooDear++;
      }
    }),
  );
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(10);
});
