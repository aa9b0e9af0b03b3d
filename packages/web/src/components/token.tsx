import './token.css';
import { Glyphs } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { Block } from './outer.tsx';
import type { Outer, TokenFaceData } from './types.ts';

export interface TokenFaceProps extends TokenFaceData, Outer {
  readonly selected?: boolean | undefined;
}

/** A progress token. Its width is `--w`. */
export function TokenFace(props: TokenFaceProps) {
  const { rows, selected, children, ...rest } = props;
  return (
    <Block {...rest} base={`token${selected ? ' selected' : ''}${rows.length > 1 ? ' two' : ''}`}>
      {rows.map((glyphs, i) => (
        <span key={i} class={glyphs.length > 2 ? 'row pair trio' : glyphs.length > 1 ? 'row pair' : 'row'}>
          <Glyphs glyphs={glyphs} />
        </span>
      ))}
      {children}
    </Block>
  );
}

/** The place of a token that was taken. */
export function TokenGone(props: Outer) {
  const { children, ...rest } = props;
  return (
    <Block {...rest} base="token gone">
      <Icon id="check" class="" />
      {children}
    </Block>
  );
}
