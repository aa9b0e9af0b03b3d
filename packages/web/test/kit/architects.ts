// A whole random game of Architects, step by step, with what one viewer hears of it.
import { architects, type ArchitectsEvent, type ArchitectsOptions, type ArchitectsShape } from '@maravilha/architects';
import type { Viewer } from '@maravilha/kernel';
import { playedGame, type Step } from './played.ts';

export const OPTIONS: ArchitectsOptions = {
  seats: 4,
  wonders: 'random',
  starter: 'random',
  coins: 'missing',
  battle: 'double',
  engineering: 'must',
};

export const playedSteps = (options: ArchitectsOptions, seed: number, viewer?: Viewer): readonly Step<ArchitectsShape>[] =>
  playedGame(architects, options, seed, viewer);

export const eventsOf = (steps: readonly Step<ArchitectsShape>[]): readonly ArchitectsEvent[] => steps.flatMap((step) => step.events);
