// The rules that refusals and the reasons of hints rest on; those that the page itself gives rest on none.
import type { Reason } from '@maravilha/bots';
import type { Refusal } from '@maravilha/architects';

export const REFUSAL_RULES: Readonly<Record<Refusal['code'], string | undefined>> = {
  'game-over': undefined,
  'not-awaited': undefined,
  'other-decision': undefined,
  'not-offered': 'AR-SETUP-1',
  'out-of-reach': 'AR-TURN-2',
  'deck-empty': 'AR-TURN-2',
  'no-extra-card': 'AR-TOKEN-1',
  'not-among-them': 'AR-WONDER-7',
  'already-built': 'AR-BUILD-6',
  'not-yet': 'AR-BUILD-6',
  'cannot-pay': 'AR-BUILD-3',
  'bad-payment': 'AR-BUILD-7',
  'which-payment': 'AR-BUILD-7',
  'no-such-set': 'AR-GREEN-1',
  'no-token': 'AR-GREEN-3',
  forced: 'AR-BUILD-4',
  'nothing-open': undefined,
};

export const HINT_RULES: Readonly<Partial<Record<Reason['code'], string>>> = {
  extra: 'AR-TOKEN-1',
  token: 'AR-GREEN-3',
  stage: 'AR-BUILD-6',
  'pays-stage': 'AR-BUILD-4',
  nearer: 'AR-BUILD-3',
  war: 'AR-WAR-4',
  battle: 'AR-WAR-5',
  odds: 'AR-TURN-3',
};
