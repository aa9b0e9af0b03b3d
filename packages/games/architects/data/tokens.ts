// Source: rule book; the resource signs from pictures of it.
import type { TokenDef } from './effects.ts';

/** In the order in which a triggered token is used up: first the ones with an extra card. */
export const TOKENS = {
  urbanism: { effects: [{ kind: 'extra-card', on: ['wood', 'brick'] }] },
  crafts: { effects: [{ kind: 'extra-card', on: ['papyrus', 'glass'] }] },
  jewellery: { effects: [{ kind: 'extra-card', on: ['stone', 'coin'] }] },
  science: { effects: [{ kind: 'extra-card', on: ['compass', 'gear', 'tablet'] }] },
  propaganda: { effects: [{ kind: 'extra-card', on: ['red-1', 'red-2'] }] },
  architecture: { effects: [{ kind: 'extra-card', on: 'stage' }] },
  economy: { effects: [{ kind: 'coin-worth', coins: 2 }] },
  engineering: { effects: [{ kind: 'any-match' }] },
  tactics: { effects: [{ kind: 'shields', count: 2 }] },
  decor: { effects: [{ kind: 'points-wonder', unfinished: 4, finished: 6 }] },
  politics: { effects: [{ kind: 'points-per', each: 1, of: 'cat-sign' }] },
  strategy: { effects: [{ kind: 'points-per', each: 1, of: 'victory' }] },
  education: { effects: [{ kind: 'points-per', each: 2, of: 'token' }] },
  culture: { effects: [{ kind: 'points-copies', one: 4, both: 12 }] },
} as const satisfies Record<string, TokenDef>;

export type TokenId = keyof typeof TOKENS;
export const TOKEN_IDS = Object.keys(TOKENS) as readonly TokenId[];

/** Culture is there twice, every other token once. */
export const TOKEN_COPIES: Readonly<Partial<Record<TokenId, number>>> = { culture: 2 };
