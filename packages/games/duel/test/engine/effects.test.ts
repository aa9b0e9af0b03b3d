// Every kind of effect on every kind of holder: a made-up row works, or it is refused when the engine is loaded. Nothing is passed over in silence.
import { bitCount } from '@maravilha/kernel';
import { forRows } from '@maravilha/kernel/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as Cards from '../../data/cards.ts';
import type { Effect } from '../../data/effects.ts';
import type * as Tokens from '../../data/tokens.ts';
import type * as Wonders from '../../data/wonders.ts';
import type { DuelMove, DuelPosition } from '../../src/index.ts';
import type * as Kit from '../kit/scenario.ts';

const HOLDERS = ['card', 'wonder', 'token'] as const;
type Holder = (typeof HOLDERS)[number];
type Scenario = ReturnType<typeof Kit.duelWith>;

// The rows that are changed: a blue card of Age I, a wonder and a token that come without ties to others.
const CARD = 'altar';
const WONDER = 'pyramids';
const TOKEN = 'philosophy';

afterEach(() => {
  vi.doUnmock('../../data/cards.ts');
  vi.doUnmock('../../data/wonders.ts');
  vi.doUnmock('../../data/tokens.ts');
  vi.resetModules();
});

/** The engine and its kit as they come up with these effects on the row, and without them on every row that `strip` names. */
const loadWith = async (holder: Holder, effects: readonly Effect[], strip?: Effect['kind'], card: string = CARD): Promise<typeof Kit> => {
  vi.resetModules();
  const bare = <R extends { readonly effects: readonly Effect[] }>(rows: Readonly<Record<string, R>>): Record<string, R> =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, effects: row.effects.filter((e) => e.kind !== strip) }]));
  vi.doMock('../../data/cards.ts', async (load) => {
    const real = (await load()) as typeof Cards;
    const rows = bare(real.CARDS);
    return { ...real, CARDS: holder === 'card' ? { ...rows, [card]: { ...rows[card], effects } } : rows };
  });
  vi.doMock('../../data/wonders.ts', async (load) => {
    const real = (await load()) as typeof Wonders;
    const rows = bare(real.WONDERS);
    return { ...real, WONDERS: holder === 'wonder' ? { ...rows, [WONDER]: { ...rows[WONDER], effects } } : rows };
  });
  vi.doMock('../../data/tokens.ts', async (load) => {
    const real = (await load()) as typeof Tokens;
    const rows = bare(real.TOKENS);
    return { ...real, TOKENS: holder === 'token' ? { ...rows, [TOKEN]: { ...rows[TOKEN], effects } } : rows };
  });
  return import('../kit/scenario.ts');
};

const RIVAL = { coins: 20, built: ['clay-pool', 'glassworks'] } as const;

/** Seat 0 is about to come by the row: to build the card, to build the wonder, or to take the token for a pair. */
const PLACES: Readonly<Record<Holder, DuelPosition>> = {
  card: { age: 1, row: [CARD, 'theater', 'baths'], discard: ['palisade'], cities: [{ coins: 40 }, RIVAL] },
  wonder: {
    age: 1,
    row: [CARD, 'theater', 'baths'],
    discard: ['palisade'],
    cities: [{ coins: 40, wonders: [WONDER] }, RIVAL],
  },
  token: {
    age: 2,
    row: ['library', 'aqueduct', 'barracks', 'statue'],
    discard: ['palisade'],
    tokens: [TOKEN, 'law', 'theology', 'economy', 'agriculture'],
    cities: [{ coins: 60, built: ['scriptorium', 'theater'], wonders: [WONDER] }, RIVAL],
  },
};

const MOVES: Readonly<Record<Holder, readonly DuelMove[]>> = {
  card: [{ kind: 'build', card: CARD }],
  wonder: [{ kind: 'wonder', wonder: WONDER, card: CARD }],
  token: [
    { kind: 'build', card: 'library' },
    { kind: 'token', token: TOKEN },
  ],
};

interface Case {
  readonly effect: Effect;
  /** Who may hold it; all others are refused. */
  readonly on: readonly Holder[];
  /** What can be seen of it after seat 0 came by the row. */
  readonly see: (g: Scenario) => number;
  /** How much more that is than without the effect; and with the effect twice on the row, unless that is refused. */
  readonly once: number;
  readonly twice: number | 'refused';
  /** Only one row may have it, so the printed one loses it. */
  readonly strip?: true;
}

const ALL = HOLDERS;
const total = (g: Scenario): number => g.score().seats[0].total - Math.floor(g.coins(0) / 3);
const saved = (g: Scenario, card: 'baths' | 'apothecary' | 'palace'): number => -g.bill(0, card).trade;
const awaits = (g: Scenario, decision: string): number => (g.view().decision === decision ? 1 : 0);
const after = (g: Scenario, move: DuelMove): Scenario => {
  g.play(1, { kind: 'discard', card: 'aqueduct' });
  g.play(0, move);
  return g;
};

const CASES: Readonly<Record<Effect['kind'], Case>> = {
  produce: { effect: { kind: 'produce', resources: { stone: 1 } }, on: [], see: (g) => saved(g, 'baths'), once: 2, twice: 2 },
  produceChoice: {
    effect: { kind: 'produceChoice', oneOf: ['wood', 'stone', 'clay'] },
    on: ['card', 'wonder'],
    see: (g) => saved(g, 'baths'),
    once: 2,
    twice: 'refused',
  },
  fixedPrice: {
    effect: { kind: 'fixedPrice', resources: ['glass'], price: 1 },
    on: ['card'],
    see: (g) => saved(g, 'apothecary'),
    once: 2,
    twice: 2,
  },
  points: { effect: { kind: 'points', count: 4 }, on: ALL, see: total, once: 4, twice: 8 },
  shields: { effect: { kind: 'shields', count: 2 }, on: ALL, see: (g) => g.view().pawn, once: 2, twice: 4 },
  science: { effect: { kind: 'science', symbol: 'wheel' }, on: ALL, see: (g) => bitCount(g.state.symbols[0]), once: 1, twice: 'refused' },
  coins: { effect: { kind: 'coins', count: 3 }, on: ALL, see: (g) => g.coins(0), once: 3, twice: 6 },
  coinsPer: {
    effect: { kind: 'coinsPer', each: 2, of: { kind: 'cards', colours: ['brown', 'grey'] }, city: 'most' },
    on: ALL,
    see: (g) => g.coins(0),
    once: 4,
    twice: 8,
  },
  pointsPer: {
    effect: { kind: 'pointsPer', each: 3, of: { kind: 'cards', colours: ['brown'] }, city: 'most' },
    on: ALL,
    see: total,
    once: 3,
    twice: 6,
  },
  opponentLosesCoins: { effect: { kind: 'opponentLosesCoins', count: 3 }, on: ALL, see: (g) => -g.coins(1), once: 3, twice: 6 },
  playAgain: { effect: { kind: 'playAgain' }, on: ALL, see: (g) => 1 - g.view().active, once: 1, twice: 'refused' },
  destroy: { effect: { kind: 'destroy', colour: 'brown' }, on: ALL, see: (g) => awaits(g, 'destroy'), once: 1, twice: 'refused' },
  tokenFromBox: {
    effect: { kind: 'tokenFromBox', draw: 3 },
    on: ALL,
    see: (g) => awaits(g, 'library') * (g.view(0).drawn?.length ?? 0),
    once: 3,
    twice: 'refused',
    strip: true,
  },
  buildFromDiscard: { effect: { kind: 'buildFromDiscard' }, on: ALL, see: (g) => awaits(g, 'revive'), once: 1, twice: 'refused' },
  discount: {
    effect: { kind: 'discount', on: 'blue', count: 2 },
    on: ['token'],
    see: (g) => saved(g, 'palace'),
    once: 6,
    twice: 11,
    strip: true,
  },
  tradeIncome: {
    effect: { kind: 'tradeIncome' },
    on: ['token'],
    see: (g) => {
      g.play(1, { kind: 'build', card: 'aqueduct' });
      return g.coins(0);
    },
    once: 6,
    twice: 'refused',
    strip: true,
  },
  extraShields: {
    effect: { kind: 'extraShields', colour: 'red', count: 1 },
    on: ['token'],
    see: (g) => after(g, { kind: 'build', card: 'barracks' }).view().pawn,
    once: 1,
    twice: 2,
    strip: true,
  },
  wondersPlayAgain: {
    effect: { kind: 'wondersPlayAgain' },
    on: ['token'],
    see: (g) => 1 - after(g, { kind: 'wonder', wonder: WONDER, card: 'barracks' }).view().active,
    once: 1,
    twice: 'refused',
    strip: true,
  },
  coinsOnChain: {
    effect: { kind: 'coinsOnChain', count: 4 },
    on: ['token'],
    see: (g) => after(g, { kind: 'build', card: 'statue' }).coins(0),
    once: 4,
    twice: 8,
    strip: true,
  },
};
const KINDS = Object.keys(CASES) as Effect['kind'][];

const seenWith = async (kind: Effect['kind'], holder: Holder, effects: readonly Effect[]): Promise<number> => {
  const { see, strip } = CASES[kind];
  const { duelWith } = await loadWith(holder, effects, strip === undefined ? undefined : kind);
  const g = duelWith(PLACES[holder]);
  for (const move of MOVES[holder]) g.play(0, move);
  return see(g);
};

test.each(HOLDERS)('every kind of effect works on a %s, also twice, or is refused', (holder) =>
  forRows(KINDS, async (kind) => {
    const { effect, on, once, twice, strip } = CASES[kind];
    if (!on.includes(holder)) {
      await expect(loadWith(holder, [effect])).rejects.toThrow(new RegExp(`${holder} [a-z]+, ${kind}: only`));
      return;
    }
    const without = await seenWith(kind, holder, []);
    expect((await seenWith(kind, holder, [effect])) - without).toBe(once);
    if (twice === 'refused') await expect(loadWith(holder, [effect, effect], strip && kind)).rejects.toThrow(/can have .*(once|one of)/);
    else expect((await seenWith(kind, holder, [effect, effect])) - without).toBe(twice);
  }),
);

const refused = async (effects: readonly Effect[], why: RegExp, holder: Holder = 'card', card?: string): Promise<void> => {
  await expect(loadWith(holder, effects, undefined, card)).rejects.toThrow(why);
};

describe('rows that do not go together', () => {
  test('two things counted by one row', () =>
    refused(
      [
        { kind: 'coinsPer', each: 1, of: { kind: 'wonders' }, city: 'own' },
        { kind: 'coinsPer', each: 1, of: { kind: 'tokens' }, city: 'own' },
      ],
      /coinsPer for only one thing/,
    ));
  test('a price that is fixed at another sum', () =>
    refused([{ kind: 'fixedPrice', resources: ['wood'], price: 2 }], /a fixed price is 1/));
  test('a choice among some raw materials', () => refused([{ kind: 'produceChoice', oneOf: ['wood', 'clay'] }], /a choice is among all/));
  test('coins counted in other sets', () =>
    refused([{ kind: 'pointsPer', each: 1, of: { kind: 'coinSets', size: 5 }, city: 'own' }], /in sets of 3/));
  test('a lasting effect on a card that can be destroyed', () =>
    refused([{ kind: 'science', symbol: 'wheel' }], /can be destroyed/, 'card', 'clay-pool'));
  test('a second token with a power of its own', () =>
    refused([{ kind: 'extraShields', colour: 'red', count: 1 }], /only one row can have extraShields/, 'token'));
  test('a second discount on the same', () =>
    refused([{ kind: 'discount', on: 'blue', count: 2 }], /only one row can have a discount/, 'token'));
});

test('a brown card with two effects of production gives both', async () => {
  const stone: Effect = { kind: 'produce', resources: { stone: 1 } };
  const { duelWith } = await loadWith('card', [stone, stone], undefined, 'clay-pool');
  expect(duelWith({ age: 2, row: ['aqueduct', 'library'], cities: [{ built: ['clay-pool'] }, {}] }).bill(0, 'aqueduct').trade).toBe(2);
});
