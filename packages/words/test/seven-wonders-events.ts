// One example at least of everything that happens. A record over the union, so that a new kind does not compile until it has an example here.
import type { SevenWondersEvent } from '@maravilha/seven-wonders';

const NOTHING = { left: 0, right: 0 };

export const EVENTS: { readonly [K in SevenWondersEvent['kind']]: readonly Extract<SevenWondersEvent, { kind: K }>[] } = {
  'board-taken': [{ kind: 'board-taken', seat: 0, board: 'babylon' }],
  'side-chosen': [
    { kind: 'side-chosen', seat: 0, side: 'day' },
    { kind: 'side-chosen', seat: 1, side: 'night' },
  ],
  'age-began': [{ kind: 'age-began', age: 2 }],
  built: [
    { kind: 'built', seat: 0, card: 'stables', by: 'payment', pay: { left: 2, right: 1 }, bank: 1 },
    { kind: 'built', seat: 0, card: 'altar', by: 'payment', pay: NOTHING, bank: 0 },
    { kind: 'built', seat: 1, card: 'gardens', by: 'chain', pay: NOTHING, bank: 0 },
    { kind: 'built', seat: 1, card: 'palace', by: 'first-of-colour', pay: NOTHING, bank: 0 },
    { kind: 'built', seat: 1, card: 'forum', by: 'first-of-age', pay: NOTHING, bank: 0 },
    { kind: 'built', seat: 1, card: 'walls', by: 'last-of-age', pay: NOTHING, bank: 0 },
    { kind: 'built', seat: 1, card: 'tavern', by: 'discard', pay: NOTHING, bank: 0 },
  ],
  'stage-built': [
    { kind: 'stage-built', seat: 0, stage: 2, card: 'baths', pay: { left: 0, right: 2 }, bank: 0 },
    { kind: 'stage-built', seat: 0, stage: 2, card: undefined, pay: NOTHING, bank: 5 },
  ],
  sold: [
    { kind: 'sold', seat: 2, card: 'cells', income: 3 },
    { kind: 'sold', seat: 2, card: undefined, income: 3 },
  ],
  'left-over': [
    { kind: 'left-over', seat: 2, card: 'palace' },
    { kind: 'left-over', seat: 2, card: undefined },
  ],
  'trade-income': [{ kind: 'trade-income', seat: 1, count: 4 }],
  coins: [
    { kind: 'coins', seat: 0, count: 1, source: 'customs' },
    { kind: 'coins', seat: 0, count: 9, source: { board: 'ephesus', stage: 2 } },
  ],
  'victory-token': [{ kind: 'victory-token', seat: 0, age: 2, source: 'raider-fort' }],
  'defeats-discarded': [
    { kind: 'defeats-discarded', seat: 0, count: 1, source: 'memorial' },
    { kind: 'defeats-discarded', seat: 0, count: 3, source: 'memorial' },
  ],
  'diplomacy-taken': [
    { kind: 'diplomacy-taken', seat: 0, source: 'embassy' },
    { kind: 'diplomacy-taken', seat: 0, source: { board: 'byzantium', stage: 1 } },
  ],
  'debts-given': [{ kind: 'debts-given', seat: 3, count: 1, source: 'raider-camp' }],
  'looks-through-discard': [{ kind: 'looks-through-discard', seat: 0 }],
  declined: [
    { kind: 'declined', seat: 0, decision: 'revive' },
    { kind: 'declined', seat: 0, decision: 'last-card' },
  ],
  loss: [{ kind: 'loss', seat: 1, count: 3 }],
  'loss-settled': [
    { kind: 'loss-settled', seat: 1, coins: 3, debts: 0 },
    { kind: 'loss-settled', seat: 1, coins: 0, debts: 1 },
    { kind: 'loss-settled', seat: 1, coins: 2, debts: 1 },
  ],
  passed: [
    { kind: 'passed', to: 'left' },
    { kind: 'passed', to: 'right' },
  ],
  conflicts: [
    {
      kind: 'conflicts',
      age: 2,
      conflicts: [
        { seats: [0, 1], shields: [2, 5], winner: 1, stakes: 1 },
        { seats: [1, 3], shields: [5, 5], winner: undefined, stakes: 1 },
      ],
      diplomacy: [2],
      victories: [0, 1, 0, 0],
      defeats: [1, 0, 0, 0],
    },
    { kind: 'conflicts', age: 1, conflicts: [], diplomacy: [0, 1], victories: [0, 0, 0], defeats: [0, 0, 0] },
  ],
  over: [
    { kind: 'over', winners: [0] },
    { kind: 'over', winners: [0, 1] },
  ],
};
