// The tables that tests loop over. What holds of every game is tested for each of them by the same test.
import type { Person } from '../kit/person.ts';
import type { Driver } from '../kit/player.ts';
import type { Position } from '../kit/position.ts';
import { expectDrawn as architectsDrawn } from './architects-drawn.ts';
import * as architects from './architects.ts';
import { expectDrawn as diceDrawn } from './dice-drawn.ts';
import * as dice from './dice.ts';
import * as duel from './duel.ts';
import * as sevenWonders from './seven-wonders.ts';

export interface Game {
  /** What the home page calls it. */
  readonly tile: string;
  readonly driver: Driver;
  /** When it is played alone: how many sit there. */
  readonly seats: number;
  /** Of the score pad. */
  readonly rows: number;
  /** Beside the score pad. */
  readonly leaves: readonly string[];
  /** A moment in which it is a person's turn. */
  turn(): Position;
  /** Some choices before the end. */
  late(): Position;
  /** Compares the table with what was sent. */
  drawn?(who: Person): Promise<unknown>;
  /** What the newest view of this person says of all that lies open. */
  open(who: Person): unknown;
}

const sevenWondersOpen = (who: Person): unknown =>
  sevenWonders.viewOf(who).seats.map(({ board, coins, built, stages }) => ({ board, coins, built, stages: stages.length }));

export const GAMES: readonly Game[] = [
  {
    tile: '7 Wonders',
    driver: sevenWonders.driver,
    seats: 3,
    rows: 7,
    leaves: ['buried', 'discard', 'chart'],
    turn: sevenWonders.positions.first,
    late: sevenWonders.positions.last,
    open: sevenWondersOpen,
  },
  {
    tile: 'Cities',
    driver: sevenWonders.driver,
    seats: 5,
    rows: 8,
    leaves: ['buried', 'discard', 'chart'],
    turn: sevenWonders.positions.turn,
    late: sevenWonders.positions.late,
    open: sevenWondersOpen,
  },
  {
    tile: 'Duel',
    driver: duel.driver,
    seats: 2,
    rows: duel.rows,
    leaves: ['buried', 'chart'],
    turn: duel.positions.turn,
    late: duel.positions.last,
    open: (who) => {
      const { structure, cities, discard, pawn } = duel.viewOf(who);
      return { structure, cities, discard, pawn };
    },
  },
  {
    tile: 'Architects',
    driver: architects.driver,
    seats: 4,
    rows: 5,
    leaves: ['wonders', 'chart'],
    turn: architects.positions.card,
    late: architects.positions.late,
    drawn: architectsDrawn,
    open: (who) => {
      const { seats, conflict, open, discard, decks } = architects.viewOf(who);
      return { seats, conflict, open, discard, decks: decks.map(({ id, count }) => ({ id, count })) };
    },
  },
  {
    tile: 'Dice',
    driver: dice.driver,
    seats: 3,
    rows: dice.rows,
    leaves: ['sheets', 'chart'],
    turn: dice.positions.action,
    late: dice.positions.late,
    drawn: diceDrawn,
    open: (who) => ({ turn: dice.viewOf(who).turn, forum: dice.viewOf(who).forum }),
  },
];

/** Each table once: that of Cities is the one of 7 Wonders. */
export const TABLES: readonly Game[] = GAMES.filter(({ tile }) => tile !== 'Cities');
