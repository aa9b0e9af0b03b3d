// Draws anew all that a viewer cannot know.
/** Scratch: places in the deck whose cards nobody has seen, and the cards of those places. */
import type { Rng, Viewer } from '@maravilha/kernel';
import { DRAFT_GROUP } from '../data/numbers.ts';
import { seesDrawn } from './progress.ts';
import { dealDeck } from './setup.ts';
import { DRAFT, type DuelState, LIBRARY, SEATS } from './state.ts';
import { DECK_SIZE, DECK_START, SLOT_COUNT, SPARE_GUILDS } from './structure.ts';
import { DRAW_COUNT, isGuild, TOKEN_COUNT, WONDER_COUNT } from './tables.ts';

const places = new Uint8Array(32);
const unseenCards = new Uint8Array(32);

const shuffleAmong = (deck: Uint8Array, n: number, rng: Rng): void => {
  for (let i = 0; i < n; i++) unseenCards[i] = deck[places[i]];
  rng.shuffle(unseenCards, n);
  for (let i = 0; i < n; i++) deck[places[i]] = unseenCards[i];
};

/** Unseen slots of this age trade cards with those left out; the backs tell guilds apart, so guilds trade with guilds only. */
const redealStructure = (s: DuelState, rng: Rng): void => {
  const start = DECK_START[s.age];
  const guildAge = s.age === 3;
  const end = start + (guildAge ? SPARE_GUILDS : DECK_SIZE[s.age]);
  let n = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if ((s.unseen >>> slot) & 1 && !(guildAge && isGuild(s.deck[start + slot]))) places[n++] = start + slot;
  }
  for (let i = start + SLOT_COUNT; i < end; i++) places[n++] = i;
  shuffleAmong(s.deck, n, rng);
  if (!guildAge) return;
  n = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if ((s.unseen >>> slot) & 1 && isGuild(s.deck[start + slot])) places[n++] = start + slot;
  }
  if (n === 0) return;
  for (let i = start + SPARE_GUILDS; i < start + DECK_SIZE[s.age]; i++) places[n++] = i;
  shuffleAmong(s.deck, n, rng);
};

/** The box is shuffled anew; the builder of the Great Library keeps the tokens that he is looking at. */
const redealBox = (s: DuelState, viewer: Viewer, rng: Rng): void => {
  let known = seesDrawn(s, viewer) ? DRAW_COUNT : 0;
  let n = 0;
  for (let i = 0; i < TOKEN_COUNT; i++) {
    if (((s.box >>> s.progress[i]) & 1) === 0) continue;
    if (known > 0) known--;
    else places[n++] = i;
  }
  shuffleAmong(s.progress, n, rng);
};

export const redeal = (s: DuelState, viewer: Viewer, rng: Rng): void => {
  if (s.decision === DRAFT) redealWonders(s, rng);
  redealBox(s, viewer, rng);
  if (s.age > 0) redealStructure(s, rng);
  for (let age = s.age + 1; age <= 3; age++) dealDeck(s, age, rng);
};

/** Wonders behind the group on offer. */
const redealWonders = (s: DuelState, rng: Rng): void => {
  const from = s.draftPick < DRAFT_GROUP ? DRAFT_GROUP : SEATS * DRAFT_GROUP;
  let n = 0;
  for (let i = from; i < WONDER_COUNT; i++) places[n++] = i;
  shuffleAmong(s.wonderDeck, n, rng);
};

/** A new age, wonders of the second group, a card turned up; what the Great Library draws, and which of these its builder had. */
export const uncovers = (before: DuelState, after: DuelState): boolean =>
  before.age !== after.age ||
  (after.offered & ~before.offered) !== 0 ||
  (before.unseen & ~after.unseen) !== 0 ||
  before.decision === LIBRARY ||
  after.decision === LIBRARY;
