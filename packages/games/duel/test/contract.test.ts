// The suite that every game must pass, over all options of Duel.
import type { Seat, Viewer } from '@maravilha/kernel';
import { contractSuite } from '@maravilha/kernel/testing';
import { CARD_IDS, CARDS_PER_AGE, DRAFT_GROUP, type DuelOptions, duel, TOKEN_IDS, WONDER_IDS, WONDERS_PER_SEAT } from '../src/index.ts';
import { CITY_SIZE, type DuelState, LIBRARY, STARTER_OPTIONS, TOKENS_EACH, WONDER_OPTIONS, WONDERS_EACH } from '../src/state.ts';
import { DECK_START } from '../src/structure.ts';
import { CARD_COUNT, NONE } from '../src/tables.ts';

const SEATS: readonly Seat[] = [0, 1];
const AGES = [1, 2, 3];
const has = (bits: number, n: number): boolean => ((bits >>> n) & 1) === 1;
const bitsOf = (bits: number, count: number): number[] => Array.from({ length: count }, (_, n) => n).filter((n) => has(bits, n));
const part = (list: Uint8Array, from: number, count: number): number[] => Array.from(list.subarray(from, from + count));

const deckOf = (s: DuelState, age: number): number[] =>
  Array.from(s.deck.subarray(DECK_START[age], age === 3 ? CARD_COUNT : DECK_START[age + 1]));
/** Cards of an age that came out of the game at its set-up. */
const cardsOut = (s: DuelState, age: number): number[] => deckOf(s, age).slice(CARDS_PER_AGE);
const isComing = (s: DuelState, age: number): boolean => age > s.age;

/** Where the cards lie: every one has exactly one place. */
const cardsOf = (s: DuelState): number[] => [
  ...SEATS.flatMap((seat) => part(s.built, seat * CITY_SIZE, s.builtCount[seat])),
  ...Array.from(s.under).filter((card) => card !== NONE),
  ...part(s.discard, 0, s.discardCount),
  ...AGES.flatMap((age) => {
    const laid = deckOf(s, age).slice(0, CARDS_PER_AGE);
    return [...cardsOut(s, age), ...laid.filter((_, slot) => isComing(s, age) || (age === s.age && has(s.present, slot)))];
  }),
];

/** Wonders that nobody has seen: those behind the group on offer, in the end the four of the box. */
const wondersUnseen = (s: DuelState): number[] =>
  part(s.wonderDeck, 0, WONDER_IDS.length).slice(s.draftPick < DRAFT_GROUP ? DRAFT_GROUP : 2 * DRAFT_GROUP);

const components = (s: DuelState): string[] => [
  ...cardsOf(s).map((card) => CARD_IDS[card]),
  ...SEATS.flatMap((seat) => part(s.wonders, seat * WONDERS_EACH, s.wondersHeld[seat])).map((wonder) => WONDER_IDS[wonder]),
  ...bitsOf(s.offered, WONDER_IDS.length).map((wonder) => WONDER_IDS[wonder]),
  ...wondersUnseen(s).map((wonder) => WONDER_IDS[wonder]),
  ...SEATS.flatMap((seat) => part(s.tokenOrder, seat * TOKENS_EACH, s.tokenCount[seat])).map((token) => TOKEN_IDS[token]),
  ...bitsOf(s.board | s.box, TOKEN_IDS.length).map((token) => TOKEN_IDS[token]),
];

const secretsOf = (s: DuelState, viewer: Viewer): string[] => {
  const unseen = AGES.flatMap((age) => {
    const laid = deckOf(s, age).slice(0, CARDS_PER_AGE);
    return [...cardsOut(s, age), ...laid.filter((_, slot) => isComing(s, age) || (age === s.age && has(s.unseen, slot)))];
  });
  const box = Array.from(s.progress).filter((token) => has(s.box, token));
  const choosing = s.decision === LIBRARY;
  const hidden = choosing && viewer === s.active ? box.slice(3) : box;
  return [
    // The decision of the Great Library has the same name as a card.
    ...unseen.map((card) => CARD_IDS[card]).filter((id) => !(choosing && id === 'library')),
    ...wondersUnseen(s).map((wonder) => WONDER_IDS[wonder]),
    ...hidden.map((token) => TOKEN_IDS[token]),
  ];
};

const cases = WONDER_OPTIONS.flatMap((wonders) =>
  STARTER_OPTIONS.map((starter) => ({ options: { seats: 2, wonders, starter } satisfies DuelOptions })),
);

contractSuite('duel', duel, cases, { components, secretsOf, runs: 2, maxRounds: 2 * WONDERS_PER_SEAT + 3 * (CARDS_PER_AGE * 4 + 1) });
