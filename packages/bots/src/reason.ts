// Why a move is good: codes with the data that a sentence about each needs. Ids of things are the game's own. What a game has to say comes from
// its engine: what a seat sees before and after the move, side by side.
import {
  type Action,
  ActionList,
  type AnyGame,
  type BaseOptions,
  type FlatState,
  lowest,
  NO_ACTION,
  NOBODY,
  type Seat,
} from '@maravilha/kernel';

/** Shields more than a neighbour has, before and after; negative: so many fewer. */
interface Lead {
  readonly against: Seat;
  readonly before: number;
  readonly after: number;
}

export type Reason =
  /** Nothing else is possible. */
  | { readonly code: 'only' }
  /** It ends the game in victory. */
  | { readonly code: 'wins' }
  /** After at least half of all moves this seat could win at once; after this one it cannot. */
  | { readonly code: 'saves'; readonly from: Seat }
  /** Another turn follows. */
  | { readonly code: 'again' }
  /** Another card follows. */
  | { readonly code: 'extra' }
  /** A progress token follows. */
  | { readonly code: 'token' }
  /** Stages that stand after it, of all that the wonder has. */
  | { readonly code: 'stage'; readonly built: number; readonly of: number }
  /** This stage can be built with it at once. */
  | { readonly code: 'pays-stage'; readonly stage: number; readonly points: number }
  /** Cards that the nearest stage still lacks, fewer than before. */
  | { readonly code: 'nearer'; readonly lacks: number }
  /** Points on this row of the score pad, now. */
  | { readonly code: 'points'; readonly row: string; readonly points: number }
  /** Different science symbols after it, of those that win. */
  | { readonly code: 'symbols'; readonly count: number; readonly needed: number }
  | { readonly code: 'war'; readonly leads: readonly Lead[] }
  /** Battle comes at the end of the turn, and brings so many tokens of victory. */
  | { readonly code: 'battle'; readonly victories: number }
  /** Spaces that the conflict pawn moves, and how many are left to the rival's capital. */
  | { readonly code: 'pawn'; readonly steps: number; readonly left: number }
  | { readonly code: 'attack'; readonly points: number }
  /** Free, because this card stands; it would cost so much. */
  | { readonly code: 'chain'; readonly by: string; readonly saved: number }
  /** The cheapest of the moves that are compared; the next one costs so much. */
  | { readonly code: 'price'; readonly coins: number; readonly next: number }
  /** Coins that the seat has more after it. */
  | { readonly code: 'coins'; readonly coins: number }
  /** Coins that this seat has fewer after it. */
  | { readonly code: 'robs'; readonly from: Seat; readonly coins: number }
  /** What lies open and the own wonders cost so many coins less in all. */
  | { readonly code: 'cheaper'; readonly coins: number }
  /** The same costs this seat so many coins more. */
  | { readonly code: 'dearer'; readonly to: Seat; readonly coins: number }
  /** One of each, or with `choice` one of them a turn. */
  | { readonly code: 'produces'; readonly resources: readonly string[]; readonly choice: boolean }
  /** So many resources more. */
  | { readonly code: 'resources'; readonly count: number }
  /** Neighbours sell these for less. */
  | { readonly code: 'trade'; readonly resources: readonly string[] }
  /** Cards that it makes free later. */
  | { readonly code: 'frees'; readonly cards: readonly string[] }
  /** The best card that this seat could have taken next. */
  | { readonly code: 'denies'; readonly from: Seat; readonly card: string }
  | { readonly code: 'completes'; readonly structure: string }
  | { readonly code: 'bonus' }
  | { readonly code: 'unlocks'; readonly die: string }
  /** Of the unseen cards so many would build a stage or bring a token at once. */
  | { readonly code: 'odds'; readonly hits: number; readonly of: number }
  /** At the end, on this row, so many points more than the other moves bring. */
  | { readonly code: 'later'; readonly row: string; readonly points: number };

/** Roughly in points: what is told first, and what is left out where there is much to tell. */
const weightOf = (reason: Reason): number => {
  switch (reason.code) {
    case 'only':
      return 100;
    case 'wins':
      return 99;
    case 'saves':
      return 98;
    case 'again':
    case 'token':
      return 9;
    case 'pays-stage':
      return 5 + reason.points;
    case 'bonus':
    case 'denies':
      return 5;
    case 'extra':
    case 'completes':
    case 'odds':
      return 4;
    case 'points':
    case 'attack':
      return reason.points;
    case 'later':
      return reason.points - 0.5;
    case 'symbols':
      return reason.count < 3 ? 1.5 : 2 * reason.count - 2;
    case 'war':
      // To draw level or ahead counts; shields on top of a lead, or too few of them, less.
      return reason.leads.reduce((sum, { before, after }) => sum + (Math.sign(before) === Math.sign(after) ? 0.5 : 3), 1);
    case 'battle':
      return 3 * reason.victories;
    case 'pawn':
      return reason.steps + Math.max(0, 5 - reason.left);
    case 'robs':
    case 'coins':
      return reason.coins / 2;
    case 'chain':
      return 1 + reason.saved / 2;
    case 'price':
      return (reason.next - reason.coins) / 2;
    case 'cheaper':
      return 1.5 + reason.coins / 4;
    case 'dearer':
      return reason.coins / 4;
    case 'frees':
      return 1.5 * reason.cards.length;
    case 'produces':
    case 'resources':
    case 'stage':
    case 'trade':
    case 'nearer':
    case 'unlocks':
      return 2.5;
  }
};

/** So many are told of a move at most. */
const REASONS = 3;

/** The most telling ones. */
export const mostTelling = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, REASONS);

/** What is known in one world of an action; what is not the same in all worlds is left out by who asks. */
type Reasons = (world: FlatState, seat: Seat, action: Action) => readonly Reason[];

/** What hints know of a game beyond its rules. */
export interface HintKnowledge {
  /** Endings that come before points are counted. */
  readonly sudden?: readonly string[];
  readonly reasons: (game: AnyGame, options: BaseOptions) => Reasons;
  /** Coins that a move costs, where moves can be compared by it. */
  readonly priceOf?: (game: AnyGame, state: FlatState, seat: Seat, move: object) => number | undefined;
}

/** A move, and what its seat sees before and after it. */
export interface Change<View, Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: View;
  readonly after: View;
  /** Points gained on each row of the score pad. */
  readonly rows: ReadonlyMap<string, number>;
  readonly from: FlatState;
  readonly to: FlatState;
}

const list = new ActionList();

/** Reasons read from a change; those who choose at the same time take the last action of their list, which is to give a card away. */
export const reasonsBy =
  <View, Move>(read: (game: AnyGame, change: Change<View, Move>) => readonly Reason[]): HintKnowledge['reasons'] =>
  (game, options) => {
    const to = game.blank(options);
    const joint = new Int32Array(options.seats);
    return (from, seat, action) => {
      joint.fill(NO_ACTION);
      if (game.independentTurns !== true) {
        for (let rest = game.awaiting(from); rest !== NOBODY; rest &= rest - 1) {
          game.actions(from, lowest(rest), list);
          joint[lowest(rest)] = list.items[list.length - 1];
        }
      }
      joint[seat] = action;
      game.copy(from, to);
      game.step(to, joint);
      const [had, has] = [from, to].map((s) => game.score(s).seats[seat].rows);
      return read(game, {
        seat,
        // The views and moves of a game are what its own reasons read.
        move: game.toMove(from, seat, action) as Move,
        before: game.view(from, seat) as View,
        after: game.view(to, seat) as View,
        rows: new Map(game.scoreRows.map((row) => [row, has[row] - had[row]])),
        from,
        to,
      });
    };
  };

/** Rows on which points are gained, but for those that other reasons speak of. */
export const pointsGained = (rows: ReadonlyMap<string, number>, except: readonly string[]): readonly Reason[] =>
  [...rows].filter(([row, points]) => points > 0 && !except.includes(row)).map(([row, points]) => ({ code: 'points', row, points }));

/** A reason, if there is something to tell. */
export const when = (holds: boolean, reason: Reason): readonly Reason[] => (holds ? [reason] : []);
