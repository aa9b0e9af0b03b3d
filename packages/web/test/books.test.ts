// Rules and cards as the pages show them, in both languages: nothing without a name, a sentence and a rule that there is.
import { readFileSync } from 'node:fs';
import * as architects from '@maravilha/architects/box';
import * as dice from '@maravilha/dice/box';
import * as duel from '@maravilha/duel/box';
import { FAMILY } from '@maravilha/family';
import * as sevenWonders from '@maravilha/seven-wonders/box';
import { LANGUAGES } from '@maravilha/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { ruleFile } from '../rulebook/plugin.ts';
import type { BookPlug, Collection, Piece, SymbolEntry } from '../src/base/book.ts';
import { pageless } from './kit/pageless.ts';

const { i18n, readingWords, books, find, named, chains } = await pageless(async () => ({
  i18n: await import('../src/base/i18n.ts'),
  readingWords: (await import('../src/base/reading-words.ts')).readingWords,
  books: await import('../src/pages/books.ts'),
  find: await import('../src/pages/rules/find.ts'),
  named: await import('../src/pages/rules/named-cards.tsx'),
  chains: await import('../src/pages/cards/chain-layout.ts'),
}));
const { BOOKS, rulePath } = books;

const idsOf = (book: string): readonly string[] =>
  [...readFileSync(ruleFile('en', book), 'utf8').matchAll(/\*\*\[([A-Z]{2}-[A-Z0-9-]+)\]\*\*/g)].map(([, id = '']) => id);
const RULES = new Map(BOOKS.map(({ id }) => [id, new Set(idsOf(id))]));

const sidesOf = (boards: readonly string[]): readonly string[] => boards.flatMap((id) => [`board-${id}-day`, `board-${id}-night`]);
const BASE_BOARDS = sevenWonders.BOARD_IDS.filter((id) => id !== 'petra' && id !== 'byzantium');

/** Tokens that lie on no card. */
const countersOf = (...ids: readonly string[]): readonly string[] => ids.map((id) => `counter-${id}`);

/** What the box of each book holds, told by its rows. */
const IN_BOX: Readonly<Record<string, readonly string[]>> = {
  duel: [
    ...Object.keys(duel.CARDS).map((id) => `card-${id}`),
    ...Object.keys(duel.WONDERS).map((id) => `wonder-${id}`),
    ...Object.keys(duel.TOKENS).map((id) => `token-${id}`),
    ...countersOf('loot', 'pawn'),
  ],
  'seven-wonders': [
    ...sevenWonders.CARD_IDS.filter((id) => sevenWonders.CARDS[id].colour !== 'black').map((id) => `card-${id}`),
    ...sidesOf(BASE_BOARDS),
    ...countersOf('victory', 'defeat'),
  ],
  cities: [
    ...sevenWonders.CARD_IDS.map((id) => `card-${id}`),
    ...sidesOf(sevenWonders.BOARD_IDS),
    ...countersOf('debt', 'dove', 'victory', 'defeat'),
  ],
  architects: [
    ...architects.CARD_IDS.map((id) => `card-${id}`),
    ...architects.WONDER_IDS.map((id) => `wonder-${id}`),
    ...architects.TOKEN_IDS.map((id) => `token-${id}`),
    ...countersOf('peace', 'battle', 'cat'),
  ],
  dice: [
    ...dice.DIE_IDS.map((id) => `die-${id}`),
    ...dice.STRUCTURES.flatMap((id) =>
      id === 'wonder' || id === 'university' ? dice.CITY_IDS.map((city) => `board-${id}-${city}`) : [`board-${id}`],
    ),
    'board-bonuses',
  ],
};

const expectSaid = (text: string): void => {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|\[object| {2}/);
};
const expectSentence = (text: string): void => {
  expectSaid(text);
  expect(text).toMatch(/^[\p{Lu}\d−]/u);
};
/** A rule that stands on the page its address names. */
const expectRule = (rule: string): void => {
  const [, book = '', id = ''] = /^\/rules\/([\w-]+)#(.+)$/.exec(rulePath(rule)) ?? [];
  expect([...(RULES.get(book) ?? [])]).toContain(id);
};

const entriesOf = async (book: BookPlug): Promise<readonly SymbolEntry[]> =>
  (await book.reading.rules()).rules.symbols().flatMap(({ symbols }) => symbols);
const collectionsOf = async (book: BookPlug): Promise<readonly Collection[]> => (await book.reading.cards()).cards.collections();
const piecesOf = async (book: BookPlug): Promise<readonly Piece[]> => (await collectionsOf(book)).flatMap(({ pieces }) => pieces);

test('the server and the page know the same books', () => {
  const known = FAMILY.members.flatMap((game) => game.books);
  expect(BOOKS.map(({ id }) => id).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  for (const { id, name } of BOOKS) expect(known.find((one) => one.id === id)?.name(i18n.language.value)).toBe(name());
});

describe.each(LANGUAGES)('%s', (language) => {
  beforeAll(async () => {
    await i18n.setLanguage(language);
    for (const { reading } of BOOKS) await i18n.loadWords([readingWords, reading.text, ...reading.words]);
  });

  describe.each(BOOKS.map((book) => [book.id, book] as const))('%s', (id, book) => {
    test('every rule of the book is in its text', () => {
      const ids = book.reading.text().chapters.flatMap(({ rules, rulings }) => [...rules, ...rulings].map((rule) => rule.id));
      expect(ids).toEqual(idsOf(id));
      for (const rule of ids) expect(rulePath(rule)).toBe(`/rules/${id}#${rule}`);
    });

    test('every symbol has a name, a sentence and a rule', async () => {
      const entries = await entriesOf(book);
      expect(entries.length).toBeGreaterThan(20);
      expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
      for (const { name, says, rule, forms } of entries) {
        expectSentence(name);
        expectSentence(says);
        expect(says).toMatch(/\.$/);
        expectRule(rule);
        for (const form of forms) expectSaid(form);
      }
    });

    test('what a thing shows stands on the effect sheet, and most of the sheet is found on things', async () => {
      const sheet = new Set((await entriesOf(book)).map((entry) => entry.id));
      const pieces = await piecesOf(book);
      for (const { id: piece, symbols } of pieces) {
        expect(symbols.length, piece).toBeGreaterThan(0);
        expect(new Set(symbols).size, piece).toBe(symbols.length);
        for (const symbol of symbols) expect([...sheet], piece).toContain(symbol);
      }
      const found = [...sheet].filter((symbol) => pieces.some(({ symbols }) => symbols.includes(symbol)));
      expect(found.length / sheet.size).toBeGreaterThan(0.7);
    });

    test('every thing of the box is on its page, with name, sentence and rule', async () => {
      const pieces = await piecesOf(book);
      expect(pieces.map((piece) => piece.id).toSorted()).toEqual(IN_BOX[id]?.toSorted());
      for (const { name, kind, says, rule, parts = [], note, card } of pieces) {
        expectSentence(name);
        expectSentence(kind);
        expectSentence(says);
        expectRule(rule);
        for (const part of parts) expectSentence(part.says);
        if (note !== undefined) expectSentence(note);
        if (card?.cost !== undefined) expectSaid(card.cost);
      }
    });

    test('the search finds each rule by its id, each symbol and each thing by its name', async () => {
      const groups = (await book.reading.rules()).rules.symbols();
      const pieces = await piecesOf(book);
      const search = find.finderOf({ text: book.reading.text(), groups, pieces });
      const [rule = ''] = idsOf(id);
      expect(search(rule)[0]?.id).toBe(rule);
      for (const { id: wanted, name } of groups.flatMap(({ symbols }) => symbols))
        expect(search(name).map((found) => found.id)).toContain(wanted);
      for (const { id: wanted, name } of pieces) expect(search(name).map((found) => found.id)).toContain(wanted);
      expect(search('xyzzy')).toEqual([]);
    });
  });

  test('the search needs neither accents nor whole words', async () => {
    const book = BOOKS.find(({ id }) => id === 'duel')!;
    const sources = { text: book.reading.text(), groups: (await book.reading.rules()).rules.symbols(), pieces: await piecesOf(book) };
    const [part, wanted] = language === 'en' ? ['gyrosc', 'gyroscope'] : ['balanca', 'scales'];
    expect(
      find
        .finderOf(sources)(part)
        .map(({ id }) => id),
    ).toContain(wanted);
  });
});

test('copies grow with the players, and a chain is told at both of its ends', async () => {
  for (const book of BOOKS) {
    const pieces = await piecesOf(book);
    const byId = new Map(pieces.map((piece) => [piece.id, piece]));
    for (const { id, card } of pieces) {
      const counts = card?.copies?.map(([, n]) => n) ?? [];
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      for (const from of card?.from ?? []) expect(byId.get(from)?.card?.into).toContain(id);
      for (const into of card?.into ?? []) expect(byId.get(into)?.card?.from).toContain(id);
    }
  }
});

test('with five players the decks hold what the rules say', async () => {
  const pieces = await piecesOf(BOOKS.find(({ id }) => id === 'seven-wonders')!);
  for (const [age, cards] of [
    [1, 35],
    [2, 35],
    [3, 28],
  ]) {
    const some = pieces.filter(({ card }) => card?.age === age);
    expect(some.reduce((sum, { card }) => sum + (card?.copies?.find(([seats]) => seats === 5)?.[1] ?? 0), 0)).toBe(cards);
  }
});

const unsure = (pieces: readonly Piece[]): readonly string[] =>
  pieces.filter(({ known }) => Object.values(known).some((how) => how !== 'confirmed')).map(({ id }) => id);

test('what is not certain says so: five costs of Cities, and most numbers of Dice', async () => {
  expect(unsure(await piecesOf(BOOKS.find(({ id }) => id === 'cities')!)).toSorted()).toEqual(
    ['guardhouse', 'memorial', 'prison', 'raider-fort', 'raider-garrison'].map((id) => `card-${id}`),
  );
  for (const id of ['duel', 'architects', 'seven-wonders']) expect(unsure(await piecesOf(BOOKS.find((one) => one.id === id)!))).toEqual([]);
  expect(unsure(await piecesOf(BOOKS.find(({ id }) => id === 'dice')!))).toContain('board-agora');
});

test('the graph of chains has every card of a chain once, none on another, and every link', async () => {
  for (const id of ['duel', 'seven-wonders']) {
    const pieces = await piecesOf(BOOKS.find((book) => book.id === id)!);
    const { nodes, links, rows } = chains.graphOf(pieces);
    const tied = pieces.filter(({ card }) => card !== undefined && card.from.length + card.into.length > 0);
    expect(nodes.map(({ piece }) => piece.id).toSorted()).toEqual(tied.map((piece) => piece.id).toSorted());
    expect(links).toHaveLength(tied.reduce((sum, { card }) => sum + (card?.into.length ?? 0), 0));
    for (const { age, row, piece } of nodes) {
      expect(row).toBeLessThan(rows);
      for (const other of nodes)
        if (other.piece !== piece && other.age === age) expect(Math.abs(other.row - row)).toBeGreaterThanOrEqual(1);
    }
    for (const [from, to] of links) expect(from.age).toBeLessThan(to.age);
  }
});

const chapter = (text: string) => ({ number: 1, title: '', passages: [], rules: [{ id: 'X', says: [text] }], rulings: [] });

test('a card inside a longer name is not taken for named', async () => {
  const pieces = await piecesOf(BOOKS.find(({ id }) => id === 'duel')!);
  const [circus = '', maximus = ''] = ['card-circus', 'wonder-circus-maximus'].map(
    (id) => pieces.find((piece) => piece.id === id)?.name ?? '',
  );
  expect(named.namedIn(chapter(`${maximus}.`), pieces).map(({ id }) => id)).toEqual(['wonder-circus-maximus']);
  expect(named.namedIn(chapter(`${circus}, ${maximus}.`), pieces).map(({ id }) => id)).toContain('card-circus');
});
