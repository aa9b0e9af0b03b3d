// The suite that every game must pass: every number of seats with wonders drawn and chosen, and among them all ways to say who begins and to
// read what the rule book leaves open.
import { FastRng } from '@maravilha/kernel';
import { contractSuite, forRows } from '@maravilha/kernel/testing';
import { expect, test } from 'vitest';
import { type ArchitectsOptions, architects, CARD_IDS, type CardCounts, DECKS, SEAT_COUNTS, TOKEN_IDS } from '../src/index.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from '../src/options.ts';
import { readings } from './kit/readings.ts';
import { cardsOfBox, tokensOfBox } from './kit/components.ts';

/** A turn takes a card at least, so there are not more turns than cards; each has a few decisions. */
const maxRounds = 7 + 235 * 3;

const cases = SEAT_COUNTS.flatMap((seats) => WONDER_OPTIONS.map((wonders) => ({ seats, wonders }))).map((table, n) => ({
  options: { ...table, starter: STARTER_OPTIONS[n % STARTER_OPTIONS.length], ...readings(n) } satisfies ArchitectsOptions,
}));

contractSuite('architects', architects, cases, { components: (s) => [...cardsOfBox(s), ...tokensOfBox(s)], runs: 1, maxRounds });

const sorted = (ids: readonly string[]): string => [...ids].sort().join(' ');
const BOX = sorted(
  Object.values(DECKS).flatMap((deck: CardCounts) => CARD_IDS.flatMap((card) => Array.from({ length: deck[card] ?? 0 }, () => card))),
);

// That none is lost or gained from there on, the suite has proved.
test('a game begins with all 235 cards and 15 tokens', () =>
  forRows(cases, ({ options }) => {
    expect(BOX.split(' ').length).toBe(235);
    const s = architects.blank(options);
    architects.setup(options, new FastRng(options.seats), s);
    expect(sorted(cardsOfBox(s))).toBe(BOX);
    expect(sorted(tokensOfBox(s))).toBe(sorted([...TOKEN_IDS, 'culture']));
  }));
