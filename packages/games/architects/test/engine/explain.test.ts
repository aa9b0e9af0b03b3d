import { NO_ACTION } from '@maravilha/kernel';
import { checkAllMoves, checkAllWishes, oneIn } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { architects, type Battle, type Refusal } from '../../src/index.ts';
import { CARD } from '../../src/state.ts';
import { DECK_IDS } from '../../src/tables.ts';
import { randomGames, sampled } from '../kit/random.ts';
import { USUAL } from '../kit/readings.ts';
import { newGame, tableWith } from '../kit/scenario.ts';

test('what explain calls possible is what the list of actions holds, for every wish of every seat', () => {
  const met = checkAllWishes(architects, (visit) => randomGames(1, sampled(5, visit)));
  const often: Refusal['code'][] = [
    'game-over',
    'not-awaited',
    'other-decision',
    'out-of-reach',
    'deck-empty',
    'no-extra-card',
    'already-built',
    'not-yet',
    'cannot-pay',
    'which-payment',
    'no-such-set',
    'forced',
  ];
  expect(met).toEqual(expect.arrayContaining(often));
});

test('anything that can be said at all is explained as it is listed', () =>
  checkAllMoves(architects, 12, (visit) => randomGames(1, sampled(200, oneIn(9, visit)))));

describe('what follows from a card', () => {
  test('is what happens when it is taken', () => {
    const spare = architects.blank({ seats: 2, wonders: 'random', starter: 'random', ...USUAL });
    const joint = new Int32Array(7);
    let battles = 0;
    let n = 0;
    randomGames(4, (s) => {
      if (s.decision !== CARD || n++ % 3 !== 0) return;
      const { seats } = architects.view(s, s.active);
      for (const deck of DECK_IDS) {
        const { possible, follows } = architects.explain(s, s.active, { kind: 'take', deck });
        if (!possible || follows === undefined) continue;
        architects.copy(s, spare);
        joint.fill(NO_ACTION);
        joint[s.active] = architects.toAction(s, s.active, { kind: 'take', deck }) as number;
        const heard: Record<string, unknown[]> = {};
        const hear = (e: { readonly kind: string }): void => void (heard[e.kind] ??= []).push(e);
        architects.step(spare, joint, { all: hear, split: (_, full) => hear(full) });
        const problem = JSON.stringify({ follows, heard });
        expect(heard.took?.[0], problem).toMatchObject({ card: follows.card, deck });
        const [first] = (heard.extra ?? []) as { token: string }[];
        // Architecture speaks up after a stage, an extra card of the card itself before it.
        const extra = first?.token === 'architecture' ? undefined : first?.token;
        if (heard.built === undefined && heard.exchanged === undefined) expect(extra, problem).toBe(follows.extra);
        const flips = (heard.flipped ?? []) as { count: number }[];
        if (heard.built === undefined) {
          expect(heard.cat !== undefined, problem).toBe(follows.cat);
          expect(flips[0]?.count ?? 0, problem).toBe(follows.flips);
        }
        if (follows.extra !== undefined) continue;
        const helped = seats[s.active].tokens.some((token) => token === 'economy' || token === 'engineering');
        const builds = heard.built !== undefined || architects.view(spare, 0).decision === 'act';
        if (!helped && follows.exchange === undefined) expect(builds, problem).toBe(follows.stages.length > 0);
        if (follows.stages.length === 0) expect(heard.exchanged !== undefined, problem).toBe(follows.exchange !== undefined);
        if (follows.battle === undefined) continue;
        battles++;
        const [fought] = (heard.battle ?? []) as { battle: Battle }[];
        expect(fought.battle, problem).toEqual(follows.battle);
      }
    });
    expect(battles).toBeGreaterThan(20);
  });

  test('the stages that become payable, and no others', () => {
    const g = tableWith({
      cities: [{ wonder: 'ephesus', built: [1], cards: { wood: 1, stone: 1 } }, { wonder: 'rhodes' }],
      decks: { ephesus: { top: ['wood'] }, rhodes: { top: ['coin'] } },
    });
    const stages = (deck: 'ephesus' | 'rhodes') => g.reason(0, { kind: 'take', deck }).follows?.stages;
    expect(stages('ephesus')).toEqual([{ stage: 2, points: 3 }]);
    expect(stages('rhodes')).toEqual([
      { stage: 2, points: 3 },
      { stage: 3, points: 4 },
    ]);
    // The other seat has nothing to put it to.
    expect(g.reason(1, { kind: 'take', deck: 'ephesus' })).toMatchObject({ possible: false, why: [{ code: 'not-awaited' }] });
    expect(g.reason(1, { kind: 'take', deck: 'ephesus' }).follows).toMatchObject({ card: 'wood', stages: [] });
  });

  test('the set of symbols, the extra card, the Cat, the battle', () => {
    const g = tableWith({
      cities: [
        { wonder: 'giza', cards: { gear: 1, compass: 1, 'red-0': 1 }, tokens: ['science', 'propaganda'] },
        { wonder: 'rhodes', cards: { 'red-0': 1 } },
        { wonder: 'babylon' },
        { wonder: 'olympia' },
      ],
      battle: 3,
      cat: 1,
      decks: { giza: { top: ['gear'] }, olympia: { top: ['red-2'] }, rhodes: { top: ['tablet'] }, babylon: { top: ['blue-2-cat'] } },
    });
    const follows = (deck: 'giza' | 'rhodes' | 'babylon' | 'olympia' | 'central', seat = 0) =>
      g.reason(seat, { kind: 'take', deck }).follows;
    expect(follows('giza')).toMatchObject({ exchange: 'pair', extra: 'science', cat: false, flips: 0, peace: 1, battle: undefined });
    expect(follows('rhodes')).toMatchObject({ exchange: 'trio' });
    expect(follows('olympia')).toEqual({
      card: 'red-2',
      stages: [],
      exchange: undefined,
      extra: 'propaganda',
      cat: false,
      flips: 1,
      peace: 0,
      battle: { shields: [2, 1, 0, 0], victories: [2, 1, 0, 0] },
    });
    expect(follows('babylon')?.cat).toBe(true);
    expect(follows('babylon', 1)?.cat).toBe(false);
    expect(follows('central')).toBeUndefined();
    expect(g.reason(0, { kind: 'take', deck: 'babylon' }).why).toEqual([{ code: 'out-of-reach', deck: 'babylon' }]);
  });

  test('a battle that is coming already is not brought about by another card', () => {
    const g = tableWith({
      cities: [{ wonder: 'giza', tokens: ['propaganda'] }, { wonder: 'rhodes' }],
      battle: 2,
      decks: { giza: { top: ['red-1', 'red-1', 'wood'] } },
    });
    expect(g.reason(0, { kind: 'take', deck: 'giza' }).follows?.battle).toEqual({ shields: [1, 0], victories: [2, 0] });
    g.play({ kind: 'take', deck: 'giza' });
    expect(g.view()).toMatchObject({ decision: 'act', conflict: { tokens: 3, battle: 3 } });
    expect(g.reason(0, { kind: 'take', deck: 'giza' }).follows).toMatchObject({ card: 'red-1', extra: undefined, flips: 0, peace: 0 });
    expect(g.reason(0, { kind: 'take', deck: 'giza' }).follows?.battle).toBeUndefined();
  });

  test('the card that the Cat has shown is told to its holder alone', () => {
    const g = tableWith({ cities: [{ wonder: 'giza' }, { wonder: 'rhodes' }], cat: 0, decks: { central: { top: ['blue-3'] } } });
    expect(g.reason(0, { kind: 'take', deck: 'central' }).follows?.card).toBe('blue-3');
    expect(g.reason(1, { kind: 'take', deck: 'central' }).follows).toBeUndefined();
  });

  test('without any token to be had green cards are not exchanged', () => {
    const all = ['urbanism', 'crafts', 'jewellery', 'science', 'propaganda', 'architecture', 'economy', 'engineering'] as const;
    const rest = ['tactics', 'decor', 'politics', 'strategy', 'education', 'culture', 'culture'] as const;
    const g = tableWith({
      cities: [
        { wonder: 'giza', cards: { gear: 1 }, tokens: rest },
        { wonder: 'rhodes', tokens: all },
      ],
      decks: { giza: { top: ['gear'] } },
    });
    expect(g.reason(0, { kind: 'take', deck: 'giza' }).follows?.exchange).toBeUndefined();
    expect(g.reason(0, { kind: 'exchange', symbols: ['gear', 'gear'] }).why.map(({ code }) => code)).toContain('no-token');
  });
});

/** What stands against the stage for a Giza with one stage and these cards. */
const refusalsOf = (
  cards: Readonly<Record<string, number>>,
  stage: 1 | 2 | 3 | 4 | 5,
  tokens: readonly ('economy' | 'engineering')[] = [],
) => {
  const g = tableWith({ cities: [{ wonder: 'giza', built: [1], cards, tokens }, { wonder: 'rhodes' }] });
  // The card of the turn comes first; that is not the question here.
  return g.reason(0, { kind: 'build', stage }).why.filter(({ code }) => code !== 'other-decision');
};

const shortBy = (...args: Parameters<typeof refusalsOf>): number | undefined => {
  const refusal = refusalsOf(...args).find(({ code }) => code === 'cannot-pay');
  return refusal?.code === 'cannot-pay' ? refusal.short : undefined;
};

describe('what stands against a stage', () => {
  test('it stands already, or the stages below do not', () => {
    expect(refusalsOf({}, 1)).toEqual([{ code: 'already-built', stage: 1 }]);
    expect(refusalsOf({}, 3)).toEqual([
      { code: 'not-yet', needs: [2] },
      { code: 'cannot-pay', short: 3, cost: { count: 3, match: 'different' } },
    ]);
  });

  test('resources that are missing in the best case', () => {
    expect(shortBy({}, 2)).toBe(2);
    expect(shortBy({ wood: 1, stone: 1 }, 2)).toBe(1);
    expect(shortBy({ wood: 1, stone: 1, brick: 1 }, 4)).toBe(2);
    expect(shortBy({ coin: 1 }, 4)).toBe(2);
    expect(shortBy({ coin: 1 }, 4, ['economy'])).toBe(1);
    expect(shortBy({ wood: 1 }, 4, ['economy'])).toBe(2);
    expect(shortBy({ wood: 1, stone: 1 }, 4, ['engineering'])).toBe(1);
    expect(shortBy({ wood: 1, stone: 1 }, 2, ['engineering'])).toBeUndefined();
    expect(shortBy({ wood: 1, stone: 1 }, 5)).toBe(2);
  });

  test('payments come with fewest coins first and say which token they use', () => {
    const g = tableWith({
      cities: [
        { wonder: 'giza', built: [1, 2, 3], cards: { wood: 1, stone: 1 }, tokens: ['economy', 'engineering'] },
        { wonder: 'rhodes' },
      ],
      decks: { giza: { top: ['coin'] } },
    });
    g.play({ kind: 'take', deck: 'giza' });
    expect(g.reason(0, { kind: 'build', stage: 4 })).toMatchObject({
      possible: false,
      why: [{ code: 'which-payment' }],
      points: 7,
      payments: [
        { cards: ['wood', 'coin'], coins: 1, economy: true, engineering: false },
        { cards: ['stone', 'coin'], coins: 1, economy: true, engineering: false },
        { cards: ['wood', 'stone', 'coin'], coins: 1, economy: false, engineering: true },
      ],
    });
    expect(g.reason(0, { kind: 'end' }).why).toEqual([{ code: 'forced', stages: [4], exchange: false }]);
    expect(g.reason(0, { kind: 'build', stage: 4, pay: ['wood', 'stone'] }).why).toEqual([{ code: 'bad-payment' }]);
  });

  test('payments are told to a seat that is not on turn too', () => {
    const g = tableWith({
      cities: [
        { wonder: 'giza', tokens: ['urbanism'] },
        { wonder: 'rhodes', built: [1], cards: { coin: 1 }, tokens: ['economy'] },
      ],
      decks: { giza: { top: ['wood'] } },
    });
    g.play({ kind: 'take', deck: 'giza' });
    expect(g.reason(1, { kind: 'build', stage: 2 })).toMatchObject({
      why: [{ code: 'not-awaited' }],
      points: 4,
      payments: [{ cards: ['coin'], economy: true }],
    });
  });
});

test('before the game starts everything can be asked about', () => {
  const g = newGame({ seats: 3, wonders: 'choose', starter: 'choose' });
  expect(g.reason(0, { kind: 'starter', seat: 3 }).why).toEqual([{ code: 'not-offered' }]);
  expect(g.reason(1, { kind: 'starter', seat: 2 }).why).toEqual([{ code: 'not-awaited' }]);
  expect(g.reason(0, { kind: 'take', deck: 'central' }).why.map(({ code }) => code)).toEqual(['other-decision', 'out-of-reach']);
  expect(g.reason(0, { kind: 'build', stage: 1 })).toMatchObject({ possible: false, payments: [], points: undefined });
  expect(g.reason(0, { kind: 'keep', card: 'wood' }).possible).toBe(false);
  expect(g.reason(0, { kind: 'search', deck: 'giza' }).possible).toBe(false);
  g.play({ kind: 'starter', seat: 1 });
  g.play({ kind: 'wonder', wonder: 'giza' });
  expect(g.reason(2, { kind: 'wonder', wonder: 'giza' }).why).toEqual([{ code: 'not-offered' }]);
});
