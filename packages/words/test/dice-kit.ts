// One example at least of everything that Dice says at its edge. Records over the unions, so that a new kind does not compile until it is here.
import {
  BONUS_IDS,
  CITY_IDS,
  type CityId,
  COLOURS,
  DECISIONS,
  type DiceEvent,
  type DiceMove,
  DIE_IDS,
  type DieView,
  type Effect,
  type EffectKind,
  type Pending,
  type Refusal,
  SPACE_IDS,
  SPECIAL_DICE,
  STRUCTURES,
  type Countable,
} from '@maravilha/dice';
import type { DiceWords } from '@maravilha/words/dice';
import { en } from '@maravilha/words/dice/en';
import { ptBR } from '@maravilha/words/dice/pt-BR';
import { expect } from 'vitest';

export const LANGUAGES: readonly (readonly [string, DiceWords])[] = [
  ['English', en],
  ['Portuguese', ptBR],
];
const NAMES = ['Íris', 'Caio', 'Dora', 'Otto'];
const CITIES: readonly CityId[] = ['giza', 'rhodes', 'babylon', 'olympia'];
export const nameOf = (seat: number): string => NAMES[seat] ?? '';
export const cityOf = (seat: number): CityId | undefined => CITIES[seat];
export const SEATS = { whoOf: nameOf, cityOf };
export const COUNTABLES: readonly Countable[] = [...STRUCTURES, 'barracks'];

/** Text for people: no hole, no key, no doubled space. */
export const expectClause = (text: string): void => {
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
  expect(text).not.toMatch(/ {2}|^ | $|^$|\b(effect|event|refusal|structure|symbol|place|short|bill)\.[a-z]/);
};
export const expectText = (text: string): void => {
  expectClause(text);
  expect(text).toMatch(/^[\p{Lu}\d]/u);
};
export const expectSentence = (text: string): void => {
  expectText(text);
  expect(text).toMatch(/[.!]$/);
};

export const FORUM: readonly DieView[] = [
  { die: 'grey-1', face: 0, symbol: 'stone', section: 2 },
  { die: 'grey-2', face: 1, symbol: 'wood', section: 0 },
  { die: 'blue', face: 4, symbol: 'owl', section: 0 },
  { die: 'red', face: 1, symbol: 'axe', section: 3 },
  { die: 'yellow', face: 1, symbol: 'coin7', section: 3 },
  { die: 'black', face: 0, symbol: 'spy-any', section: 2 },
  { die: 'purple', face: 1, symbol: 'guild-wonder', section: 2 },
];

export const EFFECTS: { readonly [K in EffectKind]: readonly Extract<Effect, { kind: K }>[] } = {
  produceResource: [{ kind: 'produceResource', resource: 'stone' }],
  attack: [
    { kind: 'attack', points: 1 },
    { kind: 'attack', points: 5 },
  ],
  defence: [{ kind: 'defence', amount: 1 }],
  cross: [
    ...COLOURS.filter((colour) => colour !== 'black').map((colour) => ({ kind: 'cross', colours: [colour], count: 1 }) as const),
    { kind: 'cross', colours: ['red'], count: 2 },
    { kind: 'cross', colours: ['red', 'green', 'blue', 'yellow'], count: 1 },
  ],
  gainCoins: [
    { kind: 'gainCoins', amount: 1 },
    { kind: 'gainCoins', amount: 7 },
  ],
  constructFreeDie: [{ kind: 'constructFreeDie' }],
  anotherAction: [{ kind: 'anotherAction' }],
  coinsAndPointsPerSpace: [
    ...COUNTABLES.map((of) => ({ kind: 'coinsAndPointsPerSpace', of, coins: 1, points: 2 }) as const),
    { kind: 'coinsAndPointsPerSpace', of: 'agora', coins: 0, points: 1 },
    { kind: 'coinsAndPointsPerSpace', of: 'agora', coins: 2, points: 0 },
  ],
  pointsPerLeader: [{ kind: 'pointsPerLeader', points: 1 }],
  dieCostMinus: [{ kind: 'dieCostMinus', amount: 1 }],
  dieCostZero: COLOURS.map((colour) => ({ kind: 'dieCostZero', colour })),
  coinsWhenChosen: COLOURS.map((colour) => ({ kind: 'coinsWhenChosen', colour, amount: 2 })),
  unlockDie: SPECIAL_DICE.map((die) => ({ kind: 'unlockDie', die })),
};

const OFFERS: readonly Pending['kind'][] = ['action', 'free-die', 'cross', 'bonus'];

export const EVENTS: { readonly [K in DiceEvent['kind']]: readonly Extract<DiceEvent, { kind: K }>[] } = {
  'city-chosen': [{ kind: 'city-chosen', seat: 1, city: 'giza' }],
  rolled: [
    { kind: 'rolled', turn: 4, last: false, forum: FORUM },
    { kind: 'rolled', turn: 9, last: true, forum: FORUM },
  ],
  crossed: [
    { kind: 'crossed', seat: 0, space: 'barracksWest.a2', by: 'red', diePaid: 2, spacePaid: 1 },
    { kind: 'crossed', seat: 0, space: 'warehouse.stone', by: 'grey-2', diePaid: 0, spacePaid: 0 },
    { kind: 'crossed', seat: 1, space: 'wonder.w2', by: 'wonder', diePaid: 0, spacePaid: 1 },
    { kind: 'crossed', seat: 1, space: 'agora.b2', by: 'effect', diePaid: 0, spacePaid: 0 },
    { kind: 'crossed', seat: 1, space: 'university.black1', by: 'green', diePaid: 1, spacePaid: 0 },
  ],
  attack: [
    { kind: 'attack', seat: 0, against: 1, space: 'barracksWest.a1', points: 3, defence: 0 },
    { kind: 'attack', seat: 0, against: 1, space: 'barracksWest.a1', points: 1, defence: 2 },
  ],
  coins: [
    { kind: 'coins', seat: 0, count: 3, source: 'pass' },
    { kind: 'coins', seat: 0, count: 1, source: 'die' },
    { kind: 'coins', seat: 0, count: 7, source: 'coins' },
    { kind: 'coins', seat: 0, count: 7, source: 'market.k1' },
  ],
  unlocked: SPECIAL_DICE.map((die) => ({ kind: 'unlocked', seat: 2, die })),
  passed: [{ kind: 'passed', seat: 2 }],
  completed: STRUCTURES.map((structure) => ({ kind: 'completed', seat: 2, structure })),
  bonus: BONUS_IDS.map((bonus) => ({ kind: 'bonus', seat: 2, bonus })),
  declined: OFFERS.map((what) => ({ kind: 'declined', seat: 2, what })),
  'agora-first': [
    { kind: 'agora-first', seats: [0], points: 3 },
    { kind: 'agora-first', seats: [0, 2], points: 3 },
  ],
  'die-entered': SPECIAL_DICE.map((die) => ({ kind: 'die-entered', die, instead: 'grey-1' })),
  'last-turn': [
    { kind: 'last-turn', seats: [1] },
    { kind: 'last-turn', seats: [0, 1] },
  ],
  over: [
    { kind: 'over', winners: [0] },
    { kind: 'over', winners: [0, 1] },
  ],
};

export const REFUSALS: { readonly [K in Refusal['code']]: readonly Extract<Refusal, { code: K }>[] } = {
  'game-over': [{ code: 'game-over' }],
  'not-awaited': [{ code: 'not-awaited' }],
  'other-decision': DECISIONS.map((decision) => ({ code: 'other-decision', decision })),
  'not-offered': [{ code: 'not-offered' }],
  'not-in-forum': DIE_IDS.map((die) => ({ code: 'not-in-forum', die })),
  locked: SPECIAL_DICE.map((die) => ({ code: 'locked', die })),
  'already-crossed': [{ code: 'already-crossed', space: 'market.m1' }],
  'no-such-space': [{ code: 'no-such-space', space: 'market.m2' }],
  'out-of-reach': [{ code: 'out-of-reach', space: 'agora.c3' }],
  'not-yet': [{ code: 'not-yet', first: 'agora.b1' }],
  'guild-behind': [
    ...COUNTABLES.map((of) => ({ code: 'guild-behind', of, mine: 3, left: 2, right: 4 }) as const),
    { code: 'guild-behind', of: 'market', mine: 1, left: 2, right: 2 },
    { code: 'guild-behind', of: 'agora', mine: 4, left: 4, right: 4 },
  ],
  'too-expensive': [
    { code: 'too-expensive', short: 1 },
    { code: 'too-expensive', short: 2 },
  ],
  'wonder-complete': [{ code: 'wonder-complete' }],
  'bonus-taken': [{ code: 'bonus-taken' }],
  'nothing-to-decline': [{ code: 'nothing-to-decline' }],
};

export const MOVES: { readonly [K in DiceMove['kind']]: readonly Extract<DiceMove, { kind: K }>[] } = {
  city: CITY_IDS.map((city) => ({ kind: 'city', city })),
  construct: DIE_IDS.map((die) => ({ kind: 'construct', die, space: 'agora.b2' })),
  wonder: [{ kind: 'wonder' }],
  pass: [{ kind: 'pass' }],
  cross: SPACE_IDS.map((space) => ({ kind: 'cross', space })),
  bonus: BONUS_IDS.map((bonus) => ({ kind: 'bonus', bonus })),
  decline: [{ kind: 'decline' }],
};

export const PENDING: { readonly [K in Pending['kind']]: readonly Extract<Pending, { kind: K }>[] } = {
  action: [{ kind: 'action' }],
  'free-die': [{ kind: 'free-die' }],
  cross: [
    { kind: 'cross', colours: ['grey'], count: 1 },
    { kind: 'cross', colours: ['blue', 'yellow'], count: 2 },
  ],
  bonus: [{ kind: 'bonus' }],
};
