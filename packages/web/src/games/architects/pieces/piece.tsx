// The outer element of every piece. A drawing is silent for screen readers unless it can be pressed or has a name of its own.
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';
import { rem } from '../../../table/window.ts';

type Said = Pick<Outer, 'role' | 'aria-hidden'>;

export const saidOf = (outer: Outer): Said => {
  if (outer.onClick !== undefined || outer.role !== undefined) return {};
  return outer['aria-label'] === undefined ? { 'aria-hidden': true } : { role: 'img' };
};

/** `size`: the width in pixels, if not that of the style sheet. */
export function Piece(props: Outer & { readonly base: string; readonly size?: number | undefined }) {
  const { size, style, ...rest } = props;
  return <Block {...saidOf(rest)} {...rest} style={size === undefined ? style : { '--w': rem(size), ...style }} />;
}
