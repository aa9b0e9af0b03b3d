// Pieces that no other table shows in a turn. Apart from those of all, so that the others do not load their styles.
export { CardBack } from '../../components/card-back.tsx';
export { TokenFace, TokenGone } from '../../components/token.tsx';
export { WonderTile } from '../../components/wonder-tile.tsx';
