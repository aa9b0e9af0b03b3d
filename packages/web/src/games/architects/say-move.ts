import type { ArchitectsMove } from '@maravilha/architects';
import { describeMove } from '@maravilha/words/architects';
import type { SayMove } from '../../table/hint/say-move.ts';
import { architectsWords } from './words.ts';

export const sayMove: SayMove = ({ move, nameOf }) => describeMove(architectsWords(), move as ArchitectsMove, nameOf);
