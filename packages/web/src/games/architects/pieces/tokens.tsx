// Round pieces: conflict tokens with their two sides, progress tokens and their pile, the Cat.
import './tokens.css';
import type { TokenId } from '@maravilha/architects';
import { Icon } from '../../../components/icon.tsx';
import { TokenFace } from '../../../components/token.tsx';
import type { Outer } from '../../../components/types.ts';
import { tokenRows } from './faces.ts';
import { Piece, saidOf } from './piece.tsx';
import { rem } from '../../../table/window.ts';

/** A conflict token: the dove in peace, crossed swords when a horn has turned it. Its width is `--w`. */
export function ConflictToken(props: Outer & { readonly side: 'peace' | 'battle' }) {
  const { side, children, ...rest } = props;
  return (
    <Piece {...rest} base={`conflict-token ${side}`}>
      <Icon id={side === 'peace' ? 'dove' : 'battle'} />
      {children}
    </Piece>
  );
}

/** `size` in pixels; never below 28. */
export function ProgressToken(
  props: Outer & { readonly token: TokenId; readonly size?: number | undefined; readonly selected?: boolean | undefined },
) {
  const { token, size, style, class: more, ...rest } = props;
  return (
    <TokenFace
      {...saidOf(rest)}
      {...rest}
      class={`prog${more ? ` ${more}` : ''}`}
      style={size === undefined ? style : { '--w': rem(size), ...style }}
      rows={tokenRows(token)}
    />
  );
}

/** Tokens face down; the thickness shows that there are more. */
export function TokenPile(props: Outer & { readonly count: number; readonly size?: number | undefined }) {
  const { count, children, ...rest } = props;
  return (
    <Piece {...rest} base={`token ${count === 0 ? 'gone' : 'token-pile'}${count > 1 ? ' many' : ''}`}>
      {count > 0 && <Icon id="progress" class="symbol" />}
      {children}
    </Piece>
  );
}

/** The Cat itself, as a round piece. */
export function CatToken(props: Outer & { readonly size?: number | undefined }) {
  const { children, ...rest } = props;
  return (
    <Piece {...rest} base="token token-cat">
      <Icon id="cat" class="symbol" />
      {children}
    </Piece>
  );
}
