// Which actions are legal now.
import type { ActionList, Seat } from '@maravilha/kernel';
import { bitsOf, FIRST_SPACE, lowestBit } from './city.ts';
import { BUILD_WONDER, constructAction, CROSS, DECLINE, PASS, TAKE_BONUS, TAKE_CITY } from './codes.ts';
import { openBonuses } from './cross.ts';
import { nextOf } from './pending.ts';
import { choosableDice, COVERED, coveredRow, guildOpen, SECTION_COST, spaceCost } from './price.ts';
import { COLOUR_OPENINGS, COLOUR_START, FACE_OPENINGS, FACE_START, nextStage, OPENING_STRUCTURE, openIn } from './reach.ts';
import { coinsWith } from './reserve.ts';
import { ACTION, BONUS, CHOOSING, coloursOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, TURN } from './state.ts';
import { COLOUR_COUNT, COMPARED, DIE_COLOUR, DIE_COUNT, FACES, NONE } from './tables.ts';

const ALL_COLOURS = (1 << COLOUR_COUNT) - 1;
const FACE_COUNT = DIE_COUNT * FACES;

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
  const resources = s.resources[seat];
  const minus = s.dieMinus[seat];
  const zero = free ? ALL_COLOURS : s.dieZero[seat];
  const { face: faces, section, dieCoins } = s;
  for (let rest = choosableDice(s, seat); rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    const colour = DIE_COLOUR[die];
    const cost = (zero >>> colour) & 1 ? 0 : Math.max(0, SECTION_COST[section[die]] - minus);
    const left = coinsWith(s, seat, dieCoins[seat * COLOUR_COUNT + colour]) - cost;
    if (left < 0) continue;
    const face = die * FACES + faces[die];
    if (COMPARED[face] !== 0 && !guildOpen(s, seat, die)) continue;
    const row = coveredRow(city, left + resources);
    const first = constructAction(die, 0);
    const list = city * FACE_COUNT + face;
    const end = FACE_START[list + 1];
    for (let n = FACE_START[list]; n < end; n++) listOpen(low, high, FACE_OPENINGS[n], row, first, out);
  }
};

/** Spaces of the colours, without a die. No two colours share a structure, so nothing is listed twice. */
export const listCrossings = (s: DiceState, seat: Seat, colours: number, out: ActionList): void => {
  const city = s.city[seat];
  const row = coveredRow(city, s.coins[seat] + s.resources[seat]);
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    const list = city * COLOUR_COUNT + lowestBit(rest);
    const end = COLOUR_START[list + 1];
    for (let n = COLOUR_START[list]; n < end; n++) listOpen(s.low[seat], s.high[seat], COLOUR_OPENINGS[n], row, CROSS, out);
  }
};

/** Spaces that the opening leaves open and the row of COVERED has, each as the action `first` + its number. */
const listOpen = (low: number, high: number, opening: number, row: number, first: number, out: ActionList): void => {
  const structure = OPENING_STRUCTURE[opening];
  const at = first + FIRST_SPACE[structure];
  const bits = openIn(opening, bitsOf(low, high, structure)) & COVERED[row + structure];
  for (let rest = bits; rest !== 0; rest &= rest - 1) out.push(at + lowestBit(rest));
};
