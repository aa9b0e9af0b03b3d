// Source: as in cards.ts. A guild has no copies: seats + 2 of the ten are drawn for a game.
import type { CardDef } from './effects.ts';

export const GUILD_CARDS = {
  'workers-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 1, stone: 1, ore: 2, clay: 1 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['brown'] }, in: 'neighbours' }],
  },
  'craftsmens-guild': {
    age: 3,
    colour: 'purple',
    cost: { stone: 2, ore: 2 },
    effects: [{ kind: 'pointsPer', each: 2, of: { kind: 'cards', colours: ['grey'] }, in: 'neighbours' }],
  },
  'magistrates-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 3, stone: 1, cloth: 1 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['blue'] }, in: 'neighbours' }],
  },
  'traders-guild': {
    age: 3,
    colour: 'purple',
    cost: { glass: 1, papyrus: 1, cloth: 1 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['yellow'] }, in: 'neighbours' }],
  },
  'spies-guild': {
    age: 3,
    colour: 'purple',
    cost: { clay: 2, glass: 1 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['red'] }, in: 'neighbours' }],
  },
  'philosophers-guild': {
    age: 3,
    colour: 'purple',
    cost: { clay: 3, papyrus: 1, cloth: 1 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['green'] }, in: 'neighbours' }],
  },
  'shipowners-guild': {
    age: 3,
    colour: 'purple',
    cost: { wood: 3, glass: 1, papyrus: 1 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'cards', colours: ['brown', 'grey', 'purple'] }, in: 'own' }],
  },
  'scientists-guild': { age: 3, colour: 'purple', cost: { wood: 2, ore: 2, papyrus: 1 }, effects: [{ kind: 'scienceChoice' }] },
  'decorators-guild': { age: 3, colour: 'purple', cost: { stone: 1, ore: 2, cloth: 1 }, effects: [{ kind: 'pointsIfComplete', count: 7 }] },
  'builders-guild': {
    age: 3,
    colour: 'purple',
    cost: { stone: 3, clay: 2, glass: 1 },
    effects: [{ kind: 'pointsPer', each: 1, of: { kind: 'stages' }, in: 'own-and-neighbours' }],
  },
} as const satisfies Record<string, CardDef>;
