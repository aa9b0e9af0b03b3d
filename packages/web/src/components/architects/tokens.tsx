// Round pieces: conflict tokens with their two sides, progress tokens and their pile, the Cat.
import './tokens.css';
import type { TokenId } from '@maravilha/architects';
import { Icon } from '../icon.tsx';
import { Block } from '../outer.tsx';
import { TokenFace } from '../token.tsx';
import type { Outer } from '../types.ts';
import { tokenRows } from './faces.ts';

/** A conflict token: the dove in peace, crossed swords when a horn has turned it. Its width is `--w`. */
export function ConflictToken(props: Outer & { readonly side: 'peace' | 'battle' }) {
  const { side, children, ...rest } = props;
  return (
    <Block {...rest} base={`ctk ${side}`}>
      <Icon id={side === 'peace' ? 'dove' : 'battle'} class="" />
      {children}
    </Block>
  );
}

/** `size` in pixels; never below 28. */
export function ProgressToken(
  props: Outer & { readonly token: TokenId; readonly size?: number | undefined; readonly selected?: boolean | undefined },
) {
  const { token, size, style, class: more, ...rest } = props;
  return (
    <TokenFace
      {...rest}
      class={`prog${more ? ` ${more}` : ''}`}
      style={size === undefined ? style : { '--w': `${size}px`, ...style }}
      rows={tokenRows(token)}
    />
  );
}

/** Tokens face down; the thickness shows that there are more. */
export function TokenPile(props: Outer & { readonly count: number; readonly size?: number | undefined }) {
  const { count, size, style, children, ...rest } = props;
  return (
    <Block
      {...rest}
      base={`token token-pile${count === 0 ? ' gone' : count === 1 ? ' last' : ''}`}
      style={size === undefined ? style : { '--w': `${size}px`, ...style }}
    >
      {count > 0 && <Icon id="progress" class="s" />}
      {children}
    </Block>
  );
}

/** The Cat itself, as a round piece. */
export function CatToken(props: Outer & { readonly size?: number | undefined }) {
  const { size, style, children, ...rest } = props;
  return (
    <Block {...rest} base="token token-cat" style={size === undefined ? style : { '--w': `${size}px`, ...style }}>
      <Icon id="cat" class="s" />
      {children}
    </Block>
  );
}
