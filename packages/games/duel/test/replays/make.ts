// Makes the golden replays: plays many games by simple tempers, and keeps a few that together show everything that can happen.
// Run by scripts/make-replays.mjs. The result depends on nothing but the rules.
import { FastRng, legalActions, Match, seatsOf } from '@maravilha/kernel';
import { CARDS, type DuelMove, type DuelOptions, duel, WONDERS } from '../../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../../src/state.ts';
import { type Outcome, playLog } from './golden.ts';

const GAMES = 9000;
const FEWEST = 14;

/** How much a player of this temper likes a move; what is liked most is played, ties at random. */
type Temper = (move: DuelMove) => number;

const buildsOf =
  (colour: string, wonders: number): Temper =>
  (move) => {
    if (move.kind === 'build' || move.kind === 'revive') return CARDS[move.card].colour === colour ? 3 : 1;
    if (move.kind === 'wonder') return wonders;
    return move.kind === 'token' && move.token === 'law' ? 2 : 0;
  };
const TEMPERS: readonly Temper[] = [
  () => 0,
  buildsOf('red', 2),
  buildsOf('green', 2),
  buildsOf('blue', 4),
  (move) => (move.kind === 'wonder' ? 2 + WONDERS[move.wonder].effects.length : move.kind === 'build' ? 1 : 0),
];

const seedOf = (game: number): Uint8Array => {
  const rng = new FastRng(game, 0x601d);
  return Uint8Array.from({ length: 32 }, () => rng.int(256));
};

const optionsOf = (game: number): DuelOptions => ({
  seats: 2,
  wonders: WONDER_OPTIONS[game % WONDER_OPTIONS.length],
  starter: STARTER_OPTIONS[Math.floor(game / WONDER_OPTIONS.length) % STARTER_OPTIONS.length],
});

const playGame = (game: number): Outcome => {
  const match = Match.start(duel, optionsOf(game), seedOf(game));
  const rng = new FastRng(game, 0xbe57);
  const tempers = [TEMPERS[rng.int(TEMPERS.length)], TEMPERS[rng.int(TEMPERS.length)]];
  while (!match.over) {
    for (const seat of seatsOf(match.awaiting)) {
      const moves = legalActions(duel, match.state, seat).map((action) => duel.toMove(match.state, seat, action));
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
const showsOf = ({ golden: { log, score }, events }: Outcome): string[] => [
  `options ${log.options.wonders} ${log.options.starter}`,
  `${score.ending} by ${score.winners.join(' and ')}`,
  `tie-break ${score.tieBreak}`,
  ...log.rounds.flat().map(({ move }) => `move ${move.kind}`),
  ...events.map((event) => `event ${event.kind}`),
  ...events.flatMap((event) => {
    switch (event.kind) {
      case 'built':
        return [`built ${event.card}`, `built by ${event.by}`];
      case 'wonder-built':
        return [`wonder ${event.wonder}`];
      case 'token':
        return [`token ${event.token}`, `token from ${event.from}`];
      case 'coins':
        return [`coins of ${event.source}`];
      case 'loot':
        return [`loot of ${event.token}`];
      default:
        return [];
    }
  }),
];

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
      const { ending, winners } = outcome.golden.score;
      return { ...outcome, name: `${String(game).padStart(4, '0')}-${ending}${winners.length > 1 ? '-shared' : ''}` };
    });
};

/** One round a line, so that a change can be read. */
export const textOf = ({ golden: { log, score, heard } }: Outcome): string => {
  const { rounds, ...head } = log;
  const lines = rounds.map((round) => `      ${JSON.stringify(round)}`).join(',\n');
  const start = JSON.stringify(head).slice(0, -1);
  return `{\n  "log": ${start},\n    "rounds": [\n${lines}\n    ]\n  },\n  "score": ${JSON.stringify(score)},\n  "heard": ${JSON.stringify(heard)}\n}\n`;
};
