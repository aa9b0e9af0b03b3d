import {
  NOBODY,
  everyone,
  only,
  type Action,
  type ActionList,
  type Emit,
  type JointAction,
  type Rng,
  type Score,
  type Seat,
  type SeatSet,
} from '../../src/index.ts';
import { at } from '../at.ts';
import { FOLLOW, NO_SEAT, OVER, PLAY, PLAYED, bottomOf, knows, popPile, type ToyState } from './state.ts';
import { CARDS, TOKENS, type CardId, type ToyEvent, type TokenId } from './types.ts';

/** Actions 0 … 15 play that card. */
export const PEEK = CARDS.length;
export const BURY = PEEK + 1;
export const WAIT = PEEK + 2;
export const ACTION_COUNT = PEEK + 3;

export const cardId = (card: number): CardId => CARDS[card] as CardId;
export const tokenId = (token: number): TokenId => TOKENS[token] as TokenId;

export const awaiting = (s: ToyState): SeatSet => {
  if (s.phase === OVER) return NOBODY;
  return s.phase === PLAY ? everyone(s.seats) : only(s.loser);
};

export const actions = (s: ToyState, seat: Seat, out: ActionList): void => {
  out.clear();
  if (s.phase === PLAY) {
    for (let card = 0; card < CARDS.length; card++) if (s.place[card] === seat) out.push(card);
  } else if (s.phase === FOLLOW && seat === s.loser) {
    if (!knows(s, only(seat), bottomOf(s))) out.push(PEEK);
    out.push(BURY);
    out.push(WAIT);
  }
};

/** Without the look at the pile: waiting leaves the table as it is too, and brings a point. */
export const shortlist = (s: ToyState, seat: Seat, out: ActionList): void => {
  actions(s, seat, out);
  if (s.phase !== FOLLOW || seat !== s.loser) return;
  out.clear();
  out.push(BURY);
  out.push(WAIT);
};

/** One of the legal actions without the list: the n-th of what `actions` would list. */
export const pick = (s: ToyState, seat: Seat, rng: Rng): Action => {
  if (s.phase === FOLLOW) return knows(s, only(seat), bottomOf(s)) ? BURY + rng.int(2) : PEEK + rng.int(3);
  let skip = rng.int(s.handSize - s.round);
  for (let card = 0; ; card++) if (s.place[card] === seat && skip-- === 0) return card;
};

export const step = (s: ToyState, joint: JointAction, emit?: Emit<ToyEvent>): void => {
  if (s.phase === PLAY) playRound(s, joint, emit);
  else followUp(s, s.loser, at(joint, s.loser), emit);
};

const playRound = (s: ToyState, joint: JointAction, emit: Emit<ToyEvent> | undefined): void => {
  let winner = 0;
  let loser = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const card = at(joint, seat);
    if (s.place[card] !== seat) throw new Error(`seat ${seat} does not hold card ${card}`);
    s.place[card] = PLAYED + seat;
    emit?.all({ kind: 'played', seat, card: cardId(card) });
    if (card > at(joint, winner)) winner = seat;
    if (card < at(joint, loser)) loser = seat;
  }

  const token = popPile(s);
  s.owner[token] = winner;
  emit?.all({ kind: 'took', seat: winner, token: tokenId(token) });

  s.round++;
  if (s.round < s.handSize) {
    s.phase = FOLLOW;
    s.loser = loser;
  } else {
    s.phase = OVER;
    emit?.all({ kind: 'over', winners: standings(s).winners });
  }
};

const followUp = (s: ToyState, seat: Seat, action: number, emit: Emit<ToyEvent> | undefined): void => {
  switch (action) {
    case PEEK: {
      const bottom = bottomOf(s);
      s.seen[bottom] = at(s.seen, bottom) | only(seat);
      emit?.split(only(seat), { kind: 'peeked', seat, token: tokenId(at(s.pile, bottom)) }, { kind: 'peeked', seat });
      break;
    }
    case BURY: {
      const seen = at(s.seen, 0);
      const token = popPile(s);
      const bottom = bottomOf(s) + 1;
      s.pile[bottom] = token;
      s.seen[bottom] = seen;
      emit?.all({ kind: 'buried', seat });
      break;
    }
    case WAIT:
      s.patience[seat] = at(s.patience, seat) + 1;
      emit?.all({ kind: 'waited', seat });
      break;
    default:
      throw new Error(`action ${action} is no follow-up`);
  }
  s.phase = PLAY;
  s.loser = NO_SEAT;
};

const tokenPoints = (s: ToyState, seat: Seat): number => {
  let points = 0;
  for (let token = 0; token < TOKENS.length; token++) if (s.owner[token] === seat) points += token + 1;
  return points;
};

/** The most points win; of equals, the most points in tokens; equals in both share. */
const standings = (s: ToyState): { winners: Seat[]; tied: boolean } => {
  const total = (seat: Seat): number => tokenPoints(s, seat) + at(s.patience, seat);
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const most = Math.max(...seats.map(total));
  const first = seats.filter((seat) => total(seat) === most);
  const richest = Math.max(...first.map((seat) => tokenPoints(s, seat)));
  return { winners: first.filter((seat) => tokenPoints(s, seat) === richest), tied: first.length > 1 };
};

export const result = (s: ToyState, out: Float64Array): void => {
  out.fill(0, 0, s.seats);
  if (s.phase !== OVER) return;
  const { winners } = standings(s);
  for (const seat of winners) out[seat] = 1 / winners.length;
};

export const SCORE_ROWS = ['tokens', 'patience'] as const;

export const score = (s: ToyState): Score => {
  const seats = Array.from({ length: s.seats }, (_, seat) => {
    const rows = { tokens: tokenPoints(s, seat), patience: at(s.patience, seat) };
    return { total: rows.tokens + rows.patience, rows };
  });
  if (s.phase !== OVER) return { seats, ending: undefined, winners: [], tieBreak: undefined };
  const { winners, tied } = standings(s);
  return { seats, ending: 'hands-empty', winners, tieBreak: tied ? 'tokens' : undefined };
};
