import type { SevenWondersMove } from '@maravilha/seven-wonders';
import { describeMove } from '@maravilha/words/seven-wonders';
import type { SayMove } from '../../table/hint/say-move.ts';
import { sevenWondersWords } from './words.ts';

export const sayMove: SayMove = ({ move }) => describeMove(sevenWondersWords(), move as SevenWondersMove);
