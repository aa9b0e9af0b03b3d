// The pad of a real table against the engine: random games to their end, entered as a person would, add up to the same points and places.
import { architects, type ArchitectsOptions } from '@maravilha/architects';
import { dice, type DiceOptions } from '@maravilha/dice';
import { duel, type DuelOptions } from '@maravilha/duel';
import { FastRng, type Game, type Shape, SPECTATOR } from '@maravilha/kernel';
import { playOut } from '@maravilha/kernel/testing';
import { BOARDS, CARDS, type SeatView, sevenWonders, type SevenWondersOptions } from '@maravilha/seven-wonders';
import { checkOptions } from '@maravilha/seven-wonders/options';
import { describe, expect, test } from 'vitest';
import { type PadPoints, type PadSheet, worthOf } from '../src/base/score-pad.ts';
import { OPTIONS as architectsOptions } from './kit/architects.ts';
import { architectsPoints, SCORED } from '../src/games/architects/pad-points.ts';
import { COINS, dicePoints, FIRST } from '../src/games/dice/pad-points.ts';
import { duelPoints } from '../src/games/duel/pad-points.ts';
import * as wonders from '../src/games/seven-wonders/pad-points.ts';
import { keyed, leadersIn, standingOf, withCount, withMode, withName, withSeats, withTyped } from '../src/pages/score/model.ts';
import { readPast, readSheet, statsOf, type PastGame } from '../src/pages/score/store.ts';

const GAMES = 200;

const sheetFor = (seats: number, more: Partial<PadSheet> = {}): PadSheet => ({
  seats,
  teams: false,
  ending: 'civil',
  victor: 0,
  names: [],
  cells: [],
  ...more,
});

/** The last states of random games at these tables, one after the other. */
const endings = <G extends Shape>(game: Game<G>, tables: readonly G['Options'][], visit: (s: G['State'], seed: number) => void): void => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const options = tables[seed % tables.length]!;
    const s = game.blank(options);
    const rng = new FastRng(seed);
    game.setup(options, rng, s);
    playOut({ game, options }, s, rng, undefined, game.independentTurns);
    visit(s, seed);
  }
};

const counter = (id: string) => ({ id, name: id, sign: 0, most: 999 });

/** Counts entered one after the other. */
const counted = (sheet: PadSheet, seat: number, row: string, counts: Readonly<Record<string, number>>): PadSheet =>
  Object.entries(counts).reduce((on, [id, count]) => withCount(on, seat, row, counter(id), count), sheet);

const typed = (sheet: PadSheet, seat: number, rows: Readonly<Record<string, number>>): PadSheet =>
  Object.entries(rows).reduce((on, [row, points]) => withTyped(on, seat, row, points), sheet);

/** Places by points, then by what breaks a tie, as the rule books say it. */
const placesOf = (sides: readonly (readonly [seats: readonly number[], total: number, tie: number])[]) =>
  sides
    .map(
      ([seats, total, tie]) =>
        [seats, 1 + sides.filter((other) => other[1] > total || (other[1] === total && other[2] > tie)).length] as const,
    )
    .toSorted((a, b) => a[1] - b[1]);

interface Scored {
  readonly seats: readonly { readonly total: number; readonly rows: object }[];
  readonly winners: readonly number[];
}

const expectSame = (
  pad: PadPoints,
  sheet: PadSheet,
  score: Scored,
  places: readonly (readonly [seats: readonly number[], place: number])[],
): void => {
  const standing = standingOf(pad, sheet);
  expect(standing.points).toEqual(
    score.seats.map(({ rows }) =>
      Object.fromEntries(pad.scoring.map((row) => [row, Object.entries(rows).find(([id]) => id === row)?.[1]])),
    ),
  );
  expect(standing.totals).toEqual(score.seats.map(({ total }) => total));
  expect(leadersIn(standing).toSorted((a, b) => a - b)).toEqual([...score.winners].sort((a, b) => a - b));
  expect(standing.sides.map(({ seats, place }) => [seats, place])).toEqual(places);
};

/** Symbols on the cards and stages of a city, by kind, as they lie on the table. */
const symbolsOf = (city: SeatView): Readonly<Record<string, number>> => {
  const stages = city.board === undefined || city.side === undefined ? [] : BOARDS[city.board][city.side].slice(0, city.stages.length);
  const counts: Record<string, number> = { compass: 0, gear: 0, tablet: 0, free: 0, copies: 0 };
  for (const effect of [...city.built.flatMap((card) => [...CARDS[card].effects]), ...stages.flatMap((stage) => [...stage.effects])]) {
    if (effect.kind === 'science') counts[effect.symbol]! += 1;
    else if (effect.kind === 'scienceChoice') counts['free']! += 1;
    else if (effect.kind === 'copyScience') counts['copies']! += 1;
  }
  return counts;
};

describe('7 Wonders', () => {
  const tables = [3, 4, 5, 6, 7]
    .flatMap((seats) =>
      [false, true].flatMap((cities) =>
        [false, true].flatMap((teams) =>
          (['day', 'night', 'mixed'] as const).map((sides): SevenWondersOptions => ({ seats, cities, teams, boards: 'random', sides })),
        ),
      ),
    )
    .filter((options) => checkOptions(options) === undefined);

  test('200 ends, with Cities and in teams: the same points, sums and places', () => {
    const seen = { copies: 0, teams: 0, debts: 0 };
    endings(sevenWonders, tables, (s) => {
      const view = sevenWonders.view(s, SPECTATOR);
      const score = sevenWonders.score(s);
      const { cities, teams, seats } = view.options;
      let sheet = sheetFor(seats, { teams });
      view.seats.forEach((city, seat) => {
        const { wonder, blue, yellow, purple, black } = score.seats[seat]!.rows;
        const symbols = symbolsOf(city);
        sheet = typed(sheet, seat, { wonder, blue, yellow, purple, ...(cities && { black }) });
        sheet = counted(sheet, seat, 'treasury', { coins: city.coins, debts: city.debts });
        sheet = counted(sheet, seat, 'military', {
          1: city.victories[0],
          3: city.victories[1],
          5: city.victories[2],
          defeats: city.defeats,
        });
        sheet = counted(sheet, seat, 'green', symbols);
        if (symbols['copies']! > 0) seen.copies++;
        if (city.debts > 0) seen.debts++;
      });
      if (teams) seen.teams++;
      const ranked =
        score.teams.length > 0
          ? score.teams.map((team) => [team.seats, team.total, team.treasury] as const)
          : score.seats.map(({ total }, seat) => [[seat], total, view.seats[seat]!.coins] as const);
      expectSame(cities ? wonders.cities : wonders.base, sheet, score, placesOf(ranked));
    });
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

describe('Duel', () => {
  const tables = (['draft', 'random', 'first-game'] as const).map((kind): DuelOptions => ({ seats: 2, wonders: kind, starter: 'random' }));

  test('200 ends, civil and by supremacy: the same points, sums and winners', () => {
    const seen = new Set<string>();
    endings(duel, tables, (s) => {
      const view = duel.view(s, SPECTATOR);
      const score = duel.score(s);
      const ending = score.ending!;
      seen.add(ending);
      let sheet = sheetFor(2, { ending, victor: score.winners[0]! });
      view.cities.forEach((city, seat) => {
        const { treasury: _, military: __, ...rows } = score.seats[seat]!.rows;
        sheet = typed(sheet, seat, rows);
        sheet = counted(sheet, seat, 'treasury', { coins: city.coins });
        sheet = counted(sheet, seat, 'military', { spaces: Math.max(0, seat === 0 ? view.pawn : -view.pawn) });
      });
      expectSame(
        duelPoints,
        sheet,
        score,
        [0, 1].map((seat) => [[seat], score.winners.includes(seat) ? 1 : 2] as const).toSorted((a, b) => a[1] - b[1]),
      );
    });
    expect([...seen]).toEqual(expect.arrayContaining(['civil', 'military']));
  });
});

describe('Architects', () => {
  const tables = [2, 3, 4, 5, 6, 7].map((seats): ArchitectsOptions => ({ ...architectsOptions, seats }));

  test('200 ends: the same points, sums and places', () => {
    const tokens = new Set<string>();
    endings(architects, tables, (s) => {
      const view = architects.view(s, SPECTATOR);
      const score = architects.score(s);
      let sheet = sheetFor(view.seats.length);
      view.seats.forEach((city, seat) => {
        const { wonder } = score.seats[seat]!.rows;
        const built = city.built.length;
        // What the stages are worth does not matter one by one: all but one of nothing, and one of everything.
        if (built > 0) sheet = counted(sheet, seat, 'wonder', { 0: built - 1, [wonder]: 1 });
        sheet = counted(sheet, seat, 'blue', { 'blue-3': city.cards['blue-3'] ?? 0, 'blue-2-cat': city.cards['blue-2-cat'] ?? 0 });
        sheet = counted(sheet, seat, 'cat', { cat: view.cat === seat ? 1 : 0 });
        sheet = counted(sheet, seat, 'military', { victories: city.victories });
        for (const token of city.tokens) tokens.add(token);
        sheet = counted(sheet, seat, 'progress', {
          tokens: city.tokens.length,
          ...Object.fromEntries(SCORED.map((token) => [token, city.tokens.filter((held) => held === token).length])),
        });
      });
      const ranked = score.seats.map(({ total }, seat) => [[seat], total, view.seats[seat]!.built.length] as const);
      expectSame(architectsPoints, sheet, score, placesOf(ranked));
    });
    expect(SCORED.every((token) => tokens.has(token))).toBe(true);
  });
});

describe('Dice', () => {
  const tables = [2, 3, 4, 5, 6, 7].flatMap((seats) => (['random', 'choose'] as const).map((cities): DiceOptions => ({ seats, cities })));

  test('200 ends: the same points, sums and places', () => {
    let firsts = 0;
    endings(dice, tables, (s) => {
      const view = dice.view(s, SPECTATOR);
      const score = dice.score(s);
      let sheet = sheetFor(view.seats.length);
      view.seats.forEach((city, seat) => {
        const { agora, ...rows } = score.seats[seat]!.rows;
        sheet = typed(sheet, seat, rows);
        if (city.agoraFirst) firsts++;
        sheet = counted(sheet, seat, 'agora', { [FIRST]: city.agoraFirst ? 1 : 0, 1: agora - (city.agoraFirst ? 3 : 0) });
        sheet = counted(sheet, seat, COINS, { coins: city.coins });
      });
      const ranked = score.seats.map(({ total }, seat) => [[seat], total, view.seats[seat]!.coins] as const);
      expectSame(dicePoints, sheet, score, placesOf(ranked));
    });
    expect(firsts).toBeGreaterThan(0);
  });
});

const after = (keys: readonly string[]): number => keys.reduce(keyed, 0);

describe('entering', () => {
  test('keys make a number, turn its sign and take digits away', () => {
    expect(after(['1', '2'])).toBe(12);
    expect(after(['1', '2', '-'])).toBe(-12);
    expect(after(['1', '2', '-', '3'])).toBe(-123);
    expect(after(['1', '2', '-', 'Backspace'])).toBe(-1);
    expect(after(['1', 'Backspace', 'Backspace'])).toBe(0);
    expect(after(['9', '9', '9', '9'])).toBe(999);
    expect(after(['-'])).toBe(0);
  });

  test('what only one can have leaves the other', () => {
    const pawn = { ...counter('spaces'), most: 9, lone: true } as const;
    const first = withCount(sheetFor(2), 0, 'military', pawn, 4);
    const second = withCount(first, 1, 'military', pawn, 12);
    expect(standingOf(duelPoints, first).points.map(({ military }) => military)).toEqual([5, 0]);
    expect(standingOf(duelPoints, second).points.map(({ military }) => military)).toEqual([0, 10]);
  });

  test('typing starts from what was counted', () => {
    const sheet = counted(sheetFor(3), 1, 'green', { compass: 2, gear: 1, tablet: 1 });
    expect(withMode(wonders.base, sheet, 1, 'green', 'points').cells[1]?.['green']).toEqual({ typed: 13 });
  });

  test('a seat that is taken away comes back as it was', () => {
    const pad = { seatCounts: [3, 4], teamSeats: [4] };
    const sheet = withName(typed(sheetFor(4, { teams: true }), 3, { blue: 7 }), 3, 'Nina');
    const less = withSeats(pad, sheet, 3);
    expect(less).toMatchObject({ seats: 3, teams: false });
    expect(standingOf(wonders.base, less).totals).toEqual([0, 0, 0]);
    const again = withSeats(pad, less, 4);
    expect(again.names[3]).toBe('Nina');
    expect(standingOf(wonders.base, again).totals).toEqual([0, 0, 0, 7]);
    expect(withSeats(pad, again, 5)).toBe(again);
  });

  test('things are worth what is printed on them', () => {
    expect(worthOf({ 3: 2, 7: 1, first: 1 })).toBe(13);
  });
});

const game = (names: readonly string[], totals: readonly number[], winners: readonly number[]): PastGame => ({
  id: 'duel.1',
  pad: 'duel',
  at: '2026-05-12T20:00:00.000Z',
  sheet: sheetFor(2, { names }),
  totals,
  winners,
});
const written = (content: unknown, version = 1): string => JSON.stringify({ version, content });

describe('what is kept', () => {
  test('comes back as it was', () => {
    const sheet = typed(counted(sheetFor(3, { names: ['Lia'] }), 0, 'green', { gear: 2 }), 2, { blue: -3 });
    expect(readSheet(written(sheet))).toEqual(sheet);
    const games = [game(['Lia', 'Íris'], [61, 58], [0])];
    expect(readPast(written(games))).toEqual(games);
  });

  test('is not understood by halves', () => {
    const sheet = sheetFor(3);
    const bad = [
      '',
      'no',
      '[]',
      '{}',
      written(sheet, 2),
      written({ ...sheet, seats: 'three' }),
      written({ ...sheet, cells: [{ blue: 7 }] }),
    ];
    for (const text of bad) expect(readSheet(text), text).toBeUndefined();
    const past = game(['Lia', 'Íris'], [61, 58], [0]);
    for (const broken of [
      { ...past, at: 'yesterday' },
      { ...past, totals: ['61'] },
      { ...past, sheet: undefined },
    ])
      expect(readPast(written([past, broken]))).toBeUndefined();
  });

  test('says how people did, those with the most victories first', () => {
    const games = [game(['Lia', 'Íris'], [61, 58], [0]), game(['Íris ', ''], [50, 40], [0]), game(['Lia', 'Íris'], [70, 71], [1])];
    expect(statsOf(games)).toEqual([
      { name: 'Íris', games: 3, wins: 2, best: 71, mean: (58 + 50 + 71) / 3 },
      { name: 'Lia', games: 2, wins: 1, best: 70, mean: 65.5 },
    ]);
  });
});
