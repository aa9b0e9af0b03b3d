import { forRows, theEvent } from '@maravilha/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type CardDef, CARD_IDS, CARDS, type CardId, type Chain } from '../../src/index.ts';
import { build, tableWith } from '../kit/scenario.ts';

const rowOf = (card: CardId): CardDef => CARDS[card];
const CHAINED = CARD_IDS.filter((id) => rowOf(id).chainIn !== undefined);
const LINKS = CHAINED.flatMap((card) => {
  const symbol = rowOf(card).chainIn as Chain;
  return CARD_IDS.filter((by) => rowOf(by).chainOut?.includes(symbol)).map((by) => ({ card, by, symbol }));
});
/** Boards that do not lie between the city in question and a free price. */
const POOR = { options: { seats: 7 } } as const;

const withSymbols = (built: readonly CardId[]) => ({
  age: 2 as const,
  cities: [
    { board: 'ephesus' as const, coins: 9, built, hand: ['aqueduct' as const] },
    { board: 'gizah' as const, built: ['quarry' as const] },
    { board: 'rhodes' as const },
  ],
});

const freesStatue = (built: CardId): boolean =>
  tableWith({ age: 2, options: { seats: 4 }, cities: [{ board: 'alexandria', coins: 0, built: [built], hand: ['statue'] }] }).can(
    0,
    build('statue'),
  );

const symbolOrPay = (teams: boolean) => ({
  options: { seats: 4, teams },
  age: 2 as const,
  cities: [
    { board: 'ephesus', coins: 6, built: ['baths'], hand: ['walls', 'aqueduct'] },
    { board: 'rhodes', built: ['quarry', 'stone-pit'] },
    { board: 'olympia' },
    { board: 'babylon' },
  ] as const,
});

describe('chains', () => {
  test('[WO-CHAIN-1] the links of the game', () => {
    expect(LINKS.map(({ by, card }) => `${by} > ${card}`).sort()).toEqual(
      [
        'altar > pantheon',
        'apothecary > dispensary',
        'apothecary > stables',
        'baths > aqueduct',
        'caravansery > lighthouse',
        'dispensary > arena',
        'dispensary > lodge',
        'east-trading-post > forum',
        'forum > haven',
        'laboratory > observatory',
        'laboratory > siege-workshop',
        'library > senate',
        'library > university',
        'marketplace > caravansery',
        'school > academy',
        'school > study',
        'scriptorium > courthouse',
        'scriptorium > library',
        'theater > gardens',
        'training-ground > circus',
        'walls > fortifications',
        'well > statue',
        'west-trading-post > forum',
        'workshop > archery-range',
        'workshop > laboratory',
      ].sort(),
    );
  });

  test('[WO-CHAIN-1] each symbol makes its cards free', () =>
    forRows(LINKS, ({ card, by, symbol }) => {
      const g = tableWith({ ...POOR, age: CARDS[card].age, cities: [{ coins: 0, built: [by], hand: [card] }] });
      expect(g.bill(0, card)).toMatchObject({ free: 'chain', chain: { symbol, by } });
      expect(theEvent(g.play({ 0: build(card) }), 'built')).toMatchObject({ card, by: 'chain', pay: { left: 0, right: 0 }, bank: 0 });
    }));

  test('[WO-CHAIN-2] only built cards of one’s own city show their symbols', () => {
    const g = tableWith({
      age: 3,
      options: { seats: 7 },
      cities: [
        { board: 'rhodes', stages: 1, under: ['theater'], coins: 0, hand: ['gardens'] },
        { board: 'gizah', built: ['theater'] },
        { board: 'ephesus' },
        { board: 'babylon' },
        { board: 'olympia' },
        { board: 'halicarnassus' },
        { board: 'alexandria', built: ['altar'] },
      ],
      discard: ['well', 'altar'],
    });
    expect(g.bill(0, 'gardens')).toMatchObject({ free: undefined, chain: undefined });
    expect(g.can(0, build('gardens'))).toBe(false);
  });

  test('[WO-CHAIN-3] without the symbol the cost is paid; with it the chain may be used or not', () => {
    expect(tableWith(withSymbols([])).payments(0, 'aqueduct')).toEqual([[6, 0]]);
    const g = tableWith(withSymbols(['baths']));
    expect(g.payments(0, 'aqueduct')).toEqual([
      [0, 0],
      [6, 0],
    ]);
    expect(theEvent(g.play({ 0: build('aqueduct', 6) }), 'built')).toMatchObject({ by: 'payment', pay: { left: 6, right: 0 } });
  });

  test('[WO-CHAIN-4] two symbols on one card, and none is used up', () => {
    const g = tableWith({
      age: 3,
      cities: [
        { board: 'rhodes', coins: 0, built: ['school'], hand: ['academy'] },
        { board: 'gizah' },
        { board: 'olympia', hand: ['study'] },
      ],
    });
    g.play({ 0: build('academy') });
    g.play({ 0: build('study') });
    expect(g.seat(0).built).toEqual(['school', 'academy', 'study']);
    expect(g.coins()[0]).toBe(0);
  });

  test('[WO-R26] the Theater, no resources and no coins: the Gardens are free', () => {
    const g = tableWith({ age: 3, cities: [{ board: 'rhodes', coins: 0, built: ['theater'], hand: ['gardens'] }] });
    g.play({ 0: build('gardens') });
    expect(g.seat(0)).toMatchObject({ coins: 0, built: ['theater', 'gardens'] });
  });

  test('[WO-R27] a Theater under a stage, or sold, frees nothing', () => {
    const base = { age: 3, cities: [{ board: 'rhodes', coins: 0, hand: ['gardens'] }, { board: 'gizah' }, { board: 'ephesus' }] } as const;
    const [own, ...others] = base.cities;
    const under = tableWith({ ...base, cities: [{ ...own, stages: 1, under: ['theater'] }, ...others] });
    const sold = tableWith({ ...base, discard: ['theater'] });
    for (const g of [under, sold]) {
      expect(g.bill(0, 'gardens').chain).toBeUndefined();
      expect(g.refused(0, build('gardens'))[0]).toMatchObject({ code: 'no-source' });
    }
  });

  test('[WO-R28] the Forum with either trading post', () => {
    for (const post of ['west-trading-post', 'east-trading-post'] as const) {
      const g = tableWith({ age: 2, cities: [{ board: 'rhodes', coins: 0, built: [post], hand: ['forum'] }] });
      expect(g.can(0, build('forum'))).toBe(true);
    }
  });

  test('[WO-R30] the Well frees the Statue, the Theater does not', () => {
    expect(freesStatue('well')).toBe(true);
    expect(freesStatue('theater')).toBe(false);
  });

  test('[WO-R31] the Statue and the Temple free nothing', () => {
    for (const card of CHAINED.filter((id) => CARDS[id].age === 3)) {
      const g = tableWith({ ...POOR, age: 3, cities: [{ built: ['statue', 'temple'], hand: [card] }] });
      expect(g.bill(0, card)).toMatchObject({ free: undefined, chain: undefined });
    }
    expect(CHAINED.filter((id) => CARDS[id].age === 3).length).toBeGreaterThan(10);
  });

  test('[WO-R32] the Library frees the Senate and the University, in different turns', () => {
    const g = tableWith({
      age: 3,
      cities: [
        { board: 'rhodes', coins: 0, built: ['library'], hand: ['senate'] },
        { board: 'olympia' },
        { board: 'gizah', hand: ['university'] },
      ],
    });
    g.play({ 0: build('senate') });
    g.play({ 0: build('university') });
    expect(g.seat(0)).toMatchObject({ coins: 0, built: ['library', 'senate', 'university'] });
  });

  test('[WO-R33] paying although one has the symbol; not in team play', () => {
    expect(tableWith(symbolOrPay(false)).payments(0, 'aqueduct')).toEqual([
      [0, 0],
      [6, 0],
    ]);
    const team = tableWith(symbolOrPay(true));
    expect(team.payments(0, 'aqueduct')).toEqual([[0, 0]]);
    expect(team.refused(0, build('aqueduct', 6))).toEqual([{ code: 'team-rule' }]);
    expect(team.payments(0, 'walls')).toEqual([[6, 0]]);
  });
});
