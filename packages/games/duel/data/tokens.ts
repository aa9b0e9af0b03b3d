// Source: rule book; eight public implementations agree.
import type { TokenDef } from './effects.ts';

export const TOKENS = {
  agriculture: {
    effects: [
      { kind: 'coins', count: 6 },
      { kind: 'points', count: 4 },
    ],
  },
  architecture: { effects: [{ kind: 'discount', on: 'wonders', count: 2 }] },
  economy: { effects: [{ kind: 'tradeIncome' }] },
  law: { effects: [{ kind: 'science', symbol: 'scales' }] },
  masonry: { effects: [{ kind: 'discount', on: 'blue', count: 2 }] },
  mathematics: { effects: [{ kind: 'pointsPer', each: 3, of: { kind: 'tokens' }, city: 'own' }] },
  philosophy: { effects: [{ kind: 'points', count: 7 }] },
  strategy: { effects: [{ kind: 'extraShields', colour: 'red', count: 1 }] },
  theology: { effects: [{ kind: 'wondersPlayAgain' }] },
  urbanism: {
    effects: [
      { kind: 'coins', count: 6 },
      { kind: 'coinsOnChain', count: 4 },
    ],
  },
} as const satisfies Record<string, TokenDef>;

export type TokenId = keyof typeof TOKENS;
export const TOKEN_IDS = Object.keys(TOKENS) as readonly TokenId[];
