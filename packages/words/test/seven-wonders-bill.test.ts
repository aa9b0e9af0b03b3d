import type { Bill } from '@maravilha/seven-wonders';
import { billLines, describeBill } from '@maravilha/words/seven-wonders';
import { en } from '@maravilha/words/seven-wonders/en';
import { ptBR } from '@maravilha/words/seven-wonders/pt-BR';
import { describe, expect, test } from 'vitest';

const NOTHING = { left: 0, right: 0 };

describe('a bill', () => {
  const bill: Bill = {
    free: undefined,
    chain: undefined,
    bank: 1,
    resources: ['wood', 'wood', 'ore'],
    own: ['wood'],
    splits: [
      {
        pay: { left: 2, right: 1 },
        total: 4,
        bought: [
          { resource: 'wood', from: 'left', price: 2 },
          { resource: 'ore', from: 'right', price: 1 },
        ],
      },
      {
        pay: { left: 6, right: 0 },
        total: 7,
        bought: [
          { resource: 'wood', from: 'left', price: 2 },
          { resource: 'wood', from: 'left', price: 2 },
          { resource: 'ore', from: 'left', price: 2 },
        ],
      },
    ],
  };

  test('names every source of the cheapest split, or of another', () => {
    expect(billLines(en, bill)).toEqual([
      'To the bank: 1 coin.',
      'Own production: 1 wood.',
      'From the left neighbour: 1 wood for 2 coins.',
      'From the right neighbour: 1 ore for 1 coin.',
    ]);
    expect(billLines(en, bill, bill.splits[1])).toEqual(['To the bank: 1 coin.', 'From the left neighbour: 2 wood and 1 ore for 6 coins.']);
    expect(describeBill(ptBR, bill)).toMatch(/^4 moedas\. Ao banco: 1 moeda\. Produção própria: 1 madeira\. Do vizinho da esquerda:/);
  });

  test('tells why a card is free', () => {
    const free: Bill = { ...bill, bank: 0, resources: [], own: [], splits: [{ pay: NOTHING, total: 0, bought: [] }] };
    expect(describeBill(en, free)).toBe('Free.');
    expect(describeBill(en, { ...free, free: 'chain', chain: { symbol: 'waterdrop', by: 'baths' } })).toBe(
      'Free: chained from the Baths (drop).',
    );
    expect(describeBill(ptBR, { ...free, free: 'first-of-age' })).toBe('Grátis por ser a primeira carta da Era.');
  });

  test('of what cannot be bought names the coins alone', () => {
    expect(describeBill(en, { ...bill, splits: [] })).toBe('To the bank: 1 coin.');
  });
});
