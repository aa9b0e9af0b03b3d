// Everything that chance decides is decided here: wonders, who begins, decks, progress tokens, and the shuffles that Halicarnassus will need.
import { type Emit, leftOf, lowestBit, type Rng, type Seat } from '@maravilha/kernel';
import { CARD_IDS } from '../data/effects.ts';
import { OPEN_TOKENS } from '../data/numbers.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { beginTurn } from './flow.ts';
import { STARTER_OPTIONS } from './options.ts';
import { type ArchitectsState, CHOOSE_STARTER, CHOOSE_WONDER, choosesWonders, clear, takeOptions } from './state.ts';
import { ALL_TOKENS, BOX, CENTRAL, DECK_SIZE, DECK_START, MIX_SIZE, MIXES, STAGE_COUNT, STAGE_SEARCHES, WONDER_COUNT } from './tables.ts';
import { topOf } from './decks.ts';
import type { ArchitectsEvent, ArchitectsOptions } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

const RANDOM_STARTER = STARTER_OPTIONS.indexOf('random');
const CHOSEN_STARTER = STARTER_OPTIONS.indexOf('choose');
const ALL_WONDERS = (1 << WONDER_COUNT) - 1;
/** `[wonder]`: whether it searches decks. */
const SEARCHES = Uint8Array.from(WONDER_IDS, (_, wonder) =>
  STAGE_SEARCHES.subarray(wonder * STAGE_COUNT, (wonder + 1) * STAGE_COUNT).includes(1) ? 1 : 0,
);

/** Scratch for shuffling: the central deck is the largest. */
const heap = new Uint8Array(DECK_SIZE[CENTRAL]);

const shuffleDeck = (s: ArchitectsState, deck: number, rng: Rng): void => {
  const start = DECK_START[deck];
  const size = DECK_SIZE[deck];
  for (let i = 0; i < size; i++) heap[i] = BOX[start + i];
  rng.shuffle(heap, size);
  for (let i = 0; i < size; i++) s.deck[start + i] = heap[i];
};

/** Draws for a shuffle of whatever is left of a deck then: the i-th is uniform in 0 … i, as Fisher and Yates need it. */
export const drawMixes = (s: ArchitectsState, rng: Rng): void => {
  for (let n = s.searches; n < MIXES; n++) for (let i = 1; i < MIX_SIZE; i++) s.mix[n * MIX_SIZE + i] = rng.int(i + 1);
};

const drawWonders = (s: ArchitectsState, rng: Rng): void => {
  for (let wonder = 0; wonder < WONDER_COUNT; wonder++) heap[wonder] = wonder;
  rng.shuffle(heap, WONDER_COUNT);
  for (let seat: Seat = 0; seat < s.seats; seat++) s.wonder[seat] = heap[seat];
};

const layTokens = (s: ArchitectsState, rng: Rng): void => {
  const count = ALL_TOKENS.length;
  for (let i = 0; i < count; i++) s.pile[i] = ALL_TOKENS[i];
  rng.shuffle(s.pile, count);
  s.pileCount = count;
  for (let i = 0; i < OPEN_TOKENS; i++) {
    s.open[i] = s.pile[--s.pileCount];
    s.pile[s.pileCount] = 0;
  }
};

/** Whether a search can come up in this game, as far as is known. */
export const maySearch = (s: ArchitectsState): boolean => {
  if (s.offered !== 0) return true;
  for (let seat: Seat = 0; seat < s.seats; seat++) if (SEARCHES[s.wonder[seat]] === 1) return true;
  return false;
};

export const setup = (options: ArchitectsOptions, rng: Rng, s: ArchitectsState): void => {
  takeOptions(s, options);
  clear(s);
  if (s.starterOption === RANDOM_STARTER) s.first = rng.int(s.seats);
  if (choosesWonders(s)) {
    s.offered = ALL_WONDERS;
    for (let wonder = 0; wonder < WONDER_COUNT; wonder++) shuffleDeck(s, wonder, rng);
  } else {
    drawWonders(s, rng);
    for (let seat: Seat = 0; seat < s.seats; seat++) shuffleDeck(s, s.wonder[seat], rng);
  }
  shuffleDeck(s, CENTRAL, rng);
  layTokens(s, rng);
  if (maySearch(s)) drawMixes(s, rng);
  if (s.starterOption === CHOSEN_STARTER) s.decision = CHOOSE_STARTER;
  else prepare(s, undefined);
};

/** Who begins is known: wonders are chosen from there on, or the decks are laid out. */
export const prepare = (s: ArchitectsState, emit: Out): void => {
  s.active = s.first;
  if (s.offered !== 0) s.decision = CHOOSE_WONDER;
  else begin(s, emit);
};

/** The decks of the wonders in play are laid out; the others go back to the box. */
const begin = (s: ArchitectsState, emit: Out): void => {
  for (let rest = s.offered; rest !== 0; rest &= rest - 1) {
    const start = DECK_START[lowestBit(rest)];
    s.deck.fill(0, start, start + DECK_SIZE[0]);
  }
  s.offered = 0;
  for (let seat: Seat = 0; seat < s.seats; seat++) s.deckCount[s.wonder[seat]] = DECK_SIZE[s.wonder[seat]];
  s.deckCount[CENTRAL] = DECK_SIZE[CENTRAL];
  if (emit !== undefined) {
    const tops = Array.from({ length: s.seats }, (_, seat) => CARD_IDS[topOf(s, s.wonder[seat])]);
    emit.all({ kind: 'began', first: s.first, tops, open: Array.from(s.open, (token) => TOKEN_IDS[token]) });
  }
  beginTurn(s, s.first, emit);
};

export const chooseWonder = (s: ArchitectsState, wonder: number, emit: Out): void => {
  const seat = s.active;
  s.wonder[seat] = wonder;
  s.offered &= ~(1 << wonder);
  emit?.all({ kind: 'wonder-chosen', seat, wonder: WONDER_IDS[wonder] });
  s.active = leftOf(seat, s.seats);
  if (s.active === s.first) begin(s, emit);
  // With seven seats the last one has no choice.
  else if ((s.offered & (s.offered - 1)) === 0) chooseWonder(s, lowestBit(s.offered), emit);
};
