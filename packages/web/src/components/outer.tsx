import { h } from 'preact';
import type { Outer } from './types.ts';

/** A button when it can be pressed, else a plain block: the same drawing serves both. */
export function Block(props: Outer & { readonly base: string }) {
  const { base, class: more, children, ...rest } = props;
  const name = more ? `${base} ${more}` : base;
  return rest.onClick ? h('button', { type: 'button', ...rest, class: name }, children) : h('div', { ...rest, class: name }, children);
}
