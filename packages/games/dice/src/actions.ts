// Which actions are legal now.
import type { ActionList, Seat } from '@maravilha/kernel';
import { FIRST_SPACE, lowestBit } from './city.ts';
import { BUILD_WONDER, constructAction, CROSS, DECLINE, PASS, TAKE_BONUS, TAKE_CITY } from './codes.ts';
import { openBonuses } from './cross.ts';
import { nextOf } from './pending.ts';
import { choosableDice, coveredIn, guildOpen, leftForSpace, spaceCost } from './price.ts';
import { colourOpenings, faceOpenings, nextStage, OPENING_STRUCTURE, openIn } from './reach.ts';
import { ACTION, BONUS, CHOOSING, coloursOf, CROSS_SPACES, type DiceState, FREE_DIE, kindOf, TURN } from './state.ts';
import { NONE } from './tables.ts';

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

/** Spaces that the openings leave open and `coins` can pay, each as the action `first` + its number. */
const listOpen = (s: DiceState, seat: Seat, openings: Uint16Array, coins: number, first: number, out: ActionList): void => {
  for (let n = 0; n < openings.length; n++) {
    const structure = OPENING_STRUCTURE[openings[n]];
    const at = first + FIRST_SPACE[structure];
    const bits = openIn(s, seat, openings[n]) & coveredIn(s, seat, structure, coins);
    for (let rest = bits; rest !== 0; rest &= rest - 1) out.push(at + lowestBit(rest));
  }
};

/** Every die that may be chosen, with every space that it leads to and that can be paid. */
export const listConstructs = (s: DiceState, seat: Seat, free: boolean, out: ActionList): void => {
  for (let rest = choosableDice(s, seat); rest !== 0; rest &= rest - 1) {
    const die = lowestBit(rest);
    const coins = leftForSpace(s, seat, die, free);
    if (coins >= 0 && guildOpen(s, seat, die)) listOpen(s, seat, faceOpenings(s, seat, die), coins, constructAction(die, 0), out);
  }
};

/** Spaces of the colours, without a die. No two colours share a structure, so nothing is listed twice. */
export const listCrossings = (s: DiceState, seat: Seat, colours: number, out: ActionList): void => {
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    listOpen(s, seat, colourOpenings(s, seat, lowestBit(rest)), s.coins[seat], CROSS, out);
  }
};
