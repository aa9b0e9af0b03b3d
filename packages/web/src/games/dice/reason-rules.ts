// The rules that refusals and the reasons of hints rest on; those that the page itself gives rest on none.
import type { Reason } from '@maravilha/bots';
import type { Refusal } from '@maravilha/dice';

export const REFUSAL_RULES: Readonly<Record<Refusal['code'], string | undefined>> = {
  'game-over': undefined,
  'not-awaited': undefined,
  'other-decision': 'DI-ORDER-3',
  'not-offered': 'DI-TURN-1',
  'not-in-forum': 'DI-TURN-3',
  locked: 'DI-SPECIAL-3',
  'already-crossed': undefined,
  'no-such-space': undefined,
  'out-of-reach': 'DI-BUILD-3',
  'not-yet': 'DI-BUILD-1',
  'guild-behind': 'DI-GUILD-1',
  'too-expensive': 'DI-PAY-4',
  'wonder-complete': 'DI-BUILD-12',
  'bonus-taken': 'DI-BONUS-1',
  'nothing-to-decline': undefined,
};

export const HINT_RULES: Readonly<Partial<Record<Reason['code'], string>>> = {
  again: 'DI-EFFECT-7',
  attack: 'DI-WAR-2',
  price: 'DI-PAY-2',
  coins: 'DI-EFFECT-2',
  cheaper: 'DI-EFFECT-10',
  resources: 'DI-PAY-1',
  completes: 'DI-BONUS-1',
  bonus: 'DI-BONUS-1',
  unlocks: 'DI-SPECIAL-1',
  points: 'DI-SCORE-1',
  later: 'DI-SCORE-1',
};
