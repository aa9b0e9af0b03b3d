// Every kind of effect on every kind of holder, tried with made-up rows: it either works or is refused when the tables are built.
import { reloader } from '@maravilha/kernel/reload';
import { expect, test } from 'vitest';
import { type BoardDef, type CardDef, COLOURS, type Colour, type Effect } from '../../data/effects.ts';
import * as data from '../../data/index.ts';
import type { CardId, SevenWondersPosition } from '../../src/index.ts';
import type * as Engine from '../kit/engine.ts';
import type { Scenario } from '../kit/scenario.ts';

const HOLDERS = [...COLOURS, 'stage', 'Cities stage'] as const;
type Holder = (typeof HOLDERS)[number];
const MADE_UP = 'made-up' as CardId;

/** The board of the seat that has the holder; its first stage may be one. Both neighbours sell: wood on the left, glass on the right. */
const boardOf = (holder: Holder): 'gizah' | 'petra' => (holder === 'Cities stage' ? 'petra' : 'gizah');
const plain = { cost: {}, effects: [] };
const NO_SOURCE = 99;

const probe = (of: Colour, cost: CardDef['cost']): CardDef => ({ age: 3, colour: of, cost, effects: [], copies: [3] });

/** The game's rows with one more card, or with another first stage, that has the effects; and a few cards whose costs are easy to read. */
const rowsWith = (holder: Holder, effects: readonly Effect[]): object => {
  const colour: Colour = holder === 'stage' || holder === 'Cities stage' ? 'brown' : holder;
  const isCard = colour === holder;
  const madeUp: CardDef = { age: 2, colour, cost: {}, effects: isCard ? effects : [] };
  const CARDS = {
    ...data.CARDS,
    palace: probe('blue', { wood: 1 }),
    university: probe('green', { glass: 1 }),
    pantheon: probe('blue', holder === 'Cities stage' ? { clay: 2 } : { stone: 2 }),
    [MADE_UP]: { ...madeUp, ...(colour === 'purple' || colour === 'black' ? {} : { copies: [3] }) },
  };
  const board: BoardDef = data.BOARDS[boardOf(holder)];
  const costly = { cost: { wood: 1 }, effects: [] };
  const day = [isCard ? costly : { cost: {}, effects }, costly, plain];
  const BOARDS = { ...data.BOARDS, [boardOf(holder)]: { ...board, day } };
  return { CARDS, BOARDS, CARD_IDS: Object.keys(CARDS), BOARD_IDS: Object.keys(BOARDS) };
};

const load = await reloader<typeof Engine>(new URL('../kit/engine.ts', import.meta.url), [new URL('../../data/index.ts', import.meta.url)]);

/** Why the engine refuses the effects on the holder, if it does. */
const refusalOf = (holder: Holder, effects: readonly Effect[]): string | undefined => {
  try {
    load(rowsWith(holder, effects));
    return undefined;
  } catch (error) {
    return String(error);
  }
};

/** What can be seen of a holder: right after it is built, and later. */
const observe = (holder: Holder, effects: readonly Effect[]) => {
  const { tableWith, build, stage, addCard, addStage, turnsOf, cardNumber, totalOf } = load(rowsWith(holder, effects));
  const isCard = holder !== 'stage' && holder !== 'Cities stage';
  const cities = holder === 'black' || holder === 'Cities stage';
  const table = (words: Partial<SevenWondersPosition>, hand: readonly CardId[]): Scenario =>
    tableWith({
      options: { seats: 5, cities },
      ...words,
      cities: [
        { board: boardOf(holder), coins: 20, victories: [1, 0, 0], defeats: 2, hand },
        { board: 'babylon', built: ['loom-i', 'workshop'], stages: 1 },
        { board: 'olympia', victories: [1, 0, 0], stages: 1 },
        { board: 'rhodes' },
        { board: 'alexandria' },
      ],
    });
  const having = (age: 2 | 3, turn: number, hand: readonly CardId[]): Scenario => {
    const g = table({ age, turn }, hand);
    if (isCard) addCard(g.state, 0, cardNumber(MADE_UP));
    else addStage(g.state, 0);
    return g;
  };
  const price = (thing: CardId | 'stage', turn = 3): number =>
    having(3, turn, thing === 'stage' ? [] : [thing]).bill(0, thing).splits[0]?.total ?? NO_SOURCE;

  const built = table({ age: 2, turn: 3 }, [MADE_UP]);
  built.play({ 0: isCard ? build(MADE_UP) : stage(MADE_UP) });
  const [own, left, far] = built.view().seats;
  const over = having(3, 3, []);
  while (over.state.stages[0] < 3) addStage(over.state, 0);
  const { total, rows } = over.score().seats[0];
  // The rows of the score pad, their sum and what bots search by are the same.
  expect(Object.values(rows).reduce((sum, n) => sum + n, 0)).toBe(total);
  expect(totalOf(over.state, 0)).toBe(total);
  const lastTurn = turnsOf(built.state);
  const last = having(2, lastTurn, []);
  last.play();
  return {
    coins: own.coins,
    neighbourCoins: left.coins,
    farCoins: far.coins,
    neighbourDebts: left.debts,
    farLoss: far.loss,
    diplomacy: own.diplomacy,
    victories: own.victories[0],
    defeats: own.defeats,
    shields: own.shields,
    revives: built.view().decision === 'revive' ? 1 : 0,
    playsLast: last.view().decision === 'last-card' ? 1 : 0,
    points: total,
    wood: price('palace'),
    otherColour: price(holder === 'blue' ? 'university' : 'palace'),
    two: price('pantheon'),
    stage: price('stage'),
    atFirst: price('palace', 1),
    atLast: price('palace', lastTurn),
  };
};
type Observed = ReturnType<typeof observe>;

interface Case<E extends Effect = Effect> {
  readonly effect: E;
  /** What it changes, and by how much. */
  readonly shows: keyof Observed;
  readonly by: number;
  /** The same with the effect twice on one holder; without it that is refused. */
  readonly twice?: number;
}
const CASES: { readonly [K in Effect['kind']]: Case<Extract<Effect, { kind: K }>> } = {
  produce: { effect: { kind: 'produce', resources: { wood: 1 } }, shows: 'wood', by: -2, twice: -2 },
  produceChoice: { effect: { kind: 'produceChoice', oneOf: ['wood', 'glass'] }, shows: 'wood', by: -2, twice: -2 },
  tradePrice: { effect: { kind: 'tradePrice', of: 'raw', sides: ['left'], price: 1 }, shows: 'wood', by: -1, twice: -1 },
  points: { effect: { kind: 'points', count: 4 }, shows: 'points', by: 4, twice: 8 },
  shields: { effect: { kind: 'shields', count: 2 }, shows: 'shields', by: 2, twice: 4 },
  science: { effect: { kind: 'science', symbol: 'gear' }, shows: 'points', by: 1 },
  scienceChoice: { effect: { kind: 'scienceChoice' }, shows: 'points', by: 1 },
  coins: { effect: { kind: 'coins', count: 4 }, shows: 'coins', by: 4, twice: 8 },
  coinsPer: { effect: { kind: 'coinsPer', each: 2, of: { kind: 'cards', colours: ['grey'] }, in: 'neighbours' }, shows: 'coins', by: 2 },
  pointsPer: { effect: { kind: 'pointsPer', each: 2, of: { kind: 'cards', colours: ['grey'] }, in: 'neighbours' }, shows: 'points', by: 2 },
  pointsIfComplete: { effect: { kind: 'pointsIfComplete', count: 7 }, shows: 'points', by: 7, twice: 14 },
  playLastCard: { effect: { kind: 'playLastCard' }, shows: 'playsLast', by: 1, twice: 1 },
  buildFromDiscard: { effect: { kind: 'buildFromDiscard' }, shows: 'revives', by: 1 },
  freeFirstOfColour: { effect: { kind: 'freeFirstOfColour' }, shows: 'otherColour', by: -2, twice: -2 },
  freeFirstOfAge: { effect: { kind: 'freeFirstOfAge' }, shows: 'atFirst', by: -2, twice: -2 },
  freeLastOfAge: { effect: { kind: 'freeLastOfAge' }, shows: 'atLast', by: -2, twice: -2 },
  tradeRebate: { effect: { kind: 'tradeRebate', side: 'left', count: 1 }, shows: 'wood', by: -1 },
  initialRebate: { effect: { kind: 'initialRebate', count: 1 }, shows: 'wood', by: -1 },
  extraProduced: { effect: { kind: 'extraProduced' }, shows: 'two', by: -NO_SOURCE, twice: -NO_SOURCE },
  extraUnproduced: { effect: { kind: 'extraUnproduced' }, shows: 'wood', by: -2, twice: -2 },
  stagesWithoutResources: { effect: { kind: 'stagesWithoutResources' }, shows: 'stage', by: -2, twice: -2 },
  neighboursGainCoins: { effect: { kind: 'neighboursGainCoins', count: 2 }, shows: 'neighbourCoins', by: 2, twice: 4 },
  othersGainCoins: { effect: { kind: 'othersGainCoins', count: 2 }, shows: 'farCoins', by: 2, twice: 4 },
  othersLoseCoins: { effect: { kind: 'othersLoseCoins', count: 2 }, shows: 'farLoss', by: 2, twice: 4 },
  othersLoseCoinsPer: { effect: { kind: 'othersLoseCoinsPer', each: 2, of: { kind: 'victories' } }, shows: 'farLoss', by: 2, twice: 4 },
  neighboursTakeDebt: { effect: { kind: 'neighboursTakeDebt', count: 1 }, shows: 'neighbourDebts', by: 1, twice: 2 },
  victoryToken: { effect: { kind: 'victoryToken', age: 1 }, shows: 'victories', by: 1 },
  discardDefeats: { effect: { kind: 'discardDefeats' }, shows: 'defeats', by: -2, twice: -2 },
  diplomacy: { effect: { kind: 'diplomacy' }, shows: 'diplomacy', by: 1 },
  copyScience: { effect: { kind: 'copyScience' }, shows: 'points', by: 1 },
};
const cases: readonly Case[] = Object.values(CASES);

const BASE = HOLDERS.filter((holder) => holder !== 'black' && holder !== 'Cities stage');
const UNSCORED: readonly Holder[] = ['brown', 'grey', 'red', 'green'];
const REFUSED: { readonly [K in Effect['kind']]?: readonly Holder[] } = {
  points: UNSCORED,
  pointsPer: UNSCORED,
  pointsIfComplete: UNSCORED,
  // They would have to add up with those of the black cards.
  tradeRebate: HOLDERS,
  initialRebate: HOLDERS,
  // Losses are settled with Cities only.
  othersLoseCoins: BASE,
  othersLoseCoinsPer: BASE,
  // Babylon alone plays the last card, and the Forging Agency alone among cards builds from the discard pile.
  playLastCard: HOLDERS,
  buildFromDiscard: COLOURS,
};

test.each(HOLDERS)('every kind of effect works on a holder of kind %s, also twice, or is refused', (holder) => {
  const without = observe(holder, []);
  for (const { effect, shows, by, twice } of cases) {
    const { kind } = effect;
    if (REFUSED[kind]?.includes(holder)) {
      expect(refusalOf(holder, [effect])).toMatch(`: ${kind}: `);
      continue;
    }
    expect(observe(holder, [effect])[shows] - without[shows], kind).toBe(by);
    if (twice === undefined) expect(refusalOf(holder, [effect, effect])).toMatch(`: ${kind}: stands twice`);
    else expect(observe(holder, [effect, effect])[shows] - without[shows], `${kind} twice`).toBe(twice);
  }
});

test('a price that the engine does not know is refused', () => {
  expect(refusalOf('yellow', [{ kind: 'tradePrice', of: 'raw', sides: ['left'], price: 0 }])).toMatch('lowered to 1, not to 0');
  expect(refusalOf('stage', [{ kind: 'tradePrice', of: 'goods', sides: ['left'], price: 1 }])).toMatch('both sides');
});
