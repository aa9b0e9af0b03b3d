// Who is awaited, and which actions are legal now.
import { type ActionList, lowestBit, NOBODY, only, type Seat, type SeatSet } from '@maravilha/kernel';
import { END, KEEP, SEARCH, STARTER, TAKE, TAKE_WONDER } from './action-codes.ts';
import { leftDeck, rightDeck } from './city.ts';
import { extraOpen, hasForced, listWork } from './flow.ts';
import { INTERPRETATIONS } from './interpretations.ts';
import { listTokens } from './science.ts';
import { searchedCards } from './search.ts';
import {
  ACT,
  ANY_DECK,
  type ArchitectsState,
  CARD,
  CHOOSE_STARTER,
  CHOOSE_WONDER,
  KEEPING,
  OVER,
  SEARCHING,
  TOKEN_CHOICE,
} from './state.ts';
import { CENTRAL, DECK_COUNT, DECK_START } from './tables.ts';

export const awaiting = (s: ArchitectsState): SeatSet => (s.decision === OVER ? NOBODY : only(s.active));

export const actions = (s: ArchitectsState, seat: Seat, out: ActionList): void => {
  out.clear();
  if (s.active !== seat) return;
  switch (s.decision) {
    case CARD:
      listDecks(s, seat, out);
      return;
    case ACT:
      listActs(s, seat, out);
      return;
    case TOKEN_CHOICE:
      listTokens(s, out);
      return;
    case ANY_DECK:
      for (let deck = 0; deck < DECK_COUNT; deck++) if (s.deckCount[deck] > 0) out.push(TAKE + deck);
      break;
    case SEARCHING:
      if (s.deckCount[leftDeck(s, seat)] > 0) out.push(SEARCH + leftDeck(s, seat));
      if (s.deckCount[rightDeck(s, seat)] > 0) out.push(SEARCH + rightDeck(s, seat));
      break;
    case KEEPING:
      listKept(s, out);
      return;
    case CHOOSE_WONDER:
      for (let rest = s.offered; rest !== 0; rest &= rest - 1) out.push(TAKE_WONDER + lowestBit(rest));
      return;
    case CHOOSE_STARTER:
      for (let starter = 0; starter < s.seats; starter++) out.push(STARTER + starter);
      return;
    case OVER:
      return;
    default:
      throw new Error(`no such decision: ${s.decision}`);
  }
  if (INTERPRETATIONS.wonderEffectOptional) out.push(END);
};

const listDecks = (s: ArchitectsState, seat: Seat, out: ActionList): void => {
  const left = leftDeck(s, seat);
  const right = rightDeck(s, seat);
  if (s.deckCount[left] > 0) out.push(TAKE + left);
  if (s.deckCount[CENTRAL] > 0) out.push(TAKE + CENTRAL);
  if (s.deckCount[right] > 0) out.push(TAKE + right);
};

const listActs = (s: ArchitectsState, seat: Seat, out: ActionList): void => {
  listWork(s, seat, out);
  const forced = hasForced(s, out);
  const extra = extraOpen(s, seat);
  if (extra) listDecks(s, seat, out);
  if (!forced && (INTERPRETATIONS.extraCardOptional || !extra)) out.push(END);
};

const listKept = (s: ArchitectsState, out: ActionList): void => {
  const end = DECK_START[s.searched] + s.deckCount[s.searched];
  for (let i = 1; i <= searchedCards(s); i++) {
    const action = KEEP + s.deck[end - i];
    if (!out.has(action)) out.push(action);
  }
};
