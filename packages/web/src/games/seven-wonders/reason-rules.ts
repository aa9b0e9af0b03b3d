// The rules that refusals and the reasons of hints rest on; those that the page itself gives rest on none.
import type { Reason } from '@maravilha/bots';
import type { Refusal } from '@maravilha/seven-wonders';

export const REFUSAL_RULES: Readonly<Record<Refusal['code'], string | undefined>> = {
  'game-over': undefined,
  'not-awaited': undefined,
  'other-decision': undefined,
  'not-in-hand': undefined,
  'already-built': 'WO-TURN-10',
  'wonder-complete': 'WO-WON-2',
  'too-expensive': 'WO-COST-4',
  'no-source': 'WO-TRADE-1',
  'bad-payment': 'WO-TRADE-10',
  'team-rule': 'CI-TEAM-5',
  'not-in-discard': 'WO-WON-8',
  'not-offered': 'WO-SETUP-6',
  'too-many-coins': 'CI-DEBT-3',
};

export const HINT_RULES: Readonly<Partial<Record<Reason['code'], string>>> = {
  stage: 'WO-WON-2',
  war: 'WO-MIL-2',
  chain: 'WO-CHAIN-1',
  price: 'WO-TRADE-1',
  robs: 'CI-DEBT-1',
  cheaper: 'WO-TRADE-8',
  produces: 'WO-COST-3',
  resources: 'WO-COST-2',
  trade: 'WO-TRADE-8',
  frees: 'WO-CHAIN-1',
  denies: 'WO-TURN-7',
  points: 'WO-SCORE-1',
  later: 'WO-SCORE-1',
};
