// What a net is told of a seat in Architects. Of the decks it is told only what the seats themselves see: tops that lie face up or were
// looked at, and which cards are left.
import {
  ACT,
  type ArchitectsState,
  BITS,
  BLUE_AT,
  CARD,
  CARD_COUNT,
  CAT_CARD,
  CENTRAL,
  COIN,
  COST_COUNT,
  duelWins,
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
  VICTORY_POINTS,
} from '@maravilha/architects/inside';
import { includes, leftOf, rightOf, type Seat } from '@maravilha/kernel';
import type { Features } from '../search/mind.ts';
import { centre, CARD_NUMBERS, countCentre, fillCard, LACKING, lacks, PAYING, SYMBOLS, weighCards } from './architects-cards.ts';

const SEATS_MOST = 7;
const CARDS_IN_CENTRE = 60;
const CARDS_IN_DECK = 25;
const EFFECT_KINDS = 7;
const WONDERS = 7;
const TOKEN_BITS = 15;

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
  if (s.seats === 2) out[at + 15] = duelWins(shields[seat], shields[other]) / 2;
  else if (lead > 0) out[at + 15] += 0.5;
};

const fillSeat = (s: ArchitectsState, seat: Seat, out: Float64Array, start: number): number => {
  let at = start;
  const mine = s.active === seat;
  const city = seat * CARD_COUNT;
  out[at + Math.min(4, s.seats - 2)] = 1;
  at += 5;
  // Turns.
  out[at++] = ((seat - s.active + s.seats) % s.seats) / s.seats;
  out[at++] = mine && s.decision === CARD ? 1 : 0;
  out[at++] = mine && s.decision === ACT ? 1 : 0;
  out[at++] = mine && s.decision > ACT ? 1 : 0;
  out[at++] = mine ? BITS[s.triggered & ~s.used & 255] / 2 : 0;
  out[at++] = leftOf(s.active, s.seats) === seat ? 1 : 0;
  // Points, and how near the end is.
  let best = 0;
  let nearest = LACKING * 4;
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, totals[other]);
    nearest = Math.min(nearest, distance[other]);
    most = Math.max(most, stagesOf(s, other));
  }
  const stages = stagesOf(s, seat);
  const total = totals[seat];
  const ahead = total - best;
  out[at++] = total / 40;
  out[at++] = ahead / 20;
  out[at++] = ahead > 0 ? Math.min(ahead, 8) / 8 : 0;
  out[at++] = ahead < 0 ? Math.min(-ahead, 8) / 8 : 0;
  out[at++] = (ahead / 20) * (Math.max(stages, most) / STAGE_COUNT);
  out[at++] = s.victories[seat] / 4;
  out[at++] = (VICTORY_POINTS * s.city[city + CAT_CARD]) / 12;
  out[at++] = s.city[city + BLUE_AT] / 3;
  out[at++] = distance[seat] / 14;
  out[at++] = Math.max(0, 4 - distance[seat]) / 4;
  out[at++] = nearest / 14;
  out[at++] = Math.max(0, 4 - nearest) / 4;
  out[at + most] = 1;
  at += STAGE_COUNT + 1;
  // The wonder.
  const wonder = s.wonder[seat];
  if (wonder === NONE) return start + COUNT;
  out[at + wonder] = 1;
  at += WONDERS;
  out[at + stages] = 1;
  at += STAGE_COUNT + 1;
  for (let stage = 0; stage < STAGE_COUNT; stage++) out[at++] = (s.built[seat] >>> stage) & 1;
  weighCards(s, seat);
  let next = 0;
  let ahead2 = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if ((s.built[seat] >>> stage) & 1) continue;
    const index = wonder * STAGE_COUNT + stage;
    ahead2 += STAGE_POINTS[index];
    const lack = lacks[stage];
    if (lack === LACKING) continue;
    out[at + stage * LACKING + lack] = 1;
    if (lack <= 1) out[at + STAGE_COUNT * LACKING + STAGE_EFFECT[index]] += lack === 0 ? 1 : 0.5;
    if (lack <= 2) next = Math.max(next, STAGE_POINTS[index] / (1 + lack));
  }
  at += STAGE_COUNT * LACKING + EFFECT_KINDS;
  out[at++] = next / 4;
  out[at++] = ahead2 / 25;
  // Cards to pay with: kinds, and how many alike.
  let kinds = 0;
  let alike = 0;
  let grey = 0;
  for (let card = 0; card < RESOURCE_COUNT; card++) {
    const count = s.city[city + card];
    grey += count;
    if (count > 0) kinds++;
    if (count > alike) alike = count;
  }
  const coins = s.city[city + COIN];
  out[at + Math.min(5, kinds)] = 1;
  at += 6;
  out[at + Math.min(4, alike)] = 1;
  at += 5;
  out[at++] = grey / 5;
  out[at + Math.min(3, coins)] = 1;
  at += 4;
  // Science.
  let greens = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) greens += s.city[city + GREEN_AT + symbol];
  out[at + Math.min(3, greens)] = 1;
  at += 4;
  const rest = 1 - Math.max(stages, most) / STAGE_COUNT;
  for (let token = 0; token < TOKEN_BITS; token++) out[at++] = (s.tokens[seat] >>> token) & 1;
  out[at++] = s.tokenCount[seat] / 4;
  out[at++] = (BITS[s.tokens[seat] & EXTRA_TOKENS & 255] / 2) * rest;
  for (let i = 0; i < s.open.length; i++) if (s.open[i] !== NONE) out[at + s.open[i]] = 1;
  at += TOKEN_BITS;
  // War.
  const near = s.battle / s.conflict;
  const flips = s.conflict - s.battle;
  out[at++] = near;
  out[at + Math.min(4, flips)] = 1;
  at += 5;
  out[at++] = shields[seat] / 5;
  out[at++] = (shields[seat] - lasting[seat]) / 4;
  fillWar(s, seat, leftOf(seat, s.seats), near, out, at);
  if (s.seats > 2) fillWar(s, seat, rightOf(seat, s.seats), near, out, at);
  at += WAR_NUMBERS;
  // The Cat, and the cards within reach.
  out[at++] = s.cat === seat ? 1 : 0;
  out[at++] = s.cat === seat ? rest : 0;
  out[at++] = s.deckCount[CENTRAL] / CARDS_IN_CENTRE;
  const left = leftDeck(s, seat);
  const right = rightDeck(s, seat);
  out[at++] = s.deckCount[left] / CARDS_IN_DECK;
  const tops = at + (mine ? 0 : CARD_NUMBERS);
  if (s.deckCount[left] > 0) fillCard(s, seat, topOf(s, left), 1, out, tops);
  if (right !== NONE && s.deckCount[right] > 0) fillCard(s, seat, topOf(s, right), 1, out, tops);
  if (s.deckCount[CENTRAL] > 0 && includes(s.lookers, seat)) fillCard(s, seat, topOf(s, CENTRAL), 1, out, tops);
  at += 2 * CARD_NUMBERS;
  if (s.deckCount[CENTRAL] > 0) {
    const part = 2 / s.deckCount[CENTRAL];
    for (let card = 0; card < CARD_COUNT; card++) if (centre[card] > 0) fillCard(s, seat, card, centre[card] * part, out, at);
  }
  at += CARD_NUMBERS;
  return at;
};

const COUNT = 203;

export const architectsFeatures: Features = {
  count: COUNT,
  fill: (state, out) => {
    const s = state as ArchitectsState;
    share(s);
    for (let seat = 0; seat < s.seats; seat++) fillSeat(s, seat, out, seat * COUNT);
  },
};
