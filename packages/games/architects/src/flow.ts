// The turn from the first card to its end: what is forced and has only one way happens by itself, everything else is asked.
import { ActionList, type Emit, leftOf, type Seat, seatsOf } from '@maravilha/kernel';
import { TOKEN_IDS } from '../data/tokens.ts';
import { EXCHANGE } from './action-codes.ts';
import { isComplete } from './city.ts';
import { build, isForced, listBuilds, paymentIn, stageOf } from './construction.ts';
import { INTERPRETATIONS } from './interpretations.ts';
import { fight } from './military.ts';
import { exchange, listExchanges } from './science.ts';
import { winnersOf } from './score.ts';
import { ACT, type ArchitectsState, CARD, COMPLETE, EMPTY, OVER } from './state.ts';
import { DECK_COUNT } from './tables.ts';
import { look, openExtras, reachesCard } from './decks.ts';
import { type ArchitectsEvent, ENDINGS } from './types.ts';

type Out = Emit<ArchitectsEvent> | undefined;

const todo = new ActionList();

/** Builds and exchanges that are possible now. */
export const listWork = (s: ArchitectsState, seat: Seat, out: ActionList): void => {
  listBuilds(s, seat, out);
  listExchanges(s, seat, out);
};

/** Whether a build or exchange of the list must be done before the turn may end. Exchanges must. */
export const hasForced = (s: ArchitectsState, work: ActionList): boolean => {
  for (let i = 0; i < work.length; i++) if (work.items[i] >= EXCHANGE || isForced(s, work.items[i])) return true;
  return false;
};

/** Whether an extra card is open and there is a card to take. */
export const extraOpen = (s: ArchitectsState, seat: Seat): boolean => openExtras(s) !== 0 && reachesCard(s, seat);

/** Goes on with the turn of the active seat until it has something to decide. Nothing that a wonder gives may be pending. */
export const goOn = (s: ArchitectsState, emit: Out): void => {
  const seat = s.active;
  s.decision = ACT;
  while (!extraOpen(s, seat)) {
    todo.clear();
    listWork(s, seat, todo);
    if (todo.length === 0) {
      endTurn(s, emit);
      return;
    }
    if (todo.length > 1 || !hasForced(s, todo)) return;
    work(s, seat, todo.items[0], true, emit);
    // The effect of the stage, or the exchange, has opened a choice.
    if (s.decision !== ACT) return;
  }
  if (INTERPRETATIONS.catLookExtraCards) look(s, seat, emit);
};

export const work = (s: ArchitectsState, seat: Seat, action: number, forced: boolean, emit: Out): void => {
  if (action >= EXCHANGE) exchange(s, seat, action - EXCHANGE, forced, emit);
  else build(s, seat, stageOf(action), paymentIn(action), forced, emit);
};

/** Battle first, then the end of the game, then the next seat (AR-TURN-6). */
export const endTurn = (s: ArchitectsState, emit: Out): void => {
  const left = openExtras(s);
  if (left !== 0) emit?.all({ kind: 'left', seat: s.active, tokens: TOKEN_IDS.filter((_, token) => (left >>> token) & 1) });
  if (s.battle === s.conflict) fight(s, emit);
  if (isComplete(s, s.active)) endGame(s, COMPLETE, emit);
  else nextTurn(s, emit);
};

const anyCard = (s: ArchitectsState): boolean => {
  for (let deck = 0; deck < DECK_COUNT; deck++) if (s.deckCount[deck] > 0) return true;
  return false;
};

/** Whose turn is next, as the decks lie. Every deck lies within somebody's reach, so while one has a card some seat has a turn. */
export const nextSeatOf = (s: ArchitectsState): Seat | undefined => {
  let seat = leftOf(s.active, s.seats);
  if (s.decision === OVER) return undefined;
  // Asked first: it almost always has a card.
  if (reachesCard(s, seat)) return seat;
  if (INTERPRETATIONS.noCardLeft === 'end' || !anyCard(s)) return undefined;
  while (!reachesCard(s, seat)) seat = leftOf(seat, s.seats);
  return seat;
};

const nextTurn = (s: ArchitectsState, emit: Out): void => {
  const next = nextSeatOf(s);
  if (next === undefined) {
    endGame(s, EMPTY, emit);
    return;
  }
  for (let seat = leftOf(s.active, s.seats); seat !== next; seat = leftOf(seat, s.seats)) emit?.all({ kind: 'no-card', seat });
  beginTurn(s, next, emit);
};

export const beginTurn = (s: ArchitectsState, seat: Seat, emit: Out): void => {
  s.active = seat;
  s.decision = CARD;
  s.triggered = 0;
  s.used = 0;
  emit?.all({ kind: 'turn', seat });
  look(s, seat, emit);
};

const endGame = (s: ArchitectsState, ending: number, emit: Out): void => {
  s.decision = OVER;
  s.ending = ending;
  s.triggered = 0;
  s.used = 0;
  s.winners = winnersOf(s);
  emit?.all({ kind: 'over', ending: ENDINGS[ending], winners: seatsOf(s.winners) });
};
