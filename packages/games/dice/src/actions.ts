// Which actions are legal now.
import type { ActionList, Seat } from '@maravilha/kernel';
import { FORUM_DICE, RESERVE, SECTION_COSTS } from '../data/numbers.ts';
import { FIRST_SPACE, lowestBit } from './city.ts';
import { BUILD_WONDER, constructAction, CROSS, DECLINE, PASS, TAKE_BONUS, TAKE_CITY } from './codes.ts';
import { openBonuses } from './cross.ts';
import { nextOf } from './pending.ts';
import { choosableDice, COMPARING, COVERED, coveredRow, DIE_PRICE, guildOpen, pricesAt, rowsAt, spaceCost } from './price.ts';
import { colourWays, faceWays, nextStage, openBy, WAY_STRUCTURE, WAYS_START } from './reach.ts';
import { ACTION, BONUS, CHOOSING, coloursOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, TURN } from './state.ts';
import { COLOUR_COUNT, DIE_COLOUR, FACES, NONE, SPACE_COUNT } from './tables.ts';

const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;
const SECTIONS = SECTION_COSTS.length;
const MOST_LISTED = FORUM_DICE * SPACE_COUNT;

export const actions = (s: DiceState, seat: Seat, out: ActionList): void => {
  out.clear();
  if (s.phase === TURN) listTurn(s, seat, nextOf(s, seat), out);
  else if (s.phase === CHOOSING && s.active === seat) {
    for (let rest = s.offered; rest !== 0; rest &= rest - 1) out.push(TAKE_CITY + lowestBit(rest));
  }
};

const listTurn = (s: DiceState, seat: Seat, pending: number, out: ActionList): void => {
  switch (kindOf(pending)) {
    case 0:
      return;
    case ACTION:
      listConstructs(s, seat, false, out);
      if (canBuildWonder(s, seat)) out.push(BUILD_WONDER);
      out.push(PASS);
      return;
    case FREE_DIE:
      listConstructs(s, seat, true, out);
      out.push(DECLINE);
      return;
    case CROSS_SPACES:
      listCrossings(s, seat, coloursOf(pending), out);
      out.push(DECLINE);
      return;
    case BONUS:
      for (let rest = openBonuses(s, seat); rest !== 0; rest &= rest - 1) out.push(TAKE_BONUS + lowestBit(rest));
      return;
    default:
      throw new Error(`nothing of this kind can be open: ${pending}`);
  }
};

const canBuildWonder = (s: DiceState, seat: Seat): boolean => {
  const stage = nextStage(s, seat);
  return stage !== NONE && spaceCost(s, seat, stage) <= s.coins[seat];
};

/** Dice that the seat may choose and whose comparison, if their face has one, is in its favour. */
const usefulDice = (s: DiceState, seat: Seat): number => {
  let dice = choosableDice(s, seat);
  for (let rest = dice & COMPARING; rest !== 0; rest &= rest - 1) if (!guildOpen(s, seat, lowestBit(rest))) dice &= ~(rest & -rest);
  return dice;
};

/** Every die that may be chosen, with every space that it leads to and that can be paid. Prices are those of price.ts, from tables. */
export const listConstructs = (s: DiceState, seat: Seat, free: boolean, out: ActionList): void => {
  makeRoom(out);
  const city = s.city[seat];
  const low = s.low[seat];
  const high = s.high[seat];
  const coins = s.coins[seat];
  const rows = rowsAt(s.resources[seat]);
  const prices = pricesAt(s.dieMinus[seat]);
  const zero = free ? ALL_COLOURS : s.dieZero[seat];
  const { face: faces, section, dieCoins } = s;
  const { items } = out;
  let { length } = out;
  for (let rest = usefulDice(s, seat); rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    const colour = DIE_COLOUR[die];
    const price = DIE_PRICE[prices + ((zero >>> colour) & 1) * SECTIONS + section[die]];
    const left = Math.min(RESERVE, coins + dieCoins[seat * COLOUR_COUNT + colour]) - price;
    const ways = faceWays(city, die * FACES + faces[die]);
    length = listWays(low, high, ways, coveredRow(city, rows, left), constructAction(die, 0), items, length);
  }
  out.length = length;
};

/** Spaces of the colours, without a die. No two colours share a structure, so nothing is listed twice. */
export const listCrossings = (s: DiceState, seat: Seat, colours: number, out: ActionList): void => {
  makeRoom(out);
  const city = s.city[seat];
  const row = coveredRow(city, rowsAt(s.resources[seat]), s.coins[seat]);
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    out.length = listWays(s.low[seat], s.high[seat], colourWays(city, lowestBit(rest)), row, CROSS, out.items, out.length);
  }
};

/** Room for every space by every die, so that `listWays` may write without asking. */
const makeRoom = (out: ActionList): void => {
  if (out.items.length >= out.length + MOST_LISTED) return;
  const larger = new Int32Array(out.length + MOST_LISTED);
  larger.set(out.items.subarray(0, out.length));
  out.items = larger;
};

/**
 * Spaces that the ways of the list leave open and the row of COVERED has, each as the action `first` + its number. Mostly it is one or none,
 * and which of them cannot be foreseen: writing it in any case, and counting it if it was one, spares the processor a wrong guess.
 */
const listWays = (low: number, high: number, list: number, row: number, first: number, items: Int32Array, from: number): number => {
  let length = from;
  const end = WAYS_START[list + 1];
  for (let way = WAYS_START[list]; way < end; way++) {
    const structure = WAY_STRUCTURE[way];
    const at = first + FIRST_SPACE[structure];
    const bits = openBy(way, low, high) & COVERED[row + structure];
    items[length] = at + lowestBit(bits);
    length += -bits >>> 31;
    for (let rest = bits & (bits - 1); rest !== 0; rest &= rest - 1) items[length++] = at + lowestBit(rest);
  }
  return length;
};
