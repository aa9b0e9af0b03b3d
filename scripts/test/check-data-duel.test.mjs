import * as checks from '../tables/duel.mjs';
import { checkSuite } from './kit/slips.mjs';

// Each is a slip that somebody could make while typing a table, and what must be said about it.
const SLIPS = [
  ['a cost too high', (t) => (t.CARDS.aqueduct.cost.stone = 4), /aqueduct: costs 4 stone/],
  ['a cost that is only wrong', (t) => (t.CARDS.aqueduct.cost.stone = 2), /Age II: stone add up to 8, not 9/],
  ['a misspelt resource', (t) => (t.CARDS.baths.cost = { stoen: 1 }), /baths: unknown part of a cost: stoen/],
  ['a wonder that costs coins', (t) => (t.WONDERS.sphinx.cost.coins = 1), /sphinx: a wonder costs resources/],
  ['coins on a blue card', (t) => (t.CARDS.baths.cost = { coins: 1 }), /baths: a blue card has no coins/],
  ['coins and resources on another card', (t) => (t.CARDS.garrison.cost.coins = 1), /garrison: only the Forum/],
  ['another colour', (t) => (t.CARDS.tavern.colour = 'blue'), /Age 1: colours are/],
  ['a missing card', (t) => delete t.CARDS.tavern, /72 cards, not 73/],
  ['a missing wonder', (t) => delete t.WONDERS.colossus, /11 wonders, not 12/],
  ['a missing token', (t) => delete t.TOKENS.law, /9 progress tokens, not 10/],
  ['an id used twice', (t) => (t.TOKENS.baths = t.TOKENS.law), /baths: the id is used twice/],
  ['an id in another case', (t) => (t.TOKENS.Big = t.TOKENS.law), /Big: the id is not in kebab case/],
  ['an unknown effect', (t) => (t.CARDS.tavern.effects = [{ kind: 'gold', count: 4 }]), /tavern: unknown effect gold/],
  [
    'an effect that nothing uses',
    (t) => (t.TOKENS.economy.effects = [{ kind: 'points', count: 0 }]),
    /effect tradeIncome: nothing uses it/,
  ],
  ['a card without effect', (t) => (t.CARDS.tavern.effects = []), /tavern: has no effect/],
  ['a red card without shields', (t) => (t.CARDS.walls.effects = [{ kind: 'points', count: 2 }]), /walls: a red card without shields/],
  ['shields on a yellow card', (t) => t.CARDS.tavern.effects.push({ kind: 'shields', count: 1 }), /tavern: a yellow card with shields/],
  ['a missing extra turn', (t) => t.WONDERS.sphinx.effects.shift(), /4 wonders let one play again/],
  ['a chain to nowhere', (t) => (t.CARDS.aqueduct.chainIn = 'fish'), /aqueduct: unknown chain fish/],
  ['a chain that nobody uses', (t) => delete t.CARDS.aqueduct.chainIn, /chain drop: 1 cards show it and 0 use it/],
  ['a chain backwards', (t) => ([t.CARDS.baths.age, t.CARDS.aqueduct.age] = [2, 1]), /chain drop: baths is not of an earlier age/],
  ['a symbol on three cards', (t) => (t.CARDS.school.effects[0].symbol = 'quill'), /symbol quill: on 3 cards, not 2/],
  ['other points', (t) => (t.CARDS.palace.effects[0].count = 8), /Age III: points add up to 62, not 61/],
  ['a lost slot', (t) => t.LAYOUTS[0].pop(), /layout 1: not 20 slots/],
  ['a wrong cover', (t) => (t.LAYOUTS[2][5].coveredBy = [9, 10]), /a3r3c1: covered by 9, 10, by its place 9/],
  ['a card the wrong way up', (t) => (t.LAYOUTS[1][6].faceUp = true), /layout 2: 13 face up/],
  ['a slot out of place', (t) => (t.LAYOUTS[1][19].x = 2), /a2r5c2: has no mirror image/],
  ['another number', (t) => (t.START_COINS = 8), /START_COINS is 8, not 7/],
  ['a first game with one wonder twice', (t) => (t.FIRST_GAME[0][0] = 'piraeus'), /the first game does not have/],
];

await checkSuite('duel', checks, { kinds: { count: 19, some: ['produce', 'coinsOnChain'] }, slips: SLIPS });
