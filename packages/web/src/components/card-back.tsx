// The back of a card. Apart from its face: a hand shows no backs, and those who do fetch it.
import './back.css';
import { Icon } from './icon.tsx';
import { Block } from './outer.tsx';
import type { BackKind, Outer } from './types.ts';

const NUMERAL = { 'age-1': 'I', 'age-2': 'II', 'age-3': 'III', guild: undefined } as const satisfies Record<BackKind, string | undefined>;

export interface CardBackProps extends Outer {
  readonly back: BackKind;
  /** It will be turned up: a gold eye. */
  readonly reveals?: boolean | undefined;
}

export function CardBack(props: CardBackProps) {
  const { back, reveals, children, ...rest } = props;
  return (
    <Block {...rest} base={back === 'guild' ? 'back guild' : 'back'}>
      <svg viewBox="0 0 100 144" preserveAspectRatio="none" aria-hidden="true">
        <path
          class="arches"
          d="M-6 96A56 56 0 0 1 106 96M-6 118A56 56 0 0 1 106 118M-6 140A56 56 0 0 1 106 140M14 160A36 36 0 0 1 86 160"
        />
        <rect class="frame" x="5" y="5" width="90" height="134" rx="4" />
      </svg>
      <b aria-hidden="true">{NUMERAL[back] ?? <Icon id="mk-purple" class="" />}</b>
      {reveals && (
        <span class="eye">
          <Icon id="eye" class="" />
        </span>
      )}
      {children}
    </Block>
  );
}
