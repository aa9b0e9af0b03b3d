// Which actions are legal now.
import type { ActionList, Seat } from '@maravilha/kernel';
import { RESERVE } from '../data/numbers.ts';
import { bitsOf, FIRST_SPACE, lowestBit } from './city.ts';
import { BUILD_WONDER, constructAction, CROSS, DECLINE, PASS, TAKE_BONUS, TAKE_CITY } from './codes.ts';
import { openBonuses } from './cross.ts';
import { nextOf } from './pending.ts';
import { choosableDice, COVERED, coveredRow, guildOpen, SECTION_COST, spaceCost } from './price.ts';
import { colourWays, faceWays, nextStage, openBy, WAY_STRUCTURE, WAYS_START } from './reach.ts';
import { ACTION, BONUS, CHOOSING, coloursOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, TURN } from './state.ts';
import { COLOUR_COUNT, COMPARED, DIE_COLOUR, FACES, NONE } from './tables.ts';

const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;

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

/** Every die that may be chosen, with every space that it leads to and that can be paid. Prices are those of price.ts, written out. */
export const listConstructs = (s: DiceState, seat: Seat, free: boolean, out: ActionList): void => {
  const city = s.city[seat];
  const low = s.low[seat];
  const high = s.high[seat];
  const coins = s.coins[seat];
  const resources = s.resources[seat];
  const minus = s.dieMinus[seat];
  const zero = free ? ALL_COLOURS : s.dieZero[seat];
  const { face: faces, section, dieCoins } = s;
  for (let rest = choosableDice(s, seat); rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    const colour = DIE_COLOUR[die];
    const cost = (zero >>> colour) & 1 ? 0 : Math.max(0, SECTION_COST[section[die]] - minus);
    const left = Math.min(RESERVE, coins + dieCoins[seat * COLOUR_COUNT + colour]) - cost;
    if (left < 0) continue;
    const face = die * FACES + faces[die];
    if (COMPARED[face] !== 0 && !guildOpen(s, seat, die)) continue;
    listWays(low, high, faceWays(city, face), coveredRow(city, left + resources), constructAction(die, 0), out);
  }
};

/** Spaces of the colours, without a die. No two colours share a structure, so nothing is listed twice. */
export const listCrossings = (s: DiceState, seat: Seat, colours: number, out: ActionList): void => {
  const city = s.city[seat];
  const row = coveredRow(city, s.coins[seat] + s.resources[seat]);
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    listWays(s.low[seat], s.high[seat], colourWays(city, lowestBit(rest)), row, CROSS, out);
  }
};

/** Spaces that the ways of the list leave open and the row of COVERED has, each as the action `first` + its number. */
const listWays = (low: number, high: number, list: number, row: number, first: number, out: ActionList): void => {
  const end = WAYS_START[list + 1];
  for (let way = WAYS_START[list]; way < end; way++) {
    const structure = WAY_STRUCTURE[way];
    const at = first + FIRST_SPACE[structure];
    const bits = openBy(way, bitsOf(low, high, structure)) & COVERED[row + structure];
    for (let rest = bits; rest !== 0; rest &= rest - 1) out.push(at + lowestBit(rest));
  }
};
