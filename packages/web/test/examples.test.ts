// The examples in the rules reckon as the engines do.
import { architects, STAGES } from '@maravilha/architects';
import { dice, type DicePosition, spaceOf } from '@maravilha/dice';
import { type CardId as DuelCard, CARDS as DUEL_CARDS, duel, SYMBOLS as DUEL_SYMBOLS, symbolsOf } from '@maravilha/duel';
import { FastRng } from '@maravilha/kernel';
import { accepted, baseScenario } from '@maravilha/kernel/testing';
import {
  type Age,
  type CardId,
  CARD_IDS,
  CARDS,
  sevenWonders,
  type SevenWondersOptions,
  type SevenWondersPosition,
  SYMBOLS,
  VICTORY_POINTS,
} from '@maravilha/seven-wonders';
import { expect } from 'vitest';
import { priceOf as dicePrice } from '../src/games/dice/books/examples.ts';
import { pawnPoints, priceOf, scienceOf as duelScience } from '../src/games/duel/books/examples.ts';
import { payableWith } from '../src/games/architects/books/examples.ts';
import { meetingsOf, scienceOf, teamConflictOf, tradeOf } from '../src/games/seven-wonders/books/examples.ts';
import { every } from './kit/every.ts';

const product = <A, B>(some: readonly A[], others: readonly B[]): readonly (readonly [A, B])[] =>
  some.flatMap((one) => others.map((other) => [one, other] as const));
const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);
const rng = (): FastRng => new FastRng(1);

/** Cards that make so many stones, in my city and in the other. */
const OWN: Readonly<Record<number, readonly DuelCard[]>> = { 0: [], 1: ['quarry'], 2: ['shelf-quarry'], 3: ['quarry', 'shelf-quarry'] };
const THEIRS: Readonly<Record<number, readonly DuelCard[]>> = { 0: [], 1: ['stone-pit'] };

every('the price of stone in Duel', product(product([0, 1], [0, 1, 2, 3]), [false, true]), ([[theirs, own], reserve]) => {
  const built: readonly DuelCard[] = [...OWN[own]!, ...(reserve ? (['stone-reserve'] as const) : [])];
  const words = { cities: [{ coins: 40, built }, { built: THEIRS[theirs]! }], row: ['aqueduct'], age: 2 } as const;
  const { state } = accepted(duel.position(words, rng()));
  const said = duel.explain(state, 0, { kind: 'build', card: 'aqueduct' });
  expect(said).toMatchObject({ possible: true, bill: { total: priceOf(theirs, own, reserve).total } });
});

every('points of the pawn in Duel', upTo(8), (distance) => {
  const { state } = accepted(duel.position({ pawn: distance }, rng()));
  expect(duel.score(state).seats[0]?.rows.military).toBe(pawnPoints(distance));
});

every('the price of the Laboratory in 7 Wonders', product([false, true], [false, true]), ([post, ownClay]) => {
  const built: CardId[] = [...(post ? (['east-trading-post'] as const) : []), ...(ownClay ? (['clay-pool'] as const) : [])];
  const { state } = accepted(
    sevenWonders.position(
      {
        options: { seats: 5 },
        age: 2,
        cities: [
          { board: 'alexandria', coins: 20, built, hand: ['laboratory'] },
          { board: 'gizah', built: [] },
          { board: 'rhodes', built: [] },
          { board: 'babylon', built: [] },
          { board: 'ephesus', built: ['clay-pool', 'clay-pit'] },
        ],
      },
      rng(),
    ),
  );
  const said = sevenWonders.explain(state, 0, { kind: 'build', card: 'laboratory' });
  expect(said.bill?.splits[0]).toMatchObject({ pay: { left: 0, right: tradeOf(post, ownClay).total } });
});

const greens = (count: number, symbol: string): readonly CardId[] =>
  CARD_IDS.filter((id) => CARDS[id].effects.some((effect) => effect.kind === 'science' && effect.symbol === symbol)).slice(0, count);

every(
  'points of science in 7 Wonders',
  product(product(upTo(4), upTo(4)), upTo(4)).map(([[a, b], c]) => [a, b, c]),
  (counts) => {
    const built = SYMBOLS.flatMap((symbol, i) => greens(counts[i] ?? 0, symbol));
    expect(built).toHaveLength(counts.reduce((sum, n) => sum + n, 0));
    const { state } = accepted(sevenWonders.position({ options: { seats: 3 }, cities: [{ board: 'gizah', stages: 0, built }] }, rng()));
    expect(sevenWonders.score(state).seats[0]?.rows.green).toBe(scienceOf(counts).points);
  },
);

every('what Dice asks for a die and a space', product(product(upTo(3), [1, 2, 3]), upTo(3)), ([[section, space], resources]) => {
  const id = `agora.${['a2', 'b2', 'b3'][space - 1]}` as const;
  const cost = spaceOf('giza', id)?.cost ?? 0;
  const before = { 1: ['agora.a1'], 2: ['agora.b1'], 3: ['agora.b1', 'agora.b2'] }[space];
  const words = {
    options: { seats: 2 },
    cities: [
      {
        city: 'giza',
        coins: 20,
        crossed: [...(before ?? []), ...['stone', 'wood', 'clay'].slice(0, resources).map((one) => `warehouse.${one}`)],
      },
    ],
    forum: { blue: { face: space === 1 ? 'mask' : 'scales', section } },
  } as DicePosition;
  const { state } = accepted(dice.position(words, rng()));
  const said = dice.explain(state, 0, { kind: 'construct', die: 'blue', space: id });
  expect(said).toMatchObject({ possible: true, bill: { total: dicePrice(section, cost, resources, false).total } });
});

/** A turn never begins with a stage that could be paid for; a card from the deck may make the next one payable, which then must be built. */
every(
  'what the cards of Architects pay for',
  product(product(upTo(2), upTo(2)), upTo(2)).map(([[wood, stone], coin]) => ({ wood, stone, coin })),
  (cards) => {
    for (const stage of STAGES) {
      const below = STAGES.filter((other) => other < stage);
      const words = {
        options: { seats: 3 },
        cities: [{ wonder: 'giza', built: below, cards }],
        decks: { giza: { top: ['glass'] } },
      } as const;
      const position = architects.position(words, rng());
      expect(position.ok).toBe(!payableWith(cards).includes(stage));
      if (!position.ok) continue;
      const g = baseScenario(architects, position.value.state);
      g.play(0, { kind: 'take', deck: 'giza' });
      // With one way to pay it is built at once.
      const built = g.view().seats[0]?.built.includes(stage) === true;
      const mustBuild = built || g.legal(0).some((move) => move.kind === 'build' && move.stage === stage);
      expect(mustBuild).toBe(payableWith({ ...cards, glass: 1 }).includes(stage));
    }
  },
);

const DUEL_CARD_IDS = Object.keys(DUEL_CARDS) as readonly DuelCard[];
const BOARDS = ['alexandria', 'gizah', 'rhodes', 'babylon', 'ephesus', 'olympia'] as const;

/** The conflicts of an age at whose end everybody sells the last card. */
const warOf = (options: Partial<SevenWondersOptions>, age: Age, cities: readonly { built?: readonly CardId[]; diplomacy?: number }[]) => {
  const words: SevenWondersPosition = {
    options: { cities: true, sides: 'day', seats: cities.length, ...options },
    age,
    turn: 7,
    cities: cities.map((city, i) => ({ board: BOARDS[i]!, ...city })),
  };
  const g = baseScenario(sevenWonders, accepted(sevenWonders.position(words, rng())).state);
  const sold = g.together(...cities.map((_, seat) => g.legal(seat).find(({ kind }) => kind === 'sell')));
  const war = sold.find((event) => event.kind === 'conflicts');
  if (war?.kind !== 'conflicts') throw new Error('no conflicts');
  return war;
};

const flags = (n: number): readonly boolean[] => Array.from({ length: 5 }, (_, i) => (n & (1 << i)) !== 0);
const pairOf = (seats: readonly number[]): string => seats.toSorted().join();

every('who meets whom when some use diplomacy', upTo(31).map(flags), (absent) => {
  const war = warOf(
    {},
    1,
    absent.map((away) => (away ? { diplomacy: 1 } : {})),
  );
  expect(war.conflicts.map(({ seats }) => pairOf(seats)).toSorted()).toEqual(meetingsOf(absent).map(pairOf).toSorted());
});

/** Cards of Age I with so many shields, for two cities. */
const MINE: readonly (readonly CardId[])[] = [[], ['stockade'], ['stockade', 'barracks']];
const HERS: readonly (readonly CardId[])[] = [[], ['guard-tower'], ['militia']];

every('conflicts in teams', product(product(product([1, 2, 3] as const, upTo(2)), upTo(2)), [0, 1, 2]), ([[[age, own], theirs], doves]) => {
  // The first and the last seat are opposing neighbours.
  const mine = { built: MINE[own]!, ...(doves > 0 && { diplomacy: 1 }) };
  const hers = { built: HERS[theirs]!, ...(doves > 1 && { diplomacy: 1 }) };
  const war = warOf({ teams: true }, age, [mine, {}, {}, hers]);
  const { tokens, points } = teamConflictOf(age, own, theirs, doves);
  expect((war.victories[0] ?? 0) + (war.defeats[0] ?? 0)).toBe(tokens);
  expect((war.victories[0] ?? 0) * VICTORY_POINTS[age] - (war.defeats[0] ?? 0)).toBe(points === 0 ? 0 : points);
});

/** Two cards with each symbol of Duel, and the Law token for the scales. */
const WITH: Readonly<Record<string, readonly DuelCard[]>> = Object.fromEntries(
  DUEL_SYMBOLS.map((symbol) => [
    symbol,
    DUEL_CARD_IDS.filter((id) => DUEL_CARDS[id].effects.some((effect) => effect.kind === 'science' && effect.symbol === symbol)),
  ]),
);

every('a scientific supremacy of Duel', upTo(2 ** 7 - 1), (bits) => {
  const counts = DUEL_SYMBOLS.map((_, i) => ((bits & (1 << i)) === 0 ? 0 : 1));
  const built = DUEL_SYMBOLS.flatMap((symbol, i) => WITH[symbol]!.slice(0, symbol === 'scales' ? 0 : counts[i]));
  const tokens = counts[DUEL_SYMBOLS.indexOf('scales')] === 1 ? (['law'] as const) : [];
  const { kinds, wins } = duelScience(counts);
  const position = duel.position({ age: 3, cities: [{ built, tokens }, {}] }, rng());
  // A game that is won is no position to go on from.
  expect(position.ok).toBe(!wins);
  if (position.ok) expect(symbolsOf(position.value.state, 0)).toBe(kinds);
});
