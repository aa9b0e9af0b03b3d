// Makes the golden replays: plays many games by simple tempers, and keeps a few that together show everything that can happen.
// Run by scripts/make-replays.mjs. The result depends on nothing but the rules.
import { ActionList, FastRng, Match, type Seat, SPECTATOR } from '@maravilha/kernel';
import {
  type ArchitectsMove,
  type ArchitectsOptions,
  type ArchitectsShape,
  type ArchitectsView,
  architects,
  CARDS,
  type Colour,
  SEAT_COUNTS,
} from '../../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../../src/options.ts';
import { type Outcome, playLog } from './golden.ts';

const GAMES = 1200;
const FEWEST = 12;

/** How much a player of this temper likes a move; what is liked most is played, ties at random. */
type Temper = (view: ArchitectsView, move: ArchitectsMove) => number;

/** Likes cards of these colours where they lie open, the unseen card next best; takes all extra cards. */
const takesOf =
  (...colours: readonly Colour[]): Temper =>
  (view, move) => {
    if (move.kind === 'keep') return colours.includes(CARDS[move.card].colour) ? 2 : 0;
    if (move.kind === 'end') return -1;
    if (move.kind !== 'take') return 0;
    const top = view.decks.find(({ id }) => id === move.deck)?.top;
    if (top === undefined) return 1;
    return colours.includes(CARDS[top].colour) ? 2 : 0;
  };
const TEMPERS: readonly Temper[] = [
  () => 0,
  takesOf('grey', 'yellow'),
  takesOf('green'),
  takesOf('red'),
  takesOf('blue'),
  takesOf('green', 'red', 'blue'),
  // Leaves what may be left, and trusts to luck.
  (_, move) => (move.kind === 'end' || (move.kind === 'token' && move.token === 'pile') ? 1 : 0),
];

const seedOf = (game: number): Uint8Array => {
  const rng = new FastRng(game, 0x601d);
  return Uint8Array.from({ length: 32 }, () => rng.int(256));
};

const TABLES: readonly ArchitectsOptions[] = SEAT_COUNTS.flatMap((seats) =>
  WONDER_OPTIONS.flatMap((wonders) => STARTER_OPTIONS.map((starter): ArchitectsOptions => ({ seats, wonders, starter }))),
);
/** Neighbouring games have quite different tables: the step has no factor in common with their number. */
const optionsOf = (game: number): ArchitectsOptions => TABLES[(game * 7) % TABLES.length];

const chooseFor = (match: Match<ArchitectsShape>, seat: Seat, temper: Temper, rng: FastRng, list: ActionList): ArchitectsMove => {
  architects.actions(match.state, seat, list);
  const moves = list.toArray().map((action) => architects.toMove(match.state, seat, action));
  const view = match.view(seat);
  const liking = moves.map((move) => temper(view, move));
  const most = Math.max(...liking);
  const best = moves.filter((_, i) => liking[i] === most);
  return best[rng.int(best.length)];
};

const playGame = (game: number): Outcome => {
  const options = optionsOf(game);
  const match = Match.start(architects, options, seedOf(game));
  const rng = new FastRng(game, 0xbe57);
  const list = new ActionList();
  const tempers = Array.from({ length: options.seats }, () => TEMPERS[rng.int(TEMPERS.length)]);
  while (!match.over) {
    const { active } = match.view(SPECTATOR);
    const chosen = match.choose(active, chooseFor(match, active, tempers[active], rng, list));
    if (!chosen.ok) throw new Error(JSON.stringify(chosen.error));
  }
  return playLog(match.log());
};

/** What a game shows, as words; the kept games together show all of them. */
const showsOf = ({ golden: { log, score }, events }: Outcome): string[] => {
  const { seats, wonders, starter } = log.options;
  const wonderOf = new Map<Seat, string>();
  return [
    `seats ${seats} ${wonders}`,
    `starter ${starter}`,
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
          return event.battle.victories.map((n) => `battle ${seats === 2} ${n}`);
        case 'exchanged':
          return [`exchanged ${event.symbols.length} ${event.forced}`];
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
      const { log, score } = outcome.golden;
      const words = [
        String(game).padStart(4, '0'),
        `${log.options.seats}-seats`,
        ...(score.winners.length > 1 ? ['shared'] : []),
        ...(score.tieBreak === undefined ? [] : ['stages']),
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
