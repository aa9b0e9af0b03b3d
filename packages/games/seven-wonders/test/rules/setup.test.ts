import { leftOf } from '@maravilha/kernel';
import { describe, expect, test } from 'vitest';
import { type Age, BOARD_IDS, BOARDS, CARD_IDS, CARDS, type CardId, OPTION_SPECS, SEAT_COUNTS } from '../../src/index.ts';
import { newGame, type Scenario, tableWith } from '../kit/scenario.ts';

const SEEDS = Array.from({ length: 30 }, (_, n) => n + 1);
const isGuild = (card: CardId): boolean => CARDS[card].colour === 'purple';

/** All cards dealt at the start of each age; in between everyone sells. */
const dealtIn = (g: Scenario, age: Age): CardId[] => {
  g.playOn(() => g.view().age === age);
  expect(g.view()).toMatchObject({ age, turn: 1, decision: 'turn' });
  return g.view().seats.flatMap((_, seat) => [...g.hand(seat)]);
};

/** The copies that the rows give to a number of seats, sorted. */
const copiesOf = (age: Age, seats: number): string[] =>
  CARD_IDS.flatMap((id) => {
    const { age: of, copies = [] }: { age: Age; copies?: readonly number[] } = CARDS[id];
    return of === age ? copies.filter((from) => from <= seats).map(() => id) : [];
  }).sort();

const boardsOf = (g: Scenario): string[] => g.view().seats.map((seat) => seat.board ?? 'none');

const sidesOf = (of: 'day' | 'night' | 'mixed', seed = 1): string[] =>
  newGame({ seats: 7, sides: of }, seed)
    .view()
    .seats.map((seat) => seat.side ?? 'none');

describe('set-up', () => {
  test('[WO-SETUP-1] everyone starts with 3 coins, an empty city and one initial resource', () => {
    for (const board of BOARD_IDS.slice(0, 7)) {
      const g = tableWith({ cities: [{ board }] });
      expect(g.seat(0)).toMatchObject({ board, coins: 3, built: [], stages: [], debts: 0, shields: 0 });
    }
    const initials = BOARD_IDS.slice(0, 7).map((board) => BOARDS[board].initial);
    expect([...initials].sort()).toEqual(['clay', 'cloth', 'glass', 'ore', 'papyrus', 'stone', 'wood']);
    const g = tableWith({ cities: [{ board: 'gizah', hand: ['baths', 'stockade'] }, { board: 'rhodes' }, { board: 'ephesus' }] });
    expect(g.bill(0, 'baths').own).toEqual(['stone']);
    expect(g.refused(0, { kind: 'build', card: 'stockade' })).toContainEqual({ code: 'no-source', resources: ['wood'] });
  });

  test('[WO-SETUP-2] a deck holds 7 cards per player, the copies of the player count', () => {
    for (const seats of SEAT_COUNTS) {
      const g = newGame({ seats });
      for (const age of [1, 2, 3] as const) {
        const dealt = dealtIn(g, age);
        expect(dealt).toHaveLength(7 * seats);
        expect(dealt.filter((card) => !isGuild(card)).sort()).toEqual(copiesOf(age, seats));
      }
    }
  });

  test('[WO-SETUP-3] as many guilds as players and two more join Age III, drawn of ten', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const guilds = dealtIn(newGame({ seats: 4 }, seed), 3).filter(isGuild);
      expect(guilds).toHaveLength(6);
      expect(new Set(guilds).size).toBe(6);
      for (const guild of guilds) seen.add(guild);
    }
    expect(seen.size).toBe(10);
  });

  test('[WO-SETUP-4] 7 cards are dealt to everyone at the start of each age', () => {
    const g = newGame({ seats: 5 });
    for (const age of [1, 2, 3] as const) {
      dealtIn(g, age);
      expect(g.view().seats.map((seat) => seat.handCount)).toEqual([7, 7, 7, 7, 7]);
      expect(g.view().turns).toBe(6);
    }
  });

  test('[WO-SETUP-5] random boards: each is dealt one of the seven', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const g = newGame({ seats: 4, boards: 'random' }, seed);
      expect(g.view().decision).toBe('turn');
      const boards = boardsOf(g);
      expect(new Set(boards).size).toBe(4);
      for (const board of boards) seen.add(board);
    }
    expect([...seen].sort()).toEqual(BOARD_IDS.slice(0, 7).toSorted());
  });

  test('[WO-SETUP-6] chosen boards: from a drawn player on to the left, of those that are free', () => {
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const g = newGame({ seats: 4, boards: 'choose' }, seed);
      const { first } = g.view();
      firsts.add(first);
      let seat = first;
      for (let n = 0; n < 4; n++) {
        g.expectAwaiting('board', [seat]);
        const { offered } = g.view();
        expect(offered).toHaveLength(7 - n);
        expect(g.legal(seat)).toHaveLength(7 - n);
        const board = offered[(seed + n) % offered.length];
        expect(g.play({ [seat]: { kind: 'board', board } })).toContainEqual({ kind: 'board-taken', seat, board });
        expect(g.seat(seat).board).toBe(board);
        expect(g.view().offered).not.toContain(board);
        seat = leftOf(seat, 4);
      }
      expect(g.view()).toMatchObject({ decision: 'turn', age: 1, turn: 1 });
    }
    expect(firsts.size).toBe(4);
  });

  test('[WO-SETUP-6] a board that was taken is refused', () => {
    const g = newGame({ seats: 3, boards: 'choose' });
    const [seat] = g.awaited();
    g.play({ [seat]: { kind: 'board', board: 'rhodes' } });
    expect(g.refused(leftOf(seat, 3), { kind: 'board', board: 'rhodes' })).toEqual([{ code: 'not-offered' }]);
  });

  test('[WO-SETUP-7] drafted boards: one more than there are players, or all', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { offered } = newGame({ seats: 3, boards: 'draft' }, seed).view();
      expect(offered).toHaveLength(4);
      for (const board of offered) seen.add(board);
    }
    expect(seen.size).toBe(7);
    expect(newGame({ seats: 6, boards: 'draft' }).view().offered).toHaveLength(7);
    expect(newGame({ seats: 7, boards: 'draft' }).view().offered).toHaveLength(7);
    const g = newGame({ seats: 3, boards: 'draft' });
    const offered = g.view().offered;
    g.playOn(() => g.view().decision !== 'board');
    for (const board of boardsOf(g)) expect(offered).toContain(board);
  });

  test('[WO-SETUP-8] sides: Day, Night or drawn for each', () => {
    expect(new Set(sidesOf('day'))).toEqual(new Set(['day']));
    expect(new Set(sidesOf('night'))).toEqual(new Set(['night']));
    expect(new Set(SEEDS.flatMap((seed) => sidesOf('mixed', seed)))).toEqual(new Set(['day', 'night']));
    expect(SEEDS.some((seed) => new Set(sidesOf('mixed', seed)).size === 2)).toBe(true);
  });

  test('[WO-SETUP-9] a table is set for a first game: random boards on their Day side', () => {
    const usual = Object.fromEntries(OPTION_SPECS.map(({ key, default: value }) => [key, value]));
    expect(usual).toMatchObject({ boards: 'random', sides: 'day', cities: false, teams: false });
    const { seats } = newGame({ ...usual, seats: 5 }).view();
    expect(seats.map(({ side }) => side)).toEqual(['day', 'day', 'day', 'day', 'day']);
  });

  test('[WO-SETUP-8] chosen sides: all at the same time, once the boards are known', () => {
    const g = newGame({ seats: 4, boards: 'draft', sides: 'choose' });
    g.playOn(() => g.view().decision !== 'board');
    g.expectAwaiting('side', [0, 1, 2, 3]);
    expect(g.view().seats.every((seat) => seat.board !== undefined && seat.side === undefined)).toBe(true);
    const events = g.play({
      0: { kind: 'side', side: 'night' },
      1: { kind: 'side', side: 'day' },
      2: { kind: 'side', side: 'night' },
      3: { kind: 'side', side: 'day' },
    });
    expect(events.filter((event) => event.kind === 'side-chosen')).toHaveLength(4);
    expect(g.view().seats.map((seat) => seat.side)).toEqual(['night', 'day', 'night', 'day']);
    expect(g.view()).toMatchObject({ decision: 'turn', age: 1, turn: 1 });
  });

  test('[WO-R01] the decks of three to seven players', () => {
    for (const seats of SEAT_COUNTS) {
      const g = newGame({ seats }, seats);
      expect(dealtIn(g, 1)).toHaveLength(7 * seats);
      expect(dealtIn(g, 2)).toHaveLength(7 * seats);
      const third = dealtIn(g, 3);
      expect([third.filter(isGuild).length, third.filter((card) => !isGuild(card)).length]).toEqual([seats + 2, 6 * seats - 2]);
    }
  });

  test('[WO-R02] what everyone has at the start', () => {
    const g = newGame({ seats: 5 });
    for (const seat of [0, 1, 2, 3, 4]) {
      expect(g.seat(seat)).toMatchObject({ coins: 3, handCount: 7, built: [], stages: [], victories: [0, 0, 0], defeats: 0 });
      expect(g.hand(seat)).toHaveLength(7);
    }
  });
});
