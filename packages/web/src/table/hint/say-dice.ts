import type { DiceMove, DiceView } from '@maravilha/dice';
import { describeMove } from '@maravilha/words/dice';
import { diceWords } from '../../base/i18n.ts';
import type { SayMove } from './say.ts';

export const sayMove: SayMove = ({ move, view, seat }) => describeMove(diceWords(), move as DiceMove, (view as DiceView).seats[seat]?.city);
