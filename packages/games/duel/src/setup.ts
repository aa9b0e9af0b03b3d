import type { Rng, Seat } from '@maravilha/kernel';
import { CARDS_OUT_PER_AGE, DRAFT_GROUP, GUILDS_IN_PLAY, START_COINS, TOKENS_ON_BOARD } from '../data/numbers.ts';
import { FIRST_GAME } from '../data/wonders.ts';
import { recount, rivalOf } from './city.ts';
import { LOOT } from './military.ts';
import {
  DRAFT,
  type DuelState,
  lootBit,
  NO_COLOUR,
  NO_ENDING,
  SEATS,
  STARTER_OPTIONS,
  TURN,
  WONDER_OPTIONS,
  WONDERS_EACH,
} from './state.ts';
import {
  AGE_CARDS,
  ALL_SLOTS,
  DECK_START,
  FACE_DOWN,
  FRONT,
  GUILDS,
  NONE,
  SLOT_COUNT,
  SPARE_GUILDS,
  TOKEN_COUNT,
  WONDER_COUNT,
  wonderNumber,
} from './tables.ts';
import type { DuelOptions } from './types.ts';

/** Scratch for shuffling; the longest pile is a deck. */
const pile = new Uint8Array(32);
const guildPile = new Uint8Array(GUILDS.length);

/** Shuffles a deck: the first 20 cards are for the slots, the next three stay out unseen, in Age III followed by the four unused guilds. */
export const dealDeck = (s: DuelState, age: number, rng: Rng): void => {
  const start = DECK_START[age];
  const cards = AGE_CARDS[age];
  const n = cards.length;
  pile.set(cards);
  if (age < 3) {
    rng.shuffle(pile, n);
    for (let i = 0; i < n; i++) s.deck[start + i] = pile[i];
    return;
  }
  // Three cards go out before the guilds come in, so the two kinds are drawn apart and only then mixed.
  rng.shuffle(pile, n);
  guildPile.set(GUILDS);
  rng.shuffle(guildPile, GUILDS.length);
  for (let i = 0; i < CARDS_OUT_PER_AGE; i++) s.deck[start + SLOT_COUNT + i] = pile[n - 1 - i];
  for (let i = GUILDS_IN_PLAY; i < GUILDS.length; i++) s.deck[start + SPARE_GUILDS + i - GUILDS_IN_PLAY] = guildPile[i];
  // The other cards are in random order already: each guild takes a random place, whose card moves to the end.
  const plain = n - CARDS_OUT_PER_AGE;
  for (let i = 0; i < plain; i++) s.deck[start + i] = pile[i];
  for (let i = 0; i < GUILDS_IN_PLAY; i++) {
    const place = rng.int(plain + i + 1);
    s.deck[start + plain + i] = s.deck[start + place];
    s.deck[start + place] = guildPile[i];
  }
};

/** Lays out the structure of an age: all slots full, the front row open. */
export const layOut = (s: DuelState, age: number): void => {
  s.age = age;
  s.present = ALL_SLOTS;
  s.open = FRONT[age];
  s.unseen = FACE_DOWN[age];
};

export const giveWonder = (s: DuelState, seat: Seat, wonder: number): void => {
  s.wonders[seat * WONDERS_EACH + s.wondersHeld[seat]++] = wonder;
  s.unbuilt[seat] |= 1 << wonder;
};

/** Turns up a group of wonders for the draft. */
export const offerGroup = (s: DuelState, group: number): void => {
  s.offered = 0;
  for (let i = 0; i < DRAFT_GROUP; i++) s.offered |= 1 << s.wonderDeck[group * DRAFT_GROUP + i];
};

export const beginAge = (s: DuelState, starter: Seat): void => {
  s.decision = TURN;
  s.active = starter;
  s.turn = starter;
  s.again = 0;
};

/** An empty table: nobody owns anything but the first coins. */
export const clear = (s: DuelState): void => {
  s.bytes.fill(0);
  s.under.fill(NONE);
  s.coins.fill(START_COINS);
  s.age = 0;
  s.draftPick = 0;
  s.offered = 0;
  s.pawn = 0;
  s.loot = 0;
  for (let seat = 0; seat < SEATS; seat++) for (let zone = 0; zone < LOOT.length; zone++) s.loot |= lootBit(seat, zone);
  s.again = 0;
  s.doomed = NO_COLOUR;
  s.ending = NO_ENDING;
  s.winners = 0;
  s.board = 0;
  s.box = 0;
  s.present = 0;
  s.open = 0;
  s.unseen = 0;
  s.wondersBuilt = 0;
  s.discardCount = 0;
};

const FIRST_GAME_WONDERS = FIRST_GAME.map((set) => set.map(wonderNumber));

const chooseFirst = (starter: DuelOptions['starter'], rng: Rng): Seat =>
  starter === 'random' ? rng.int(SEATS) : starter === 'first-seat' ? 0 : 1;

export const setup = (options: DuelOptions, rng: Rng, s: DuelState): void => {
  clear(s);
  s.wondersBy = WONDER_OPTIONS.indexOf(options.wonders);
  s.starterBy = STARTER_OPTIONS.indexOf(options.starter);
  s.first = chooseFirst(options.starter, rng);

  for (let i = 0; i < TOKEN_COUNT; i++) s.progress[i] = i;
  rng.shuffle(s.progress, TOKEN_COUNT);
  for (let i = 0; i < TOKEN_COUNT; i++) {
    if (i < TOKENS_ON_BOARD) s.board |= 1 << s.progress[i];
    else s.box |= 1 << s.progress[i];
  }
  for (let age = 1; age <= 3; age++) dealDeck(s, age, rng);

  for (let i = 0; i < WONDER_COUNT; i++) s.wonderDeck[i] = i;
  rng.shuffle(s.wonderDeck, WONDER_COUNT);
  recount(s);
  if (options.wonders === 'draft') {
    s.decision = DRAFT;
    s.active = s.first;
    s.turn = s.first;
    offerGroup(s, 0);
    return;
  }
  if (options.wonders === 'first-game') dealFirstGame(s);
  for (let i = 0; i < SEATS * WONDERS_EACH; i++) giveWonder(s, i < WONDERS_EACH ? s.first : rivalOf(s.first), s.wonderDeck[i]);
  s.draftPick = SEATS * WONDERS_EACH;
  layOut(s, 1);
  beginAge(s, s.first);
};

/** The rule book's sets first, the others after them in their shuffled order. */
const dealFirstGame = (s: DuelState): void => {
  const given = FIRST_GAME_WONDERS.flat();
  const rest = Array.from(s.wonderDeck).filter((w) => !given.includes(w));
  s.wonderDeck.set([...given, ...rest]);
};
