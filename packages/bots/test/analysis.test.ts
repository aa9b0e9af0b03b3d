// An analysis of a golden replay of each game, with so little thought that the tests stay quick: what must hold holds with any.
import { FastRng, hashText, isLegal, type Log, readLog, seatsOf } from '@maravilha/kernel';
import { accepted } from '@maravilha/kernel/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Analysis,
  analysisOf,
  Course,
  judge,
  judgeChoice,
  type Judgement,
  luckOf,
  nameOfAnalysis,
  type Stand,
  tasksOf,
  type Verdict,
} from '../src/analysis/index.ts';
import { type Expert, hint } from '../src/index.ts';
import { architectsExpert, diceExpert, duelExpert, sevenWondersExpert } from './kit.ts';

const EFFORT = { playouts: 16 };

const REPLAYS: readonly (readonly [string, Expert, string])[] = [
  ['7 Wonders', sevenWondersExpert, 'seven-wonders/test/replays/2/0000-3-seats.json'],
  ['7 Wonders with Cities in teams', sevenWondersExpert, 'seven-wonders/test/replays/2/0320-4-seats-cities-teams.json'],
  ['Duel', duelExpert, 'duel/test/replays/1/0000-science.json'],
  ['Duel, shared', duelExpert, 'duel/test/replays/1/3035-civil-shared.json'],
  ['Architects', architectsExpert, 'architects/test/replays/2/0124-2-seats.json'],
  ['Dice', diceExpert, 'dice/test/replays/2/0002-3-seats.json'],
];

const logOf = ({ game }: Expert, path: string): Log => {
  const raw = JSON.parse(readFileSync(join(import.meta.dirname, '../../games', path), 'utf8')) as { log: unknown };
  return accepted(readLog(raw.log, () => [game]));
};

/** Every stand of a seat in a moment, with its place among them. */
const standsOf = function* (course: Course): Generator<Stand & { moment: number; seat: number; step: number }> {
  for (const { moment, seat } of tasksOf(course.moments, 0, undefined)) {
    let step = 0;
    for (const stand of course.standsOf(moment, seat)) yield { ...stand, moment, seat, step: step++ };
  }
};

describe.each(REPLAYS)('the analysis of %s', (_, expert, path) => {
  const { game } = expert;
  const log = logOf(expert, path);
  const course = new Course(game, log);
  const tasks = tasksOf(course.moments, 0, 0);
  const judgements = tasks.map(({ moment, seat }) => judge(expert, course, moment, seat, EFFORT));
  const analysis = analysisOf(course, judgements);
  const find = (moment: number, seat: number): Judgement => judgements.find((one) => one.moment === moment && one.seat === seat)!;

  test('judges every choice of the log once', () => {
    const choices = course.moments.flatMap((one) => one.choices);
    expect(choices).toHaveLength(log.rounds.flat().length);
    expect(judgements.flatMap(({ decisions }) => decisions)).toHaveLength(choices.length);
    expect(new Set(tasks.map((task) => JSON.stringify(task))).size).toBe(tasks.length);
    expect(analysis.complete).toBe(true);
  });

  test('lists legal moves alone, and the one that was played', () => {
    for (const { state, move, moment, seat, step } of standsOf(course)) {
      const { alternatives, played } = find(moment, seat).decisions[step];
      expect(alternatives[played].move).toEqual(move);
      for (const one of alternatives) {
        const action = game.toAction(state, seat, one.move);
        expect(typeof action === 'number' && isLegal(game, state, seat, action), JSON.stringify(one.move)).toBe(true);
      }
    }
  });

  test('calls that the best which a hint of the same budget says', () => {
    for (const { view, moment, seat, step } of standsOf(course)) {
      const [best] = find(moment, seat).decisions[step].alternatives;
      const [said] = hint(expert, view, seat, luckOf(moment, seat, step), EFFORT).hints;
      expect(best.move).toEqual(said.move);
      expect(best.chance.mean).toBe(said.chance);
      expect(best.points?.mean).toBe(said.points?.own);
    }
  });

  test('does not depend on what a seat could not know', () => {
    const rng = new FastRng(7);
    let checked = 0;
    for (const { state, view, move, moment, seat, step } of standsOf(course)) {
      if (checked++ % 4 !== 0) continue;
      const other = game.blank(log.options);
      game.copy(state, other);
      game.redeal(other, seat, rng);
      expect(game.view(other, seat)).toEqual(view);
      const again = judgeChoice(
        expert,
        log.options,
        seat,
        { view: game.view(other, seat), state: other, move },
        luckOf(moment, seat, step),
        EFFORT,
      );
      const { there: _there, ...known } = find(moment, seat).decisions[step];
      expect(again).toMatchObject(known);
    }
  });

  test('comes out the same again, in any order', () => {
    const again = tasks.toReversed().map(({ moment, seat }) => judge(expert, new Course(game, log), moment, seat, EFFORT));
    expect(analysisOf(course, again)).toEqual(analysis);
  });

  test('survives JSON', () => {
    expect(analysisOf(course, JSON.parse(JSON.stringify(judgements)) as Judgement[])).toEqual(analysis);
  });

  test('ends with the result, and every turn sums to the whole', () => {
    const sides = course.sides;
    expect(analysis.result).toEqual(course.result.map((share) => Math.round(100 * share * sides[0].length)));
    for (const turn of analysis.turns) {
      const sum = sides.reduce((all, [seat]) => all + turn!.chances[seat], 0);
      expect(sum).toBeCloseTo(1, 10);
    }
    for (const { seat, own, others } of analysis.accounts) {
      expect(Math.round(analysis.turns[0]!.chances[seat] * 100) + own + others).toBe(analysis.result[seat]);
    }
  });

  test('subtracts what it shows, and marks no forced move', () => {
    for (const { alternatives, played, loss, free, mark, choices, lead } of verdictsOf(analysis)) {
      const shown = alternatives.map(({ percent }) => percent);
      expect(Math.max(...shown)).toBe(shown[0]);
      expect(free).toBe(choices > 1);
      if (!free) expect([loss, mark]).toEqual([0, undefined]);
      else expect(loss).toBe(shown[0] - shown[played]);
      if (mark === 'gem') expect([played, lead >= 8]).toEqual([0, true]);
      if (mark === 'chip') expect(loss >= 4 && loss < 8).toBe(true);
      if (mark === 'crack') expect(loss >= 8 && loss < 15).toBe(true);
      if (mark === 'ruin') expect(loss).toBeGreaterThanOrEqual(15);
    }
  });

  test('of a part shows that part alone', () => {
    const owing = new Set(course.moments[0].choices.map(({ seat }) => seat)).size;
    const part = analysisOf(course, judgements.slice(0, owing));
    expect(part.complete).toBe(false);
    expect(part.accounts).toEqual([]);
    expect(part.turns[0]).toEqual(analysis.turns[0]);
    expect(part.turns.slice(1).every((turn) => turn === undefined)).toBe(true);
  });
});

const verdictsOf = ({ turns }: Analysis): readonly Verdict[] => turns.flatMap((turn) => turn!.verdicts);

const choice = (seat: number): { seat: number; move: { kind: string } } => ({ seat, move: { kind: 'x' } });

test('the moment in view comes first, then the decisions of the seat in view', () => {
  const moments = [0, 1, 2].map((round) => ({ round, choices: seatsOf(0b111).map(choice) }));
  expect(tasksOf(moments, 1, 2).map(({ moment, seat }) => `${moment}.${seat}`)).toEqual([
    '1.2',
    '1.0',
    '1.1',
    '2.2',
    '0.2',
    '2.0',
    '2.1',
    '0.0',
    '0.1',
  ]);
});

test('a name of an analysis stands for what it says', () => {
  // Pages keep analyses by their names. Where these answers change MASTER_VERSION must be raised, and then the digests here.
  const digests = REPLAYS.map(([, expert, path]) => {
    const log = logOf(expert, path);
    const course = new Course(expert.game, log);
    const judged = tasksOf(course.moments, 0, 0).filter((_, n) => n % 9 === 0);
    return hashText(JSON.stringify(judged.map(({ moment, seat }) => judge(expert, course, moment, seat, EFFORT))));
  });
  const [, version] = /^\S+ (\d+) \d+$/.exec(nameOfAnalysis({ log: logOf(duelExpert, REPLAYS[2][2]), effort: EFFORT })) ?? [];
  expect({ version, digests }).toMatchInlineSnapshot(`
    {
      "digests": [
        "242517ccd2f260db",
        "7ea3d05abc20eddc",
        "8828f45b53fe295e",
        "be96e0a3aeef37df",
        "005dfd8e58c2098d",
        "264a04b10f3c455b",
      ],
      "version": "1",
    }
  `);
});
