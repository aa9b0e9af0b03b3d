import * as checks from '../tables/dice.mjs';
import { checkSuite } from './kit/slips.mjs';

const CONFIRMED = { cost: 'confirmed', points: 'confirmed', effects: 'confirmed' };

// Each is a slip that somebody could make while putting in the values of a real board, and what must be said about it.
const SLIPS = [
  ['a cost that no space has', (t) => (t.COMMON.market.spaces.k1.cost = 7), /market\.k1: costs 7, not a whole number from 0 to 6/],
  ['a cost below nothing', (t) => (t.WONDERS.giza.spaces.w1.cost = -1), /giza wonder\.w1: costs -1, not a whole number from 0 to 6/],
  [
    'a cost that is no number',
    (t) => (t.UNIVERSITIES.rhodes.spaces.black1.cost = '2'),
    /rhodes university\.black1: costs "2", not a whole/,
  ],
  ['a missing cost', (t) => delete t.COMMON.agora.spaces.a1.cost, /agora\.a1: costs nothing, not a whole number/],
  ['half a point', (t) => (t.COMMON.agora.spaces.a1.points = 1.5), /agora\.a1: has 1\.5 points, not a whole number/],
  ['an unknown effect', (t) => (t.COMMON.market.spaces.m1.effects = [{ kind: 'gold' }]), /market\.m1: unknown effect "gold"/],
  ['an unknown effect of a bonus', (t) => (t.BONUSES.coins.effects = [{ kind: 'gold' }]), /bonus coins: unknown effect "gold"/],
  [
    'an effect without its field',
    (t) => delete t.COMMON.market.spaces.k1.effects[0].amount,
    /market\.k1: gainCoins has amount nothing, not a wh/,
  ],
  [
    'a field that the effect has not',
    (t) => (t.WONDERS.giza.spaces.w2.effects[0].amount = 1),
    /giza wonder\.w2: anotherAction has no amount/,
  ],
  [
    'a colour that is none',
    (t) => (t.WONDERS.rhodes.spaces.w1.effects[0].colours = ['pink']),
    /rhodes wonder\.w1: cross has colours \["pink"\]/,
  ],
  [
    'a black structure',
    (t) => (t.WONDERS.rhodes.spaces.w1.effects[0].colours = ['black']),
    /cross has colours \["black"\], not colours of str/,
  ],
  ['three spaces at once', (t) => (t.WONDERS.rhodes.spaces.w2.effects[0].count = 3), /cross has count 3, not one of 1, 2/],
  [
    'a structure that is none',
    (t) => (t.COMMON.market.spaces.t1.effects[0].of = 'forum'),
    /coinsAndPointsPerSpace has of "forum", not one of/,
  ],
  [
    'an unknown special die',
    (t) => (t.UNIVERSITIES.giza.spaces.black3.effects[0].die = 'gold'),
    /unlockDie has die "gold", not one of black/,
  ],
  [
    'a line that leads nowhere',
    (t) => t.COMMON.market.tracks[0].spaces.push('k3'),
    /market: line 1 \(coin7\) leads to k3, which does not exist/,
  ],
  ['a space on no line', (t) => t.COMMON.market.tracks[0].spaces.pop(), /market\.k2: lies on no line/],
  ['a space twice on a line', (t) => t.COMMON.market.tracks[0].spaces.push('k1'), /market: line 1 \(coin7\) leads to a space twice/],
  ['a line without spaces', (t) => (t.COMMON.market.tracks[0].spaces = []), /market: line 1 \(coin7\) has no space/],
  ['an order that is none', (t) => (t.COMMON.market.tracks[0].order = 'back'), /market: line 1 \(coin7\) has the order "back"/],
  ['a symbol on no die', (t) => (t.COMMON.market.tracks[0].symbols = ['coin8']), /market: line 1 \(coin8\): no die shows coin8 for it/],
  ['a symbol without a line', (t) => (t.COMMON.market.tracks[0].symbols = ['coin8']), /market: no line for the symbol coin7/],
  [
    'the symbol of another structure',
    (t) => (t.COMMON.agora.tracks[0].symbols = ['axe']),
    /agora: line 1 \(axe\): no die shows axe for it/,
  ],
  ['two stages', (t) => delete t.WONDERS.olympia.spaces.w3, /olympia wonder: 2 stages, not 3/],
  [
    'stages in another order',
    (t) => t.WONDERS.olympia.tracks[0].spaces.reverse(),
    /olympia wonder: its stages are not one line in sequence/,
  ],
  ['stages in any order', (t) => (t.WONDERS.olympia.tracks[0].order = 'any'), /olympia wonder: its stages are not one line in sequence/],
  ['two bonuses', (t) => delete t.BONUSES.again, /2 bonuses, not 3/],
  [
    'a bonus that lasts',
    (t) => (t.BONUSES.again.effects = [{ kind: 'dieCostMinus', amount: 1 }]),
    /bonus again: dieCostMinus cannot be a bonus/,
  ],
  ['an empty bonus', (t) => (t.BONUSES.again.effects = []), /bonus again: has no effect/],
  [
    'an attack elsewhere',
    (t) => t.WONDERS.rhodes.spaces.w3.effects.push({ kind: 'attack', points: 3 }),
    /rhodes wonder\.w3: attack can stand only in/,
  ],
  [
    'a resource elsewhere',
    (t) => t.WONDERS.giza.spaces.w3.effects.push({ kind: 'produceResource', resource: 'wood' }),
    /can stand only in warehouse/,
  ],
  [
    'a die unlocked twice',
    (t) => (t.UNIVERSITIES.giza.spaces.black2.effects = [{ kind: 'unlockDie', die: 'black' }]),
    /giza university: unlocks the black die 2 times, not once/,
  ],
  [
    'a die never unlocked',
    (t) => (t.UNIVERSITIES.giza.spaces.black3.effects = []),
    /giza university: unlocks the black die 0 times, not once/,
  ],
  [
    'a die unlocked elsewhere',
    (t) => t.WONDERS.giza.spaces.w3.effects.push({ kind: 'unlockDie', die: 'white' }),
    /unlockDie can stand only in university/,
  ],
  ['an Agora space on one line', (t) => t.COMMON.agora.tracks[4].spaces.pop(), /agora\.c2: lies on 1 lines, not on 2/],
  ['five lines of the Agora', (t) => t.COMMON.agora.tracks.pop(), /agora: 5 lines, not 6/],
  [
    'a Market with one free line',
    (t) => (t.COMMON.market.tracks.find(({ order }) => order === 'any').order = 'sequence'),
    /market: 1 lines with several arrows, not 2/,
  ],
  ['one defence', (t) => (t.COMMON.barracksWest.spaces.d2.effects = []), /barracksWest: 1 defence spaces, not 2/],
  [
    'an attack weaker than defence',
    (t) => (t.COMMON.barracksEast.spaces.a2.effects[0].points = 1),
    /barracksEast\.a2: is worth less than the defence it/,
  ],
  [
    'points beside an attack',
    (t) => (t.COMMON.barracksEast.spaces.a2.points = 4),
    /barracksEast\.a2: the points of an attack stand in its effect alone/,
  ],
  [
    'points in the Warehouse',
    (t) => (t.COMMON.warehouse.spaces.glass.points = 1),
    /warehouse\.glass: has points, but the Warehouse is no part/,
  ],
  ['a resource twice', (t) => (t.COMMON.warehouse.spaces.glass.effects[0].resource = 'wood'), /warehouse: produces wood 2 times, not once/],
  ['a bonus for the Warehouse', (t) => (t.COMMON.warehouse.bonus = true), /warehouse: gives no bonus when it is complete/],
  ['no bonus for the Agora', (t) => (t.COMMON.agora.bonus = false), /agora: gives a bonus when it is complete/],
  ['another colour', (t) => (t.COMMON.agora.colour = 'green'), /agora: is "green", not "blue"/],
  ['a confidence that is none', (t) => (t.COMMON.agora.spaces.a1.known.cost = 'sure'), /agora\.a1: how well its cost is known is "sure"/],
  ['no confidence', (t) => delete t.COMMON.agora.spaces.a1.known, /agora\.a1: how well its points is known is nothing/],
  ['a bonus of unknown standing', (t) => (t.BONUSES.coins.known = 'sure'), /bonus coins: how well it is known is "sure"/],
  ['a missing structure', (t) => delete t.COMMON.agora, /agora: is missing/],
  ['a missing city', (t) => delete t.UNIVERSITIES.babylon, /babylon university: is missing/],
  ['a city too many', (t) => (t.WONDERS.petra = t.WONDERS.giza), /petra: is no city/],
  ['a missing die', (t) => delete t.DICE.white, /die white: is not there/],
  ['a die too many', (t) => (t.DICE.gold = t.DICE.white), /die gold: is not in the box/],
  ['five faces', (t) => t.DICE.blue.faces.pop(), /die blue: 5 faces, not 6/],
  ['another face', (t) => (t.DICE.red.faces[0].symbol = 'axe'), /die red: faces axe axe sword sword shield axe, not .*which is confirmed/],
  [
    'a face that leads elsewhere',
    (t) => (t.DICE.red.faces[0].structures = ['market']),
    /die red, face 1: leads to market, not to barracksWest/,
  ],
  ['a special die in the Forum', (t) => (t.DICE.white.special = false), /die white: waits beside the Forum at the start/],
  ['a comparison by another die', (t) => (t.DICE.white.faces[0].compare = 'market'), /die white, face 1: only the purple die compares/],
  [
    'a comparison with nothing',
    (t) => (t.DICE.purple.faces[0].compare = 'forum'),
    /die purple, face 1: compares "forum", which does not exist/,
  ],
  ['a red die that needs no symbol', (t) => (t.DICE.red.faces[0].anyTrack = true), /die red, face 1: only the black die needs no symbol/],
  ['too many spaces', (t) => addSpaces(t.COMMON.guildCourt, 20), /\d+ spaces with names of their own on all boards, not at most 64/],
  ['too many spaces in one structure', (t) => addSpaces(t.COMMON.guildCourt, 14), /guildCourt: 17 spaces, not at most 16/],
  ['another number', (t) => (t.PASS_COINS = 2), /PASS_COINS is 2, not 3/],
  ['a Gold Reserve that does not add up', (t) => (t.RESERVE = 30), /RESERVE is 30: 4 rows of 7 make no Gold Reserve/],
  ['an effect that the union has not', (t) => t.EFFECT_KINDS.push('gold'), /effect gold: the union, EFFECT_KINDS and/],
  [
    'a slip in a reconstructed cost',
    (t) => (t.COMMON.agora.spaces.b2.cost = 3),
    /agora\.b2: cost 3, not 2 as in the facts; if a board says so, mark its cost/,
  ],
  ['a slip in reconstructed points', (t) => (t.WONDERS.rhodes.spaces.w3.points = 7), /rhodes wonder\.w3: points 7, not 6 as in the facts/],
  [
    'a slip in a reconstructed effect',
    (t) => (t.WONDERS.rhodes.spaces.w1.effects[0].count = 2),
    /effects cross red 2, not cross red 1 as in the facts/,
  ],
  [
    'a slip in a reconstructed attack',
    (t) => (t.COMMON.barracksWest.spaces.a2.effects[0].points = 5),
    /barracksWest\.a2: points 5, not 4 as in the facts/,
  ],
  [
    'another confirmed value',
    (t) => (t.COMMON.barracksEast.spaces.a1.effects[0].points = 4),
    /barracksEast\.a1: points 4, not 3, which is confirmed/,
  ],
  [
    'a value said to be less certain',
    (t) => (t.COMMON.guildCourt.spaces.g1.known.cost = 'inferred'),
    /guildCourt\.g1: its cost is marked inferred, but is single-source/,
  ],
  ['an invented space', (t) => addSpaces(t.COMMON.guildCourt, 1, 'inferred'), /guildCourt\.new0: is not in the facts; if a board has it/],
];

/** More spaces at the end of the first line. */
const addSpaces = (structure, count, known = 'confirmed') => {
  for (let n = 0; n < count; n++) {
    structure.spaces[`new${n}`] = { cost: 5, points: 8, effects: [], known: { cost: known, points: known, effects: known } };
    structure.tracks[0].spaces.push(`new${n}`);
  }
};

// What somebody with a real board in hand may well do, and nothing is to be said against it.
const REAL_VALUES = [
  ['a real cost', (t) => Object.assign(t.COMMON.agora.spaces.b2, { cost: 3, known: CONFIRMED })],
  ['a real cost alone', (t) => ((t.COMMON.agora.spaces.b2.cost = 3), (t.COMMON.agora.spaces.b2.known.cost = 'confirmed'))],
  ['a value that was right', (t) => (t.COMMON.agora.spaces.b2.known = CONFIRMED)],
  [
    'a value from one source',
    (t) => ((t.WONDERS.rhodes.spaces.w3.points = 7), (t.WONDERS.rhodes.spaces.w3.known.points = 'single-source')),
  ],
  ['another effect', (t) => Object.assign(t.WONDERS.babylon.spaces.w3, { effects: [{ kind: 'gainCoins', amount: 7 }], known: CONFIRMED })],
  [
    'another attack',
    (t) => {
      Object.assign(t.COMMON.barracksWest.spaces.a2, { effects: [{ kind: 'attack', points: 5 }], known: CONFIRMED });
    },
  ],
  ['one more space', (t) => addSpaces(t.COMMON.guildCourt, 1)],
  ['one space less', (t) => (delete t.COMMON.guildCourt.spaces.g3, t.COMMON.guildCourt.tracks[0].spaces.pop())],
  ['five rows of coins', (t) => ((t.RESERVE_ROWS = 5), (t.RESERVE = 35))],
];

await checkSuite('dice', checks, { kinds: { count: 13, some: ['constructFreeDie'] }, slips: SLIPS, accepted: REAL_VALUES });
