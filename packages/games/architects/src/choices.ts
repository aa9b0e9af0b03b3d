// A stage has opened a choice: with nothing to choose from it is lost, with a single thing it happens by itself, else the seat is asked.
import type { Emit, Seat } from '@maravilha/kernel';
import { leftDeck, rightDeck } from './city.ts';
import { takeCard } from './effects.ts';
import { INTERPRETATIONS } from './interpretations.ts';
import { chooseToken, tokensLeft } from './science.ts';
import { search } from './search.ts';
import { ACT, ANY_DECK, type ArchitectsState, SEARCHING, TOKEN_CHOICE } from './state.ts';
import { DECK_COUNT, NONE } from './tables.ts';
import type { ArchitectsEvent } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

export const settle = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  const { decision } = s;
  if (decision === ACT) return;
  s.decision = ACT;
  if (decision === ANY_DECK) chooseDeck(s, seat, emit);
  else if (decision === SEARCHING) chooseSearch(s, seat, emit);
  else if (decision === TOKEN_CHOICE && tokensLeft(s)) chooseToken(s, seat, emit);
  else emit?.all({ kind: 'effect-lost', seat });
};

/** Alexandria. */
const chooseDeck = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  let sole = NONE;
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    if (s.deckCount[deck] === 0) continue;
    if (sole !== NONE || INTERPRETATIONS.wonderEffectOptional) {
      s.decision = ANY_DECK;
      return;
    }
    sole = deck;
  }
  if (sole === NONE) emit?.all({ kind: 'effect-lost', seat });
  else takeCard(s, seat, sole, 'wonder', emit);
};

/** Halicarnassus. */
const chooseSearch = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  const left = s.deckCount[leftDeck(s, seat)] > 0;
  const right = s.deckCount[rightDeck(s, seat)] > 0;
  if (!left && !right) emit?.all({ kind: 'effect-lost', seat });
  else if ((left && right) || INTERPRETATIONS.wonderEffectOptional) s.decision = SEARCHING;
  else search(s, seat, left ? leftDeck(s, seat) : rightDeck(s, seat), emit);
};
