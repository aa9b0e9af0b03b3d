import { ActionList, FastRng, type Seat } from '@maravilha/kernel';
import { viewersOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { type DiceState, type DieId, dice, SECTION_COSTS, spaceOf } from '../../src/index.ts';
import { play, randomGames, sampled, seatsAt, spacesOf, stateWith } from '../kit/random.ts';

const RUNS = 3000;

/** How often each thing was seen after everybody has passed, over many redeals of one state. */
const tally = (s: DiceState, viewer: number, what: (s: DiceState) => string): Map<string, number> => {
  const rng = new FastRng(11);
  const spare = dice.blank(dice.view(s, viewer).options);
  const counts = new Map<string, number>();
  const pass = dice.toAction(s, 0, { kind: 'pass' }) as number;
  for (let n = 0; n < RUNS; n++) {
    dice.copy(s, spare);
    dice.redeal(spare, viewer, rng);
    const joint = Int32Array.from(seatsAt(s), (seat) => ((dice.awaiting(s) >>> seat) & 1 ? pass : -1));
    dice.step(spare, joint);
    const seen = what(spare);
    counts.set(seen, (counts.get(seen) ?? 0) + 1);
  }
  return counts;
};

/** Each of so many things was met about equally often: within five standard deviations. */
const expectEven = (counts: ReadonlyMap<string, number>, kinds: number): void => {
  expect(counts.size).toBe(kinds);
  const mean = RUNS / kinds;
  for (const [key, count] of counts) {
    expect(Math.abs(count - mean), `${key}: ${count} of about ${mean}`).toBeLessThan(5 * Math.sqrt(mean * (1 - 1 / kinds)));
  }
};

const list = new ActionList();
/** All that a seat can learn without a step. */
const knownTo = (s: DiceState, seat: Seat): string => {
  dice.actions(s, seat, list);
  const reasons = dice.wishes(s, seat).map((wish) => [wish, dice.explain(s, seat, wish)]);
  return JSON.stringify([list.toArray(), reasons]);
};

test('a redeal changes the key and nothing else, for every viewer at every decision', () => {
  const rng = new FastRng(3);
  const spare = dice.blank({ seats: 2, cities: 'random' });
  let n = 0;
  randomGames(
    1,
    sampled(6, (s) => {
      const asked = n++ % 7 === 0;
      for (const viewer of viewersOf(s)) {
        dice.copy(s, spare);
        dice.redeal(spare, viewer, rng);
        if (spare.key.join() === s.key.join()) expect.fail('the key stayed');
        const view = JSON.stringify(dice.view(s, viewer));
        if (JSON.stringify(dice.view(spare, viewer)) !== view) expect(dice.view(spare, viewer)).toEqual(JSON.parse(view));
        if (asked && viewer >= 0 && knownTo(spare, viewer) !== knownTo(s, viewer)) expect.fail('a redeal can be noticed');
        spare.key.set(s.key);
        if (spare.bytes.join() !== s.bytes.join() || spare.blocks !== s.blocks) expect.fail('more than the key has changed');
      }
    }),
  );
});

const fallOf =
  (die: DieId) =>
  (s: DiceState): string => {
    const lying = dice.view(s, 0).forum.find((other) => other.die === die);
    return lying === undefined ? 'away' : `${lying.face}/${lying.section}`;
  };

test('the next roll may be any: every face in every section alike', () => {
  const s = stateWith({ options: { seats: 3 } });
  expectEven(tally(s, 0, fallOf('blue')), 6 * SECTION_COSTS.length);
  expectEven(tally(s, 2, fallOf('grey-2')), 6 * SECTION_COSTS.length);
});

test('two dice fall independently', () => {
  const s = stateWith({ options: { seats: 2 } });
  expectEven(
    tally(s, 1, (next) => {
      const { forum } = dice.view(next, 0);
      return `${forum[0].face} ${forum[1].face}`;
    }),
    36,
  );
});

test('which grey die makes place for a special one is not known before', () => {
  const line = spacesOf('giza', 'university').filter((space) => space.startsWith('university.black'));
  const last = line[line.length - 1];
  expect(spaceOf('giza', last)?.effects).toEqual([{ kind: 'unlockDie', die: 'black' }]);
  const s = stateWith({
    cities: [{ city: 'giza', crossed: line.slice(0, -1), coins: 20 }, {}],
    forum: { green: { face: 1, section: 0 } },
  });
  play(s, 0, { kind: 'construct', die: 'green', space: last });
  const left = tally(s, 1, (next) => {
    const lying = dice.view(next, 0).forum.map(({ die }) => die as string);
    expect(lying).toContain('black');
    return ['grey-1', 'grey-2', 'grey-3'].filter((die) => !lying.includes(die)).join();
  });
  expectEven(left, 3);
});
