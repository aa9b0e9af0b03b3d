// The contract suite bites: each mutant of the toy game has one fault, and the check made for it names the fault.
import { describe, expect, test } from 'vitest';
import { CHECKS, forRows } from '../testing/index.ts';
import { complaintOf, subjectOf } from './mutants/kit.ts';
import { LEAKS } from './mutants/leaks.ts';
import { OUTCOMES } from './mutants/outcomes.ts';
import { INDEPENDENT_TURNS, gardenOf } from './mutants/independent-turns.ts';
import { PLAY } from './mutants/play.ts';
import { STATES } from './mutants/states.ts';

const MUTANTS = [...LEAKS, ...STATES, ...PLAY, ...OUTCOMES];

describe('each mutant is caught', () => {
  test('by the check made for it, with its fault named', () =>
    forRows(MUTANTS, ({ check, says, mutate }) => {
      expect(complaintOf(subjectOf(mutate()), check)).toMatch(says);
    }));
});

describe('each mutant of the toy with independent turns is caught', () => {
  test('by the check made for it, with its fault named', () =>
    forRows(INDEPENDENT_TURNS, ({ check, says, mutate }) => {
      expect(complaintOf(gardenOf(mutate()), check)).toMatch(says);
    }));
});

test('the toys themselves pass the same checks on the same seeds', () => {
  for (const check of new Set(MUTANTS.map((mutant) => mutant.check)))
    expect(complaintOf(subjectOf({}), check)).toBe('nothing to complain about');
  for (const check of new Set(INDEPENDENT_TURNS.map((mutant) => mutant.check)))
    expect(complaintOf(gardenOf({}), check)).toBe('nothing to complain about');
});

test('every check of the suite has a mutant that it catches', () => {
  const used = new Set([...MUTANTS, ...INDEPENDENT_TURNS].map((mutant) => mutant.check));
  const idle = Object.entries(CHECKS).filter(([, check]) => !used.has(check));
  expect(idle.map(([title]) => title)).toEqual([]);
});
