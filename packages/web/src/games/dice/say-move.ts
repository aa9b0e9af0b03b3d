import type { DiceMove, DiceView } from '@maravilha/dice';
import { describeMove } from '@maravilha/words/dice';
import type { SayMove } from '../../table/hint/say-move.ts';
import { diceWords } from './words.ts';

export const sayMove: SayMove = ({ move, view, seat }) => describeMove(diceWords(), move as DiceMove, (view as DiceView).seats[seat]?.city);
