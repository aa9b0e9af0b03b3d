import { FastRng, SPECTATOR } from '@maravilha/kernel';
import { expect, test } from 'vitest';
import { CARD_IDS, type CardId, type DuelPosition, type DuelState, duel, TOKEN_IDS, WONDER_IDS } from '../../src/index.ts';
import { DECK_SIZE, DECK_START, SLOT_COUNT } from '../../src/structure.ts';
import { isGuild } from '../../src/tables.ts';
import { playOn, randomGames } from '../kit/random.ts';

/** Every card with its place: on the table as the view tells it, or out of sight as the decks tell it. */
const cardsOf = (s: DuelState): CardId[] => {
  const view = duel.view(s, SPECTATOR);
  const cards: CardId[] = [...view.discard];
  for (const city of view.cities) {
    cards.push(...city.built);
    for (const { under } of city.wonders) if (under !== undefined) cards.push(under);
  }
  const add = (age: number, place: number): void => void cards.push(CARD_IDS[s.deck[DECK_START[age] + place]]);
  for (let age = 1; age <= 3; age++) {
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      if (age > s.age || (age === s.age && (s.present >>> slot) & 1)) add(age, slot);
    }
    for (let place = SLOT_COUNT; place < DECK_SIZE[age]; place++) add(age, place);
  }
  return cards;
};

const tokensOf = (s: DuelState): string[] => {
  const inBox = TOKEN_IDS.filter((_, token) => (s.box >>> token) & 1);
  const view = duel.view(s, SPECTATOR);
  return [...inBox, ...view.board, ...view.cities.flatMap((city) => city.tokens)];
};

const wondersOf = (s: DuelState): string[] => {
  const view = duel.view(s, SPECTATOR);
  const held = view.cities.flatMap((city) => city.wonders.map((w) => w.wonder));
  const apart = Array.from(s.wonderDeck, (w) => WONDER_IDS[w]).filter((id) => !held.includes(id));
  return [...held, ...apart];
};

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

test('73 cards, 12 wonders and 10 tokens are each in one place, after every step', () => {
  randomGames(5, (s) => {
    expect(sorted(cardsOf(s))).toEqual(sorted(CARD_IDS));
    expect(sorted(wondersOf(s))).toEqual(sorted(WONDER_IDS));
    expect(sorted(tokensOf(s))).toEqual(sorted(TOKEN_IDS));
  });
});

test('three guilds of seven come into Age III, and three cards of each age stay out', () => {
  const options = { seats: 2, wonders: 'draft', starter: 'random' } as const;
  const s = duel.blank(options);
  for (let seed = 0; seed < 200; seed++) {
    duel.setup(options, new FastRng(seed), s);
    const deck = Array.from(s.deck.subarray(DECK_START[3]));
    expect(deck.slice(0, 20).filter(isGuild)).toHaveLength(3);
    expect(deck.slice(20, 23).some(isGuild)).toBe(false);
    expect(deck.slice(23).every(isGuild)).toBe(true);
  }
});

test('a prepared position has no card twice, now or later', () => {
  const words: readonly DuelPosition[] = [
    {},
    { age: 2 },
    { age: 3, cities: [{ built: ['baths', 'forum'], wonders: [{ wonder: 'sphinx' }, { wonder: 'pyramids', under: 'altar' }] }] },
    { row: ['aqueduct', 'temple'], cities: [{ built: ['quarry', 'walls'] }, { built: ['school'] }], discard: ['statue'] },
    { row: ['builders-guild'], left: 1, discard: ['merchants-guild'] },
    { left: 7, age: 3 },
    { taken: ['a2r5c1', 'a2r5c2', 'a2r4c1'] },
  ];
  for (const [i, position] of words.entries()) {
    for (let seed = 0; seed < 20; seed++) {
      const rng = new FastRng(seed, i);
      const built = duel.position(position, rng);
      if (!built.ok) throw new Error(built.error.detail);
      playOn(built.value.state, rng, (s) => {
        const cards = cardsOf(s);
        expect(new Set(cards).size).toBe(cards.length);
      });
    }
  }
});
