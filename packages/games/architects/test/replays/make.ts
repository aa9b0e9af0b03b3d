// How the golden replays are made. Run by scripts/make-replays.mjs; the result depends on nothing but the rules.
import type { Seat } from '@maravilha/kernel';
import type { Outcome, Recipe, Temper } from '@maravilha/kernel/golden';
import { type ArchitectsOptions, type ArchitectsShape, architectsVersions, CARDS, type Colour, SEAT_COUNTS } from '../../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../../src/options.ts';
import { readings } from '../kit/readings.ts';

/** Likes cards of these colours where they lie open, the unseen card next best; takes all extra cards. */
const takesOf =
  (...colours: readonly Colour[]): Temper<ArchitectsShape> =>
  (move, view) => {
    if (move.kind === 'keep') return colours.includes(CARDS[move.card].colour) ? 2 : 0;
    if (move.kind === 'end') return -1;
    if (move.kind !== 'take') return 0;
    const top = view.decks.find(({ id }) => id === move.deck)?.top;
    if (top === undefined) return 1;
    return colours.includes(CARDS[top].colour) ? 2 : 0;
  };
const TEMPERS: readonly Temper<ArchitectsShape>[] = [
  () => 0,
  takesOf('grey', 'yellow'),
  takesOf('green'),
  takesOf('red'),
  takesOf('blue'),
  takesOf('green', 'red', 'blue'),
  // Leaves what may be left, and trusts to luck.
  (move) => (move.kind === 'end' || (move.kind === 'token' && move.token === 'pile') ? 1 : 0),
];

const TABLES: readonly ArchitectsOptions[] = SEAT_COUNTS.flatMap((seats) =>
  WONDER_OPTIONS.flatMap((wonders) => STARTER_OPTIONS.map((starter) => ({ seats, wonders, starter }))),
).map((table, n) => ({ ...table, ...readings(n) }));
/** Neighbouring games have quite different tables: the step has no factor in common with their number. */
const optionsOf = (game: number): ArchitectsOptions => TABLES[(game * 7) % TABLES.length];

/** What a game shows, as words; the kept games together show all of them. */
const showsOf = ({ golden: { log, score }, events }: Outcome<ArchitectsShape>): string[] => {
  const { seats, wonders, starter, coins, battle, engineering } = log.options;
  const wonderOf = new Map<Seat, string>();
  return [
    `seats ${seats} ${wonders}`,
    `starter ${starter}`,
    `coins ${coins}`,
    `engineering ${engineering}`,
    `ending ${score.ending}`,
    `victory ${Math.min(score.winners.length, 2)}`,
    `tie-break ${score.tieBreak}`,
    ...log.rounds.flat().map(({ move }) => `move ${move.kind}`),
    ...events.flatMap((event) => {
      switch (event.kind) {
        case 'wonder-chosen':
          wonderOf.set(event.seat, event.wonder);
          return ['event wonder-chosen'];
        case 'took':
          return [`took by ${event.by}`, ...(event.deck === 'central' ? [`central ${event.by}`] : [])];
        case 'built':
          return [
            `built ${wonderOf.get(event.seat) ?? 'a wonder'} ${event.stage}`,
            `paid ${event.economy} ${event.engineering} ${event.forced}`,
            ...(event.paid.every((card) => card === 'coin') ? ['paid with coins alone'] : []),
          ];
        case 'token':
          return [`token ${event.token} ${event.from}`];
        case 'battle':
          return event.battle.victories.map((n) => (seats === 2 ? `battle of two ${battle} ${n}` : `battle ${n}`));
        case 'exchanged':
          return [`exchanged ${event.symbols.length} ${event.forced}`];
        default:
          return [`event ${event.kind}`];
      }
    }),
  ];
};

export const versions = architectsVersions;
export const recipe: Recipe<ArchitectsShape> = { games: 1200, fewest: 12, tempers: TEMPERS, optionsOf, showsOf };
