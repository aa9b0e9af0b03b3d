// What a component draws, as one line of markup. For components without hooks: they are called, not mounted.
import { Fragment, type VNode } from 'preact';

type Drawn = VNode<Record<string, unknown>> | string | number | boolean | null | undefined | readonly Drawn[];

const attribute = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const markup = (drawn: unknown): string => {
  const node = drawn as Drawn;
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(markup).join('');
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function' && type !== Fragment) return markup((type as (given: unknown) => unknown)(props));
  const { children, ...rest } = props;
  if (type === Fragment) return markup(children);
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined && value !== false && typeof value !== 'function')
    .map(([name, value]) => ` ${name}="${attribute(value)}"`);
  return `<${String(type)}${attributes.join('')}>${markup(children)}</${String(type)}>`;
};
