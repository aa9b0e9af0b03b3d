import { describe, expect, test } from 'vitest';
import { forRows } from '../../packages/kernel/testing/rows.ts';
import * as checks from '../tables/seven-wonders.mjs';
import { tablesOf } from './kit/slips.mjs';

const { complaintsAfter, kinds } = await tablesOf('seven-wonders', checks);

// Each is a slip that somebody could make while typing a table, and what must be said about it.
const SLIPS = [
  ['a cost too high', (t) => (t.CARDS.aqueduct.cost.stone = 5), /aqueduct: costs 5 stone/],
  ['a cost that is only wrong', (t) => (t.CARDS.aqueduct.cost.stone = 2), /Age II: stone add up to 7, not 8/],
  ['a misspelt resource', (t) => (t.CARDS.baths.cost = { stoen: 1 }), /baths: unknown part of a cost: stoen/],
  ['coins and resources on a base card', (t) => (t.CARDS.baths.cost.coins = 1), /baths: only black cards cost/],
  ['a wrong cost of a black card', (t) => (t.CARDS.militia.cost.coins = 2), /black cards of Age I: coins add up to 8, not 9/],
  ['a wrong cost of a guild', (t) => (t.CARDS['spies-guild'].cost.clay = 3), /guilds: clay add up to 9, not 8/],
  ['a wrong cost of a stage', (t) => (t.BOARDS.gizah.night[3].cost.stone = 3), /Night sides: stone add up to 13, not 14/],
  ['a stage that costs coins', (t) => (t.BOARDS.gizah.day[0].cost.coins = 1), /gizah day 1: only the second stage of Petra/],
  ['a free stage', (t) => (t.BOARDS.gizah.day[0].cost = {}), /gizah day 1: costs nothing/],
  ['another colour', (t) => (t.CARDS.tavern.colour = 'blue'), /Age 1: 5 blue rows, not 4/],
  ['a missing card', (t) => delete t.CARDS.tavern, /Age 1: 3 yellow rows, not 4/],
  ['a missing black card', (t) => delete t.CARDS.mint, /Age 3: 13 black rows, not 14/],
  ['a row hidden by another', (t) => delete t.CARDS.altar, /122 rows make 121 cards: an id is used twice/],
  ['a card from another seat count', (t) => (t.CARDS.tavern.copies = [4, 5, 6]), /Age 1 with 6 seats: 7 yellow cards, not 6/],
  ['a deck of another size', (t) => t.CARDS.well.copies.pop(), /Age 1 with 7 seats: 48 cards for 7 hands of 7/],
  ['copies out of order', (t) => (t.CARDS.well.copies = [7, 4]), /well: copies 7, 4/],
  ['copies of a guild', (t) => (t.CARDS['spies-guild'].copies = [3]), /spies-guild: exists once/],
  ['a base card without copies', (t) => delete t.CARDS.altar.copies, /altar: has no copies/],
  ['a second Loom under another name', (t) => (t.CARDS['loom-ii'].structure = 'looms'), /structures in two ages/],
  ['a missing board', (t) => delete t.BOARDS.petra, /petra: is missing/],
  ['another initial resource', (t) => (t.BOARDS.olympia.initial = 'wood'), /olympia: wood, 3, 3, not clay, 3, 3/],
  ['a missing stage', (t) => t.BOARDS.gizah.night.pop(), /gizah: stone, 3, 3, not stone, 3, 4/],
  ['an id used twice', (t) => (t.BOARDS.baths = t.BOARDS.petra), /baths: the id is used twice/],
  ['an id in another case', (t) => (t.CARDS.Big = t.CARDS.mint), /Big: the id is not in kebab case/],
  ['an unknown effect', (t) => (t.CARDS.tavern.effects = [{ kind: 'gold', count: 5 }]), /tavern: unknown effect gold/],
  [
    'an effect that nothing uses',
    (t) => (t.CARDS['black-market'].effects[0].kind = 'extraProduced'),
    /effect extraUnproduced: nothing uses it/,
  ],
  ['an effect used once too often', (t) => t.CARDS.mint.effects.push({ kind: 'diplomacy' }), /effect diplomacy: 7 times, not 6/],
  ['a card without effect', (t) => (t.CARDS.tavern.effects = []), /tavern: has no effect/],
  ['a red card without shields', (t) => (t.CARDS.walls.effects = [{ kind: 'points', count: 2 }]), /walls: not the effect of a red card/],
  ['a guild that counts its own city', (t) => (t.CARDS['spies-guild'].effects[0].in = 'own'), /20 effects count own, not 19/],
  ['another symbol', (t) => (t.CARDS.school.effects[0].symbol = 'gear'), /symbol gear: on 5 cards, not 4/],
  ['other points', (t) => (t.CARDS.palace.effects[0].count = 9), /Age III: points add up to 33, not 32/],
  ['other points of a stage', (t) => (t.BOARDS.petra.night[1].effects[0].count = 12), /Night sides: points add up to 82, not 84/],
  ['another loss', (t) => (t.CARDS.lair.effects[1].count = 3), /black cards of Age II: losses add up to 7, not 6/],
  ['a chain to nowhere', (t) => (t.CARDS.aqueduct.chainIn = 'fish'), /aqueduct: unknown chain fish/],
  ['a chain that nobody uses', (t) => delete t.CARDS.aqueduct.chainIn, /chain waterdrop: 1 cards show it and 0 use it/],
  ['a chain backwards', (t) => ([t.CARDS.baths.age, t.CARDS.aqueduct.age] = [2, 1]), /chain waterdrop: baths is not of an earlier age/],
  ['a chain to another card', (t) => (t.CARDS.temple.chainIn = 'mask'), /theater: frees gardens, temple, not gardens/],
  ['a chain on a black card', (t) => (t.CARDS.mint.chainIn = 'mask'), /mint: a black card has no chain/],
  ['another number', (t) => (t.START_COINS = 4), /START_COINS is 4, not 3/],
];

describe('check-data', () => {
  test('finds nothing wrong with the tables of 7 Wonders', () => {
    expect(complaintsAfter(() => {})).toBe('');
  });
  test('knows every kind of effect', () => {
    expect(kinds).toContain('produce');
    expect(kinds).toContain('copyScience');
    expect(kinds).toHaveLength(30);
  });
  test('finds every slip', () =>
    forRows(SLIPS, ([, change, complaint]) => {
      expect(complaintsAfter(change)).toMatch(complaint);
    }));
});
