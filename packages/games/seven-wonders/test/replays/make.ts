// How the golden replays are made. Run by scripts/make-replays.mjs; the result depends on nothing but the rules.
import { ActionList, type Match, replay, type Rng, type Seat } from '@maravilha/kernel';
import type { Golden, Outcome, Recipe, Temper } from '@maravilha/kernel/golden';
import {
  CARDS,
  type SevenWondersMove,
  type SevenWondersOptions,
  type SevenWondersShape,
  SEAT_COUNTS,
  sevenWondersVersions,
} from '../../src/index.ts';
import { BOARD_OPTIONS, checkOptions, SIDE_OPTIONS } from '../../src/options.ts';

const buildsOf =
  (colours: readonly string[], stages: number): Temper<SevenWondersShape> =>
  (move) => {
    if (move.kind === 'build' || move.kind === 'revive') return colours.includes(CARDS[move.card].colour) ? 4 : 2;
    return move.kind === 'stage' ? stages : 0;
  };
const TEMPERS: readonly Temper<SevenWondersShape>[] = [
  () => 0,
  buildsOf(['brown', 'grey', 'purple'], 5),
  buildsOf(['red', 'yellow'], 3),
  buildsOf(['green', 'black'], 3),
  buildsOf(['blue', 'black'], 5),
  // What others rarely build: cards first, whatever the price, then stages.
  (move) => (move.kind === 'build' ? 2 : move.kind === 'stage' ? 1 : move.kind === 'lose' ? -move.coins : 0),
];

const TABLES: readonly SevenWondersOptions[] = SEAT_COUNTS.flatMap((seats) =>
  [false, true].flatMap((cities) =>
    [false, true].flatMap((teams) =>
      BOARD_OPTIONS.flatMap((boards) => SIDE_OPTIONS.map((sides): SevenWondersOptions => ({ seats, cities, teams, boards, sides }))),
    ),
  ),
).filter((options) => checkOptions(options) === undefined);
/** Neighbouring games have quite different tables: the step has no factor in common with their number. */
const optionsOf = (game: number): SevenWondersOptions => TABLES[(game * 59) % TABLES.length];

/** Mostly the cheapest payments, as people choose; now and then all of them. */
const list = new ActionList();
const movesOf = ({ game, state }: Match<SevenWondersShape>, seat: Seat, rng: Rng): readonly SevenWondersMove[] => {
  if (rng.int(8) === 0 || game.shortlist === undefined) game.actions(state, seat, list);
  else game.shortlist(state, seat, list);
  return list.toArray().map((action) => game.toMove(state, seat, action));
};

/** Whether the game could not have been played so under the rules before. */
export const isNewUnder = ({ log }: Golden<SevenWondersShape>): boolean =>
  sevenWondersVersions.some((game) => game.rules === log.rules - 1 && !replay(game, { ...log, rules: game.rules }).ok);

/** What a game shows, as words; the kept games together show all of them. */
const showsOf = ({ golden, events }: Outcome<SevenWondersShape>): string[] => {
  const { log, score } = golden;
  const { seats, cities, teams, boards, sides } = log.options;
  return [
    `table ${seats} ${cities} ${teams}`,
    `boards ${boards}`,
    `sides ${sides}`,
    `victory ${teams ? score.winners.length / 2 : score.winners.length}`,
    `tie-break ${score.tieBreak}`,
    ...(isNewUnder(golden) ? ['a move that the rules before refuse'] : []),
    ...log.rounds.flat().map(({ move }) => `move ${move.kind}`),
    ...events.flatMap((event) => {
      switch (event.kind) {
        case 'built':
          return [`built ${event.card}`, `built by ${event.by}`];
        case 'board-taken':
          return [`board ${event.board}`];
        case 'coins':
          return [`coins of ${typeof event.source === 'string' ? event.source : `${event.source.board} ${event.source.stage}`}`];
        case 'conflicts':
          return [
            `absent ${event.diplomacy.length}`,
            `stakes ${[...new Set(event.conflicts.map(({ stakes }) => stakes))].sort().join(' ')}`,
          ];
        default:
          return [`event ${event.kind}`];
      }
    }),
  ];
};

const nameOf = ({ log, score }: Golden<SevenWondersShape>): string[] => {
  const { seats, cities, teams } = log.options;
  const shared = score.winners.length > (teams ? 2 : 1);
  return [`${seats}-seats`, ...(cities ? ['cities'] : []), ...(teams ? ['teams'] : []), ...(shared ? ['shared'] : [])];
};

export const versions = sevenWondersVersions;
export const recipe: Recipe<SevenWondersShape> = { games: 1500, fewest: 14, tempers: TEMPERS, optionsOf, movesOf, showsOf, nameOf };
