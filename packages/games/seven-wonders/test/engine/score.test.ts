import { FastRng, type Rng, SPECTATOR } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { BOARD_IDS, CARD_IDS, CARDS, type CardDef, SCORE_ROWS, SIDES, type SevenWondersState, sevenWonders } from '../../src/index.ts';
import { hasIdentical } from '../../src/city.ts';
import { totalOf, worthOf } from '../../src/score.ts';
import { sourcesOf } from '../../src/sources.ts';
import { addCard, addStage, clear, OVER, stageCount, takeBoard } from '../../src/state.ts';
import { SOME_OPTIONS, randomGames } from '../kit/random.ts';
import { tableWith } from '../kit/scenario.ts';
import { slowScore, slowWinners } from '../kit/slow-score.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Everything that the score says is what the slow scorer counts from the words. */
const compare = (s: SevenWondersState): void => {
  const view = sevenWonders.view(s, SPECTATOR);
  const score = sevenWonders.score(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const rows = slowScore(view, seat);
    expect(score.seats[seat].rows).toEqual(rows);
    expect(score.seats[seat].total).toBe(sum(Object.values(rows)));
    expect(totalOf(s, seat)).toBe(score.seats[seat].total);
    for (const row of SCORE_ROWS) expect(sum(sourcesOf(s, seat, row).map(({ points }) => points))).toBe(rows[row]);
  }
  expect(score.teams).toEqual(
    view.options.teams
      ? view.seats
          .map((_, seat) => seat)
          .filter((seat) => seat % 2 === 0)
          .map((seat) => ({
            seats: [seat, seat + 1],
            total: score.seats[seat].total + score.seats[seat + 1].total,
            treasury: view.seats[seat].coins + view.seats[seat + 1].coins,
          }))
      : [],
  );
  const shares = new Float64Array(s.seats).fill(7);
  sevenWonders.result(s, shares);
  if (s.decision !== OVER) {
    expect(score).toMatchObject({ ending: undefined, winners: [], tieBreak: undefined });
    expect(view.winners).toEqual([]);
    expect(sum([...shares])).toBe(0);
    return;
  }
  const { winners, byTreasury } = slowWinners(view);
  expect(score).toMatchObject({ ending: 'points', winners, tieBreak: byTreasury ? 'treasury' : undefined });
  expect(view.winners).toEqual(winners);
  expect([...shares]).toEqual(view.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
};

test('the score is what a slow scorer counts from the words, at any moment of games of every kind', () => {
  let over = 0;
  let moments = 0;
  randomGames(1, (s) => {
    if (s.decision === OVER) over++;
    if (s.decision === OVER || moments++ % 5 === 0) compare(s);
  });
  expect(over).toBe(SOME_OPTIONS.length);
});

/** Cards that bear on the score in ways that random games seldom combine. */
const RARE = CARD_IDS.flatMap((id, card) => {
  const { colour, effects }: CardDef = CARDS[id];
  return colour === 'green' || effects.some((e) => e.kind === 'copyScience' || e.kind === 'scienceChoice') ? [card] : [];
});

/** Cities of any cards at the end of the game, rich in science; coins and totals lie close together, so that ties come up. */
const anyCities = (rng: Rng, seats: number, teams: boolean): SevenWondersState => {
  const s = sevenWonders.blank({ seats, cities: true, teams, boards: 'random', sides: 'mixed' });
  clear(s);
  const boards = BOARD_IDS.map((_, i) => i);
  rng.shuffle(boards, boards.length);
  for (let seat = 0; seat < seats; seat++) {
    s.side[seat] = rng.int(SIDES.length);
    takeBoard(s, seat, boards[seat]);
    for (let stages = rng.int(stageCount(s, seat) + 1); stages > 0; stages--) addStage(s, seat);
    const chance = rng.int(4);
    for (let card = 0; card < CARD_IDS.length; card++) {
      if (rng.int(10) < chance + (RARE.includes(card) ? 3 : 0) && !hasIdentical(s, seat, card)) addCard(s, seat, card);
    }
    s.coins[seat] = rng.int(20);
    s.debts[seat] = rng.int(5);
    s.defeats[seat] = rng.int(4);
    for (let age = 0; age < 3; age++) s.victories[seat * 3 + age] = rng.int(3);
  }
  return s;
};

test('free and copied symbols are used for the best in cities of any cards', () => {
  const rng = new FastRng(3);
  let copying = 0;
  for (let n = 0; n < 120; n++) {
    const s = anyCities(rng, 3 + (n % 5), n % 5 === 1 || n % 5 === 3);
    compare(s);
    const spies = (['pigeonhole', 'band-of-spies', 'torture-chamber'] as const).map((id) => CARD_IDS.indexOf(id));
    for (let seat = 0; seat < s.seats; seat++) if (spies.every((card) => hasIdentical(s, seat, card))) copying++;
  }
  expect(copying).toBeGreaterThan(10);
});

test('[WO-SCORE-5] ties are broken by the treasury, then shared, alone and in teams', () => {
  const rng = new FastRng(5);
  const met = { decided: 0, narrowed: 0, shared: 0 };
  for (let n = 0; n < 500; n++) {
    const teams = n % 2 === 0;
    const s = sevenWonders.blank({ seats: teams ? 6 : 5, cities: true, teams, boards: 'random', sides: 'day' });
    clear(s);
    for (let seat = 0; seat < s.seats; seat++) {
      takeBoard(s, seat, seat);
      s.coins[seat] = rng.int(3);
      s.debts[seat] = rng.int(2);
    }
    compare(s);
    const { winners, tieBreak } = sevenWonders.score(s);
    const alone = teams ? 2 : 1;
    if (tieBreak === 'treasury') met[winners.length === alone ? 'decided' : 'narrowed']++;
    else if (winners.length > alone) met.shared++;
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(20);
});

test('a card is worth what its row of the score gains when it comes to stand, counting itself', () => {
  const table = tableWith({
    age: 3,
    options: { seats: 3 },
    cities: [{ built: ['lumber-yard', 'loom-i', 'workers-guild'] }, { built: ['stone-pit', 'clay-pool'] }, { built: ['ore-vein'] }],
  });
  const before = JSON.stringify(sevenWonders.score(table.state));
  // Three brown cards at the neighbours, whether it stands already or not.
  expect(worthOf(table.state, 0, 'workers-guild')).toBe(3);
  expect(worthOf(table.state, 1, 'workers-guild')).toBe(2);
  // One brown, one grey, one purple in the city, and itself.
  expect(worthOf(table.state, 0, 'shipowners-guild')).toBe(4);
  expect(JSON.stringify(sevenWonders.score(table.state))).toBe(before);
});
