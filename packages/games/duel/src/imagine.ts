// From a view back to a full state, and drawing anew what a viewer cannot know.
import type { Viewer } from '@maravilha/kernel';
import type { CardId } from '../data/cards.ts';
import { DRAFT_GROUP, GUILDS_IN_PLAY, TOKENS_ON_BOARD } from '../data/numbers.ts';
import type { TokenId } from '../data/tokens.ts';
import { STARTER_OPTIONS, WONDER_OPTIONS } from './options.ts';
import { CITY_SIZE, clear, type DuelState, giveWonder, lootBit, NO_COLOUR, NO_ENDING, recount, TOKENS_EACH } from './state.ts';
import { DECK_START, SLOT_COUNT } from './structure.ts';
import {
  AGE_CARDS,
  CARD_AGE,
  cardNumber,
  colourNumber,
  GUILDS,
  isGuild,
  LOOT,
  TOKEN_COUNT,
  tokenNumber,
  WONDER_COUNT,
  wonderNumber,
} from './tables.ts';
import { DECISIONS, type DuelView, ENDINGS } from './types.ts';

export const imagine = (view: DuelView, _viewer: Viewer, s: DuelState): void => {
  clear(s);
  s.wondersBy = WONDER_OPTIONS.indexOf(view.options.wonders);
  s.starterBy = STARTER_OPTIONS.indexOf(view.options.starter);
  s.decision = DECISIONS.indexOf(view.decision);
  s.active = view.active;
  s.turn = view.turn;
  s.first = view.first;
  s.age = view.age;
  s.draftPick = view.draftPick;
  s.pawn = view.pawn;
  s.again = view.again ? 1 : 0;
  // A field that is undefined is missing after a trip through JSON; both read the same here.
  s.doomed = view.doomed === undefined ? NO_COLOUR : colourNumber(view.doomed);
  s.ending = view.ending === undefined ? NO_ENDING : ENDINGS.indexOf(view.ending);
  for (const seat of view.winners) s.winners |= 1 << seat;
  s.loot = 0;
  view.loot.forEach((tokens, victim) => {
    for (const coins of tokens)
      s.loot |= lootBit(
        victim,
        LOOT.findIndex((l) => l.coins === coins),
      );
  });
  imagineCities(view, s);
  imagineWonderDeck(view, s);
  imagineProgress(view, s);
  imagineDecks(view, s);
  recount(s);
};

const imagineCities = (view: DuelView, s: DuelState): void => {
  view.cities.forEach((city, seat) => {
    s.coins[seat] = city.coins;
    city.built.forEach((card, n) => {
      s.built[seat * CITY_SIZE + n] = cardNumber(card);
    });
    s.builtCount[seat] = city.built.length;
    city.tokens.forEach((token, n) => {
      s.tokenOrder[seat * TOKENS_EACH + n] = tokenNumber(token);
    });
    s.tokenCount[seat] = city.tokens.length;
    for (const { wonder, status, under } of city.wonders) {
      const n = wonderNumber(wonder);
      giveWonder(s, seat, n);
      if (status !== 'unbuilt') s.unbuilt[seat] &= ~(1 << n);
      if (under !== undefined) s.under[n] = cardNumber(under);
    }
  });
  s.discardCount = view.discard.length;
  view.discard.forEach((card, n) => {
    s.discard[n] = cardNumber(card);
  });
};

/** Numbers below `count` that are not in `known`, in order. */
const others = (count: number, known: readonly number[]): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((n) => !known.includes(n));

/** The group on offer keeps its order; wonders taken stand before it or in its free places, unseen ones behind it. */
const imagineWonderDeck = (view: DuelView, s: DuelState): void => {
  const offered = view.offered.map(wonderNumber);
  for (const wonder of offered) s.offered |= 1 << wonder;
  const taken = view.cities.flatMap((city) => city.wonders.map((w) => wonderNumber(w.wonder)));
  const hidden = others(WONDER_COUNT, [...offered, ...taken]);
  const before = Math.floor(view.draftPick / DRAFT_GROUP) * DRAFT_GROUP;
  s.wonderDeck.set([...taken.slice(0, before), ...offered, ...taken.slice(before), ...hidden]);
};

const numbers = (ids: readonly TokenId[]): number[] => ids.map(tokenNumber);

const imagineProgress = (view: DuelView, s: DuelState): void => {
  const board = numbers(view.board);
  const owned = view.cities.flatMap((city) => numbers(city.tokens));
  const drawn = numbers(view.drawn ?? []);
  const rest = others(TOKEN_COUNT, [...board, ...owned, ...drawn]);
  const gone = rest.splice(0, Math.max(0, TOKENS_ON_BOARD - board.length - owned.length));
  s.progress.set([...board, ...owned, ...gone, ...drawn, ...rest]);
  for (const token of board) s.board |= 1 << token;
  for (const token of [...drawn, ...rest]) s.box |= 1 << token;
};

/** Cards of one age that lie in the open outside the structure: in cities, under wonders, in the discard. */
const playedCards = (view: DuelView): number[] => {
  const ids: CardId[] = [...view.discard];
  for (const city of view.cities) {
    ids.push(...city.built);
    for (const { under } of city.wonders) if (under !== undefined) ids.push(under);
  }
  return ids.map(cardNumber);
};

const imagineDecks = (view: DuelView, s: DuelState): void => {
  const played = playedCards(view);
  for (let age = 1; age <= 3; age++) {
    const mine = played.filter((card) => CARD_AGE[card] === age);
    fillDeck(s, age, view.age === age ? view.structure : [], mine);
  }
};

/** Known cards go where the view shows them, played ones to empty slots, unseen ones to what is left, as the backs say. */
const fillDeck = (s: DuelState, age: number, structure: DuelView['structure'], played: readonly number[]): void => {
  const start = DECK_START[age];
  const shown = structure.flatMap((slot) => (slot.card === undefined ? [] : [cardNumber(slot.card)]));
  const unknown = (cards: Uint8Array): number[] => Array.from(cards).filter((c) => !shown.includes(c) && !played.includes(c));
  const plain = unknown(AGE_CARDS[age]);
  const guilds = age === 3 ? unknown(GUILDS) : [];
  const slots: (number | undefined)[] = Array.from({ length: SLOT_COUNT });
  for (const { slot, card, back } of structure) {
    s.present |= 1 << slot;
    if (card === undefined) s.unseen |= 1 << slot;
    slots[slot] = card === undefined ? draw(back === 'guild' ? guilds : plain) : cardNumber(card);
  }
  // In a game of its own making the played cards fill the empty slots exactly; in a prepared position some may never have been seen.
  const rest = [...played];
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (slots[slot] !== undefined) continue;
    let card = rest.shift();
    if (card === undefined) {
      s.unseen |= age === s.age ? 1 << slot : 0;
      const inPlay = slots.filter((c) => c !== undefined && isGuild(c)).length;
      card = draw(age === 3 && inPlay < GUILDS_IN_PLAY ? guilds : plain);
    }
    slots[slot] = card;
  }
  if (rest.length > 0) throw new Error(`more cards of age ${age} have been played than it has empty slots`);
  [...slots, ...plain, ...guilds].forEach((card, i) => {
    if (card !== undefined) s.deck[start + i] = card;
  });
};

const draw = (cards: number[]): number => {
  const card = cards.pop();
  if (card === undefined) throw new Error('the view shows more cards than there are');
  return card;
};
