// Why something is possible and at which price, or why not. It reads only what lies open.
import { membersOf, type Seat, unreachable } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import { TOKEN_IDS } from '../data/tokens.ts';
import { WONDER_IDS, type WonderId } from '../data/wonders.ts';
import { billOf } from './bill.ts';
import { incomeOf } from './city.ts';
import { drawnTokens, seesDrawn } from './progress.ts';
import {
  cardAt,
  DESTROY,
  DRAFT,
  type DuelState,
  LIBRARY,
  OVER,
  REVIVE,
  rivalOf,
  SEATS,
  STARTER,
  TOKEN_CHOICE,
  TURN,
  WONDERS_EACH,
} from './state.ts';
import { COVERED_BY, faceUpCard, opensBy, SLOT_COUNT } from './structure.ts';
import { BROWN, CARD_COLOUR, cardNumber, GREY, NONE, thingOfWonder, tokenNumber, wonderNumber } from './tables.ts';
import { type Bill, DECISIONS, type DuelReason, type DuelWish, type Refusal } from './types.ts';
import { discardOf } from './view.ts';

/** The slot in which a card lies face up. */
const slotOf = (s: DuelState, card: number): number | undefined => membersOf(s.present).find((slot) => faceUpCard(s, slot) === card);

const tableRefusals = (s: DuelState, slot: number | undefined): Refusal[] => {
  if (slot === undefined) return [{ code: 'not-on-the-table' }];
  const covers = COVERED_BY[s.age * SLOT_COUNT + slot] & s.present;
  return covers === 0 ? [] : [{ code: 'covered', by: membersOf(covers) }];
};

const coinRefusals = (s: DuelState, seat: Seat, bill: Bill): Refusal[] => {
  const short = bill.total - s.coins[seat];
  return short > 0 ? [{ code: 'too-expensive', short }] : [];
};

const wonderRefusals = (s: DuelState, seat: Seat, wonder: number): Refusal[] => {
  const held = s.wonders.subarray(seat * WONDERS_EACH, seat * WONDERS_EACH + s.wondersHeld[seat]);
  if (!held.includes(wonder)) return [{ code: 'not-your-wonder' }];
  if (s.under[wonder] !== NONE) return [{ code: 'already-built' }];
  return (s.unbuilt[seat] >>> wonder) & 1 ? [] : [{ code: 'wonder-limit' }];
};

/** Most telling first: the end of the game, another choice of mine that comes first, the thing itself, and last whose turn it is. */
const reason = (
  s: DuelState,
  seat: Seat,
  decision: number,
  own: readonly Refusal[],
  more: Partial<Pick<DuelReason, 'bill' | 'income' | 'opens'>> = {},
): DuelReason => {
  const why: Refusal[] = [];
  if (s.decision === OVER) why.push({ code: 'game-over' });
  else if (s.active === seat && s.decision !== decision) why.push({ code: 'other-decision', decision: DECISIONS[s.decision] });
  why.push(...own);
  if (s.decision !== OVER && s.active !== seat) why.push({ code: 'not-your-turn' });
  return { possible: why.length === 0, why, bill: more.bill, income: more.income, opens: more.opens ?? [] };
};

const there = (present: boolean): Refusal[] => (present ? [] : [{ code: 'not-on-the-table' }]);

const explainBuild = (s: DuelState, seat: Seat, id: CardId): DuelReason => {
  const card = cardNumber(id);
  const slot = slotOf(s, card);
  const bill = billOf(s, seat, card);
  const opens = slot === undefined ? [] : opensBy(s, slot);
  return reason(s, seat, TURN, [...tableRefusals(s, slot), ...coinRefusals(s, seat, bill)], { bill, opens });
};

const explainDiscard = (s: DuelState, seat: Seat, id: CardId): DuelReason => {
  const slot = slotOf(s, cardNumber(id));
  return reason(s, seat, TURN, tableRefusals(s, slot), { income: incomeOf(s, seat), opens: slot === undefined ? [] : opensBy(s, slot) });
};

const explainWonder = (s: DuelState, seat: Seat, id: WonderId, card: CardId | undefined): DuelReason => {
  const wonder = wonderNumber(id);
  const bill = billOf(s, seat, thingOfWonder(wonder));
  const slot = card === undefined ? undefined : slotOf(s, cardNumber(card));
  const own = [...wonderRefusals(s, seat, wonder), ...(card === undefined ? [] : tableRefusals(s, slot)), ...coinRefusals(s, seat, bill)];
  return reason(s, seat, TURN, own, { bill, opens: slot === undefined ? [] : opensBy(s, slot) });
};

/** Only the builder of the Great Library knows what it drew; to ask about another token says nothing. */
const canTakeToken = (s: DuelState, seat: Seat, token: number): boolean => {
  const bits = s.decision === LIBRARY ? (seesDrawn(s, seat) ? drawnTokens(s) : 0) : s.board;
  return ((bits >>> token) & 1) === 1;
};

const canDestroy = (s: DuelState, seat: Seat, card: number): boolean => {
  const rival = rivalOf(seat);
  if (CARD_COLOUR[card] !== s.doomed) return false;
  for (let n = 0; n < s.builtCount[rival]; n++) if (cardAt(s, rival, n) === card) return true;
  return false;
};

export const explain = (s: DuelState, seat: Seat, wish: DuelWish): DuelReason => {
  switch (wish.kind) {
    case 'build':
      return explainBuild(s, seat, wish.card);
    case 'discard':
      return explainDiscard(s, seat, wish.card);
    case 'wonder':
      return explainWonder(s, seat, wish.wonder, 'card' in wish ? wish.card : undefined);
    case 'draft':
      return reason(s, seat, DRAFT, there(((s.offered >>> wonderNumber(wish.wonder)) & 1) === 1));
    case 'token':
      return reason(s, seat, s.decision === LIBRARY ? LIBRARY : TOKEN_CHOICE, there(canTakeToken(s, seat, tokenNumber(wish.token))));
    case 'destroy':
      return reason(s, seat, DESTROY, there(canDestroy(s, seat, cardNumber(wish.card))));
    case 'revive':
      return reason(s, seat, REVIVE, there(discardOf(s).includes(wish.card)));
    case 'starter':
      return reason(s, seat, STARTER, wish.seat === 0 || wish.seat === 1 ? [] : [{ code: 'not-on-the-table' }]);
    default:
      return unreachable(wish);
  }
};

/** All that lies open and could be asked about, whether or not it is possible now. */
export const wishes = (s: DuelState, seat: Seat): DuelWish[] => {
  const list: DuelWish[] = [];
  const cards = membersOf(s.present).flatMap((slot) => {
    const card = faceUpCard(s, slot);
    return card === undefined ? [] : [CARD_IDS[card]];
  });
  const wonders = Array.from(s.wonders.subarray(seat * WONDERS_EACH, seat * WONDERS_EACH + s.wondersHeld[seat]), (w) => WONDER_IDS[w]);
  for (const wonder of membersOf(s.offered)) list.push({ kind: 'draft', wonder: WONDER_IDS[wonder] });
  for (const wonder of wonders) list.push({ kind: 'wonder', wonder });
  for (const card of cards) {
    list.push({ kind: 'build', card }, { kind: 'discard', card });
    for (const wonder of wonders) list.push({ kind: 'wonder', wonder, card });
  }
  const tokens = seesDrawn(s, seat) ? drawnTokens(s) : s.board;
  for (const token of membersOf(tokens)) list.push({ kind: 'token', token: TOKEN_IDS[token] });
  for (const card of discardOf(s)) list.push({ kind: 'revive', card });
  const rival = rivalOf(seat);
  for (let n = 0; n < s.builtCount[rival]; n++) {
    const card = cardAt(s, rival, n);
    if (CARD_COLOUR[card] === BROWN || CARD_COLOUR[card] === GREY) list.push({ kind: 'destroy', card: CARD_IDS[card] });
  }
  for (let starter = 0; starter < SEATS; starter++) list.push({ kind: 'starter', seat: starter });
  return list;
};
