import './controls.css';
import { type ComponentChildren, h } from 'preact';
import type { SymbolId } from '../symbols/drawings.ts';
import { Icon } from './icon.tsx';
import type { Outer } from './types.ts';

export interface ButtonProps extends Outer {
  readonly kind?: 'primary' | 'plain' | 'quiet' | undefined;
  readonly icon?: SymbolId | undefined;
  readonly disabled?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
}

const buttonClass = (kind: string, more: string | undefined): string => `button ${kind}${more ? ` ${more}` : ''}`;

/** Only one primary button per view. */
export function Button(props: ButtonProps) {
  const { kind = 'plain', icon, type = 'button', class: more, children, ...rest } = props;
  return h('button', { ...rest, type, class: buttonClass(kind, more) }, icon && <Icon id={icon} class="" />, children);
}

/** The same look for a way to another page. */
export function ButtonLink(props: Omit<ButtonProps, 'type' | 'disabled'> & { readonly href: string }) {
  const { kind = 'plain', icon, class: more, children, ...rest } = props;
  return h('a', { ...rest, class: buttonClass(kind, more) }, icon && <Icon id={icon} class="" />, children);
}

export interface IconButtonProps extends Outer {
  readonly icon: SymbolId;
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  /** A small number in the corner, such as unread messages. */
  readonly badge?: number | undefined;
  readonly disabled?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, badge, class: more, children, ...rest } = props;
  return h(
    'button',
    { ...rest, type: 'button', class: more ? `icon-button ${more}` : 'icon-button', 'aria-label': label, title: label },
    <Icon id={icon} class="" />,
    children,
    badge !== undefined && badge > 0 && <span class="badge">{badge}</span>,
  );
}

/** A person or a bot, by a symbol on the colour of its side. */
export function Avatar(props: {
  readonly symbol: SymbolId;
  readonly side?: 'me' | 'foe' | undefined;
  readonly class?: string | undefined;
}) {
  return (
    <span class={`avatar centred${props.side === 'foe' ? ' foe' : ''}${props.class ? ` ${props.class}` : ''}`} aria-hidden="true">
      <Icon id={props.symbol} class="" />
    </span>
  );
}

/** The stepped mark and the name of the product. */
export function Logo(props: { readonly children?: ComponentChildren; readonly class?: string | undefined }) {
  return (
    <span class={props.class ? `logo ${props.class}` : 'logo'}>
      <Icon id="stage" class="" />
      {props.children ?? 'Maravilha'}
    </span>
  );
}
