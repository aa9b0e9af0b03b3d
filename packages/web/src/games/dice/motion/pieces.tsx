// What moves over the table. It is drawn like everything else and thrown away when it lands.
import './motion.css';
import type { DieId, SpaceId } from '@maravilha/dice';
import { structureIn } from '@maravilha/dice';
import { Die, type DieProps, standOf, structureMark } from '../pieces/index.ts';
import { Coin, Icon } from '../../../components/index.ts';
import { pieceOf } from '../../../table/motion/piece.ts';

/** How a die lies in the Forum. */
export type Lie = Pick<DieProps, 'angle' | 'locked' | 'faint'>;

/** Several faces of a die, one upon the other. */
export const diePiece = (die: DieId, faces: readonly number[], size: number, lie: Lie = {}): HTMLElement => {
  const node = pieceOf(
    'flying-die',
    faces.map((face, i) => <Die key={i} die={die} face={face} size={size} {...lie} />),
  );
  node.style.setProperty('--side', `${size}px`);
  return node;
};

/** A structure with a cross over its mark. */
export const chipPiece = (space: SpaceId): HTMLElement =>
  pieceOf(
    `flying-chip colour-mark colour-${standOf(structureIn(space))}`,
    <>
      <Icon id={structureMark(structureIn(space))} />
      <svg class="crossing" viewBox="0 0 24 24">
        <path d="M3 4 21 20" pathLength="1" />
        <path d="M20 3 4 21" pathLength="1" />
      </svg>
    </>,
  );

export const coinPiece = (count: number): HTMLElement => pieceOf('flying-coin', <Coin n={`+${count}`} />);

export const glassPiece = (): HTMLElement => pieceOf('flying-chip colour-mark colour-gold', <Icon id="hourglass" />);
