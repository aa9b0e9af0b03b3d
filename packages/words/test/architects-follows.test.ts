import type { Follows, SeatView } from '@maravilha/architects';
import { type ArchitectsWords, describeCity, followTags } from '@maravilha/words/architects';
import { en } from '@maravilha/words/architects/en';
import { ptBR } from '@maravilha/words/architects/pt-BR';
import { expect, test } from 'vitest';

const nameOf = (seat: number): string => ['Íris', 'Caio', 'Dora', 'Otto'][seat] ?? '';
const NOTHING: Follows = {
  card: 'wood',
  stages: [],
  exchange: undefined,
  extra: undefined,
  cat: false,
  flips: 0,
  peace: 3,
  battle: undefined,
};
const texts = (words: ArchitectsWords, follows: Partial<Follows>): readonly string[] =>
  followTags(words, { ...NOTHING, ...follows }, 0, nameOf).map(({ text }) => text);

test('a card that brings nothing has no tag', () => {
  expect(texts(en, {})).toEqual([]);
});

test('a stage that the card pays for, and the extra card of a token', () => {
  const papyrus: Partial<Follows> = { card: 'papyrus', stages: [{ stage: 3, points: 6 }], extra: 'crafts' };
  expect(texts(ptBR, papyrus)).toEqual(['constrói o 3º Estágio, +6', 'Manufatura: mais 1 carta']);
  expect(texts(en, papyrus)).toEqual(['builds stage 3, +6', 'Crafts: 1 more card']);
});

test('several stages, of which one must be built; a stage without points', () => {
  const two: Partial<Follows> = {
    stages: [
      { stage: 2, points: 3 },
      { stage: 3, points: 4 },
    ],
  };
  expect(texts(en, two)).toEqual(['builds stage 2 or 3']);
  expect(texts(ptBR, two)).toEqual(['constrói o 2º ou o 3º Estágio']);
  expect(texts(en, { stages: [{ stage: 2, points: 0 }] })).toEqual(['builds stage 2']);
});

test('symbols that make a set', () => {
  expect(texts(ptBR, { card: 'gear', exchange: 'pair' })).toEqual(['2 idênticas: ficha de Progresso']);
  expect(texts(en, { card: 'gear', exchange: 'trio' })).toEqual(['3 different: progress token']);
});

test('horns: some of the tokens, or the last with the battle it brings', () => {
  expect(texts(en, { card: 'red-1', flips: 1, peace: 3 })).toEqual(['flips 1 of the 4 left']);
  const battle = { shields: [3, 2, 0, 3], victories: [1, 1, 0, 1] };
  const last: Partial<Follows> = { card: 'red-1', flips: 1, peace: 0, battle };
  expect(texts(ptBR, last)).toEqual(['vira a última: Batalha!', '3 × 2 Caio, 3 × 3 Otto']);
  expect(texts(en, { ...last, card: 'red-2', flips: 2 })[0]).toBe('flips the last 2: battle!');
});

test('with two seats the battle has one opponent', () => {
  const battle = { shields: [3, 1], victories: [2, 0] };
  expect(texts(en, { card: 'red-1', flips: 1, peace: 0, battle })).toEqual(['flips the last: battle!', '3 v 1 Caio']);
});

test('blue cards: points, and the Cat if it is elsewhere', () => {
  expect(texts(en, { card: 'blue-3' })).toEqual(['+3 victory points']);
  expect(texts(ptBR, { card: 'blue-2-cat', cat: true })).toEqual(['o Gato vem para você', '+2 pontos de vitória']);
});

test('every tag says by its kind which sign belongs to it', () => {
  const all: Follows = {
    card: 'blue-2-cat',
    stages: [{ stage: 1, points: 4 }],
    exchange: 'pair',
    extra: 'science',
    cat: true,
    flips: 1,
    peace: 0,
    battle: { shields: [1, 0], victories: [1, 0] },
  };
  expect(followTags(en, all, 0, nameOf).map(({ kind }) => kind)).toEqual([
    'stage',
    'exchange',
    'battle',
    'shields',
    'extra',
    'cat',
    'points',
  ]);
  expect(followTags(en, { ...all, peace: 2, battle: undefined }, 0, nameOf).map(({ kind }) => kind)).toContain('flips');
});

const CITY: SeatView = {
  wonder: 'alexandria',
  built: [1, 2],
  cards: { wood: 2, coin: 1, 'red-0': 1, 'red-1': 1 },
  tokens: ['crafts', 'decor'],
  victories: 1,
  shields: 2,
  horned: 1,
};

test('a city is read aloud as a whole', () => {
  expect(describeCity(en, CITY, 'Íris', true)).toBe(
    'Íris, Lighthouse of Alexandria: 2 of 5 stages built (1 and 2). Cards: 2 wood, 1 coin, 1 plain shield, and 1 shield with 1 horn. Progress tokens: Crafts and Decor. Shields: 2, of which 1 is discarded after a battle. Military victory tokens: 1. Holds the Cat.',
  );
  expect(describeCity(ptBR, { ...CITY, built: [1], tokens: [], victories: 0, horned: 0 }, 'Íris', false)).toBe(
    'Íris, Farol de Alexandria: 1 de 5 Estágios construídos (1º). Cartas: 2 madeiras, 1 moeda, 1 escudo sem buzina e 1 escudo com 1 buzina. Escudos: 2.',
  );
});

test('an empty city, a complete one, and a seat without a wonder', () => {
  const empty: SeatView = { ...CITY, built: [], cards: {}, tokens: [], victories: 0, shields: 0, horned: 0 };
  expect(describeCity(en, empty, 'Íris', false)).toBe('Íris, Lighthouse of Alexandria: none of 5 stages built. Cards: none. Shields: 0.');
  expect(describeCity(en, { ...CITY, built: [1, 2, 3, 4, 5] }, 'Íris', false)).toContain('all stages built');
  expect(describeCity(ptBR, { ...empty, wonder: undefined }, 'Íris', false)).toBe('Íris ainda não tem Maravilha.');
});
