import type { ArchitectsMove } from '@maravilha/architects';
import { describeMove } from '@maravilha/words/architects';
import { architectsWords } from '../../base/i18n.ts';
import type { SayMove } from './say.ts';

export const sayMove: SayMove = ({ move, nameOf }) => describeMove(architectsWords(), move as ArchitectsMove, nameOf);
