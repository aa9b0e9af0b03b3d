import { architects } from '@maravilha/architects';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { type AnyGame, type Lookup, lookupIn } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { worstHand } from '@maravilha/seven-wonders/testing';
import { architectsText } from './architects-text.ts';
import type { BenchCase } from './bench-game.ts';
import { diceText } from './dice-text.ts';
import { duelText } from './duel-text.ts';
import { architectsMarks, diceMarks, duelMarks, type MarksOf, sevenWondersMarks } from './marks.ts';
import { sevenWondersText } from './seven-wonders-text.ts';
import type { TextIn } from './text.ts';

export interface Playable {
  readonly game: AnyGame;
  readonly text: TextIn;
  /** What `bench` measures of it. */
  readonly bench: readonly BenchCase[];
  /** What `arena` counts victories by. */
  readonly marks: MarksOf;
}

/** Every game of the command line; a new game is a line here and a text of its own. */
export const GAMES: Readonly<Record<string, Playable>> = {
  duel: { game: duel, text: duelText, marks: duelMarks as MarksOf, bench: [{ options: {} }] },
  'seven-wonders': {
    game: sevenWonders,
    text: sevenWondersText,
    marks: sevenWondersMarks as MarksOf,
    bench: [
      { options: { seats: 3 } },
      { options: { seats: 5, sides: 'mixed' } },
      { options: { seats: 7, sides: 'mixed' } },
      { options: { seats: 3, cities: true, sides: 'mixed' } },
      { options: { seats: 7, cities: true, sides: 'mixed' }, hardest: () => ({ state: worstHand(), seat: 0 }) },
    ],
  },
  architects: {
    game: architects,
    text: architectsText,
    marks: architectsMarks as MarksOf,
    bench: [{ options: { seats: 2 } }, { options: { seats: 4 } }, { options: { seats: 7 } }],
  },
  dice: {
    game: dice,
    text: diceText,
    marks: diceMarks as MarksOf,
    bench: [{ options: { seats: 2 } }, { options: { seats: 4 } }, { options: { seats: 7 } }],
  },
};

/** The game of a position that does not name one. */
export const DEFAULT_GAME = 'duel';

export const ENGINES: Lookup = lookupIn(...Object.values(GAMES).map(({ game }) => [game] as const));
