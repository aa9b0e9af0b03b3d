import type { DuelMove } from '@maravilha/duel';
import { describeMove } from '@maravilha/words/duel';
import type { SayMove } from '../../table/hint/say-move.ts';
import { duelWords } from './words.ts';

export const sayMove: SayMove = ({ move, nameOf }) => describeMove(duelWords(), move as DuelMove, nameOf);
