import { FastRng, SPECTATOR } from '@maravilha/kernel';
import { viewersOf } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { type ArchitectsState, architects, DECISIONS } from '../../src/index.ts';
import { BOX, CENTRAL, DECK_SIZE, DECK_START } from '../../src/tables.ts';
import { playOn, randomGames, sampled } from '../kit/random.ts';
import { newGame, tableWith } from '../kit/scenario.ts';

const imaginedBy = (s: ArchitectsState, viewer: number): ArchitectsState => {
  const view = architects.view(s, viewer);
  const into = architects.blank(view.options);
  // What the state held before must not show through.
  into.bytes.fill(170);
  architects.imagine(JSON.parse(JSON.stringify(view)), viewer, into);
  return into;
};

test('a state imagined from a view says what the view says, at every kind of decision and for every viewer', () => {
  const met = new Set<string>();
  const visit = sampled(11, (s) => {
    for (const viewer of viewersOf(s)) {
      const view = architects.view(s, viewer);
      const again = architects.view(imaginedBy(s, viewer), viewer);
      if (JSON.stringify(again) !== JSON.stringify(view)) expect(again).toEqual(view);
      met.add(view.decision);
    }
  });
  randomGames(1, visit);
  expect([...met].sort()).toEqual([...DECISIONS].sort());
});

test('every part of the state that lies open is the same, and so are tokens that were triggered and used', () => {
  randomGames(1, (s) => {
    const imagined = imaginedBy(s, SPECTATOR);
    for (const part of ['tokens', 'wonder', 'built', 'victories', 'city', 'tokenOrder', 'tokenCount', 'discard', 'deckCount'] as const) {
      if (s[part].join() !== imagined[part].join()) expect(imagined[part], part).toEqual(s[part]);
    }
    for (const part of [
      'triggered',
      'used',
      'searched',
      'searches',
      'offered',
      'conflict',
      'battle',
      'lookers',
      'cat',
      'winners',
    ] as const) {
      if (s[part] !== imagined[part]) expect(imagined[part], part).toBe(s[part]);
    }
  });
});

test('the cards of a search lie on top of their deck in the order in which they were shown', () => {
  const g = tableWith({
    cities: [{ wonder: 'halicarnassus', built: [1], cards: { wood: 1 } }, { wonder: 'rhodes' }],
    decks: { halicarnassus: { top: ['wood', 'stone', 'gear', 'coin', 'brick', 'glass'] } },
  });
  g.playAll({ kind: 'take', deck: 'halicarnassus' }, { kind: 'search', deck: 'halicarnassus' });
  expect(g.view().search).toEqual({ deck: 'halicarnassus', cards: ['stone', 'gear', 'coin', 'brick', 'glass'] });
  const imagined = imaginedBy(g.state, 1);
  expect(architects.view(imagined, 1).search).toEqual(g.view().search);
  playOn(imagined, new FastRng(1), () => undefined);
  expect(architects.awaiting(imagined)).toBe(0);
});

test('before the decks are laid out each lies whole in the order of the card list, and no shuffle is drawn', () => {
  const { state } = newGame({ seats: 3, wonders: 'choose', starter: 'choose' });
  const imagined = imaginedBy(state, 0);
  expect(imagined.deck).toEqual(BOX);
  expect(imagined.mix.every((draw) => draw === 0)).toBe(true);
});

test('of wonders that were drawn the decks of the others stay in the box', () => {
  const { state } = newGame({ seats: 2, wonders: 'random', starter: 'choose' });
  const imagined = imaginedBy(state, 0);
  expect([...imagined.deck].filter((card) => card !== 0).length).toBe([...state.deck].filter((card) => card !== 0).length);
  for (const deck of [state.wonder[0], state.wonder[1], CENTRAL]) {
    const [from, to] = [DECK_START[deck], DECK_START[deck] + DECK_SIZE[deck]];
    expect(imagined.deck.subarray(from, to)).toEqual(BOX.subarray(from, to));
  }
});
