import type { SevenWondersMove } from '@maravilha/seven-wonders';
import { describeMove } from '@maravilha/words/seven-wonders';
import { sevenWondersWords } from '../../base/i18n.ts';
import type { SayMove } from './say.ts';

export const sayMove: SayMove = ({ move }) => describeMove(sevenWondersWords(), move as SevenWondersMove);
