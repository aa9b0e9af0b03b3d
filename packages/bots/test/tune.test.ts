import { duel } from '@maravilha/duel';
import { type AnyGame, FastRng } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { duelFeatures } from '../src/evaluation/duel/features.ts';
import { symbolsHeld } from '../src/evaluation/duel/leanings.ts';
import type { Judge } from '../src/search/evaluation.ts';
import { openingOf } from '../src/tune/leaning.ts';
import { samplesOf, SelfPlay } from '../src/tune/self-play.ts';
import { DRAFT, duelExpert } from './kit.ts';

const game: AnyGame = duel;
const { judge } = duelExpert.evaluation;
const exploring = { blind: 0, warmth: 0.01, every: 1, trust: 0 };

test('no position of an opening is kept, and all others are', () => {
  const play = new SelfPlay(game, DRAFT, duelFeatures);
  const kept = (moments: number): number => {
    const samples = samplesOf(2, duelFeatures.count, 200);
    play.play([judge, judge], exploring, new FastRng(5), duelFeatures, samples, { moments, judges: [judge, judge] });
    return samples.count;
  };
  const all = kept(0);
  expect(play.length).toBeGreaterThanOrEqual(all);
  expect(kept(Infinity)).toBe(0);
  const late = kept(40);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(all);
});

test('a seat that leans towards a plan gets further with it', () => {
  const play = new SelfPlay(game, DRAFT, duelFeatures);
  const rng = new FastRng(9);
  let [plain, leaning, games] = [0, 0, 0];
  for (let n = 0; n < 400 && games < 24; n++) {
    const opening = openingOf(judge, [symbolsHeld], 2, 80, rng);
    if (opening === undefined || opening.judges[0] === judge || opening.judges[1] !== judge) continue;
    games++;
    const end = play.play(opening.judges, exploring, rng);
    leaning += symbolsHeld(end, 0);
    plain += symbolsHeld(end, 1);
  }
  expect(games).toBe(24);
  expect(leaning).toBeGreaterThan(plain * 1.2);
});

test('a judge that leans still shares out one victory, and never thinks less of its own seat', () => {
  const rng = new FastRng(3);
  const play = new SelfPlay(game, DRAFT, duelFeatures);
  const s = play.play([judge, judge], exploring, rng);
  const shares = (by: Judge): number[] => {
    const out = new Float64Array(2);
    by(s, out);
    return [...out];
  };
  const [plain] = shares(judge);
  for (let n = 0; n < 40; n++) {
    const [mine, other] = shares(openingOf(judge, [symbolsHeld], 2, 80, rng)?.judges[0] ?? judge);
    expect(mine).toBeGreaterThanOrEqual(plain ?? 1);
    expect((mine ?? 0) + (other ?? 0)).toBeCloseTo(1);
  }
});

test('a game without plans has no openings', () => {
  expect(openingOf(judge, [], 2, 80, new FastRng(1))).toBeUndefined();
});
