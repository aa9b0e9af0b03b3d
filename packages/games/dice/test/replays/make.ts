// How the golden replays are made. Run by scripts/make-replays.mjs; the result depends on nothing but the rules and the boards.
import type { Outcome, Recipe, Temper } from '@maravilha/kernel/golden';
import { type DiceOptions, type DiceShape, diceVersions, SEAT_COUNTS, structureIn, type StructureId } from '../../src/index.ts';
import { CITY_OPTIONS } from '../../src/options.ts';

/** Likes these structures, best the first one; then anything that crosses off a space. */
const buildsOf =
  (...structures: readonly StructureId[]): Temper<DiceShape> =>
  (move) => {
    if (move.kind === 'pass' || move.kind === 'decline') return -1;
    if (move.kind !== 'construct' && move.kind !== 'cross') return 0;
    const at = structures.indexOf(structureIn(move.space));
    return at < 0 ? 0 : structures.length - at;
  };
const TEMPERS: readonly Temper<DiceShape>[] = [
  () => 0,
  buildsOf('warehouse', 'university', 'leadersGallery', 'guildCourt'),
  buildsOf('warehouse', 'agora', 'market'),
  buildsOf('barracksWest', 'barracksEast'),
  buildsOf('market', 'agora', 'university'),
  (move) => (move.kind === 'wonder' ? 1 : 0),
  // Leaves what may be left.
  (move) => (move.kind === 'decline' ? 1 : 0),
];

const TABLES: readonly DiceOptions[] = SEAT_COUNTS.flatMap((seats) => CITY_OPTIONS.map((cities): DiceOptions => ({ seats, cities })));
/** Neighbouring games have quite different tables: the step has no factor in common with their number. */
const optionsOf = (game: number): DiceOptions => TABLES[(game * 7) % TABLES.length];

/** What a game shows, as words; the kept games together show all of them. */
const showsOf = ({ golden: { log, score }, events }: Outcome<DiceShape>): string[] => [
  `seats ${log.options.seats} ${log.options.cities}`,
  `victory ${Math.min(score.winners.length, 2)}`,
  `tie-break ${score.tieBreak}`,
  ...log.rounds.flat().map(({ move }) => `move ${move.kind}`),
  ...events.flatMap((event) => {
    switch (event.kind) {
      case 'crossed':
        return [`crossed ${event.space}`, `by ${event.by} ${structureIn(event.space)}`];
      case 'attack':
        return [`defence ${log.options.seats === 2} ${event.defence}`];
      case 'coins':
        return [`coins from ${event.source}`];
      case 'completed':
        return [`completed ${event.structure}`];
      case 'bonus':
        return [`bonus ${event.bonus}`];
      case 'declined':
        return [`declined ${event.what}`];
      case 'unlocked':
        return [`unlocked ${event.die}`];
      case 'agora-first':
        return [`agora first ${Math.min(event.seats.length, 2)}`];
      case 'last-turn':
        return [`last turn ${Math.min(event.seats.length, 2)}`];
      case 'die-entered':
        return [`entered ${event.die}`];
      default:
        return [`event ${event.kind}`];
    }
  }),
];

export const versions = diceVersions;
export const recipe: Recipe<DiceShape> = { games: 600, fewest: 12, tempers: TEMPERS, optionsOf, showsOf };
