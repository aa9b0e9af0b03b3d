// What flies over the table. It is drawn like everything else and thrown away when it lands.
import './motion.css';
import type { CardId, TokenId } from '@maravilha/architects';
import { type ComponentChild, render } from 'preact';
import { ArCard, CatToken, ConflictToken, ProgressToken, TokenPile } from '../pieces/index.ts';
import { Icon, type SymbolId } from '../../../components/index.ts';

const drawn = (kind: string, child: ComponentChild): HTMLElement => {
  const node = document.createElement('div');
  node.className = `flying ${kind}`;
  render(child, node);
  return node;
};

const sized = (node: HTMLElement, width: number): HTMLElement => {
  node.style.setProperty('--fw', `${width}px`);
  return node;
};

/** A card without its name, or its back. */
export const cardPiece = (card: CardId | undefined, width: number): HTMLElement =>
  sized(drawn('flying-card', <ArCard card={card} faceDown={card === undefined} size={width < 40 ? 'mini' : 'big'} />), width);

export const conflictPiece = (side: 'peace' | 'battle', width: number): HTMLElement =>
  sized(drawn('flying-round', <ConflictToken side={side} />), width);

/** A progress token, or one face down. */
export const tokenPiece = (token: TokenId | undefined, width: number): HTMLElement =>
  sized(drawn('flying-round', token === undefined ? <TokenPile count={1} /> : <ProgressToken token={token} />), width);

export const catPiece = (): HTMLElement => sized(drawn('flying-round', <CatToken />), 34);

/** A sign with a number: shields that meet, victories, points of a stage. */
export const signPiece = (kind: 'shields' | 'victory' | 'points' | 'eye', icon: SymbolId, text: string): HTMLElement =>
  drawn(
    `flying-sign ${kind}`,
    <>
      <Icon id={icon} />
      {text !== '' && <b>{text}</b>}
    </>,
  );
