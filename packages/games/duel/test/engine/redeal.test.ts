import { ActionList, FastRng, SPECTATOR } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { CARD_IDS, type DuelState, duel, WONDER_IDS } from '../../src/index.ts';
import { DECK_START, SLOT_COUNT } from '../../src/structure.ts';
import { isGuild } from '../../src/tables.ts';
import { duelWith } from '../kit/scenario.ts';

const RUNS = 6000;

const drawn = (s: DuelState): readonly string[] => duel.view(s, 0).drawn ?? [];

/** How often each thing was seen, over many redeals of one state. */
const tally = (s: DuelState, viewer: number, what: (s: DuelState) => readonly string[], runs = RUNS): Map<string, number> => {
  const rng = new FastRng(11);
  const counts = new Map<string, number>();
  for (let n = 0; n < runs; n++) {
    duel.redeal(s, viewer, rng);
    for (const key of what(s)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** Each of `ways` equally likely outcomes was met about `RUNS × share` times: within five standard deviations. */
const expectEven = (counts: ReadonlyMap<string, number>, ways: number, share: number): void => {
  expect(counts.size).toBe(ways);
  const mean = RUNS * share;
  const deviation = Math.sqrt(RUNS * share * (1 - share));
  for (const [key, count] of counts) expect(Math.abs(count - mean), `${key}: ${count} of about ${mean}`).toBeLessThan(5 * deviation);
};

const newGame = (seed: number): DuelState => {
  const options = { seats: 2, wonders: 'draft', starter: 'random' } as const;
  const s = duel.blank(options);
  duel.setup(options, new FastRng(seed), s);
  return s;
};

const cardIn = (s: DuelState, age: number, slot: number): string => CARD_IDS[s.deck[DECK_START[age] + slot]];

test('an unturned card may be any card of its age that has not been seen', () => {
  const { state } = duelWith({ age: 1, cities: [{}, {}] });
  // 20 slots, 12 of them face up, and three cards out: 23 − 12 = 11 cards are unseen.
  expectEven(
    tally(state, 0, (s) => [cardIn(s, 1, 9)]),
    11,
    1 / 11,
  );
});

test('a coming deck may hold any card of its age in any slot', () => {
  const { state } = duelWith({ age: 1 });
  expectEven(
    tally(state, 0, (s) => [cardIn(s, 2, 0)]),
    23,
    1 / 23,
  );
});

test('in the coming Age III a slot holds a guild three times in twenty, each guild alike', () => {
  const { state } = duelWith({ age: 2 });
  const counts = tally(state, 0, (s) => [cardIn(s, 3, 19)]);
  expect(counts.size).toBe(27);
  const guilds = new Map([...counts].filter(([id]) => id.endsWith('-guild')));
  expectEven(guilds, 7, 3 / 20 / 7);
  const total = [...guilds.values()].reduce((sum, count) => sum + count, 0);
  expectEven(new Map([['any guild', total]]), 1, 3 / 20);
  expectEven(new Map([...counts].filter(([id]) => !id.endsWith('-guild'))), 20, 17 / 20 / 20);
});

test('guild backs stay where they are; which guild it is may be any unseen one', () => {
  let checked = 0;
  for (let seed = 1; seed < 30 && checked < 3; seed++) {
    const { state } = duelWith({ age: 3 }, seed);
    const slots = Array.from({ length: SLOT_COUNT }, (_, slot) => slot);
    const unseen = slots.filter((slot) => (state.unseen >>> slot) & 1);
    const guildSlots = unseen.filter((slot) => isGuild(state.deck[DECK_START[3] + slot]));
    if (guildSlots.length === 0) continue;
    checked++;
    const unseenGuilds = 4 + guildSlots.length;
    expectEven(
      tally(state, 1, (s) => [cardIn(s, 3, guildSlots[0])]),
      unseenGuilds,
      1 / unseenGuilds,
    );
    const backs = duel.view(state, SPECTATOR).structure.filter((slot) => slot.back === 'guild' && slot.card === undefined);
    expect(backs.map((slot) => slot.slot)).toEqual(guildSlots);
  }
  expect(checked).toBe(3);
});

test('in the draft the second group is any four of the eight unseen wonders, and all decks are hidden', () => {
  const s = newGame(4);
  expectEven(
    tally(s, 0, (d) => Array.from(d.wonderDeck.subarray(4, 8), (w) => WONDER_IDS[w])),
    8,
    1 / 2,
  );
  expectEven(
    tally(s, 0, (d) => [cardIn(d, 1, 19)]),
    23,
    1 / 23,
  );
});

test('the builder of the Great Library keeps the tokens he sees; for everyone else they are any three of the box', () => {
  const g = duelWith({
    cities: [{ coins: 50, wonders: ['great-library'] }],
    row: ['baths'],
    tokens: ['law', 'economy', 'masonry', 'theology', 'strategy'],
    box: ['philosophy', 'urbanism', 'agriculture'],
  });
  g.play(0, { kind: 'wonder', wonder: 'great-library', card: 'baths' });
  const mine = tally(g.state, 0, drawn);
  expect([...mine.keys()].sort()).toEqual(['agriculture', 'philosophy', 'urbanism']);
  for (const viewer of [1, SPECTATOR]) {
    expect(duel.view(g.state, viewer).drawn).toBeUndefined();
    expectEven(tally(g.state, viewer, drawn), 5, 3 / 5);
  }
});

test('what has been seen stays as it is', () => {
  const { state } = duelWith({ age: 2, cities: [{ built: ['walls', 'school'] }], discard: ['temple'] });
  const before = JSON.stringify(duel.view(state, 0));
  const rng = new FastRng(2);
  for (let n = 0; n < 200; n++) {
    duel.redeal(state, 0, rng);
    expect(JSON.stringify(duel.view(state, 0))).toBe(before);
    expect(new Set(state.deck).size).toBe(state.deck.length);
  }
});

test('a view after a trip through JSON still says which colour must be destroyed', () => {
  for (const [wonder, card] of [
    ['statue-of-zeus', 'quarry'],
    ['circus-maximus', 'press'],
  ] as const) {
    const other = wonder === 'circus-maximus' ? 'statue-of-zeus' : 'circus-maximus';
    const g = duelWith({
      age: 2,
      row: ['walls'],
      cities: [{ coins: 50, wonders: [wonder, { wonder: other, under: 'altar' }] }, { built: ['quarry', 'press'] }],
    });
    g.play(0, { kind: 'wonder', wonder, card: 'walls' });
    const imagined = duel.blank(g.view().options);
    duel.imagine(JSON.parse(JSON.stringify(g.view(0))), 0, imagined);
    const list = new ActionList();
    duel.actions(imagined, 0, list);
    expect(list.toArray().map((action) => duel.toMove(imagined, 0, action))).toEqual([{ kind: 'destroy', card }]);
  }
});
