import * as checks from '../tables/architects.mjs';
import { checkSuite } from './kit/slips.mjs';

// Each is a slip that somebody could make while typing a table, and what must be said about it.
const SLIPS = [
  ['a card too many', (t) => (t.DECKS.giza.wood = 3), /deck giza: 3 wood, not 2/],
  ['a deck of another size', (t) => (t.DECKS.giza.wood = 3), /deck giza: 26 cards, not 25/],
  ['a card too many in the box', (t) => (t.DECKS.giza.wood = 3), /236 cards in the box, not 235/],
  ['too many of a resource', (t) => (t.DECKS.giza.wood = 3), /wood: 18 in the box, not 17/],
  ['too many of a colour', (t) => (t.DECKS.giza.coin = 4), /yellow: 28 cards in the box, not 27/],
  ['two kinds changed for each other', (t) => ([t.DECKS.babylon.stone, t.DECKS.babylon.brick] = [2, 1]), /deck babylon: 2 stone, not 1/],
  ['a symbol changed for another', (t) => ((t.DECKS.central.gear = 5), (t.DECKS.central.compass = 3)), /gear: 15 in the box, not 14/],
  ['another central deck', (t) => (t.DECKS.central.coin = 5), /deck central: 59 cards, not 60/],
  ['a misspelt card in a deck', (t) => (t.DECKS.rhodes.clay = 2), /deck rhodes: unknown card clay/],
  ['a missing deck', (t) => delete t.DECKS.olympia, /deck olympia: is missing/],
  ['a wonder without a deck', (t) => delete t.DECKS.olympia, /wonder olympia: has no deck/],
  ['a deck too many', (t) => (t.DECKS.petra = t.DECKS.giza), /deck petra: is not in the box/],
  ['another number of horns', (t) => (t.CARDS['red-1'].effects[1].count = 2), /card red-1: .*"horns 2".*, not .*"horns 1"/],
  ['other points of a card', (t) => (t.CARDS['blue-3'].effects[0].count = 2), /card blue-3: /],
  ['a missing kind of card', (t) => delete t.CARDS.glass, /card glass: is missing/],
  ['an id used twice', (t) => (t.TOKENS.wood = t.TOKENS.decor), /wood: the id is used twice/],
  ['an id in another case', (t) => (t.TOKENS.Big = t.TOKENS.decor), /Big: the id is not in kebab case/],
  ['other points of a stage', (t) => (t.WONDERS.giza.stages[4].points = 7), /wonder giza: points \[4,5,6,7,7\], not \[4,5,6,7,8\]/],
  ['points that add up to another sum', (t) => (t.WONDERS.giza.stages[4].points = 7), /giza: points in all 29, not 30/],
  [
    'an effect at another stage',
    (t) => (t.WONDERS.babylon.stages[2].effect = true),
    /babylon: stages with the effect \[2,3,4\], not \[2,4\]/,
  ],
  ['another effect', (t) => (t.WONDERS.giza.effects = [{ kind: 'progress' }]), /wonder giza: effects \["progress"\], not \[\]/],
  [
    'a stage that rests on too little',
    (t) => (t.WONDERS.ephesus.stages[4].above = [2, 3]),
    /ephesus: stage 5 does not rest on all lower rows/,
  ],
  ['another order', (t) => (t.WONDERS.ephesus.stages[4].above = [2, 3]), /wonder ephesus: orders \d+, not 6/],
  ['a stage on another row', (t) => (t.WONDERS.rhodes.stages[1].row = 2), /wonder rhodes: rows/],
  ['a stage below itself', (t) => (t.WONDERS.giza.stages[0].above = [1]), /wonder giza: orders 0, not 1/],
  ['a missing stage', (t) => t.WONDERS.olympia.stages.pop(), /wonder olympia: points \[3,2,5,5\]/],
  ['a missing wonder', (t) => delete t.WONDERS.rhodes, /wonder rhodes: is missing/],
  ['a wonder too many', (t) => (t.WONDERS.petra = t.WONDERS.giza), /wonder petra: is not in the box/],
  ['another trigger', (t) => (t.TOKENS.crafts.effects[0].on = ['papyrus']), /glass: triggers 0 tokens, not 1/],
  ['a trigger used twice', (t) => t.TOKENS.crafts.effects[0].on.push('coin'), /coin: triggers 2 tokens, not 1/],
  ['other points of a token', (t) => (t.TOKENS.culture.effects[0].both = 10), /token culture: /],
  ['a missing token', (t) => delete t.TOKENS.decor, /14 progress tokens, not 15/],
  ['one Culture', (t) => (t.TOKEN_COPIES = {}), /14 progress tokens, not 15/],
  ['an effect that nothing uses', (t) => (t.TOKENS.economy = t.TOKENS.decor), /effect coin-worth: nothing uses it/],
  ['an unknown effect', (t) => (t.TOKENS.tactics.effects = [{ kind: 'gold', count: 2 }]), /unknown effect gold/],
  ['another cost', (t) => (t.STAGE_COSTS[1].match = 'different'), /STAGE_COSTS is /],
  ['other conflict tokens', (t) => (t.CONFLICT_TOKENS[7] = 7), /CONFLICT_TOKENS is /],
  ['another number', (t) => (t.VICTORY_POINTS = 2), /VICTORY_POINTS is 2, not 3/],
];

await checkSuite('architects', checks, { kinds: { count: 18, some: ['left-and-right'] }, slips: SLIPS });
