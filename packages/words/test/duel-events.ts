// One example at least of everything that happens. A record over the union, so that a new kind does not compile until it has an example here.
import type { DuelEvent } from '@maravilha/duel';

export const EVENTS: { readonly [K in DuelEvent['kind']]: readonly Extract<DuelEvent, { kind: K }>[] } = {
  offered: [{ kind: 'offered', wonders: ['sphinx', 'pyramids', 'piraeus', 'colossus'] }],
  drafted: [{ kind: 'drafted', seat: 0, wonder: 'sphinx' }],
  'age-began': [{ kind: 'age-began', age: 2, starter: 1 }],
  built: [
    { kind: 'built', seat: 0, card: 'aqueduct', by: 'payment', paid: 12, trade: 12 },
    { kind: 'built', seat: 0, card: 'caravansery', by: 'payment', paid: 7, trade: 5 },
    { kind: 'built', seat: 1, card: 'altar', by: 'payment', paid: 0, trade: 0 },
    { kind: 'built', seat: 1, card: 'lighthouse', by: 'chain', paid: 0, trade: 0 },
    { kind: 'built', seat: 1, card: 'palace', by: 'mausoleum', paid: 0, trade: 0 },
  ],
  discarded: [{ kind: 'discarded', seat: 0, card: 'tavern', income: 2 }],
  'wonder-built': [{ kind: 'wonder-built', seat: 0, wonder: 'pyramids', card: 'baths', paid: 8, trade: 8 }],
  'wonder-lost': [{ kind: 'wonder-lost', seat: 1, wonder: 'mausoleum' }],
  coins: [
    { kind: 'coins', seat: 0, count: 1, source: 'lighthouse' },
    { kind: 'coins', seat: 1, count: -3, source: 'appian-way' },
    { kind: 'coins', seat: 0, count: 6, source: 'urbanism' },
  ],
  'trade-income': [{ kind: 'trade-income', seat: 1, count: 7 }],
  pawn: [
    { kind: 'pawn', seat: 0, from: 2, to: 4 },
    { kind: 'pawn', seat: 1, from: -8, to: -9 },
  ],
  loot: [
    { kind: 'loot', seat: 1, token: 2, lost: 2 },
    { kind: 'loot', seat: 1, token: 5, lost: 1 },
  ],
  pair: [{ kind: 'pair', seat: 0, symbol: 'wheel' }],
  drew: [
    { kind: 'drew', seat: 0, tokens: ['law', 'economy', 'masonry'] },
    { kind: 'drew', seat: 0, tokens: undefined },
  ],
  token: [
    { kind: 'token', seat: 0, token: 'law', from: 'board' },
    { kind: 'token', seat: 0, token: 'law', from: 'box' },
  ],
  destroyed: [{ kind: 'destroyed', seat: 0, card: 'sawmill' }],
  revealed: [{ kind: 'revealed', slot: 3, card: 'press' }],
  again: [{ kind: 'again', seat: 0 }],
  'again-lost': [{ kind: 'again-lost', seat: 0 }],
  'age-ended': [
    { kind: 'age-ended', age: 1, chooser: 1 },
    { kind: 'age-ended', age: 3, chooser: undefined },
  ],
  'starter-chosen': [
    { kind: 'starter-chosen', seat: 0, starter: 0 },
    { kind: 'starter-chosen', seat: 0, starter: 1 },
  ],
  over: [
    { kind: 'over', ending: 'military', winners: [0] },
    { kind: 'over', ending: 'science', winners: [1] },
    { kind: 'over', ending: 'civil', winners: [0, 1] },
  ],
};
