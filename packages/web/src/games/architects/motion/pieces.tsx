// What flies over the table. It is drawn like everything else and thrown away when it lands.
import './motion.css';
import type { CardId, TokenId } from '@maravilha/architects';
import { ArCard, CatToken, ConflictToken, ProgressToken, TokenPile } from '../pieces/index.ts';
import { Icon, type SymbolId } from '../../../components/index.ts';
import { pieceOf } from '../../../table/motion/piece.ts';

const sized = (node: HTMLElement, width: number): HTMLElement => {
  node.style.setProperty('--fw', `${width}px`);
  return node;
};

/** A card without its name, or its back. */
export const cardPiece = (card: CardId | undefined, width: number): HTMLElement =>
  sized(pieceOf('flying-card', <ArCard card={card} faceDown={card === undefined} size={width < 40 ? 'mini' : 'big'} />), width);

export const conflictPiece = (side: 'peace' | 'battle', width: number): HTMLElement =>
  sized(pieceOf('flying-round', <ConflictToken side={side} />), width);

/** A progress token, or one face down. */
export const tokenPiece = (token: TokenId | undefined, width: number): HTMLElement =>
  sized(pieceOf('flying-round', token === undefined ? <TokenPile count={1} /> : <ProgressToken token={token} />), width);

export const catPiece = (): HTMLElement => sized(pieceOf('flying-round', <CatToken />), 34);

/** A sign with a number: shields that meet, victories, points of a stage. */
export const signPiece = (kind: 'shields' | 'victory' | 'points' | 'eye', icon: SymbolId, text: string): HTMLElement =>
  pieceOf(
    `flying-sign ${kind}`,
    <>
      <Icon id={icon} />
      {text !== '' && <b>{text}</b>}
    </>,
  );
