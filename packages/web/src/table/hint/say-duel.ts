import type { DuelMove } from '@maravilha/duel';
import { describeMove } from '@maravilha/words/duel';
import { duelWords } from '../../base/i18n.ts';
import type { SayMove } from './say.ts';

export const sayMove: SayMove = ({ move, nameOf }) => describeMove(duelWords(), move as DuelMove, nameOf);
