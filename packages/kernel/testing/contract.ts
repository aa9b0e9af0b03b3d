import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Game, Shape } from '../src/index.ts';
import { checkActions, checkDeterminism, checkMoves, checkPick, checkScore, checkShortlist, checkSteps } from './checks/actions.ts';
import { checkEvents, checkHidden, checkSecrets } from './checks/hidden.ts';
import { checkFuture } from './checks/future.ts';
import { checkLight } from './checks/light.ts';
import { checkArrival, checkRefusals, checkReplay } from './checks/match.ts';
import { checkRewind } from './checks/rewind.ts';
import { checkIndependentTurns, checkPrivacy } from './checks/independent-turns.ts';
import { checkJunk, checkOptions, checkPoison } from './checks/parsers.ts';
import { checkComponents, checkCopy, checkEnds, checkFlat, checkQuestions } from './checks/state.ts';
import type { Check, ContractSettings, Subject } from './subject.ts';

/** The checks by the sentence that they prove. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'a state is flat and set up whole': checkFlat,
  'a copy is exact and shares no memory': checkCopy,
  'only a step changes the state': checkQuestions,
  'components are conserved': checkComponents,
  'the game ends': checkEnds,
  'awaited seats have legal actions, others none': checkActions,
  'actions and moves name each other': checkMoves,
  'every listed action can be stepped': checkSteps,
  'a pick is a uniform legal action': checkPick,
  'a shortlist is a part of the legal actions': checkShortlist,
  'rows make totals, shares make winners': checkScore,
  'the same choices lead to the same game': checkDeterminism,
  'the order of arrival does not matter': checkArrival,
  'what is not listed is refused with a reason': checkRefusals,
  'a log plays to the same end': checkReplay,
  'going back leads to what was': checkRewind,
  'independent turns lead to where joint steps lead': checkIndependentTurns,
  'a chain of choices brings nothing hidden to light': checkPrivacy,
  'a viewer cannot tell a redeal from the truth': checkHidden,
  'the future is the same from view and truth': checkFuture,
  'events tell no more than the view': checkEvents,
  'no secret is told': checkSecrets,
  'a step that uncovers nothing tells nothing': checkLight,
  'wrong moves are read calmly': checkPoison,
  'options are read strictly': checkOptions,
};

export interface ContractCase<G extends Shape> {
  readonly options: G['Options'];
}

/** A check without its matter would pass and prove nothing, so it is left out. */
const applies = <G extends Shape>(check: Check, { game, secretsOf, components, fleetingEvents }: Subject<G>): boolean => {
  switch (check) {
    case checkSecrets:
      return secretsOf !== undefined;
    case checkComponents:
      return components !== undefined;
    case checkPick:
      return game.pick !== undefined;
    case checkShortlist:
      return game.shortlist !== undefined;
    case checkIndependentTurns:
    case checkPrivacy:
      return game.independentTurns === true;
    case checkLight:
      return game.uncovers !== undefined;
    case checkEvents:
      return fleetingEvents !== true;
    default:
      return true;
  }
};

/** Deals and plays hundreds of games for each set of options: every fifth set is enough. */
const isLong = (check: Check): boolean => check === checkFuture;

/** Registers the suite that every game must pass: one test for each check, over all sets of options. A failure names the options and the seed. */
export const contractSuite = <G extends Shape>(
  name: string,
  game: Game<G>,
  cases: readonly ContractCase<G>[],
  settings: ContractSettings<G> = {},
): void => {
  const parameters = { numRuns: settings.runs ?? 20, seed: settings.seed ?? 7, endOnFailure: true };
  const seeds = fc.integer({ min: 0, max: 0x7fffffff });
  const subjects = cases.map(({ options }): Subject<G> => ({ ...settings, game, options }));
  describe(`contract of ${name}`, () => {
    for (const [title, check] of Object.entries(CHECKS)) {
      const matter = subjects.filter((subject, n) => applies(check, subject) && (!isLong(check) || n % 5 === 0));
      if (matter.length === 0) continue;
      test(title, () => {
        for (const subject of matter) {
          const property = fc.property(fc.constant(subject.options), seeds, (_, seed) => check(subject, seed));
          fc.assert(property, parameters);
        }
      });
    }

    test('junk is refused calmly', () => {
      for (const subject of subjects) {
        const property = fc.property(fc.constant(subject.options), seeds, fc.jsonValue(), (_, seed, junk) =>
          checkJunk(subject, seed, junk),
        );
        fc.assert(property, { ...parameters, numRuns: parameters.numRuns * 10 });
      }
    });
  });
};
