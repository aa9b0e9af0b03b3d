// Source: rule book of 7 Wonders Duel and nine public implementations that agree on every figure; see docs/rules/en/duel.md.
// `chainOut` is the symbol a card shows, `chainIn` the one that makes it free.
import type { CardDef } from './effects.ts';

export const CARDS = {
  // Age I
  'lumber-yard': { age: 1, colour: 'brown', cost: {}, effects: [{ kind: 'produce', resources: { wood: 1 } }] },
  'logging-camp': { age: 1, colour: 'brown', cost: { coins: 1 }, effects: [{ kind: 'produce', resources: { wood: 1 } }] },
  'clay-pool': { age: 1, colour: 'brown', cost: {}, effects: [{ kind: 'produce', resources: { clay: 1 } }] },
  'clay-pit': { age: 1, colour: 'brown', cost: { coins: 1 }, effects: [{ kind: 'produce', resources: { clay: 1 } }] },
  quarry: { age: 1, colour: 'brown', cost: {}, effects: [{ kind: 'produce', resources: { stone: 1 } }] },
  'stone-pit': { age: 1, colour: 'brown', cost: { coins: 1 }, effects: [{ kind: 'produce', resources: { stone: 1 } }] },
  glassworks: { age: 1, colour: 'grey', cost: { coins: 1 }, effects: [{ kind: 'produce', resources: { glass: 1 } }] },
  press: { age: 1, colour: 'grey', cost: { coins: 1 }, effects: [{ kind: 'produce', resources: { papyrus: 1 } }] },
  'guard-tower': { age: 1, colour: 'red', cost: {}, effects: [{ kind: 'shields', count: 1 }] },
  stable: { age: 1, colour: 'red', cost: { wood: 1 }, effects: [{ kind: 'shields', count: 1 }], chainOut: 'horseshoe' },
  garrison: { age: 1, colour: 'red', cost: { clay: 1 }, effects: [{ kind: 'shields', count: 1 }], chainOut: 'sword' },
  palisade: { age: 1, colour: 'red', cost: { coins: 2 }, effects: [{ kind: 'shields', count: 1 }], chainOut: 'tower' },
  workshop: {
    age: 1,
    colour: 'green',
    cost: { papyrus: 1 },
    effects: [
      { kind: 'science', symbol: 'pendulum' },
      { kind: 'points', count: 1 },
    ],
  },
  apothecary: {
    age: 1,
    colour: 'green',
    cost: { glass: 1 },
    effects: [
      { kind: 'science', symbol: 'wheel' },
      { kind: 'points', count: 1 },
    ],
  },
  scriptorium: { age: 1, colour: 'green', cost: { coins: 2 }, effects: [{ kind: 'science', symbol: 'quill' }], chainOut: 'book' },
  pharmacist: { age: 1, colour: 'green', cost: { coins: 2 }, effects: [{ kind: 'science', symbol: 'mortar' }], chainOut: 'gear' },
  theater: { age: 1, colour: 'blue', cost: {}, effects: [{ kind: 'points', count: 3 }], chainOut: 'mask' },
  altar: { age: 1, colour: 'blue', cost: {}, effects: [{ kind: 'points', count: 3 }], chainOut: 'moon' },
  baths: { age: 1, colour: 'blue', cost: { stone: 1 }, effects: [{ kind: 'points', count: 3 }], chainOut: 'drop' },
  'stone-reserve': { age: 1, colour: 'yellow', cost: { coins: 3 }, effects: [{ kind: 'fixedPrice', resources: ['stone'], price: 1 }] },
  'clay-reserve': { age: 1, colour: 'yellow', cost: { coins: 3 }, effects: [{ kind: 'fixedPrice', resources: ['clay'], price: 1 }] },
  'wood-reserve': { age: 1, colour: 'yellow', cost: { coins: 3 }, effects: [{ kind: 'fixedPrice', resources: ['wood'], price: 1 }] },
  tavern: { age: 1, colour: 'yellow', cost: {}, effects: [{ kind: 'coins', count: 4 }], chainOut: 'vase' },
  // Age II
  sawmill: { age: 2, colour: 'brown', cost: { coins: 2 }, effects: [{ kind: 'produce', resources: { wood: 2 } }] },
  brickyard: { age: 2, colour: 'brown', cost: { coins: 2 }, effects: [{ kind: 'produce', resources: { clay: 2 } }] },
  'shelf-quarry': { age: 2, colour: 'brown', cost: { coins: 2 }, effects: [{ kind: 'produce', resources: { stone: 2 } }] },
  'glass-blower': { age: 2, colour: 'grey', cost: {}, effects: [{ kind: 'produce', resources: { glass: 1 } }] },
  'drying-room': { age: 2, colour: 'grey', cost: {}, effects: [{ kind: 'produce', resources: { papyrus: 1 } }] },
  walls: { age: 2, colour: 'red', cost: { stone: 2 }, effects: [{ kind: 'shields', count: 2 }] },
  'horse-breeders': { age: 2, colour: 'red', cost: { wood: 1, clay: 1 }, effects: [{ kind: 'shields', count: 1 }], chainIn: 'horseshoe' },
  barracks: { age: 2, colour: 'red', cost: { coins: 3 }, effects: [{ kind: 'shields', count: 1 }], chainIn: 'sword' },
  'archery-range': {
    age: 2,
    colour: 'red',
    cost: { wood: 1, stone: 1, papyrus: 1 },
    effects: [{ kind: 'shields', count: 2 }],
    chainOut: 'target',
  },
  'parade-ground': { age: 2, colour: 'red', cost: { clay: 2, glass: 1 }, effects: [{ kind: 'shields', count: 2 }], chainOut: 'helmet' },
  library: {
    age: 2,
    colour: 'green',
    cost: { wood: 1, stone: 1, glass: 1 },
    effects: [
      { kind: 'science', symbol: 'quill' },
      { kind: 'points', count: 2 },
    ],
    chainIn: 'book',
  },
  dispensary: {
    age: 2,
    colour: 'green',
    cost: { stone: 1, clay: 2 },
    effects: [
      { kind: 'science', symbol: 'mortar' },
      { kind: 'points', count: 2 },
    ],
    chainIn: 'gear',
  },
  school: {
    age: 2,
    colour: 'green',
    cost: { wood: 1, papyrus: 2 },
    effects: [
      { kind: 'science', symbol: 'wheel' },
      { kind: 'points', count: 1 },
    ],
    chainOut: 'lyre',
  },
  laboratory: {
    age: 2,
    colour: 'green',
    cost: { wood: 1, glass: 2 },
    effects: [
      { kind: 'science', symbol: 'pendulum' },
      { kind: 'points', count: 1 },
    ],
    chainOut: 'lamp',
  },
  courthouse: { age: 2, colour: 'blue', cost: { wood: 2, glass: 1 }, effects: [{ kind: 'points', count: 5 }] },
  statue: { age: 2, colour: 'blue', cost: { clay: 2 }, effects: [{ kind: 'points', count: 4 }], chainIn: 'mask', chainOut: 'column' },
  temple: {
    age: 2,
    colour: 'blue',
    cost: { wood: 1, papyrus: 1 },
    effects: [{ kind: 'points', count: 4 }],
    chainIn: 'moon',
    chainOut: 'sun',
  },
  aqueduct: { age: 2, colour: 'blue', cost: { stone: 3 }, effects: [{ kind: 'points', count: 5 }], chainIn: 'drop' },
  rostrum: { age: 2, colour: 'blue', cost: { wood: 1, stone: 1 }, effects: [{ kind: 'points', count: 4 }], chainOut: 'temple' },
  forum: { age: 2, colour: 'yellow', cost: { coins: 3, clay: 1 }, effects: [{ kind: 'produceChoice', oneOf: ['glass', 'papyrus'] }] },
  caravansery: {
    age: 2,
    colour: 'yellow',
    cost: { coins: 2, glass: 1, papyrus: 1 },
    effects: [{ kind: 'produceChoice', oneOf: ['wood', 'stone', 'clay'] }],
  },
  'customs-house': {
    age: 2,
    colour: 'yellow',
    cost: { coins: 4 },
    effects: [{ kind: 'fixedPrice', resources: ['glass', 'papyrus'], price: 1 }],
  },
  brewery: { age: 2, colour: 'yellow', cost: {}, effects: [{ kind: 'coins', count: 6 }], chainOut: 'barrel' },
  // Age III
  arsenal: { age: 3, colour: 'red', cost: { wood: 2, clay: 3 }, effects: [{ kind: 'shields', count: 3 }] },
  pretorium: { age: 3, colour: 'red', cost: { coins: 8 }, effects: [{ kind: 'shields', count: 3 }] },
  fortifications: {
    age: 3,
    colour: 'red',
    cost: { stone: 2, clay: 1, papyrus: 1 },
    effects: [{ kind: 'shields', count: 2 }],
    chainIn: 'tower',
  },
  'siege-workshop': { age: 3, colour: 'red', cost: { wood: 3, glass: 1 }, effects: [{ kind: 'shields', count: 2 }], chainIn: 'target' },
  circus: { age: 3, colour: 'red', cost: { stone: 2, clay: 2 }, effects: [{ kind: 'shields', count: 2 }], chainIn: 'helmet' },
  academy: {
    age: 3,
    colour: 'green',
    cost: { wood: 1, stone: 1, glass: 2 },
    effects: [
      { kind: 'science', symbol: 'sundial' },
      { kind: 'points', count: 3 },
    ],
  },
  study: {
    age: 3,
    colour: 'green',
    cost: { wood: 2, glass: 1, papyrus: 1 },
    effects: [
      { kind: 'science', symbol: 'sundial' },
      { kind: 'points', count: 3 },
    ],
  },
  university: {
    age: 3,
    colour: 'green',
    cost: { clay: 1, glass: 1, papyrus: 1 },
    effects: [
      { kind: 'science', symbol: 'gyroscope' },
      { kind: 'points', count: 2 },
    ],
    chainIn: 'lyre',
  },
  observatory: {
    age: 3,
    colour: 'green',
    cost: { stone: 1, papyrus: 2 },
    effects: [
      { kind: 'science', symbol: 'gyroscope' },
      { kind: 'points', count: 2 },
    ],
    chainIn: 'lamp',
  },
  palace: { age: 3, colour: 'blue', cost: { wood: 1, stone: 1, clay: 1, glass: 2 }, effects: [{ kind: 'points', count: 7 }] },
  'town-hall': { age: 3, colour: 'blue', cost: { wood: 2, stone: 3 }, effects: [{ kind: 'points', count: 7 }] },
  obelisk: { age: 3, colour: 'blue', cost: { stone: 2, glass: 1 }, effects: [{ kind: 'points', count: 5 }] },
  gardens: { age: 3, colour: 'blue', cost: { wood: 2, clay: 2 }, effects: [{ kind: 'points', count: 6 }], chainIn: 'column' },
  pantheon: { age: 3, colour: 'blue', cost: { wood: 1, clay: 1, papyrus: 2 }, effects: [{ kind: 'points', count: 6 }], chainIn: 'sun' },
  senate: { age: 3, colour: 'blue', cost: { stone: 1, clay: 2, papyrus: 1 }, effects: [{ kind: 'points', count: 5 }], chainIn: 'temple' },
  'chamber-of-commerce': {
    age: 3,
    colour: 'yellow',
    cost: { papyrus: 2 },
    effects: [
      { kind: 'coinsPer', each: 3, of: { kind: 'cards', colours: ['grey'] }, city: 'own' },
      { kind: 'points', count: 3 },
    ],
  },
  port: {
    age: 3,
    colour: 'yellow',
    cost: { wood: 1, glass: 1, papyrus: 1 },
    effects: [
      { kind: 'coinsPer', each: 2, of: { kind: 'cards', colours: ['brown'] }, city: 'own' },
      { kind: 'points', count: 3 },
    ],
  },
  armory: {
    age: 3,
    colour: 'yellow',
    cost: { stone: 2, glass: 1 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['red'] }, city: 'own' },
      { kind: 'points', count: 3 },
    ],
  },
  lighthouse: {
    age: 3,
    colour: 'yellow',
    cost: { clay: 2, glass: 1 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['yellow'] }, city: 'own' },
      { kind: 'points', count: 3 },
    ],
    chainIn: 'vase',
  },
  arena: {
    age: 3,
    colour: 'yellow',
    cost: { wood: 1, stone: 1, clay: 1 },
    effects: [
      { kind: 'coinsPer', each: 2, of: { kind: 'wonders' }, city: 'own' },
      { kind: 'points', count: 3 },
    ],
    chainIn: 'barrel',
  },
  // Guilds: three of these join Age III
  'merchants-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 1, clay: 1, glass: 1, papyrus: 1 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['yellow'] }, city: 'most' },
      { kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['yellow'] }, city: 'most' },
    ],
  },
  'shipowners-guild': {
    age: 3,
    colour: 'purple',
    cost: { stone: 1, clay: 1, glass: 1, papyrus: 1 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['brown', 'grey'] }, city: 'most' },
      { kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['brown', 'grey'] }, city: 'most' },
    ],
  },
  'builders-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 1, stone: 2, clay: 1, glass: 1 },
    effects: [{ kind: 'pointsPer', each: 2, of: { kind: 'wonders' }, city: 'most' }],
  },
  'magistrates-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 2, clay: 1, papyrus: 1 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['blue'] }, city: 'most' },
      { kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['blue'] }, city: 'most' },
    ],
  },
  'scientists-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 2, clay: 2 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['green'] }, city: 'most' },
      { kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['green'] }, city: 'most' },
    ],
  },
  'moneylenders-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 2, stone: 2 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'coinSets', size: 3 }, city: 'most' }],
  },
  'tacticians-guild': {
    age: 3,
    colour: 'purple',
    cost: { stone: 2, clay: 1, papyrus: 1 },
    effects: [
      { kind: 'coinsPer', each: 1, of: { kind: 'cards', colours: ['red'] }, city: 'most' },
      { kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['red'] }, city: 'most' },
    ],
  },
} as const satisfies Record<string, CardDef>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[];
