// Makes the golden replays: plays many games by simple tempers, and keeps a few that together show everything that can happen.
// Run by scripts/make-replays.mjs. The result depends on nothing but the rules and the boards.
import { ActionList, FastRng, Match, type Seat } from '@maravilha/kernel';
import { type DiceMove, type DiceOptions, type DiceShape, dice, SEAT_COUNTS, structureIn, type StructureId } from '../../src/index.ts';
import { CITY_OPTIONS } from '../../src/options.ts';
import { type Outcome, playLog } from './golden.ts';

const GAMES = 600;
const FEWEST = 12;

/** How much a player of this temper likes a move; what is liked most is played, ties at random. */
type Temper = (move: DiceMove) => number;

/** Likes these structures, best the first one; then anything that crosses off a space. */
const buildsOf =
  (...structures: readonly StructureId[]): Temper =>
  (move) => {
    if (move.kind === 'pass' || move.kind === 'decline') return -1;
    if (move.kind !== 'construct' && move.kind !== 'cross') return 0;
    const at = structures.indexOf(structureIn(move.space));
    return at < 0 ? 0 : structures.length - at;
  };
const TEMPERS: readonly Temper[] = [
  () => 0,
  buildsOf('warehouse', 'university', 'leadersGallery', 'guildCourt'),
  buildsOf('warehouse', 'agora', 'market'),
  buildsOf('barracksWest', 'barracksEast'),
  buildsOf('market', 'agora', 'university'),
  (move) => (move.kind === 'wonder' ? 1 : 0),
  // Leaves what may be left.
  (move) => (move.kind === 'decline' ? 1 : 0),
];

const seedOf = (game: number): Uint8Array => {
  const rng = new FastRng(game, 0x601d);
  return Uint8Array.from({ length: 32 }, () => rng.int(256));
};

const TABLES: readonly DiceOptions[] = SEAT_COUNTS.flatMap((seats) => CITY_OPTIONS.map((cities): DiceOptions => ({ seats, cities })));
/** Neighbouring games have quite different tables: the step has no factor in common with their number. */
const optionsOf = (game: number): DiceOptions => TABLES[(game * 7) % TABLES.length];

const chooseFor = (match: Match<DiceShape>, seat: Seat, temper: Temper, rng: FastRng, list: ActionList): DiceMove => {
  const state = match.stateFor(seat);
  dice.actions(state, seat, list);
  const moves = list.toArray().map((action) => dice.toMove(state, seat, action));
  const liking = moves.map(temper);
  const most = Math.max(...liking);
  const best = moves.filter((_, i) => liking[i] === most);
  return best[rng.int(best.length)];
};

const playGame = (game: number): Outcome => {
  const options = optionsOf(game);
  const match = Match.start(dice, options, seedOf(game));
  const rng = new FastRng(game, 0xbe57);
  const list = new ActionList();
  const tempers = Array.from({ length: options.seats }, () => TEMPERS[rng.int(TEMPERS.length)]);
  while (!match.over) {
    const waiting = match.pendingSeats;
    const seat = waiting[rng.int(waiting.length)];
    const chosen = match.choose(seat, chooseFor(match, seat, tempers[seat], rng, list));
    if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
  }
  return playLog(match.log());
};

/** What a game shows, as words; the kept games together show all of them. */
const showsOf = ({ golden: { log, score }, events }: Outcome): string[] => [
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
      const { log, score } = outcome.golden;
      const words = [
        String(game).padStart(4, '0'),
        `${log.options.seats}-seats`,
        ...(score.winners.length > 1 ? ['shared'] : []),
        ...(score.tieBreak === undefined ? [] : ['coins']),
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
