// Which actions are legal now.
import { type ActionList, lowestBit, NOBODY, only, type Seat, type SeatSet } from '@maravilha/kernel';
import { RESERVE } from '../data/boards.ts';
import { FORUM_DICE } from '../data/numbers.ts';
import { bitsOf, firstSpace } from './city.ts';
import { BUILD_WONDER, constructAction, CROSS, DECLINE, PASS, TAKE_BONUS, TAKE_CITY } from './action-codes.ts';
import { openBonuses } from './construction.ts';
import { choosableDice, COMPARING, coveredIn, coveredRow, guildOpen, priceIn, pricesAt, rowsAt } from './price.ts';
import { boardOf, colourWays, faceWays, nextWay, openBy, openStages, structureBy } from './arrows.ts';
import { ACTION, BONUS, CHOOSING, coloursOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, nextOf, TURN } from './state.ts';
import { COLOUR_COUNT, DIE_COLOUR, FACES, SPACE_COUNT, WONDER } from './tables.ts';

const NO_COLOURS = 0;
export const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;
/** Every space by every die, the Wonder, passing. */
const MOST_LISTED = FORUM_DICE * SPACE_COUNT + 2;

export const awaiting = (s: DiceState): SeatSet => {
  if (s.phase === CHOOSING) return only(s.active);
  let seats = NOBODY;
  if (s.phase === TURN) for (let seat: Seat = 0; seat < s.seats; seat++) if (s.stackSize[seat] !== 0) seats |= only(seat);
  return seats;
};

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
      listConstructs(s, seat, NO_COLOURS, out);
      listWithoutDie(s, seat, out);
      return;
    case FREE_DIE:
      listConstructs(s, seat, ALL_COLOURS, out);
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

/** The next stage of the Wonder, if it can be paid, and passing. Comes after `listConstructs`, which made room. */
const listWithoutDie = (s: DiceState, seat: Seat, out: ActionList): void => {
  const payable = coveredIn(coveredRow(s.city[seat], rowsAt(s.resources[seat]), s.coins[seat]), WONDER);
  const { items, length } = out;
  items[length] = BUILD_WONDER;
  const passAt = length + oneIfAny(openStages(s, seat) & payable);
  items[passAt] = PASS;
  out.length = passAt + 1;
};

/** Dice that the seat may choose and whose comparison, if their face has one, is in its favour. */
const usefulDice = (s: DiceState, seat: Seat): number => {
  let dice = choosableDice(s, seat);
  for (let rest = dice & COMPARING; rest !== 0; rest &= rest - 1) if (!guildOpen(s, seat, lowestBit(rest))) dice &= ~(rest & -rest);
  return dice;
};

/**
 * Every die that may be chosen, with every space that it leads to and that can be paid; dice of the free colours cost nothing. Prices are
 * those of price.ts, from tables.
 */
export const listConstructs = (s: DiceState, seat: Seat, freeColours: number, out: ActionList): void => {
  makeRoom(out);
  const city = s.city[seat];
  const board = boardOf(s, seat);
  const low = s.low[seat];
  const high = s.high[seat];
  const coins = s.coins[seat];
  const rows = rowsAt(s.resources[seat]);
  const prices = pricesAt(s.dieMinus[seat]);
  const zero = freeColours | s.dieZero[seat];
  const { face: faces, section, dieCoins } = s;
  const { items } = out;
  let { length } = out;
  for (let rest = usefulDice(s, seat); rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    const colour = DIE_COLOUR[die];
    const price = priceIn(prices, (zero >>> colour) & 1, section[die]);
    const left = Math.min(RESERVE, coins + dieCoins[seat * COLOUR_COUNT + colour]) - price;
    const ways = faceWays(board, die * FACES + faces[die]);
    length = listWays(low, high, ways, coveredRow(city, rows, left), constructAction(die, 0), items, length);
  }
  out.length = length;
};

/** Spaces of the colours, without a die. No two colours share a structure, so nothing is listed twice. */
export const listCrossings = (s: DiceState, seat: Seat, colours: number, out: ActionList): void => {
  makeRoom(out);
  const board = boardOf(s, seat);
  const row = coveredRow(s.city[seat], rowsAt(s.resources[seat]), s.coins[seat]);
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    out.length = listWays(s.low[seat], s.high[seat], colourWays(board, lowestBit(rest)), row, CROSS, out.items, out.length);
  }
};

/** Room for all that a turn can offer, so that nobody asks for it one by one. */
const makeRoom = (out: ActionList): void => {
  if (out.items.length >= out.length + MOST_LISTED) return;
  const larger = new Int32Array(out.length + MOST_LISTED);
  larger.set(out.items.subarray(0, out.length));
  out.items = larger;
};

/** 1 if there is a bit among the lower 31, else 0; without a branch. */
const oneIfAny = (bits: number): number => -bits >>> 31;

/**
 * Spaces that a way and those after it leave open and the row covers, each as the action `first` + its number. Mostly it is one or none,
 * and which of them cannot be foreseen: writing it in any case, and counting it if it was one, spares the processor a wrong guess.
 */
const listWays = (low: number, high: number, from: number, row: number, first: number, items: Int32Array, size: number): number => {
  let length = size;
  let way = from;
  do {
    const structure = structureBy(way);
    const at = first + firstSpace(structure);
    const bits = openBy(way, bitsOf(low, high, structure)) & coveredIn(row, structure);
    items[length] = at + lowestBit(bits);
    length += oneIfAny(bits);
    for (let rest = bits & (bits - 1); rest !== 0; rest &= rest - 1) items[length++] = at + lowestBit(rest);
    way = nextWay(way);
  } while (way !== 0);
  return length;
};
