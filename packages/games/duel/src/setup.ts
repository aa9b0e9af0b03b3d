import { pinned, type Rng, type Seat } from '@maravilha/kernel';
import { CARDS_OUT_PER_AGE, DRAFT_GROUP, GUILDS_IN_PLAY, TOKENS_ON_BOARD } from '../data/numbers.ts';
import { FIRST_GAME } from '../data/wonders.ts';
import { checkEffects } from './effect-check.ts';
import { beginAge } from './flow.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { clear, DRAFT, type DuelState, giveWonder, recount, rivalOf, SEATS, WONDERS_EACH } from './state.ts';
import { DECK_START, layOut, SLOT_COUNT, SPARE_GUILDS } from './structure.ts';
import { AGE_CARDS, GUILDS, TOKEN_COUNT, WONDER_COUNT, wonderNumber } from './tables.ts';
import type { DuelOptions } from './types.ts';

// Here, because no game begins without a set-up, and pages, which get none, need no check.
checkEffects();

/** Scratch for shuffling; the longest pile is a deck. */
const pile = pinned(new Uint8Array(32));
const guildPile = pinned(new Uint8Array(GUILDS.length));

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

/** Turns up a group of wonders for the draft. */
export const offerGroup = (s: DuelState, group: number): void => {
  s.offered = 0;
  for (let i = 0; i < DRAFT_GROUP; i++) s.offered |= 1 << s.wonderDeck[group * DRAFT_GROUP + i];
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
