// The rules that refusals and the reasons of hints rest on; those that the page itself gives rest on none.
import type { Reason } from '@maravilha/bots';
import type { Refusal } from '@maravilha/duel';

export const REFUSAL_RULES: Readonly<Record<Refusal['code'], string | undefined>> = {
  'game-over': undefined,
  'not-your-turn': undefined,
  'other-decision': 'DU-TURN-7',
  'not-on-the-table': 'DU-TURN-1',
  covered: 'DU-TURN-2',
  'too-expensive': 'DU-COST-10',
  'not-your-wonder': 'DU-WON-2',
  'already-built': 'DU-WON-2',
  'wonder-limit': 'DU-WON-5',
};

export const HINT_RULES: Readonly<Partial<Record<Reason['code'], string>>> = {
  again: 'DU-WON-4',
  token: 'DU-SCI-1',
  symbols: 'DU-SCI-3',
  pawn: 'DU-MIL-1',
  chain: 'DU-COST-7',
  price: 'DU-COST-3',
  robs: 'DU-WON-9',
  cheaper: 'DU-COST-3',
  dearer: 'DU-COST-3',
  produces: 'DU-COST-2',
  trade: 'DU-COST-5',
  frees: 'DU-COST-7',
  points: 'DU-END-2',
  later: 'DU-END-2',
};
