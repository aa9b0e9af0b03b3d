// The judge of Dice. From one judged state to the next little changes on most sheets: a seat for which nothing has changed keeps its strength,
// and for the others the sums of the net's units are only moved by the features that are new. Features are fractions of powers of two, and so
// are the weights of a net that was read: no sum is ever rounded, and what was judged before leaves no trace.
import { ATTACK_COUNT, type DiceState, STACK, totalOf } from '@maravilha/dice/internals';
import { dice } from '@maravilha/dice';
import { leftOf, rightOf, type Seat } from '@maravilha/kernel';
import type { Judge } from '../../search/evaluation.ts';
import { chancesOf, type Net } from '../../value/net.ts';
import { diceFeatures, factsOf, fillSeat, type Rivals, rivalsOf, survey } from './features.ts';

const SEATS_MOST = 7;
const WIDTH = 4;

/** The sheets as they were seen last. */
class Sheets {
  readonly #low = new Int32Array(SEATS_MOST);
  readonly #high = new Int32Array(SEATS_MOST);
  /** Coins, bonuses, city and the mark of the Agora. */
  readonly #rest = new Int32Array(SEATS_MOST);
  readonly #stackSize = new Uint8Array(SEATS_MOST);
  readonly #stack = new Uint16Array(SEATS_MOST * STACK);
  readonly #recorded = new Uint8Array(SEATS_MOST * ATTACK_COUNT);

  constructor() {
    // No sheet is like this one, so all are new at first.
    this.#rest.fill(-1);
  }

  /** Whether the seat's sheet is another one; from now on it is the known one. */
  renew(s: DiceState, seat: Seat): boolean {
    const rest = s.coins[seat] | (s.bonuses[seat] << 8) | (s.agoraFirst[seat] << 12) | (s.city[seat] << 16);
    const size = s.stackSize[seat];
    let same =
      s.low[seat] === this.#low[seat] && s.high[seat] === this.#high[seat] && rest === this.#rest[seat] && size === this.#stackSize[seat];
    for (let n = seat * STACK; same && n < seat * STACK + size; n++) same = s.stack[n] === this.#stack[n];
    for (let n = seat * ATTACK_COUNT; same && n < (seat + 1) * ATTACK_COUNT; n++) same = s.recorded[n] === this.#recorded[n];
    if (same) return false;
    this.#low[seat] = s.low[seat];
    this.#high[seat] = s.high[seat];
    this.#rest[seat] = rest;
    this.#stackSize[seat] = size;
    for (let n = seat * STACK; n < seat * STACK + size; n++) this.#stack[n] = s.stack[n];
    for (let n = seat * ATTACK_COUNT; n < (seat + 1) * ATTACK_COUNT; n++) this.#recorded[n] = s.recorded[n];
    return true;
  }
}

export const diceJudge = (net: Net): Judge => {
  const { inputs, hidden, first, offset, second } = net;
  if (inputs !== diceFeatures.count) throw new RangeError(`the net takes ${inputs} features, the game tells ${diceFeatures.count}`);
  const sheets = new Sheets();
  const facts = factsOf();
  const rivals: Rivals = { way: 0, best: 0, agora: 0 };
  const features = new Float64Array(inputs);
  // What is known of each seat: its rivals, the features that its sums stand for, the sums, the strength.
  const known = Array.from({ length: SEATS_MOST }, () => ({ way: -1, best: -1, agora: -1 }));
  const knownFeatures = new Float64Array(SEATS_MOST * inputs);
  const units = new Float64Array(SEATS_MOST * hidden);
  for (let seat = 0; seat < SEATS_MOST; seat++) units.set(offset, seat * hidden);
  const strengths = new Float64Array(SEATS_MOST);
  const rows = new Int32Array(inputs);
  const moves = new Float64Array(inputs);
  /** The table: seats, turn, last turn, Forum, Agora. */
  let table = -1;

  /** Moves the sums of the seat to the features and answers with its strength. */
  const strengthOf = (seat: Seat): number => {
    const from = seat * inputs;
    let count = 0;
    for (let i = 0; i < inputs; i++) {
      const x = features[i];
      const move = x - knownFeatures[from + i];
      if (move === 0) continue;
      knownFeatures[from + i] = x;
      rows[count] = i * hidden;
      moves[count++] = move;
    }
    const base = seat * hidden;
    let sum = 0;
    // Four units at a time, so that their sums stay out of memory.
    for (let h = 0; h < hidden; h += WIDTH) {
      let a = units[base + h];
      let b = units[base + h + 1];
      let c = units[base + h + 2];
      let d = units[base + h + 3];
      for (let n = 0; n < count; n++) {
        const x = moves[n];
        const w = rows[n] + h;
        a += x * first[w];
        b += x * first[w + 1];
        c += x * first[w + 2];
        d += x * first[w + 3];
      }
      units[base + h] = a;
      units[base + h + 1] = b;
      units[base + h + 2] = c;
      units[base + h + 3] = d;
      if (a > 0) sum += a * second[h];
      if (b > 0) sum += b * second[h + 1];
      if (c > 0) sum += c * second[h + 2];
      if (d > 0) sum += d * second[h + 3];
    }
    return sum;
  };

  const sameRivals = (seat: Seat): boolean => {
    const { way, best, agora } = known[seat];
    return way === rivals.way && best === rivals.best && agora === rivals.agora;
  };

  return (state, out) => {
    const s = state as DiceState;
    const { seats } = s;
    const tableNow = seats | (s.agoraTaken << 3) | (s.last << 4) | (s.forum << 5) | (s.turn << 16);
    const tableChanged = tableNow !== table;
    table = tableNow;
    let changed = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (!sheets.renew(s, seat)) continue;
      changed |= 1 << seat;
      survey(facts, s, seat);
    }
    for (let seat = 0; seat < seats; seat++) {
      rivalsOf(facts, s, seat, rivals);
      const seen = (1 << seat) | (1 << leftOf(seat, seats)) | (1 << rightOf(seat, seats));
      if (tableChanged || (changed & seen) !== 0 || !sameRivals(seat)) {
        known[seat].way = rivals.way;
        known[seat].best = rivals.best;
        known[seat].agora = rivals.agora;
        features.fill(0);
        fillSeat(facts, s, seat, rivals, features, 0);
        strengths[seat] = strengthOf(seat);
      }
      out[seat] = strengths[seat];
    }
    chancesOf(out, seats);
  };
};

/** Points that multiply a seat's part by e in what is learnt. */
const POINTS = 10;
const parts = new Float64Array(SEATS_MOST);

/** What a game that is over teaches: half the victory, half how near the others came. Much is luck, and points have less of it. */
export const diceTarget: Judge = (state, out) => {
  const s = state as DiceState;
  dice.result(s, out);
  for (let seat = 0; seat < s.seats; seat++) parts[seat] = totalOf(s, seat) / POINTS;
  chancesOf(parts, s.seats);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = (out[seat] + parts[seat]) / 2;
};
