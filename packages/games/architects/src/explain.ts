// Why something is possible and what follows from it, or why not. It reads only what the seat can see.
import { ActionList, type Seat, unreachable } from '@maravilha/kernel';
import type { DeckId } from '../data/decks.ts';
import type { CardId, ScienceSymbol } from '../data/effects.ts';
import { type Stage, STAGE_COSTS, STAGES } from '../data/numbers.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { EXCHANGE, TRIO } from './action-codes.ts';
import { cardsOf, leftDeck, purseOf, rightDeck } from './city.ts';
import { buildsOf, helpOf, isForced, paymentIn, shortOf, stageOf } from './construction.ts';
import { extraOpen, hasForced, listWork } from './flow.ts';
import { followsOf } from './forecast.ts';
import { INTERPRETATIONS } from './interpretations.ts';
import { paymentWith, setOf, symbolsIn } from './moves.ts';
import { cardsIn, helpIn, PAYMENT_COINS, WITH_ECONOMY, WITH_ENGINEERING } from './payments.ts';
import { tokensLeft } from './science.ts';
import {
  ACT,
  ANY_DECK,
  type ArchitectsState,
  CARD,
  CHOOSE_STARTER,
  CHOOSE_WONDER,
  isOnTurn,
  KEEPING,
  OVER,
  SEARCHING,
  TOKEN_CHOICE,
} from './state.ts';
import {
  cardIds,
  CENTRAL,
  DECK_IDS,
  deckIds,
  GREEN_AT,
  NONE,
  STAGE_COUNT,
  STAGE_NEEDS,
  STAGE_POINTS,
  stagesIn,
  tokenIds,
  wonderIds,
} from './tables.ts';
import { openExtras } from './decks.ts';
import { type ArchitectsReason, type ArchitectsWish, DECISIONS, type Payment, type Refusal } from './types.ts';
import { decksInPlay, knownTop, searchedOf } from './view.ts';

/** Most telling first: the end of the game, another choice of mine that comes first, the thing itself, and last whose turn it is. */
const reason = (
  s: ArchitectsState,
  seat: Seat,
  decisions: readonly number[],
  own: readonly Refusal[],
  more: Partial<Pick<ArchitectsReason, 'follows' | 'payments' | 'points'>> = {},
): ArchitectsReason => {
  const why: Refusal[] = [];
  const awaited = isOnTurn(s, seat);
  if (s.decision === OVER) why.push({ code: 'game-over' });
  else if (awaited && !decisions.includes(s.decision)) why.push({ code: 'other-decision', decision: DECISIONS[s.decision] });
  why.push(...own);
  if (s.decision !== OVER && !awaited) why.push({ code: 'not-awaited' });
  return { possible: why.length === 0, why, follows: more.follows, payments: more.payments ?? [], points: more.points };
};

const isOffered = (offered: boolean): Refusal[] => (offered ? [] : [{ code: 'not-offered' }]);

const deckRefusals = (s: ArchitectsState, within: readonly number[], deck: number): Refusal[] => {
  if (!within.includes(deck)) return [{ code: 'out-of-reach', deck: DECK_IDS[deck] }];
  return s.deckCount[deck] === 0 ? [{ code: 'deck-empty', deck: DECK_IDS[deck] }] : [];
};

const explainTake = (s: ArchitectsState, seat: Seat, id: DeckId): ArchitectsReason => {
  const deck = deckIds.numberOf(id);
  const inPlay = decksInPlay(s);
  const own: Refusal[] = [];
  const onTurn = isOnTurn(s, seat);
  if (onTurn && s.decision === ACT && openExtras(s) === 0) own.push({ code: 'no-extra-card' });
  const anyDeck = onTurn && s.decision === ANY_DECK;
  const near = [leftDeck(s, seat), rightDeck(s, seat), CENTRAL];
  own.push(
    ...deckRefusals(
      s,
      inPlay.filter((d) => anyDeck || near.includes(d)),
      deck,
    ),
  );
  const top = inPlay.includes(deck) ? knownTop(s, seat, deck) : undefined;
  const follows = top === undefined ? undefined : followsOf(s, seat, cardIds.numberOf(top));
  return reason(s, seat, [CARD, ACT, ANY_DECK], own, { follows });
};

const explainSearch = (s: ArchitectsState, seat: Seat, id: DeckId): ArchitectsReason => {
  const near = [leftDeck(s, seat), rightDeck(s, seat)];
  const within = decksInPlay(s).filter((deck) => near.includes(deck));
  return reason(s, seat, [SEARCHING], deckRefusals(s, within, deckIds.numberOf(id)));
};

const explainKeep = (s: ArchitectsState, seat: Seat, card: CardId): ArchitectsReason => {
  const shown = searchedOf(s).includes(card);
  const own: Refusal[] = shown ? [] : [{ code: 'not-among-them', card }];
  return reason(s, seat, [KEEPING], own, { follows: shown ? followsOf(s, seat, cardIds.numberOf(card)) : undefined });
};

const paymentOfAction = (action: number): Payment => {
  const stage = stageOf(action);
  const payment = paymentIn(action);
  return {
    cards: cardsIn(payment),
    coins: PAYMENT_COINS[payment],
    economy: (helpIn(stage, payment) & WITH_ECONOMY) !== 0,
    engineering: (helpIn(stage, payment) & WITH_ENGINEERING) !== 0,
  };
};

/** What stands against paying for the stage: at all, or in this way. */
const paymentRefusals = (
  s: ArchitectsState,
  seat: Seat,
  stage: number,
  builds: readonly number[],
  pay: readonly CardId[] | undefined,
): Refusal[] => {
  const named = pay === undefined ? undefined : paymentWith(pay);
  if (pay !== undefined && builds.some((action) => paymentIn(action) === named)) return [];
  const short = shortOf(purseOf(s, seat), stage, helpOf(s, seat));
  if (short > 0) return [{ code: 'cannot-pay', short, cost: STAGE_COSTS[stage] }];
  if (pay !== undefined || builds.length === 0) return [{ code: 'bad-payment' }];
  return builds.length === 1 ? [] : [{ code: 'which-payment' }];
};

const explainBuild = (s: ArchitectsState, seat: Seat, id: Stage, pay: readonly CardId[] | undefined): ArchitectsReason => {
  // Without a wonder there is no stage to speak of.
  if (s.wonder[seat] === NONE) return reason(s, seat, [ACT], []);
  const stage = id - 1;
  const at = s.wonder[seat] * STAGE_COUNT + stage;
  const points = STAGE_POINTS[at];
  if ((s.built[seat] >>> stage) & 1) return reason(s, seat, [ACT], [{ code: 'already-built', stage: id }], { points });
  const builds = buildsOf(s, seat, stage);
  const needs = stagesIn(STAGE_NEEDS[at] & ~s.built[seat]);
  const own: Refusal[] = needs.length > 0 ? [{ code: 'not-yet', needs }] : [];
  own.push(...paymentRefusals(s, seat, stage, builds, pay));
  return reason(s, seat, [ACT], own, { points, payments: builds.map(paymentOfAction) });
};

/** Whether the symbols that make up the set lie in front of the seat. */
const hasSet = (s: ArchitectsState, seat: Seat, set: number): boolean => {
  const counts = [0, 1, 2].map((symbol) => cardsOf(s, seat, GREEN_AT + symbol));
  return set === TRIO ? counts.every((count) => count > 0) : counts[set] > 1;
};

const explainExchange = (s: ArchitectsState, seat: Seat, symbols: readonly ScienceSymbol[]): ArchitectsReason => {
  const set = setOf(symbols);
  const own: Refusal[] = set !== undefined && hasSet(s, seat, set) ? [] : [{ code: 'no-such-set' }];
  if (!tokensLeft(s)) own.push({ code: 'no-token' });
  return reason(s, seat, [ACT], own);
};

const explainToken = (s: ArchitectsState, seat: Seat, token: TokenId | 'pile'): ArchitectsReason => {
  if (token === 'pile') return reason(s, seat, [TOKEN_CHOICE], s.pileCount > 0 ? [] : [{ code: 'no-token' }]);
  return reason(s, seat, [TOKEN_CHOICE], isOffered(s.open.includes(tokenIds.numberOf(token))));
};

const work = new ActionList();

/** What must be done before the turn may end. */
const forcedOf = (s: ArchitectsState, seat: Seat): Refusal[] => {
  work.clear();
  listWork(s, seat, work);
  const must = INTERPRETATIONS.extraCardOptional ? false : extraOpen(s, seat);
  if (!hasForced(s, work) && !must) return [];
  const acts = work.toArray();
  const stages = acts
    .filter((action) => action < EXCHANGE && isForced(s, action))
    .reduce((bits, action) => bits | (1 << stageOf(action)), 0);
  return [{ code: 'forced', stages: stagesIn(stages), exchange: acts.some((action) => action >= EXCHANGE) }];
};

const explainEnd = (s: ArchitectsState, seat: Seat): ArchitectsReason => {
  const open = isOnTurn(s, seat) && s.decision === ACT;
  const decisions = INTERPRETATIONS.wonderEffectOptional ? [ACT, ANY_DECK, SEARCHING] : [ACT];
  return reason(s, seat, decisions, open ? forcedOf(s, seat) : []);
};

export const explain = (s: ArchitectsState, seat: Seat, wish: ArchitectsWish): ArchitectsReason => {
  switch (wish.kind) {
    case 'starter':
      return reason(s, seat, [CHOOSE_STARTER], isOffered(wish.seat >= 0 && wish.seat < s.seats));
    case 'wonder':
      return reason(s, seat, [CHOOSE_WONDER], isOffered(((s.offered >>> wonderIds.numberOf(wish.wonder)) & 1) === 1));
    case 'take':
      return explainTake(s, seat, wish.deck);
    case 'search':
      return explainSearch(s, seat, wish.deck);
    case 'keep':
      return explainKeep(s, seat, wish.card);
    case 'build':
      return explainBuild(s, seat, wish.stage, wish.pay);
    case 'exchange':
      return explainExchange(s, seat, wish.symbols);
    case 'token':
      return explainToken(s, seat, wish.token);
    case 'end':
      return explainEnd(s, seat);
    default:
      return unreachable(wish);
  }
};

/** All that the seat could sensibly ask about now, whether or not it is possible. */
export const wishes = (s: ArchitectsState, seat: Seat): ArchitectsWish[] => {
  const list: ArchitectsWish[] = [];
  if (s.decision === CHOOSE_STARTER) for (let starter = 0; starter < s.seats; starter++) list.push({ kind: 'starter', seat: starter });
  for (const [n, wonder] of WONDER_IDS.entries()) if ((s.offered >>> n) & 1) list.push({ kind: 'wonder', wonder });
  const decks = decksInPlay(s).map((deck) => DECK_IDS[deck]);
  for (const deck of decks) list.push({ kind: 'take', deck });
  if (s.decision === SEARCHING) for (const deck of decks) list.push({ kind: 'search', deck });
  for (const card of new Set(searchedOf(s))) list.push({ kind: 'keep', card });
  if (s.wonder[seat] !== NONE) {
    for (const stage of STAGES) {
      list.push({ kind: 'build', stage });
      for (const action of buildsOf(s, seat, stage - 1)) list.push({ kind: 'build', stage, pay: cardsIn(paymentIn(action)) });
    }
    for (let set = 0; set <= TRIO; set++) list.push({ kind: 'exchange', symbols: symbolsIn(set) });
  }
  for (const token of new Set(s.open)) if (token !== NONE) list.push({ kind: 'token', token: TOKEN_IDS[token] });
  list.push({ kind: 'token', token: 'pile' }, { kind: 'end' });
  return list;
};
