// One example at least of everything that happens. A record over the union, so that a new kind does not compile until it has an example here.
import type { ArchitectsEvent } from '@maravilha/architects';

export const EVENTS: { readonly [K in ArchitectsEvent['kind']]: readonly Extract<ArchitectsEvent, { kind: K }>[] } = {
  'starter-chosen': [{ kind: 'starter-chosen', seat: 1 }],
  'wonder-chosen': [{ kind: 'wonder-chosen', seat: 1, wonder: 'giza' }],
  began: [{ kind: 'began', first: 2, tops: ['wood', 'coin', 'gear'], open: ['urbanism', 'culture', 'decor'] }],
  turn: [{ kind: 'turn', seat: 0 }],
  looked: [
    { kind: 'looked', seat: 0, card: 'gear' },
    { kind: 'looked', seat: 0, card: undefined },
  ],
  took: [
    { kind: 'took', seat: 1, deck: 'babylon', card: 'stone', by: 'turn', next: 'coin' },
    { kind: 'took', seat: 1, deck: 'central', card: 'coin', by: 'wonder', next: undefined },
    { kind: 'took', seat: 1, deck: 'giza', card: 'red-2', by: 'crafts', next: 'wood' },
  ],
  cat: [
    { kind: 'cat', seat: 0, from: undefined },
    { kind: 'cat', seat: 0, from: 1 },
  ],
  flipped: [
    { kind: 'flipped', seat: 0, count: 1, battle: 1, tokens: 3 },
    { kind: 'flipped', seat: 0, count: 2, battle: 2, tokens: 3 },
    { kind: 'flipped', seat: 0, count: 1, battle: 3, tokens: 3 },
    { kind: 'flipped', seat: 0, count: 2, battle: 3, tokens: 3 },
  ],
  extra: [{ kind: 'extra', seat: 0, token: 'crafts' }],
  built: [
    { kind: 'built', seat: 0, stage: 2, points: 5, paid: ['coin', 'wood'], economy: false, engineering: false, forced: false },
    { kind: 'built', seat: 0, stage: 2, points: 0, paid: ['wood', 'wood'], economy: false, engineering: false, forced: true },
    { kind: 'built', seat: 0, stage: 4, points: 6, paid: ['coin', 'wood'], economy: true, engineering: true, forced: false },
  ],
  shield: [{ kind: 'shield', seat: 0, shields: 3 }],
  'effect-lost': [{ kind: 'effect-lost', seat: 0 }],
  searched: [{ kind: 'searched', seat: 0, deck: 'rhodes', cards: ['wood', 'coin', 'red-0', 'blue-3', 'gear'] }],
  kept: [{ kind: 'kept', seat: 0, deck: 'rhodes', card: 'blue-2-cat', next: 'wood' }],
  exchanged: [
    { kind: 'exchanged', seat: 0, symbols: ['gear', 'gear'], forced: true },
    { kind: 'exchanged', seat: 0, symbols: ['compass', 'gear', 'tablet'], forced: false },
  ],
  token: [
    { kind: 'token', seat: 0, token: 'urbanism', from: 'open', next: 'decor' },
    { kind: 'token', seat: 0, token: 'urbanism', from: 'open', next: undefined },
    { kind: 'token', seat: 0, token: 'culture', from: 'pile', next: undefined },
  ],
  left: [
    { kind: 'left', seat: 0, tokens: ['crafts'] },
    { kind: 'left', seat: 0, tokens: ['crafts', 'science'] },
  ],
  battle: [
    { kind: 'battle', battle: { shields: [3, 1, 2], victories: [2, 0, 1] }, discarded: [1, 0, 2] },
    { kind: 'battle', battle: { shields: [2, 2], victories: [0, 0] }, discarded: [1, 0] },
  ],
  'no-card': [{ kind: 'no-card', seat: 0 }],
  over: [
    { kind: 'over', ending: 'wonder', winners: [0] },
    { kind: 'over', ending: 'empty', winners: [0, 1] },
  ],
};
