// What a viewer may see, field by field. Nothing here reads another hand, a coming deck or a card that lies face down for the viewer.
import { type Brief, range, type Seat, seatsOf, type Viewer } from '@maravilha/kernel';
import { AGES, SIDES } from '../data/effects.ts';
import { BOARD_IDS, type BoardId, CARD_IDS, type CardId } from '../data/index.ts';
import { awaiting } from './actions.ts';
import { sidesAreOpen } from './boards.ts';
import { shieldsOf } from './city.ts';
import { findHidden, GROUP_COUNT, groupAge, groupHand, groupSince, hidden, knowsPile, knowsUnder, seesHand } from './knowledge.ts';
import { winnersOf } from './score.ts';
import {
  ageOf,
  HAND_SLOTS,
  hasBuilt,
  LAST_BUILT,
  LAST_NOTHING,
  LAST_STAGE,
  optionsOf,
  seatOf,
  type SevenWondersState,
  turnOf,
  turnsOf,
} from './state.ts';
import { CARD_COUNT, MAX_STAGES, NONE } from './tables.ts';
import { BUILT_BY, DECISIONS, type FaceDown, type LastTurn, type MemoryView, type SeatView, type SevenWondersView } from './types.ts';

const faceDown = (from: number, card: CardId | undefined): FaceDown => ({
  seat: seatOf(from),
  age: AGES[ageOf(from) - 1],
  turn: turnOf(from),
  card,
});

const handOf = (s: SevenWondersState, seat: Seat): CardId[] => range(s.handCount[seat]).map((i) => CARD_IDS[s.hand[seat * HAND_SLOTS + i]]);

const stagesOf = (s: SevenWondersState, viewer: Viewer, seat: Seat): FaceDown[] =>
  range(s.stages[seat]).map((k) => {
    const at = seat * MAX_STAGES + k;
    return faceDown(s.underFrom[at], knowsUnder(s, viewer, seat) ? CARD_IDS[s.under[at]] : undefined);
  });

const discardOf = (s: SevenWondersState, viewer: Viewer): FaceDown[] =>
  range(s.pileCount).map((i) => faceDown(s.pileFrom[i], knowsPile(s, viewer, i) ? CARD_IDS[s.pile[i]] : undefined));

const lastOf = (s: SevenWondersState, viewer: Viewer, seat: Seat): LastTurn | undefined => {
  const kind = s.lastKind[seat];
  if (kind === LAST_NOTHING) return undefined;
  const pay = { left: s.lastLeft[seat], right: s.lastRight[seat] };
  const bank = s.lastBank[seat];
  if (kind === LAST_BUILT) return { kind: 'built', card: CARD_IDS[s.lastCard[seat]], by: BUILT_BY[s.lastBy[seat]], pay, bank };
  const card = seat === viewer ? CARD_IDS[s.lastCard[seat]] : undefined;
  return kind === LAST_STAGE ? { kind: 'stage', stage: s.stages[seat], card, pay, bank } : { kind: 'sold', card };
};

const seatView = (s: SevenWondersState, viewer: Viewer, seat: Seat): SeatView => ({
  board: s.board[seat] === NONE ? undefined : BOARD_IDS[s.board[seat]],
  side: sidesAreOpen(s) ? undefined : SIDES[s.side[seat]],
  coins: s.coins[seat],
  debts: s.debts[seat],
  diplomacy: s.diplomacy[seat],
  victories: [s.victories[seat * 3], s.victories[seat * 3 + 1], s.victories[seat * 3 + 2]],
  defeats: s.defeats[seat],
  shields: shieldsOf(s, seat),
  built: range(CARD_COUNT)
    .filter((card) => hasBuilt(s, seat, card))
    .map((card) => CARD_IDS[card]),
  stages: stagesOf(s, viewer, seat),
  handCount: s.handCount[seat],
  hand: seesHand(s, viewer, seat) ? handOf(s, seat) : undefined,
  last: lastOf(s, viewer, seat),
  revived: [s.lastRevived[seat * 2], s.lastRevived[seat * 2 + 1]].filter((card) => card !== NONE).map((card) => CARD_IDS[card]),
  loss: s.loss[seat],
});

/** The groups of cards that the viewer saw together; which places they are in does not matter to it. */
const memoryOf = (s: SevenWondersState, viewer: Viewer): MemoryView[] => {
  findHidden(s, viewer);
  const { place, start } = hidden;
  return range(GROUP_COUNT)
    .filter((group) => groupSince(group) > 0 && start[group] < start[group + 1])
    .map((group) => ({
      age: AGES[groupAge(group) - 1],
      hand: groupHand(group),
      since: groupSince(group),
      cards: Array.from(place.subarray(start[group], start[group + 1]), (at) => s.bytes[at])
        .sort((a, b) => a - b)
        .map((card) => CARD_IDS[card]),
    }));
};

const boardsIn = (bits: number): BoardId[] => BOARD_IDS.filter((_, board) => (bits >>> board) & 1);

export const view = (s: SevenWondersState, viewer: Viewer): SevenWondersView => ({
  options: optionsOf(s),
  viewer,
  decision: DECISIONS[s.decision],
  awaiting: seatsOf(awaiting(s)),
  age: s.age === 0 ? 0 : AGES[s.age - 1],
  turn: s.turn,
  turns: turnsOf(s),
  first: s.first,
  offered: boardsIn(s.offered),
  seats: range(s.seats).map((seat) => seatView(s, viewer, seat)),
  discard: discardOf(s, viewer),
  memory: memoryOf(s, viewer),
  lastCard: seatsOf(s.lastDue),
  reviving: [...seatsOf(s.reviveStage), ...seatsOf(s.reviveCard)],
  winners: seatsOf(winnersOf(s)),
});

export const brief = (s: SevenWondersState): Brief => ({
  ...(s.age === 0 ? {} : { age: s.age }),
  wonders: range(s.seats).map((seat) => (s.board[seat] === NONE ? undefined : BOARD_IDS[s.board[seat]])),
});
