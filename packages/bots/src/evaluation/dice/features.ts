// What a net is told of a seat in Dice. Every number is a whole one divided by a power of two, so that sums of them are exact in whatever order.
import {
  ACTION,
  BONUS,
  BONUSES_TO_END,
  CITY_COUNT,
  COLOUR_COUNT,
  COLOURS,
  coloursOf,
  COST,
  countOf,
  CROSS_SPACES,
  crossedIn,
  type DiceState,
  FIRST_SPACE,
  FREE_DIE,
  FX_COUNT,
  FX_KIND,
  FX_START,
  GIVES_BONUS,
  KIND,
  kindOf,
  NONE,
  SPACE_COUNT,
  SPACES_IN,
  SPECIAL_DICE,
  spacesOf,
  STACK,
  STRUCTURE_COUNT,
  STRUCTURES,
  totalOf,
} from '@maravilha/dice/internals';
import { DICE, DIE_IDS } from '@maravilha/dice';
import { leftOf, rightOf, type Seat } from '@maravilha/kernel';
import type { Features } from '../../search/evaluation.ts';

const SEATS_MOST = 7;
const RESOURCES = 6;
const STAGES = 3;
const WAREHOUSE = STRUCTURES.indexOf('warehouse');
const WONDER = STRUCTURES.indexOf('wonder');
const WEST = STRUCTURES.indexOf('barracksWest');
const EAST = STRUCTURES.indexOf('barracksEast');
const UNIVERSITY = STRUCTURES.indexOf('university');
const AGORA = STRUCTURES.indexOf('agora');
const MARKET = STRUCTURES.indexOf('market');
const GUILD = STRUCTURES.indexOf('guildCourt');
/** Colours of the dice that are there from the start, each with the structure that it leads to most; red leads to two. */
const DIE_COLOURS = ['grey', 'blue', 'yellow', 'green', 'red'].map((name) => COLOURS.findIndex((colour) => colour === name));
const LEADS_TO = [WAREHOUSE, AGORA, MARKET, UNIVERSITY, WEST];
/** Structures that the Guild Court compares; both Barracks together are the last. */
const COMPARED = [WONDER, WAREHOUSE, MARKET, AGORA, UNIVERSITY];
const SPECIAL_BITS = SPECIAL_DICE.map((name) => 1 << DIE_IDS.indexOf(name));
const GREY_BITS = DIE_IDS.reduce((bits, die, n) => (DICE[die].colour === 'grey' ? bits | (1 << n) : bits), 0);

const PURPLE = 1 << SPECIAL_DICE.indexOf('purple');
const SIZES = 1 << 9;
const BITS = Uint8Array.from({ length: SIZES }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** `[(city * STRUCTURE_COUNT + structure) * (RESOURCES + 1) + resources][crossed]`: coins for all spaces that are left. */
const PRICE_LEFT = Array.from({ length: CITY_COUNT * STRUCTURE_COUNT * (RESOURCES + 1) }, (_, n) => {
  const resources = n % (RESOURCES + 1);
  const board = Math.floor(n / (RESOURCES + 1));
  const structure = board % STRUCTURE_COUNT;
  const first = Math.floor(board / STRUCTURE_COUNT) * SPACE_COUNT + FIRST_SPACE[structure];
  return Uint8Array.from({ length: 1 << SPACES_IN[structure] }, (_unused, crossed) => {
    let sum = 0;
    for (let space = 0; space < SPACES_IN[structure]; space++) {
      const cost = COST[first + space];
      if (((crossed >>> space) & 1) === 0 && cost !== NONE) sum += Math.max(0, cost - resources);
    }
    return sum;
  });
});

/** Spaces of the Barracks that defend, and those that attack, the first one as bit 0; the same on both sides and every board. */
const barracksBits = (kind: number): number => {
  let bits = 0;
  for (let space = 0; space < SPACES_IN[WEST]; space++) {
    const row = FIRST_SPACE[WEST] + space;
    for (let fx = FX_START[row]; fx < FX_START[row] + FX_COUNT[row]; fx++) if (FX_KIND[fx] === kind) bits |= 1 << space;
  }
  return bits;
};
const DEFENCES = barracksBits(KIND.defence);
const ATTACKS = barracksBits(KIND.attack);
const ATTACK_COUNT = BITS[ATTACKS];

/** What was noted of the seats' sheets. */
interface Facts {
  /** Points as the sheet stands; spaces to cross off until the third bonus, if the nearest structures are completed. */
  readonly totals: Float64Array;
  readonly ways: Float64Array;
  /** `[seat * STRUCTURE_COUNT + structure]`: spaces that are crossed off, and that are left. */
  readonly counts: Uint8Array;
  readonly lefts: Uint8Array;
}
export const factsOf = (): Facts => ({
  totals: new Float64Array(SEATS_MOST),
  ways: new Float64Array(SEATS_MOST),
  counts: new Uint8Array(SEATS_MOST * STRUCTURE_COUNT),
  lefts: new Uint8Array(SEATS_MOST * STRUCTURE_COUNT),
});

const nearest = new Uint8Array(BONUSES_TO_END);

const FAR = 24;

/** Spaces to the third bonus: those of the structures with fewest left. */
const wayOf = (facts: Facts, s: DiceState, seat: Seat, row: number): number => {
  const wanted = BONUSES_TO_END - BITS[s.bonuses[seat]];
  if (wanted <= 0) return 0;
  nearest.fill(NONE);
  for (let structure = 0; structure < STRUCTURE_COUNT; structure++) {
    let left = facts.lefts[row + structure];
    if (left === 0 || GIVES_BONUS[structure] === 0) continue;
    for (let n = 0; n < wanted; n++) {
      if (left >= nearest[n]) continue;
      const other = nearest[n];
      nearest[n] = left;
      left = other;
    }
  }
  let sum = 0;
  for (let n = 0; n < wanted; n++) sum += nearest[n];
  return Math.min(sum, FAR);
};

/** Notes what is asked of a seat's sheet. It is by its own sheet alone, so it stays as long as that does. */
export const survey = (facts: Facts, s: DiceState, seat: Seat): void => {
  const row = seat * STRUCTURE_COUNT;
  if (s.city[seat] === NONE) {
    facts.totals[seat] = 0;
    facts.ways[seat] = FAR;
    facts.counts.fill(0, row, row + STRUCTURE_COUNT);
    facts.lefts.fill(0, row, row + STRUCTURE_COUNT);
    return;
  }
  facts.totals[seat] = totalOf(s, seat);
  for (let structure = 0; structure < STRUCTURE_COUNT; structure++) {
    const crossed = BITS[crossedIn(s, seat, structure)];
    facts.counts[row + structure] = crossed;
    facts.lefts[row + structure] = BITS[spacesOf(s.city[seat], structure)] - crossed;
  }
  facts.ways[seat] = wayOf(facts, s, seat, row);
};

/** What a seat is told of all others together. */
export interface Rivals {
  /** Their nearest way to a third bonus, their best total, the fewest spaces of an Agora that one of them has left. */
  way: number;
  best: number;
  agora: number;
}

export const rivalsOf = (facts: Facts, s: DiceState, seat: Seat, out: Rivals): void => {
  out.way = FAR;
  out.best = 0;
  out.agora = SPACES_IN[AGORA];
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    out.way = Math.min(out.way, facts.ways[other]);
    out.best = Math.max(out.best, facts.totals[other]);
    out.agora = Math.min(out.agora, facts.lefts[other * STRUCTURE_COUNT + AGORA]);
  }
};

/** A way to the third bonus, as a share of a long one and step by step. */
const fillWay = (way: number, out: Float64Array, start: number): number => {
  let at = start;
  out[at++] = way / 32;
  for (let n = 0; n <= 4; n++) out[at++] = way <= n ? 1 : 0;
  out[at++] = way <= 6 ? 1 : 0;
  out[at++] = way <= 9 ? 1 : 0;
  return at;
};

/** Fills in what is open for the seat in this turn and says where it ends. */
const fillPending = (s: DiceState, seat: Seat, out: Float64Array, start: number): number => {
  const crossAt = start + 4;
  for (let n = 0; n < s.stackSize[seat]; n++) {
    const pending = s.stack[seat * STACK + n];
    const kind = kindOf(pending);
    if (kind === ACTION) out[start + (out[start] === 0 ? 0 : 1)] += 1;
    else if (kind === FREE_DIE) out[start + 2] += 1;
    else if (kind === BONUS) out[start + 3] += 1;
    else if (kind === CROSS_SPACES) {
      const colours = coloursOf(pending);
      for (let c = 0; c < DIE_COLOURS.length; c++) if ((colours >>> DIE_COLOURS[c]) & 1) out[crossAt + c] += countOf(pending) / 2;
    }
  }
  return crossAt + DIE_COLOURS.length;
};

/** The Barracks of one side: attacks that are left, what they meet, and what the attacker on that side still has against one's own defence. */
const fillBarracks = (s: DiceState, seat: Seat, side: number, other: Seat, out: Float64Array, start: number): number => {
  const facing = side === WEST ? EAST : WEST;
  const attacks = ATTACK_COUNT - BITS[crossedIn(s, seat, side) & ATTACKS];
  const met = BITS[crossedIn(s, other, facing) & DEFENCES];
  const threats = ATTACK_COUNT - BITS[crossedIn(s, other, facing) & ATTACKS];
  const open = BITS[DEFENCES] - BITS[crossedIn(s, seat, side) & DEFENCES];
  out[start] = (attacks * met) / 8;
  out[start + 1] = (threats * open) / 8;
  out[start + 2] = met / 2;
  return start + 3;
};

/** In how many of the comparisons the seat is ahead enough for the Guild Court. */
const guildChances = (facts: Facts, s: DiceState, seat: Seat): number => {
  const left = leftOf(seat, s.seats) * STRUCTURE_COUNT;
  const right = rightOf(seat, s.seats) * STRUCTURE_COUNT;
  const own = seat * STRUCTURE_COUNT;
  const more = s.seats === 2 ? 1 : 0;
  let open = 0;
  for (let n = 0; n < COMPARED.length; n++) {
    const needed = Math.max(facts.counts[left + COMPARED[n]], facts.counts[right + COMPARED[n]]) + more;
    if (facts.counts[own + COMPARED[n]] >= needed) open++;
  }
  const needed =
    Math.max(facts.counts[left + WEST] + facts.counts[left + EAST], facts.counts[right + WEST] + facts.counts[right + EAST]) + more;
  return facts.counts[own + WEST] + facts.counts[own + EAST] >= needed ? open + 1 : open;
};

/** Fills in the numbers of one seat, all zero before. Every seat was surveyed. */
export const fillSeat = (facts: Facts, s: DiceState, seat: Seat, { way, best, agora }: Rivals, out: Float64Array, start: number): void => {
  let at = start;
  const city = s.city[seat];
  const row = seat * STRUCTURE_COUNT;
  const shortest = Math.min(way, facts.ways[seat]);
  const rest = s.last === 1 ? 0 : Math.min(1, (shortest + 1) / 16);
  const total = facts.totals[seat];
  const ahead = Math.max(-1, Math.min(1, (total - best) / 32));
  const coins = s.coins[seat];
  out[at++] = s.last;
  out[at++] = total / 128;
  out[at++] = (1 - rest) * (total / 128);
  out[at++] = s.last * (total / 16);
  out[at++] = Math.max(0, ahead);
  out[at++] = Math.max(0, -ahead);
  out[at++] = coins / 32;
  // Nothing else counts for a seat that has finished.
  if (s.last === 1 && s.stackSize[seat] === 0) return;
  // The table.
  out[at++] = 1 - rest;
  out[at++] = s.turn / 32;
  for (let n = 3; n <= SEATS_MOST; n++) out[at++] = s.seats >= n ? 1 : 0;
  for (let n = 0; n < SPECIAL_BITS.length; n++) out[at++] = (s.forum & SPECIAL_BITS[n]) === 0 ? 0 : 1;
  // The ends of the seat and of the others.
  at = fillWay(facts.ways[seat], out, at);
  at = fillWay(way, out, at);
  out[at++] = facts.ways[seat] <= 4 ? Math.max(0, ahead) : 0;
  // Coins and what makes spaces and dice cheaper.
  out[at++] = Math.min(coins, 3) / 4;
  out[at++] = Math.min(coins, 7) / 8;
  out[at++] = (rest * Math.min(coins, 14)) / 16;
  const resources = s.resources[seat];
  for (let n = 1; n <= RESOURCES; n++) out[at++] = resources >= n ? 1 : 0;
  out[at++] = (rest * resources) / 8;
  out[at++] = s.dieMinus[seat];
  for (let c = 0; c < DIE_COLOURS.length; c++) {
    const colour = DIE_COLOURS[c];
    const zero = (s.dieZero[seat] >>> colour) & 1;
    const gain = s.dieCoins[seat * COLOUR_COUNT + colour] / 2;
    const left = facts.lefts[row + LEADS_TO[c]] / 8;
    out[at++] = zero * left;
    out[at++] = gain * left;
    out[at++] = rest * gain;
  }
  for (let n = 0; n < SPECIAL_BITS.length; n++) {
    const unlocked = (s.unlocked[seat] >>> n) & 1;
    out[at++] = unlocked;
    out[at++] = unlocked * rest;
  }
  for (let n = 0; n < BONUSES_TO_END; n++) out[at++] = (s.bonuses[seat] >>> n) & 1;
  out[at++] = s.agoraFirst[seat];
  out[at++] = s.agoraTaken;
  out[at++] = s.agoraTaken === 0 && facts.lefts[row + AGORA] < agora ? 1 - facts.lefts[row + AGORA] / 8 : 0;
  at = fillPending(s, seat, out, at);
  // The board.
  if (city === NONE) return;
  out[at + city] = 1;
  at += CITY_COUNT;
  for (let stage = facts.counts[row + WONDER]; stage < STAGES; stage++) out[at + city * STAGES + stage] = 1;
  at += CITY_COUNT * STAGES;
  at = fillBarracks(s, seat, WEST, leftOf(seat, s.seats), out, at);
  at = fillBarracks(s, seat, EAST, rightOf(seat, s.seats), out, at);
  const guild = guildChances(facts, s, seat) / 8;
  out[at++] = guild;
  out[at++] = (s.unlocked[seat] & PURPLE) === 0 || facts.lefts[row + GUILD] === 0 ? 0 : guild;
  out[at++] = (BITS[s.forum & GREY_BITS] * facts.lefts[row + WAREHOUSE]) / 16;
  for (let structure = 0; structure < STRUCTURE_COUNT; structure++) {
    const left = facts.lefts[row + structure];
    const crossed = crossedIn(s, seat, structure);
    const board = (city * STRUCTURE_COUNT + structure) * (RESOURCES + 1) + Math.min(resources, RESOURCES);
    out[at++] = left / 8;
    out[at++] = left === 1 ? 1 : 0;
    out[at++] = left === 2 ? 1 : 0;
    out[at++] = PRICE_LEFT[board][crossed] / 32;
    if (structure === WONDER) continue;
    for (let bits = crossed; bits !== 0; bits &= bits - 1) out[at + 31 - Math.clz32(bits & -bits)] = 1;
    at += SPACES_IN[structure];
  }
};

const COUNT = 206;
const ownFacts = factsOf();
const rivals: Rivals = { way: 0, best: 0, agora: 0 };

export const diceFeatures: Features = {
  count: COUNT,
  fill: (state, out) => {
    const s = state as DiceState;
    for (let seat = 0; seat < s.seats; seat++) survey(ownFacts, s, seat);
    for (let seat = 0; seat < s.seats; seat++) {
      rivalsOf(ownFacts, s, seat, rivals);
      fillSeat(ownFacts, s, seat, rivals, out, seat * COUNT);
    }
  },
};
