// Finds puzzles: bots play whole games, and every decision is looked at three times, each time by more playouts and with other luck.
import { type Action, ActionList, type BaseOptions, FastRng, fillShortlist, type Match, type Seat, type Shape } from '@maravilha/kernel';
import { decide } from '../decide.ts';
import type { Expert } from '../expert.ts';
import type { Puzzle, PuzzleBudget, Weighed } from './format.ts';
import { chooseNext, dealt } from './replayed.ts';
import { isAlike, lead, marginOf, weigh } from './weigh.ts';

/** The best move is ahead of every other by so many points in a thousand. */
export const LEAD_LEAST = 80;
/** The same at the first look, which errs. */
const LEAD_GUESS = 60;
/** With fewer moves to choose from there is nothing to find. */
const CHOICES_LEAST = 3;
/** Chances of the best move between which a game is open. */
const OPEN = { from: 100, to: 960 };
/** So many builders must all play something else, since each errs a little. */
const BUILDERS = 3;
/** Moves that are told after the answer. */
const TOLD = 5;
/** From one game, so that the puzzles of a month are not all of one kind. */
const FROM_ONE_GAME = 2;
/** Between two puzzles of a game lie so many turns. */
const APART = 6;

/** Streams of chance: one for each look at each decision of a game. */
const LOOKS = 3;
/** More choices than a game has, and more seats. */
const CHOICES_MOST = 4096;
const SEATS_MOST = 8;

export interface PuzzleRun {
  readonly expert: Expert;
  readonly seed: number;
  readonly budget: PuzzleBudget;
}

type Look = 'play' | 'find' | 'verify';
const LOOKS_BY_NAME: Readonly<Record<Look, number>> = { play: 0, find: 1, verify: 2 };

/** Where a decision stands: the game, the choices before its turn, and the seat. */
interface Place {
  readonly deal: number;
  readonly before: readonly Action[];
  readonly seat: Seat;
}

const rngFor = (seed: number, { deal, before, seat }: Place, look: Look): FastRng =>
  new FastRng(seed, ((deal * CHOICES_MOST + before.length) * SEATS_MOST + seat) * LOOKS + LOOKS_BY_NAME[look]);

const isOpen = (permille: number): boolean => permille >= OPEN.from && permille <= OPEN.to;

/** The search that verified a puzzle; made again, it brings the same. */
export const verify = ({ expert, seed, budget }: PuzzleRun, view: Shape['View'], place: Place): readonly Weighed[] =>
  weigh(expert, view, place.seat, budget.verify, rngFor(seed, place, 'verify'));

/** A move that stands so: open, far ahead, and by more than chance. */
export const stands = (weighed: readonly Weighed[]): boolean =>
  weighed[0] !== undefined && isOpen(weighed[0][1]) && lead(weighed) >= LEAD_LEAST && marginOf(weighed)[0] > 0;

/** The moves told after the answer: the best ones, and what the builder plays. */
const toldOf = (expert: Expert, weighed: readonly Weighed[], builder: Action): readonly Weighed[] => {
  const told = weighed.slice(0, TOLD);
  const its = weighed.find(([action]) => isAlike(expert, action, builder));
  return its === undefined || told.includes(its) ? told : [...told.slice(0, -1), its];
};

/** What looks best to somebody who looks one move ahead; `undefined` where one of several such takes the best move. */
const builderAt = (expert: Expert, match: Match<Shape>, seat: Seat, best: Action, rng: FastRng): Action | undefined => {
  const { game } = expert;
  let played: Action | undefined;
  for (let n = 0; n < BUILDERS; n++) {
    const action = game.toAction(match.state, seat, decide(expert, 'builder', match.view(seat), seat, rng, { playouts: 1 }));
    if (typeof action !== 'number' || isAlike(expert, action, best)) return undefined;
    played ??= action;
  }
  return played;
};

/** Whether the decision of a seat at the beginning of a turn is a puzzle. `guess` is what the player made of it. */
const puzzleAt = (run: PuzzleRun, match: Match<Shape>, place: Place, guess: readonly Weighed[]): Puzzle | undefined => {
  const { expert, seed, budget } = run;
  const { seat } = place;
  const [best] = guess;
  if (best === undefined || lead(guess) < LEAD_GUESS || !isOpen(best[1])) return undefined;
  const rng = rngFor(seed, place, 'find');
  const builder = builderAt(expert, match, seat, best[0], rng);
  if (builder === undefined) return undefined;
  const view = match.view(seat);
  const found = weigh(expert, view, seat, budget.find, rng);
  if (found[0]?.[0] !== best[0] || lead(found) < LEAD_LEAST) return undefined;
  const weighed = verify(run, view, place);
  if (weighed[0]?.[0] !== best[0] || !stands(weighed)) return undefined;
  return { ...place, options: match.options, builder, weighed: toldOf(expert, weighed, builder), margin: marginOf(weighed) };
};

/** The puzzles of one game. They depend on the settings and the number of the deal alone. */
export const puzzlesIn = (run: PuzzleRun, options: BaseOptions, deal: number): readonly Puzzle[] => {
  const { expert, seed, budget } = run;
  const { game } = expert;
  const match = dealt(game, options, seed, deal);
  const list = new ActionList();
  const choices: Action[] = [];
  const puzzles: Puzzle[] = [];
  let before: readonly Action[] = [];
  let turn = -1;
  let last = -APART;
  while (!match.over) {
    if (match.turn !== turn) before = choices.slice();
    turn = match.turn;
    const [seat] = match.pendingSeats;
    if (seat === undefined) throw new Error('nobody owes a choice, and the game is not over');
    fillShortlist(game, match.stateFor(seat), seat, list);
    const guess = weigh(expert, match.view(seat), seat, budget.play, rngFor(seed, { deal, before: choices, seat }, 'play'));
    const isFirst = match.sealed(seat).length === 0;
    if (isFirst && list.length >= CHOICES_LEAST && puzzles.length < FROM_ONE_GAME && match.turn - last >= APART) {
      const puzzle = puzzleAt(run, match, { deal, before, seat }, guess);
      if (puzzle !== undefined) {
        puzzles.push(puzzle);
        last = match.turn;
      }
    }
    const action = guess[0]?.[0] ?? list.items[0];
    choices.push(action);
    chooseNext(match, action);
  }
  return puzzles;
};

/** In which age it is played; 0 in games without. */
export const ageOf = ({ game }: Expert, match: Match<Shape>): number => game.brief?.(match.state).age ?? 0;

/** What a puzzle is about: two that agree in it are alike. */
export const aboutOf = (expert: Expert, match: Match<Shape>, { seat, options, weighed: [best], builder }: Puzzle): string => {
  const { game, knowledge } = expert;
  if (best === undefined) throw new Error('a puzzle has an answer');
  const root = game.blank(options);
  game.imagine(match.view(seat), seat, root);
  const reasons = knowledge.hints?.reasons(game, options)(root, seat, best[0]) ?? [];
  const moves = [best[0], builder].map((action) => game.toMove(root, seat, action));
  return JSON.stringify([ageOf(expert, match), options.seats, ...moves, reasons]);
};
