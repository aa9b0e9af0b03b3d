// How an action of Duel is told to the policy: which card, wonder or token, what it brings and costs, what it takes from the rival, and what
// it opens for the rival.
import {
  BUILD_AT,
  canBuild,
  canChain,
  CAPITAL,
  CARD,
  CARD_COUNT,
  COVERED_BY,
  COVERS,
  DECK_START,
  DESTROY_AT,
  DISCARD_AT,
  DRAFT_AT,
  type DuelState,
  NONE,
  priceOf,
  REVIVE_AT,
  SLOT_COUNT,
  STARTER_AT,
  TOKEN_AT,
  TOKEN_IDS,
  tradeOf,
  TURN,
  WONDER,
  WONDER_AT,
} from '@maravilha/duel/internals';
import { bitCount, lowestBit, type Seat } from '@maravilha/kernel';
import type { Traits, TraitSink } from '../../value/policy.ts';
import { gainOf, winsBy } from './pick.ts';

const AGES = 3;
const WONDERS = WONDER.points.length;
const TOKENS = TOKEN_IDS.length;

// Where each group of traits begins. Those that are split by age have one place for each.
const BUILT = 0;
const GAIN = BUILT + CARD_COUNT;
const PAID = GAIN + AGES;
const CHAINED = PAID + AGES;
const WINS = CHAINED + 1;
/** By the number of symbols held; a pair while there is a token to take. */
const SYMBOL = WINS + 1;
const PAIR = SYMBOL + 7;
/** Shields by how near the pawn is to a capital: the rival's, and the own. */
const ATTACK = PAIR + 1;
const DEFENCE = ATTACK + 1;
const WONDER_BUILT = DEFENCE + 1;
const WONDER_PAID = WONDER_BUILT + WONDERS;
const DISCARDED = WONDER_PAID + AGES;
/** By coins at hand, up to this many. */
const COINS_SEEN = 8;
const DISCARDED_RICH = DISCARDED + AGES;
/** What goes into the discard or under a wonder could have been built. */
const LOST = DISCARDED_RICH + COINS_SEEN + 1;
// What the rival loses with the card, and what it may take next.
const DENIED = LOST + AGES;
const DENIED_WIN = DENIED + AGES;
const OPENED = DENIED_WIN + 1;
const OPENED_WIN = OPENED + AGES;
const OPENED_UNSEEN = OPENED_WIN + 1;
const TOKEN = OPENED_UNSEEN + AGES;
const DRAFTED = TOKEN + TOKENS * AGES;
const DESTROYED = DRAFTED + WONDERS;
const STARTS = DESTROYED + CARD_COUNT;
const COUNT = STARTS + AGES + 1;

const slotOf = (s: DuelState, card: number): number => {
  const start = DECK_START[s.age];
  let open = s.open;
  while (open !== 0 && s.deck[start + lowestBit(open)] !== card) open &= open - 1;
  return lowestBit(open);
};

/** The card leaves the structure: the rival cannot have it, and comes next unless the seat plays again. */
const tellTaken = (s: DuelState, rival: Seat, card: number, again: boolean, age: number, sink: TraitSink): void => {
  if (canBuild(s, rival, card)) {
    sink.add(DENIED + age, gainOf(s, rival, card) / 4);
    if (winsBy(s, rival, card)) sink.add(DENIED_WIN, 1);
  }
  if (again) return;
  const slot = slotOf(s, card);
  const row = s.age * SLOT_COUNT;
  let best = 0;
  for (let rest = COVERS[row + slot] & s.present; rest !== 0; rest &= rest - 1) {
    const below = lowestBit(rest);
    if ((COVERED_BY[row + below] & s.present) !== 1 << slot) continue;
    if ((s.unseen >>> below) & 1) {
      sink.add(OPENED_UNSEEN + age, 1);
      continue;
    }
    const next = s.deck[DECK_START[s.age] + below];
    best = Math.max(best, gainOf(s, rival, next));
    if (canBuild(s, rival, next) && winsBy(s, rival, next)) sink.add(OPENED_WIN, 1);
  }
  if (best > 0) sink.add(OPENED + age, best / 4);
};

const tellBuilt = (s: DuelState, seat: Seat, card: number, age: number, sink: TraitSink): void => {
  sink.add(BUILT + card, 1);
  sink.add(GAIN + age, gainOf(s, seat, card) / 4);
  if (winsBy(s, seat, card)) sink.add(WINS, 1);
  const symbol = CARD.symbol[card];
  const held = s.symbols[seat];
  if (symbol !== NONE) {
    if (((held >>> symbol) & 1) === 0) sink.add(SYMBOL + bitCount(held), 1);
    else if (s.board !== 0) sink.add(PAIR, 1);
  }
  const shields = CARD.shields[card];
  if (shields > 0) tellShields(s, seat, shields, sink);
};

const tellShields = (s: DuelState, seat: Seat, shields: number, sink: TraitSink): void => {
  const advance = (seat === 0 ? s.pawn : -s.pawn) / CAPITAL;
  sink.add(advance > 0 ? ATTACK : DEFENCE, shields * Math.abs(advance));
};

const tellTurn = (s: DuelState, seat: Seat, action: number, sink: TraitSink): void => {
  const rival = 1 - seat;
  const age = s.age - 1;
  if (action < DISCARD_AT) {
    const card = action - BUILD_AT;
    tellBuilt(s, seat, card, age, sink);
    if (canChain(s, seat, card)) sink.add(CHAINED, 1);
    else sink.add(PAID + age, priceOf(s, seat, card) / 4);
    tellTaken(s, rival, card, false, age, sink);
  } else if (action < WONDER_AT) {
    const card = action - DISCARD_AT;
    sink.add(DISCARDED + age, 1);
    sink.add(DISCARDED_RICH + Math.min(s.coins[seat], COINS_SEEN), 1);
    sink.add(LOST + age, gainOf(s, seat, card) / 4);
    tellTaken(s, rival, card, false, age, sink);
  } else {
    const wonder = ((action - WONDER_AT) / CARD_COUNT) | 0;
    const card = (action - WONDER_AT) % CARD_COUNT;
    const shields = WONDER.shields[wonder];
    sink.add(WONDER_BUILT + wonder, 1);
    sink.add(WONDER_PAID + age, tradeOf(s, seat, CARD_COUNT + wonder) / 4);
    sink.add(LOST + age, gainOf(s, seat, card) / 4);
    if (shields > 0) {
      tellShields(s, seat, shields, sink);
      if (shields >= CAPITAL - (seat === 0 ? s.pawn : -s.pawn)) sink.add(WINS, 1);
    }
    tellTaken(s, rival, card, WONDER.again[wonder] === 1, age, sink);
  }
};

const tellOther = (s: DuelState, seat: Seat, action: number, sink: TraitSink): void => {
  const age = Math.max(0, s.age - 1);
  if (action >= STARTER_AT) sink.add(STARTS + age, action - STARTER_AT === seat ? 1 : 0);
  else if (action >= REVIVE_AT) tellBuilt(s, seat, action - REVIVE_AT, age, sink);
  else if (action >= DESTROY_AT) sink.add(DESTROYED + action - DESTROY_AT, 1);
  else if (action >= TOKEN_AT) sink.add(TOKEN + age * TOKENS + action - TOKEN_AT, 1);
  else sink.add(DRAFTED + action - DRAFT_AT, 1);
};

export const duelTraits: Traits = {
  count: COUNT,
  tells: () => true,
  tell: (state, seat, list, sink) => {
    const s = state as DuelState;
    const tell = s.decision === TURN ? tellTurn : tellOther;
    for (let i = 0; i < list.length; i++) {
      sink.next();
      tell(s, seat, list.items[i], sink);
    }
  },
  plainly: (_s, _seat, list, rng) => list.items[rng.int(list.length)],
  // By what is gained, and never past a victory, until better is learnt.
  begin: (weights) => {
    for (let age = 0; age < AGES; age++) weights[GAIN + age] = 1;
    weights[WINS] = 8;
    weights[DENIED_WIN] = 4;
    weights[OPENED_WIN] = -4;
  },
};
