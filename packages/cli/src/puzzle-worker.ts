// The program of a process that looks through games for puzzles.
import type { Puzzle } from '@maravilha/bots/puzzle';
import { FAMILY } from '@maravilha/family';
import { finderOf, type PuzzlePlan } from './puzzle-plan.ts';
import { work } from './work.ts';

work<PuzzlePlan, readonly Puzzle[]>((plan) => finderOf(plan, FAMILY));
