// What a net is told of a seat in Architects. Of the decks it is told only what the seats themselves see: tops that lie face up or were
// looked at, and which cards are left.
import {
  ACT,
  type ArchitectsState,
  BLUE_AT,
  CARD,
  CARD_COUNT,
  CAT_CARD,
  CENTRAL,
  COIN,
  COST_COUNT,
  CULTURE,
  duelWins,
  ENGINEERING,
  EXTRA_TOKENS,
  GREEN_AT,
  hornedOf,
  leftDeck,
  NONE,
  RESOURCE_COUNT,
  rightDeck,
  shieldsOf,
  STAGE_COUNT,
  STAGE_EFFECT,
  STAGE_POINTS,
  stagesOf,
  topOf,
  totalOf,
} from '@maravilha/architects/internals';
import { bitCount, includes, leftOf, lowestBit, rightOf, type Seat } from '@maravilha/kernel';
import type { Features } from '../../search/evaluation.ts';
import { centre, CARD_NUMBERS, countCentre, fillCard, LACKING, lacks, PAYING, SYMBOLS, weighCards } from './cards.ts';

const SEATS_MOST = 7;
const CARDS_IN_CENTRE = 60;
const CARDS_IN_DECK = 25;
/** What all stages of a wonder cost. */
const CARDS_FOR_ALL = 14;
const EFFECT_KINDS = 7;
const WONDERS = 7;
const TOKEN_BITS = 15;
/** Tokens that work turn by turn: the first ones of the list, up to Engineering. */
const WORKING_COUNT = ENGINEERING + 1;
const WORKING = (1 << WORKING_COUNT) - 1;

// What all seats share, found once for each state.
const totals = new Float64Array(SEATS_MOST);
const shields = new Float64Array(SEATS_MOST);
const lasting = new Float64Array(SEATS_MOST);
/** Cards that a seat lacks for all stages that are not built, at least. */
const distance = new Float64Array(SEATS_MOST);

const share = (s: ArchitectsState): void => {
  countCentre(s);
  for (let seat = 0; seat < s.seats; seat++) {
    totals[seat] = totalOf(s, seat);
    shields[seat] = shieldsOf(s, seat);
    lasting[seat] = shields[seat] - hornedOf(s, seat);
    let cost = 0;
    for (let stage = 0; stage < STAGE_COUNT; stage++) if (((s.built[seat] >>> stage) & 1) === 0) cost += COST_COUNT[stage];
    const at = seat * CARD_COUNT;
    for (let card = 0; card < PAYING; card++) cost -= s.city[at + card];
    distance[seat] = cost;
  }
};

const WAR_NUMBERS = 16;

/** The seat against one neighbour: how far ahead it is now and without horned cards, and what a battle now would bring. */
const fillWar = (s: ArchitectsState, seat: Seat, other: Seat, near: number, out: Float64Array, at: number): void => {
  const lead = shields[seat] - shields[other];
  const later = lasting[seat] - lasting[other];
  const place = Math.max(-3, Math.min(3, lead)) + 3;
  out[at + place] += 1;
  if (lead > 0) out[at + 7] += near;
  if (lead === 0) out[at + 8] += near;
  out[at + 9 + Math.max(-2, Math.min(2, later)) + 2] += 1;
  out[at + 14] += later / 4;
  if (s.seats === 2) out[at + 15] = duelWins(s, shields[seat], shields[other]) / 2;
  else if (lead > 0) out[at + 15] += 0.5;
};

const WAR_AHEAD_NUMBERS = 7;

/** Battles to come: what the shields would win that last, and those that are there now, by how near the battle and how long the game is. */
const fillWarAhead = (s: ArchitectsState, seat: Seat, other: Seat, near: number, long: number, out: Float64Array, at: number): void => {
  const many = s.seats > 2;
  const wins = many ? (shields[seat] > shields[other] ? 1 : 0) : duelWins(s, shields[seat], shields[other]);
  const lastingWins = many ? (lasting[seat] > lasting[other] ? 1 : 0) : duelWins(s, lasting[seat], lasting[other]);
  out[at] += (wins / 2) * near;
  out[at + 1] += (wins / 2) * long;
  out[at + 2] += lastingWins / 2;
  out[at + 3] += (lastingWins / 2) * long;
  out[at + 4] += ((lasting[seat] - lasting[other]) / 4) * long;
  out[at + 5] += ((shields[seat] - shields[other]) / 4) * near;
  // One shield more would bring more.
  out[at + 6] += ((many ? (shields[seat] === shields[other] ? 1 : 0) : duelWins(s, shields[seat] + 1, shields[other]) - wins) / 2) * near;
};

// Of the seat in hand: the best total and the most stages of the others, and how many cards the nearest of them lacks.
let best = 0;
let most = 0;
let nearest = 0;

const compare = (s: ArchitectsState, seat: Seat): void => {
  best = 0;
  most = 0;
  nearest = LACKING * 4;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, totals[other]);
    most = Math.max(most, stagesOf(s, other));
    nearest = Math.min(nearest, distance[other]);
  }
};

// Each of these fills in its numbers from `at` on and says where they end.

const fillTurn = (s: ArchitectsState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const mine = s.active === seat;
  out[at + Math.min(4, s.seats - 2)] = 1;
  at += 5;
  out[at++] = ((seat - s.active + s.seats) % s.seats) / s.seats;
  out[at++] = mine && s.decision === CARD ? 1 : 0;
  out[at++] = mine && s.decision === ACT ? 1 : 0;
  out[at++] = mine && s.decision > ACT ? 1 : 0;
  out[at++] = mine ? bitCount(s.triggered & ~s.used & EXTRA_TOKENS) / 2 : 0;
  out[at++] = leftOf(s.active, s.seats) === seat ? 1 : 0;
  return at;
};

/** Points, and how near the end is. */
const fillPoints = (s: ArchitectsState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const city = seat * CARD_COUNT;
  const ahead = totals[seat] - best;
  out[at++] = totals[seat] / 40;
  out[at++] = ahead / 20;
  out[at++] = ahead > 0 ? Math.min(ahead, 8) / 8 : 0;
  out[at++] = ahead < 0 ? Math.min(-ahead, 8) / 8 : 0;
  out[at++] = (ahead / 20) * (Math.max(stagesOf(s, seat), most) / STAGE_COUNT);
  out[at++] = s.victories[seat] / 4;
  out[at++] = s.city[city + CAT_CARD] / 4;
  out[at++] = s.city[city + BLUE_AT] / 3;
  out[at++] = distance[seat] / CARDS_FOR_ALL;
  out[at++] = Math.max(0, 4 - distance[seat]) / 4;
  out[at++] = nearest / CARDS_FOR_ALL;
  out[at++] = Math.max(0, 4 - nearest) / 4;
  out[at + most] = 1;
  return at + STAGE_COUNT + 1;
};

/** The wonder: what stands, and what each stage that is next lacks. */
const fillStages = (s: ArchitectsState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const wonder = s.wonder[seat];
  out[at + wonder] = 1;
  at += WONDERS;
  out[at + stagesOf(s, seat)] = 1;
  at += STAGE_COUNT + 1;
  for (let stage = 0; stage < STAGE_COUNT; stage++) out[at++] = (s.built[seat] >>> stage) & 1;
  let next = 0;
  let points = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if ((s.built[seat] >>> stage) & 1) continue;
    const index = wonder * STAGE_COUNT + stage;
    points += STAGE_POINTS[index];
    const lack = lacks[stage];
    if (lack === LACKING) continue;
    out[at + stage * LACKING + lack] = 1;
    if (lack <= 1) out[at + STAGE_COUNT * LACKING + STAGE_EFFECT[index]] += lack === 0 ? 1 : 0.5;
    if (lack <= 2) next = Math.max(next, STAGE_POINTS[index] / (1 + lack));
  }
  at += STAGE_COUNT * LACKING + EFFECT_KINDS;
  out[at++] = next / 4;
  out[at++] = points / 25;
  return at;
};

/** Cards to pay with: kinds, how many alike, coins; then green cards. */
const fillCards = (s: ArchitectsState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const city = seat * CARD_COUNT;
  let kinds = 0;
  let alike = 0;
  let grey = 0;
  for (let card = 0; card < RESOURCE_COUNT; card++) {
    const count = s.city[city + card];
    grey += count;
    if (count > 0) kinds++;
    if (count > alike) alike = count;
  }
  let greens = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) greens += s.city[city + GREEN_AT + symbol];
  out[at + kinds] = 1;
  at += RESOURCE_COUNT + 1;
  out[at + Math.min(4, alike)] = 1;
  at += 5;
  out[at++] = grey / 5;
  out[at + Math.min(3, s.city[city + COIN])] = 1;
  at += 4;
  out[at + Math.min(3, greens)] = 1;
  return at + 4;
};

const fillTokens = (s: ArchitectsState, seat: Seat, rest: number, out: Float64Array, start: number): number => {
  let at = start;
  for (let token = 0; token < TOKEN_BITS; token++) out[at++] = (s.tokens[seat] >>> token) & 1;
  out[at++] = s.tokenCount[seat] / 4;
  out[at++] = (bitCount(s.tokens[seat] & EXTRA_TOKENS) / 2) * rest;
  for (let i = 0; i < s.open.length; i++) if (s.open[i] !== NONE) out[at + s.open[i]] = 1;
  return at + TOKEN_BITS;
};

const fillWars = (s: ArchitectsState, seat: Seat, near: number, out: Float64Array, start: number): number => {
  let at = start;
  out[at++] = near;
  out[at + Math.min(4, s.conflict - s.battle)] = 1;
  at += 5;
  out[at++] = shields[seat] / 5;
  out[at++] = (shields[seat] - lasting[seat]) / 4;
  fillWar(s, seat, leftOf(seat, s.seats), near, out, at);
  if (s.seats > 2) fillWar(s, seat, rightOf(seat, s.seats), near, out, at);
  return at + WAR_NUMBERS;
};

/** The Cat, and the cards within reach: those in view, for a seat on turn and for one that waits, and what the central deck may give. */
const fillReach = (s: ArchitectsState, seat: Seat, rest: number, out: Float64Array, start: number): number => {
  let at = start;
  out[at++] = s.cat === seat ? 1 : 0;
  out[at++] = s.cat === seat ? rest : 0;
  const central = s.deckCount[CENTRAL];
  out[at++] = central / CARDS_IN_CENTRE;
  const left = leftDeck(s, seat);
  const right = rightDeck(s, seat);
  out[at++] = s.deckCount[left] / CARDS_IN_DECK;
  const tops = at + (s.active === seat ? 0 : CARD_NUMBERS);
  if (s.deckCount[left] > 0) fillCard(s, seat, topOf(s, left), 1, out, tops);
  if (right !== NONE && s.deckCount[right] > 0) fillCard(s, seat, topOf(s, right), 1, out, tops);
  if (central > 0 && includes(s.lookers, seat)) fillCard(s, seat, topOf(s, CENTRAL), 1, out, tops);
  at += 2 * CARD_NUMBERS;
  if (central > 0)
    for (let card = 0; card < CARD_COUNT; card++) if (centre[card] > 0) fillCard(s, seat, card, (centre[card] * 2) / central, out, at);
  return at + CARD_NUMBERS;
};

/** Whether a Culture can still be had. */
const cultureLeft = (s: ArchitectsState): boolean => {
  for (let i = 0; i < s.open.length; i++) if (s.open[i] === CULTURE) return true;
  for (let i = 0; i < s.pileCount; i++) if (s.pile[i] === CULTURE) return true;
  return false;
};

/** What is worth the more the longer the game goes on; `long` falls to 0 as the first wonder nears its end. */
const fillFuture = (s: ArchitectsState, seat: Seat, near: number, long: number, out: Float64Array, start: number): number => {
  let at = start;
  for (let bits = s.tokens[seat] & WORKING; bits !== 0; bits &= bits - 1) out[at + lowestBit(bits)] = long;
  at += WORKING_COUNT;
  out[at++] = (s.tokenCount[seat] / 4) * long;
  out[at++] = s.cat === seat ? long : 0;
  out[at++] = ((totals[seat] - best) / 20) * (1 - long);
  out[at++] = ((s.tokens[seat] >>> CULTURE) & 3) === 1 && cultureLeft(s) ? 1 : 0;
  fillWarAhead(s, seat, leftOf(seat, s.seats), near, long, out, at);
  if (s.seats > 2) fillWarAhead(s, seat, rightOf(seat, s.seats), near, long, out, at);
  return at + WAR_AHEAD_NUMBERS;
};

const fillSeat = (s: ArchitectsState, seat: Seat, out: Float64Array, start: number): void => {
  compare(s, seat);
  let at = fillTurn(s, seat, out, start);
  at = fillPoints(s, seat, out, at);
  if (s.wonder[seat] === NONE) return;
  weighCards(s, seat);
  const near = s.battle / s.conflict;
  const rest = 1 - Math.max(stagesOf(s, seat), most) / STAGE_COUNT;
  at = fillStages(s, seat, out, at);
  at = fillCards(s, seat, out, at);
  at = fillTokens(s, seat, rest, out, at);
  at = fillWars(s, seat, near, out, at);
  at = fillReach(s, seat, rest, out, at);
  fillFuture(s, seat, near, Math.max(0, Math.min(nearest, distance[seat])) / CARDS_FOR_ALL, out, at);
};

const COUNT = 222;

export const architectsFeatures: Features = {
  count: COUNT,
  fill: (state, out) => {
    const s = state as ArchitectsState;
    share(s);
    for (let seat = 0; seat < s.seats; seat++) fillSeat(s, seat, out, seat * COUNT);
  },
};
