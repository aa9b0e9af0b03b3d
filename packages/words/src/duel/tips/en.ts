// Tips of a first game of Duel. English sets the shape.
import { plural } from '../../catalogue.ts';

export const en = {
  reveal: (p: { readonly card: string; readonly name: string }) =>
    `Taking ${p.card} reveals a hidden card, and ${p.name} is the first who may take it.`,
  pair: (p: { readonly card: string }) => `With ${p.card} you complete a pair of symbols: you choose a progress token.`,
  six: (p: { readonly missing: number }) =>
    `${plural('en', p.missing, '1 more different symbol', `${p.missing} more different symbols`)} and you win by scientific supremacy.`,
  pawn: (p: { readonly shields: number; readonly name: string; readonly coins: number }) =>
    `With ${plural('en', p.shields, '1 more shield', `${p.shields} more shields`)} the military token takes ${plural('en', p.coins, '1 coin', `${p.coins} coins`)} from ${p.name}.`,
  seventh: 'Only one more wonder can be built in this game, by either of you.',
};
