// How the golden replays are made. Run by scripts/make-replays.mjs; the result depends on nothing but the rules.
import type { Outcome, Recipe, Temper } from '@maravilha/kernel/golden';
import { CARDS, type DuelOptions, type DuelShape, duelVersions, WONDERS } from '../../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../../src/options.ts';

const buildsOf =
  (colour: string, wonders: number): Temper<DuelShape> =>
  (move) => {
    if (move.kind === 'build' || move.kind === 'revive') return CARDS[move.card].colour === colour ? 3 : 1;
    if (move.kind === 'wonder') return wonders;
    return move.kind === 'token' && move.token === 'law' ? 2 : 0;
  };
const TEMPERS: readonly Temper<DuelShape>[] = [
  () => 0,
  buildsOf('red', 2),
  buildsOf('green', 2),
  buildsOf('blue', 4),
  (move) => (move.kind === 'wonder' ? 2 + WONDERS[move.wonder].effects.length : move.kind === 'build' ? 1 : 0),
];

const optionsOf = (game: number): DuelOptions => ({
  seats: 2,
  wonders: WONDER_OPTIONS[game % WONDER_OPTIONS.length],
  starter: STARTER_OPTIONS[Math.floor(game / WONDER_OPTIONS.length) % STARTER_OPTIONS.length],
});

/** What a game shows, as words; the kept games together show all of them. */
const showsOf = ({ golden: { log, score }, events }: Outcome<DuelShape>): string[] => [
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

export const versions = duelVersions;
export const recipe: Recipe<DuelShape> = {
  games: 9000,
  fewest: 14,
  tempers: TEMPERS,
  optionsOf,
  showsOf,
  nameOf: ({ score: { ending, winners } }) => [String(ending), ...(winners.length > 1 ? ['shared'] : [])],
};
