// A whole random game of 7 Wonders, step by step, with what one viewer hears of it.
import type { Viewer } from '@maravilha/kernel';
import { sevenWonders, type SevenWondersOptions, type SevenWondersShape } from '@maravilha/seven-wonders';
import { playedGame, type Step as Played } from './played.ts';

export type Step = Played<SevenWondersShape>;

export const OPTIONS: SevenWondersOptions = { seats: 4, cities: false, teams: false, boards: 'random', sides: 'mixed' };

export const playedSteps = (options: SevenWondersOptions, seed: number, viewer?: Viewer): readonly Step[] =>
  playedGame(sevenWonders, options, seed, viewer);
