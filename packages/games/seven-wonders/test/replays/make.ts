// Makes the golden replays: plays many games by simple tempers, and keeps a few that together show everything that can happen.
// Run by scripts/make-replays.mjs. The result depends on nothing but the rules.
import { ActionList, FastRng, Match, type Seat, seatsOf } from '@maravilha/kernel';
import {
  CARDS,
  type SevenWondersMove,
  type SevenWondersOptions,
  type SevenWondersState,
  SEAT_COUNTS,
  sevenWonders,
} from '../../src/index.ts';
import { BOARD_OPTIONS, checkOptions, SIDE_OPTIONS } from '../../src/options.ts';
import { type Outcome, playLog } from './golden.ts';

const GAMES = 1500;
const FEWEST = 14;

/** How much a player of this temper likes a move; what is liked most is played, ties at random. */
type Temper = (move: SevenWondersMove) => number;

const buildsOf =
  (colours: readonly string[], stages: number): Temper =>
  (move) => {
    if (move.kind === 'build' || move.kind === 'revive') return colours.includes(CARDS[move.card].colour) ? 4 : 2;
    return move.kind === 'stage' ? stages : 0;
  };
const TEMPERS: readonly Temper[] = [
  () => 0,
  buildsOf(['brown', 'grey', 'purple'], 5),
  buildsOf(['red', 'yellow'], 3),
  buildsOf(['green', 'black'], 3),
  buildsOf(['blue', 'black'], 5),
  // What others rarely build: cards first, whatever the price, then stages.
  (move) => (move.kind === 'build' ? 2 : move.kind === 'stage' ? 1 : move.kind === 'lose' ? -move.coins : 0),
];

const seedOf = (game: number): Uint8Array => {
  const rng = new FastRng(game, 0x601d);
  return Uint8Array.from({ length: 32 }, () => rng.int(256));
};

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
const listFor = (s: SevenWondersState, seat: Seat, dear: boolean, list: ActionList): readonly SevenWondersMove[] => {
  if (dear || sevenWonders.shortlist === undefined) sevenWonders.actions(s, seat, list);
  else sevenWonders.shortlist(s, seat, list);
  return list.toArray().map((action) => sevenWonders.toMove(s, seat, action));
};

const playGame = (game: number): Outcome => {
  const options = optionsOf(game);
  const match = Match.start(sevenWonders, options, seedOf(game));
  const rng = new FastRng(game, 0xbe57);
  const list = new ActionList();
  const tempers = Array.from({ length: options.seats }, () => TEMPERS[rng.int(TEMPERS.length)]);
  while (!match.over) {
    for (const seat of seatsOf(match.awaiting)) {
      const moves = listFor(match.state, seat, rng.int(8) === 0, list);
      const liking = moves.map(tempers[seat]);
      const most = Math.max(...liking);
      const best = moves.filter((_, i) => liking[i] === most);
      const chosen = match.choose(seat, best[rng.int(best.length)]);
      if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
    }
  }
  return playLog(match.log());
};

/** What a game shows, as words; the kept games together show all of them. */
const showsOf = ({ golden: { log, score }, events }: Outcome): string[] => {
  const { seats, cities, teams, boards, sides } = log.options;
  return [
    `table ${seats} ${cities} ${teams}`,
    `boards ${boards}`,
    `sides ${sides}`,
    `victory ${teams ? score.winners.length / 2 : score.winners.length}`,
    `tie-break ${score.tieBreak}`,
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

export interface Named extends Outcome {
  readonly name: string;
}

/** Greedily the game that shows most of what is still unseen, until nothing is; then more, up to the fewest wanted. */
export const makeReplays = (): readonly Named[] => {
  const games = Array.from({ length: GAMES }, (_, game) => {
    const outcome = playGame(game);
    return { game, outcome, shows: new Set(showsOf(outcome)) };
  });
  const unseen = new Set(games.flatMap(({ shows }) => [...shows]));
  const kept: typeof games = [];
  while (unseen.size > 0 || kept.length < FEWEST) {
    const newIn = ({ shows }: (typeof games)[number]): number => [...shows].filter((show) => unseen.has(show)).length;
    const best = games.filter((g) => !kept.includes(g)).reduce((a, b) => (newIn(b) > newIn(a) ? b : a));
    for (const show of best.shows) unseen.delete(show);
    kept.push(best);
  }
  return kept
    .sort((a, b) => a.game - b.game)
    .map(({ game, outcome }) => {
      const { seats, cities, teams } = outcome.golden.log.options;
      const shared = outcome.golden.score.winners.length > (teams ? 2 : 1);
      const words = [
        String(game).padStart(4, '0'),
        `${seats}-seats`,
        ...(cities ? ['cities'] : []),
        ...(teams ? ['teams'] : []),
        ...(shared ? ['shared'] : []),
      ];
      return { ...outcome, name: words.join('-') };
    });
};

/** One round a line, so that a change can be read. */
export const textOf = ({ golden: { log, score, heard } }: Outcome): string => {
  const { rounds, ...head } = log;
  const lines = rounds.map((round) => `      ${JSON.stringify(round)}`).join(',\n');
  const start = JSON.stringify(head).slice(0, -1);
  return `{\n  "log": ${start},\n    "rounds": [\n${lines}\n    ]\n  },\n  "score": ${JSON.stringify(score)},\n  "heard": ${JSON.stringify(heard)}\n}\n`;
};
